import Airship18Bridge
import Airship18Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import ModelTesting
import PlatformStandIns
import Testing

/// The SDK passes its messages as values, each time that it asks.
@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship18NativeTests {
    private func page(_ address: String) -> InAppMessage {
        InAppMessage(name: "page", displayContent: .html(.init(url: address)))
    }

    @Test(
        "AM-054 a native message that is delivered again replaces the earlier one, whether or not that was translated",
        arguments: [false, true])
    func renewed(isTranslated: Bool) throws {
        let stage = HeadlessStage()
        let handler = RecordingHandler()
        handler.decision = .hold
        let bridge = Airship18Bridge(handler)
        func ask(_ native: InAppMessage) {
            stage.run { #expect(!bridge.isMessageReadyToDisplay(native, scheduleID: "m1")) }
        }
        ask(page("https://e.org/1"))
        let message = try #require(bridge.heldMessages.first)
        if isTranslated { #expect(message.content.page?.address == "https://e.org/1") }
        ask(page("https://e.org/1"))
        #expect(message.native(as: InAppMessage.self) == page("https://e.org/1"))
        ask(page("https://e.org/2"))
        #expect(bridge.heldMessages.map(\.id) == ["m1"] && handler.calls == ["decide m1"])
        #expect(message.native(as: InAppMessage.self) == page("https://e.org/2"))
        #expect(message.content.page?.address == "https://e.org/2")
    }

    @Test("INV-7 a message that a handler keeps still has its native message after the bridge is released")
    func outlives() throws {
        let stage = HeadlessStage()
        let handler = RecordingHandler()
        handler.decision = .hold
        var bridge: Airship18Bridge? = Airship18Bridge(handler)
        _ = stage.run { bridge?.isMessageReadyToDisplay(page("https://e.org/1"), scheduleID: "m1") }
        let message = try #require(bridge?.heldMessages.first)
        weak let gone = bridge
        bridge = nil
        #expect(gone == nil && message.native(as: InAppMessage.self) == page("https://e.org/1"))
    }

    @Test(
        "AM-050 a message that is asked about twice before its display is planned once, with its latest content"
    )
    func askedTwice() throws {
        let world = Airship18World()
        let wished = StageScene("wished").windowScene
        world.handler.onPrepare = { plan, _ in plan.windowScene = wished }
        world.handler.decision = .hold
        try world.trigger(Airship18World.modal("m1"))
        func ask(_ native: InAppMessage) -> Bool {
            world.bridge.isMessageReadyToDisplay(native, scheduleID: "m1")
        }
        let message = try world.message()
        try world.run {
            #expect(!ask(page("https://e.org/1")) && message.name == "page")
            try message.show()
            var later = page("https://e.org/2")
            later.name = "renamed"
            #expect(ask(later) && ask(later) && message.name == "renamed")
            let chooser = world.messaging.sceneDelegate
            #expect(wished != nil && chooser?.sceneForMessage(later) === wished)
            #expect(chooser?.sceneForMessage(page("https://e.org/1")) == nil)
        }
        #expect(world.calls == ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"])
    }

    @Test("AM-065 a schedule that is stored again after its message was discarded is asked about again")
    func discardedAndStored() throws {
        let world = Airship18World()
        world.handler.decision = .discard
        let payload = Airship18World.modal("m1", limit: 0)
        try world.trigger(payload)
        #expect(world.calls == ["decide m1"] && !world.isStored())
        world.handler.decision = .show
        let schedules = try world.host.schedules(in: Data(payload.utf8))
        let automation = world.automation
        world.run {
            StageTask.start(on: world.stage) { try? await automation.upsertSchedules(schedules) }
        }
        try world.trigger(payload)
        #expect(world.calls.dropFirst() == ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"])
    }
}
