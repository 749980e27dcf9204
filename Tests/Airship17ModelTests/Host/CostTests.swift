import Airship17Model
import HeadlessStage
import PlatformStandIns
import Testing

/// Counts steps, not seconds: how many waiting schedules are examined, and how often the app is asked.
@MainActor @Suite("Cost", .timeLimit(.minutes(20))) struct CostTests {
    private func examined(_ world: TestWorld) throws -> Int {
        try #require(MainThread.ask(timeout: 60) { world.host.examinedScheduleCount })
    }

    @Test("a message costs the same after any number of messages", arguments: [10, 100, 1000])
    func oneAfterTheOther(_ count: Int) throws {
        let world = TestWorld(isRecording: false)
        world.makeAdapters(for: .custom)
        world.manager.displayInterval = 0
        let json = HostPayloads.custom()
        for _ in 1...count {
            try world.host.trigger(json: json)
            world.stage.runUntilIdle()
            world.adapters.finish()
            world.adapters.forgetAdapters()
            world.stage.runUntilIdle()
            world.stage.log.removeAll()
        }
        #expect(try examined(world) == count)
        #expect(world.storedIDs() == [])
    }

    @Test("a waiting message costs the same for any number of waiting messages", arguments: [10, 100, 1000])
    func manyWaiting(_ count: Int) throws {
        let world = TestWorld(isRecording: false)
        world.makeAdapters(for: .custom)
        world.host.scheduleLimit = count
        world.manager.displayInterval = 0
        let json = HostPayloads.custom()
        for _ in 1...count { try world.host.trigger(json: json) }
        world.stage.runUntilIdle()
        // Each is examined when it is prepared: one is shown, the others wait.
        #expect(try examined(world) == count)
        world.stage.log.removeAll()
        let shown = min(count, 100)
        for index in 0..<shown {
            world.adapters[\.adapters][index].finish(.userDismissed())
            world.stage.runUntilIdle()
        }
        // Each end of a display examines the next schedule and the one behind it, which has to wait.
        #expect(try examined(world) <= count + 2 * shown)
        let displays = world.stage.log.entries.filter { $0.name == "A.display(c)" }
        #expect(displays.count == min(count - 1, shown))
    }
}
