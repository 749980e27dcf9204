import Airship18Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

/// Combinations of schedules that are stored again, passes, and pauses.
@MainActor @Suite("Combinations", .timeLimit(.minutes(20))) struct CombinationTests {
    @Test("AM-152 the last interval that is set in messageFinishedDisplaying counts, from then on")
    func twoIntervals()
        throws
    {
        let world = TestWorld()
        _ = try world.trigger(Payloads.schedule("1", Payloads.custom("a")))
        _ = try world.trigger(Payloads.schedule("2", Payloads.custom("b")))
        let messaging = world.messaging
        world.delegate[\.inFinished] = { _ in
            messaging.displayInterval = 30
            messaging.displayInterval = 10
        }
        #expect(world.finish("a") == finished("a", id: "1"))
        #expect(world.advance(9.9) == [])
        #expect(world.advance(0.1) == displaying("b", id: "2"))
    }

    @Test("AM-152, AM-067 an interval that is set at the end of a control message counts in full")
    func intervalOfControl() throws {
        let world = TestWorld()
        world.host.setControlGroup { $0 == "1" }
        let messaging = world.messaging
        world.delegate[\.inFinished] = { _ in messaging.displayInterval = 30 }
        _ = try world.trigger(Payloads.schedule("1", Payloads.custom("a")))
        _ = try world.trigger(Payloads.schedule("2", Payloads.custom("b")))
        #expect(world.advance(29.9) == [])
        #expect(world.advance(0.1) == displaying("b", id: "2"))
    }

    @Test(
        "AM-153 a new definition puts a schedule over its limit while it is on screen: its end is not counted"
    )
    func overOnScreen() async throws {
        let world = TestWorld()
        var schedule = Own.schedule(limit: 0)
        _ = try await world.upsert(schedule)
        _ = world.send(Own.event)
        #expect(world.finish() == finished())
        #expect(world.send(Own.event) == shown())
        schedule.limit = 1
        #expect(try await world.upsert(schedule) == [])
        #expect(try await !world.isStored("s"))
        #expect(world.finish() == finished())
        #expect(world.send(Own.event) == [])
        schedule.limit = 2
        _ = try await world.upsert(schedule)
        #expect(world.send(Own.event) == shown())
        #expect(world.finish() == finished())
        #expect(world.send(Own.event) == [])
    }

    @Test("AM-153 a schedule that a new definition ends between two attempts is prepared, but not shown")
    func endedInBackOff()
        async throws
    {
        let world = TestWorld()
        var schedule = Own.schedule()
        world.adapters[\.makesNone] = true
        _ = try await world.upsert(schedule)
        let refused = ["factory(c)", "error not prepared: no adapter for a custom message"]
        #expect(world.send(Own.event) == refused)
        schedule.end = .distantPast
        #expect(try await world.upsert(schedule) == [])
        world.adapters[\.makesNone] = false
        #expect(world.advance(15) == ["factory(c)"])
        #expect(world.notify() == [])
        #expect(try await !world.isStored("s"))
    }

    @Test(
        "AM-155, AM-101 another message that is stored while the old one waits is lost: the old one is shown")
    func otherContent() async throws {
        let world = TestWorld()
        world.delegate[\.isReady] = false
        var schedule = Own.schedule("s", "old", limit: 0)
        _ = try await world.upsert(schedule)
        _ = world.send(Own.event)
        schedule.data = .inAppMessage(Own.message("new"))
        #expect(try await world.upsert(schedule) == [])
        #expect(try await world.upsert(schedule) == [])
        world.delegate[\.isReady] = true
        #expect(world.notify().filter { $0 != "upsert lost" } == shown("old"))
        #expect(world.finish("old") == finished("old"))
        #expect(world.send(Own.event) == shown("old"))
    }

    @Test(
        "AM-156, AM-049 of two that arrive together, the second is shown in its turn although the first is refused"
    )
    func refusedFirst() async throws {
        let world = TestWorld()
        world.onMain { $0.onIsReadyToDisplay = { message, _ in message.name == "b" } }
        _ = try await world.upsert(Own.schedule("1", "a"), Own.schedule("2", "b"))
        let trace = world.send(Own.event)
        #expect(trace.filter { $0 == "A.display(b)" }.count == 1)
        #expect(trace.filter { $0 == "A.display(a)" } == [])
        // The hook is not asked while `b` is on the screen.
        #expect(world.notify() == ["A.isReady(a)=true"])
    }

    /// A message waits for its delegate, and its schedule is cancelled and stored again with another message.
    private func replacedWhileItWaits() async throws -> TestWorld {
        let world = TestWorld()
        world.delegate[\.isReady] = false
        _ = try await world.upsert(Own.schedule("s", "old", limit: 0))
        _ = world.send(Own.event)
        _ = world.advance(31)
        let automation = world.automation
        _ = try await world.trace {
            try await automation.cancelSchedule(identifier: "s")
            try await automation.upsertSchedules([Own.schedule("s", "new", limit: 0)])
        }
        return world
    }

    @Test("AM-158 the old message waits when the new schedule is stored: it is dropped without a callback")
    func replacedWhileWaiting() async throws {
        let world = try await replacedWhileItWaits()
        world.delegate[\.isReady] = true
        #expect(world.notify() == [])
        #expect(world.send(Own.event) == shown("new"))
    }

    @Test(
        "AM-158 a schedule is replaced while it waits, and the new one waits too: only the new one is shown, once"
    )
    func bothWaiting() async throws {
        let world = try await replacedWhileItWaits()
        #expect(world.send(Own.event) == ["factory(new)", "A.isReady(new)=true", "D.isReady(new s)=false"])
        world.delegate[\.isReady] = true
        #expect(world.notify() == displaying("new"))
    }

    @Test(
        "AM-161 after a relaunch while off and paused, the end of the pause prepares, and the feature shows")
    func pauseEndsFirst() async throws {
        let world = TestWorld()
        world.delegate[\.isReady] = false
        _ = try await world.upsert(Own.schedule())
        _ = world.send(Own.event)
        _ = world.setPaused(true)
        world.host.isFeatureEnabled = false
        world.host.relaunch()
        world.register()
        world.delegate[\.isReady] = true
        _ = world.takeTrace()
        #expect(world.setPaused(false) == ["factory(c)"])
        #expect(world.trace { world.host.isFeatureEnabled = true } == displaying())
    }

    @Test(
        "AM-051, AM-047 a notification inside each callback asks about the others again, and shows nothing twice"
    )
    func notified() async throws {
        let world = TestWorld()
        let messaging = world.messaging
        world.delegate[\.inWill] = { _ in messaging.notifyDisplayConditionsChanged() }
        world.delegate[\.inFinished] = { _ in messaging.notifyDisplayConditionsChanged() }
        _ = try await world.upsert(Own.schedule("1", "a"))
        #expect(world.send(Own.event) == shown("a", id: "1"))
        world.delegate[\.isReady] = false
        let asked = ["A.isReady(b)=true", "D.isReady(b 2)=false"]
        // The event was recent enough for the new schedule (AM-119).
        #expect(
            try await world.upsert(Own.schedule("2", "b", behavior: .immediate)) == ["factory(b)"] + asked)
        #expect(world.finish("a") == finished("a", id: "1") + asked)
    }
}
