public import Foundation
import HeadlessStage

/// Any JSON value (section 3). Sendable; any thread.
public enum AirshipJSON: Codable, Equatable, Sendable, Hashable {
    /// A text.
    case string(String)
    /// A number.
    case number(Double)
    /// An object.
    case object([String: AirshipJSON])
    /// An array.
    case array([AirshipJSON])
    /// A Boolean.
    case bool(Bool)
    /// Null.
    case null

    /// Reads a value.
    /// - Throws: `DecodingError` for anything but a JSON value.
    public init(from decoder: any Decoder) throws {
        self.init(try JSONValue(from: decoder))
    }

    /// Writes the value.
    /// - Throws: the encoder's errors.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .object(let values): try container.encode(values)
        case .array(let values): try container.encode(values)
        case .bool(let value): try container.encode(value)
        case .null: try container.encodeNil()
        }
    }
}

// MARK: Reading values

extension AirshipJSON {
    /// The string; nil for any other value.
    public var string: String? {
        guard case .string(let value) = self else { return nil }
        return value
    }

    /// The members; nil when this is not an object.
    public var object: [String: AirshipJSON]? {
        guard case .object(let value) = self else { return nil }
        return value
    }

    /// The elements; nil when this is not an array.
    public var array: [AirshipJSON]? {
        guard case .array(let value) = self else { return nil }
        return value
    }

    /// The number; nil for any other value.
    public var double: Double? {
        guard case .number(let value) = self else { return nil }
        return value
    }

    /// The Boolean; nil for any other value.
    public var bool: Bool? {
        guard case .bool(let value) = self else { return nil }
        return value
    }

    /// Whether this is null.
    public var isNull: Bool { self == .null }
    /// Whether this is an object.
    public var isObject: Bool { object != nil }
    /// Whether this is an array.
    public var isArray: Bool { array != nil }
    /// Whether this is a string.
    public var isString: Bool { string != nil }
    /// Whether this is a number.
    public var isNumber: Bool { double != nil }
    /// Whether this is a Boolean.
    public var isBool: Bool { bool != nil }

    /// The value as Swift types: strings, doubles, Booleans, dictionaries and arrays; nil for null.
    public func unWrap() -> AnyHashable? {
        switch self {
        case .string(let value): return AnyHashable(value)
        case .number(let value): return AnyHashable(value)
        case .bool(let value): return AnyHashable(value)
        case .object(let values): return AnyHashable(values.compactMapValues { $0.unWrap() })
        case .array(let values): return AnyHashable(values.compactMap { $0.unWrap() })
        case .null: return nil
        }
    }
}

// MARK: Literals (in the SDK from 20.4 on, number literals later still)

extension AirshipJSON: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
    ExpressibleByNilLiteral
{
    /// A string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// A number.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// A number.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    /// A Boolean.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// An array.
    public init(arrayLiteral elements: AirshipJSON...) { self = .array(elements) }
    /// An object. If two members have the same name, the last one wins.
    public init(dictionaryLiteral elements: (String, AirshipJSON)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
    }
    /// Null.
    public init(nilLiteral: ()) { self = .null }
}

// Conversions from and to JSON.

extension AirshipJSON {
    /// Makes JSON from any value.
    ///
    /// - Parameters:
    ///   - value: nil, a JSON value, a value from Foundation's JSON parser, or an encodable value.
    ///   - encoder: encodes encodable values.
    /// - Throws: `AirshipJSONError.cannotWrap` for a value that JSON cannot represent, otherwise the encoder's errors.
    public static func wrap(_ value: Any?, encoder: @autoclosure () -> JSONEncoder = JSONEncoder()) throws
        -> AirshipJSON
    {
        guard let value else { return .null }
        switch value {
        case let json as AirshipJSON: return json
        case is NSNull: return .null
        case let text as String: return .string(text)
        case let url as URL: return .string(url.absoluteString)
        case let number as NSNumber: return wrap(number)
        case let list as [Any?]: return .array(try list.map { try wrap($0, encoder: encoder()) })
        case let members as [String: Any?]:
            return .object(try members.mapValues { try wrap($0, encoder: encoder()) })
        case let encodable as any Encodable: return try from(data: encoder().encode(encodable))
        default: throw AirshipJSONError.cannotWrap("\(type(of: value))")
        }
    }

