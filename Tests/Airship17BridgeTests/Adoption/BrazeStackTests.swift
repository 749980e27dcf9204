import Airship17Bridge
import Airship17Model
import BrazeBridge
import BrazeModel
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

/// A Braze delegate under an SDK that prepares the next message while another one is up.
@MainActor @Suite("The stack of a Braze delegate under Airship", .timeLimit(.minutes(20)))
struct BrazeStackTests {
    @Test(
        "BZ-002 BZ-018 a message that comes while another one is on screen, unclicked, waits for presentNext()"
    )
    func waits() throws {
        let stage = HeadlessStage()
        let host = Airship17Host(stage: stage)
        defer { stage.endProcess() }
        let delegate = OldBrazeDelegate()
        let bridge = try stage.run { try Airship17Bridge(AdoptedBrazeDelegate(delegate)).attach() }
        defer { bridge.detach() }
        for id in ["m1", "m2", "m3"] {
            try host.trigger(json: Airship17World.modal(id))
            stage.runUntilIdle()
        }
        #expect(delegate.ui?.stack.map(\.id) == ["m2", "m3"])
        stage.user.close()
        stage.advance(by: .seconds(60))
        #expect(delegate.ui?.stack.map(\.id) == ["m2", "m3"] && bridge.engine.visibleMessages.isEmpty)
        stage.run { delegate.ui?.presentNext() }
        stage.advance(by: .seconds(60))
        #expect(bridge.engine.visibleMessages.map(\.id) == ["m3"])
    }
}
