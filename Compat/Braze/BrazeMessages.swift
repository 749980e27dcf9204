import BrazeModel
import InAppCore

/// The messages that have not ended. Braze passes its messages by value, so they are identified by their id, as in the
/// SDK's own stack (BZ-015); messages without an id are identified by their content.
@MainActor struct BrazeMessages {
    private struct Entry {
        let message: CompatMessage
        /// The Context with which the message was triggered: a later trigger has another one.
        let context: Braze.InAppMessage.Context?
    }

    private var byID: [String: Entry] = [:]
    private var withoutID: [CompatMessage] = []

    /// The id of a message.
    /// - Parameter id: the SDK's id.
    static func name(_ id: String?) -> String { id ?? "local" }

    /// The message of a native message, which is kept here until it is removed; nil for one that was not seen before.
    func find(_ native: Braze.InAppMessage) -> CompatMessage? {
        if let id = native.id { return byID[id]?.message }
        let known = withoutID.first { $0.native(as: Braze.InAppMessage.self) == native }
        return known ?? (withoutID.count == 1 && withoutID[0].phase.isOnScreen ? withoutID[0] : nil)
    }

    /// Makes the message of a native message that was not seen before.
    mutating func make(_ native: Braze.InAppMessage, in engine: LifecycleEngine) -> CompatMessage {
        let message = engine.makeMessage(id: Self.name(native.id), native: native)
        if let id = native.id {
            byID[id] = Entry(message: message, context: native.context)
        } else {
            withoutID.append(message)
        }
        return message
    }

    /// Whether a native message is a later trigger than the one found for it: the same Context means the same message,
    /// presented again.
    func isNewTrigger(_ native: Braze.InAppMessage, than known: CompatMessage) -> Bool {
        guard let id = native.id, let entry = byID[id], entry.message === known else { return false }
        return entry.context !== native.context
    }

    mutating func remove(_ message: CompatMessage) {
        if byID[message.id]?.message === message { byID[message.id] = nil }
        withoutID.removeAll { $0 === message }
    }
}

/// Shows any view as a Braze message. Braze expects that a custom view reports its life cycle (BZ-072), which an
/// ordinary view does not. If the view removes itself from the screen, the message is dismissed.
final class BrazeViewContainer: UIView, InAppMessageView {
    private let content: UIView
    private(set) var presented = false
    private var departure: DepartureWatch?

    init(_ content: UIView) {
        self.content = content
        super.init(frame: content.frame)
        addSubview(content)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func present(completion: (() -> Void)?) {
        willPresent()
        presented = true
        logImpression()
        completion?()
        didPresent()
        departure = DepartureWatch(in: content) { [weak self] in self?.dismiss(completion: nil) }
    }

    func dismiss(completion: (() -> Void)?) {
        guard presented else {
            completion?()
            return
        }
        departure?.stop()
        willDismiss()
        presented = false
        completion?()
        didDismiss()
    }
}
