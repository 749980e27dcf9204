import HeadlessStage
import InAppCompat
import Testing

/// Messages that somebody else held before they come to the screen: their phase is `held` already, so that nothing of it
/// changes when they wait for the screen, or have it in vain.
@MainActor @Suite("Messages that wait again", .timeLimit(.minutes(20))) struct WaitingAgainTests {
    /// A bench whose messages wait at a gate first, then for the screen, and then for what is around it.
    @MainActor private struct World {
        let bench = ManyBench { $0 }
        let screen: SharedScreen
        let gate: PauseGate
        let around = ClosureHandler()

        init(_ screen: SharedScreen) {
            self.screen = screen
            gate = PauseGate(bench.handler)
            let group = HandlerGroup([OneScreen(gate, on: screen), around])
            for lane in bench.lanes { lane.engine.handler = group }
        }
    }

    @Test("ONE-5 a message that was held elsewhere waits no longer than others for one that does not appear")
    func heldElsewhere() {
        let world = World(SharedScreen(patience: 10))
        let bench = world.bench
        let silent = bench.stage.run { bench.airship.engine.makeMessage(id: "A", native: "A") }
        bench.run { #expect(bench.airship.engine.decide(silent) == .show) }
        world.gate.pause("checkout")
        let message = bench.offer("B", on: bench.braze)
        bench.run { world.gate.resume("checkout") }
        #expect(message.waitsFor == .message(id: "A", shape: SDKShape("three")))
        bench.stage.advance(by: .seconds(9))
        #expect(bench.visible.isEmpty)
        bench.stage.advance(by: .seconds(1))
        #expect(bench.visible == ["B"] && !silent.phase.isOnScreen)
    }

    @Test("ONE-5 it does not wait longer than others for the end of the spacing either")
    func heldElsewhereInSpacing() {
        let world = World(SharedScreen(spacing: 10))
        let bench = world.bench
        let first = bench.offer("A", on: bench.airship)
        world.gate.pause("checkout")
        let message = bench.offer("B", on: bench.braze)
        bench.close(first)
        bench.run { world.gate.resume("checkout") }
        #expect(message.phase == .held)
        bench.stage.advance(by: .seconds(10))
        #expect(bench.visible == ["B"])
    }

    @Test("ONE-4 the screen is free again each time that a held message has it without being shown")
    func heldAround() throws {
        let world = World(SharedScreen())
        world.around.decideDisplay = { _ in .hold }
        let message = world.bench.offer("A", on: world.bench.braze)
        for _ in 1...2 {
            #expect(!world.screen.isOccupied && message.phase == .held)
            try world.bench.run { try message.reconsider() }
        }
        #expect(!world.screen.isOccupied)
        try world.bench.run { try message.show() }
        #expect(world.screen.isOccupied && world.bench.visible == ["A"])
    }

    @Test(
        "ONE-4 a message that is held at its turn leaves the turn to the next one, and no message waits for it"
    )
    func heldAtItsTurn() {
        let world = World(SharedScreen())
        let bench = world.bench
        world.around.decideDisplay = { $0.id == "B" ? .hold : .show }
        let events = MessageEvents.merged(bench.lanes.map(\.engine.events)).record()
        let first = bench.offer("A", on: bench.braze)
        let second = bench.offer("B", on: bench.adobe)
        let third = bench.offer("C", on: bench.airship)
        let last = bench.offer("D", on: bench.airship)
        bench.close(first)
        #expect(second.phase == .held && third.phase == .presented && last.phase == .held)
        let waits = events.take().compactMap { event in
            if case .waits = event.kind { event.description } else { nil }
        }
        #expect(
            waits == [
                "B waits for message A of one", "C waits for message A of one",
                "D waits for message A of one", "B waits for the handler", "D waits for message C of three",
            ])
    }

    @Test("ONE-2 equal messages appear in the order of the offers, also one that joins the line later")
    func orderOfOffers() throws {
        let bench = ManyBench { handler in
            handler.decision = { $0.id == "B" ? .hold : .show }
            return OneScreen(handler)
        }
        let first = bench.offer("A", on: bench.braze)
        let second = bench.offer("B", on: bench.adobe)
        let third = bench.offer("C", on: bench.airship)
        try bench.run { try second.show() }
        #expect(second.phase == .held && third.phase == .held)
        bench.close(first)
        #expect(bench.visible == ["B"])
        bench.close(second)
        #expect(bench.visible == ["C"])
    }
}
