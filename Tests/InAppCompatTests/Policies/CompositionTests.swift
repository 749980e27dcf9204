import Foundation
import HeadlessStage
import InAppCompat
import Testing

@MainActor @Suite("Policies together", .timeLimit(.minutes(20))) struct CompositionTests {
    @Test("POL-1 the usual stack: a checkout, one screen, a cap and an expiry")
    func stack() {
        var stack: PolicyStack?
        let bench = ManyBench { handler in
            let made = PolicyStack(around: handler) {
                $0.expiry = 600
                $0.caps = [.session(3)]
                $0.spacing = 10
            }
            stack = made
            return made.handler
        }
        let gate = stack?.pauseGate
        let first = bench.offer("A", on: bench.braze)
        bench.run { gate?.pause("checkout") }
        let others = zip(["B", "C", "D", "E"], [bench.adobe, bench.airship, bench.braze, bench.adobe])
            .map { bench.offer($0, on: $1) }
        bench.close(first)
        bench.stage.advance(by: .seconds(100))
        #expect(bench.visible.isEmpty && gate?.waitingCount == 4)
        bench.run { gate?.resume("checkout") }
        #expect(bench.visible == ["B"])
        bench.close(others[0])
        bench.stage.advance(by: .seconds(10))
        #expect(bench.visible == ["C"])
        bench.close(others[1])
        bench.stage.advance(by: .seconds(10))
        // The cap is asked when the screen is free, and discards messages beyond its limit.
        #expect(others.map(\.phase) == [.dismissed, .dismissed, .discarded, .discarded])
        #expect(
            bench.lines() == [
                "decide A", "didPresent A", "didDismiss A dismissed by the user", "decide B", "decide C",
                "decide D", "decide E", "didPresent B", "didDismiss B dismissed by the user", "didPresent C",
                "didDismiss C dismissed by the user",
            ])
    }

    @Test("POL-2 a pause that begins while messages wait for the screen keeps them, and their order")
    func pauseWhileWaiting() {
        var stack: PolicyStack?
        let bench = ManyBench { handler in
            let made = PolicyStack(around: handler)
            stack = made
            return made.handler
        }
        let messages = zip(["A", "B", "C"], bench.lanes).map { bench.offer($0, on: $1) }
        bench.run { stack?.pauseGate.pause("checkout") }
        bench.close(messages[0])
        let last = bench.offer("D", on: bench.braze)
        #expect(bench.visible.isEmpty)
        bench.run { stack?.pauseGate.resume("checkout") }
        #expect(bench.visible == ["B"])
        bench.close(messages[1])
        #expect(bench.visible == ["C"])
        bench.close(messages[2])
        #expect(bench.visible == ["D"] && last.phase == .presented)
    }

    @Test("POL-3 hold beats show for show() too: a gate in a group does not show what another member holds")
    func groupLaw() throws {
        let bench = ManyBench { $0 }
        let gate = PauseGate(bench.handler)
        let holder = ClosureHandler()
        holder.decideDisplay = { _ in .hold }
        for lane in bench.lanes { lane.engine.handler = HandlerGroup([gate, holder]) }
        bench.run { gate.pause("checkout") }
        let message = bench.offer("A", on: bench.braze)
        bench.run { gate.resume("checkout") }
        #expect(message.phase == .held)
        try bench.run { try message.show() }
        #expect(message.phase == .presented)
        bench.close(message)
        bench.run { gate.pause("checkout") }
        let second = bench.offer("B", on: bench.braze)
        // The app shows the message, which ends the member's hold; the gate keeps it until it is open.
        try bench.run { try second.show() }
        #expect(second.phase == .held)
        bench.run { gate.resume("checkout") }
        #expect(second.phase == .presented)
        #expect(bench.lines().filter { $0.hasPrefix("decide") } == ["decide A", "decide B"])
    }

    @Test(
        "POL-5 after a resume the priority decides which message comes first, around and inside the screen",
        arguments: [true, false])
    func priorityAfterResume(isGateOutside: Bool) throws {
        let priorities = ["A": 1, "B": 3, "C": 2]
        let bench = ManyBench { $0 }
        let screen = SharedScreen { priorities[$0.id] ?? 0 }
        let inner = PauseGate(bench.handler)
        let around = PauseGate(OneScreen(bench.handler, on: screen))
        let gate = isGateOutside ? around : inner
        for lane in bench.lanes {
            lane.engine.handler = isGateOutside ? around : OneScreen(inner, on: screen)
        }
        bench.run { gate.pause("checkout") }
        let messages = zip(["A", "B", "C"], bench.lanes).map { bench.offer($0, on: $1) }
        bench.run { gate.resume("checkout") }
        #expect(bench.visible == ["B"])
        bench.close(messages[1])
        #expect(bench.visible == ["C"])
        bench.close(messages[2])
        #expect(bench.visible == ["A"])
        bench.close(messages[0])
        // Twice in a row, and with only one message, which needs no choice.
        bench.run { gate.pause("checkout") }
        let last = bench.offer("D", on: bench.adobe)
        bench.stage.run { _ = gate.resume("checkout") }
        #expect(last.phase == .presented)
        #expect(
            bench.lines() == [
                "decide A", "decide B", "decide C", "didPresent B", "didDismiss B dismissed by the user",
                "didPresent C", "didDismiss C dismissed by the user", "didPresent A",
                "didDismiss A dismissed by the user", "decide D", "didPresent D",
            ])
    }

    @Test(
        "POL-4 a gate inside another one and a gate around the screen ask each other",
        arguments: [true, false])
    func nestedGates(isInnerFirst: Bool) {
        let bench = ManyBench { $0 }
        let inner = PauseGate(bench.handler)
        let outer = PauseGate(OneScreen(inner))
        for lane in bench.lanes { lane.engine.handler = outer }
        bench.run {
            inner.pause("video")
            outer.pause("checkout")
        }
        let message = bench.offer("A", on: bench.adobe)
        bench.run { if isInnerFirst { inner.resume("video") } else { outer.resume("checkout") } }
        #expect(message.phase == .held)
        bench.run { if isInnerFirst { outer.resume("checkout") } else { inner.resume("video") } }
        #expect(message.phase == .presented)
    }

    @Test(
        "POL-5 a message that was asked about among others and held by the app is shown at once by a later show()",
        arguments: [true, false])
    func shownAfterAResume(isTakenUp: Bool) throws {
        var gate: PauseGate?
        let bench = ManyBench { handler in
            handler.decision = { _ in .hold }
            let made = PauseGate(OneScreen(handler))
            gate = made
            return made
        }
        bench.run { if !isTakenUp { gate?.pause("checkout") } }
        let messages = ["A", "B"].map { id in
            bench.stage.run { bench.braze.engine.makeMessage(id: id, native: id) }
        }
        bench.run {
            for message in messages {
                let engine = bench.braze.engine
                #expect((isTakenUp ? engine.takeUp(message) : engine.decide(message)) == .hold)
            }
        }
        bench.run { if !isTakenUp { gate?.resume("checkout") } }
        #expect(
            bench.held == ["A", "B"]
                && bench.trace.take().filter { $0.hasPrefix("decide") } == ["decide A", "decide B"])
        try bench.stage.run { try messages[1].show() }
        #expect(bench.visible == ["B"])
    }
}
