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
        do {
            try self.init(node: JSONNode(JSONValue(json), at: .root))
        } catch let error as PayloadError {
            throw NSError(
                domain: Self.errorDomain, code: 0,
                userInfo: [NSLocalizedDescriptionKey: error.description])
        }
    }

    /// Reads a trigger of a campaign.
    /// - Throws: `PayloadError`.
    convenience init(node: JSONNode) throws {
        let typeNode = try node.required("type", "a trigger type")
        guard let type = typeNode.string.flatMap({ Self.types[$0.lowercased()] }) else {
            throw typeNode.unknown("one of \(Self.types.keys.sorted().joined(separator: ", "))")
        }
        let goalNode = try node.required("goal", "a number above 0")
        guard let goal = goalNode.double else { throw goalNode.unexpected("a number above 0") }
        guard goal > 0 else { throw goalNode.invalid("a number above 0") }
        if let what = node["what"] { throw what.invalid("no \"what\" outside of a predicate") }
        self.init(
            type, goal: NSNumber(value: goal), predicate: try node["predicate"].map(JSONPredicate.init(node:))
        )
    }

    private static let types: [String: UAScheduleTriggerType] = [
        "app_init": .appInit, "foreground": .appForeground, "background": .appBackground,
        "region_enter": .regionEnter, "region_exit": .regionExit, "custom_event_count": .customEventCount,
        "custom_event_value": .customEventValue, "screen": .screen, "active_session": .activeSession,
        "version": .version,
    ]
}
