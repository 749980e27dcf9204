import Foundation
import HeadlessStage
import InAppCompat
import Testing

@MainActor @Suite("Limits on the number of messages", .timeLimit(.minutes(20))) struct CapTests {
    @Test("CAP-1 a number per session, which starts again with the next session")
    func session() {
        var cap: Cap?
        let bench = ManyBench { handler in
            let made = Cap(handler, [.session(2)])
            cap = made
            return made
        }
        for id in ["A", "B"] { bench.close(bench.offer(id, on: bench.braze)) }
        #expect(bench.offer("C", on: bench.adobe).phase == .discarded)
        cap?.startSession()
        #expect(bench.offer("D", on: bench.airship).phase == .presented)
    }

    @Test("CAP-2 a number per 24 hours, with a store that outlives the cap")
    func day() {
        let store = InMemoryCapStore()
        for (id, hours, phase) in [
            ("A", 0, CompatMessage.Phase.presented), ("B", 23, .discarded), ("C", 24, .presented),
        ] {
            let bench = ManyBench { Cap($0, [.day(1)], store: store) }
            bench.stage.advance(by: .seconds(hours * 3_600))
            #expect(bench.offer(id, on: bench.braze).phase == phase)
        }
        #expect(store.displays(of: "day") == [86_400])
    }

    @Test("CAP-3 a number per campaign, whatever the SDK")
    func campaign() {
        let bench = ManyBench { Cap($0, [.campaign(1) { String($0.id.prefix(1)) }]) }
        bench.close(bench.offer("A1", on: bench.braze))
        #expect(bench.offer("A2", on: bench.adobe).phase == .discarded)
        #expect(bench.offer("B1", on: bench.adobe).phase == .presented)
    }

    @Test("CAP-4 a message on its way holds the next one back until it is clear whether it appears")
    func onItsWay() {
        let bench = ManyBench { Cap($0, [.session(1)]) }
        let first = bench.stage.run { bench.braze.engine.makeMessage(id: "A", native: "A") }
        bench.run { _ = bench.braze.engine.decide(first) }
        let second = bench.offer("B", on: bench.adobe)
        let third = bench.offer("C", on: bench.airship)
        #expect(second.phase == .held && third.phase == .held)
        bench.run { bench.braze.engine.fail(first, MessageFailure(.content, "It broke.")) }
        #expect(second.phase == .presented && third.phase == .discarded)
    }

    @Test("CAP-4 only messages that are counted together hold each other back")
    func onItsWayOfAnotherCampaign() {
        let bench = ManyBench { Cap($0, [.session(5), .campaign(1) { String($0.id.prefix(1)) }]) }
        let first = bench.stage.run { bench.braze.engine.makeMessage(id: "A1", native: "A1") }
        bench.run { _ = bench.braze.engine.decide(first) }
        let same = bench.offer("A2", on: bench.adobe)
        let other = bench.offer("B1", on: bench.airship)
        #expect(same.phase == .held && other.phase == .presented)
        bench.run { bench.braze.engine.didPresent(first) }
        #expect(same.phase == .discarded)
    }

    @Test(
        "CAP-4 a message that is not shown at its turn in the show queue makes room for the next one immediately",
        arguments: [true, false])
    func turnCameToNothing(isSDKGone: Bool) throws {
        let bench = ManyBench { Cap($0, [.session(2)]) }
        bench.handler.decision = { $0.id == "B" ? .hold : .show }
        let up = bench.offer("A", on: bench.adobe)
        let waiting = bench.offer("B", on: bench.adobe)
        try bench.run { try waiting.show() }
        let next = bench.offer("C", on: bench.braze)
        #expect(waiting.isWaitingForTurn && next.phase == .held)
        if isSDKGone {
            bench.adobe.engine.driver = nil
        } else {
            bench.adobe.driver.refused = [.showLater]
        }
        bench.close(up)
        #expect(waiting.phase == .held && !waiting.isWaitingForTurn)
        #expect(next.phase == .presented)
    }

    @Test("CAP-4 a message that has appeared is on its way until the handler is told")
    func appearedUnheard() {
        let bench = ManyBench { Cap($0, [.session(1)]) }
        let first = bench.stage.run { bench.adobe.engine.makeMessage(id: "A", native: "A") }
        bench.run { _ = bench.adobe.engine.decide(first) }
        var phases: [CompatMessage.Phase] = []
        bench.handler.decision = { message in
            guard message.id == "B", phases.isEmpty else { return .show }
            bench.adobe.engine.didPresent(first)
            phases.append(first.phase)
            return .show
        }
        let second = bench.offer("B", on: bench.adobe)
        #expect(phases == [.presented])
        #expect(second.phase == .discarded && bench.visible == ["A"])
        #expect(bench.lines() == ["decide A", "decide B", "didPresent A"])
    }

    @Test("CAP-4 each of several caps is told that a message on its way has failed")
    func severalCaps() {
        let bench = ManyBench { Cap(Cap(Cap($0, [.session(9)]), [.session(8)]), [.session(1)]) }
        let first = bench.stage.run { bench.braze.engine.makeMessage(id: "A", native: "A") }
        bench.run { _ = bench.braze.engine.decide(first) }
        let second = bench.offer("B", on: bench.adobe)
        #expect(second.phase == .held)
        bench.run { bench.braze.engine.fail(first, MessageFailure(.content, "It broke.")) }
        #expect(second.phase == .presented)
    }

    @Test("CAP-5 a message that is hidden and shown again counts once")
    func hiding() throws {
        let bench = ManyBench { Cap($0, [.session(2)]) }
        let message = bench.offer("A", on: bench.braze)
        for _ in 1...2 {
            try bench.run { try message.hide() }
            try bench.run { try message.show() }
        }
        #expect(message.phase == .presented)
        #expect(bench.offer("B", on: bench.adobe).phase == .presented)
        #expect(bench.offer("C", on: bench.airship).phase == .discarded)
    }

    @Test(
        "CAP-7 an excess message is held if a discard deletes the campaign, and shown when the period allows it"
    )
    func keepsCampaigns() {
        let bench = ManyBench(airshipKeepsDiscarded: false) { Cap($0, [.day(1)]) }
        bench.close(bench.offer("A", on: bench.braze))
        let elsewhere = bench.offer("B", on: bench.adobe)
        let kept = bench.offer("C", on: bench.airship)
        #expect(elsewhere.phase == .discarded && kept.phase == .held)
        #expect(bench.trace.take().filter { $0.hasPrefix("!") } == ["! notDiscarded C"])
        bench.stage.advance(by: .seconds(86_400))
        #expect(kept.phase == .presented)
        #expect(bench.trace.take().filter { $0.hasPrefix("!") } == [])
    }

    @Test("CAP-7 a late listener is told as well, once")
    func heardLate() throws {
        let bench = ManyBench(airshipKeepsDiscarded: false) { Cap($0, [.session(1)]) }
        let sink = bench.airship.engine.diagnostics
        bench.airship.engine.diagnostics = nil
        bench.close(bench.offer("A", on: bench.airship))
        let kept = bench.offer("B", on: bench.airship)
        bench.airship.engine.diagnostics = sink
        for _ in 1...2 { try bench.run { try kept.reconsider() } }
        #expect(bench.trace.take().filter { $0.hasPrefix("!") } == ["! notDiscarded B"])
    }

    @Test(
        "CAP-4 a permanent limit and one with a period count messages with the same key together, in either order",
        arguments: [false, true])
    func sameKey(isReversed: Bool) {
        let limits: [Cap.Limit] = [.init(2, in: nil) { _ in "all" }, .init(1, in: 60) { _ in "all" }]
        let bench = ManyBench { Cap($0, isReversed ? limits.reversed() : limits) }
        for id in ["A", "B"] {
            bench.close(bench.offer(id, on: bench.braze))
            bench.stage.advance(by: .seconds(61))
        }
        let third = bench.offer("C", on: bench.adobe)
        #expect(third.phase == .discarded)
        #expect(bench.lines().filter { $0.hasPrefix("didPresent") } == ["didPresent A", "didPresent B"])
    }

    @Test("CAP-8 an app that chooses to discard is told each time that a campaign is deleted")
    func deletesCampaigns() {
        let bench = ManyBench(airshipKeepsDiscarded: false) { Cap($0, [.session(1)], excess: .discard) }
        bench.close(bench.offer("A", on: bench.airship))
        let gone =
            ["B", "C"].map { bench.offer($0, on: bench.airship) } + [bench.offer("D", on: bench.braze)]
        #expect(gone.map(\.phase) == [.discarded, .discarded, .discarded])
        #expect(
            bench.trace.take().filter { $0.hasPrefix("!") } == ["! campaignDeleted B", "! campaignDeleted C"])
    }

    @Test("CAP-6 an excess message may be held until the period allows it or a session starts")
    func held() {
        var cap: Cap?
        let bench = ManyBench { handler in
            let made = Cap(handler, [.session(2), .day(1)], excess: .hold)
            cap = made
            return made
        }
        let first = bench.offer("A", on: bench.braze)
        let second = bench.offer("B", on: bench.adobe)
        bench.close(first)
        bench.stage.advance(by: .seconds(86_399))
        #expect(second.phase == .held)
        bench.stage.advance(by: .seconds(1))
        #expect(second.phase == .presented)
        let third = bench.offer("C", on: bench.airship)
        bench.stage.advance(by: .seconds(100_000))
        #expect(third.phase == .held)
        bench.run { cap?.startSession() }
        #expect(third.phase == .presented)
    }

    @Test("CAP-6 a held message is shown when its time comes, also if the clock was set back in between")
    func clockSetBack() {
        var now: TimeInterval = 100
        let bench = ManyBench { Cap($0, [Cap.Limit(1, in: 60) { _ in "all" }], excess: .hold) { now } }
        func pass(_ seconds: Double) {
            now += seconds
            bench.stage.advance(seconds: seconds)
        }
        bench.close(bench.offer("A", on: bench.braze))
        let second = bench.offer("B", on: bench.adobe)
        pass(60)
        #expect(second.phase == .presented)
        bench.close(second)
        now = 50
        let third = bench.offer("C", on: bench.airship)
        pass(110)
        #expect(third.phase == .held)
        pass(59)
        #expect(third.phase == .held)
        pass(1)
        #expect(third.phase == .presented)
    }

    @Test("CAP-6 with room for two, a held message is shown when the older of the two displays is over")
    func twoDisplays() {
        let bench = ManyBench { Cap($0, [Cap.Limit(2, in: 100) { _ in "all" }], excess: .hold) }
        bench.close(bench.offer("A", on: bench.braze))
        bench.stage.advance(by: .seconds(50))
        bench.close(bench.offer("B", on: bench.adobe))
        let third = bench.offer("C", on: bench.airship)
        bench.stage.advance(by: .seconds(49))
        #expect(third.phase == .held)
        bench.stage.advance(by: .seconds(1))
        #expect(third.phase == .presented)
    }
}
