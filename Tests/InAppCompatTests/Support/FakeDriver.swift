import Foundation
import InAppCompat

/// A bridge without an SDK: it writes down what the engine asks for.
@MainActor final class FakeDriver: MessageBridge {
    let engine: LifecycleEngine
    let trace: TestTrace
    /// Whether the SDK calls the engine back before an action returns, as Braze's does.
    var isSynchronous = false
    /// The SDK's gate is asked again when a held message is shown.
    var asksAgain = false
    /// What the SDK refuses.
    var refused: Set<Capability> = []
    /// The message that `show` was asked for last.
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
        return MessageContent(layout: .banner)
    }

    func show(_ message: CompatMessage) throws {
        lastShown = message
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
