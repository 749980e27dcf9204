import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@MainActor @Suite("Active sessions", .timeLimit(.minutes(20))) struct SessionTests {
    private let shown = preparing() + displaying()

    /// A stage with a schedule that counts sessions; it is stored while the app is in the background.
    private func world(_ build: @escaping (ScheduleBuilder) -> Void = { _ in }) throws -> TestWorld {
        let world = TestWorld()
        world.stage.app.state = .background
        #expect(
            try world.schedule {
                $0.limit = 0
                $0.triggers = [.activeSessionTrigger(withCount: 1)]
                build($0)
            } == true)
        return world
    }

    private func leave(_ world: TestWorld) -> [String] { world.trace { world.stage.app.state = .background } }
    private func come(_ world: TestWorld) -> [String] { world.trace { world.stage.app.state = .active } }

    @Test("AS-104 a start in the foreground counts") func start() throws {
        let world = try world()
        let trace = world.trace {
            world.host.relaunch()
            world.register()
            world.stage.app.state = .active
        }
        #expect(trace == shown)
        // In the background the relaunch does not count.
        let other = try self.world()
        #expect(
            other.trace {
                other.host.relaunch()
                other.register()
            } == [])
    }

    @Test("AS-104, AS-069 each start in the foreground is a session of its own") func twoStarts() throws {
        let world = try world()
        #expect(come(world) == shown)
        #expect(world.finish() == finishing())
        _ = world.advance(30)
        for _ in 1...2 {
            let trace = world.trace {
                world.host.relaunch()
                world.register()
            }
            #expect(trace == shown)
            #expect(world.finish() == finishing())
            _ = world.advance(30)
        }
    }

    @Test("AS-105 a session that begins while the component is off counts when the component is on again")
    func off()
        throws
    {
        let world = try world()
        world.automation.isComponentEnabled = false
        #expect(come(world) == [])
        #expect(world.trace { InAppAutomation.shared.isComponentEnabled = true } == shown)
        #expect(world.finish() == finishing())
        // It counts once.
        #expect(
            world.trace {
                InAppAutomation.shared.isComponentEnabled = false
                InAppAutomation.shared.isComponentEnabled = true
            } == [])
    }

    @Test("AS-105 a session that has ended by then does not count") func offAndOver() throws {
        let world = try world()
        world.host.isFeatureEnabled = false
        #expect(come(world) == [])
        #expect(leave(world) == [])
        #expect(world.trace { world.host.isFeatureEnabled = true } == [])
    }

    @Test("AS-105 a session that begins during an interval counts when that is over") func interval() throws {
        let world = try world { $0.interval = 60 }
        #expect(come(world) == shown)
        #expect(world.finish() == finishing())
        _ = world.advance(30)
        #expect(leave(world) == [])
        #expect(come(world) == [])
        #expect(world.advance(30) == shown)
    }

    @Test("AS-105 the session that is under way does not count again after an interval") func sameSession()
        throws
    {
        let world = try world { $0.interval = 60 }
        #expect(come(world) == shown)
        #expect(world.finish() == finishing())
        #expect(world.advance(120) == [])
    }

    @Test("AS-106 a session that begins while the message is on screen is lost") func whileShown() throws {
        let world = try world()
        #expect(come(world) == shown)
        #expect(leave(world) == [])
        #expect(come(world) == [])
        #expect(world.finish() == finishing())
        #expect(world.advance(60) == [])
        #expect(leave(world) == [])
        #expect(come(world) == shown)
    }

    @Test(
        "AS-105 a session that begins while a schedule is finished counts when an edit reactivates the schedule"
    )
    func finished() throws {
        let world = try world {
            $0.limit = 1
            $0.editGracePeriod = 86_400
        }
        #expect(come(world) == shown)
        #expect(world.finish() == finishing())
        _ = world.advance(30)
        #expect(leave(world) == [])
        #expect(come(world) == [])
        let trace = world.trace {
            InAppAutomation.shared.editSchedule(withID: "s", edits: ScheduleEdits { $0.limit = 2 }) {
                note("\($0)")
            }
        }
        #expect(trace == ["main true"] + shown)
    }

    @Test("AS-070 storing a schedule later does not trigger an earlier one") func others() throws {
        let world = try world { $0.start = Date(timeIntervalSinceNow: 60) }
        #expect(come(world) == [])
        _ = world.advance(120)
        #expect(try world.schedule(id: "other") == true)
        #expect(world.takeTrace() == [])
    }
}
