import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// Which message has a place on the shared screen, and for how long.
@MainActor @Suite("Places on the screen", .timeLimit(.minutes(20))) struct ScreenPlaceTests {
    /// The SDK asks about a message that it does not show for now.
    private func ask(_ id: String, on lane: ManyBench.Lane, of bench: ManyBench) -> (
        CompatMessage, DisplayDecision
    ) {
        bench.stage.run {
            let message = lane.engine.makeMessage(id: id, native: id)
            return (message, lane.engine.decide(message))
        }
    }

    @Test(
        "ONE-5 a message that has the screen and waits for one of its own SDK that never appears loses its place, too"
    )
    func waitsForItsSDK() {
        let bench = ManyBench { OneScreen($0, on: SharedScreen(patience: 10)) }
        let (silent, answer) = ask("A", on: bench.adobe, of: bench)
        #expect(answer == .show)
        let second = bench.offer("B", on: bench.adobe)
        let third = bench.offer("C", on: bench.airship)
        bench.stage.advance(seconds: 10)
        #expect(second.isWaitingForTurn && second.waitsFor == .message(id: "A", shape: second.shape))
        bench.stage.advance(seconds: 9)
        #expect(bench.visible == [] && third.phase == .held)
        bench.stage.advance(seconds: 1)
        #expect(bench.visible == ["C"])
        // Here the SDK's own bound ends the first one.
        bench.stage.advance(seconds: 10)
        #expect(silent.phase == .failed && bench.visible == ["C"] && second.phase == .held)
        bench.close(third)
        #expect(bench.visible == ["B"])
    }

    @Test("ONE-13 the pause begins also with the end of a message whose bridge got another handler meanwhile")
    func replacedHandler() {
        let bench = ManyBench { OneScreen($0, spacing: 30) }
        let (up, answer) = ask("A", on: bench.braze, of: bench)
        #expect(answer == .show)
        bench.run {
            bench.braze.engine.handler = nil
            bench.braze.engine.didPresent(up)
        }
        let next = bench.offer("B", on: bench.adobe)
        #expect(bench.visible == ["A"] && next.phase == .held)
        bench.close(up)
        bench.stage.advance(seconds: 29)
        #expect(bench.visible == [])
        bench.stage.advance(seconds: 1)
        #expect(bench.visible == ["B"])
    }

    @Test("ONE-6 a message that was refused and then shown by the app does not wait again")
    func refusedThenShown() throws {
        let screen = SharedScreen(patience: 10)
        let bench = ManyBench { OneScreen($0, on: screen) }
        let first = bench.offer("A", on: bench.braze)
        let second = bench.offer("B", on: bench.adobe)
        bench.adobe.driver.refused = [.showLater]
        bench.close(first)
        #expect(bench.visible == [] && second.phase == .held && screen.waitingCount == 0)
        bench.adobe.driver.refused = []
        try bench.run { try second.show() }
        bench.stage.advance(seconds: 11)
        #expect(bench.visible == ["B"] && screen.waitingCount == 0)
        bench.close(second)
        bench.stage.advance(seconds: 11)
        #expect(bench.visible == [] && !screen.isOccupied)
    }

    @Test(
        "ONE-11 a message that qualifies while others are asked about the one that has the screen waits for it",
        arguments: [DisplayDecision.show, .hold])
    func qualifiesMeanwhile(decision: DisplayDecision) {
        let bench = ManyBench { $0 }
        let other = ClosureHandler()
        let group = HandlerGroup([OneScreen(bench.handler), other])
        for lane in bench.lanes { lane.engine.handler = group }
        var answers: [DisplayDecision] = []
        other.decideDisplay = { [unowned bench] message in
            guard message.id == "A" else { return .show }
            let next = bench.adobe.engine.makeMessage(id: "B", native: "B")
            answers.append(bench.adobe.engine.decide(next))
            return decision
        }
        let first = bench.offer("A", on: bench.braze)
        #expect(answers == [.hold])
        #expect(bench.visible == [decision == .show ? "A" : "B"])
        if decision == .show { bench.close(first) }
        #expect(bench.visible == ["B"])
    }

    @Test("INV-1 when a pause ends, a single message is shown at once, and several by the screen's priority")
    func endOfPause() {
        for ids in [["A"], ["A", "B"]] {
            let gate = Locked<PauseGate?>(nil)
            let bench = ManyBench { handler in
                let made = PauseGate(OneScreen(handler) { $0.id == "B" ? 1 : 0 })
                gate.withLock { $0 = made }
                return made
            }
            gate.current?.pause("checkout")
            for (id, lane) in zip(ids, [bench.adobe, bench.airship]) { bench.offer(id, on: lane) }
            #expect(bench.visible == [] && bench.held == ids)
            bench.stage.run { _ = gate.current?.resume("checkout") }
            #expect(bench.visible == (ids.count == 1 ? ["A"] : []))
            bench.stage.runUntilIdle()
            #expect(bench.visible == [ids.last])
        }
    }

    @Test("CAP-4 of several messages on their way, one that fails makes room for one other, and not for more")
    func roomForOne() {
        let bench = ManyBench { Cap($0, [.session(2)]) }
        let (first, firstAnswer) = ask("A", on: bench.adobe, of: bench)
        let (second, secondAnswer) = ask("B", on: bench.airship, of: bench)
        #expect([firstAnswer, secondAnswer] == [.show, .show])
        bench.run { bench.adobe.engine.fail(first, MessageFailure(.content, "It broke.")) }
        let (third, thirdAnswer) = ask("C", on: bench.adobe, of: bench)
        let (fourth, fourthAnswer) = ask("D", on: bench.braze, of: bench)
        #expect([thirdAnswer, fourthAnswer] == [.show, .hold])
        #expect([second.phase, third.phase, fourth.phase] == [.approved, .approved, .held])
    }
}
