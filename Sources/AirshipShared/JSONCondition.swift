package import HeadlessStage

/// A condition on JSON, as in the triggers of campaigns: a matcher, or a combination of conditions.
///
/// `and` and `or` take arrays; `not` takes one condition or an array with exactly one. It is known that ranges,
/// presence and versions are matched. Their exact keys, and those for arrays, are inferred. Sendable; a value.
package indirect enum JSONCondition: Sendable, Hashable {
    case matcher(JSONMatching)
    case and([JSONCondition])
    case or([JSONCondition])
    case not(JSONCondition)

    /// Reads a condition.
    /// - Throws: `PayloadError` for JSON that is not a condition.
    package init(_ node: JSONNode) throws {
        guard node.namedValues != nil else { throw node.unexpected("an object: a predicate") }
        if node["and"] != nil {
            self = .and(try node.requiredArray("and").map(Self.init))
        } else if node["or"] != nil {
            self = .or(try node.requiredArray("or").map(Self.init))
        } else if let inner = node["not"] {
            self = .not(try Self(Self.only(inner)))
        } else {
            self = .matcher(JSONMatching(node))
        }
    }

    /// - Throws: `PayloadError`.
    private static func only(_ inner: JSONNode) throws -> JSONNode {
        guard let list = inner.elements else { return inner }
        guard list.count == 1, let only = list.first else {
            throw inner.invalid("one predicate, or an array of exactly one")
        }
        return only
    }

    /// The condition as JSON.
    package var json: JSONValue {
        switch self {
        case .matcher(let matcher): matcher.json
        case .and(let all): .object(["and": .array(all.map(\.json))])
        case .or(let all): .object(["or": .array(all.map(\.json))])
        case .not(let inner): .object(["not": .array([inner.json])])
        }
    }

    /// Whether a value fulfils the condition.
    package func admits(_ value: JSONValue) -> Bool {
        switch self {
        case .matcher(let matcher): matcher.admits(value)
        case .and(let all): all.allSatisfy { $0.admits(value) }
        case .or(let all): all.contains { $0.admits(value) }
        case .not(let inner): !inner.admits(value)
        }
    }
}

/// A matcher: the position in a value, by `scope` and `key`, and the value expected there. Sendable; a value.
package struct JSONMatching: Sendable, Hashable {
    /// The matcher as JSON.
    package let json: JSONValue
    private let names: [String]
    private let value: JSONValueMatching
    private let ignoresCase: Bool

    /// Reads a matcher. A matcher without `value` tests for presence.
    package init(_ node: JSONNode) {
        json = node.value
        let scope = node["scope"]
        names =
            (scope?.elements?.compactMap(\.string) ?? [scope?.string].compactMap { $0 })
            + [node["key"]?.string].compactMap { $0 }
        value = JSONValueMatching(node["value"])
        ignoresCase = node["ignore_case"]?.value == .bool(true)
    }

    func admits(_ whole: JSONValue) -> Bool {
        var found: JSONValue? = whole
        for name in names { found = found?[name] }
        return value.admits(found == .null ? nil : found, ignoringCase: ignoresCase)
    }
}

extension JSONValue {
    /// The member of an object; nil if there is none, or if this is not an object.
    fileprivate subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members[name]
    }
}
