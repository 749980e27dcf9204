import Airship18Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

/// Schedules that are stored again, or cancelled and stored again, while one of their messages is in progress.
@MainActor @Suite("Schedules that are stored again", .timeLimit(.minutes(20))) struct StoredAnewTests {
    /// Cancels a schedule and stores another one under its identifier, when no event is recent any longer (AM-119).
    private func replace(_ schedule: AutomationSchedule, in world: TestWorld) async throws -> [String] {
        let automation = world.automation
        _ = world.advance(31)
        return try await world.trace {
            try await automation.cancelSchedule(identifier: schedule.identifier)
            try await automation.upsertSchedules([schedule])
        }
    }

    private static var cancel: CustomDisplayResolution {
        .buttonTap(
            InAppMessageButtonInfo(
                identifier: "no", label: InAppMessageTextInfo(text: "No"), behavior: .cancel))
    }

    // MARK: AM-153

    @Test("AM-153 a waiting message is not shown if its schedule is finished by then") func overWhileWaiting()
        async throws
    {
        for end in [nil, Date(timeIntervalSinceNow: -60)] {
            let world = TestWorld()
            var schedule = Own.schedule("s", limit: 2)
            _ = try await world.upsert(schedule)
            _ = world.send(Own.event)
            _ = world.finish()
            world.delegate[\.isReady] = false
            _ = world.send(Own.event)
            schedule.limit = end == nil ? 1 : 0
            schedule.end = end
            #expect(try await world.upsert(schedule) == [])
            #expect(try await !world.isStored("s"))
            world.delegate[\.isReady] = true
            #expect(world.notify() == [])
            #expect(world.send(Own.event) == [])
        }
    }

    @Test(
        "AM-153 a schedule over its limit during preparation is shown, and stays finished; an expired one is not shown"
    )
    func overWhilePreparing() async throws {
        for isExpired in [false, true] {
            let world = TestWorld()
            world.host.setDownloadTime { _ in 5 }
            var schedule = Self.pictured(limit: 2)
            _ = try await world.upsert(schedule)
            _ = world.send(Own.event)
            _ = world.advance(5)
            _ = world.trace { world.stage.user.close() }
            _ = world.send(Own.event)
            schedule.limit = isExpired ? 0 : 1
            if isExpired { schedule.end = .distantPast }
            _ = try await world.upsert(schedule)
            #expect(
                world.advance(5) == (isExpired ? [] : ["D.isReady(m s)=true", "D.will(m s)", "display s"]))
            guard !isExpired else { continue }
            #expect(try await !world.isStored("s"))
            _ = world.trace { world.stage.user.close() }
            #expect(try await !world.isStored("s"))
            #expect(world.send(Own.event) == [])
        }
    }

    private static func pictured(_ id: String = "s", limit: UInt) -> AutomationSchedule {
        var schedule = Own.schedule(id, "m", limit: limit)
        let media = InAppMessageMediaInfo(url: "https://example.com/i.png", type: .image)
        schedule.data = .inAppMessage(
            InAppMessage(
                name: "m",
                displayContent: .modal(
                    .init(
                        heading: InAppMessageTextInfo(text: "x"), media: media, buttons: [],
                        template: .headerBodyMedia))))
        return schedule
    }

    @Test("AM-153 a display that continues is not counted") func overOnScreen() async throws {
        let world = TestWorld()
        var schedule = Own.schedule("s", limit: 0, end: Date(timeIntervalSinceNow: 3600))
        _ = try await world.upsert(schedule)
        _ = world.send(Own.event)
        schedule.end = Date(timeIntervalSinceNow: -3600)
        _ = try await world.upsert(schedule)
        #expect(try await !world.isStored("s"))
        schedule.end = nil
        schedule.limit = 1
        // Idle again: the end of the display does not count for it, so its one execution is still to come.
        _ = try await world.upsert(schedule)
        #expect(world.finish() == finished())
        #expect(world.send(Own.event) == shown())
    }

    // MARK: AM-155

    @Test("AM-155 stored again unchanged while it waits: a new adapter in the next pass, the old content")
    func unchanged() async throws {
        let world = TestWorld()
        world.delegate[\.isReady] = false
        let schedule = Own.schedule()
        _ = try await world.upsert(schedule)
        _ = world.send(Own.event)
        #expect(try await world.upsert(schedule) == [])
        let asked = ["A.isReady(c)=true", "D.isReady(c s)=false"]
        #expect(world.notify() == ["factory(c)"] + asked)
        #expect(world.notify() == asked)
    }

    @Test("AM-155 nil from the factory then means a retry") func retried() async throws {
        let world = TestWorld()
        world.delegate[\.isReady] = false
        let schedule = Own.schedule()
        _ = try await world.upsert(schedule)
        _ = world.send(Own.event)
        _ = try await world.upsert(schedule)
        world.adapters[\.makesNone] = true
        #expect(
            world.notify() == ["factory(c)", "error not prepared: no adapter for a custom message"])
        world.adapters[\.makesNone] = false
        world.delegate[\.isReady] = true
        #expect(world.advance(15) == shown())
    }

    // MARK: AM-158

    @Test("AM-158 a cancel button of the old message deletes the new schedule") func cancelButton()
        async throws
    {
        let world = TestWorld()
        _ = try await world.upsert(Own.schedule("s", "old", limit: 0))
        _ = world.send(Own.event)
        _ = try await replace(Own.schedule("s", "new", limit: 0), in: world)
        #expect(world.finish("old", Self.cancel) == finished("old", type: "button_click no"))
        #expect(try await !world.isStored("s"))
        #expect(world.send(Own.event) == [])
    }

    @Test("AM-158 the end of the old display is counted for the new schedule, which can be triggered again")
    func oldEnd() async throws {
        let world = TestWorld()
        _ = try await world.upsert(Own.schedule("s", "old", limit: 0, behavior: .immediate))
        _ = world.send(Own.event)
        _ = try await replace(Own.schedule("s", "new", limit: 2, behavior: .immediate), in: world)
        #expect(world.send(Own.event) == shown("new"))
        #expect(world.finish("old") == finished("old"))
        // Still on the screen, and triggered again; that was the second of two.
        #expect(world.send(Own.event) == shown("new"))
        #expect(world.finish("new") == finished("new"))
        #expect(try await !world.isStored("s"))
        #expect(world.finish("new") == finished("new"))
        #expect(world.send(Own.event) == [])
    }

    @Test("AM-158 an old preparation that ends later is displayed, the new schedule stays idle")
    func oldPreparation() async throws {
        let world = TestWorld()
        world.host.setDownloadTime { _ in 36 }
        _ = try await world.upsert(Self.pictured(limit: 0))
        _ = world.send(Own.event)
        _ = try await replace(Own.schedule("s", "new", limit: 1), in: world)
        let old = ["D.isReady(m s)=true", "D.will(m s)", "display s"]
        #expect(world.advance(5) == old)
        #expect(world.send(Own.event) == ["factory(new)", "A.isReady(new)=true"])
        #expect(
            world.trace { world.stage.user.close() } == ["resolution s user_dismissed", "D.finished(m s)"]
                + displaying("new"))
        #expect(world.finish("new") == finished("new"))
        #expect(world.send(Own.event) == [])
    }

    @Test("AM-158 an old interval timer sets the new schedule idle") func oldTimer() async throws {
        let world = TestWorld()
        let schedule = Own.schedule("s", limit: 0, interval: 50)
        _ = try await world.upsert(schedule)
        _ = world.send(Own.event)
        _ = world.finish()
        _ = world.advance(15)
        _ = try await replace(schedule, in: world)
        _ = world.send(Own.event)
        _ = world.finish()
        #expect(world.send(Own.event) == [])
        _ = world.advance(4)
        #expect(world.send(Own.event) == shown())
    }

    @Test("AM-158 a cancel button on a withdrawn schedule deletes it") func withdrawn() async throws {
        let world = TestWorld()
        let schedule = Payloads.schedule(
            limit: 0, more: #", "edit_grace_period": 9, "created": "2099-01-01T00:00:00Z""#)
        _ = world.trace {
            world.host.receiveRemoteData(#"{"in_app_messages": [\#(schedule)]}"#)
        }
        #expect(world.send(Own.event) == shown())
        _ = world.trace { world.host.receiveRemoteData(#"{"in_app_messages": []}"#) }
        #expect(try await world.isStored("s"))
        _ = world.finish("c", Self.cancel)
        #expect(try await !world.isStored("s"))
    }

    // MARK: AM-161

    @Test(
        "AM-161 a paused schedule that is finished by storing it again: idle after its interval, the next trigger ends it"
    )
    func finishedInInterval() async throws {
        let world = TestWorld()
        var schedule = Own.schedule("s", limit: 2, interval: 10)
        _ = try await world.upsert(schedule)
        _ = world.send(Own.event)
        _ = world.finish()
        schedule.limit = 1
        _ = try await world.upsert(schedule)
        #expect(try await !world.isStored("s"))
        _ = world.advance(10)
        #expect(try await world.isStored("s"))
        #expect(world.send(Own.event) == [])
        #expect(try await !world.isStored("s"))
    }

    @Test("AM-161 relaunched while off and paused: prepared when the pause ends") func heldByPause()
        async throws
    {
        let world = TestWorld()
        world.delegate[\.isReady] = false
        _ = try await world.upsert(Own.schedule())
        _ = world.send(Own.event)
        _ = world.setPaused(true)
        world.host.isFeatureEnabled = false
        world.host.relaunch()
        world.register()
        world.delegate[\.isReady] = true
        #expect(world.takeTrace().filter { $0.hasPrefix("factory") }.isEmpty)
        #expect(world.trace { world.host.isFeatureEnabled = true } == [])
        #expect(world.setPaused(false) == shown())
    }

    @Test(
        "AM-160 after a relaunch schedules continue by priority; without reporting no interruption is reported"
    )
    func relaunched() async throws {
        let world = TestWorld()
        world.delegate[\.isReady] = false
        _ = try await world.upsert(
            Own.schedule("five", "five", priority: 5), Own.schedule("minus", "minus", priority: -1))
        var silent = Own.schedule("silent", "silent", limit: 0, trigger: .screen, behavior: .immediate)
        if case .inAppMessage(var message) = silent.data {
            message.isReportingEnabled = false
            silent.data = .inAppMessage(message)
        }
        _ = try await world.upsert(silent)
        _ = world.send(Own.event)
        world.delegate[\.isReady] = true
        #expect(
            world.send(.screen("x")).filter { $0.hasPrefix("A.display") } == [
                "A.display(minus)", "A.display(silent)",
            ])
        let trace = world.trace {
            world.host.relaunch()
            world.register()
        }
        #expect(trace.filter { $0.hasPrefix("resolution") } == ["resolution minus interrupted"])
        #expect(trace.filter { $0.hasPrefix("A.display") } == ["A.display(five)"])
    }
}
