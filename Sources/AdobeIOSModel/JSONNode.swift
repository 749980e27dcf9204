import Foundation

/// A JSON value together with where it stands, for errors that name the place.
struct JSONNode {
    let value: JSONValue
    let path: String

    init(_ value: JSONValue, at path: String) {
        self.value = value
        self.path = path
    }

    /// The member of this name; nil when missing, null, or when this is not an object.
    subscript(name: String) -> JSONNode? {
        guard case .object(let members) = value, let member = members[name], member != .null else {
            return nil
        }
        return JSONNode(member, at: memberPath(name))
    }

    /// The member of this name.
    /// - Throws: `PayloadError` when it is missing.
    func required(_ name: String, _ expected: String) throws -> JSONNode {
        guard case .object(let members) = value else { throw unexpected("an object") }
        guard let member = members[name] else {
            throw PayloadError(keyPath: memberPath(name), found: "missing", expected: expected)
        }
        return JSONNode(member, at: memberPath(name))
    }

    /// The string of this name.
    func requiredString(_ name: String) throws -> String {
        let member = try required(name, "a string")
        guard let string = member.string else { throw member.unexpected("a string") }
        return string
    }

    /// The elements of the array of this name.
    func requiredArray(_ name: String) throws -> [JSONNode] {
        let member = try required(name, "an array")
        guard let elements = member.elements else { throw member.unexpected("an array") }
        return elements
    }

    /// The elements; nil when this is not an array.
    var elements: [JSONNode]? {
        guard case .array(let elements) = value else { return nil }
        return elements.enumerated().map { JSONNode($1, at: "\(path)[\($0)]") }
    }

    /// The members as Swift's own types, without those that are null; nil when this is not an object.
    var members: [String: Any]? {
        value.foundation as? [String: Any]
    }

    /// The string; nil when this is not one.
    var string: String? {
        guard case .string(let string) = value else { return nil }
        return string
    }

    /// The integer; nil when this is not one.
    var integer: Int? {
        guard case .integer(let integer) = value else { return nil }
        return integer
    }

    /// An error about this value.
    func unexpected(_ expected: String) -> PayloadError {
        PayloadError(keyPath: path, found: value.summary, expected: expected)
    }

    private func memberPath(_ name: String) -> String {
        path.isEmpty ? name : "\(path).\(name)"
    }
}
