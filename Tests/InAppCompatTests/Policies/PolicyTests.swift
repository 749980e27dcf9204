import Foundation
import HeadlessStage
import InAppCompat
import Testing

@MainActor @Suite("Messages expire") struct ExpiryTests {
    @Test("EXP-1 a held message is discarded after its time, whoever holds it, and one that is up is not")
    func expires() {
        let bench = ManyBench { Expiry(OneScreen($0), after: 60) }
        let first = bench.offer("A", on: bench.braze)
        bench.stage.advance(by: .seconds(20))
        let second = bench.offer("B", on: bench.adobe)
        bench.stage.advance(by: .seconds(59))
        #expect(first.phase == .presented && second.phase == .held)
        bench.stage.advance(by: .seconds(1))
        #expect(second.phase == .discarded)
        bench.close(first)
        #expect(bench.visible.isEmpty)
    }

    @Test("EXP-2 each message may have its own time, and none")
    func ownTimes() {
        let bench = ManyBench { handler in
            handler.decision = { _ in .hold }
            return Expiry(handler) { $0.id == "A" ? 10 : $0.id == "B" ? 5 : nil }
        }
        let messages = ["A", "B", "C"].map { bench.offer($0, on: bench.braze) }
        bench.stage.advance(by: .seconds(5))
        #expect(messages.map(\.phase) == [.held, .discarded, .held])
        bench.stage.advance(by: .seconds(1_000))
        #expect(messages.map(\.phase) == [.discarded, .discarded, .held])
        bench.trace.add("end")
        #expect(
            bench.trace.take().filter { $0.hasPrefix(">") } == [
                "> discard B", "> release B", "> discard A", "> release A",
            ])
    }

    @Test("EXP-3 time goes on in the background, where no timer fires")
    func background() {
        var now: TimeInterval = 100
        var policy: Expiry?
        let bench = ManyBench { handler in
            handler.decision = { _ in .hold }
            let made = Expiry(handler, after: 60) { now }
            policy = made
            return made
        }
        let first = bench.offer("A", on: bench.braze)
        let second = bench.offer("B", on: bench.adobe)
        now += 61
        bench.stage.run {
            NotificationCenter.default.post(
                name: Notification.Name("UIApplicationWillEnterForegroundNotification"), object: nil)
        }
        #expect(first.phase == .discarded && second.phase == .discarded)
        let third = bench.offer("C", on: bench.adobe)
        now += 61
        bench.run { policy?.discardExpired() }
        #expect(third.phase == .discarded)
    }

    @Test("EXP-4 a message of which the time is up is not shown any more")
    func tooLate() throws {
        let bench = ManyBench { handler in
            handler.decision = { _ in .hold }
            return Expiry(handler, after: 60)
        }
        let message = bench.offer("A", on: bench.braze)
        bench.braze.driver.refused = [.discard]
        bench.stage.advance(by: .seconds(61))
        #expect(message.phase == .held && bench.trace.take().contains("! actionFailed A"))
        bench.braze.driver.refused = []
        try bench.run { try message.show() }
        #expect(message.phase == .discarded)
    }

    @Test("EXP-5 a message that has no time at all is discarded at once, and nobody behind is asked")
    func noTime() {
        let bench = ManyBench { Expiry($0) { $0.id == "A" ? 0 : -1 } }
        #expect(bench.offer("A", on: bench.braze).phase == .discarded)
        #expect(bench.offer("B", on: bench.adobe).phase == .discarded)
        #expect(bench.trace.take() == ["> release A", "> release B"])
    }

    @Test("EXP-6 what could not be discarded in time is discarded after the same time again")
    func again() {
        let bench = ManyBench { handler in
            handler.decision = { _ in .hold }
            return Expiry(handler, after: 60)
        }
        let message = bench.offer("A", on: bench.braze)
        bench.braze.driver.refused = [.discard]
        bench.stage.advance(by: .seconds(61))
        bench.braze.driver.refused = []
        bench.stage.advance(by: .seconds(58))
        #expect(message.phase == .held)
        bench.stage.advance(by: .seconds(1))
        #expect(message.phase == .discarded)
    }
}

@MainActor @Suite("Only so many messages") struct CapTests {
    @Test("CAP-1 so many a session, and anew with the next one")
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

    @Test("CAP-2 so many in 24 hours, with a store that outlives the cap")
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

    @Test("CAP-3 so many of a campaign, whatever the SDK")
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

    @Test(
        "CAP-4 a message whose turn in the show queue comes to nothing makes room for the next one at once",
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

    @Test("CAP-5 hiding and bringing back counts once")
    func hiding() throws {
        let bench = ManyBench { Cap($0, [.session(1)]) }
        let message = bench.offer("A", on: bench.braze)
        try bench.run { try message.hide() }
        try bench.run { try message.show() }
        #expect(message.phase == .presented)
        #expect(bench.offer("B", on: bench.adobe).phase == .discarded)
    }

    @Test("CAP-6 what is one too many may be held, until the time allows it or a session starts")
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
}

@MainActor @Suite("Policies together") struct CompositionTests {
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
        // The cap is asked when the screen is free, and discards what is one too many.
        #expect(others.map(\.phase) == [.dismissed, .dismissed, .discarded, .discarded])
        #expect(
            bench.lines() == [
                "decide A", "didPresent A", "didDismiss A dismissed by the user", "decide B", "didPresent B",
                "decide C", "decide D", "decide E", "didDismiss B dismissed by the user", "didPresent C",
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
        // The app takes back what the member holds; the gate keeps the message until it is open.
        try bench.run { try second.show() }
        #expect(second.phase == .held)
        bench.run { gate.resume("checkout") }
        #expect(second.phase == .presented)
        #expect(bench.lines().filter { $0.hasPrefix("decide") } == ["decide A", "decide B"])
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
}
