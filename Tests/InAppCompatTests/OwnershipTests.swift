import Foundation
import HeadlessStage
import InAppCompat
import ModelTesting
import Testing

@MainActor @Suite("INV-7 Nothing is retained that the SDK has released", .timeLimit(.minutes(20)))
struct OwnershipTests {
    @Test("INV-7 an ended message is released, a held one lives until it is shown or discarded")
    func messages() throws {
        let bench = Bench()
        weak var ended: CompatMessage?
        weak var held: CompatMessage?
        do {
            let message = bench.shown("A")
            ended = message
            held = bench.held("B")
            bench.run { bench.engine.didDismiss(message) }
        }
        #expect(ended == nil && held != nil)
        try held?.discard()
        #expect(held == nil)
    }

    @Test("INV-7 the show queue retains no message that has had its turn or has ended")
    func showQueue() throws {
        let bench = Bench()
        bench.driver.isSynchronous = true
        weak var shown: CompatMessage?
        weak var discarded: CompatMessage?
        do {
            let up = bench.shown("A")
            let messages = ["B", "C", "D", "E"].map { bench.held($0) }
            shown = messages[0]
            discarded = messages[1]
            for message in messages { try message.show() }
            try messages[1].discard()
            bench.run { bench.engine.didDismiss(up) }
            bench.run { bench.engine.didDismiss(messages[0]) }
        }
        #expect(shown == nil && discarded == nil)
        #expect(bench.engine.visibleMessages.map(\.id) == ["D"] && bench.engine.heldCount == 1)
    }

    @Test("INV-7 a message that is discarded while a pause gate holds it is released")
    func pauseGate() throws {
        let bench = Bench()
        let gate = PauseGate(bench.handler)
        bench.engine.handler = gate
        gate.pause("checkout")
        weak var message: CompatMessage?
        do {
            let held = bench.message()
            message = held
            bench.ask(held)
        }
        #expect(gate.waitingCount == 1)
        try message?.discard()
        #expect(message == nil && gate.waitingCount == 0)
    }

    @Test("INV-7 engine, handler and bridge are released together, and a message that outlives them says so")
    func wholeWorld() throws {
        var bench: Bench? = Bench()
        weak let engine = bench?.engine
        weak let handler = bench?.handler
        weak let driver = bench?.driver
        weak let stage = bench?.stage
        let message = try #require(bench?.held())
        bench?.engine.diagnostics = nil
        bench = nil
        #expect(engine == nil && handler == nil && driver == nil && stage == nil)
        #expect(Bench().code { try message.show() } == .detached)
        #expect(Bench().code { try message.track(.impression) } == .detached)
        #expect(message.view == nil && message.content == MessageContent(layout: .modal))
    }

    @Test("INV-7 a bridge lives as long as the object that it is attached to")
    func retainer() {
        final class Owner: RetainerOwner {
            let retainer = Retainer()
        }
        var owner: Owner? = Owner()
        weak var weakBridge: FakeDriver?
        do {
            let bench = Bench()
            let other = Bench()
            weakBridge = bench.driver
            guard let owner else { return }
            #expect(BridgeRetainer.retain(other.driver, for: owner) == nil)
            #expect(BridgeRetainer.retain(bench.driver, for: owner) === other.driver)
            #expect(BridgeRetainer.retain(bench.driver, for: owner) == nil)
            BridgeRetainer.release(other.driver, of: owner)
        }
        #expect(weakBridge != nil)
        owner = nil
        #expect(weakBridge == nil)
    }

    @Test("INV-7 1,000 held messages: one call to the SDK each, in order, and no message is left")
    func manyHeld() throws {
        let bench = Bench()
        bench.handler.decision = { _ in .hold }
        let count = 1_000
        bench.stage.run {
            for index in 0..<count {
                _ = bench.engine.decide(bench.engine.makeMessage(id: "\(index)", native: index))
            }
        }
        #expect(bench.engine.heldCount == count)
        let middle = bench.engine.heldMessages[count / 2]
        try middle.discard()
        _ = bench.trace.take()
        let calls = try bench.stage.run { try repetitions(atMost: 2 * count) { try bench.engine.showNext() } }
        #expect(calls == count - 1)
        for _ in 0..<count {
            bench.stage.runUntilIdle()
            guard let message = bench.driver.lastShown, message.phase == .approved else { break }
            bench.stage.run {
                bench.engine.didPresent(message); bench.engine.didDismiss(message)
            }
        }
        let shown = bench.trace.take().filter { $0.hasPrefix("> showLater") }
        #expect(shown == (0..<count).filter { $0 != count / 2 }.map { "> showLater \($0)" })
        #expect(bench.engine.heldCount == 0)
    }
}
