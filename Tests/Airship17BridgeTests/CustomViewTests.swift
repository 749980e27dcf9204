import AdobeIOSBridge
import AdobeIOSModel
import Airship17Bridge
import Airship17Model
import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

/// Custom views under every host that shows them: Braze and Airship.
@MainActor @Suite(.timeLimit(.minutes(20))) final class CustomViewTests {
    let stage = HeadlessStage()
    private let diagnostics = DiagnosticList()

    // A view on the screen retains its stage.
    deinit { stage.endProcess() }

    private func adopt(_ delegate: OldBrazeDelegate, _ view: PatternView) -> AdoptedBrazeDelegate {
        delegate.onPrepare = { $0.customView = view }
        let adopted = AdoptedBrazeDelegate(delegate)
        adopted.diagnostics = diagnostics.sink
        return adopted
    }

    @Test("BZ-072 a Braze custom view under Airship appears, reports its life cycle, and dismisses itself")
    func patternUnderAirship() throws {
        let host = Airship17Host(stage: stage)
        let (delegate, view) = (OldBrazeDelegate(), PatternView(frame: .zero))
        let bridge = try stage.run { try Airship17Bridge(adopt(delegate, view)).attach() }
        defer { bridge.detach() }
        try host.trigger(json: Airship17World.modal("m1"))
        stage.runUntilIdle()
        #expect(view.reports == ["present"] && view.controller != nil)
        #expect(stage.visibleSurfaces == ["m1"])
        #expect(view.window?.isHidden == false)
        stage.run { view.dismiss(completion: nil) }
        stage.runUntilIdle()
        #expect(view.reports == ["present", "dismiss"])
        #expect(
            delegate.calls == [
                "displayChoice m1 hidden", "prepareWith m1 hidden", "willPresent m1 visible",
                "didPresent m1 visible", "willDismiss m1 visible", "didDismiss m1 hidden",
            ])
        #expect(stage.visibleSurfaces.isEmpty)
        // The channel is free again.
        delegate.onPrepare = nil
        stage.advance(by: .seconds(31))
        try host.trigger(json: Airship17World.modal("m2"))
        stage.runUntilIdle()
        #expect(delegate.calls.last == "didPresent m2 visible")
    }

    @Test("BZ-065 a Braze custom view under Airship is dismissed by the delegate's dismiss()")
    func dismissedUnderAirship() throws {
        let host = Airship17Host(stage: stage)
        let (delegate, view) = (OldBrazeDelegate(), PatternView(frame: .zero))
        let adopted = adopt(delegate, view)
        let bridge = try stage.run { try Airship17Bridge(adopted).attach() }
        defer { bridge.detach() }
        try host.trigger(json: Airship17World.modal("m1"))
        stage.runUntilIdle()
        var completions = 0
        stage.run { adopted.ui.dismiss { completions += 1 } }
        stage.runUntilIdle()
        #expect(view.reports == ["present", "dismiss"] && completions == 1)
        #expect(delegate.calls.suffix(2) == ["willDismiss m1 visible", "didDismiss m1 hidden"])
        #expect(adopted.ui.messageView == nil)
        #expect(bridge.engine.visibleMessages.isEmpty)
    }

    @Test("INV-3 a plain custom view that takes itself off the screen ends its message under Airship")
    func plainUnderAirship() throws {
        let host = Airship17Host(stage: stage)
        let (handler, view) = (RecordingHandler(), UIView(frame: .zero))
        handler.onPrepare = { plan, _ in plan.customView = view }
        let bridge = try stage.run { try Airship17Bridge(handler).attach() }
        defer { bridge.detach() }
        try host.trigger(json: Airship17World.modal("m1"))
        stage.runUntilIdle()
        stage.run { view.removeFromSuperview() }
        stage.runUntilIdle()
        #expect(
            handler.calls == [
                "decide m1", "prepare m1", "willPresent m1", "didPresent m1", "willDismiss m1",
                "didDismiss(dismissed by the user) m1",
            ])
    }

    @Test("INV-3 a plain custom view that takes itself off the screen ends its message under Braze")
    func plainUnderBraze() throws {
        let host = BrazeHost(stage: stage)
        let (handler, view) = (RecordingHandler(), UIView(frame: .zero))
        handler.onPrepare = { plan, message in if message.id == "m1" { plan.customView = view } }
        let bridge = BrazeBridge(handler).attach(to: host.ui)
        defer { bridge.detach() }
        for id in ["m1", "m2"] {
            try host.trigger(
                json:
                    #"{"type": "MODAL", "trigger_id": "\#(id)", "message": "There", "message_close": "SWIPE"}"#
            )
            stage.runUntilIdle()
            if id == "m1" { stage.run { view.removeFromSuperview() } }
        }
        #expect(
            handler.calls.filter { $0.hasSuffix("m1") } == [
                "decide m1", "prepare m1", "willPresent m1", "didPresent m1", "willDismiss m1",
                "didDismiss(dismissed by the user (derived)) m1",
            ])
        #expect(handler.calls.last == "didPresent m2")
    }

    @Test(
        "AS-042 a plain dismissal link of an Adobe page reaches an Airship delegate as the user's dismissal",
        arguments: [
            ("adbinapp://dismiss", "userDismissed"), ("adbinapp://dismiss?interaction=go", "messageClick"),
        ])
    func closeButton(link: String, resolution: String) throws {
        let host = AdobeIOSHost(stage: stage)
        let delegate = OldAirshipDelegate()
        let bridge = stage.run { AdobeIOSBridge(AdoptedAirship17Delegate(delegate)).attach() }
        defer { bridge.detach() }
        try host.trigger(
            json: """
                {"id": "m1", "type": "schema", "detail": {"id": "m1",
                  "schema": "https://ns.adobe.com/personalization/message/in-app",
                  "data": {"contentType": "text/html", "content": "<p>Hello</p>"}}}
                """)
        stage.runUntilIdle()
        stage.user.openLink(try #require(URL(string: link)))
        stage.runUntilIdle()
        #expect(delegate.calls.last == "finished(m1, \(resolution)) m1 main")
    }
}
