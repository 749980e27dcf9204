public import Foundation
import HeadlessStage

/// Which events a trigger counts, by what they carry.
///
/// The rules say when a predicate is asked (AS-060) and leave its JSON open. One made by the triggers' factories
/// compares the event's argument with a text. One from JSON is kept, and what it answers is decided with
/// `Airship17Host.setPredicateEvaluator(_:)`; true without that. Any thread.
///
/// `@unchecked Sendable` is sound: every property is a constant of a Sendable type; only a class that may be subclassed
/// cannot say so by itself.
open class JSONPredicate: NSObject, @unchecked Sendable {
    enum Kind: Sendable {
        case equals(String)
        case json(JSONValue)
    }

    let kind: Kind

    /// Keeps a predicate's JSON.
    ///
    /// - Parameter json: an object.
    /// - Throws: `PayloadError` for anything else.
    public convenience init(json: Any) throws {
        let node = JSONNode(JSONValue(json), at: .root)
        guard node.namedValues != nil else { throw node.unexpected("an object") }
        self.init(node.value)
    }

    init(_ json: JSONValue) {
        kind = .json(json)
        super.init()
    }

    init(equalTo text: String) {
        kind = .equals(text)
        super.init()
    }
}
