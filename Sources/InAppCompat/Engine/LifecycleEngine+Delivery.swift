import Foundation

/// How events reach the handler and the observers.
extension LifecycleEngine {
    /// Delivers an event, after those that are under way (INV-6).
    func deliver(_ message: CompatMessage, _ kind: MessageEvent.Kind, _ isDerived: Bool) {
        guard !isDelivering else {
            return backlog.append(MessageEvent(message: message, kind: kind, isDerived: isDerived))
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
        hub?.send(MessageEvent(message: message, kind: kind, isDerived: isDerived))
    }

    /// The events from now on, for observers. Ends when the engine goes away or the reader stops.
    ///
    /// Observers see what has happened; they have no say. Buffering is unbounded.
    public func events() -> AsyncStream<MessageEvent> {
        let hub = hub ?? EventHub()
        self.hub = hub
        return hub.stream()
    }

    /// Writes a diagnostic, if anybody listens.
    public func report(
        _ code: Diagnostic.Code, _ message: CompatMessage?, _ explanation: @autoclosure () -> String
    ) {
        diagnostics?(Diagnostic(code, shape: shape, messageID: message?.id, explanation()))
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
