import Foundation
import HeadlessStage

/// Any JSON value (section 3). Sendable; any thread.
public enum AirshipJSON: Codable, Equatable, Sendable, Hashable {
    case string(String)
    case number(Double)
    case object([String: AirshipJSON])
    case array([AirshipJSON])
    case bool(Bool)
    case null

    /// Reads a value.
    /// - Throws: `DecodingError` for what is no JSON value.
    public init(from decoder: any Decoder) throws {
        self.init(try JSONValue(from: decoder))
    }

    /// Writes the value.
    /// - Throws: what the encoder throws.
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

// MARK: Looking into it

extension AirshipJSON {
    /// The string; nil when this is none.
    public var string: String? {
        guard case .string(let value) = self else { return nil }
        return value
    }

    /// The members; nil when this is no object.
    public var object: [String: AirshipJSON]? {
        guard case .object(let value) = self else { return nil }
        return value
    }

    /// The elements; nil when this is no array.
    public var array: [AirshipJSON]? {
        guard case .array(let value) = self else { return nil }
        return value
    }

    /// The number; nil when this is none.
    public var double: Double? {
        guard case .number(let value) = self else { return nil }
        return value
    }

    /// The truth value; nil when this is none.
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
    /// Whether this is a truth value.
    public var isBool: Bool { bool != nil }

    /// The value as Swift's own types: strings, doubles, truth values, dictionaries and arrays; nil for null.
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

// MARK: Literals

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
    /// A truth value.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// An array.
    public init(arrayLiteral elements: AirshipJSON...) { self = .array(elements) }
    /// An object. Of two members with one name the last counts.
    public init(dictionaryLiteral elements: (String, AirshipJSON)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
    }
    /// Null.
    public init(nilLiteral: ()) { self = .null }
}
