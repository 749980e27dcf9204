import Foundation
import HeadlessStage
import InAppCompat
import Testing

@MainActor @Suite("Messages expire", .timeLimit(.minutes(20))) struct ExpiryTests {
    @Test("EXP-1 a held message is discarded after its time, whatever holds it, and one on screen is not")
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

    @Test(
        "EXP-9 an expired message stays held if a discard deletes the campaign, each time, and is reported once"
    )
    func keepsCampaigns() throws {
        let bench = ManyBench(airshipKeepsDiscarded: false) { handler in
            handler.decision = { _ in .hold }
            return Expiry(handler, after: 60)
        }
        let elsewhere = bench.offer("A", on: bench.braze)
        let kept = bench.offer("B", on: bench.airship)
        bench.stage.advance(by: .seconds(60))
        #expect(elsewhere.phase == .discarded && kept.phase == .held)
        bench.handler.decision = { _ in .show }
        try bench.run { try kept.reconsider() }
        bench.stage.advance(by: .seconds(600))
        #expect(kept.phase == .held)
        #expect(bench.trace.take().filter { $0.hasPrefix("!") } == ["! notDiscarded B"])
        try bench.run { try kept.show() }
        #expect(kept.phase == .held)
    }

    @Test("EXP-10 an app that chooses to discard is told that a campaign is deleted")
    func deletesCampaigns() {
        let bench = ManyBench(airshipKeepsDiscarded: false) { handler in
            handler.decision = { _ in .hold }
            return Expiry(handler, after: 60, excess: .discard)
        }
        let gone = bench.offer("A", on: bench.airship)
        bench.stage.advance(by: .seconds(60))
        #expect(gone.phase == .discarded)
        #expect(bench.trace.take().filter { $0.hasPrefix("!") } == ["! campaignDeleted A"])
    }

    @Test("EXP-2 each message may have its own time, or none")
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

    @Test("EXP-4 a message whose time is up is no longer shown")
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

    @Test(
        "EXP-4 the time is up at the exact moment, also if no timer has fired yet",
        arguments: [159.5, 160, 160.5])
    func moment(asked: TimeInterval) throws {
        var now: TimeInterval = 100
        let bench = ManyBench { handler in
            handler.decision = { _ in .hold }
            return Expiry(handler, after: 60) { now }
        }
        let message = bench.offer("A", on: bench.braze)
        now = asked
        try bench.run { try message.show() }
        #expect(message.phase == (asked < 160 ? .presented : .discarded))
    }

    @Test("EXP-5 a message without any time is discarded immediately, and no handler behind is asked")
    func noTime() {
        let bench = ManyBench { Expiry($0) { $0.id == "A" ? 0 : -1 } }
        #expect(bench.offer("A", on: bench.braze).phase == .discarded)
        #expect(bench.offer("B", on: bench.adobe).phase == .discarded)
        #expect(bench.trace.take() == ["> release A", "> release B"])
    }

    @Test("EXP-6 a message that could not be discarded in time is discarded after the same time again")
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

    @Test("EXP-7 a message whose time is up while the handler is asked is checked again")
    func whileAsked() {
        var now: TimeInterval = 100
        var policy: Expiry?
        let bench = ManyBench { handler in
            handler.decision = { _ in
                now += 61
                policy?.discardExpired()
                return .hold
            }
            let made = Expiry(handler, after: 60) { now }
            policy = made
            return made
        }
        let message = bench.offer("A", on: bench.braze)
        #expect(message.phase == .held)
        now += 59
        bench.run { policy?.discardExpired() }
        #expect(message.phase == .held)
        now += 1
        bench.run { policy?.discardExpired() }
        #expect(message.phase == .discarded)
    }

    @Test("EXP-8 the time of a message that was held before the policy existed runs from the first question")
    func heldBefore() throws {
        let bench = ManyBench { handler in
            handler.decision = { _ in .hold }
            return handler
        }
        let message = bench.offer("A", on: bench.braze)
        bench.stage.advance(by: .seconds(100))
        let gate = PauseGate(bench.handler)
        gate.pause("checkout")
        bench.braze.engine.handler = Expiry(gate, after: 60)
        try bench.run { try message.show() }
        bench.stage.advance(by: .seconds(59))
        #expect(message.phase == .held)
        bench.stage.advance(by: .seconds(1))
        #expect(message.phase == .discarded)
    }

    @Test("EXP-11 the work when a time is up does not grow with the messages whose time is not up yet")
    func oneAlarm() {
        let looks = [2, 30].map { count in
            var looks = 0
            let bench = ManyBench { handler in
                handler.decision = { _ in .hold }
                return Expiry(
                    handler,
                    now: {
                        looks += 1
                        return MainThread.now
                    }
                ) { $0.id == "A" ? 60 : 600 }
            }
            let first = bench.offer("A", on: bench.braze)
            for number in 1...count { bench.offer("B\(number)", on: bench.braze) }
            bench.stage.advance(by: .seconds(59))
            looks = 0
            bench.stage.advance(by: .seconds(1))
            #expect(first.phase == .discarded && bench.held.count == count)
            return looks
        }
        #expect(looks[0] == looks[1] && looks[0] > 0)
    }
}
