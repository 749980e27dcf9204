import AdobeIOSBridge
import AdobeIOSModel
import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import PlatformStandIns
import Testing

/// What an Adobe delegate can use under Braze, and the diagnostics about what it cannot.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeUnderBrazeTests {
    private let stage = HeadlessStage()
    private let diagnostics = DiagnosticList()

    @Test(
        "BZ-086 AI-095 under Braze, a link after which Adobe keeps the message dismisses it, which is reported once"
    )
    func takenAway() throws {
        let host = BrazeHost(stage: stage)
        let adopted = AdoptedAdobeIOSDelegate(OldAdobeDelegate())
        adopted.diagnostics = diagnostics.sink
        let bridge = BrazeBridge(adopted).attach(to: host.ui)
        defer { bridge.detach() }
        for (id, link) in [
            ("h1", "adbinapp://other?a=b"), ("h2", "adbinapp://dismiss"), ("h3", "adbinapp://other"),
        ] {
            try host.trigger(
                json:
                    #"{"type": "HTML", "trigger_id": "\#(id)", "message": "<p>Hi</p>", "message_close": "SWIPE"}"#
            )
            stage.runUntilIdle()
            stage.page.finishLoading()
            stage.runUntilIdle()
            #expect(stage.visibleSurfaces == [id])
            stage.user.openLink(try #require(URL(string: link)))
            stage.runUntilIdle()
            #expect(stage.visibleSurfaces == [])
        }
        #expect(
            diagnostics.items.map(\.description) == [
                "[braze] message h1 actionFailed: The driving SDK dismissed the message for adbinapp://other?a=b; the delegate's "
                    + "own SDK leaves it on screen."
            ])
    }

    @Test("AI-060 under Braze, an Adobe delegate finds the page in the view from onShow on")
    func innerPage() throws {
        let host = BrazeHost(stage: stage)
        let delegate = OldAdobeDelegate()
        let adopted = AdoptedAdobeIOSDelegate(delegate)
        adopted.diagnostics = diagnostics.sink
        let bridge = BrazeBridge(adopted).attach(to: host.ui)
        defer { bridge.detach() }
        try host.trigger(
            json: #"{"type": "HTML", "trigger_id": "h1", "message": "<p>Hi</p>", "message_close": "SWIPE"}"#)
        stage.runUntilIdle()
        stage.page.finishLoading()
        stage.runUntilIdle()
        let page = try #require(delegate.saved?.view as? WKWebView)
        #expect(page === host.ui.messageView?.html?.webView)
        stage.user.close()
        stage.runUntilIdle()
        #expect(delegate.saved?.view == nil)
        #expect(diagnostics.items == [])
    }

    @Test(
        "AI-060 under Braze, an Adobe delegate finds the view of a message already in onShow, and none in the gate"
    )
    func viewInOnShow() throws {
        let delegate = Looking()
        let braze = BrazeWorld(AdoptedAdobeIOSDelegate(delegate), on: stage)
        defer { braze.detach() }
        try braze.trigger("m1")
        #expect(delegate.seen.current == ["gate false", "onShow true"])
    }

    @Test(
        "AI-030 settings that an Adobe delegate changes in the gate are passed to Braze, or reported if they are not available"
    )
    func settings() throws {
        let host = BrazeHost(stage: stage)
        let delegate = SettingsDelegate()
        let bridge = BrazeBridge(AdoptedAdobeIOSDelegate(delegate)).attach(to: host.ui)
        bridge.diagnostics = diagnostics.sink
        defer { bridge.detach() }
        try host.trigger(
            json: #"{"type": "MODAL", "trigger_id": "m", "message": "x", "message_close": "SWIPE"}"#)
        stage.runUntilIdle()
        #expect(stage.visibleSurfaces == ["m"])
        let said = diagnostics.items.filter { $0.code == .planNotApplied }.map(\.explanation)
        #expect(!said.contains { $0.contains("too late") })
        #expect(
            said.prefix(2) == [
                "content.frame: Braze positions its messages itself, and applies only the corner radius.",
                "MessageSettings: the change of setWidth does not show. This SDK has no place for it, or has already made "
                    + "that part.",
            ])
        #expect(bridge.engine.visibleMessages.first?.content.motion.isEntryAnimated == false)
    }

    @Test("AI-040 the settings of Braze's messages imitate their layouts and animations") func imitated()
        throws
    {
        let delegate = SettingsReader()
        let braze = BrazeWorld(AdoptedAdobeIOSDelegate(delegate), on: stage)
        defer { braze.detach() }
        for campaign in [Campaigns.brazeSlideup("m1"), Campaigns.braze("m2")] {
            try braze.host.trigger(json: campaign)
            stage.runUntilIdle()
            stage.run { braze.ui.dismiss() }
            stage.runUntilIdle()
        }
        #expect(
            delegate.seen.current == [
                "top none, nil x 15 top nil false", "fade fade, 85 x 60 center 8.0 true",
            ])
    }

    @Test(
        "AI-071 a dismissal inside the gate has no effect, which is reported once; one on the screen is carried out"
    )
    func dismissedInGate() throws {
        let delegate = Dismisser()
        let adopted = AdoptedAdobeIOSDelegate(delegate)
        adopted.diagnostics = diagnostics.sink
        let braze = BrazeWorld(adopted, on: stage)
        defer { braze.detach() }
        for id in ["m1", "m2"] {
            try braze.trigger(id)
            #expect(stage.visibleSurfaces == [id])
            stage.run { delegate.saved.withLock { $0 }?.dismiss(suppressAutoTrack: true) }
            stage.runUntilIdle()
            #expect(stage.visibleSurfaces == [])
        }
        #expect(
            diagnostics.items.map(\.description) == [
                "[braze] message m1 behavesOtherwise: dismiss() does nothing for a message that is not on the screen, even "
                    + "inside shouldShowMessage(message:), where a dismissal keeps Adobe's own SDK from showing it (AI-071)."
            ])
    }
}

