import Foundation
import InAppCompat

/// A bridge without an SDK: it records the engine's requests.
@MainActor final class FakeDriver: MessageBridge {
    let engine: LifecycleEngine
    let trace: TestTrace
    /// Whether the SDK calls the engine back before an action returns, as Braze's does.
    var isSynchronous = false
    /// Whether the SDK's gate is asked again when a held message is shown.
    var asksAgain = false
    /// The capabilities whose actions the SDK refuses.
    var refused: Set<Capability> = []
    /// The seconds within which the SDK has to show a message after `show`; nil without a bound.
    var boundOfShow: Double?
    /// The reasons for which messages were not shown, by id.
    var reasons: [String: MessageFailure] = [:]
    /// The messages that are invalid, by id.
    var invalid: Set<String> = []
    /// The contents of messages, by id.
    var contents: [String: MessageContent] = [:]
    /// The phase from which on messages have pages; nil: never, and that is known.
    var pagesFrom: CompatMessage.Phase?
    /// The message of the latest call of `show`.
    private(set) weak var lastShown: CompatMessage?

    init(_ engine: LifecycleEngine, _ trace: TestTrace) {
        self.engine = engine
        self.trace = trace
        engine.driver = self
    }

    private func record(_ capability: Capability, _ message: CompatMessage) throws {
        trace.add("> \(capability.name) \(message.id)")
        if refused.contains(capability) {
            throw CompatError(
                .invalidated, "Refused.", capability: capability, shape: engine.shape, messageID: message.id)
        }
    }

    func content(of message: CompatMessage) -> MessageContent {
        trace.add("> content \(message.id)")
        return contents[message.id] ?? MessageContent(layout: .banner)
    }

    func reasonNotShown(_ message: CompatMessage) -> MessageFailure? { reasons[message.id] }
    func isInvalidated(_ message: CompatMessage) -> Bool { invalid.contains(message.id) }

    func onScriptMessage(
        _ name: String, of message: CompatMessage,
        _ handler: @escaping @MainActor @Sendable (ContentValue?) -> Void
    ) throws {
        guard let pagesFrom else { throw CompatError.unavailable(.scriptMessages, for: message) }
        guard message.phase >= pagesFrom else { throw CompatError(.wrongPhase, "There is no page.") }
        trace.add("> scriptMessages \(name) \(message.id)")
    }

    func show(_ message: CompatMessage) throws {
        lastShown = message
        if let boundOfShow { engine.expectPresentation(of: message, within: boundOfShow) }
        try record(.showLater, message)
        if asksAgain { trace.add("answer \(engine.decide(message).rawValue) \(message.id)") }
        guard isSynchronous else { return }
        engine.willPresent(message)
        engine.didPresent(message)
    }

    func dismiss(_ message: CompatMessage) throws {
        try record(.dismiss, message)
        guard isSynchronous else { return }
        engine.willDismiss(message)
        engine.didDismiss(message)
    }

    func hide(_ message: CompatMessage) throws {
        try record(.hide, message)
        if isSynchronous { engine.didHide(message) }
    }

    func discard(_ message: CompatMessage) throws {
        try record(.discard, message)
    }

    func track(_ interaction: TrackedInteraction, of message: CompatMessage) throws {
        try record(.track, message)
    }

    func release(_ message: CompatMessage) {
        trace.add("> release \(message.id)")
    }
}