    private static func wrap(_ number: NSNumber) -> AirshipJSON {
        if case .bool(let value) = JSONValue(number) { return .bool(value) }
        return .number(number.doubleValue)
    }

    /// Reads JSON text; nil is null.
    ///
    /// - Throws: `DecodingError` for invalid JSON.
    public static func from(
        json: String?, decoder: @autoclosure () -> JSONDecoder = JSONDecoder()
    ) throws -> AirshipJSON {
        guard let json else { return .null }
        return try decoder().decode(AirshipJSON.self, from: Data(json.utf8))
    }

    /// Reads JSON text; nil is null.
    ///
    /// - Throws: `DecodingError` for invalid JSON.
    public static func from(
        data: Data?, decoder: @autoclosure () -> JSONDecoder = JSONDecoder()
    ) throws -> AirshipJSON {
        guard let data else { return .null }
        return try decoder().decode(AirshipJSON.self, from: data)
    }

    /// The value as JSON text.
    ///
    /// - Throws: `EncodingError` for a number that JSON cannot represent.
    public func toData(encoder: @autoclosure () -> JSONEncoder = JSONEncoder()) throws -> Data {
        try encoder().encode(self)
    }

    /// The value as JSON text.
    ///
    /// - Throws: `EncodingError` for a number that JSON cannot represent.
    public func toString(encoder: @autoclosure () -> JSONEncoder = JSONEncoder()) throws -> String {
        String(decoding: try toData(encoder: encoder()), as: UTF8.self)
    }

    /// Decodes a value of another type from it.
    ///
    /// - Throws: `DecodingError`.
    public func decode<T: Decodable>(
        decoder: @autoclosure () -> JSONDecoder = JSONDecoder(),
        encoder: @autoclosure () -> JSONEncoder = JSONEncoder()
    ) throws -> T {
        try decoder().decode(T.self, from: toData(encoder: encoder()))
    }

    /// Makes an object from a builder.
    public static func makeObject(builderBlock: (inout AirshipJSONObjectBuilder) -> Void) -> AirshipJSON {
        var builder = AirshipJSONObjectBuilder()
        builderBlock(&builder)
        return builder.build()
    }
}

/// Collects the members of an object. A value, Sendable.
public struct AirshipJSONObjectBuilder: Sendable {
    private var members: [String: AirshipJSON] = [:]

    init() {}

    /// Sets a member to a string; nil leaves it out.
    public mutating func set(string: String?, key: String) { members[key] = string.map(AirshipJSON.string) }
    /// Sets a member to a number; nil leaves it out.
    public mutating func set(double: Double?, key: String) { members[key] = double.map(AirshipJSON.number) }
    /// Sets a member to a Boolean; nil leaves it out.
    public mutating func set(bool: Bool?, key: String) { members[key] = bool.map(AirshipJSON.bool) }
    /// Sets a member to any value; nil leaves it out.
    public mutating func set(json: AirshipJSON?, key: String) { members[key] = json }
    /// Sets a member to an array; nil leaves it out.
    public mutating func set(array: [AirshipJSON]?, key: String) {
        members[key] = array.map(AirshipJSON.array)
    }
    /// Sets a member to an object; nil leaves it out.
    public mutating func set(object: [String: AirshipJSON]?, key: String) {
        members[key] = object.map(AirshipJSON.object)
    }

    func build() -> AirshipJSON { .object(members) }
}

/// The reason why a value cannot be converted to JSON. The model's own error; the facts state none. Sendable.
public enum AirshipJSONError: Error, Sendable, Equatable {
    /// JSON cannot represent a value of this type.
    case cannotWrap(String)
}

extension AirshipJSON {
    init(_ value: JSONValue) {
        switch value {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .integer(let value): self = .number(Double(value))
        case .number(let value): self = .number(value)
        case .string(let value): self = .string(value)
        case .array(let values): self = .array(values.map(AirshipJSON.init))
        case .object(let values): self = .object(values.mapValues(AirshipJSON.init))
        }
    }

    /// The value as JSON text with its members sorted by name, for the log.
    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? toString(encoder: encoder)) ?? "null"
    }
}

extension JSONValue {
    init(_ json: AirshipJSON) {
        switch json {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .number(let value): self.init(value)
        case .string(let value): self = .string(value)
        case .array(let values): self = .array(values.map { JSONValue($0) })
        case .object(let values): self = .object(values.mapValues { JSONValue($0) })
        }
    }
}
