import BrazeModel
import InAppCompat

/// The messages that have not ended. Braze passes its messages by value, so their identity is their id,
/// as in the SDK's own stack (BZ-015); messages without one are told apart by their content.
///
/// The SDK calls several times in a row about one message, so the one found last is looked at first.
@MainActor struct BrazeMessages {
    /// A message and the `Context` that it was triggered with, which `message.native` keeps alive.
    private struct Entry {
        let message: CompatMessage
        let context: ObjectIdentifier?
    }

    private var byID: [String: Entry] = [:]
    private var withoutID: [CompatMessage] = []
    private var latest: Entry?

    /// What a message is called.
    static func id(of native: Braze.InAppMessage) -> String {
        native.id ?? "local"
    }

    mutating func find(_ native: Braze.InAppMessage) -> CompatMessage? {
        if let id = native.id { return find(id) }
        let known = withoutID.first { $0.native(as: Braze.InAppMessage.self) == native }
        return known ?? (withoutID.count == 1 && withoutID[0].phase.isOnScreen ? withoutID[0] : nil)
    }

    private mutating func find(_ id: String) -> CompatMessage? {
        if let latest, latest.message.id == id { return latest.message }
        guard let known = byID[id] else { return nil }
        latest = known
        return known.message
    }

    mutating func insert(_ message: CompatMessage, for native: Braze.InAppMessage) {
        guard let id = native.id else { return withoutID.append(message) }
        let entry = Entry(message: message, context: native.context.map { ObjectIdentifier($0) })
        byID[id] = entry
        latest = entry
    }

    /// Whether a native message is a later trigger than the one that was found for it: the same Context
    /// means the same message, presented again.
    func isNewTrigger(_ native: Braze.InAppMessage, than known: CompatMessage) -> Bool {
        guard let latest, latest.message === known else { return false }
        return latest.context != native.context.map { ObjectIdentifier($0) }
    }

    mutating func remove(_ message: CompatMessage) {
        if latest?.message === message { latest = nil }
        if byID[message.id]?.message === message { byID[message.id] = nil }
        if !withoutID.isEmpty { withoutID.removeAll { $0 === message } }
    }
}
