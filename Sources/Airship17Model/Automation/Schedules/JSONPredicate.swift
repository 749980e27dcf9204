public import Foundation
import HeadlessStage

/// Which events a trigger counts, by what they carry.
///
/// The rules say when a predicate is asked (AS-060) and leave its JSON open. One made by the triggers' factories
/// compares the event's argument with a text, or a version with a constraint (AS-109). One from JSON or of a matcher is
/// kept, and what it answers is decided with `Airship17Host.setPredicateEvaluator(_:)`; true without that. Immutable; any
/// thread. Not Sendable, as in the SDK.
open class JSONPredicate: NSObject {
    enum Kind: Sendable, Hashable {
        case equals(String)
        case version(VersionConstraint)
        case json(JSONValue)
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
        self.init(.json(matcher.json))
    }

    /// Counts the events that all of some predicates count. The spelling is inferred.
    public class func andPredicate(subpredicates: [JSONPredicate]) -> JSONPredicate {
        JSONPredicate(.json(.object(["and": .array(subpredicates.map(\.json))])))
    }

    /// Counts the events that one of some predicates counts. The spelling is inferred.
    public class func orPredicate(subpredicates: [JSONPredicate]) -> JSONPredicate {
        JSONPredicate(.json(.object(["or": .array(subpredicates.map(\.json))])))
    }

    /// Counts the events that a predicate does not count. The spelling is inferred.
    public class func notPredicate(subpredicate: JSONPredicate) -> JSONPredicate {
        JSONPredicate(.json(.object(["not": .array([subpredicate.json])])))
    }

    convenience init(node: JSONNode) throws {
        self.init(.json(try node.checkedMatcher()))
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

    private var json: JSONValue {
        switch kind {
        case .equals(let text): .object(["value": .object(["equals": .string(text)])])
        case .version(let constraint):
            .object(["value": .object(["version_matches": .string(constraint.text)])])
        case .json(let json): json
        }
    }

    /// Whether the object is a predicate with the same JSON.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? JSONPredicate)?.kind == kind
    }

    open override var hash: Int { kind.hashValue }
}

@available(*, unavailable)
extension JSONPredicate: Sendable {}
