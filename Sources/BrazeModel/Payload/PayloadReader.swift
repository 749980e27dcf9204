import Foundation
import HeadlessStage

/// Reads the values of a JSON object whose position it knows, so each error names the key path.
///
/// Null counts as absent for an optional value, and is an error for a required one.
struct PayloadReader {
    /// The position of the object.
    let path: PayloadPath
    private let object: [String: JSONValue]

    init(_ value: JSONValue, path: PayloadPath = .root) throws {
        guard case .object(let object) = value else {
            throw PayloadError.wrongType(value, at: path, expected: "an object")
        }
        self.object = object
        self.path = path
    }

    /// Parses a payload's text.
    init(json: Data) throws {
        try self.init(JSONValue(parsing: json))
    }

    /// Reads the object of a decoder.
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

    /// The value of a key; `fallback` if the key is absent.
    func value<Value>(_ key: String, _ kind: Kind<Value>, default fallback: Value) throws -> Value {
        guard let value = object[key] else { return fallback }
        return try read(value, at: path[key], kind)
    }

    /// The value of a required key.
    func required<Value>(_ key: String, _ kind: Kind<Value>) throws -> Value {
        guard let value = object[key] else {
            throw PayloadError.missing(path[key], expected: kind.expected)
        }
        return try read(value, at: path[key], kind)
    }

    /// The elements of an array, each read separately; nil if there is no array.
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

extension PayloadReader {
    /// The result of reading a value.
    enum Outcome<Value> {
        case value(Value)
        case wrongType
        case invalidValue

        /// Rejects a value that was not understood.
        init(_ value: Value?) {
            self = value.map { .value($0) } ?? .invalidValue
        }
    }

    /// The expected kind of a payload's value.
    struct Kind<Value> {
        private let describe: () -> String
        /// Reads a value.
        let read: (JSONValue) -> Outcome<Value>

        /// Makes a kind; its description is computed only if an error needs it.
        init(expected: @escaping @autoclosure () -> String, read: @escaping (JSONValue) -> Outcome<Value>) {
            describe = expected
            self.read = read
        }

        /// The description of the kind, for errors.
        var expected: String { describe() }
    }
}

extension PayloadReader.Kind where Value == String {
    static var string: Self {
        Self(expected: "a string") { value in
            if case .string(let text) = value { .value(text) } else { .wrongType }
        }
    }
}

extension PayloadReader.Kind where Value == Bool {
    static var bool: Self {
        Self(expected: "true or false") { value in
            if case .bool(let flag) = value { .value(flag) } else { .wrongType }
        }
    }
}

extension PayloadReader.Kind where Value == Int {
    static var integer: Self {
        Self(expected: "an integer") { value in
            switch value {
            case .integer(let integer): .value(integer)
            case .number: .invalidValue
            default: .wrongType
            }
        }
    }
}

extension PayloadReader.Kind where Value == TimeInterval {
    /// A duration, in seconds. Payloads contain milliseconds, as on the vendor's other platforms. It is not known which
    /// unit the vendor's iOS payloads use; only this place decides it.
    static var milliseconds: Self {
        Self(expected: "a number of milliseconds, 0 or more") { value in
            switch value {
            case .integer(let number): number >= 0 ? .value(TimeInterval(number) / 1000) : .invalidValue
            case .number(let number): number >= 0 ? .value(number / 1000) : .invalidValue
            default: .wrongType
            }
        }
    }
}

extension JSONValue {
    /// A duration in the format of payloads; see `PayloadReader.Kind.milliseconds`.
    init(seconds: TimeInterval) {
        self.init(seconds * 1000)
    }
}

extension PayloadReader.Kind where Value == URL {
    static var url: Self {
        Self(expected: "a URL") { value in
            guard case .string(let text) = value else { return .wrongType }
            return .init(URL(string: text))
        }
    }
}

extension PayloadReader.Kind where Value == Braze.InAppMessage.Color {
    static var color: Self {
        Self(expected: "a colour: alpha, red, green and blue in 32 bits, 0 to 4294967295") { value in
            switch value {
            case .integer(let packed):
                .init(UInt32(exactly: packed).map(Braze.InAppMessage.Color.init(rawValue:)))
            case .number: .invalidValue
            default: .wrongType
            }
        }
    }
}

extension PayloadReader.Kind where Value == [JSONValue] {
    static var array: Self {
        Self(expected: "an array") { value in
            if case .array(let values) = value { .value(values) } else { .wrongType }
        }
    }
}

extension PayloadReader.Kind where Value == [String: JSONValue] {
    static var object: Self {
        Self(expected: "an object") { value in
            if case .object(let values) = value { .value(values) } else { .wrongType }
        }
    }
}

extension PayloadReader.Kind where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    /// One of the strings of an enumeration's cases; case-insensitive.
    static var word: Self {
        Self(expected: "one of \(Value.allCases.map(\.rawValue).joined(separator: ", "))") { value in
            guard case .string(let text) = value else { return .wrongType }
            return .init(Value(rawValue: text.uppercased()))
        }
    }
}

/// A `[String: Any]` that is Sendable and equatable, used to store `extras` and similar values.
///
/// It contains only JSON values; see `JSONValue.init(_: Any)`. Reading `values` copies nothing.
///
/// `@unchecked Sendable` is sound because `values` is a constant tree made by `JSONValue.foundationValue`: strings,
/// `NSNumber`, `NSNull`, and arrays and dictionaries of these, all of them immutable.
struct JSONObject: @unchecked Sendable, Hashable {
    /// The values that an app reads.
    let values: [String: Any]

    init(_ values: [String: Any] = [:]) {
        self.values = values.isEmpty ? [:] : values.mapValues { JSONValue($0).foundationValue }
    }

    init(_ json: [String: JSONValue]) {
        values = json.mapValues(\.foundationValue)
    }

    /// The value for comparison and encoding.
    var json: [String: JSONValue] { values.mapValues { JSONValue($0) } }

    static func == (left: JSONObject, right: JSONObject) -> Bool {
        guard left.values.count == right.values.count else { return false }
        return left.values.isEmpty || left.json == right.json
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(values.isEmpty ? [:] : json)
    }
}
