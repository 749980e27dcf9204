import AdobeAndroid2Bridge
import AdobeAndroid2Model
import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import PlatformStandIns
import Testing

/// Messages that a delegate for Android 2 has refused, under Braze.
@MainActor @Suite(.timeLimit(.minutes(20))) struct RefusedAndroid2Tests {
    private let stage = HeadlessStage()
    private let delegate = OldAndroid2Delegate()

    private func close() {
        stage.user.close()
        stage.runUntilIdle()
    }

    @Test("INV-7 a refused message that the delegate shows later is released when it has left")
    func shownLater() throws {
        delegate.answer { _ in false }
        let braze = BrazeWorld(AdoptedAdobeAndroid2Delegate(delegate), on: stage)
        defer { braze.detach() }
        try braze.trigger("m1")
        weak var message: CompatMessage?
        message = braze.bridge.heldMessages.first
        stage.run { delegate.saved?.show() }
        stage.runUntilIdle()
        #expect(message?.phase == .presented)
        close()
        #expect(delegate.calls == ["shouldShow m1 background", "onShow m1 main", "onDismiss m1 main"])
        delegate.answer { _ in true }
        try braze.trigger("m2")
        #expect(message == nil)
    }

    @Test("A2-020 FullscreenMessage.show() asks the delegate again, and Message.show() does not")
    func askedAgain() throws {
        let kept = Locked<(any AdobeAndroid2Model.FullscreenMessage)?>(nil)
        delegate.answer { message in
            kept.withLock { $0 = message }
            return false
        }
        let braze = BrazeWorld(AdoptedAdobeAndroid2Delegate(delegate), on: stage)
        defer { braze.detach() }
        try braze.trigger("m1")
        stage.run { kept.withLock { $0 }?.show() }
        stage.runUntilIdle()
        let asked = "shouldShow m1 background"
        #expect(delegate.calls == [asked, asked] && !braze.isShowing)
        stage.run { kept.withLock { $0 }?.show(false) }
        stage.runUntilIdle()
        #expect(delegate.calls == [asked, asked, "onShow m1 main"] && braze.isShowing)
    }

    @Test(
        "A2-039 a refused message that the delegate shows while another one is visible waits, which is reported"
    )
    func waits() throws {
        delegate.answer { _ in false }
        let adopted = AdoptedAdobeAndroid2Delegate(delegate)
        let diagnostics = DiagnosticList()
        let braze = BrazeWorld(adopted, on: stage)
        defer { braze.detach() }
        try braze.trigger("m1")
        let waiting = try #require(delegate.saved)
        delegate.answer { _ in true }
        try braze.trigger("m2")
        adopted.diagnostics = diagnostics.sink
        stage.run { waiting.show() }
        stage.runUntilIdle()
        #expect(
            diagnostics.items.map(\.description) == [
                "[braze] message m1 actionFailed: show(): another message is on the screen, so Adobe would refuse this one "
                    + "(A2-039); here it waits, and is shown when the other message has disappeared."
            ])
        close()
        #expect(delegate.calls.suffix(2) == ["onDismiss m2 main", "onShow m1 main"])
    }

    @Test(
        "A2-050, A2-052 the dismissal of a waiting message is reported only while another message is on the screen"
    )
    func dismissedBehind() throws {
        delegate.answer { _ in false }
        let adopted = AdoptedAdobeAndroid2Delegate(delegate)
        let diagnostics = DiagnosticList()
        let braze = BrazeWorld(adopted, on: stage)
        defer { braze.detach() }
        try braze.trigger("m1")
        let waiting = try #require(delegate.saved)
        delegate.answer { _ in true }
        try braze.trigger("m2")
        let former = try #require(braze.bridge.engine.visibleMessages.first)
        close()
        adopted.diagnostics = diagnostics.sink
        func dismiss() {
            stage.run { waiting.dismiss(false) }
            stage.advance(seconds: 1)
        }
        dismiss()
        #expect(delegate.calls.last == "onDismiss m2 main")
        #expect(diagnostics.items.isEmpty)
        try braze.trigger("m3")
        dismiss()
        #expect(delegate.calls.suffix(2) == ["onShow m3 main", "onDismiss m1 main"])
        #expect(diagnostics.items.map(\.code) == [.behavesOtherwise])
        #expect(former.phase == .dismissed)
    }

    @Test("INV-7 a refused message is released when it has ended by itself, while the delegate stays")
    func endedByItself() throws {
        delegate.answer { _ in false }
        let braze = BrazeWorld(AdoptedAdobeAndroid2Delegate(delegate), on: stage)
        defer { braze.detach() }
        try braze.trigger("m1")
        weak var refused: CompatMessage?
        refused = braze.bridge.heldMessages.last
        #expect(refused?.id == "m1")
        stage.run { braze.host.braze.changeUser(userId: "b") }
        stage.runUntilIdle()
        delegate.answer { _ in true }
        try braze.trigger("m2")
        #expect(braze.bridge.heldMessages.isEmpty && refused == nil)
    }

    @Test(
        "A2-055 a message has its web view until it has left, or is no longer followed",
        arguments: [false, true])
    func webView(isDetached: Bool) throws {
        let shown = Locked<(any AdobeAndroid2Model.FullscreenMessage)?>(nil)
        delegate.onShow { message in shown.withLock { $0 = message } }
        let braze = BrazeWorld(AdoptedAdobeAndroid2Delegate(delegate), on: stage)
        defer { braze.detach() }
        try braze.trigger("m1")
        let message = try #require(shown.withLock { $0 })
        #expect(message.getWebView() != nil)
        if isDetached { stage.run { braze.detach() } } else { close() }
        #expect(message.getWebView() == nil)
    }
}
