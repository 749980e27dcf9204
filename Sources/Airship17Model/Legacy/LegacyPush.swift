import Foundation
import HeadlessStage

/// What of a push is about a standard message (section 4.10).
struct LegacyPush {
    private enum Key {
        static let message = "com.urbanairship.in_app"
        static let sendID = "_"
        static let inboxMessageID = "_uamid"
    }

    /// The message, changed by what else the push holds.
    let message: LegacyInAppMessage?
    /// The push's own id.
    let sendID: String?
    /// Whether the push holds a standard message, good or bad.
    let holdsMessage: Bool

    init(_ values: ObjectValue) {
        let node = JSONNode(values.jsonValue, at: .root)
        let payload = node[Key.message]
        sendID = node[Key.sendID]?.string
        holdsMessage = payload != nil
        message = payload.flatMap(LegacyInAppMessage.init(node:))
        message?.identifier = sendID ?? message?.identifier
        if let message, let inboxMessage = node[Key.inboxMessageID] {
            var actions = message.onClick ?? [:]
            actions[Key.inboxMessageID] = inboxMessage.value.foundationValue
            message.onClick = actions
        }
    }
}
