import Foundation
import HeadlessStage
import InAppCompat
import Testing

/// When a cap asks again about the messages that it holds, and in which order.
@MainActor @Suite("The turns of a cap", .timeLimit(.minutes(20))) struct CapTurnTests {
    /// Counts how often each message is asked about.
    @MainActor private final class Asked: DisplayPolicy {
        var ids: [String] = []

        func decideDisplay(of message: CompatMessage) -> DisplayDecision {
            ids.append(message.id)
            return .show
        }
    }

    private static let one = Cap.Limit(1, in: 60) { _ in "all" }

    @Test("CAP-2 without a stage a cap counts by the calendar, which continues while the app sleeps")
    func calendar() {
        let store = InMemoryCapStore()
        let engine = LifecycleEngine(
            capabilities: .capable, traits: EngineTraits(queuesDisplays: true),
            handler: Cap(nil, [.day(5)], store: store))
        let before = Date().timeIntervalSinceReferenceDate
        let message = engine.makeMessage(id: "A", native: "A")
        #expect(engine.decide(message) == .show)
        engine.didPresent(message)
        let after = Date().timeIntervalSinceReferenceDate
        let times = store.displays(of: "day")
        #expect(times.count == 1 && times.allSatisfy { before <= $0 && $0 <= after })
    }

    @Test("CAP-6 a new session shows a single excess message at once, and several by the screen's priority")
    func newSession() {
        for ids in [["B"], ["B", "C"]] {
            var cap: Cap?
            let bench = ManyBench { handler in
                let made = Cap(handler, [.session(2)], excess: .hold)
                cap = made
                return OneScreen(made) { $0.id == "C" ? 1 : 0 }
            }
            for id in ["A1", "A2"] { bench.close(bench.offer(id, on: bench.braze)) }
            for (id, lane) in zip(ids, [bench.adobe, bench.airship]) { bench.offer(id, on: lane) }
            #expect(bench.held == ids)
            bench.stage.run { cap?.startSession() }
            #expect(bench.visible == (ids.count == 1 ? ["B"] : []))
            bench.stage.runUntilIdle()
            #expect(bench.visible == [ids.last])
        }
    }

    @Test("CAP-4 a message on its way that never appears keeps the next one waiting for a minute")
    func neverAppears() {
        let bench = ManyBench { Cap($0, [.session(1)]) }
        // This SDK queues displays itself, so no bound ends the message.
        let silent = bench.stage.run { bench.airship.engine.makeMessage(id: "A", native: "A") }
        bench.run { #expect(bench.airship.engine.decide(silent) == .show) }
        let next = bench.offer("B", on: bench.adobe)
        bench.stage.advance(by: .seconds(59))
        #expect(next.phase == .held)
        bench.stage.advance(by: .seconds(1))
        #expect(next.phase == .presented && silent.phase == .approved)
    }

    @Test("CAP-4 a message on its way whose bridge is gone makes room for the next one")
    func goneBridge() {
        let bench = ManyBench { Cap($0, [.session(1)]) }
        var gone: ManyBench.Lane? = ManyBench.Lane("four", EngineTraits(), bench.trace)
        gone?.engine.handler = bench.braze.engine.handler
        if let engine = gone?.engine {
            let message = bench.stage.run { engine.makeMessage(id: "A", native: "A") }
            bench.run { #expect(engine.decide(message) == .show) }
        }
        let next = bench.offer("B", on: bench.adobe)
        #expect(next.phase == .held)
        bench.run { gone = nil }
        #expect(next.phase == .presented)
    }

    @Test("CAP-6 a message that no display is left for waits for ever, also with a period")
    func nothingAllowed() {
        let bench = ManyBench { Cap($0, [Cap.Limit(0, in: 60) { _ in "all" }], excess: .hold) }
        let message = bench.offer("A", on: bench.braze)
        #expect(message.phase == .held && message.waitsFor == .cap(until: nil))
        bench.stage.advance(by: .seconds(600))
        #expect(message.phase == .held)
    }

    @Test("WAIT-3 with room for two, the wait ends when the older of the latest two displays is over")
    func endOfTwo() {
        let limits = [Cap.Limit(2, in: 100) { _ in "all" }, Cap.Limit(9, in: 500) { _ in "all" }]
        let bench = ManyBench { Cap($0, limits, excess: .hold) }
        for id in ["A", "B", "C"] {
            bench.close(bench.offer(id, on: bench.braze))
            bench.stage.advance(by: .seconds(60))
        }
        // The displays were at 0, 60 and 120.
        bench.close(bench.offer("D", on: bench.braze))
        #expect(bench.offer("E", on: bench.adobe).waitsFor == .cap(until: 220))
    }

    @Test("CAP-6 when the period is over, each excess message is asked about once")
    func askedOnce() {
        let policy = Asked()
        let bench = ManyBench { _ in Cap(policy, [Self.one], excess: .hold) }
        bench.close(bench.offer("A", on: bench.braze))
        for id in ["B", "C", "D"] { bench.offer(id, on: bench.adobe) }
        bench.stage.advance(by: .seconds(59))
        policy.ids = []
        bench.stage.advance(by: .seconds(1))
        #expect(policy.ids == ["B", "C", "D"] && bench.visible == ["B"])
    }

    @Test("CAP-6 when the way is free, each message that waited for it is asked about once")
    func askedOnceOnTheWay() {
        let policy = Asked()
        let bench = ManyBench { _ in Cap(policy, [.session(1)], excess: .hold) }
        let first = bench.stage.run { bench.braze.engine.makeMessage(id: "A", native: "A") }
        bench.run { _ = bench.braze.engine.decide(first) }
        for id in ["B", "C"] { bench.offer(id, on: bench.adobe) }
        policy.ids = []
        bench.run {
            bench.braze.engine.willPresent(first)
            bench.braze.engine.didPresent(first)
        }
        #expect(policy.ids == ["B", "C"] && bench.held == ["B", "C"])
    }

    @Test("CAP-6 an SDK that refuses an excess message when the period is over is reported")
    func refused() {
        let bench = ManyBench { Cap($0, [Self.one], excess: .hold) }
        bench.close(bench.offer("A", on: bench.braze))
        let message = bench.offer("B", on: bench.adobe)
        bench.adobe.driver.refused = [.showLater]
        _ = bench.trace.take()
        bench.stage.advance(by: .seconds(60))
        #expect(bench.trace.take() == ["> showLater B", "! showFailed B"])
        #expect(message.phase == .held)
    }

    @Test("EXP-6 a message that was on its way when its time was up is discarded after the same time again")
    func expiredOnItsWay() throws {
        let bench = ManyBench { handler in
            handler.decision = { _ in .hold }
            return Expiry(handler, after: 60)
        }
        let message = bench.offer("A", on: bench.braze)
        bench.braze.driver.isSynchronous = false
        bench.braze.driver.boundOfShow = 20
        bench.stage.advance(by: .seconds(50))
        try bench.run { try message.show() }
        bench.stage.advance(by: .seconds(20))
        #expect(message.phase == .held && message.waitsFor == .expired)
        bench.stage.advance(by: .seconds(49))
        #expect(message.phase == .held)
        bench.stage.advance(by: .seconds(1))
        #expect(message.phase == .discarded)
    }
}
