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
    /// The one found last, which is in the table as long as it is here.
    private var latest: (message: KeptMessage, context: ObjectIdentifier?)?

    /// What a message is called.
    /// - Parameter id: the SDK's own.
    static func name(_ id: String?) -> String { id ?? "local" }

    /// The message of a native one, which is kept here until it is removed; nil for one that was not seen before.
    mutating func find(_ native: Braze.InAppMessage) -> KeptMessage? {
        guard let id = native.id else {
            guard let known = findWithoutID(native) else { return nil }
            return KeptMessage(known)
        }
        if let latest, latest.message.isCalled(id) { return latest.message }
        guard let known = byID[id] else { return nil }
        return note(known)
    }

    /// The same, made by an engine on first sight.
    mutating func find(
        _ native: Braze.InAppMessage, orMakeIn engine: LifecycleEngine
    ) -> (message: KeptMessage, isNew: Bool) {
        guard let id = native.id else {
            if let known = findWithoutID(native) { return (KeptMessage(known), false) }
            let made = Self.make(native, Self.name(nil), in: engine)
            withoutID.append(made)
            return (KeptMessage(made), true)
        }
        if let latest, latest.message.isCalled(id) { return (latest.message, false) }
        let (entry, isNew) = Self.fill(&byID[id], native, id, in: engine)
        return (note(entry), isNew)
    }

    /// Makes what is not there, in its place in the table, so that the place is looked for once.
    private static func fill(
        _ entry: inout Entry?, _ native: Braze.InAppMessage, _ id: String, in engine: LifecycleEngine
    ) -> (entry: Entry, isNew: Bool) {
        if let entry { return (entry, false) }
        let made = Entry(message: make(native, id, in: engine), context: context(of: native))
        entry = made
        return (made, true)
    }

    private static func make(
        _ native: Braze.InAppMessage, _ id: String, in engine: LifecycleEngine
    ) -> CompatMessage {
        engine.makeMessage(id: id, native: native, canBeInvalidated: native.context != nil)
    }

    private mutating func note(_ entry: Entry) -> KeptMessage {
        let kept = KeptMessage(entry.message)
        latest = (kept, entry.context)
        return kept
    }

    private func findWithoutID(_ native: Braze.InAppMessage) -> CompatMessage? {
        let known = withoutID.first { $0.native(as: Braze.InAppMessage.self) == native }
        return known ?? (withoutID.count == 1 && withoutID[0].phase.isOnScreen ? withoutID[0] : nil)
    }

    private static func context(of native: Braze.InAppMessage) -> ObjectIdentifier? {
        guard let context = native.context else { return nil }
        return ObjectIdentifier(context)
    }

    private mutating func find(_ id: String) -> KeptMessage? {
        if let latest, latest.message.isCalled(id) { return latest.message }
        guard let known = byID[id] else { return nil }
        let kept = KeptMessage(known.message)
        latest = (kept, known.context)
        return kept
    }

    /// Whether a native message is a later trigger than the one that was found for it: the same Context
    /// means the same message, presented again.
    func isNewTrigger(_ native: Braze.InAppMessage, than known: CompatMessage) -> Bool {
        guard let latest, latest.message.refers(to: known) else { return false }
        return latest.context != Self.context(of: native)
    }

    mutating func remove(_ message: CompatMessage) {
        if let latest, latest.message.isCalled(message.id) { self.latest = nil }
        if byID[message.id]?.message === message { byID[message.id] = nil }
        if !withoutID.isEmpty { withoutID.removeAll { $0 === message } }
    }
}
