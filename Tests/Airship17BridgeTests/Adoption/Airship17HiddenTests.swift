import AdobeIOSBridge
import AdobeIOSModel
import Airship17Bridge
import Airship17Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

import class Airship18Bridge.Airship18Bridge
import class Airship18Model.Airship18Host

/// An Airship 17 delegate under an SDK that hides messages and shows them again, which Airship's does not.
@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship17HiddenTests {
    private let stage = HeadlessStage()
    private let delegate = OldAirshipDelegate()
    private let said = DiagnosticList()

    private func hideAndShow(_ message: CompatMessage) throws {
        for action in [{ try message.hide() }, { try message.show() }] {
            try stage.run(action)
            stage.advance(by: .seconds(1))
        }
    }

    @Test("AS-042 a hidden message stays displayed for the delegate: its return is not announced")
    func announcedOnce() throws {
        let adobe = AdobeWorld(AdoptedAirship17Delegate(delegate), on: stage)
        defer { adobe.detach() }
        try adobe.trigger("m1")
        let message = try #require(adobe.bridge.engine.visibleMessages.first)
        for _ in 1...2 { try hideAndShow(message) }
        #expect(stage.visibleSurfaces == ["m1"])
        try stage.run { try message.dismiss() }
        stage.advance(by: .seconds(1))
        #expect(
            delegate.calls.dropFirst(2) == [
                "isMessageReady m1 main", "willBeDisplayed(m1) m1 main",
                "finished(m1, userDismissed) m1 main",
            ])
    }

    @Test("AS-046 an adapter displays a message that is shown again once, and its second end is reported")
    func displayedOnce() throws {
        let host = Airship18Host(stage: stage)
        let list = AdapterList()
        let adopted = AdoptedAirship17Delegate(delegate, factories: [.modal: { list.make($0) }])
        adopted.diagnostics = said.sink
        let bridge = stage.run { Airship18Bridge(adopted, showingPagesFor: [.modal]).attach() }
        defer { stage.run { bridge.detach() } }
        try host.trigger(
            json: Data(
                """
                {"id": "m1", "type": "in_app_message", "triggers": [{"type": "custom_event_count", "goal": 1}],
                 "message": {"name": "m1", "display_type": "modal", "display": {"heading": {"text": "Hi"}}}}
                """.utf8))
        stage.runUntilIdle()
        let message = try #require(bridge.engine.visibleMessages.first)
        try hideAndShow(message)
        let adapter = try #require(list.all.first)
        #expect(adapter.calls.filter { $0 == "display" }.count == 1 && list.all.count == 1)
        said.items = []
        for _ in 1...2 {
            stage.run { adapter.end(.userDismissed()) }
            stage.advance(by: .seconds(1))
        }
        #expect(
            delegate.calls.suffix(2) == [
                "willBeDisplayed(m1) m1 main", "finished(m1, userDismissed) m1 main",
            ])
        #expect(
            said.items.map(\.description) == [
                "[airship18] message m1 strayCallback: Its adapter reported a second end of the display, which Airship "
                    + "counts as another display (AS-046)."
            ])
    }
}
