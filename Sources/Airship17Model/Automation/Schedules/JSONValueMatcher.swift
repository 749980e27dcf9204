public import Foundation
import HeadlessStage

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
