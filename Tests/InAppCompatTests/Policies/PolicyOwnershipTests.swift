import Foundation
import HeadlessStage
import InAppCompat
import Testing

@MainActor @Suite("INV-7 Policies retain waiting messages, and nothing else", .timeLimit(.minutes(20)))
struct PolicyOwnershipTests {
    private static let ways: [@Sendable @MainActor (RecordingHandler) -> any InAppMessageHandler] = [
        { Expiry($0, after: 60) },
        {
            let gate = PauseGate($0)
            gate.pause("checkout")
            return gate
        },
        { OneScreen($0) },
        { Cap($0, [.session(1)]) },
        { Cap($0, [.session(1)], excess: .hold) },
        { handler in
            PolicyStack(around: handler) {
                $0.expiry = 60
                $0.caps = [.session(3), .day(2)]
            }.handler
        },
        {
            HandlerGroup([Expiry(OneScreen($0), after: 60), OneScreen(Cap($0, [.session(2)])), PauseGate($0)])
        },
    ]

    @Test(
        "INV-7 a message that has ended is released immediately, whichever policy retained it",
        arguments: 0..<7)
    func ended(way: Int) throws {
        let bench = ManyBench(Self.ways[way])
        bench.offer("A", on: bench.braze)
        bench.handler.decision = { _ in .hold }
        bench.offer("B", on: bench.adobe)
        bench.handler.decision = { _ in .show }
        bench.offer("C", on: bench.airship)
        weak var ended: CompatMessage?
        for lane in bench.lanes {
            for message in lane.engine.heldMessages {
                ended = message
                try message.discard()
            }
            #expect(ended == nil)
            for message in lane.engine.visibleMessages {
                ended = message
                bench.close(message)
            }
            #expect(ended == nil)
        }
    }

    @Test(
        "INV-7 the messages of a released bridge are released, whichever policy retained them",
        arguments: 0..<7)
    func gone(way: Int) throws {
        let bench = ManyBench(Self.ways[way])
        let other = bench.offer("other", on: bench.adobe)
        let phase = other.phase
        var gone: ManyBench.Lane? = ManyBench.Lane("four", EngineTraits(), bench.trace)
        gone?.engine.handler = bench.braze.engine.handler
        weak var first: CompatMessage?
        weak var second: CompatMessage?
        weak var third: CompatMessage?
        if let gone {
            first = bench.offer("A", on: gone)
            bench.handler.decision = { _ in .hold }
            second = bench.offer("B", on: gone)
            bench.handler.decision = { _ in .show }
            third = bench.offer("C", on: gone)
        }
        // The others may have been discarded by then: a cap does that.
        #expect(second != nil)
        bench.stage.run { gone = nil }
        #expect(first == nil && second == nil && third == nil)
        bench.stage.runUntilIdle()
        #expect(other.phase == phase)
        if phase == .held { try other.discard() } else { bench.close(other) }
        #expect(other.phase.isTerminal)
    }

    @Test(
        "INV-7 ONE-1 the held messages of a released bridge are released, and its place on the screen is free",
        arguments: [true, false])
    func goneBridge(onMain: Bool) {
        let screen = SharedScreen()
        let bench = ManyBench { Expiry(OneScreen($0, on: screen), after: 600) }
        var gone: ManyBench.Lane? = ManyBench.Lane("four", EngineTraits(), bench.trace)
        gone?.engine.handler = bench.braze.engine.handler
        weak var visible: CompatMessage?
        weak var waiting: CompatMessage?
        weak var undecided: CompatMessage?
        if let gone {
            visible = bench.offer("A", on: gone)
            waiting = bench.offer("B", on: gone)
            bench.stage.run {
                // The SDK has not waited for the answer.
                let late = gone.engine.makeMessage(id: "late", native: "late")
                #expect(gone.engine.consider(late) == .hold)
                undecided = late
            }
        }
        let other = bench.offer("C", on: bench.adobe)
        #expect(visible?.phase == .presented && screen.waitingCount == 3)
        bench.stage.run {
            if onMain {
                gone = nil
            } else {
                let engine = gone.map { Departing(engine: $0.engine, driver: $0.driver) }
                gone = nil
                MainThread.background { engine?.end() }
            }
        }
        bench.stage.runUntilIdle()
        #expect(visible == nil && waiting == nil && undecided == nil)
        #expect(other.phase == .presented && screen.waitingCount == 0)
        bench.trace.add("end")
        #expect(bench.lines().suffix(2) == ["didPresent C", "end"])
    }

    @Test("INV-7 a message that has expired is released immediately") func expired() {
        let bench = ManyBench { handler in
            handler.decision = { _ in .hold }
            return Expiry(handler, after: 60)
        }
        for id in ["A", "B"] {
            weak var expired: CompatMessage?
            expired = bench.offer(id, on: bench.braze)
            #expect(expired?.phase == .held)
            bench.stage.advance(by: .seconds(60))
            #expect(expired == nil)
        }
    }
}

/// Retains a bridge until it is released, on any thread.
private final class Departing: @unchecked Sendable {
    // Only one thread uses it at a time: the main thread until it starts the other, and not afterwards.
    private var kept: (LifecycleEngine, FakeDriver)?

    init(engine: LifecycleEngine, driver: FakeDriver) { kept = (engine, driver) }

    func end() { kept = nil }
}
