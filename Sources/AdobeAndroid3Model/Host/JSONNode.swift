import HeadlessStage

/// A JSON value together with where it stands, for errors that name the place.
struct JSONNode {
    let value: JSONValue
    let path: PayloadPath

    init(_ value: JSONValue, at path: PayloadPath) {
        self.value = value
        self.path = path
    }

    /// The member of this name; nil when missing, null, or when this is not an object.
    subscript(name: String) -> JSONNode? {
        guard case .object(let members) = value, let member = members[name], member != .null else {
            return nil
        }
        return JSONNode(member, at: path[name])
    }

    /// The member of this name.
    /// - Throws: `PayloadError` when it is missing, or this is not an object.
    func required(_ name: String, _ expected: String) throws -> JSONNode {
        guard case .object(let members) = value else { throw unexpected("an object") }
        guard let member = members[name] else {
            throw PayloadError.missing(path[name], expected: expected)
        }
        return JSONNode(member, at: path[name])
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
        return elements.enumerated().map { JSONNode($1, at: path[$0]) }
    }

    /// The members without those that are null; nil when this is not an object.
    var namedValues: [String: JSONValue]? {
        guard case .object(let members) = value else { return nil }
        return members.filter { $0.value != .null }
    }

    /// The string; nil when this is not one.
    var string: String? {
        guard case .string(let string) = value else { return nil }
        return string
    }

    /// An error about the type of this value.
    func unexpected(_ expected: String) -> PayloadError {
        .wrongType(value, at: path, expected: expected)
    }

    /// An error about this value, whose type is right.
    func invalid(_ expected: String) -> PayloadError {
        .invalidValue(value, at: path, expected: expected)
    }

    /// An error about what should be a string that is known: it is another string, or none.
    func unknown(_ expected: String) -> PayloadError {
        string == nil ? unexpected(expected) : invalid(expected)
    }
}
