import Airship17Bridge
import Airship17Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import Testing

/// What is reported of the campaigns of discarded messages: only what the SDK has done.
@MainActor @Suite(.timeLimit(.minutes(20))) struct DeletedCampaignTests {
    private func lines(_ world: Airship17World) -> [String] {
        world.diagnostics.map { "\($0.messageID ?? "-") \($0.code)" }
    }

    @Test(
        "AS-020 AS-067 each campaign of a discarded message is reported as deleted once, however it is discarded",
        arguments: [false, true])
    func deleted(isLater: Bool) throws {
        let world = try Airship17World()
        world.handler.decision = isLater ? .hold : .discard
        for id in ["m1", "m2"] { try world.trigger(Airship17World.modal(id)) }
        if isLater { try world.run { for id in ["m2", "m1"] { try world.message(id).discard() } } }
        #expect(lines(world) == (isLater ? ["m2", "m1"] : ["m1", "m2"]).map { "\($0) campaignDeleted" })
        #expect(world.scheduleIDs() == [])
    }

    @Test("AS-067 a campaign whose schedule is not found is not reported as deleted, and another one is")
    func notDeleted() throws {
        let world = try Airship17World()
        world.host.setDeferredAnswer { _ in
            Data(#"{"name": "d", "display_type": "modal", "display": {"heading": {"text": "Hi"}}}"#.utf8)
        }
        world.handler.decision = .hold
        try world.trigger(
            #"""
            {"id": "s", "type": "deferred", "deferred": {"url": "https://e.org/d", "type": "in_app_message"},
             "triggers": [{"type": "custom_event_count", "goal": 1}]}
            """#)
        try world.trigger(Airship17World.modal("m1"))
        try world.run { for message in world.bridge.heldMessages { try message.discard() } }
        #expect(lines(world) == ["d actionFailed", "m1 campaignDeleted"])
        #expect(world.scheduleIDs() == ["s"])
    }

    @Test(
        "AS-020 a message that is discarded while it is prepared is reported as deleted when the adapter has cancelled it",
        arguments: [false, true])
    func whilePrepared(isDetached: Bool) throws {
        let world = try Airship17World()
        let list = AdapterList([[.retry, .success], [.retry, .success]])
        world.bridge.setFactoryBlock({ list.make($0) }, for: .modal)
        world.handler.decision = .hold
        for id in ["m1", "m2"] { try world.trigger(Airship17World.modal(id)) }
        if isDetached { world.run { world.bridge.detach() } }
        try world.run { for id in ["m1", "m2"] { try world.message(id).discard() } }
        #expect(lines(world) == [])
        #expect(world.scheduleIDs() == ["m1", "m2"])
        world.stage.advance(by: .seconds(31))
        #expect(lines(world) == ["m1 campaignDeleted", "m2 campaignDeleted"])
        #expect(world.scheduleIDs() == [])
    }
}
