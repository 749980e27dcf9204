/// A JSON value with its path, for decoders whose errors name the path.
///
/// Looking up a member is lenient (null counts as missing, a wrong type as nil); `required` is strict. Sendable; a
/// value.
public struct JSONNode: Sendable {
    /// The value.
    public let value: JSONValue
    /// Its path.
    public let path: PayloadPath

    /// Makes a node of a value and its path.
    public init(_ value: JSONValue, at path: PayloadPath) {
        self.value = value
        self.path = path
    }

    /// The member of this name; nil when missing, null, or when this is not an object.
    public subscript(name: String) -> JSONNode? {
        guard case .object(let members) = value, let member = members[name], member != .null else {
            return nil
        }
        return JSONNode(member, at: path[name])
    }

    /// The member of this name.
    /// - Throws: `PayloadError` when it is missing, or this is not an object.
    public func required(_ name: String, _ expected: String) throws -> JSONNode {
        guard case .object(let members) = value else { throw unexpected("an object") }
        guard let member = members[name] else {
            throw PayloadError.missing(path[name], expected: expected)
        }
        return JSONNode(member, at: path[name])
    }

    /// The string of this name; it may be empty.
    public func requiredString(_ name: String) throws -> String {
        let member = try required(name, "a string")
        guard let string = member.string else { throw member.unexpected("a string") }
        return string
    }

    /// The string of this name, which is not empty.
    public func requiredText(_ name: String) throws -> String {
        let string = try requiredString(name)
        guard !string.isEmpty else {
            throw try required(name, "a string").invalid("a string that is not empty")
        }
        return string
    }

    /// The elements of the array of this name.
    public func requiredArray(_ name: String) throws -> [JSONNode] {
        let member = try required(name, "an array")
        guard let elements = member.elements else { throw member.unexpected("an array") }
        return elements
    }

    /// The elements; nil when this is not an array.
    public var elements: [JSONNode]? {
        guard case .array(let elements) = value else { return nil }
        return elements.enumerated().map { JSONNode($1, at: path[$0]) }
    }

    /// The members as Swift's own types, without those that are null; nil when this is not an object.
    public var members: [String: Any]? {
        value.swiftValue as? [String: Any]
    }

    /// The members without those that are null; nil when this is not an object.
    public var namedValues: [String: JSONValue]? {
        guard case .object(let members) = value else { return nil }
        return members.filter { $0.value != .null }
    }

    /// The string; nil when this is not one.
    public var string: String? {
        guard case .string(let string) = value else { return nil }
        return string
    }

    /// The integer; nil when this is not one.
    public var integer: Int? {
        guard case .integer(let integer) = value else { return nil }
        return integer
    }

    /// The Boolean; nil when this is not one.
    public var bool: Bool? {
        guard case .bool(let bool) = value else { return nil }
        return bool
    }

    /// The number, of either type; nil when this is not one.
    public var double: Double? {
        switch value {
        case .integer(let integer): Double(integer)
        case .number(let number): number
        default: nil
        }
    }

    /// An error about the type of this value.
    public func unexpected(_ expected: String) -> PayloadError {
        .wrongType(value, at: path, expected: expected)
    }

    /// An error about this value, whose type is right.
    public func invalid(_ expected: String) -> PayloadError {
        .invalidValue(value, at: path, expected: expected)
    }

    /// An error about a value that should be one of some known strings.
    public func unknown(_ expected: String) -> PayloadError {
        string == nil ? unexpected(expected) : invalid(expected)
    }
}
