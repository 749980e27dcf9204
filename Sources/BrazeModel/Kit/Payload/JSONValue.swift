import Foundation

/// A JSON value: Sendable and comparable, which `Any` is not.
enum JSONValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case integer(Int)
    /// A finite number that is no `Int`: make it with `init(_: Double)`.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// A number in its only form, so that 1 and 1.0 are equal. One that JSON cannot write becomes text.
    init(_ number: Double) {
        if let integer = Int(exactly: number) {
            self = .integer(integer)
        } else {
            self = number.isFinite ? .number(number) : .string(String(describing: number))
        }
    }

    /// Any value. What JSON has no form for (a date, an app's own type) becomes its description.
    init(_ value: Any) {
        switch value {
        case let text as String: self = .string(text)
        // Collections before numbers: asking a collection for a number would convert it first.
        case let object as [String: Any]: self = .object(object.mapValues { JSONValue($0) })
        case let array as [Any]: self = .array(array.map { JSONValue($0) })
        case let number as NSNumber: self.init(number)
        case is NSNull: self = .null
        default: self = .string(String(describing: value))
        }
    }

    private init(_ number: NSNumber) {
        // Foundation reads long numbers of JSON text as decimal ones, whose own conversions lose digits.
        if let decimal = number as? NSDecimalNumber {
            let text = decimal.stringValue
            self = Int(text).map { .integer($0) } ?? Self(Double(text) ?? decimal.doubleValue)
            return
        }
        // What the number was made of, in Foundation's letters: "c" marks a truth value on every platform.
        switch UInt8(bitPattern: number.objCType.pointee) {
        case UInt8(ascii: "c"): self = .bool(number.boolValue)
        case UInt8(ascii: "d"), UInt8(ascii: "f"): self.init(number.doubleValue)
        default: self = Int(exactly: number).map { .integer($0) } ?? Self(number.doubleValue)
        }
    }

    /// The value as JSON text is read by Foundation: an immutable tree of `String`, `NSNumber`, `NSNull`,
    /// arrays and dictionaries. Numbers convert to any numeric type that holds them.
    var foundationValue: Any {
        switch self {
        case .null: NSNull()
        case .bool(let value): NSNumber(value: value)
        case .integer(let value): NSNumber(value: value)
        case .number(let value): NSNumber(value: value)
        case .string(let value): value
        case .array(let values): values.map(\.foundationValue)
        case .object(let values): values.mapValues(\.foundationValue)
        }
    }

    /// The value as an error message shows it: short, whatever its size.
    var summary: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .number(let value): "\(value)"
        case .string(let value): "\"\(value.prefix(60))\(value.count > 60 ? "…" : "")\""
        case .array(let values): "an array of \(values.count)"
        case .object(let values): "an object of \(values.count)"
        }
    }
}

extension JSONValue: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self.init(value)
        } else if let values = try? container.decode([JSONValue].self) {
            self = .array(values)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let values): try container.encode(values)
        }
    }
}
