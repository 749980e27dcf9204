import Foundation
import HeadlessStage

/// Reads the values of a JSON object and knows where it stands, so that each error names the key path.
///
/// Null stands for absence where a value is optional, and is a mistake where one is needed.
struct PayloadReader {
    /// Where the object stands.
    let path: PayloadPath
    private let object: [String: JSONValue]

    init(_ value: JSONValue, path: PayloadPath = .root) throws {
        guard case .object(let object) = value else {
            throw PayloadError.wrongType(value, at: path, expected: "an object")
        }
        self.object = object
        self.path = path
    }

    /// Reads a payload's text.
    init(json: Data) throws {
        try self.init(JSONValue(parsing: json))
    }

    /// Reads what a decoder offers.
    init(from decoder: any Decoder) throws {
        try self.init(JSONValue(from: decoder), path: PayloadPath(decoder.codingPath))
    }

    /// Whether a key has a value other than null.
    func has(_ key: String) -> Bool {
        object[key] ?? .null != .null
    }

    /// The value of a key; nil if there is none.
    func optional<Value>(_ key: String, _ kind: Kind<Value>) throws -> Value? {
        guard let value = object[key], value != .null else { return nil }
        return try read(value, at: path[key], kind)
    }

    /// The value of a key, `fallback` if the key is absent.
    func value<Value>(_ key: String, _ kind: Kind<Value>, default fallback: Value) throws -> Value {
        guard let value = object[key] else { return fallback }
        return try read(value, at: path[key], kind)
    }

    /// The value of a key that must be there.
    func required<Value>(_ key: String, _ kind: Kind<Value>) throws -> Value {
        guard let value = object[key] else {
            throw PayloadError.missing(path[key], expected: kind.expected)
        }
        return try read(value, at: path[key], kind)
    }

    /// The elements of an array, each read on its own; nil if there is no array.
    func array<Value>(_ key: String, _ kind: Kind<Value>) throws -> [Value]? {
        guard let values = try optional(key, .array) else { return nil }
        let keyPath = path[key]
        return try values.enumerated().map { try read($1, at: keyPath[$0], kind) }
    }

    /// The objects in an array; nil if there is no array.
    func readers(_ key: String) throws -> [PayloadReader]? {
        guard let values = try optional(key, .array) else { return nil }
        let keyPath = path[key]
        return try values.enumerated().map { try PayloadReader($1, path: keyPath[$0]) }
    }

    /// The objects in an object, by key; nil if there is no object.
    func readersByKey(_ key: String) throws -> [String: PayloadReader]? {
        guard let values = try optional(key, .object) else { return nil }
        let keyPath = path[key]
        return try Dictionary(
            uniqueKeysWithValues: values.sorted { $0.key < $1.key }.map { name, value in
                (name, try PayloadReader(value, path: keyPath[name]))
            })
    }

    private func read<Value>(
        _ value: JSONValue, at keyPath: @autoclosure () -> PayloadPath, _ kind: Kind<Value>
    ) throws -> Value {
        switch kind.read(value) {
        case .value(let value): return value
        case .wrongType: throw PayloadError.wrongType(value, at: keyPath(), expected: kind.expected)
        case .invalidValue: throw PayloadError.invalidValue(value, at: keyPath(), expected: kind.expected)
        }
    }
}
