import AirshipShared
public import Foundation
import HeadlessStage

/// Decides which events a trigger counts, by their data.
///
/// The rules say when a predicate is asked (AS-060). A predicate made by the triggers' factories compares the event's
/// name with a text, or a version with a constraint (AS-109). A predicate made from JSON or a matcher reads the event's
/// data: a screen is a string, a region an object with `region_id`, a custom event one with `event_name` and
/// `event_value`, a version one with `ios.version`. All its keys except `equals` are inferred. Immutable; any thread.
/// Not Sendable, as in the SDK.
open class JSONPredicate: NSObject {
    enum Kind: Sendable, Hashable {
        case equals(String)
        case version(VersionConstraint)
        case json(JSONCondition)
    }

    let kind: Kind

    /// Makes a predicate from its JSON.
    ///
    /// - Parameter json: an object; a `what` in it requires a `value` next to it (AS-111).
    /// - Throws: `PayloadError` for anything else.
    public convenience init(json: Any) throws {
        try self.init(node: JSONNode(JSONValue(json), at: .root))
    }

    /// Counts the events that a matcher accepts.
    ///
    /// - Parameter matcher: the matcher.
    public convenience init(jsonMatcher matcher: JSONMatcher) {
        self.init(.json(.matcher(JSONMatching(JSONNode(matcher.json, at: .root)))))
    }

    /// Counts the events that all of the given predicates count. The name is inferred.
    public class func andPredicate(subpredicates: [JSONPredicate]) -> JSONPredicate {
        JSONPredicate(.json(.and(subpredicates.map(\.condition))))
    }

    /// Counts the events that at least one of the given predicates counts. The name is inferred.
    public class func orPredicate(subpredicates: [JSONPredicate]) -> JSONPredicate {
        JSONPredicate(.json(.or(subpredicates.map(\.condition))))
    }

    /// Counts the events that a predicate does not count. The name is inferred.
    public class func notPredicate(subpredicate: JSONPredicate) -> JSONPredicate {
        JSONPredicate(.json(.not(subpredicate.condition)))
    }

    convenience init(node: JSONNode) throws {
        _ = try node.checkedMatcher()
        self.init(.json(try JSONCondition(node)))
    }

    init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    convenience init(equalTo text: String) {
        self.init(.equals(text))
    }

    convenience init(version constraint: String) {
        self.init(.version(VersionConstraint(constraint)))
    }

    private var condition: JSONCondition {
        switch kind {
        case .equals(let text): Self.matcher(["equals": .string(text)])
        case .version(let constraint): Self.matcher(["version_matches": .string(constraint.text)])
        case .json(let condition): condition
        }
    }

    private static func matcher(_ value: [String: JSONValue]) -> JSONCondition {
        .matcher(JSONMatching(JSONNode(.object(["value": .object(value)]), at: .root)))
    }

    /// Whether the object is a predicate with the same JSON.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? JSONPredicate)?.kind == kind
    }

    open override var hash: Int { kind.hashValue }
}

@available(*, unavailable)
extension JSONPredicate: Sendable {}

/// Selects a value in an event's data, and compares it.
///
/// It is known that the class exists; its members are inferred. Immutable; any thread. Not Sendable, as in the SDK.
public final class JSONMatcher: NSObject {
    let json: JSONValue

    private init(_ json: JSONValue) {
        self.json = json
        super.init()
    }

    /// Compares the event's data itself.
    ///
    /// - Parameter valueMatcher: compares the value.
    public convenience init(valueMatcher: JSONValueMatcher) {
        self.init(valueMatcher: valueMatcher, scope: [])
    }

    /// Compares a member of the event's data.
    ///
    /// - Parameters:
    ///   - valueMatcher: compares the value.
    ///   - scope: the keys that lead to the value, outermost first.
    public convenience init(valueMatcher: JSONValueMatcher, scope: [String]) {
        var json = JSONWriter()
        json["value"] = valueMatcher.json
        json["scope"] = scope.isEmpty ? nil : .array(scope.map { .string($0) })
        self.init(json.value)
    }

