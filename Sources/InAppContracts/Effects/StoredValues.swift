import Foundation

/// The properties of an app's object, as text that means the same under every SDK: strings, numbers, flags, URLs, enum
/// cases, and collections and types of the app that consist of these. Objects of SDKs are left out, because they differ
/// from SDK to SDK.
///
/// Sendable; a value.
struct StoredValues: Sendable, Equatable {
    /// The value of a property: its text, or for a list the texts of its elements.
    enum Value: Sendable, Equatable {
        case text(String)
        case list([String])
    }

    /// The properties, by name.
    private(set) var values: [String: Value] = [:]

    /// A copy with other ids.
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

    /// The values of an object without properties.
    init() {}

    /// Reads an object's properties, including those of its superclasses. Call it on a thread that may read them.
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

/// Converts properties to text.
private struct StoredValueReader {
    /// The app's module. Only its types are inspected.
    let module: String
    private var depth = 0

    /// The maximum depth to which the app's types are inspected.
    private static let depthLimit = 4

    init(module: String) { self.module = module }

    static func module(of type: Any.Type) -> String {
        String(String(reflecting: type).prefix { $0 != "." })
    }

    /// The value as text; nil for values that have no text.
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
