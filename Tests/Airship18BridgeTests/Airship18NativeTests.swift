import Airship18Bridge
import Airship18Model
import BridgeTesting
import HeadlessStage
import InAppCompat
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
}
