import BrazeModel
import InAppCore

/// The messages that have not ended. Braze passes its messages by value, so they are identified by their id, as in the
/// SDK's own stack (BZ-015); messages without an id are identified by their content.
@MainActor struct BrazeMessages {
    @MainActor private struct Entry {
        let message: CompatMessage
        /// The Context with which the message was triggered: a later trigger has another one.
        let context: Braze.InAppMessage.Context?

        /// Whether a new trigger of the campaign replaces the message, which is still held or about to appear: the SDK
        /// keeps one entry per id (BZ-015). The same Context means the same message, presented again.
        func isSuperseded(by native: Braze.InAppMessage) -> Bool {
            (message.phase == .held || message.phase == .approved) && context !== native.context
        }
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

    /// Whether a native message is a later trigger that replaces the message found for it.
    func replacesKnown(_ native: Braze.InAppMessage) -> Bool {
        native.id.flatMap { byID[$0] }?.isSuperseded(by: native) ?? false
    }

    /// Whether the handler was not asked about a message on the SDK's stack. A message that was discarded while another
    /// one was visible is invalid, and stays on the stack until the SDK removes it (BZ-012).
    func isUnknown(_ parked: Braze.InAppMessage) -> Bool {
        find(parked) == nil && parked.data.context?.valid != false
    }

    /// Whether a message on the SDK's stack is to be asked about. A stack may be long, so it takes one look.
    func isNew(_ parked: Braze.InAppMessage) -> Bool {
        if let id = parked.id, let entry = byID[id] { return entry.isSuperseded(by: parked) }
        return isUnknown(parked)
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