/// Messages of an Adobe delegate that have left.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeLeftTests {
    private let stage = HeadlessStage()
    private let delegate = OldAdobeDelegate()

    private func close() {
        stage.user.close()
        stage.runUntilIdle()
    }

    @Test(
        "AI-071 the dismissal of a message that has left is ignored, as in Adobe's own SDK, and not reported")
    func dismissedAfterwards() throws {
        let adopted = AdoptedAdobeIOSDelegate(delegate)
        let braze = BrazeWorld(adopted, on: stage)
        defer { braze.detach() }
        try braze.trigger("m1")
        let message = try #require(braze.bridge.engine.visibleMessages.first)
        close()
        let diagnostics = DiagnosticList()
        adopted.diagnostics = diagnostics.sink
        let calls = delegate.calls
        stage.run { delegate.saved?.dismiss(suppressAutoTrack: true) }
        stage.runUntilIdle()
        #expect(message.phase == .dismissed && delegate.calls == calls && diagnostics.items.isEmpty)
    }

    @Test(
        "AI-036 a refused message that the delegate shows while another one is visible waits, which is reported"
    )
    func waits() throws {
        delegate.answer { false }
        let adopted = AdoptedAdobeIOSDelegate(delegate)
        let diagnostics = DiagnosticList()
        let braze = BrazeWorld(adopted, on: stage)
        defer { braze.detach() }
        try braze.trigger("m1")
        let waiting = try #require(delegate.saved)
        delegate.answer { true }
        try braze.trigger("m2")
        adopted.diagnostics = diagnostics.sink
        stage.run { waiting.show() }
        stage.runUntilIdle()
        #expect(
            diagnostics.items.map(\.description) == [
                "[braze] message m1 actionFailed: show(): another message is on the screen, so Adobe would refuse this one "
                    + "(AI-036); here it waits, and is shown when the other message has disappeared."
            ])
        close()
        #expect(delegate.calls.suffix(2) == ["onDismiss m2 main", "onShow m1 background"])
    }

    @Test("INV-7 a refused message is released when it has ended by itself, while the delegate stays")
    func endedByItself() throws {
        delegate.answer { false }
        let braze = BrazeWorld(AdoptedAdobeIOSDelegate(delegate), on: stage)
        defer { braze.detach() }
        try braze.trigger("m1")
        weak var refused: CompatMessage?
        refused = braze.bridge.heldMessages.last
        #expect(refused?.id == "m1")
        stage.run { braze.host.braze.changeUser(userId: "b") }
        stage.runUntilIdle()
        delegate.answer { true }
        try braze.trigger("m2")
        #expect(braze.bridge.heldMessages.isEmpty && refused == nil)
    }

    @Test("AI-060 a message that is no longer followed has no view for the delegate")
    func detached() throws {
        let braze = BrazeWorld(AdoptedAdobeIOSDelegate(delegate), on: stage)
        try braze.trigger("m1")
        let message = try #require(braze.bridge.engine.visibleMessages.first)
        #expect(delegate.saved?.view != nil)
        stage.run { braze.detach() }
        #expect(message.phase == .failed && delegate.saved?.view == nil)
    }

    @Test("INV-7 a refused message that the delegate shows later is released when it has left")
    func shownLater() throws {
        delegate.answer { false }
        let braze = BrazeWorld(AdoptedAdobeIOSDelegate(delegate), on: stage)
        defer { braze.detach() }
        try braze.trigger("m1")
        weak var message: CompatMessage?
        message = braze.bridge.heldMessages.first
        stage.run { delegate.saved?.show() }
        stage.runUntilIdle()
        #expect(message?.phase == .presented)
        close()
        #expect(message == nil)
        #expect(
            delegate.calls == ["shouldShow m1 background", "onShow m1 background", "onDismiss m1 main"])
    }
}

