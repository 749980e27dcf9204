import Foundation

/// How events reach the handler and the observers.
extension LifecycleEngine {
    /// Delivers an event, after those that are under way (INV-6).
    /// - Parameters:
    ///   - kind: what has happened; made only for somebody who keeps it.
    ///   - tell: calls the handler's method.
    @inline(__always)
    func deliver(
        _ message: CompatMessage, _ kind: @autoclosure () -> MessageEvent.Kind, _ isDerived: Bool,
        _ tell: (HandlerRoute) -> Void
    ) {
        guard !isDelivering else { return queue(message, kind(), isDerived) }
        duringCallback {
            tell($0)
            if hub != nil { observe(message, kind(), isDerived) }
        }
    }

    @inline(never)
    private func queue(_ message: CompatMessage, _ kind: MessageEvent.Kind, _ isDerived: Bool) {
        backlog.append(PendingEvent(message: message, kind: kind, isDerived: isDerived))
    }

    /// Runs a call of the handler, then delivers the events that it caused (INV-6).
    @inline(__always)
    func duringCallback<Result>(_ body: (HandlerRoute) -> Result) -> Result {
        runningCalls += 1
        defer { endCall() }
        guard !isDelivering else { return unretainedRoute._withUnsafeGuaranteedRef(body) }
        isDelivering = true
        let result = unretainedRoute._withUnsafeGuaranteedRef(body)
        if !backlog.isEmpty { sendBacklog() }
        isDelivering = false
        return result
    }

    @inline(never)
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
        unretainedRoute._withUnsafeGuaranteedRef { $0.send(kind, of: message) }
        if hub != nil { observe(message, kind, isDerived) }
    }

    @inline(never)
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
    @inline(never) public func report(
        _ code: Diagnostic.Code, _ message: CompatMessage?, _ explanation: @autoclosure () -> String
    ) {
        if diagnostics != nil { write(code, message, explanation()) }
    }

    /// Apart, because the compiler copies `report` for each explanation.
    @inline(never) private func write(
        _ code: Diagnostic.Code, _ message: CompatMessage?, _ explanation: String
    ) {
        diagnostics?(Diagnostic(code, shape: shape, messageID: message?.id, explanation))
    }

    /// Writes a diagnostic about a callback that came out of turn, if anybody listens.
    @inline(never) func stray(_ message: CompatMessage, _ what: StaticString) {
        report(.strayCallback, message, "\(what), in the phase \(message.phase).")
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
