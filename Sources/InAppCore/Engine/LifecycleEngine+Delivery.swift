import Foundation

/// How events reach the handler and the observers.
extension LifecycleEngine {
    /// Delivers an event, after those that are under way (INV-6).
    func deliver(_ kind: MessageEvent.Kind, of message: CompatMessage, isDerived: Bool) {
        let event = PendingEvent(message: message, kind: kind, isDerived: isDerived)
        guard !isDelivering else { return backlog.append(event) }
        duringCallback { send(event) }
    }

    /// Runs a call of the handler, then delivers the events that it caused (INV-6).
    func duringCallback<Result>(_ body: () -> Result) -> Result {
        guard !isDelivering else { return body() }
        isDelivering = true
        let result = body()
        while !backlog.isEmpty { send(backlog.removeFirst()) }
        isDelivering = false
        return result
    }

    private func send(_ event: PendingEvent) {
        handler?.hear(event.kind, of: event.message)
        observe(event.message, event.kind, event.isDerived)
    }

    func observe(_ message: CompatMessage, _ kind: MessageEvent.Kind, _ isDerived: Bool = false) {
        guard let hub else { return }
        let number = EventNumbers.next()
        hub.send(
            MessageEvent(
                message: message, kind: kind, isDerived: isDerived, time: clock.now, number: number))
    }

    /// The events, for observers, which cannot influence them. They end when the engine is deallocated.
    public var events: MessageEvents {
        let hub = hub ?? EventHub()
        self.hub = hub
        return MessageEvents(hub)
    }

    /// Writes a diagnostic if a sink is set.
    public func report(
        _ code: Diagnostic.Code, _ message: CompatMessage?, _ explanation: @autoclosure () -> String
    ) {
        diagnostics?(Diagnostic(code, shape: shape, messageID: message?.id, explanation()))
    }

    /// Writes a diagnostic about a callback that came at the wrong time, if a sink is set.
    func stray(_ message: CompatMessage, _ what: String) {
        report(.strayCallback, message, "\(what), in the phase \(message.phase).")
    }
}

/// An event that waits for the running call of the handler to return.
struct PendingEvent {
    let message: CompatMessage
    let kind: MessageEvent.Kind
    let isDerived: Bool
}

extension InAppMessageHandler {
    /// Calls the method for an event.
    fileprivate func hear(_ kind: MessageEvent.Kind, of message: CompatMessage) {
        switch kind {
        case .willPresent: willPresent(message)
        case .didPresent: didPresent(message)
        case .didHide: didHide(message)
        case .didLoad(let url): didLoad(url, in: message)
        case .willDismiss: willDismiss(message)
        case .didDismiss(let resolution): didDismiss(message, resolution: resolution)
        case .didFail(let failure): didFail(message, failure: failure)
        case .decided, .waits, .action, .discarded: break
        }
    }
}

/// Numbers the events of all engines.
@MainActor private enum EventNumbers {
    private static var last = 0

    static func next() -> Int {
        last += 1
        return last
    }
}

/// Dispatching an SDK's callbacks to the main thread.
extension MessageBridge where Self: Sendable {
    /// Runs a job on the main thread: at once if the caller is there, else later, in order (INV-4).
    /// - Parameters:
    ///   - native: the message that the callback is about.
    ///   - argument: further data of the callback.
    ///   - job: the work to do.
    public nonisolated func onMain<Native: Sendable, Argument: Sendable>(
        _ native: Native, _ argument: Argument,
        job: @escaping @MainActor @Sendable (Self, Native, Argument) -> Void
    ) {
        if MainThread.isCurrent {
            MainThread.enter(with: self, native, argument, body: job)
        } else {
            MainThread.async { job(self, native, argument) }
        }
    }
}
