import Foundation
import HeadlessStage
import InAppCompat
import Testing

@MainActor @Suite("INV-3 A message that was let through ends within a bound", .timeLimit(.minutes(20)))
struct BoundTests {
    @Test(
        "INV-3 a message that the SDK drops fails on the stage's clock, with the reason that the driver finds"
    )
    func dropped() {
        let bench = Bench()
        bench.driver.reasons["B"] = MessageFailure(.orientation, "It is turned.", isDerived: true)
        bench.run { for id in ["A", "B"] { bench.ask(bench.message(id)) } }
        bench.stage.advance(by: .seconds(29))
        bench.expect("decide A", "answer show A", "decide B", "answer show B")
        bench.stage.advance(by: .seconds(1))
        bench.expect("> release A", "didFail A notShown")
        bench.stage.advance(by: .seconds(30))
        bench.expect("> release B", "didFail B orientation")
    }

    @Test("INV-3 a message that arrives during the bound of another one fails within twice the time")
    func later() {
        let bench = Bench()
        let first = bench.message("A")
        bench.run { bench.ask(first) }
        bench.stage.advance(by: .seconds(20))
        bench.run { bench.ask(bench.message("B")) }
        bench.run { bench.engine.willPresent(first) }
        _ = bench.trace.take()
        bench.stage.advance(by: .seconds(39))
        bench.expect()
        bench.stage.advance(by: .seconds(1))
        bench.expect("> release B", "didFail B notShown")
        #expect(first.phase == .presenting)
    }

    @Test("INV-3 after show() a message has the bound of its driver, and is then held again")
    func shown() throws {
        let bench = Bench()
        let message = bench.held()
        try bench.run {
            try message.show()
            bench.engine.expectPresentation(of: message, within: 60)
        }
        bench.stage.advance(by: .seconds(59))
        #expect(message.phase == .approved)
        bench.stage.advance(by: .seconds(1))
        #expect(message.phase == .held)
        bench.expect("> showLater A", "! showFailed A")
    }

    @Test("INV-3 a message that is shown once more has the whole bound again")
    func shownOnceMore() throws {
        let bench = Bench()
        let message = bench.held()
        try bench.run {
            try message.show()
            bench.engine.expectPresentation(of: message, within: 25)
        }
        bench.stage.advance(by: .seconds(26))
        #expect(message.phase == .held)
        try bench.run { try message.show() }
        bench.stage.advance(by: .seconds(29))
        #expect(message.phase == .approved)
        bench.stage.advance(by: .seconds(5))
        bench.expect(
            "> showLater A", "! showFailed A", "> showLater A", "> release A", "didFail A notShown")
    }

    @Test("INV-1 a message that waited for its turn and was not shown is held, also if the SDK asks again")
    func notShownAtItsTurn() throws {
        let bench = Bench()
        let up = bench.shown("A")
        let waiting = bench.held("B")
        try bench.run { try waiting.show() }
        #expect(bench.engine.consider(waiting) == .show)
        bench.run { bench.engine.didDismiss(up) }
        #expect(bench.engine.consider(waiting) == .show)
        bench.run { bench.engine.expectPresentation(of: waiting, within: 5) }
        bench.stage.advance(by: .seconds(5))
        #expect(waiting.phase == .held && bench.engine.consider(waiting) == .hold)
    }

