import AdobeAndroid2Bridge
import AdobeAndroid2Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeAndroid2BridgeTests: BridgeSuite {
    let world = BridgeWorld<AdobeAndroid2Host, AdobeAndroid2Bridge> { handler, _ in
        AdobeAndroid2Bridge(handler).attach()
    }

    private func trigger() throws { try trigger(android2Payload()) }

    private func act(_ action: () throws -> Void) rethrows {
        try stage.run(action)
        stage.runUntilIdle()
    }

    private var codes: [Diagnostic.Code] { diagnostics.items.map(\.code) }

    private static let shown = ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"]

    @Test("INV-2 a message that is shown and dismissed by a link calls all callbacks in order")
    func wholeStory() throws {
        try trigger()
        try follow("adbinapp://dismiss?interaction=ok")
        #expect(
            handler.calls == Self.shown + [
                "didLoad(adbinapp://dismiss?interaction=ok) m1", "willDismiss m1",
                "didDismiss(link adbinapp://dismiss?interaction=ok (derived)) m1",
            ])
        #expect(handler.messages.map(\.phase) == [.dismissed])
        #expect(stage.tracked == ["trigger", "display", "interact ok", "dismiss"])
        #expect(diagnostics.items.isEmpty)
    }

    @Test("INV-5 what the SDK does not report is marked as derived") func derived() async throws {
        var events = bridge.events().makeAsyncIterator()
        try trigger()
        try act { try handler.messages.first?.dismiss() }
        var seen: [String] = []
        while seen.count < 5, let event = await events.next() {
            seen.append("\(event.kind) \(event.isDerived)")
        }
        #expect(
            seen == [
                "decided show false", "willPresent true", "didPresent false", "willDismiss true",
                "didDismiss dismissed by the app false",
            ])
    }

    @Test("INV-1 A2-020 a held message is shown later without asking again") func showLater()
        throws
    {
        handler.decision = .hold
        try trigger()
        #expect(handler.calls == ["decide m1"])
        #expect(stage.visibleSurfaces.isEmpty)
        handler.decision = .discard
        try act { try #require(bridge.heldMessages.first).show() }
        #expect(handler.calls == Self.shown)
        #expect(stage.visibleSurfaces == ["m1"])
        #expect(bridge.heldMessages.isEmpty)
    }

    @Test("A2-033 a discarded message is tracked as triggered only, and released") func discard() throws {
        handler.decision = .discard
        try trigger()
        #expect(handler.calls == ["decide m1"])
        #expect(handler.messages.map(\.phase) == [.discarded])
        #expect(stage.tracked == ["trigger"])
        #expect(stage.visibleSurfaces.isEmpty)
    }

    @Test(
        "A2-032 a message that qualifies while another is on the screen is refused without calling the handler"
    )
    func conflict() throws {
        try trigger()
        try trigger(android2Payload("m2"))
        #expect(handler.calls == Self.shown)
        #expect(stage.tracked == ["trigger", "display", "trigger"])
        #expect(diagnostics.items.isEmpty)
    }

    @Test("INV-3 held messages are shown one after the other") func showQueue() throws {
        handler.decision = .hold
        try trigger()
        try trigger(android2Payload("m2"))
        try act { for message in bridge.heldMessages { try message.show() } }
        #expect(handler.calls.suffix(3) == ["prepare m1", "willPresent m1", "didPresent m1"])
        try act { try handler.messages.first?.dismiss() }
        #expect(
            handler.calls.suffix(5) == [
                "willDismiss m1", "didDismiss(dismissed by the app) m1", "prepare m2", "willPresent m2",
                "didPresent m2",
            ])
    }

    @Test(
        "A2-040 a message that an alert blocks is held again, with a diagnostic, and can be shown after that")
    func alert() throws {
        handler.decision = .hold
        try trigger()
        let message = try #require(bridge.heldMessages.first)
        act {
            let alert = AlertSetting.build("Wait", "", "OK", nil)
            ServiceProvider.getInstance().getUIService().showAlert(alert, nil)
        }
        try act { try message.show() }
        #expect(message.phase == .approved)
        stage.advance(by: .seconds(7))
        #expect(message.phase == .held)
        #expect(codes == [.showFailed])
        stage.user.tapButton("OK")
        try act { try message.show() }
        #expect(
            handler.calls == ["decide m1", "prepare m1", "prepare m1", "willPresent m1", "didPresent m1"])
    }

    @Test("A2-101 a message dismissed in didPresent is removed after the callback, tracked once")
    func dismissInDidPresent() throws {
        handler.onDidPresent = { try? $0.dismiss() }
        try trigger()
        #expect(
            handler.calls == Self.shown + ["willDismiss m1", "didDismiss(dismissed by the app) m1"])
        #expect(stage.tracked == ["trigger", "display", "dismiss"])
        #expect(stage.visibleSurfaces.isEmpty)
        #expect(diagnostics.items.isEmpty)
    }

    @Test("INV-6 a message dismissed in willPresent appears first, and is then removed")
    func dismissInWillPresent() throws {
        handler.onWillPresent = { try? $0.dismiss() }
        try trigger()
        #expect(
            handler.calls == Self.shown + ["willDismiss m1", "didDismiss(dismissed by the app) m1"])
        #expect(diagnostics.items.isEmpty)
    }

    @Test("INV-6 a held message shown in didDismiss of another one appears next") func showInDidDismiss()
        throws
    {
        handler.onDecide = { [unowned handler] in handler.decision = $0.id == "m1" ? .hold : .show }
        try trigger()
        try trigger(android2Payload("m2"))
        let held = try #require(bridge.heldMessages.first)
        handler.onDidDismiss = { if $0.id == "m2" { try? held.show() } }
        handler.clear()
        stage.user.close()
        stage.runUntilIdle()
        #expect(
            handler.calls == [
                "didLoad(adbinapp://dismiss) m2", "willDismiss m2",
                "didDismiss(link adbinapp://dismiss (derived)) m2", "prepare m1", "willPresent m1",
                "didPresent m1",
            ])
    }

    @Test("A2-057 what the SDK does not support throws, and nothing happens") func unavailable() throws {
        try trigger()
        let message = try #require(handler.messages.first)
        #expect(throws: CompatError.unavailable(.hide, in: .adobeAndroid2, messageID: "m1")) {
            try message.hide()
        }
        #expect(message.phase == .presented)
        #expect(message.view == nil)
    }

    @Test("A2-004 a message of another extension is let through without asking the handler")
    func foreign() throws {
        handler.decision = .discard
        act {
            let settings = MessageSettings()
            settings.setVerticalAlign(MessageAlignment.center)
            settings.setHorizontalAlign(MessageAlignment.center)
            settings.setDisplayAnimation(MessageAnimation.none)
            ServiceProvider.getInstance().getUIService().createFullscreenMessage(
                "<p>PIN</p>", SilentListener(), false, settings)?.show()
        }
        #expect(handler.calls.isEmpty)
        #expect(stage.visibleSurfaces == ["message"])
        act { stage.user.close() }
        #expect(diagnostics.items.isEmpty)
    }

    @Test("A2-060 an empty page is shown and dismissed by the SDK") func emptyPayload() throws {
        let campaign = try #require(try host.messages(in: android2Payload()).first)
        act {
            let settings = MessageSettings()
            settings.setParent(campaign)
            ServiceProvider.getInstance().getUIService().createFullscreenMessage(
                "", SilentListener(), false, settings)?.show()
        }
        #expect(handler.calls == Self.shown + ["willDismiss m1", "didDismiss(unspecified (derived)) m1"])
        #expect(diagnostics.items.isEmpty)
    }

    @Test("A2-056 A2-085 the back button and a swipe dismiss with an unspecified resolution")
    func userDismissals() throws {
        try trigger()
        host.pressBack()
        stage.runUntilIdle()
        #expect(handler.calls.last == "didDismiss(unspecified (derived)) m1")
        let gestures = #"{"displayAnimation": "top", "gestures": {"swipeUp": "adbinapp://dismiss"}}"#
        try trigger(android2Payload("m2", gestures))
        handler.clear()
        stage.user.swipe(.up)
        stage.runUntilIdle()
        #expect(handler.calls == ["willDismiss m2", "didDismiss(unspecified (derived)) m2"])
    }

    @Test("A2-072 A2-075 links that the SDK handled, and no others, are reported after they were followed")
    func links() throws {
        try trigger()
        handler.clear()
        let page = try #require(
            handler.messages.first?.native(as: (any FullscreenMessage).self)?.getWebView()
                ?? bridge.engine.visibleMessages.first?.native(as: (any FullscreenMessage).self)?.getWebView()
        )
        let link = "adbinapp://other?interaction=ok&link=https%3A%2F%2Fe.org"
        for url in ["https://example.org/", "", link] { page.navigate(to: url) }
        stage.runUntilIdle()
        #expect(handler.calls == ["didLoad(\(link)) m1"])
        #expect(stage.log.entries(of: .openedURL).map(\.name) == ["https://e.org"])
        #expect(stage.visibleSurfaces == ["m1"])
    }

    @Test("A2-100 what a handler tracks becomes the vendor's events") func tracking() throws {
        try trigger()
        let message = try #require(handler.messages.first)
        stage.log.removeAll()
        try act {
            try message.track(.impression)
            try message.track(.click(buttonID: "7"))
            try message.track(.click(buttonID: nil))
            try message.track(.custom("read"))
            try message.track(.dismissal)
        }
        #expect(stage.tracked == ["display", "interact 7", "interact click", "interact read", "dismiss"])
    }

    @Test("A2-041 a message that disappeared with its activity ends when the next one is offered")
    func activityGone() throws {
        try trigger()
        host.destroyActivity()
        stage.app.hasRootViewController = true
        handler.clear()
        try trigger(android2Payload("m2"))
        #expect(handler.calls == ["decide m2", "prepare m2", "willPresent m2", "didPresent m2"])
        stage.advance(by: .seconds(2))
        #expect(
            handler.calls.suffix(2) == ["willDismiss m1", "didDismiss(dismissed by the SDK (derived)) m1"])
        #expect(bridge.engine.visibleMessages.map(\.id) == ["m2"])
    }

    @Test(
        "A2-050 a dismissal that the SDK ignores, because no activity exists, still ends the message"
    )
    func ignoredDismissal() throws {
        let events = bridge.events.record()
        try trigger()
        host.destroyActivity()
        let message = try #require(handler.messages.first)
        try act { try message.dismiss() }
        #expect(message.phase == .presented)
        stage.advance(by: .seconds(2))
        #expect(handler.calls.suffix(2) == ["willDismiss m1", "didDismiss(dismissed by the app) m1"])
        #expect(events.soFar.map(\.isDerived) == [false, true, false, true, true])
    }

    @Test("A2-035 a message that was let through and cannot be shown fails") func notShown() throws {
        let stage = stage
        handler.onDecide = { _ in stage.app.hasRootViewController = false }
        let events = bridge.events.record()
        try trigger()
        #expect(handler.calls == ["decide m1", "prepare m1"])
        stage.advance(by: .seconds(7))
        #expect(handler.calls == ["decide m1", "prepare m1", "didFail(notShown) m1"])
        #expect(events.soFar.map(\.isDerived) == [false, true])
    }

    @Test(
        "INV-7 detaching a detached bridge again leaves what the app has registered since, the bridge itself included"
    )
    func detachedTwice() {
        bridge.detach()
        stage.run { MobileCore.setMessagingDelegate(bridge) }
        bridge.detach()
        let registered: (any AdobeAndroid2Model.MessagingDelegate)? = stage.run {
            ServiceProvider.getInstance().getMessageDelegate()
        }
        #expect(registered === bridge)
    }

    @Test("INV-7 a message that could not be shown is released") func failedIsReleased() throws {
        let stage = stage
        handler.onDecide = { _ in stage.app.hasRootViewController = false }
        try trigger()
        stage.advance(by: .seconds(7))
        #expect(handler.calls.last == "didFail(notShown) m1")
        weak let message = handler.messages.first
        #expect(message?.phase == .failed)
        handler.clear()
        #expect(message == nil)
    }

    @Test("A2-038 a message is attached with the settings that a handler changed") func looks()
        throws
    {
        handler.onPrepare = { plan, _ in
            plan.content.frame?.width = 40
            plan.content.frame?.gestures = ["tapBackground": URL(string: "adbinapp://dismiss")]
                .compactMapValues { $0 }
            plan.content.motion.exit = "fade"
            plan.content.language = "de"
            plan.orientation = .landscape
            plan.autoClose = 3
        }
        try trigger()
        let native = try #require(
            bridge.engine.visibleMessages.first?.native(as: (any FullscreenMessage).self))
        let settings = try #require(native.getMessageSettings())
        #expect(settings.getWidth() == 40)
        #expect(settings.getHeight() == 100)
        #expect(settings.getGestures() == [.backgroundTap: "adbinapp://dismiss"])
        #expect(settings.getDisplayAnimation() == .top)
        #expect(settings.getDismissAnimation() == .fade)
        #expect(native.getWebView()?.loadedHTML == "<p>Hello</p>")
        #expect(
            diagnostics.items.map(\.explanation) == [
                "content: the page is the campaign's; only frame and motion can be changed.",
                "orientation: The SDK does not control the orientation.",
            ])
        stage.advance(by: .seconds(4))
        #expect(handler.calls.suffix(2) == ["willDismiss m1", "didDismiss(timed out) m1"])
    }

    @Test("Section 4: content is read from the settings, and a behaviour that is not a URL survives an edit")
    func reading() throws {
        let looks = """
            {"width": 80, "height": 50, "verticalAlign": "top", "verticalInset": 5, "uiTakeover": false,
             "backdropColor": "#00ff00", "backdropOpacity": 0.3, "cornerRadius": 15,
             "displayAnimation": "left", "gestures": {"swipeUp": ""}}
            """
        handler.onPrepare = { plan, _ in plan.content.frame?.height = 60 }
        try trigger(android2Payload("m1", looks))
        let message = try #require(handler.messages.first)
        let frame = try #require(message.content.frame)
        #expect(message.content.layout == .web)
        #expect(message.content.motion.entry == "left")
        #expect(!message.content.motion.isExitAnimated)
        #expect(frame.width == 80)
        #expect((frame.vertical, frame.horizontal) == (.top, .center))
        #expect((frame.verticalInset, frame.horizontalInset) == (5, 0))
        #expect((frame.backdropColor, frame.backdropOpacity) == ("00ff00", 0.3))
        #expect(frame.cornerRadius == 15)
        #expect(frame.takesOver == false)
        #expect(frame.gestures == [:])
        let settings = message.native(as: (any FullscreenMessage).self)?.getMessageSettings()
        #expect(settings?.getHeight() == 60)
        #expect(settings?.getGestures() == [.swipeUp: ""])
    }
}

/// A listener that does nothing.
final class SilentListener: FullscreenMessageDelegate, Sendable {
    func onShow(_ message: any FullscreenMessage) {}
    func onDismiss(_ message: any FullscreenMessage) {}
    func overrideUrlLoad(_ message: any FullscreenMessage, _ url: String) -> Bool { false }
    func onShowFailure() {}
}
