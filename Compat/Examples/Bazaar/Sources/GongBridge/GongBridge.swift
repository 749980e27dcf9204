public import GongModel
public import InAppCore

/// Connects a handler to Gong: `GongBridge(handler).attach()`. A `PauseGate` in the handler pauses the SDK as a whole,
/// because that asks about no note. Main actor, therefore Sendable.
@MainActor public final class GongBridge: PausingBridge {
    public let engine: LifecycleEngine
    private var messages = MessageIndex()
    private weak var owner: Gong?
    /// The button that was clicked on the note that is up.
    private var clicked: String?

    /// Makes a bridge for a handler, which it holds.
    public init(_ handler: any InAppMessageHandler) {
        let traits = EngineTraits(unexplainedDismissal: .userDismissed, queuesDisplays: true)
        engine = LifecycleEngine(capabilities: .gong, traits: traits, handler: handler)
        engine.driver = self
    }

    public var isPaused: Bool {
        get { owner?.isPaused ?? false }
        set { owner?.isPaused = newValue }
    }

    /// Adds the bridge to the SDK's listeners, in the place of an earlier one, and keeps it alive until it is detached.
    @discardableResult public func attach() -> Self {
        let gong = Gong.shared
        owner = gong
        if let previous = BridgeRetainer.retain(self, for: gong) as? GongBridge {
            engine.takePlace(of: previous.engine)
            // A list has no single slot that the next bridge would take.
            gong.removeListener(previous)
        }
        gong.removeListener(self)
        gong.addListener(self)
        engine.attached()
        return self
    }

    /// Removes the bridge from the SDK's list and releases it. A pause by the handler ends with it.
    public func detach() {
        guard let owner else { return }
        owner.removeListener(self)
        engine.detach()
        BridgeRetainer.release(self, of: owner)
        self.owner = nil
    }

    private func message(for note: GongNote) -> CompatMessage {
        messages.message(of: note, id: note.id, in: engine)
    }

    public func content(of message: CompatMessage) -> MessageContent {
        message.native(as: GongNote.self).map(GongPort.content) ?? MessageContent(layout: .modal)
    }

    public func show(_ message: CompatMessage) throws {
        throw CompatError.unavailable(.showLater, for: message)
    }

    public func dismiss(_ message: CompatMessage) throws {
        if let note = message.native(as: GongNote.self) { owner?.close(note) }
    }

    public func discard(_ message: CompatMessage) throws {
        throw CompatError.unavailable(.discard, for: message)
    }

    public func release(_ message: CompatMessage) {
        guard let note = message.native(as: GongNote.self) else { return }
        messages.remove(message, for: ObjectIdentifier(note))
    }
}

extension GongBridge: GongListener {
    public nonisolated func gongDidShow(_ note: GongNote) {
        onMain(note, ()) { bridge, note, _ in
            let message = bridge.message(for: note)
            // The SDK has let it through by itself.
            bridge.engine.letThrough(message)
            bridge.engine.plan(for: message)
            bridge.engine.willPresent(message, isDerived: true)
            bridge.engine.didPresent(message)
        }
    }

    /// The button's link is already open: the handler is told, and not asked.
    public nonisolated func gongDidClick(_ button: GongNote.Button, of note: GongNote) {
        onMain(note, button) { bridge, note, button in
            guard let message = bridge.messages.find(ObjectIdentifier(note)) else { return }
            bridge.clicked = button.name
            if let link = button.link { bridge.engine.didLoad(link, in: message, dismisses: true) }
        }
    }

    public nonisolated func gongDidClose(_ note: GongNote) {
        onMain(note, ()) { bridge, note, _ in
            let button = bridge.clicked
            bridge.clicked = nil
            // A note that was on the screen before the bridge was attached is not tracked.
            guard let message = bridge.messages.find(ObjectIdentifier(note)) else { return }
            bridge.engine.didDismiss(message, cause: button.map { .buttonClick(id: $0) })
        }
    }
}
