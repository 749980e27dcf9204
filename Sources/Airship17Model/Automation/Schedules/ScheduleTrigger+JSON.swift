import Foundation
import HeadlessStage

extension ScheduleTrigger {
    /// The domain of errors of a trigger's JSON; their code is 0.
    public static let errorDomain = "com.urbanairship.schedule_trigger"

    /// Reads a trigger.
    ///
    /// - Parameter json: an object with a `type` (upper and lower case do not matter), a `goal` above zero, and
    ///   perhaps a `predicate`; a `what` is refused (AS-111).
    /// - Throws: an error of the domain `errorDomain` with the code 0 that says what was wrong and where.
    public convenience init(json: Any) throws {
        self.init(try JSONNode.read(json, naming: Self.errorDomain, Parts.init))
    }

    /// Reads a trigger of a campaign.
    /// - Throws: `PayloadError`.
    convenience init(node: JSONNode) throws {
        self.init(try Parts(node))
    }

    private convenience init(_ parts: Parts) {
        self.init(parts.type, goal: parts.goal, predicate: parts.predicate)
    }
}

/// What a trigger is made of.
private struct Parts {
    let type: UAScheduleTriggerType
    let goal: NSNumber
    let predicate: JSONPredicate?

    init(_ node: JSONNode) throws {
        let typeNode = try node.required("type", "a trigger type")
        guard let type = typeNode.string.flatMap({ Self.types[$0.lowercased()] }) else {
            throw typeNode.unknown("one of \(Self.types.keys.sorted().joined(separator: ", "))")
        }
        let goalNode = try node.required("goal", "a number above 0")
        guard let goal = goalNode.double else { throw goalNode.unexpected("a number above 0") }
        guard goal > 0 else { throw goalNode.invalid("a number above 0") }
        if let what = node["what"] { throw what.invalid("no \"what\" outside of a predicate") }
        self.type = type
        self.goal = NSNumber(value: goal)
        predicate = try node["predicate"].map(JSONPredicate.init(node:))
    }

    private static let types: [String: UAScheduleTriggerType] = [
        "app_init": .appInit, "foreground": .appForeground, "background": .appBackground,
        "region_enter": .regionEnter, "region_exit": .regionExit, "custom_event_count": .customEventCount,
        "custom_event_value": .customEventValue, "screen": .screen, "active_session": .activeSession,
        "version": .version,
    ]
}
