public import InAppCore

/// A handler that holds every message while the app is busy, and shows them in order afterwards.
///
/// Reasons are named and nested: `pause("checkout")` twice needs `resume("checkout")` twice, and messages are held
/// while any reason is active. On the last resume the waiting messages are handled in the order in which they came:
/// the inner handler is asked once about each, and those that it lets through are shown, one after the other. With
/// `OneScreen` around or behind the gate, its priority decides which of them comes first.
/// Policies around the gate are asked, too: a message that another policy, or another member of a group, holds stays
/// held until that one lets it through.
///
/// The pause applies to new messages, and to held ones that `show()` is called for: they wait for the resume as well.
/// A message on the screen stays there, and a hidden one can come back. An SDK that does not ask about messages is
/// paused as a whole (`PausingBridge`), until the last gate that pauses it is resumed; a pause by the app itself
/// stays.
@MainActor public final class PauseGate: HandlerDecorator {
    /// Called when a message could not be shown on resume.
    public var onFailure: (@MainActor (CompatMessage, any Error) -> Void)?

    private var counts: [String: Int] = [:]
    private var waiting = MessageLine()
    private var isDraining = false
    private var engines: [Engine] = []

    /// The engine of a bridge that is paused as a whole, held weakly.
    private struct Engine {
        weak var engine: LifecycleEngine?
    }

    /// Makes a gate that is open.
    /// - Parameter inner: the handler behind the gate; without one every message is let through.
    public override init(_ inner: (any InAppMessageHandler)? = nil) {
        super.init(inner)
    }

    /// Whether messages are held.
    public var isPaused: Bool { !counts.isEmpty }
    /// The active reasons, each with the number of its pauses.
    public var reasons: [String: Int] { counts }
    /// The number of messages that wait for the last resume. Takes time in proportion to it.
    public var waitingCount: Int { waiting.messages.count { $0.phase == .held } }

    /// Holds messages from now on, for one more reason.
    public func pause(_ reason: String) {
        counts[reason, default: 0] += 1
        pauseBridges()
        announceWaits()
    }

    /// Removes a reason. Removing the last one lets the waiting messages through.
    /// - Returns: false when the reason was not active; nothing has changed then.
    @discardableResult
    public func resume(_ reason: String) -> Bool {
        guard let count = counts[reason] else { return false }
        counts[reason] = count > 1 ? count - 1 : nil
        if isPaused { announceWaits() } else { letWaitingThrough() }
        pauseBridges()
        return true
    }

    /// Remembers a bridge that can be paused as a whole, and pauses it if the gate is paused.
    public override func attached(to engine: LifecycleEngine) {
        super.attached(to: engine)
        guard engine.driver is any PausingBridge else { return }
        if !engines.contains(where: { $0.engine === engine }) { engines.append(Engine(engine: engine)) }
        pauseBridges()
    }

    private func pauseBridges() {
        engines.removeAll { $0.engine == nil }
        for one in engines { one.engine?.setPaused(isPaused, for: self) }
    }

    private func announceWaits() {
        for message in waiting.messages { message.announceWait() }
    }

    /// The wrapped handler may pause again, and new messages may come meanwhile: they are appended.
    private func letWaitingThrough() {
        guard !isDraining else { return }
        isDraining = true
        defer { isDraining = false }
        let areSeveral = waiting.count > 1
        while !isPaused, let message = waiting.popFirst() {
            do {
                try message.reconsider(amongOthers: areSeveral)
            } catch {
                onFailure?(message, error)
            }
        }
    }

    public override func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        guard message.phase != .hidden, isPaused || (isDraining && message.phase == .offered) else {
            return super.decideDisplay(of: message)
        }
        message.add(self)
        waiting.append(message)
        return .hold
    }

    public override func waitReason(of message: CompatMessage) -> WaitReason? {
        guard waiting.contains(message) else { return super.waitReason(of: message) }
        return .paused(reasons: reasons.keys.sorted())
    }
}

extension PauseGate: PhaseWatcher {
    package func hasEnded(_ message: CompatMessage) { waiting.remove(message) }
    package func bridgeHasGone() { waiting.removeDeparted() }
}
