import Foundation

/// Reads the values of a JSON object and knows where it stands, so that each error names the key path.
///
/// Null stands for absence where a value is optional, and is a mistake where one is needed.
struct PayloadReader {
    /// The object's key path; empty for the payload itself.
    let path: String
    private let object: [String: JSONValue]

    init(_ value: JSONValue, path: String = "") throws {
        guard case .object(let object) = value else {
            throw Self.mistake(.wrongType, path, value, "an object")
        }
        self.object = object
        self.path = path
    }

    /// Reads a payload's text.
    init(json: Data) throws {
        guard let value = try? JSONSerialization.jsonObject(with: json, options: [.fragmentsAllowed]) else {
            throw Braze.PayloadError(
                code: .notJSON, keyPath: "", found: "\(json.count) bytes that are no JSON",
                expected: "JSON text")
        }
        try self.init(JSONValue(value))
    }

    /// Reads what a decoder offers.
    init(from decoder: any Decoder) throws {
        let path = decoder.codingPath.reduce("") { path, key in
            key.intValue.map { "\(path)[\($0)]" } ?? Self.join(path, key.stringValue)
        }
        try self.init(JSONValue(from: decoder), path: path)
    }

    /// Whether a key has a value other than null.
    func has(_ key: String) -> Bool {
        object[key] ?? .null != .null
    }

    /// The value of a key; nil if there is none.
    func optional<Value>(_ key: String, _ kind: Kind<Value>) throws -> Value? {
        guard let value = object[key], value != .null else { return nil }
        return try read(value, at: Self.join(path, key), kind)
    }

    /// The value of a key, `fallback` if the key is absent.
    func value<Value>(_ key: String, _ kind: Kind<Value>, default fallback: Value) throws -> Value {
        guard let value = object[key] else { return fallback }
        return try read(value, at: Self.join(path, key), kind)
    }

    /// The value of a key that must be there.
    func required<Value>(_ key: String, _ kind: Kind<Value>) throws -> Value {
        let keyPath = Self.join(path, key)
        guard let value = object[key] else {
            throw Braze.PayloadError.missing(keyPath, expected: kind.expected)
        }
        return try read(value, at: keyPath, kind)
    }

    /// The elements of an array, each read on its own; nil if there is no array.
    func array<Value>(_ key: String, _ kind: Kind<Value>) throws -> [Value]? {
        guard let values = try optional(key, .array) else { return nil }
        let keyPath = Self.join(path, key)
        return try values.enumerated().map { try read($1, at: "\(keyPath)[\($0)]", kind) }
    }

    /// The objects in an array; nil if there is no array.
    func readers(_ key: String) throws -> [PayloadReader]? {
        guard let values = try optional(key, .array) else { return nil }
        let keyPath = Self.join(path, key)
        return try values.enumerated().map { try PayloadReader($1, path: "\(keyPath)[\($0)]") }
    }

    /// The objects in an object, by key; nil if there is no object.
    func readersByKey(_ key: String) throws -> [String: PayloadReader]? {
        guard let values = try optional(key, .object) else { return nil }
        let keyPath = Self.join(path, key)
        return try Dictionary(
            uniqueKeysWithValues: values.sorted { $0.key < $1.key }.map { name, value in
                (name, try PayloadReader(value, path: Self.join(keyPath, name)))
            })
    }

    private func read<Value>(_ value: JSONValue, at keyPath: @autoclosure () -> String, _ kind: Kind<Value>)
        throws -> Value
    {
        switch kind.read(value) {
        case .value(let value): return value
        case .wrongType:
            throw Self.mistake(value == .null ? .missing : .wrongType, keyPath(), value, kind.expected)
        case .invalidValue: throw Self.mistake(.invalidValue, keyPath(), value, kind.expected)
        }
    }

    private static func join(_ path: String, _ key: String) -> String {
        path.isEmpty ? key : "\(path).\(key)"
    }

    private static func mistake(
        _ code: Braze.PayloadError.Code, _ keyPath: String, _ value: JSONValue, _ expected: String
    ) -> Braze.PayloadError {
        Braze.PayloadError(code: code, keyPath: keyPath, found: value.summary, expected: expected)
    }
}
