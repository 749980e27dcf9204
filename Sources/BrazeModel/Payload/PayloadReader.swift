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

extension PayloadReader {
    /// What became of a value that was read.
    enum Outcome<Value> {
        case value(Value)
        case wrongType
        case invalidValue

        /// Refuses a value that was not understood.
        init(_ value: Value?) {
            self = value.map { .value($0) } ?? .invalidValue
        }
    }

    /// What a value of a payload may be.
    struct Kind<Value> {
        private let describe: () -> String
        /// Reads a value.
        let read: (JSONValue) -> Outcome<Value>

        /// Makes a kind; its description in words is made only if an error needs it.
        init(expected: @escaping @autoclosure () -> String, read: @escaping (JSONValue) -> Outcome<Value>) {
            describe = expected
            self.read = read
        }

        /// The kind in words, for errors.
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
    /// A length of time, in seconds. The payload counts milliseconds, as on the vendor's other platforms:
    /// which unit the vendor's iOS payloads use is not known, and this is the only place that decides it.
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
    /// A length of time as payloads write it, see `PayloadReader.Kind.milliseconds`.
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
    /// One of the words that the cases of an enumeration stand for, in upper or lower case.
    static var word: Self {
        Self(expected: "one of \(Value.allCases.map(\.rawValue).joined(separator: ", "))") { value in
            guard case .string(let text) = value else { return .wrongType }
            return .init(Value(rawValue: text.uppercased()))
        }
    }
}

/// A `[String: Any]` that is Sendable and comparable: what `extras` and the like are kept as.
///
/// It holds JSON values only, see `JSONValue.init(_: Any)`. Reading `values` copies nothing.
///
/// `@unchecked Sendable` is sound because `values` is a constant tree made by `JSONValue.foundationValue`:
/// strings, `NSNumber`, `NSNull`, and arrays and dictionaries of these, none of which can be changed.
struct JSONObject: @unchecked Sendable, Hashable {
    /// What an app reads.
    let values: [String: Any]

    init(_ values: [String: Any] = [:]) {
        self.values = values.isEmpty ? [:] : values.mapValues { JSONValue($0).foundationValue }
    }

    init(_ json: [String: JSONValue]) {
        values = json.mapValues(\.foundationValue)
    }

    /// What is compared and encoded.
    var json: [String: JSONValue] { values.mapValues { JSONValue($0) } }

    static func == (left: JSONObject, right: JSONObject) -> Bool {
        guard left.values.count == right.values.count else { return false }
        return left.values.isEmpty || left.json == right.json
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(values.isEmpty ? [:] : json)
    }
}
