import Airship18Model
import Foundation
import HeadlessStage
import Testing

@Suite("Cost") struct CostTests {
    @Test("one message after the other: each is looked at once, however many there were before")
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
}
