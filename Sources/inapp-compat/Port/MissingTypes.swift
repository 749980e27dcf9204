import Foundation

/// The types that the given files use and that neither they nor the vendor declare. Empty types are declared as their
/// stubs.
struct MissingTypes: Sendable {
    private var types: Set<String> = []
    private var values: Set<String> = []
    private var wrappers: Set<String> = []
    /// The members that are used on a missing type itself, such as a shared instance.
    private var statics: [String: Set<String>] = [:]
    /// The members of missing types that are used as optionals.
    private var maybe = MaybeMembers()
    /// The files' own types that only exist with SwiftUI.
    private var views: Set<String> = []
    private var usage = MissingUsage()

    /// Their names, sorted.
    var names: [String] { types.union(values).union(wrappers).sorted() }
    var isEmpty: Bool { names.isEmpty && views.isEmpty }

    /// Reads the compiler's errors.
    /// - Parameter files: the texts that it has read, by number.
    /// - Returns: whether there was something new.
    mutating func take(_ complaints: String, in files: [String]) -> Bool {
        let before = (names, statics)
        let known = maybe
        maybe.take(complaints, in: files)
        for name in Self.names(#"cannot find type '(\w+)' in scope"#, complaints) { types.insert(name) }
        for name in Self.names(#"unknown attribute '(\w+)'"#, complaints) { wrappers.insert(name) }
        for name in Self.names(#"cannot find '(\w+)' in scope"#, complaints) {
            // The storage of a property wrapper is declared by the wrapper.
            guard !name.hasPrefix("_") else { continue }
            if name.first?.isUppercase == true { types.insert(name) } else { values.insert(name) }
        }
        types.subtract(wrappers)
        // The functions of a superclass from another framework are not found before the superclass has a stub.
        let texts = types.compactMap { OutsideTypes[$0]?.text }
        values = values.filter { name in
            !texts.contains { $0.contains("func \(name)(") || $0.contains("func \(name)<") }
        }
        for (name, member) in Self.pairs(#"type '(\w+)' has no member '(\w+)'"#, complaints)
        where types.contains(name) {
            statics[name, default: []].insert(member)
        }
        return (names, statics) != before || maybe != known
    }

    /// Records how the files use them.
    mutating func look(at files: [PreparedSource], _ trees: [CompilerValue]) {
        usage = MissingUsage(of: types.union(views), in: files, trees)
    }

    /// Adds stubs for views, if their framework does not exist.
    mutating func stand(for views: Set<String>, in files: [PreparedSource], _ trees: [CompilerValue]) {
        guard !views.isEmpty else { return }
        self.views = views
        look(at: files, trees)
    }

    private static func names(_ pattern: String, _ text: String) -> Set<String> {
        Set(groups(pattern, text).compactMap(\.first))
    }

    private static func pairs(_ pattern: String, _ text: String) -> [(String, String)] {
        groups(pattern, text).filter { $0.count == 2 }.map { ($0[0], $0[1]) }
    }

    /// The groups of each match of a pattern.
    private static func groups(_ pattern: String, _ text: String) -> [[String]] {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).map { match in
            (1..<match.numberOfRanges).compactMap {
                Range(match.range(at: $0), in: text).map { String(text[$0]) }
            }
        }
    }

    /// The Swift declarations of all stubs.
    /// - Parameter isKept: whether they are for the app, where the frameworks may exist.
    func text(isKept: Bool) -> String {
        guard !isEmpty else { return "" }
        let outside = names.compactMap { name in OutsideTypes[name].map { (name, $0) } }
        let known = Set(outside.map(\.0))
        // Some names share a declaration.
        let texts = outside.enumerated().compactMap { index, known -> String? in
            let type = known.1
            guard !outside[..<index].contains(where: { $0.1.text == type.text }) else { return nil }
            return isKept ? "#if !canImport(\(type.module))\n\(type.text)\n#endif\n" : type.text + "\n"
        }
        return preface + texts.joined()
            + views.sorted().map { "#if !canImport(SwiftUI)\n\(type($0))#endif\n" }.joined()
            + wrappers.subtracting(known).sorted().map(Self.wrapper).joined()
            + types.subtracting(known).sorted().map { name in
                isKept && OutsideTypes.views.contains(name)
                    ? "#if !canImport(SwiftUI)\n\(type(name))#endif\n" : type(name)
            }.joined()
            + values.subtracting(known).sorted().map {
                "nonisolated public let \($0) = MissingValue()\n"
            }.joined()
    }

    private static func wrapper(_ name: String) -> String {
        """
        @propertyWrapper public struct \(name)<Value> {
            public var wrappedValue: Value
            public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        }

        """
    }

    private static let accessors = """
        subscript(dynamicMember name: String) -> MissingValue { get { MissingValue() } set {} }
        """
    private static let typedAccessors = """
        subscript<Value>(dynamicMember name: String) -> Value { get { MissingValue.any() } set {} }
        """

    private func type(_ name: String) -> String {
        if usage.functions.contains(name) { return "public typealias \(name) = (Any?) -> Void\n" }
        if usage.isProtocol(name) {
            let kind = usage.values.contains(name) ? "" : ": AnyObject"
            return """
                @dynamicMemberLookup public protocol \(name)\(kind) {}
                extension \(name) {
                    public subscript(dynamicMember name: String) -> MissingValue { MissingValue() }
                }

                """
        }
        let generics = usage.generics[name].map {
            "<\((0..<$0).map { "Value\($0)" }.joined(separator: ", "))>"
        }
        let members =
            [
                "static \(Self.accessors)", "static \(Self.typedAccessors)", Self.accessors,
                Self.typedAccessors,
            ]
            .map { "    public \($0)\n" }
        return """
            @dynamicMemberLookup @dynamicCallable open class \(name)\(generics ?? ""): \(Self.parent(name)) {
            \(members.joined())\(maybe.text("class "))\(maybe.text())\(fixed(name))\(usage.members(of: name))
                @discardableResult public func dynamicallyCall(
                    withKeywordArguments arguments: KeyValuePairs<String, Any?>
                ) -> MissingValue { MissingValue() }
            }

            """
    }

    /// The static members of a type.
    private func fixed(_ name: String) -> String {
        guard usage.generics[name] == nil else { return "" }
        return (statics[name] ?? []).sorted()
            .map { "    public class var `\($0)`: \(name) { \(name)() }\n" }.joined()
    }

    private static func parent(_ name: String) -> String {
        if name.hasSuffix("ViewController") || name.hasPrefix("UI") && name.hasSuffix("Controller") {
            return "UIViewController"
        }
        return name.hasSuffix("View") ? "UIView" : "NSObject"
    }

    private var preface: String {
        """
        // These stand in for types that were not among the files, so that the handler compiles without them. Delete this file in
        // the app, which has the types.
        #if canImport(UIKit)
            import UIKit
        #else
            import Foundation
            import PlatformStandIns
        #endif

        @dynamicMemberLookup @dynamicCallable public struct MissingValue: Hashable, ExpressibleByStringLiteral,
            ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, Sendable
        {
            public init() {}
            public init(stringLiteral value: String) {}
            public init(integerLiteral value: Int) {}
            public init(booleanLiteral value: Bool) {}
            public subscript(dynamicMember name: String) -> MissingValue { get { self } nonmutating set {} }
            public subscript<Value>(dynamicMember name: String) -> Value {
                get { MissingValue.any() }
                nonmutating set {}
            }
        \(maybe.text(setter: "nonmutating set"))    @discardableResult public func dynamicallyCall(
                withKeywordArguments arguments: KeyValuePairs<String, Any?>
            ) -> MissingValue { self }
            public func dynamicallyCall<Value>(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> Value {
                MissingValue.any()
            }
            /// A harmless value: nothing, or an empty value. If there is none, the program stops, because only the type itself
            /// knows its values.
            static func any<Value>() -> Value {
                if let nothing = Any?.none as? Value { return nothing }
                let empty: [Any] = [
                    MissingValue(), (), "", 0, 0.0, false, [Any](), [AnyHashable: Any](), Date(timeIntervalSince1970: 0),
                ]
                for value in empty { if let value = value as? Value { return value } }
                preconditionFailure("\\(Value.self) of the app is missing.")
            }
        }

        public func ~= <Value>(pattern: Value, value: MissingValue) -> Bool { false }


        """ + (maybe == MaybeMembers() ? "" : MaybeMembers.function)
    }
}