    @Test("INV-3 a message that the SDK refused after its bound had begun is dropped like any other later on")
    func refusedAfterwards() {
        let bench = Bench()
        let message = bench.held()
        bench.driver.boundOfShow = 1_000
        bench.driver.refused = [.showLater]
        bench.run { #expect(bench.code { try message.show() } == .invalidated) }
        #expect(message.phase == .held)
        bench.run { bench.engine.letThrough(message) }
        bench.stage.advance(by: .seconds(60))
        bench.expect("> showLater A", "> release A", "didFail A notShown")
    }

    @Test("INV-3 an SDK that queues displays itself has no bound")
    func queues() {
        let bench = Bench(EngineTraits(queuesDisplays: true))
        let message = bench.message()
        bench.run { bench.ask(message) }
        bench.stage.advance(by: .seconds(4_000))
        #expect(message.phase == .approved)
    }
}

@MainActor @Suite("INV-1 Late answers", .timeLimit(.minutes(20))) struct LateAnswerTests {
    @Test(
        "INV-1 a late yes shows, a late discard discards, a late hold holds",
        arguments: DisplayDecision.allCases)
    func act(decision: DisplayDecision) {
        let bench = Bench()
        bench.handler.decision = { _ in decision }
        let message = bench.message()
        bench.run {
            _ = bench.engine.consider(message)
            bench.engine.settleLate(message, by: GatePolicy())
            #expect(message.phase == .held && message.heldSince == 0)
        }
        let rest: [String] =
            switch decision {
            case .show: ["> showLater A"]
            case .hold: []
            case .discard: ["> discard A", "> release A"]
            }
        #expect(bench.trace.take() == ["decide A", "! lateAnswer A"] + rest)
        #expect(message.lateAnswer == nil)
    }

    @Test(
        "INV-1 a handler is asked even if it is too late, so that a pause gate knows the message"
    )
    func notAskedInTime() {
        let bench = Bench()
        let gate = PauseGate(bench.handler)
        gate.pause("checkout")
        bench.engine.handler = gate
        let message = bench.message()
        bench.run { bench.engine.settleLate(message, by: GatePolicy()) }
        #expect(message.phase == .held && gate.waitingCount == 1)
        bench.run { gate.resume("checkout") }
        bench.expect("! lateAnswer A", "decide A", "> showLater A")
    }

    @Test("INV-1 a policy that keeps late answers leaves the message held, and reports the answer")
    func keep() throws {
        let bench = Bench()
        let message = bench.message()
        bench.run {
            _ = bench.engine.consider(message)
            bench.engine.settleLate(message, by: GatePolicy(lateAnswer: .keep))
        }
        #expect(message.phase == .held && message.lateAnswer == .show)
        bench.expect("decide A", "! lateAnswer A")
    }

    @Test(
        "INV-1 a late answer that the SDK refuses leaves the message held, and a diagnostic says so",
        arguments: [
            (DisplayDecision.show, Capability.showLater, "> showLater A"),
            (.discard, .discard, "> discard A"),
        ])
    func refused(decision: DisplayDecision, action: Capability, request: String) {
        let bench = Bench()
        bench.driver.refused = [action]
        bench.handler.decision = { _ in decision }
        let message = bench.message()
        bench.run {
            _ = bench.engine.consider(message)
            bench.engine.settleLate(message, by: GatePolicy())
        }
        bench.expect("decide A", "! lateAnswer A", request, "! actionFailed A")
        #expect(message.phase == .held && message.lateAnswer == nil)
        #expect(bench.engine.heldMessages.map(\.id) == ["A"])
    }

    @Test("INV-4 the diagnostic says whether the SDK waited, or too many of its threads were already waiting")
    func reasons() {
        let bench = Bench()
        var reasons: [String] = []
        bench.engine.diagnostics = { reasons.append($0.explanation) }
        bench.run { bench.engine.settleLate(bench.message("A"), by: GatePolicy(timeout: 0.25)) }
        bench.run { bench.engine.settleLate(bench.message("B"), by: GatePolicy(timeout: 0)) }
        #expect(
            reasons == [
                "The handler did not answer within 0.25 s; the SDK was told hold; carried out late: show.",
                "The SDK did not wait for the handler: 32 threads already wait, or the policy grants no time; the SDK was told "
                    + "hold; carried out late: show.",
            ])
    }

    @Test(
        "INV-1 if the fallback was not hold, the handler is no longer asked",
        arguments: [
            (DisplayDecision.show, CompatMessage.Phase.approved), (.discard, .discarded),
        ])
    func otherFallbacks(fallback: DisplayDecision, phase: CompatMessage.Phase) {
        let bench = Bench()
        let message = bench.message()
        bench.run { bench.engine.settleLate(message, by: GatePolicy(fallback: fallback)) }
        #expect(message.phase == phase && !bench.trace.take().contains("decide A"))
    }
}

@MainActor @Suite("INV-3 Held messages that become invalid", .timeLimit(.minutes(20)))
struct InvalidationTests {
    @Test("INV-3 they fail, oldest first, when another message is offered, before the decision about it")
    func offered() {
        let bench = Bench()
        let messages = ["A", "B", "C"].map { bench.held($0) }
        bench.driver.invalid = ["A", "C"]
        bench.run { bench.ask(bench.message("D")) }
        bench.expect(
            "> release A", "didFail A invalidated", "> release C", "didFail C invalidated", "decide D",
            "answer show D")
        #expect(messages[1].phase == .held)
    }

    @Test("INV-3 they fail when the held messages are requested, and are not among them")
    func askedFor() throws {
        let bench = Bench()
        _ = bench.held("A")
        bench.driver.invalid = ["A"]
        #expect(bench.engine.heldMessages.isEmpty)
        bench.expect("> release A", "didFail A invalidated")
        _ = bench.held("B")
        bench.driver.invalid = ["B"]
        #expect(try !bench.engine.showNext())
        bench.expect("> release B", "didFail B invalidated")
    }

    @Test("INV-5 their failure is marked as derived, because the SDK does not report it") func derived() {
        let bench = Bench()
        let events = ClosureHandler()
        var failures: [String] = []
        events.didFail = { failures.append("\($0.id) \($1.reason) \($1.isDerived)") }
        for id in ["A", "B"] { _ = bench.held(id) }
        bench.engine.handler = events
        bench.driver.invalid = ["A", "B"]
        bench.run { bench.engine.failInvalidated() }
        #expect(failures == ["A invalidated true", "B invalidated true"])
    }

    @Test("INV-8 if a bridge replaces another one, both report it, and the message on screen fails")
    func replaced() {
        let first = Bench()
        let second = Bench()
        _ = first.shown()
        second.engine.takePlace(of: first.engine)
        first.expect("! bridgeReplaced -", "> release A", "didFail A detached")
        second.expect("! bridgeReplaced -")
    }
}
