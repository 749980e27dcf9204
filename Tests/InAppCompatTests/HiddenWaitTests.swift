import HeadlessStage
import InAppCompat
import Testing

/// What hidden and refused messages wait for, and what is told about it.
@MainActor @Suite("Hidden messages that wait", .timeLimit(.minutes(20))) struct HiddenWaitTests {
    private let bench = Bench()

    /// A policy that holds some messages, with or without a reason.
    @MainActor private final class Weather: DisplayPolicy {
        var isBad = false
        var reason: WaitReason?
        private(set) var refused: [String] = []

        func decideDisplay(of message: CompatMessage) -> DisplayDecision { isBad ? .hold : .show }
        func waitReason(of message: CompatMessage) -> WaitReason? { isBad ? reason : nil }
        func didNotShow(_ message: CompatMessage, error: any Error) {
            refused.append("\(message.id) \((error as? CompatError)?.code.name ?? "")")
        }
    }

    private func hidden(_ id: String = "A") -> CompatMessage {
        let message = bench.shown(id)
        bench.run { bench.engine.didHide(message) }
        _ = bench.trace.take()
        return message
    }

    private func waits(_ events: EventRecord) -> [String] {
        events.take().compactMap { if case .waits = $0.kind { $0.description } else { nil } }
    }

    @Test(
        "WAIT-6 a hidden message that the SDK does not bring back waits for the SDK, and is told so each time"
    )
    func notBroughtBack() throws {
        let message = hidden()
        let events = bench.engine.events.record()
        bench.driver.boundOfShow = 5
        let text = "The SDK did not show it within 5.0 s; it is hidden again."
        try bench.run { try message.show() }
        #expect(message.waitsFor == nil && waits(events) == [])
        bench.stage.advance(seconds: 5)
        #expect(message.phase == .hidden && message.waitsFor == .sdk(text))
        #expect(waits(events) == ["A waits for the SDK: \(text)"])
        bench.expect("> showLater A", "! showFailed A")
        bench.run {
            bench.engine.willPresent(message)
            bench.engine.didPresent(message)
        }
        #expect(message.waitsFor == nil && waits(events) == [])
    }

    @Test(
        "WAIT-8 a hidden message that is to come back waits for the one on screen, and observers hear it once"
    )
    func waitsForItsTurn() throws {
        let message = hidden("B")
        let up = bench.shown("A")
        let events = bench.engine.events.record()
        for _ in 1...2 { try bench.run { try message.show() } }
        #expect(message.waitsFor == .message(id: "A", shape: message.shape))
        #expect(waits(events) == ["B waits for message A of capable"])
        bench.run { bench.engine.didDismiss(up) }
        #expect(bench.trace.take().last == "> showLater B")
    }

    @Test(
        "WAIT-7 show() of a hidden message that a policy keeps away gives the policy's reason, if it has one",
        arguments: [nil, WaitReason.policy("the rain")])
    func keptAway(reason: WaitReason?) throws {
        let message = hidden()
        let policy = Weather()
        (policy.isBad, policy.reason) = (true, reason)
        bench.engine.handler = policy
        var lines: [String] = []
        bench.engine.diagnostics = { if $0.code == .stillWaiting { lines.append($0.explanation) } }
        for _ in 1...2 { try bench.run { try message.show() } }
        let text = "show() was called; the message is not shown yet: it waits for the rain."
        #expect(message.phase == .hidden && message.waitsFor == reason)
        #expect(lines == (reason == nil ? [] : [text, text]))
        policy.isBad = false
        try bench.run { try message.reconsider() }
        bench.expect("> showLater A")
    }

    @Test(
        "WAIT-6 policies hear of each message that was not shown: refused at its turn, or not shown in time")
    func toldPolicies() throws {
        let policy = Weather()
        let (waiting, late) = (bench.held("B"), bench.held("C"))
        let up = bench.shown("A")
        bench.engine.handler = HandlerDecorator(HandlerDecorator(policy))
        bench.driver.boundOfShow = 5
        bench.driver.refused = [.showLater]
        try bench.run { try waiting.show() }
        bench.run { bench.engine.didDismiss(up) }
        #expect(policy.refused == ["B invalidated"] && waiting.phase == .held)
        bench.driver.refused = []
        try bench.run { try late.show() }
        bench.stage.advance(seconds: 5)
        #expect(policy.refused == ["B invalidated", "C notShown"] && late.phase == .held)
    }

    @Test("WAIT-1 a held message is held since its first hold, also after a show() in vain")
    func since() throws {
        bench.stage.advance(seconds: 7)
        let message = bench.held()
        bench.stage.advance(seconds: 3)
        bench.driver.refused = [.showLater]
        #expect(bench.code { try bench.run { try message.show() } } == .invalidated)
        #expect(message.heldSince == 7)
        bench.driver.refused = []
        bench.driver.boundOfShow = 2
        try bench.run { try message.show() }
        #expect(message.heldSince == nil)
        bench.stage.advance(seconds: 2)
        #expect(message.phase == .held && message.heldSince == 7)
    }

    @Test("WAIT-1 a message that its gate let through, and that the SDK drops, is held since then")
    func sinceDropped() {
        bench.stage.advance(seconds: 7)
        let message = bench.message()
        bench.run {
            bench.ask(message)
            bench.engine.expectPresentation(of: message, within: 2)
        }
        bench.stage.advance(seconds: 2)
        #expect(message.phase == .held && message.heldSince == 9)
    }

    @Test("WAIT-4 once the message that decides about a cap has gone, the next one waits for its turn")
    func rivalIsGone() {
        let bench = ManyBench { Cap($0, [.session(1)]) }
        let rival = bench.stage.run { bench.braze.engine.makeMessage(id: "A", native: "A") }
        bench.run { #expect(bench.braze.engine.decide(rival) == .show) }
        let next = bench.offer("B", on: bench.adobe)
        #expect(next.waitsFor == .message(id: "A", shape: rival.shape))
        bench.stage.run {
            bench.braze.engine.fail(rival, MessageFailure(.content, "It broke."))
            #expect(next.waitsFor == .nextTurn)
        }
        bench.stage.runUntilIdle()
        #expect(next.phase == .presented)
    }
}
