import Foundation

/// What an object of an app's keeps in its properties, as far as it can be put into words that mean the same under every SDK:
/// texts, numbers, flags, addresses, cases, and collections and types of the app's own that are made of them. Objects of SDKs
/// are left out: they are others under another SDK.
///
/// Sendable; a value.
struct StoredValues: Sendable, Equatable {
    /// A property: its text, or the texts of its elements where it is a list.
    enum Value: Sendable, Equatable {
        case text(String)
        case list([String])
    }

    /// The properties, by name.
    private(set) var values: [String: Value] = [:]

    /// The same with other ids.
    func renaming(_ ids: [String: String]) -> StoredValues {
        var renamed = self
        renamed.values = values.mapValues { value in
            switch value {
            case .text(let text): .text(ids[text] ?? text)
            case .list(let texts): .list(texts.map { ids[$0] ?? $0 })
            }
        }
        return renamed
    }

    /// An object without properties.
    init() {}

    /// Reads an object's properties, those of its superclasses too. On the thread that may.
    init(of object: AnyObject) {
        var reader = StoredValueReader(module: StoredValueReader.module(of: type(of: object)))
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            for child in level.children {
                guard let name = child.label, let value = reader.value(of: child.value) else { continue }
                values[name] = value
            }
            mirror = level.superclassMirror
        }
    }
}

/// Puts properties into words.
private struct StoredValueReader {
    /// The app's module, whose types are looked into.
    let module: String
    private var depth = 0

    /// How deep types of the app's are looked into.
    private static let depthLimit = 4

    init(module: String) { self.module = module }

    static func module(of type: Any.Type) -> String {
        String(String(reflecting: type).prefix { $0 != "." })
    }

    /// nil for what has no words.
    mutating func value(of value: Any) -> StoredValues.Value? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .collection || mirror.displayStyle == .set else {
            return text(of: value).map(StoredValues.Value.text)
        }
        let texts = mirror.children.map { text(of: $0.value) ?? "a value" }
        return .list(mirror.displayStyle == .set ? texts.sorted() : texts)
    }

    private mutating func text(of value: Any) -> String? {
        switch value {
        case let text as String: return text
        case let flag as Bool: return "\(flag)"
        case let number as any BinaryInteger: return "\(number)"
        case let number as any BinaryFloatingPoint: return "\(number)"
        case let address as URL: return address.absoluteString
        default: break
        }
        guard depth < Self.depthLimit else { return nil }
        depth += 1
        defer { depth -= 1 }
        return composed(Mirror(reflecting: value), value)
    }

    private mutating func composed(_ mirror: Mirror, _ value: Any) -> String? {
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { text(of: $0.value) } ?? "nothing"
        case .collection: return "[" + mirror.children.map { word($0.value) }.joined(separator: ", ") + "]"
        case .set, .dictionary:
            return "[" + mirror.children.map { word($0.value) }.sorted().joined(separator: ", ") + "]"
        case .tuple: return "(" + mirror.children.map { word($0.value) }.joined(separator: ", ") + ")"
        case .enum where mirror.children.isEmpty: return "\(value)"
        case .enum, .struct, .class:
            guard Self.module(of: mirror.subjectType) == module, !mirror.children.isEmpty else { return nil }
            let members = mirror.children.compactMap { child in
                text(of: child.value).map { "\(child.label ?? "_"): \($0)" }
            }
            return members.isEmpty ? nil : "(" + members.joined(separator: ", ") + ")"
        default: return nil
        }
    }

    private mutating func word(_ value: Any) -> String { text(of: value) ?? "a value" }
}
