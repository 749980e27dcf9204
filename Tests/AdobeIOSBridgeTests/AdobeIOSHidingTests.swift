import AdobeIOSBridge
import AdobeIOSModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import ModelTesting
import PlatformStandIns
import Testing

/// Messages that the bridge hides, and messages that are shown while they leave.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeIOSHidingTests: BridgeSuite {
    let world = BridgeWorld<AdobeIOSHost, AdobeIOSBridge> { handler, _ in AdobeIOSBridge(handler).attach() }

    private func trigger() throws { try trigger(payload()) }

    @Test("INV-5 hiding is derived, and a hidden message is shown again without asking the handler")
    func hideAndShow() throws {
        try trigger()
        let message = try #require(handler.messages.first)
        try message.hide()
        stage.runUntilIdle()
        #expect(handler.calls.last == "didHide m1")
        try message.show()
        stage.runUntilIdle()
        #expect(Array(handler.calls.suffix(3)) == ["didHide m1", "willPresent m1", "didPresent m1"])
        #expect(handler.calls.filter { $0.hasPrefix("decide") }.count == 1)
        bridge.detach()
    }

    /// Shows a message with these settings, and hides it.
    private func hidden(_ looks: String) throws -> CompatMessage {
        try trigger(payload(id: "m1", looks))
        let message = try #require(handler.messages.first)
        try message.hide()
        stage.advance(seconds: 1)
        #expect(stage.visibleSurfaces == [])
        return message
    }

    @Test("INV-5 a message that was hidden by fading is visible when it is shown again (AI-152)") func faded()
        throws
    {
        let message = try hidden(#"{ "displayAnimation": "top", "dismissAnimation": "fade" }"#)
        message.native(as: FullscreenMessage.self)?.settings?.setDisplayAnimation(MessageAnimation.none)
        try message.show()
        stage.advance(seconds: 1)
        #expect(message.view?.alpha == 1 && stage.visibleSurfaces == ["m1"])
        bridge.detach()
    }

    @Test("INV-5 a takeover that entered without an animation is hidden and dismissed without one (AI-153)")
    func staysBehind() throws {
        let message = try hidden(#"{ "uiTakeover": true, "dismissAnimation": "bottom" }"#)
        try message.show()
        stage.advance(seconds: 1)
        message.native(as: FullscreenMessage.self)?.settings?.setDismissAnimation(.bottom)
        try message.dismiss()
        stage.advance(seconds: 1)
        #expect(stage.visibleSurfaces == [])
        #expect(diagnostics.items.map(\.code) == [.planNotApplied, .planNotApplied])
        bridge.detach()
    }

    /// A message leaves at once, or with an animation.
    nonisolated private static let exits = [
        "{}", #"{"displayAnimation": "fade", "dismissAnimation": "fade"}"#,
    ]

    @Test(
        "INV-5 a message shown while it is being hidden is shown again when it has left, and blocks no other message (AI-073)",
        arguments: exits)
    func shownWhileHiding(looks: String) throws {
        try trigger(payload(id: "m1", looks))
        let message = try #require(handler.messages.first)
        try message.hide()
        // During the animation, which takes 0.3 seconds.
        stage.advance(seconds: 0.1)
        try message.show()
        stage.advance(seconds: 1)
        #expect(message.phase == .presented)
        #expect(stage.visibleSurfaces.count == 1)
        try message.dismiss()
        stage.advance(seconds: 1)
        try trigger(payload(id: "m2"))
        #expect(
            handler.calls == [
                "decide m1", "prepare m1", "willPresent m1", "didPresent m1", "didHide m1", "willPresent m1",
                "didPresent m1", "willDismiss m1", "didDismiss(dismissed by the app) m1",
                "decide m2", "prepare m2",
                "willPresent m2", "didPresent m2",
            ])
        bridge.detach()
    }

    @Test(
        "INV-3 a held message of a replaced bridge that is shown while it leaves under the next one blocks no other message (AI-073)",
        arguments: exits)
    func shownWhileLeavingElsewhere(looks: String) throws {
        handler.decision = .hold
        try trigger(payload(id: "m1", looks))
        let held = try #require(handler.messages.first)
        let next = RecordingHandler()
        let other = stage.run { AdobeIOSBridge(next).attach() }
        defer { other.detach() }
        #expect(throws: CompatError.notAttached(.showLater, for: held)) { try stage.run { try held.show() } }
        let native = try #require(held.native(as: FullscreenMessage.self))
        stage.run { native.show() }
        stage.advance(seconds: 3)
        #expect(stage.visibleSurfaces == ["m1"])
        #expect(held.phase == .held)
        stage.user.close()
        stage.advance(seconds: 0.1)
        stage.run { native.show() }
        stage.advance(seconds: 3)
        // During an animation the SDK drops the call.
        #expect(stage.visibleSurfaces == (looks == Self.exits[0] ? ["m1"] : []))
        if !stage.visibleSurfaces.isEmpty { stage.user.close() }
        stage.advance(seconds: 1)
        #expect(stage.visibleSurfaces == [])
        try trigger(payload(id: "m2"))
        #expect(stage.visibleSurfaces == ["m2"])
        #expect(next.calls.suffix(4) == ["decide m2", "prepare m2", "willPresent m2", "didPresent m2"])
        #expect(handler.calls == ["decide m1"])
        bridge.detach()
    }
}