    /// Makes a matcher from its JSON.
    ///
    /// - Parameter json: an object; a `what` in it requires a `value` next to it (AS-111).
    /// - Throws: `PayloadError` for anything else.
    public convenience init(json: Any) throws {
        self.init(try JSONNode(JSONValue(json), at: .root).checkedMatcher())
    }

    /// Whether the object is a matcher with the same JSON.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? JSONMatcher)?.json == json
    }

    public override var hash: Int { json.hashValue }
}

@available(*, unavailable)
extension JSONMatcher: Sendable {}

extension JSONNode {
    /// The value, which must be a matcher: an object whose `what`, if any, is next to a `value` (AS-111).
    /// - Throws: `PayloadError` for anything else.
    func checkedMatcher() throws -> JSONValue {
        let value = try checkedObject()
        if let what = present("what"), present("value") == nil {
            throw what.invalid("a \"what\" together with a \"value\"")
        }
        return value
    }
}

/// Compares one value of an event's data.
///
/// It is known that the class exists; the names of its members, and its JSON except `equals`, are inferred. Immutable;
/// any thread. Not Sendable, as in the SDK.
public final class JSONValueMatcher: NSObject {
    let json: JSONValue

    init(_ json: JSONValue) {
        self.json = json
        super.init()
    }

    /// Makes a matcher from its JSON.
    ///
    /// - Parameter json: an object.
    /// - Throws: `PayloadError` for anything else.
    public convenience init(json: Any) throws {
        self.init(try JSONNode(JSONValue(json), at: .root).checkedObject())
    }

    /// Accepts one text.
    public class func matcherWhereStringEquals(_ string: String) -> JSONValueMatcher {
        JSONValueMatcher(.object(["equals": .string(string)]))
    }

    /// Accepts one number.
    public class func matcherWhereNumberEquals(to number: NSNumber) -> JSONValueMatcher {
        JSONValueMatcher(.object(["equals": JSONValue(number)]))
    }

    /// Accepts numbers that are not smaller.
    public class func matcherWhereNumberAtLeast(_ lowerNumber: NSNumber) -> JSONValueMatcher {
        JSONValueMatcher(.object(["at_least": JSONValue(lowerNumber)]))
    }

    /// Accepts numbers that are not greater.
    public class func matcherWhereNumberAtMost(_ upperNumber: NSNumber) -> JSONValueMatcher {
        JSONValueMatcher(.object(["at_most": JSONValue(upperNumber)]))
    }

    /// Accepts numbers in a range, its ends included.
    public class func matcherWhereNumberAtLeast(
        _ lowerNumber: NSNumber, atMost upperNumber: NSNumber
    ) -> JSONValueMatcher {
        JSONValueMatcher(
            .object(["at_least": JSONValue(lowerNumber), "at_most": JSONValue(upperNumber)]))
    }

    /// Accepts one Boolean.
    public class func matcherWhereBooleanEquals(_ boolean: Bool) -> JSONValueMatcher {
        JSONValueMatcher(.object(["equals": .bool(boolean)]))
    }

    /// Accepts any present value, or only a missing one.
    public class func matcherWhereValueIsPresent(_ present: Bool) -> JSONValueMatcher {
        JSONValueMatcher(.object(["is_present": .bool(present)]))
    }

    /// Accepts versions that match a constraint, such as "2.0+" (AS-109).
    public class func matcherWithVersionConstraint(_ versionConstraint: String) -> JSONValueMatcher {
        JSONValueMatcher(.object(["version_matches": .string(versionConstraint)]))
    }

    /// Whether the object is a matcher with the same JSON.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? JSONValueMatcher)?.json == json
    }

    public override var hash: Int { json.hashValue }
}

@available(*, unavailable)
extension JSONValueMatcher: Sendable {}

extension JSONNode {
    /// The value, which must be an object.
    /// - Throws: `PayloadError` for anything else.
    func checkedObject() throws -> JSONValue {
        guard namedValues != nil else { throw unexpected("an object") }
        return value
    }
}
