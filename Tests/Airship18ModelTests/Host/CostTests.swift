import Airship18Model
import Foundation
import HeadlessStage
import Testing

@MainActor @Suite("Cost", .timeLimit(.minutes(20))) struct CostTests {
    @Test("one message after another: each is evaluated once, however many there were before")
    @MainActor func sequence() throws {
        let world = TestWorld()
        world.adapters[\.immediateEnd] = InAppMessageButtonInfo(
            identifier: "ok", label: InAppMessageTextInfo(text: "OK"))
        for number in 1...500 {
            try world.host.trigger(json: Payloads.schedule("\(number)"))
            world.stage.runUntilIdle()
        }
        #expect(world.host.examinedScheduleCount == 500)
        #expect(world.stage.log.entries.filter { $0.name == "in_app_display" }.count == 500)
    }

    @Test(
        "AM-047 a notification evaluates each waiting message once, however many there are",
        arguments: [10, 30, 100])
    @MainActor func notifications(_ count: Int) async throws {
        let world = TestWorld()
        world.delegate[\.isReady] = false
        _ = try await hold(count, in: world)
        let examined = world.host.examinedScheduleCount
        for _ in 0..<3 { _ = world.notify() }
        #expect(world.host.examinedScheduleCount == examined + 3 * count)
    }

    @Test("AM-004, AM-065 the remaining messages are asked about in the order in which they arrived")
    @MainActor func order() async throws {
        let world = TestWorld()
        world.delegate[\.isReady] = false
        let ids = try await hold(100, in: world)
        let (left, cancelled) = (ids.filter { !$0.hasSuffix("7") }, ids.filter { $0.hasSuffix("7") })
        try await world.automation.cancelSchedule(identifiers: cancelled)
        _ = world.notify()
        let asked = world.notify().filter { $0.hasPrefix("D.isReady") }
        #expect(asked == left.map { "D.isReady(\($0) \($0))=false" })
    }

    /// Makes this many messages wait, and returns their ids in order of arrival.
    @MainActor private func hold(_ count: Int, in world: TestWorld) async throws -> [String] {
        let ids = (0..<count).map { "m\($0)" }
        try await world.stage.run { [automation = world.automation] in
            try await automation.upsertSchedules(ids.map { Own.schedule($0, $0) })
        }
        _ = world.send(Own.event)
        return ids
    }
}
