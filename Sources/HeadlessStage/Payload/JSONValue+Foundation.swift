import Foundation

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
