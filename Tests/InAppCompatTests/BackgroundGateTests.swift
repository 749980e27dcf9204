import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// A gate that an SDK asks on whichever thread it likes.
@MainActor @Suite("A gate on any thread", .timeLimit(.minutes(20))) struct BackgroundGateTests {
    private let bench = Bench()

    /// Asks the gate on a thread.
    private func ask(_ message: CompatMessage?, isOnMain: Bool) -> Bool? {
        let answer = Locked<Bool?>(nil)
        let (driver, trace) = (bench.driver, bench.trace)
        let ask: @Sendable () -> Void = {
            let isLetThrough = driver.askGate(GatePolicy(timeout: 60)) {
                message
            } prepare: {
                trace.add("prepares \($0.id)")
            }
            answer.withLock { $0 = isLetThrough }
        }
        bench.stage.run { isOnMain ? ask() : MainThread.background(ask) }
        bench.stage.runUntilIdle()
        return answer.current
    }

    @Test(
        "INV-1 INV-4 the handler is asked once, on the main thread, and only a message that it lets through is prepared",
        arguments: DisplayDecision.allCases, [true, false])
    func answers(decision: DisplayDecision, isOnMain: Bool) {
        bench.handler.decision = { _ in decision }
        let message = bench.message()
        #expect(ask(message, isOnMain: isOnMain) == (decision == .show))
        let (lines, phase): ([String], CompatMessage.Phase) =
            switch decision {
            case .show: (["prepares A"], .approved)
            case .hold: ([], .held)
            case .discard: (["> release A"], .discarded)
            }
        #expect(bench.trace.take() == ["decide A"] + lines && message.phase == phase)
        // An SDK that asks once more gets the same answer.
        #expect(ask(message, isOnMain: isOnMain) == (decision == .show))
        #expect(bench.trace.take() == (decision == .show ? ["prepares A"] : []))
    }

    @Test("INV-1 what is no message is let through, and nobody is asked", arguments: [true, false])
    func noMessage(isOnMain: Bool) {
        bench.handler.decision = { _ in .discard }
        #expect(ask(nil, isOnMain: isOnMain) == true)
        bench.expect()
    }

    @Test(
        "INV-1 a held message that the app has shown is let through, and one on screen is not prepared again")
    func shown() throws {
        let message = bench.held()
        #expect(ask(message, isOnMain: false) == false)
        try bench.run { try message.show() }
        bench.expect("> showLater A")
        #expect(ask(message, isOnMain: false) == true)
        bench.run { bench.engine.didPresent(message) }
        #expect(ask(message, isOnMain: false) == true)
        bench.expect("prepares A", "willPresent A", "didPresent A")
    }
}