/// An Adobe delegate that restyles messages in its gate.
private final class SettingsDelegate: AdobeIOSModel.MessagingDelegate, Sendable {
    func shouldShowMessage(message: any Showable) -> Bool {
        (message as? AdobeIOSModel.FullscreenMessage)?.settings?.setDisplayAnimation(MessageAnimation.none)
            .setWidth(42)
        return true
    }

    func onShow(message: any Showable) {}
    func onDismiss(message: any Showable) {}
}

/// An Adobe delegate that reads the settings of messages in its gate.
private final class SettingsReader: AdobeIOSModel.MessagingDelegate, Sendable {
    let seen = Locked<[String]>([])

    func shouldShowMessage(message: any Showable) -> Bool {
        guard let looks = (message as? AdobeIOSModel.FullscreenMessage)?.settings else { return true }
        func text(_ value: Any?) -> String { value.map { "\($0)" } ?? "nil" }
        let animations = [looks.displayAnimation, looks.dismissAnimation].map(text).joined(separator: " ")
        let size = [looks.width, looks.height].map(text).joined(separator: " x ")
        let rest = [looks.verticalAlign, looks.cornerRadius, looks.uiTakeover] as [Any?]
        seen.withLock { $0.append("\(animations), \(size) \(rest.map(text).joined(separator: " "))") }
        return true
    }

    func onShow(message: any Showable) {}
    func onDismiss(message: any Showable) {}
}

/// An Adobe delegate that dismisses messages in its gate.
private final class Dismisser: AdobeIOSModel.MessagingDelegate, Sendable {
    let saved = Locked<AdobeIOSModel.Message?>(nil)

    func shouldShowMessage(message: any Showable) -> Bool {
        let parent = (message as? AdobeIOSModel.FullscreenMessage)?.parent
        saved.withLock { $0 = parent }
        parent?.dismiss(suppressAutoTrack: true)
        return true
    }

    func onShow(message: any Showable) {}
    func onDismiss(message: any Showable) {}
}

/// An Adobe delegate that looks for the view of a message.
private final class Looking: AdobeIOSModel.MessagingDelegate, Sendable {
    let seen = Locked<[String]>([])

    private func look(_ place: String, _ message: any Showable) {
        let hasView = (message as? AdobeIOSModel.FullscreenMessage)?.parent?.view != nil
        seen.withLock { $0.append("\(place) \(hasView)") }
    }

    func shouldShowMessage(message: any Showable) -> Bool {
        look("gate", message)
        return true
    }

    func onShow(message: any Showable) { look("onShow", message) }
    func onDismiss(message: any Showable) {}
}
