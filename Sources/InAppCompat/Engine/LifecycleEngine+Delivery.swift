import Foundation

/// How events reach the handler and the observers.
extension LifecycleEngine {
    /// Delivers an event, after those that are under way (INV-6).
    func deliver(_ message: CompatMessage, _ kind: MessageEvent.Kind, _ isDerived: Bool) {
        guard !isDelivering else {
            return backlog.append(PendingEvent(message: message, kind: kind, isDerived: isDerived))
        }
        duringCallback { send(message, kind, isDerived) }
    }

    /// Runs a call of the handler, then delivers the events that it caused (INV-6).
    func duringCallback<Result>(_ body: () -> Result) -> Result {
        guard !isDelivering else { return body() }
        isDelivering = true
        let result = body()
        if !backlog.isEmpty { sendBacklog() }
        isDelivering = false
        return result
    }

    private func sendBacklog() {
        var next = 0
        while next < backlog.count {
            let event = backlog[next]
            next += 1
            send(event.message, event.kind, event.isDerived)
        }
        backlog.removeAll(keepingCapacity: true)
    }

    private func send(_ message: CompatMessage, _ kind: MessageEvent.Kind, _ isDerived: Bool) {
        if let handler { kind.send(message, to: handler) }
        if hub != nil { observe(message, kind, isDerived) }
    }

    func observe(_ message: CompatMessage, _ kind: MessageEvent.Kind, _ isDerived: Bool = false) {
        guard let hub else { return }
        let number = EventNumbers.next()
        hub.send(
            MessageEvent(
                message: message, kind: kind, isDerived: isDerived, time: clock.now, number: number))
    }

    /// The events, for observers, who see what has happened and have no say. They end when the engine goes away.
    public var events: MessageEvents {
        let hub = hub ?? EventHub()
        self.hub = hub
        return MessageEvents(hub)
    }

    /// Writes a diagnostic, if anybody listens.
    public func report(
        _ code: Diagnostic.Code, _ message: CompatMessage?, _ explanation: @autoclosure () -> String
    ) {
        diagnostics?(Diagnostic(code, shape: shape, messageID: message?.id, explanation()))
    }
}

/// An event that waits for the running call of the handler to return.
struct PendingEvent {
    let message: CompatMessage
    let kind: MessageEvent.Kind
    let isDerived: Bool
}

/// Numbers events over all engines.
@MainActor private enum EventNumbers {
    private static var last = 0

    static func next() -> Int {
        last += 1
        return last
    }
}

extension MessageEvent.Kind {
    /// Calls the handler's method for this event.
    @MainActor func send(_ message: CompatMessage, to handler: any InAppMessageHandler) {
        switch self {
        case .willPresent: handler.willPresent(message)
        case .didPresent: handler.didPresent(message)
        case .didHide: handler.didHide(message)
        case .didLoad(let url): handler.didLoad(url, in: message)
        case .willDismiss: handler.willDismiss(message)
        case .didDismiss(let resolution): handler.didDismiss(message, resolution: resolution)
        case .didFail(let failure): handler.didFail(message, failure: failure)
        case .decided, .action, .discarded: break
        }
    }
}
