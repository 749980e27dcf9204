public import Foundation

/// Why a payload cannot be used. Part of the models, not of the SDKs, which drop such payloads silently or
/// throw an error of their own. Sendable.
public struct PayloadError: Error, Sendable, Hashable, CustomStringConvertible, LocalizedError {
    /// The kind of error. Extensible. Sendable.
    public struct Code: RawRepresentable, Sendable, Hashable {
        /// The kind's name.
        public let rawValue: String

        /// Makes a kind from a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The text is not JSON.
        public static let notJSON = Code(rawValue: "notJSON")
        /// A required value is missing, or null.
        public static let missing = Code(rawValue: "missing")
        /// A value is of another JSON type.
        public static let wrongType = Code(rawValue: "wrongType")
        /// A value is of the right JSON type but not allowed.
        public static let invalidValue = Code(rawValue: "invalidValue")
    }

    /// The kind of error.
    public let code: Code
    /// The path of the value, such as `btns[1].uri`; empty for the payload itself.
    public let keyPath: String
    /// The value that was found, shortened.
    public let found: String
    /// The value that was expected.
    public let expected: String

    /// Makes an error. Public so that an app can test how it handles one.
    public init(code: Code, keyPath: String, found: String, expected: String) {
        self.code = code
        self.keyPath = keyPath
        self.found = found
        self.expected = expected
    }

    /// The path, what was found and what was expected, in one sentence.
    public var description: String {
        "\(keyPath.isEmpty ? "The payload" : "\"\(keyPath)\"") is \(found), expected \(expected)"
    }

    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension PayloadError {
    /// A required value is missing.
    public static func missing(_ path: PayloadPath, expected: String) -> PayloadError {
        PayloadError(code: .missing, keyPath: path.description, found: "missing", expected: expected)
    }

    /// A value is of another JSON type; null counts as missing.
    public static func wrongType(
        _ value: JSONValue, at path: PayloadPath, expected: String
    ) -> PayloadError {
        PayloadError(
            code: value == .null ? .missing : .wrongType, keyPath: path.description, found: value.summary,
            expected: expected)
    }

    /// A value is of the right JSON type but not allowed.
    public static func invalidValue(
        _ value: JSONValue, at path: PayloadPath, expected: String
    ) -> PayloadError {
        PayloadError(
            code: .invalidValue, keyPath: path.description, found: value.summary, expected: expected)
    }
}

/// The path of a value in a payload, written like `btns[1].uri`; empty for the payload itself.
///
/// The text is built only for an error.
public enum PayloadPath: Sendable, Hashable {
    /// The payload itself.
    case root
    /// A member of an object.
    indirect case member(PayloadPath, String)
    /// An element of an array.
    indirect case element(PayloadPath, Int)

    /// The path at which a decoder is.
    public init(_ codingPath: [any CodingKey]) {
        self = codingPath.reduce(.root) { path, key in
            key.intValue.map { path[$0] } ?? path[key.stringValue]
        }
    }

    /// The path of a member of the object at this path.
    public subscript(name: String) -> PayloadPath { .member(self, name) }

    /// The path of an element of the array at this path.
    public subscript(index: Int) -> PayloadPath { .element(self, index) }
}

extension PayloadPath: ExpressibleByStringLiteral {
    /// The path of a member of the payload itself.
    public init(stringLiteral name: String) {
        self = .member(.root, name)
    }
}

extension PayloadPath: CustomStringConvertible {
    /// The path as text.
    public var description: String {
        switch self {
        case .root: ""
        case .member(.root, let name): name
        case .member(let object, let name): "\(object).\(name)"
        case .element(let array, let index): "\(array)[\(index)]"
        }
    }
}
