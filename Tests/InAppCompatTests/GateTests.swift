import Foundation
import HeadlessStage
import InAppCompat
import Testing

@MainActor @Suite("INV-1 The gate is asked once per trigger", .timeLimit(.minutes(20))) struct GateTests {
    @Test("INV-1 the remembered answer is given when the SDK asks again", arguments: DisplayDecision.allCases)
    func remembered(decision: DisplayDecision) {
        let bench = Bench()
        bench.handler.decision = { _ in decision }
        let message = bench.message()
        bench.ask(message)
        bench.ask(message)
        let expected =
            switch decision {
            case .show, .hold: ["decide A", "answer \(decision.rawValue) A", "answer \(decision.rawValue) A"]
            case .discard: ["decide A", "> release A", "answer discard A", "answer discard A"]
            }
        #expect(bench.trace.take() == expected)
    }

    @Test("INV-1 after show() the answer is yes, and the handler is not asked again")
    func yesAfterShow() throws {
        let bench = Bench()
        bench.driver.isSynchronous = true
        bench.driver.asksAgain = true
        let message = bench.held()
        try bench.run { try message.show() }
        bench.expect("> showLater A", "answer show A", "willPresent A", "didPresent A")
    }

    @Test("INV-1 show() inside the gate wins over a hold, on a later turn of the main thread")
    func showInsideGate() throws {
        let bench = Bench()
        let message = bench.message()
        bench.handler.inside = { call, message in if call == "decide" { try message.show() } }
        bench.handler.decision = { _ in .hold }
        bench.stage.run { _ = bench.ask(message) }
        bench.expect("decide A", "answer hold A")
        #expect(message.phase == .held)
        bench.stage.runUntilIdle()
        bench.expect("> showLater A")
        #expect(message.phase == .approved)
    }

    @Test("INV-1 a second question during the first one does not change the answer")
    func nestedQuestion() {
        let bench = Bench()
        let message = bench.message()
        bench.handler.inside = { [unowned bench] call, message in if call == "decide" { bench.ask(message) } }
        bench.ask(message)
        bench.expect("decide A", "! strayCallback A", "answer hold A", "answer show A")
        #expect(message.phase == .approved && bench.engine.heldCount == 0)
    }

    @Test("INV-1 a late answer changes nothing, and the fallback is remembered")
    func lateAnswer() {
        let bench = Bench()
        let message = bench.message()
        #expect(bench.engine.consider(message) == .show)
        bench.engine.settle(message, as: .hold)
        #expect(message.phase == .held)
        bench.ask(message)
        bench.expect("decide A", "answer hold A")
    }

    @Test("INV-1 the handler is not asked about a message that was let through natively")
    func letThrough() {
        let bench = Bench()
        let message = bench.held()
        bench.engine.letThrough(message)
        bench.ask(message)
        bench.expect("answer show A")
        #expect(bench.engine.heldCount == 0)
    }

    @Test("INV-1 a message that appears without a question is reported, a held one that appears is not")
    func unasked() {
        let bench = Bench()
        let stranger = bench.message()
        let held = bench.held("B")
        bench.engine.willPresent(stranger)
        bench.engine.willPresent(held)
        bench.expect("! shownUnasked A", "willPresent A", "willPresent B")
        #expect(bench.engine.heldCount == 0)
    }

    @Test("INV-1 without a handler every message is let through")
    func noHandler() {
        let bench = Bench()
        bench.engine.handler = nil
        bench.ask(bench.message())
        bench.expect("answer show A")
    }

    @Test("INV-1 a message discarded while a replaced one fails is not let through after all")
    func discardedWhileReplacing() {
        let bench = Bench(EngineTraits(approvalLimit: 1))
        let first = bench.message("A")
        let second = bench.message("B")
        bench.handler.inside = { call, _ in if call == "didFail" { try second.discard() } }
        bench.ask(first)
        bench.ask(second)
        bench.expect(
            "decide A", "answer show A", "decide B", "> release A", "didFail A replaced", "> discard B",
            "> release B",
            "answer discard B")
    }
}
