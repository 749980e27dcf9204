public import Foundation

/// A handler that holds every message while the app is busy, and shows them in order afterwards.
///
/// Reasons are named and nested: `pause("checkout")` twice needs `resume("checkout")` twice, and messages
/// are held while any reason is active. On the last resume the messages that came meanwhile are taken in
/// the order in which they came: the inner handler is asked about each, once, and each that it lets
/// through is shown, one after the other.
///
/// The pause decides about new messages only: one that is up stays up.
@MainActor public final class PauseGate: InAppMessageHandler {
    /// The handler that decides while nothing is paused, and that sees every event.
    public let inner: (any InAppMessageHandler)?
    /// Told when a message could not be shown on resume.
    public var onFailure: (@MainActor (CompatMessage, any Error) -> Void)?

    private var counts: [String: Int] = [:]
    /// Weak, because one that is discarded meanwhile is let go of; the engine keeps those that are held.
    private struct Waiting {
        weak var message: CompatMessage?
    }
    private var waiting: [Waiting] = []
    private var isDraining = false

    /// Makes a gate that is open.
    /// - Parameter inner: the handler behind the gate; without one every message is let through.
    public init(_ inner: (any InAppMessageHandler)? = nil) {
        self.inner = inner
    }

    /// Whether messages are held.
    public var isPaused: Bool { !counts.isEmpty }
    /// The active reasons and how often each was given.
    public var reasons: [String: Int] { counts }
    /// How many messages wait for the last resume.
    public var waitingCount: Int { waiting.count { $0.message?.phase == .held } }

    /// Holds messages from now on, for one more reason.
    public func pause(_ reason: String) {
        counts[reason, default: 0] += 1
    }

    /// Takes a reason back. The last one lets the waiting messages through.
    /// - Returns: false when the reason was not active; nothing has changed then.
    @discardableResult
    public func resume(_ reason: String) -> Bool {
        guard let count = counts[reason] else { return false }
        counts[reason] = count > 1 ? count - 1 : nil
        if !isPaused { letWaitingThrough() }
        return true
    }

    private func letWaitingThrough() {
        guard !isDraining else { return }
        isDraining = true
        defer { isDraining = false }
        // The inner handler may pause again, and new messages may come meanwhile: they go to the end.
        while !isPaused, !waiting.isEmpty {
            var messages = waiting[...]
            waiting = []
            while !isPaused, let next = messages.popFirst() {
                if let message = next.message, message.phase == .held { letThrough(message) }
            }
            waiting.insert(contentsOf: messages, at: 0)
        }
    }

    private func letThrough(_ message: CompatMessage) {
        do {
            switch inner?.decideDisplay(of: message) ?? .show {
            case .show: try message.show()
            case .hold: break
            case .discard: try message.discard()
            }
        } catch {
            onFailure?(message, error)
        }
    }

    public func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        guard isPaused || isDraining else { return inner?.decideDisplay(of: message) ?? .show }
        waiting.append(Waiting(message: message))
        return .hold
    }

    public func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
        inner?.prepare(&plan, for: message)
    }

    public func willPresent(_ message: CompatMessage) { inner?.willPresent(message) }
    public func didPresent(_ message: CompatMessage) { inner?.didPresent(message) }
    public func didHide(_ message: CompatMessage) { inner?.didHide(message) }
    public func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        inner?.shouldPerform(action, of: message) ?? true
    }
    public func didLoad(_ url: URL, in message: CompatMessage) { inner?.didLoad(url, in: message) }
    public func willDismiss(_ message: CompatMessage) { inner?.willDismiss(message) }
    public func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        inner?.didDismiss(message, resolution: resolution)
    }
    public func didFail(_ message: CompatMessage, failure: MessageFailure) {
        inner?.didFail(message, failure: failure)
    }
}
