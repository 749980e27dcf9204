public import Foundation

/// Why a payload cannot be used. Part of the models, not of the SDKs, which drop such payloads silently or
/// throw an error of their own. Sendable.
public struct PayloadError: Error, Sendable, Hashable, CustomStringConvertible, LocalizedError {
    /// What kind of mistake it is. More may come. Sendable.
    public struct Code: RawRepresentable, Sendable, Hashable {
        /// The kind's name.
        public let rawValue: String

        /// Makes a kind of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The text is not JSON.
        public static let notJSON = Code(rawValue: "notJSON")
        /// Something that is needed is not there, or is null.
        public static let missing = Code(rawValue: "missing")
        /// A value is of another JSON type.
        public static let wrongType = Code(rawValue: "wrongType")
        /// A value is of the right JSON type but none of those allowed.
        public static let invalidValue = Code(rawValue: "invalidValue")
    }

    /// What kind of mistake it is.
    public let code: Code
    /// Where it is, such as `btns[1].uri`; empty for the payload itself.
    public let keyPath: String
    /// What stands there, shortened.
    public let found: String
    /// What should stand there.
    public let expected: String

    /// Makes an error. Public so that an app can test how it treats one.
    public init(code: Code, keyPath: String, found: String, expected: String) {
        self.code = code
        self.keyPath = keyPath
        self.found = found
        self.expected = expected
    }

    /// Where it is, what was found and what was expected, in one sentence.
    public var description: String {
        "\(keyPath.isEmpty ? "The payload" : "\"\(keyPath)\"") is \(found), expected \(expected)"
    }

    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension PayloadError {
    /// Something that is needed is not there.
    public static func missing(_ path: PayloadPath, expected: String) -> PayloadError {
        PayloadError(code: .missing, keyPath: path.description, found: "missing", expected: expected)
    }

    /// A value is of another JSON type; null where a value is needed counts as missing.
    public static func wrongType(
        _ value: JSONValue, at path: PayloadPath, expected: String
    ) -> PayloadError {
        PayloadError(
            code: value == .null ? .missing : .wrongType, keyPath: path.description, found: value.summary,
            expected: expected)
    }

    /// A value is of the right JSON type but none of those allowed.
    public static func invalidValue(
        _ value: JSONValue, at path: PayloadPath, expected: String
    ) -> PayloadError {
        PayloadError(
            code: .invalidValue, keyPath: path.description, found: value.summary, expected: expected)
    }
}

/// The place of a value in a payload, written like `btns[1].uri`; empty for the payload itself.
///
/// The text is built only for an error.
public enum PayloadPath: Sendable, Hashable {
    /// The payload itself.
    case root
    /// A member of an object.
    indirect case member(PayloadPath, String)
    /// An element of an array.
    indirect case element(PayloadPath, Int)

    /// The place where a decoder stands.
    public init(_ codingPath: [any CodingKey]) {
        self = codingPath.reduce(.root) { path, key in
            key.intValue.map { path[$0] } ?? path[key.stringValue]
        }
    }

    /// The place of a member of the object at this place.
    public subscript(name: String) -> PayloadPath { .member(self, name) }

    /// The place of an element of the array at this place.
    public subscript(index: Int) -> PayloadPath { .element(self, index) }
}

extension PayloadPath: ExpressibleByStringLiteral {
    /// The place of a member of the payload itself.
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
