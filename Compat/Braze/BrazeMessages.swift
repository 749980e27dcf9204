import BrazeModel
import InAppCore

/// The messages that have not ended. Braze passes its messages by value, so their identity is their id,
/// as in the SDK's own stack (BZ-015); messages without one are told apart by their content.
///
/// The SDK calls several times in a row about one message, so the one found last is looked at first.
@MainActor struct BrazeMessages {
    /// By id. The `Context` that a message was triggered with is its `trigger`; `message.native` keeps it alive.
    private var byID = MessagesByID()
    private var withoutID: [CompatMessage] = []
    /// The one found last, which is in the table as long as it is here.
    private var latest: KeptMessage?

    /// What a message is called.
    /// - Parameter id: the SDK's own.
    static func name(_ id: String?) -> String { id ?? "local" }

    /// The message of a native one, which is kept here until it is removed; nil for one that was not seen before.
    mutating func find(_ native: Braze.InAppMessage) -> KeptMessage? {
        guard let id = native.id else {
            guard let known = findWithoutID(native) else { return nil }
            return KeptMessage(known)
        }
        if let latest, latest.isCalled(id) { return latest }
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
        if let latest, latest.isCalled(id) { return (latest, false) }
        let (message, isNew) = byID.message(id) { Self.make(native, id, in: engine) }
        return (note(message), isNew)
    }

    private static func make(
        _ native: Braze.InAppMessage, _ id: String, in engine: LifecycleEngine
    ) -> CompatMessage {
        let message = engine.makeMessage(id: id, native: native, canBeInvalidated: native.context != nil)
        message.trigger = context(of: native)
        return message
    }

    private mutating func note(_ message: CompatMessage) -> KeptMessage {
        let kept = KeptMessage(message)
        latest = kept
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

    /// Whether a native message is a later trigger than the one that was found for it: the same Context
    /// means the same message, presented again.
    static func isNewTrigger(_ native: Braze.InAppMessage, than known: CompatMessage) -> Bool {
        guard native.id != nil else { return false }
        return known.trigger != context(of: native)
    }

    mutating func remove(_ message: CompatMessage) {
        if let latest, latest.isCalled(message.id) { self.latest = nil }
        byID.remove(message)
        if !withoutID.isEmpty { withoutID.removeAll { $0 === message } }
    }
}
