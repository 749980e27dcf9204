/// The parts of a method's declaration, besides its name, labels and optional types, that decide whether it implements a
/// requirement of a protocol. Sendable; a value.
struct SourceForm: Sendable, Hashable {
    /// A word of the declaration that matters.
    enum Word: Sendable, Hashable {
        /// It belongs to the type, and not to its instances.
        case isStatic
        /// It is asynchronous.
        case isAsync
        /// It throws.
        case isThrowing
        /// It overrides a method of a superclass.
        case isOverride
        /// It is visible to Objective-C, which finds methods by their names.
        case isObjC
    }

    /// The words that stand before or behind it.
    let words: Set<Word>
    /// The indices of the parameters that are `inout`.
    let inouts: Set<Int>
    /// Whether it returns a value.
    let hasResult: Bool
}

extension SourceMethods {
    private static let wordsBefore: [String: SourceForm.Word] = [
        "static": .isStatic, "class": .isStatic, "override": .isOverride, "objc": .isObjC,
    ]
    private static let wordsAfter: [String: SourceForm.Word] = [
        "async": .isAsync, "throws": .isThrowing, "rethrows": .isThrowing,
    ]
    /// What ends the modifiers of a declaration, read backwards.
    private static let borders: Set = ["{", "}", ";", "func", "var", "let", "return", "="]

    /// The form of a method.
    /// - Parameters:
    ///   - keyword: the place of `func`.
    ///   - parameters: the places from the token before each parameter to its end.
    ///   - close: the place where the list of parameters ends.
    func form(of keyword: Int, parameters: [(Int, Int)], close: Int) -> SourceForm {
        let before = tokens[..<keyword].reversed().prefix { !Self.borders.contains($0.text) }
        let head = ((close + 1)..<tokens.count).prefix {
            !["{", "}", "func", "where", ";"].contains(text($0))
        }
        let arrow = head.first { text($0) == "->" }
        let after = head.prefix { $0 != arrow }
        let words =
            before.compactMap { Self.wordsBefore[$0.text] } + after.compactMap { Self.wordsAfter[text($0)] }
        let inouts = parameters.enumerated().filter { _, range in
            (range.0..<range.1).contains { text($0) == "inout" }
        }
        return SourceForm(
            words: Set(words), inouts: Set(inouts.map(\.offset)),
            hasResult: arrow.map { arrow in hasValue(head.filter { $0 > arrow }) } ?? false)
    }

    /// Whether a result's type is not that of nothing.
    private func hasValue(_ places: [Int]) -> Bool {
        let type = places.map(text)
        return type.first != "Void" && type.prefix(2) != ["(", ")"]
    }
}

/// The types of an app's texts with their superclasses and methods. Sendable; a value.
struct SourceLineage: Sendable {
    private let parents: [String: Set<String>]
    private let methods: [String: Set<String>]
    private let protocols: Set<String>

    /// Knows nothing.
    init() { (parents, methods, protocols) = ([:], [:], []) }

    /// Reads what texts declare.
    init(parents: [String: Set<String>], methods all: [SourceMethods.Method], protocols: Set<String>) {
        self.protocols = protocols
        let named = parents.map { (Self.last($0.key), Set($0.value.map(Self.last))) }
        self.parents = Dictionary(named) { $0.union($1) }
        methods = Dictionary(all.map { (Self.last($0.type), [$0.signature]) }) { $0.union($1) }
    }

    /// The superclass that conforms to a protocol, if neither that class nor one between it and the type declares a method. The
    /// conformance then uses the protocol's default, and the type's own method is never called.
    /// - Parameters:
    ///   - type: the type that declares the method.
    ///   - name: the protocol.
    ///   - method: the method.
    func ancestor(of type: String, conformingTo name: String, without method: String) -> String? {
        var (current, seen) = (Self.last(type), Set<String>())
        // A protocol of the app's may refine the vendor's.
        guard let own = parents[current], !own.contains(name), own.isDisjoint(with: protocols) else {
            return nil
        }
        while seen.insert(current).inserted {
            let known = parents[current, default: []].filter { $0 != current && parents[$0] != nil }
                .subtracting(protocols)
            guard let parent = known.first, known.count == 1, methods[parent]?.contains(method) != true else {
                return nil
            }
            if parents[parent]?.contains(name) == true { return parent }
            current = parent
        }
        return nil
    }

    /// The last part of a type's path.
    private static func last(_ name: String) -> String { String(name.split(separator: ".").last ?? "") }
}
