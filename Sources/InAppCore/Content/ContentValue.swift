import Foundation

/// A value of a message's free-form data: any JSON value.
public enum ContentValue: Sendable, Hashable {
    /// No value.
    case null
    /// A Boolean.
    case bool(Bool)
    /// A whole number.
    case int(Int)
    /// A floating-point number.
    case double(Double)
    /// A text.
    case string(String)
    /// A list.
    case array([ContentValue])
    /// Values by name.
    case object([String: ContentValue])

    /// The value in Foundation's JSON types: `NSNull`, `Bool`, `Int`, `Double`, `String`, `[Any]`, `[String: Any]`.
    public var foundationValue: Any {
        switch self {
        case .null: NSNull()
        case .bool(let value): value
        case .int(let value): value
        case .double(let value): value
        case .string(let value): value
        case .array(let values): values.map(\.foundationValue)
        case .object(let values): values.mapValues(\.foundationValue)
        }
    }

    /// Makes a value from Foundation's JSON types; nil if the value, or a value inside it, cannot be represented in
    /// JSON. A whole number beyond `Int` becomes a `double`.
    public init?(foundationValue value: Any) {
        switch value {
        // Containers first: casting one to a Foundation class copies it.
        case let value as ContentValue: self = value
        case let value as String: self = .string(value)
        case let values as [Any]:
            let taken = values.compactMap { ContentValue(foundationValue: $0) }
            guard taken.count == values.count else { return nil }
            self = .array(taken)
        case let values as [String: Any]:
            let taken = ContentValue.members(foundationValues: values)
            guard taken.count == values.count else { return nil }
            self = .object(taken)
        case is NSNull: self = .null
        case let number as NSNumber:
            guard let taken = ContentValue(number: number) else { return nil }
            self = taken
        default: return nil
        }
    }

    /// Makes values from the members of an object in Foundation's JSON types. Members that cannot be represented in
    /// JSON are left out.
    public static func members(foundationValues values: [String: Any]) -> [String: ContentValue] {
        values.compactMapValues { ContentValue(foundationValue: $0) }
    }

    private init?(number: NSNumber) {
        guard number.doubleValue.isFinite else { return nil }
        // Foundation reads some whole numbers with many digits as `NSDecimalNumber`, whose `objCType` is that of a
        // double.
        let kind = number is NSDecimalNumber ? "q" : String(cString: number.objCType)
        switch kind {
        case "c", "B": self = .bool(number.boolValue)
        case "d", "f": self = .double(number.doubleValue)
        default:
            let whole = number.int64Value
            let isWhole = NSNumber(value: whole).stringValue == number.stringValue
            self = isWhole ? .int(Int(whole)) : .double(number.doubleValue)
        }
    }

    /// The Boolean, if it is one.
    public var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The whole number, if it is one; a `double` without a fraction is one too.
    public var int: Int? {
        switch self {
        case .int(let value): value
        case .double(let value): Int(exactly: value)
        default: nil
        }
    }

    /// The number, if it is one; a whole number is converted.
    public var double: Double? {
        switch self {
        case .double(let value): value
        case .int(let value): Double(value)
        default: nil
        }
    }

    /// The string, if it is one.
    public var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    /// The list, if it is one.
    public var array: [ContentValue]? {
        if case .array(let values) = self { values } else { nil }
    }

    /// The values by name, if it is an object.
    public var object: [String: ContentValue]? {
        if case .object(let values) = self { values } else { nil }
    }
}

extension ContentValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByFloatLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(integerLiteral value: Int) { self = .int(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(floatLiteral value: Double) { self = .double(value) }
    public init(nilLiteral: ()) { self = .null }
    public init(arrayLiteral elements: ContentValue...) { self = .array(elements) }
    public init(dictionaryLiteral elements: (String, ContentValue)...) {
        self = .object(Dictionary(elements) { _, last in last })
    }
}

extension ContentValue: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .int(value)
        } else if let value = try? container.decode(Double.self) {
            self = .double(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let values = try? container.decode([ContentValue].self) {
            self = .array(values)
        } else {
            self = .object(try container.decode([String: ContentValue].self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let values): try container.encode(values)
        }
    }
}
