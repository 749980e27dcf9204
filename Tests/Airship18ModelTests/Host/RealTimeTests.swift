import Airship18Model
import Foundation
import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

@Suite("On a stage in real time", .realTime, .timeLimit(.minutes(20))) struct RealTimeTests {
    @Test("AM-007 the same trace as in virtual time") func whole() async throws {
        let world = TestWorld(mode: .realTime)
        await world.stage.idle()
        world.stage.log.removeAll()
        try world.host.trigger(json: Payloads.schedule())
        await world.stage.idle()
        #expect(world.takeTrace() == shown())
        let adapters = world.adapters
        world.stage.onMain { adapters.finish("c", .userDismissed) }
        await world.stage.idle()
        #expect(world.takeTrace() == finished())
    }

    @Test("AM-097 storing, looking up and cancelling from several tasks at the same time") func tasks()
        async throws
    {
        let world = TestWorld(mode: .realTime)
        let automation = world.automation
        try await withThrowingTaskGroup(of: Void.self) { group in
            for id in 0..<50 {
                group.addTask { try await automation.upsertSchedules([Own.schedule("\(id)", group: "g")]) }
            }
            try await group.waitForAll()
        }
        #expect(try await automation.getSchedules(group: "g").count == 50)
        try await automation.cancelSchedules(group: "g")
        #expect(try await automation.getSchedules(group: "g").isEmpty)
    }
}
