public import Foundation

/// A JSON value: Sendable and comparable, which `Any` is not.
///
/// Numbers are compared by value, however they are written: 15.0 is an integer, 15.5 is not.
public enum JSONValue: Sendable, Hashable {
    /// Null.
    case null
    /// A Boolean.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// A finite number that is not an `Int`: make it with `init(_: Double)`.
    case number(Double)
    /// A text.
    case string(String)
    /// Values in order.
    case array([JSONValue])
    /// Values by name.
    case object([String: JSONValue])

    /// Reads JSON text.
    /// - Parameters:
    ///   - text: the JSON text.
    ///   - path: the path of the text, for errors.
    /// - Throws: `PayloadError` for what is not JSON, and for a number that is too large for a `Double`.
    public init(parsing text: Data, at path: PayloadPath = .root) throws {
        guard let value = try? JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed) else {
            throw PayloadError(
                code: .notJSON, keyPath: path.description, found: "\(text.count) bytes that are not JSON",
                expected: "JSON text")
        }
        try self.init(value, at: path) { _, path in
            throw PayloadError(
                code: .invalidValue, keyPath: path.description, found: "a number out of range",
                expected: "a finite number")
        }
    }

    /// Makes a JSON value from any value. A value that JSON cannot represent (a date, infinity, an app's type)
    /// becomes its description.
    public init(_ value: Any) {
        self.init(value, at: .root) { value, _ in .string(String(describing: value)) }
    }

    /// Makes a JSON value from a number. One that JSON cannot represent becomes its description.
    public init(_ number: Double) {
        self = Self(finite: number) ?? .string(String(describing: number))
    }

    /// - Parameter formless: converts a value that JSON cannot represent.
    private init(
        _ value: Any, at path: @autoclosure () -> PayloadPath,
        formless: (Any, PayloadPath) throws -> JSONValue
    ) rethrows {
        switch value {
        case let text as String: self = .string(text)
        // Collections before numbers: asking a collection for a number would convert it first.
        case let object as [String: Any]:
            let members = try object.map { name, value in
                (name, try JSONValue(value, at: path()[name], formless: formless))
            }
            self = .object(Dictionary(uniqueKeysWithValues: members))
        case let array as [Any]:
            self = .array(
                try array.enumerated().map { index, value in
                    try JSONValue(value, at: path()[index], formless: formless)
                })
        case let number as NSNumber: self = try Self(finite: number) ?? formless(value, path())
        case is NSNull: self = .null
        default: self = try formless(value, path())
        }
    }

    private init?(finite number: NSNumber) {
        // Foundation reads long numbers as decimals, whose conversions lose digits.
        if let decimal = number as? NSDecimalNumber {
            let text = decimal.stringValue
            if let integer = Int(text) {
                self = .integer(integer)
            } else {
                self.init(finite: Double(text) ?? decimal.doubleValue)
            }
            return
        }
        // The Objective-C type of the number: "c" means a Boolean on every platform.
        switch UInt8(truncatingIfNeeded: number.objCType.pointee) {
        case UInt8(ascii: "c"): self = .bool(number.boolValue)
        case UInt8(ascii: "d"), UInt8(ascii: "f"): self.init(finite: number.doubleValue)
        default:
            if let integer = Int(exactly: number) {
                self = .integer(integer)
            } else {
                self.init(finite: number.doubleValue)
            }
        }
    }

    private init?(finite number: Double) {
        if let integer = Int(exactly: number) {
            self = .integer(integer)
        } else {
            guard number.isFinite else { return nil }
            self = .number(number)
        }
    }

    /// The value as text for errors, shortened.
    public var summary: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .number(let value): "\(value)"
        case .string(let value): "\"\(Self.shortened(value))\""
        case .array(let values): "an array of \(values.count)"
        case .object(let values):
            values.isEmpty
                ? "an empty object"
                : "an object with \(Self.shortened(values.keys.sorted().joined(separator: ", ")))"
        }
    }

    private static func shortened(_ text: String) -> String {
        let start = text.prefix(60)
        return start.endIndex == text.endIndex ? text : "\(start)…"
    }
}

extension JSONValue: Codable {
    /// Reads any JSON value.
    public init(from decoder: any Decoder) throws {
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

    /// Encodes the value as it is.
    public func encode(to encoder: any Encoder) throws {
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

extension JSONValue {
    /// The value as Foundation reads JSON text: an immutable tree of `String`, `NSNumber`, `NSNull`, arrays
    /// and dictionaries. Numbers convert to any numeric type that holds them.
    public var foundationValue: Any {
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

    /// The value as a tree of Swift's own types: `Bool`, `Int`, `Double`, `String`, arrays and dictionaries. A
    /// number converts to its own type only; null is left out, and nil when it is the value itself.
    public var swiftValue: Any? {
        switch self {
        case .null: nil
        case .bool(let value): value
        case .integer(let value): value
        case .number(let value): value
        case .string(let value): value
        case .array(let values): values.compactMap(\.swiftValue)
        case .object(let values): values.compactMapValues(\.swiftValue)
        }
    }
}
