import Airship18Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@MainActor @Suite("Schedules", .timeLimit(.minutes(20))) struct EngineTests {
    @Test("AM-024, AM-105, AM-106 limits and intervals") func limits() async throws {
        let world = TestWorld()
        _ = try await world.upsert(Own.schedule("s", limit: 2, interval: 10))
        #expect(world.send(Own.event) == shown())
        #expect(world.finish() == finished())
        // Paused: no event counts.
        #expect(world.send(Own.event) == [])
        #expect(world.advance(10) == [])
        #expect(world.send(Own.event) == shown())
        #expect(world.finish() == finished())
        #expect(world.advance(20) == [])
        #expect(world.send(Own.event) == [])
        #expect(try await !world.isStored("s"))
    }

    @Test("AM-024 an interval of 0 also pauses, for a moment") func zeroInterval() async throws {
        let world = TestWorld()
        _ = try await world.upsert(Own.schedule("s", limit: 0, interval: 0))
        _ = world.send(Own.event)
        _ = world.finish()
        #expect(world.send(Own.event) == [])
        #expect(world.advance(0) == [])
        #expect(world.send(Own.event) == shown())
    }

    @Test("AM-026, AM-100 a finished schedule is active again with a higher limit, but not with the same")
    func revived() async throws {
        let world = TestWorld()
        var schedule = Own.schedule()
        _ = try await world.upsert(schedule)
        _ = world.send(Own.event)
        _ = world.finish()
        _ = try await world.upsert(schedule)
        #expect(world.send(Own.event) == [])
        schedule.limit = 2
        _ = try await world.upsert(schedule)
        #expect(world.send(Own.event) == shown())
    }

    @Test("AM-100 after a relaunch the same schedule starts again") func anewAfterRelaunch() async throws {
        let world = TestWorld()
        let schedule = Own.schedule()
        _ = try await world.upsert(schedule)
        _ = world.send(Own.event)
        _ = world.finish()
        _ = world.trace { world.host.relaunch() }
        world.register()
        _ = try await world.upsert(schedule)
        #expect(world.send(Own.event) == shown())
    }

    @Test("AM-107 the grace period, in days from the end") func grace() async throws {
        let world = TestWorld()
        _ = try await world.upsert(Own.schedule("s", grace: 2))
        _ = world.send(Own.event)
        _ = world.finish()
        #expect(try await world.isStored("s"))
        _ = world.advance(2 * 86_400)
        #expect(try await !world.isStored("s"))
    }

    @Test("AM-031, AM-055, AM-105 an audience miss: deleted, idle, counted") func audience() async throws {
        for (behavior, isThere, isShownLater) in [
            (AutomationAudience.MissBehavior.cancel, false, false), (.skip, true, true),
            (.penalize, false, false),
            (nil, false, false),
        ] {
            let world = TestWorld()
            let isIn = Locked(false)
            world.host.setAudienceCheck { _ in isIn.current }
            var schedule = Own.schedule()
            schedule.audience = AutomationAudience(
                audienceSelector: DeviceAudienceSelector(), missBehavior: behavior)
            _ = try await world.upsert(schedule)
            #expect(world.send(Own.event) == [])
            #expect(try await world.isStored("s") == isThere)
            isIn.withLock { $0 = true }
            #expect(world.send(Own.event) == (isShownLater ? shown() : []))
        }
    }

    @Test("AM-031 the compound audience takes precedence") func compoundAudience() throws {
        let world = TestWorld()
        world.host.setAudienceCheck { _ in false }
        let more = #"""
            , "audience": {"miss_behavior": "penalize"}, "compound_audience": {"selector": {}, "miss_behavior": "skip"}
            """#
        #expect(try world.trigger(Payloads.schedule(more: more)) == [])
        world.host.setAudienceCheck { _ in true }
        #expect(world.send(Own.event) == shown())
    }

    @Test("AM-041 only an idle schedule can be triggered") func notIdle() throws {
        let world = TestWorld()
        #expect(try world.trigger(Payloads.schedule(limit: 0)) == shown())
        #expect(try world.trigger(Payloads.schedule(limit: 0)) == ["not set off"])
        #expect(world.send(Own.event) == [])
    }

    @Test("AM-042 preparations overlap: a download without end delays no other") func overlap() throws {
        let world = TestWorld()
        world.host.setDownloadTime { $0.path == "/never.png" ? nil : 0 }
        #expect(
            try world.trigger(Payloads.schedule("1", Payloads.modal(image: "https://example.com/never.png")))
                == [])
        #expect(try world.trigger(Payloads.schedule("2")) == shown(id: "2"))
    }

    @Test("AM-045 three preparations at the same time, four in 19; a schedule's own queue is separate")
    func concurrent() throws {
        for (version, count) in [(Airship18Version.v20, 3), (.v19, 4)] {
            let world = TestWorld(version)
            world.host.setDownloadTime { $0.path == "/never.png" ? nil : 0 }
            for id in 1...count {
                _ = try world.trigger(
                    Payloads.schedule("\(id)", Payloads.modal(image: "https://example.com/never.png")))
            }
            #expect(try world.trigger(Payloads.schedule("5")) == [])
            #expect(try world.trigger(Payloads.schedule("6", more: #", "queue": "own""#)) == shown(id: "6"))
        }
    }

    @Test("AM-053, AM-127 a delay begins with the trigger and is awaited after the preparation")
    func delay() throws {
        let world = TestWorld()
        #expect(try world.trigger(Payloads.schedule(more: #", "delay": {"seconds": 20}"#)) == ["factory(c)"])
        #expect(world.advance(19) == [])
        #expect(world.advance(1) == displaying())
        let long = Payloads.schedule("t", Payloads.custom("t"), more: #", "delay": {"seconds": 100}"#)
        #expect(try world.trigger(long) == [])
        #expect(world.advance(69) == [])
        #expect(world.advance(1) == ["factory(t)"])
        #expect(world.advance(30) == ["A.isReady(t)=true"])
    }

    @Test("AM-127 all conditions have to hold at the same time") func conditions() throws {
        let world = TestWorld()
        let delay = #", "delay": {"screen": ["home"], "region": "zoo", "app_state": "foreground"}"#
        #expect(try world.trigger(Payloads.schedule(more: delay)) == ["factory(c)"])
        #expect(world.send(.screen("home")) == [])
        world.stage.app.state = .inactive
        #expect(world.send(.regionEnter("zoo")) == [])
        #expect(world.send(.screen("other")) == [])
        #expect(world.trace { world.stage.app.state = .active } == [])
        #expect(world.send(.screen("home")) == displaying())
    }

    @Test("AM-127 the conditions are checked again in each pass") func conditionsAgain() throws {
        let world = TestWorld()
        world.delegate[\.isReady] = false
        _ = world.send(.screen("home"))
        let asked = ["A.isReady(c)=true", "D.isReady(c s)=false"]
        #expect(
            try world.trigger(Payloads.schedule(more: #", "delay": {"screen": ["home"]}"#)) == ["factory(c)"]
                + asked)
        #expect(world.send(.screen("other")) == [])
        #expect(world.notify() == [])
        #expect(world.send(.screen("home")) == asked)
    }

    @Test("AM-128 an execution window, from 18.8 on") func window() throws {
        for (version, isWaiting) in [(Airship18Version.v20, true), (Airship18Version(18, 7), false)] {
            let world = TestWorld(version)
            let isOpen = Locked(false)
            world.host.setExecutionWindowCheck { _ in isOpen.current }
            let delay = #", "delay": {"execution_window": {"include": []}}"#
            #expect(try world.trigger(Payloads.schedule(more: delay)) == (isWaiting ? [] : shown()))
            isOpen.withLock { $0 = true }
            #expect(world.send(.screen(nil)) == (isWaiting ? shown() : []))
        }
    }

    @Test("AM-129 a cancellation trigger cancels one execution, which is not counted") func cancellation()
        throws
    {
        let world = TestWorld()
        let delay = #", "delay": {"seconds": 20, "cancellation_triggers": [{"type": "screen", "goal": 1}]}"#
        #expect(try world.trigger(Payloads.schedule(more: delay)) == ["factory(c)"])
        #expect(world.send(.screen("x")) == [])
        #expect(world.advance(60) == [])
        #expect(world.send(Own.event) == ["factory(c)"])
        #expect(world.advance(20) == displaying())
    }

    @Test("AM-129 up to 20 a preparation continues") func cancellationInPreparation() throws {
        let world = TestWorld()
        world.host.setDownloadTime { _ in 5 }
        let delay = #", "delay": {"cancellation_triggers": [{"type": "screen", "goal": 1}]}"#
        _ = try world.trigger(
            Payloads.schedule("s", Payloads.modal(image: "https://example.com/i.png"), more: delay))
        #expect(world.send(.screen("x")) == [])
        #expect(world.advance(5) == ["D.isReady(m s)=true", "D.will(m s)", "display s"])
    }

    @Test("AM-054 a schedule that expires is not displayed") func expiry() async throws {
        let world = TestWorld()
        world.delegate[\.isReady] = false
        _ = try await world.upsert(Own.schedule("s", end: Date(timeIntervalSinceNow: 3600)))
        _ = world.send(Own.event)
        world.delegate[\.isReady] = true
        _ = world.advance(7200)
        #expect(world.notify() == [])
        #expect(try await !world.isStored("s"))
    }

    @Test("AM-043, AM-054 a schedule that the server changed is prepared again") func stale() throws {
        let world = TestWorld()
        world.delegate[\.isReady] = false
        _ = try world.trigger(Payloads.schedule())
        world.host.markStale(scheduleID: "s")
        world.delegate[\.isReady] = true
        #expect(world.notify() == ["waits for the server"])
        #expect(world.trace { world.host.refreshRemoteData() } == shown())
    }

    @Test("AM-065, AM-102, AM-103 cancelling before, during and after") func cancelling() async throws {
        let world = TestWorld()
        let automation = world.automation
        world.delegate[\.isReady] = false
        _ = try await world.upsert(
            Own.schedule("1", "a", group: "g"), Own.schedule("2", "b", behavior: .immediate))
        _ = world.send(Own.event)
        #expect(try await world.trace { try await automation.cancelSchedules(group: "g") } == [])
        world.delegate[\.isReady] = true
        #expect(world.notify() == displaying("b", id: "2"))
        #expect(
            try await world.trace { try await automation.cancelSchedule(identifiers: ["2", "unknown"]) } == []
        )
        #expect(world.finish("b") == finished("b", id: "2"))
        try await automation.cancelSchedule(identifier: "unknown")
        #expect(try await automation.getSchedules(group: "g") == [])
    }

    @Test("AM-065 the attempts for a cancelled schedule continue") func cancelledInBackOff() async throws {
        let world = TestWorld()
        world.adapters[\.makesNone] = true
        _ = try await world.upsert(Own.schedule())
        let attempt = ["factory(c)", "error not prepared: no adapter for a custom message"]
        #expect(world.send(Own.event) == attempt)
        try await world.automation.cancelSchedule(identifier: "s")
        #expect(world.advance(15) == attempt)
        world.adapters[\.makesNone] = false
        #expect(world.advance(30) == ["factory(c)"])
        #expect(world.advance(600) == [])
    }

    @Test("AM-066 an upsert during the display decides what follows it") func upsertInDisplay() async throws {
        let world = TestWorld()
        var schedule = Own.schedule()
        _ = try await world.upsert(schedule)
        _ = world.send(Own.event)
        schedule.limit = 2
        schedule.interval = 10
        #expect(try await world.upsert(schedule) == [])
        #expect(world.finish() == finished())
        #expect(world.send(Own.event) == [])
        _ = world.advance(10)
        #expect(world.send(Own.event) == shown())
    }

    @Test("AM-097, AM-099 nothing is validated; of two with the same id the last counts") func upserts()
        async throws
    {
        let world = TestWorld()
        let many = (0..<20).map { _ in AutomationTrigger.event(EventAutomationTrigger(type: .screen, goal: 1))
        }
        let data = AutomationSchedule.ScheduleData.inAppMessage(Own.message())
        _ = try await world.upsert(
            AutomationSchedule(identifier: "none", triggers: [], data: data),
            AutomationSchedule(identifier: "many", triggers: many, data: data),
            Own.schedule("s", "first"), Own.schedule("s", "last"),
            Own.schedule("over", end: .distantPast))
        for id in ["none", "many"] { #expect(try await world.isStored(id)) }
        #expect(try await !world.isStored("over"))
        #expect(world.send(Own.event) == shown("last"))
    }

    @Test("AM-023, AM-073 a relaunch, from each state") func relaunch() async throws {
        let world = TestWorld()
        _ = try await world.upsert(Own.schedule("shown", "a", limit: 2))
        _ = world.send(Own.event)
        world.adapters[\.makesNone] = true
        _ = try await world.upsert(Own.schedule("retried", "b", trigger: .screen))
        _ = world.send(.screen("x"))
        #expect(
            world.trace { world.host.relaunch() } == [
                "resolution shown interrupted", "error not prepared: no adapter for a custom message",
            ])
        world.adapters[\.makesNone] = false
        world.register()
        #expect(world.advance(15) == shown("b", id: "retried"))
        #expect(world.send(Own.event) == ["factory(a)", "A.isReady(a)=true"])
        #expect(world.finish("b") == finished("b", id: "retried") + displaying("a", id: "shown"))
        #expect(world.finish("a") == finished("a", id: "shown"))
        #expect(world.send(Own.event) == [])
    }

    @Test("AM-073 paused schedules wait for the rest of their interval") func relaunchPaused() async throws {
        let world = TestWorld()
        _ = try await world.upsert(Own.schedule("s", limit: 0, interval: 60))
        _ = world.send(Own.event)
        _ = world.finish()
        _ = world.advance(40)
        _ = world.trace { world.host.relaunch() }
        world.register()
        _ = world.advance(19)
        #expect(world.send(Own.event) == [])
        _ = world.advance(1)
        #expect(world.send(Own.event) == shown())
    }

    @Test("AM-017 auto-pause: it begins at launch, and stays") func autoPause() async throws {
        let world = TestWorld()
        world.host.autoPauseInAppAutomationOnLaunch = true
        world.host.relaunch()
        world.register()
        #expect(try world.trigger(Payloads.schedule()) == ["factory(c)"])
        world.host.autoPauseInAppAutomationOnLaunch = false
        world.host.relaunch()
        let automation = world.automation
        #expect(await MainActor.run { automation.isPaused })
    }

    @Test("AM-123 deferred schedules") func deferred() throws {
        let deferred = #"""
            {"id": "s", "type": "deferred", "limit": 2, "triggers": [{"type": "custom_event_count", "goal": 1}],
             "deferred": {"url": "https://example.com/d", "type": "in_app_message", "retry_on_timeout": false}}
            """#
        let world = TestWorld()
        world.host.setDeferredAnswer { _ in .match(message: Own.message(), actions: nil) }
        #expect(try world.trigger(deferred) == shown())
        _ = world.finish()
        // Whether in time or not, the schedule is penalized, and has reached its limit with that.
        world.host.setDeferredAnswer { _ in .timedOut }
        #expect(world.send(Own.event) == [])
        world.host.setDeferredAnswer { _ in .match(message: Own.message(), actions: nil) }
        #expect(world.send(Own.event) == [])
        let other = TestWorld()
        other.host.setDeferredAnswer { _ in .retryAfter(7) }
        #expect(try other.trigger(deferred) == [])
        other.host.setDeferredAnswer { _ in .match(message: nil, actions: nil) }
        #expect(other.advance(7) == [])
        other.host.setDeferredAnswer { _ in .match(message: Own.message(), actions: nil) }
        #expect(other.advance(15) == shown())
    }
}
