import AdobeAndroid2Bridge
import AdobeAndroid2Model
import AdobeIOSBridge
import AdobeIOSModel
import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import ModelTesting
import OldDelegates
import Testing

/// Delegates for Android 2 on the hosts of other SDKs.
@MainActor @Suite(.timeLimit(.minutes(20))) final class AdobeAndroid2DelegatesElsewhereTests {
    let stage = HeadlessStage()

    // The SDK retains the bridge, and the bridge retains the messages that are shown.
    deinit { stage.endProcess() }

    private func settle() { stage.runUntilIdle() }

    @Test("A2-034 Braze drives a delegate for Android 2: the gate runs off the main thread, onShow on it")
    func braze() throws {
        let delegate = OldAndroid2Delegate()
        let braze = BrazeWorld(AdoptedAdobeAndroid2Delegate(delegate), on: stage)
        defer { braze.detach() }
        try braze.trigger("m1")
        #expect(delegate.calls == ["shouldShow m1 background", "onShow m1 main"])
        #expect(braze.isShowing)
        #expect(delegate.saved?.getWebView() != nil)
        stage.user.close()
        settle()
        #expect(delegate.calls == ["shouldShow m1 background", "onShow m1 main", "onDismiss m1 main"])
    }

    @Test("A Message that a delegate for Android 2 stored is shown and dismissed by Braze") func brazeStored()
        throws
    {
        let delegate = OldAndroid2Delegate()
        delegate.answer { _ in false }
        let adopted = AdoptedAdobeAndroid2Delegate(delegate)
        let braze = BrazeWorld(adopted, on: stage)
        defer { braze.detach() }
        try braze.trigger("m1")
        #expect(braze.bridge.heldMessages.map(\.id) == ["m1"])
        stage.run { delegate.saved?.show() }
        settle()
        #expect(braze.isShowing)
        stage.run { delegate.saved?.dismiss(false) }
        settle()
        #expect(braze.ui.messageView == nil)
        #expect(delegate.calls == ["shouldShow m1 background", "onShow m1 main", "onDismiss m1 main"])
        try braze.trigger("m2")
        stage.run { adopted.discardRefused() }
        #expect(braze.bridge.heldMessages.isEmpty)
        #expect(braze.ui.stack.isEmpty)
    }

    @Test("A2-072 A2-075 a link of Adobe's scheme under Braze is followed as Adobe does") func brazeLink()
        throws
    {
        let delegate = OldAndroid2Delegate()
        let braze = BrazeWorld(AdoptedAdobeAndroid2Delegate(delegate), on: stage)
        defer { braze.detach() }
        let link = "adbinapp://dismiss?link=https%3A%2F%2Fe.org%3Fa%3D1%26b%3D2"
        try braze.tapLink(link)
        #expect(Array(delegate.calls.suffix(2)) == ["urlLoaded(\(link)) m1 main", "onDismiss m1 main"])
        #expect(stage.log.openedURLs.map(\.absoluteString) == ["https://e.org?a=1&b=2"])
    }

    @Test(
        "Section 4: what a delegate changes of the settings changes Braze's presentation; the rest is a diagnostic"
    )
    func brazeLooks() throws {
        let delegate = OldAndroid2Delegate()
        delegate.answer { message in
            message.getMessageSettings()?.setDismissAnimation(AdobeAndroid2Model.MessageAnimation.none)
            message.getMessageSettings()?.setWidth(10)
            message.setLocalAssetsMap(["https://e.org/a.png": "/a.png"])
            (message.getParent() as? any AdobeAndroid2Model.Message)?.setAutoTrack(false)
            return true
        }
        delegate.onShow { $0.getMessageSettings()?.setHeight(10) }
        let adopted = AdoptedAdobeAndroid2Delegate(delegate)
        let (wishes, losses) = (DiagnosticList(), DiagnosticList())
        adopted.diagnostics = wishes.sink
        let braze = BrazeWorld(adopted, on: stage)
        braze.bridge.diagnostics = { losses.items.append($0) }
        defer { braze.detach() }
        try braze.trigger("m1")
        #expect(braze.isShowing)
        #expect(braze.bridge.engine.visibleMessages.first?.content.motion.isExitAnimated == false)
        #expect(
            wishes.items.map(\.code) == [
                .actionFailed, .actionFailed, .planNotApplied, .actionFailed,
            ])
        // The animation was switched off, which shows.
        #expect(
            wishes.items[2].explanation.hasPrefix(
                "getMessageSettings(): the change of setWidth does not show."))
        #expect(
            wishes.items.last?.explanation.hasSuffix("after the message had appeared: setHeight.") == true)
        #expect(
            losses.items.map(\.explanation) == [
                "content.frame: Braze positions its messages itself, and applies only the corner radius."
            ])
    }

    @Test("A2-032 A2-036 gates are asked one at a time, and none while a message is on the screen")
    func oneAtATime() throws {
        let delegate = OldAndroid2Delegate()
        let braze = BrazeWorld(AdoptedAdobeAndroid2Delegate(delegate), on: stage)
        defer { braze.detach() }
        try braze.host.trigger(json: Campaigns.braze("m1"))
        try braze.trigger("m2")
        #expect(delegate.calls == ["shouldShow m1 background", "onShow m1 main"])
        #expect(braze.bridge.heldMessages.map(\.id) == ["m2"])
    }

    @Test("A2-081 Adobe for iOS drives a delegate for Android 2: links, scripts and tracking reach it")
    func iOS() throws {
        let delegate = OldAndroid2Delegate()
        let heard = Locked<[String]>([])
        delegate.onShow { message in
            guard let parent = message.getParent() as? any AdobeAndroid2Model.Message else { return }
            parent.track("seen", .inAppInteract)
            parent.handleJavascriptMessage("bridge") { _ in heard.withLock { $0.append("first") } }
            parent.handleJavascriptMessage("bridge") { text in
                let thread = MainThread.isCurrent ? "main" : "background"
                heard.withLock { $0.append("\(text ?? "nothing") \(thread)") }
            }
        }
        let adobe = AdobeWorld(AdoptedAdobeAndroid2Delegate(delegate), on: stage)
        defer { adobe.detach() }
        try adobe.trigger("m1")
        stage.page.post("bridge", json: #""hello""#)
        stage.page.post("bridge", json: "7")
        settle()
        // A2-092: of two registrations before the name is in place, the later one wins.
        #expect(heard.current == ["hello background", "7 background"])
        stage.user.openLink(try #require(URL(string: "adbinapp://dismiss?interaction=ok")))
        settle()
        #expect(delegate.calls == OldAndroid2Delegate.lifeWithLink)
        // Adobe's events only; the device's history is internal to Adobe.
        let actions = stage.log.entries(of: .analytics).filter { $0.name == "Messaging interaction event" }
        #expect(actions.compactMap { $0.details["action"] } == ["seen", "ok"])
        #expect(delegate.saved?.getWebView() != nil)
    }

    @Test("A2-094 a script of a delegate for Android 2 runs once for each function, in Adobe's page for iOS")
    func iOSScript() throws {
        let delegate = OldAndroid2Delegate()
        let results = Locked<[String]>([])
        delegate.onShow { message in
            guard let parent = message.getParent() as? any AdobeAndroid2Model.Message else { return }
            parent.evaluateJavascript("too%20early()")
            for name in ["a", "b"] {
                parent.handleJavascriptMessage(name) { text in
                    results.withLock { $0.append("\(name) \(text ?? "nothing")") }
                }
            }
            parent.evaluateJavascript("f(1+2,%20%27x%27)")
        }
        let adobe = AdobeWorld(AdoptedAdobeAndroid2Delegate(delegate), on: stage)
        defer { adobe.detach() }
        try adobe.trigger("m1")
        #expect(results.current == ["a null", "b null"])
        #expect(delegate.saved?.getWebView()?.evaluatedScripts == ["f(1 2, 'x')", "f(1 2, 'x')"])
    }

    @Test(
        "A2-203 a delegate for version 2.0.0 is notified twice, off the main thread, of a failure it did not decide on"
    )
    func firstFailure() throws {
        let delegate = OldFirstDelegate()
        for _ in 1...2 {
            let braze = BrazeWorld(AdoptedAdobeAndroid2Delegate(first: delegate), on: stage)
            try braze.host.trigger(json: Campaigns.braze("m1"))
            settle()
            // The message on the screen is no longer followed.
            stage.run { braze.detach() }
            settle()
        }
        let once = ["shouldShow background", "onShow main", "onShowFailure background"]
        #expect(delegate.calls == once + once)
    }

    @Test("A2-204 a delegate for version 2.0.0 decides on links under Braze, and is notified of refusals")
    func firstUnderBraze() throws {
        let delegate = OldFirstDelegate()
        let braze = BrazeWorld(AdoptedAdobeAndroid2Delegate(first: delegate), on: stage)
        defer { braze.detach() }
        let link = "adbinapp://dismiss?link=https%3A%2F%2Fe.org"
        try braze.tapLink(link)
        #expect(
            delegate.calls == [
                "shouldShow background", "onShow main", "overrideUrlLoad(\(link))=true main",
                "onDismiss main",
            ])
        #expect(stage.log.openedURLs.map(\.absoluteString) == ["https://e.org"])
    }

    @Test(
        "A gate for Android 2 that waits for the main thread does not deadlock under a main-thread host",
        .realTime)
    func gateWaitsForMain() async throws {
        let stage = HeadlessStage(.realTime)
        let delegate = OldAndroid2Delegate()
        delegate.answer { _ in DispatchQueue.main.sync { true } }
        let braze = BrazeWorld(AdoptedAdobeAndroid2Delegate(delegate), on: stage)
        defer { braze.detach() }
        try braze.host.trigger(json: Campaigns.braze("m1"))
        await eventually("the gate and the message's appearance") {
            delegate.calls.count >= 2
        } otherwise: {
            await stage.idle()
            await Task.yield()
        }
        #expect(delegate.calls == ["shouldShow m1 background", "onShow m1 main"])
    }

    @Test("INV-7 an adopted delegate and the objects that it received are released") func lettingGo() throws {
        weak var weakDelegate: OldAndroid2Delegate?
        weak var weakMessage: CompatMessage?
        weak var weakForeign: ForeignMessage?
        do {
            let host = BrazeHost(stage: stage)
            let delegate = OldAndroid2Delegate()
            weakDelegate = delegate
            let bridge = BrazeBridge(AdoptedAdobeAndroid2Delegate(delegate)).attach(to: host.ui)
            try host.trigger(json: Campaigns.braze("m1"))
            settle()
            weakMessage = bridge.engine.visibleMessages.first
            weakForeign = delegate.saved as? ForeignMessage
            #expect(weakMessage != nil)
            #expect(weakForeign != nil)
            stage.user.close()
            settle()
            bridge.detach()
        }
        #expect(weakDelegate == nil)
        #expect(weakMessage == nil)
        #expect(weakForeign == nil)
    }

    @Test("Section 4: the settings of Braze's messages imitate their layouts and animations") func imitated()
        throws
    {
        let delegate = OldAndroid2Delegate()
        let seen = Locked<[String]>([])
        delegate.answer { message in
            guard let looks = message.getMessageSettings() else { return true }
            func text(_ value: Any?) -> String { value.map { "\($0)" } ?? "nil" }
            let animations = [looks.getDisplayAnimation(), looks.getDismissAnimation()].map(text)
            let size = [looks.getWidth(), looks.getHeight()].map(text)
            let rest = [looks.getVerticalAlign(), looks.getCornerRadius(), looks.getUITakeover()] as [Any?]
            seen.withLock { $0.append((animations + size + rest.map(text)).joined(separator: " ")) }
            return true
        }
        let braze = BrazeWorld(AdoptedAdobeAndroid2Delegate(delegate), on: stage)
        defer { braze.detach() }
        for campaign in [Campaigns.brazeSlideup("m1"), Campaigns.braze("m2")] {
            try braze.host.trigger(json: campaign)
            settle()
            stage.run { braze.ui.dismiss() }
            settle()
        }
        #expect(seen.current == ["top none 100 15 top 0.0 false", "fade fade 85 60 center 8.0 true"])
    }
}
