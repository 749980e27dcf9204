import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@MainActor @Suite("Schedules and launches", .timeLimit(.minutes(20))) struct LaunchTests {
    private let shown = preparing() + displaying()

    @Test("AS-069, AS-011 a waiting message is prepared again after a launch") func relaunch() throws {
        let world = TestWorld()
        world.automation.isPaused = true
        #expect(try world.trigger(HostPayloads.schedule()) == preparing())
        let trace = world.trace {
            world.host.relaunch()
            world.register()
            world.automation.isPaused = false
        }
        // The new process begins after the app has set itself up.
        #expect(trace == preparing() + displaying())
    }

    private func relaunch(_ world: TestWorld) -> [String] {
        world.trace {
            world.host.relaunch()
            world.register()
        }
    }

    @Test("AS-109 a delay begins again in full length after a launch") func delayAfterLaunch() throws {
        let world = TestWorld()
        _ = try world.schedule { $0.delay = ScheduleDelay { $0.seconds = 10 } }
        _ = world.send(event)
        _ = world.advance(4)
        #expect(relaunch(world) == [])
        #expect(world.advance(9.9) == [])
        #expect(world.advance(0.1) == shown)
    }

    @Test("AS-069 an interval continues after a launch") func intervalAfterLaunch() throws {
        let world = TestWorld()
        _ = try world.schedule {
            $0.limit = 0
            $0.interval = 10
        }
        #expect(world.send(event) == shown)
        _ = world.finish()
        _ = world.advance(4)
        #expect(relaunch(world) == [])
        #expect(world.advance(5.9) == [])
        #expect(world.send(event) == [])
        #expect(world.advance(0.1) == [])
        #expect(world.send(event) == shown)
    }

    @Test("AS-069 a start counts for app-init triggers") func appInit() throws {
        let world = TestWorld()
        _ = try world.schedule { $0.triggers = [.appInitTrigger(withCount: 1)] }
        #expect(
            world.trace {
                world.host.relaunch()
                world.register()
            } == shown)
    }

    @Test("AS-070 an active session counts immediately") func activeSession() throws {
        let world = TestWorld()
        let message = try world.makeMessage(HostPayloads.custom())
        let schedule = InAppMessageSchedule(message: message) {
            $0.identifier = "s"
            $0.triggers = [.activeSessionTrigger(withCount: 1)]
        }
        #expect(world.trace { world.automation.schedule(schedule) { _ in } } == shown)
        let other = TestWorld()
        other.stage.app.state = .background
        #expect(other.trace { other.automation.schedule(schedule) { _ in } } == [])
        #expect(other.trace { other.stage.app.state = .active } == shown)
    }
}
