import AirshipShared
public import Foundation
import HeadlessStage

/// Which events a trigger counts, by what they carry.
///
/// The rules say when a predicate is asked (AS-060). One made by the triggers' factories compares the event's name with a
/// text, or a version with a constraint (AS-109). One from JSON or of a matcher looks into what the event carries: a screen
/// is a string, a region an object with `region_id`, a custom event one with `event_name` and `event_value`, a version one
/// with `ios.version`. Its spellings but for `equals` are inferred. Immutable; any thread. Not Sendable, as in the SDK.
open class JSONPredicate: NSObject {
    enum Kind: Sendable, Hashable {
        case equals(String)
        case version(VersionConstraint)
        case json(JSONCondition)
    }

    let kind: Kind

    /// Keeps a predicate's JSON.
    ///
    /// - Parameter json: an object; a `what` in it needs a `value` beside it (AS-111).
    /// - Throws: `PayloadError` for anything else.
    public convenience init(json: Any) throws {
        try self.init(node: JSONNode(JSONValue(json), at: .root))
    }

    /// Counts the events that a matcher takes.
    ///
    /// - Parameter matcher: the matcher.
    public convenience init(jsonMatcher matcher: JSONMatcher) {
        self.init(.json(.matcher(JSONMatching(JSONNode(matcher.json, at: .root)))))
    }

    /// Counts the events that all of some predicates count. The spelling is inferred.
    public class func andPredicate(subpredicates: [JSONPredicate]) -> JSONPredicate {
        JSONPredicate(.json(.and(subpredicates.map(\.condition))))
    }

    /// Counts the events that one of some predicates counts. The spelling is inferred.
    public class func orPredicate(subpredicates: [JSONPredicate]) -> JSONPredicate {
        JSONPredicate(.json(.or(subpredicates.map(\.condition))))
    }

    /// Counts the events that a predicate does not count. The spelling is inferred.
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

/// Says which value of what an event carries is compared, and with what.
///
/// That the class exists is known; its members are inferred. Immutable; any thread.
/// Not Sendable, as in the SDK.
public final class JSONMatcher: NSObject {
    let json: JSONValue

    private init(_ json: JSONValue) {
        self.json = json
        super.init()
    }

    /// Compares the event's value itself.
    ///
    /// - Parameter valueMatcher: takes it or not.
    public convenience init(valueMatcher: JSONValueMatcher) {
        self.init(valueMatcher: valueMatcher, scope: [])
    }

    /// Compares a member of the event's value.
    ///
    /// - Parameters:
    ///   - valueMatcher: takes it or not.
    ///   - scope: the keys that lead to it, from the outside in.
    public convenience init(valueMatcher: JSONValueMatcher, scope: [String]) {
        var json = JSONWriter()
        json["value"] = valueMatcher.json
        json["scope"] = scope.isEmpty ? nil : .array(scope.map { .string($0) })
        self.init(json.value)
    }

    /// Keeps a matcher's JSON.
    ///
    /// - Parameter json: an object; a `what` in it needs a `value` beside it (AS-111).
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
    /// The value, which has to be a matcher: an object whose `what`, if it has one, stands beside a `value` (AS-111).
    /// - Throws: `PayloadError` for anything else.
    func checkedMatcher() throws -> JSONValue {
        let value = try checkedObject()
        if let what = present("what"), present("value") == nil {
            throw what.invalid("a \"what\" together with a \"value\"")
        }
        return value
    }
}

/// Compares one value of what an event carries.
///
/// That the class exists is known; the spellings of its members and its JSON but for
/// `equals` are inferred. Immutable; any thread. Not Sendable, as in the SDK.
public final class JSONValueMatcher: NSObject {
    let json: JSONValue

    init(_ json: JSONValue) {
        self.json = json
        super.init()
    }

    /// Keeps a matcher's JSON.
    ///
    /// - Parameter json: an object.
    /// - Throws: `PayloadError` for anything else.
    public convenience init(json: Any) throws {
        self.init(try JSONNode(JSONValue(json), at: .root).checkedObject())
    }

    /// Takes one text.
    public class func matcherWhereStringEquals(_ string: String) -> JSONValueMatcher {
        JSONValueMatcher(.object(["equals": .string(string)]))
    }

    /// Takes one number.
    public class func matcherWhereNumberEquals(to number: NSNumber) -> JSONValueMatcher {
        JSONValueMatcher(.object(["equals": JSONValue(number)]))
    }

    /// Takes numbers that are not smaller.
    public class func matcherWhereNumberAtLeast(_ lowerNumber: NSNumber) -> JSONValueMatcher {
        JSONValueMatcher(.object(["at_least": JSONValue(lowerNumber)]))
    }

    /// Takes numbers that are not greater.
    public class func matcherWhereNumberAtMost(_ upperNumber: NSNumber) -> JSONValueMatcher {
        JSONValueMatcher(.object(["at_most": JSONValue(upperNumber)]))
    }

    /// Takes numbers in a range, its ends included.
    public class func matcherWhereNumberAtLeast(
        _ lowerNumber: NSNumber, atMost upperNumber: NSNumber
    ) -> JSONValueMatcher {
        JSONValueMatcher(
            .object(["at_least": JSONValue(lowerNumber), "at_most": JSONValue(upperNumber)]))
    }

    /// Takes one truth value.
    public class func matcherWhereBooleanEquals(_ boolean: Bool) -> JSONValueMatcher {
        JSONValueMatcher(.object(["equals": .bool(boolean)]))
    }

    /// Takes what is there, or what is not.
    public class func matcherWhereValueIsPresent(_ present: Bool) -> JSONValueMatcher {
        JSONValueMatcher(.object(["is_present": .bool(present)]))
    }

    /// Takes versions that fit a constraint, such as "2.0+" (AS-109).
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
    /// The value, which has to be an object.
    /// - Throws: `PayloadError` for anything else.
    func checkedObject() throws -> JSONValue {
        guard namedValues != nil else { throw unexpected("an object") }
        return value
    }
}
