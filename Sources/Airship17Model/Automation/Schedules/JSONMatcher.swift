public import Foundation
import HeadlessStage

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
