import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@testable import Airship17Bridge

/// The search for the schedule of a message.
@MainActor @Suite(.timeLimit(.minutes(20))) struct ScheduleLookupTests {
    @Test("AS-013 without an SDK to ask, the thread that prepares a message waits for no answer")
    nonisolated func detached() async throws {
        let message = try #require(
            InAppMessage { $0.displayContent = InAppMessageCustomDisplayContent(value: ["a": 1]) })
        let lookup = ScheduleLookup(message, in: nil)
        #expect(!MainThread.isCurrent)
        // With an SDK that does not answer, it would wait for half of the time.
        #expect(lookup.wait(within: 20) > 10)
        #expect(lookup.identifiers == [])
    }

    @Test("AS-013 off the stage, the thread waits at most half of its time for an SDK that does not answer")
    @MainActor func unanswered() async throws {
        let world = try Airship17World()
        let automation = world.stage.run { Carried(InAppAutomation.shared) }
        let message = Carried(
            try #require(
                InAppMessage { $0.displayContent = InAppMessageCustomDisplayContent(value: ["a": 1]) }))
        let left = await Task.detached {
            ScheduleLookup(message.value, in: automation.value).wait(within: 0.02)
        }.value
        #expect(left <= 0.011)
    }
}
