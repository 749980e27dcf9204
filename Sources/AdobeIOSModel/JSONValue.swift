import Foundation

/// A JSON value whose numbers are what they are worth: 15.0 is an integer, 15.5 is not.
enum JSONValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case integer(Int)
    /// A number that is not an `Int`.
    case fraction(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// Reads JSON text.
    /// - Throws: `PayloadError` for anything that is not JSON, and for numbers that no `Double` can hold.
    init(parsing data: Data, at path: String) throws {
        let parsed: Any
        do {
            parsed = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
        } catch {
            throw PayloadError(
                keyPath: path, found: "\(data.count) bytes that are not JSON", expected: "JSON text")
        }
        self = try JSONValue(parsed, at: path)
    }

    private init(_ value: Any, at path: String) throws {
        switch value {
        case let string as String: self = .string(string)
        case let number as NSNumber: self = try JSONValue(number, at: path)
        case let elements as [Any]:
            self = .array(
                try elements.enumerated().map { try JSONValue($1, at: "\(path)[\($0)]") })
        case let members as [String: Any]:
            self = .object(
                Dictionary(
                    uniqueKeysWithValues: try members.map { name, value in
                        (name, try JSONValue(value, at: path.isEmpty ? name : "\(path).\(name)"))
                    }))
        default: self = .null
        }
    }

    private init(_ number: NSNumber, at path: String) throws {
        // JSON has no other one-byte value than true and false.
        if String(cString: number.objCType) == "c" {
            self = .bool(number.boolValue)
        } else if let integer = Int(exactly: number) {
            self = .integer(integer)
        } else if number.doubleValue.isFinite {
            self = .fraction(number.doubleValue)
        } else {
            throw PayloadError(keyPath: path, found: "a number out of range", expected: "a finite number")
        }
    }

    /// The value as Swift's own types, as the SDK hands it to apps. Members that are null are left out.
    var foundation: Any? {
        switch self {
        case .null: nil
        case .bool(let bool): bool
        case .integer(let integer): integer
        case .fraction(let fraction): fraction
        case .string(let string): string
        case .array(let elements): elements.compactMap(\.foundation)
        case .object(let members): members.compactMapValues(\.foundation)
        }
    }

    /// A few words for an error: the type, and the value where it is short.
    var summary: String {
        switch self {
        case .null: "null"
        case .bool(let bool): "the boolean \(bool)"
        case .integer(let integer): "the number \(integer)"
        case .fraction(let fraction): "the number \(fraction)"
        case .string(let string):
            string.count > 40 ? "a string of \(string.count) characters" : "the string \"\(string)\""
        case .array(let elements): "an array of \(elements.count)"
        case .object(let members):
            members.isEmpty
                ? "an empty object" : "an object with \(members.keys.sorted().joined(separator: ", "))"
        }
    }
}
