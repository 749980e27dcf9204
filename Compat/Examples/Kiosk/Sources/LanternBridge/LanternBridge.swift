public import InAppCore
public import LanternModel

/// Connects a handler to Lantern: `LanternBridge(handler).attach()`. Main actor, therefore Sendable.
@MainActor public final class LanternBridge: MessageBridge {
    public let engine: LifecycleEngine
    private var messages = MessageIndex()
    private weak var owner: Lantern?

    /// Makes a bridge for a handler, which it holds.
    public init(_ handler: any InAppMessageHandler) {
        let traits = EngineTraits(unexplainedDismissal: .dismissedByApp)
        engine = LifecycleEngine(capabilities: .lantern, traits: traits, handler: handler)
        engine.driver = self
    }

    /// Makes the bridge the SDK's delegate and keeps it alive until it is detached.
    @discardableResult public func attach() -> Self {
        let lantern = Lantern.shared
        owner = lantern
        if let previous = BridgeRetainer.retain(self, for: lantern) { engine.takePlace(of: previous.engine) }
        lantern.delegate = self
        engine.attached()
        return self
    }

    /// Detaches the bridge from the SDK and releases it.
    public func detach() {
        guard let owner else { return }
        if owner.delegate === self { owner.delegate = nil }
        engine.detach()
        BridgeRetainer.release(self, of: owner)
        self.owner = nil
    }

    private func message(for card: LanternCard) -> CompatMessage {
        messages.message(of: card, id: card.id, in: engine)
    }

    public func content(of message: CompatMessage) -> MessageContent {
        message.native(as: LanternCard.self).map(LanternContent.content) ?? MessageContent(layout: .modal)
    }

    public func show(_ message: CompatMessage) throws {
        if message.phase == .approved { engine.plan(for: message) }
        message.native(as: LanternCard.self)?.show()
        engine.expectPresentation(of: message, within: 2)
    }

    public func dismiss(_ message: CompatMessage) throws { message.native(as: LanternCard.self)?.close() }
    public func discard(_ message: CompatMessage) throws {}

    public func release(_ message: CompatMessage) {
        guard let card = message.native(as: LanternCard.self) else { return }
        messages.remove(message, for: ObjectIdentifier(card))
    }
}

extension LanternBridge: LanternDelegate {
    public nonisolated func lanternVetoes(_ card: LanternCard) -> Bool {
        !askGate(GatePolicy(), message: { self.message(for: card) }, prepare: { self.engine.plan(for: $0) })
    }

    public nonisolated func lanternDidPresent(_ card: LanternCard) {
        onMain(card, ()) { bridge, card, _ in
            let message = bridge.message(for: card)
            // The app may have shown it itself, without the veto.
            if message.phase == .offered || message.phase == .held { bridge.engine.plan(for: message) }
            bridge.engine.willPresent(message, isDerived: true)
            bridge.engine.didPresent(message)
        }
    }

    public nonisolated func lanternDidDismiss(_ card: LanternCard, reason: String) {
        onMain(card, reason) { bridge, card, reason in
            let button = reason.hasPrefix("button:") ? String(reason.dropFirst("button:".count)) : nil
            // The reason `code` does not tell a handler's dismissal from an elapsed duration; the engine knows which it
            // was.
            let told: [String: MessageResolution.Cause] = ["user": .userDismissed, "card": .messageClick]
            bridge.engine.didDismiss(
                bridge.message(for: card), cause: button.map { .buttonClick(id: $0) } ?? told[reason])
        }
    }
}
