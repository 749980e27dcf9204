import Foundation
import HeadlessStage
import InAppCompat
import Testing

@MainActor @Suite("The pause gate", .timeLimit(.minutes(20))) struct PauseGateTests {
    private func paused(_ bench: Bench, _ reasons: String...) -> PauseGate {
        let gate = PauseGate(bench.handler)
        bench.engine.handler = gate
        for reason in reasons { gate.pause(reason) }
        return gate
    }

    @Test("INV-1 reasons are nested: every pause needs its resume")
    func nested() {
        let bench = Bench()
        let gate = paused(bench, "checkout", "checkout", "onboarding")
        bench.ask(bench.message())
        #expect(gate.reasons == ["checkout": 2, "onboarding": 1])
        #expect(!gate.resume("video"))
        #expect(gate.resume("checkout") && gate.isPaused && gate.waitingCount == 1)
        #expect(gate.resume("onboarding") && gate.isPaused)
        bench.expect("answer hold A")
        bench.run { gate.resume("checkout") }
        #expect(!gate.isPaused && gate.waitingCount == 0 && gate.reasons.isEmpty)
        #expect(!gate.resume("checkout"))
        bench.expect("decide A", "> showLater A")
    }

    @Test("INV-1 on the last resume the inner handler is asked once about each, and they are shown in order")
    func order() {
        let bench = Bench()
        bench.driver.isSynchronous = true
        let gate = paused(bench, "checkout")
        let messages = ["A", "B", "C", "D"].map { bench.message($0) }
        for message in messages { bench.ask(message) }
        bench.handler.decision = { ["B": .hold, "C": .discard][$0.id] ?? .show }
        _ = bench.trace.take()
        bench.run { gate.resume("checkout") }
        bench.expect(
            "decide A", "> showLater A", "willPresent A", "didPresent A", "decide B", "decide C",
            "> discard C",
            "> release C", "decide D")
        #expect(messages.map(\.phase) == [.presented, .held, .discarded, .held])
        bench.run { bench.engine.didDismiss(messages[0]) }
        bench.expect(
            "willDismiss A", "> release A", "didDismiss A unspecified (derived)", "> showLater D",
            "willPresent D",
            "didPresent D")
    }

    @Test("INV-1 pausing again while messages are let through keeps the rest, in order")
    func pausedAgain() {
        let bench = Bench()
        let gate = paused(bench, "checkout")
        for id in ["A", "B", "C"] { bench.ask(bench.message(id)) }
        bench.handler.inside = { [unowned gate] call, message in
            if call == "decide", message.id == "A" { gate.pause("video") }
        }
        _ = bench.trace.take()
        gate.resume("checkout")
        bench.ask(bench.message("D"))
        bench.expect("decide A", "> showLater A", "answer hold D")
        #expect(gate.waitingCount == 3)
        gate.resume("video")
        bench.expect("decide B", "decide C", "decide D")
    }

    @Test("INV-1 a message that arrives while others are let through joins the line")
    func arrivesMeanwhile() {
        let bench = Bench()
        let gate = paused(bench, "checkout")
        for id in ["A", "B"] { bench.ask(bench.message(id)) }
        bench.handler.decision = { _ in .hold }
        bench.handler.inside = { [unowned bench, unowned gate] call, message in
            guard call == "decide", message.id == "A" else { return }
            gate.pause("video")
            bench.ask(bench.message("C"))
            gate.resume("video")
        }
        _ = bench.trace.take()
        gate.resume("checkout")
        bench.expect("decide A", "answer hold C", "decide B", "decide C")
    }

    @Test("INV-1 messages that ended in the meantime are skipped, and a refusal is reported")
    func endedMeanwhile() throws {
        let bench = Bench()
        let gate = paused(bench, "checkout")
        var failures: [String] = []
        gate.onFailure = { failures.append("\($0.id) \($1)") }
        let messages = ["A", "B", "C"].map { bench.message($0) }
        for message in messages { bench.ask(message) }
        bench.engine.fail(messages[0], MessageFailure(.invalidated, "The user changed."))
        try messages[1].discard()
        bench.driver.refused = [.showLater]
        _ = bench.trace.take()
        #expect(gate.waitingCount == 1)
        gate.resume("checkout")
        bench.expect("decide C", "> showLater C")
        #expect(failures == ["C invalidated on capable (showLater) for message C: Refused."])
    }

    @Test("INV-2 every event passes through, and an open gate leaves the decision to the inner handler")
    func passesThrough() throws {
        let bench = Bench()
        bench.driver.isSynchronous = true
        let gate = paused(bench)
        let message = bench.message()
        try bench.run {
            bench.prepare(message)
            bench.engine.didPresent(message)
            gate.pause("checkout")
            #expect(bench.engine.shouldPerform(MessageAction(source: .body, effect: .none), of: message))
            bench.engine.didLoad(URL(string: "https://example.com")!, in: message, dismisses: false)
            try message.hide()
            try message.show()
            bench.engine.didDismiss(message)
        }
        #expect(
            bench.trace.take().filter { !$0.hasPrefix(">") } == [
                "decide A", "answer show A", "prepare A", "willPresent A", "didPresent A",
                "shouldPerform A body",
                "didLoad A https://example.com", "didHide A", "willPresent A", "didPresent A",
                "willDismiss A",
                "didDismiss A message clicked (derived)",
            ])
        #expect(PauseGate().decideDisplay(of: message) == .show)
    }
}
