import AdobeIOSBridge
import AdobeIOSModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

/// Messages that the app hides and shows by the SDK's own calls, which the SDK reports not at all or only
/// in part (AI-036, AI-080).
@MainActor @Suite("Messages that the app itself hides", .timeLimit(.minutes(20)))
struct AdobeIOSHiddenTests: BridgeSuite {
    let world = BridgeWorld<AdobeIOSHost, AdobeIOSBridge> { handler, _ in AdobeIOSBridge(handler).attach() }
    private let shown = ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"]
    private let shownAgain = ["didHide m1", "willPresent m1", "didPresent m1"]

    private func settle(_ action: () throws -> Void) rethrows {
        try stage.run(action)
        stage.advance(seconds: 1)
    }

    /// A message that is on the screen.
    private func up() throws -> (CompatMessage, FullscreenMessage) {
        try trigger(Campaigns.adobe("m1"))
        let message = try #require(handler.messages.last)
        return (message, try #require(message.native(as: FullscreenMessage.self)))
    }

    @Test(
        "AI-082 a message that the app hid, dismissed without effect and showed again can be hidden, and ends as the user closes it"
    )
    func ignoredDismissal() throws {
        let (message, native) = try up()
        let events = bridge.events.record()
        settle { native.hide() }
        #expect(stage.visibleSurfaces == [])
        try settle { try message.dismiss() }
        #expect(handler.calls == shown && message.phase == .presented)
        settle { native.parent?.show() }
        #expect(handler.calls == shown + shownAgain)
        try settle { try message.hide() }
        #expect(handler.calls == shown + shownAgain + ["didHide m1"] && stage.visibleSurfaces == [])
        try settle { try message.show() }
        #expect(handler.calls.suffix(3) == shownAgain && stage.visibleSurfaces == ["m1"])
        // The SDK reports none of them.
        #expect(
            events.soFar.map(\.description).filter { $0.contains("didHide") }
                == ["m1 didHide (derived)", "m1 didHide (derived)"])
        settle { stage.user.close() }
        #expect(
            handler.calls.suffix(2) == ["willDismiss m1", "didDismiss(link adbinapp://dismiss (derived)) m1"])
        bridge.detach()
    }

    @Test("AI-082 a hidden message that the handler dismisses ends at once, which is derived")
    func hiddenEnd() throws {
        let (message, _) = try up()
        let events = bridge.events.record()
        try settle { try message.hide() }
        try settle { try message.dismiss() }
        #expect(
            events.soFar.map(\.description) == [
                "m1 didHide (derived)", "m1 willDismiss (derived)",
                "m1 didDismiss dismissed by the app (derived) (derived)",
            ])
        #expect(stage.visibleSurfaces == [])
        bridge.detach()
    }

    @Test(
        "AI-153 the exit animation is kept unless a takeover entered without an animation",
        arguments: [
            #""uiTakeover": false, "dismissAnimation": "bottom""#,
            #""uiTakeover": true, "displayAnimation": "top", "dismissAnimation": "bottom""#,
            #""uiTakeover": true"#,
        ])
    func keptAnimation(looks: String) throws {
        try trigger(
            """
            {"id": "m1", "type": "schema", "detail": {"id": "m1",
              "schema": "https://ns.adobe.com/personalization/message/in-app",
              "data": {"contentType": "text/html", "content": "<p>Hello</p>", "mobileParameters": {\(looks)}}}}
            """)
        let message = try #require(handler.messages.last)
        let settings = try #require(message.native(as: FullscreenMessage.self)?.settings)
        let exit = settings.dismissAnimation
        try settle { try message.hide() }
        try settle { try message.show() }
        try settle { try message.dismiss() }
        #expect(stage.visibleSurfaces == [])
        #expect(settings.dismissAnimation == exit && diagnostics.items.isEmpty)
        bridge.detach()
    }

    @Test(
        "AI-082 a link that the SDK ignores while the message is hidden does not explain its later dismissal")
    func ignoredLink() throws {
        let (message, native) = try up()
        let link = try #require(URL(string: "adbinapp://dismiss?interaction=a"))
        settle {
            native.hide()
            // The page keeps running while it is hidden.
            bridge.urlLoaded(link, byMessage: native)
        }
        settle { native.parent?.show() }
        #expect(handler.calls.suffix(3) == shownAgain)
        #expect(stage.visibleSurfaces == ["m1"])
        try settle { try message.hide() }
        try settle { try message.show() }
        settle { native.parent?.dismiss(suppressAutoTrack: true) }
        #expect(handler.calls.last == "didDismiss(unspecified (derived)) m1")
        bridge.detach()
    }

    @Test(
        "AI-083 a message that is being dismissed cannot be hidden, and the next message of the same campaign can"
    )
    func goingAway() throws {
        for _ in 1...2 {
            handler.clear()
            let (message, _) = try up()
            try stage.run { try message.dismiss() }
            let error = #expect(throws: CompatError.self) { try stage.run { try message.hide() } }
            #expect(error?.code == .wrongPhase && error?.capability == .hide)
            stage.advance(seconds: 1)
            #expect(handler.calls == shown + ["willDismiss m1", "didDismiss(dismissed by the app) m1"])
        }
        bridge.detach()
    }

    @Test(
        "AI-095 the link that closes a message explains its end, although another message ends before it has left"
    )
    func otherEnds() throws {
        handler.decision = .hold
        try trigger(Campaigns.adobe("m2"))
        let other = try #require(handler.messages.last)
        handler.decision = .show
        let (message, native) = try up()
        let link = try #require(URL(string: "adbinapp://dismiss?interaction=a"))
        try stage.run {
            bridge.urlLoaded(link, byMessage: native)
            try other.discard()
            let error = #expect(throws: CompatError.self) { try message.hide() }
            #expect(error?.code == .wrongPhase)
        }
        settle { native.parent?.dismiss(suppressAutoTrack: true) }
        #expect(handler.calls.suffix(2) == ["willDismiss m1", "didDismiss(link \(link) (derived)) m1"])
        bridge.detach()
    }
}
