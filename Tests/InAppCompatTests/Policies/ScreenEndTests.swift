import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// When the shared screen is free, and for whom.
@MainActor @Suite("The end of a turn on the screen", .timeLimit(.minutes(20))) struct ScreenEndTests {
    /// A bench whose screen pauses for half a minute.
    private func world() -> (ManyBench, SharedScreen) {
        let screen = SharedScreen(spacing: 30)
        return (ManyBench { OneScreen($0, on: screen) }, screen)
    }

    /// Checks that a message which qualifies in the same turn in which the screen becomes free waits for the pause.
    private func expectPause(_ bench: ManyBench, _ free: () throws -> Void) rethrows {
        let next = bench.stage.run { bench.adobe.engine.makeMessage(id: "next", native: "next") }
        try bench.run {
            try free()
            #expect(bench.adobe.engine.decide(next) == .hold)
        }
        bench.stage.advance(by: .seconds(29))
        #expect(bench.visible.isEmpty && next.phase == .held)
        bench.stage.advance(by: .seconds(1))
        #expect(bench.visible == ["next"])
    }

    @Test("ONE-13 the pause also begins when a message is hidden, or its bridge is gone")
    func pauses() throws {
        let (bench, _) = world()
        let up = bench.offer("A", on: bench.braze)
        try expectPause(bench) { try up.hide() }
        let other = ManyBench { OneScreen($0, spacing: 30) }
        var gone: ManyBench.Lane? = ManyBench.Lane("four", EngineTraits(), other.trace)
        gone?.engine.handler = other.braze.engine.handler
        if let gone { other.offer("A", on: gone) }
        expectPause(other) { gone = nil }
    }

    @Test("ONE-3 there is no pause after a message that has not appeared")
    func noPause() {
        let (bench, screen) = world()
        let silent = bench.stage.run { bench.braze.engine.makeMessage(id: "A", native: "A") }
        bench.run { #expect(bench.braze.engine.decide(silent) == .show) }
        let next = bench.offer("B", on: bench.adobe)
        #expect(next.phase == .held && screen.isOccupied)
        bench.run { bench.braze.engine.fail(silent, MessageFailure(.content, "It broke.")) }
        #expect(bench.visible == ["B"])
    }

    @Test(
        "ONE-7 a message that an SDK shows by itself leaves the line, and the pause begins with its end, too")
    func intruder() {
        let (bench, screen) = world()
        let first = bench.offer("A", on: bench.braze)
        let second = bench.offer("B", on: bench.adobe)
        let third = bench.offer("C", on: bench.airship)
        #expect(screen.waitingCount == 2)
        bench.run {
            bench.adobe.engine.letThrough(second)
            bench.adobe.engine.didPresent(second)
        }
        #expect(screen.waitingCount == 1)
        bench.close(first)
        bench.stage.advance(by: .seconds(60))
        #expect(bench.visible == ["B"])
        bench.close(second)
        bench.stage.advance(by: .seconds(29))
        #expect(bench.visible.isEmpty)
        bench.stage.advance(by: .seconds(1))
        #expect(bench.visible == ["C"] && third.phase == .presented && screen.waitingCount == 0)
    }

    @Test(
        "ONE-9 a waiting message that a handler holds again leaves the line, and comes back with its show()")
    func heldAgain() throws {
        let screen = SharedScreen()
        let bench = ManyBench { $0 }
        let gate = PauseGate(bench.handler)
        for lane in bench.lanes { lane.engine.handler = OneScreen(gate, on: screen) }
        let up = bench.offer("A", on: bench.braze)
        let waiting = bench.offer("B", on: bench.adobe)
        #expect(screen.waitingCount == 1)
        gate.pause("checkout")
        try bench.run { try waiting.reconsider() }
        #expect(screen.waitingCount == 0 && waiting.waitsFor == .paused(reasons: ["checkout"]))
        bench.close(up)
        #expect(bench.visible.isEmpty)
        bench.run { gate.resume("checkout") }
        #expect(bench.visible == ["B"])
    }

    /// Runs a test's closure before the wrapped policy is asked, and holds some of the messages that it lets through.
    @MainActor private final class Outer: HandlerDecorator {
        var before: @MainActor (CompatMessage) -> Void = { _ in }
        var held: Set<String> = []

        override func decideDisplay(of message: CompatMessage) -> DisplayDecision {
            before(message)
            let answer = super.decideDisplay(of: message)
            return held.contains(message.id) ? .hold : answer
        }
    }

    @Test(
        "ONE-7 a message that a policy around the screen holds at its turn has lost its place: if its SDK then shows it, that is found"
    )
    func heldAround() {
        let screen = SharedScreen()
        let bench = ManyBench { $0 }
        let outer = Outer(OneScreen(bench.handler, on: screen))
        for lane in bench.lanes { lane.engine.handler = outer }
        let up = bench.offer("A", on: bench.braze)
        let (second, third) = (bench.offer("B", on: bench.adobe), bench.offer("C", on: bench.airship))
        outer.held = ["B"]
        outer.before = { [unowned bench] message in
            guard message === third else { return }
            bench.adobe.engine.letThrough(second)
            bench.adobe.engine.didPresent(second)
        }
        _ = bench.trace.take()
        bench.close(up)
        #expect(bench.trace.take().filter { $0.hasPrefix("!") } == ["! screenTaken B"])
        #expect(bench.visible == ["B"] && third.phase == .held && screen.waitingCount == 1)
        outer.before = { _ in }
        bench.close(second)
        #expect(bench.visible == ["C"] && screen.waitingCount == 0)
    }

    /// A delegate that is asked in the background, and accepts everything.
    private final class Asked: DeferredAdoption {
        let diagnostics: DiagnosticSink? = nil
        let gate = DeferredGate(OrderedCalls())
        let questions = Locked<[String]>([])

        func question(about message: CompatMessage) -> @Sendable (_ isOccupied: Bool) -> Bool {
            let (id, questions) = (message.id, questions)
            return { isOccupied in
                questions.withLock { $0.append(id + (isOccupied ? " occupied" : "")) }
                return true
            }
        }
    }

    @Test(
        "INV-1 a delegate that is asked in the background is told of its message until that one goes away",
        arguments: [
            (CompatMessage.Phase.approved, true), (.presenting, true), (.presented, true), (.hidden, false),
            (.dismissing, false), (.dismissed, false),
        ])
    func occupied(phase: CompatMessage.Phase, isOccupied: Bool) {
        for isLetGo in [false, true] {
            let bench = Bench()
            let delegate = Asked()
            bench.engine.handler = delegate
            let (first, second) = (bench.message("A"), bench.message("B"))
            bench.run { #expect(bench.engine.decide(first) == .hold) }
            bench.run {
                if phase > .approved { bench.engine.willPresent(first) }
                if phase > .presenting { bench.engine.didPresent(first) }
                if phase == .hidden { bench.engine.didHide(first) }
                if phase > .hidden { bench.engine.willDismiss(first) }
                if phase > .dismissing { bench.engine.didDismiss(first) }
            }
            #expect(first.phase == phase)
            delegate.gate.lettingGo(of: isLetGo ? first : second)
            bench.run { #expect(bench.engine.decide(second) == .hold) }
            let isTold = isOccupied && !isLetGo
            #expect(delegate.questions.current == ["A", "B" + (isTold ? " occupied" : "")])
        }
    }
}
