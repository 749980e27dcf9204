import AdobeAndroid3Bridge
import AdobeAndroid3Model
import AdobeIOSBridge
import AdobeIOSModel
import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

private let shown = ["canShow=true m1 detached", "onShow m1 visible"]

private func brazePayload(_ id: String, _ more: String = "") -> String {
    """
    {"type": "MODAL", "trigger_id": "\(id)", "header": "Hi", "message": "There", "message_close": "SWIPE",
     "click_action": "NONE", "extras": {"campaign": "spring"}\(more)}
    """
}

private func button(_ link: String) -> String {
    #", "btns": [{"id": 0, "text": "Go", "click_action": "URI", "uri": "\#(link)"}]"#
}

/// Another vendor's SDK drives an Adobe delegate for Android 3.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeAndroid3DelegateElsewhereTests {
    let stage = HeadlessStage()
    let delegate = OldAndroid3Delegate()
    let adopted: AdoptedAdobeAndroid3Delegate
    private let diagnostics = DiagnosticList()

    init() {
        adopted = AdoptedAdobeAndroid3Delegate(delegate)
        let diagnostics = diagnostics
        adopted.diagnostics = diagnostics.sink
    }

    private func run(_ action: () throws -> Void) rethrows {
        try stage.run(action)
        stage.runUntilIdle()
    }

    private func onBraze(_ payloads: String...) throws -> (BrazeHost, BrazeBridge) {
        let host = BrazeHost(stage: stage)
        let bridge = BrazeBridge(adopted).attach(to: host.ui)
        for payload in payloads { try trigger(payload, on: host) }
        return (host, bridge)
    }

    private func onIOS(_ ids: String...) throws -> (AdobeIOSHost, AdobeIOSBridge) {
        let host = AdobeIOSHost(stage: stage)
        let bridge = stage.run { AdobeIOSBridge(adopted).attach() }
        for id in ids { try trigger(AdobeAndroid3World.payload(id), on: host) }
        return (host, bridge)
    }

    private func trigger(_ json: String, on host: some HeadlessHost) throws {
        try host.trigger(json: json)
        stage.runUntilIdle()
    }

    // MARK: Under Adobe for iOS

    @Test("Under Adobe for iOS: shown, a link, dismissed, on the main thread and in order")
    func iosWholeStory() throws {
        let (_, bridge) = try onIOS("m1")
        defer { bridge.detach() }
        #expect(delegate.calls == shown)
        #expect(delegate.saved?.getMetadata()["campaign"] as? String == "spring")
        stage.user.openLink(try #require(URL(string: "adbinapp://dismiss?interaction=ok")))
        stage.runUntilIdle()
        #expect(
            delegate.calls == shown + [
                "onContentLoaded(adbinapp://dismiss?interaction=ok) m1 visible", "onDismiss m1 detached",
            ])
        #expect(diagnostics.items.isEmpty)
    }

    @Test("A3-041 under Adobe for iOS: a stored Message asks again, is hidden, shown again and dismissed")
    func iosStored() throws {
        delegate.answers = [false, false]
        let (_, bridge) = try onIOS("m1")
        defer { bridge.detach() }
        run { delegate.saved?.show() }
        #expect(stage.visibleSurfaces.isEmpty)
        run { delegate.saved?.show() }
        run { delegate.presentable?.hide() }
        run { delegate.presentable?.show() }
        run { delegate.saved?.dismiss() }
        let refused = "canShow=false m1 detached"
        #expect(
            delegate.calls == [refused, refused] + shown + [
                "onHide m1 hidden", "canShow=true m1 hidden", "onShow m1 visible", "onDismiss m1 detached",
            ])
        // The message has ended with the SDK that showed it (A3-004 cannot be kept there).
        run { delegate.saved?.show() }
        #expect(delegate.calls.count == 8)
        #expect(diagnostics.items.map(\.code) == [.actionFailed])
    }

    @Test("A3-034 under Adobe for iOS: nothing is shown or asked while another message is on the screen")
    func iosConflict() throws {
        delegate.answers = [false]
        let (host, bridge) = try onIOS("m1")
        defer { bridge.detach() }
        let first = try #require(delegate.saved)
        try trigger(AdobeAndroid3World.payload("m2"), on: host)
        run { first.show() }
        #expect(
            delegate.calls == ["canShow=false m1 detached", "canShow=true m2 detached", "onShow m2 visible"])
        #expect(diagnostics.items.map(\.code) == [.actionFailed])
        run { delegate.saved?.dismiss() }
        run { first.show() }
        #expect(delegate.calls.suffix(3) == ["onDismiss m2 detached"] + shown)
    }

    @Test("Under Adobe for iOS: tracking, scripts and their threads")
    func iosActions() throws {
        let posted = Posted()
        delegate.inCanShow = { presentable in
            let handler = presentable.getPresentation().eventHandler
            handler.handleJavascriptMessage("app") { _ in posted.add("first") }
            handler.handleJavascriptMessage("app") { posted.add($0) }
        }
        let (_, bridge) = try onIOS("m1")
        defer { bridge.detach() }
        run { stage.page.finishLoading() }
        run { stage.page.post("app", json: #""hello""#) }
        run { stage.page.post("app", json: #"{"a": 1}"#) }
        #expect(posted.texts == ["hello off main", #"{"a":1} off main"#])
        stage.log.removeAll()
        run {
            delegate.saved?.track("liked", .interact)
            delegate.saved?.track(nil, .display)
            delegate.saved?.track("x", nil)
        }
        let records = stage.log.entries(of: .analytics).compactMap { $0.details["eventType"] }
            .filter { $0.hasPrefix("decisioning") }
        #expect(records == ["decisioning.propositionInteract", "decisioning.propositionDisplay"])
        run { delegate.saved?.setAutoTrack(false) }
        #expect(delegate.saved?.getAutoTrack() == false)
        #expect(diagnostics.items.map(\.code) == [.actionFailed])
    }

    @Test(
        "A3-050 the delegate is asked about a message that the SDK shows without its gate, too late to stop it"
    )
    func iosShownUnasked() throws {
        delegate.answers = [false, false]
        let (_, bridge) = try onIOS("m1")
        defer { bridge.detach() }
        let native = try #require(bridge.heldMessages.first?.native(as: FullscreenMessage.self))
        run { native.parent?.show() }
        let refused = "canShow=false m1 detached"
        #expect(delegate.calls == [refused, refused, "onShow m1 visible"])
        #expect(diagnostics.items.map(\.code) == [.actionFailed])
    }

    // MARK: Under Braze

    @Test("Under Braze: shown and closed, with settings and page created from the modal")
    func brazeWholeStory() throws {
        let (host, bridge) = try onBraze(brazePayload("m1"))
        defer { bridge.detach() }
        #expect(delegate.calls == shown)
        #expect(host.ui.messageView?.presented == true)
        let settings = try #require(delegate.presentable?.getPresentation().settings)
        #expect(settings.content.contains(">Hi</h1>"))
        #expect(settings.content.contains(#"href="adbinapp://dismiss?action=close""#))
        #expect(settings.width == 85)
        stage.user.close()
        stage.runUntilIdle()
        #expect(delegate.calls == shown + ["onDismiss m1 detached"])
        #expect(diagnostics.items.isEmpty)
    }

    @Test("A3-041 under Braze: a stored Message appears; hiding is a diagnostic")
    func brazeStored() throws {
        delegate.answers = [false]
        let (host, bridge) = try onBraze(brazePayload("m1"))
        defer { bridge.detach() }
        #expect(host.ui.messageView == nil)
        run { delegate.saved?.show() }
        #expect(host.ui.messageView?.presented == true)
        run { delegate.presentable?.hide() }
        #expect(delegate.presentable?.getState() == .visible)
        #expect(diagnostics.items.map(\.code) == [.actionFailed])
        run { delegate.saved?.dismiss() }
        #expect(delegate.calls == ["canShow=false m1 detached"] + shown + ["onDismiss m1 detached"])
    }

    @Test("A3-003 under Braze: a later trigger of a campaign gives the Message that the delegate has")
    func brazeTriggeredAgain() throws {
        delegate.answers = [false, false]
        let (host, bridge) = try onBraze(brazePayload("m1"))
        defer { bridge.detach() }
        let first = try #require(delegate.saved)
        try trigger(brazePayload("m1"), on: host)
        #expect(delegate.saved === first)
        run { first.show() }
        let refused = "canShow=false m1 detached"
        #expect(delegate.calls == [refused, refused] + shown)
        #expect(diagnostics.items.isEmpty)
    }

    @Test(
        "A3-080, A3-086 under Braze: Adobe's links are followed, others opened, and the delegate is notified")
    func brazeLinks() throws {
        let link = "adbinapp://dismiss?interaction=ok&link=https%3A%2F%2Fe.org%2Fa"
        let (host, bridge) = try onBraze(brazePayload("m1", button(link)))
        defer { bridge.detach() }
        stage.user.tapButton("0")
        stage.runUntilIdle()
        #expect(
            delegate.calls == shown + ["onContentLoaded(\(link)) m1 visible", "onDismiss m1 detached"])
        #expect(stage.log.openedURLs.map(\.absoluteString) == ["https://e.org/a"])
        // Braze cannot track an interaction of the app's own.
        #expect(diagnostics.items.map(\.code) == [.actionFailed])
        try trigger(brazePayload("m2", button("https://e.org/b")), on: host)
        stage.user.tapButton("0")
        stage.runUntilIdle()
        #expect(
            delegate.calls.suffix(2) == [
                "onContentLoaded(adbinapp://dismiss?interaction=0&link=https://e.org/b) m2 visible",
                "onDismiss m2 detached",
            ])
        #expect(stage.log.openedURLs.map(\.absoluteString) == ["https://e.org/a", "https://e.org/b"])
    }

    @Test("A3-085, A3-086 under Braze: a bare dismissal is not Adobe's; a script finds no page in a modal")
    func brazeOtherLinks() throws {
        let (host, bridge) = try onBraze(brazePayload("m1", button("adbinapp://dismiss")))
        defer { bridge.detach() }
        stage.user.tapButton("0")
        stage.runUntilIdle()
        #expect(delegate.calls == shown + ["onDismiss m1 detached"])
        #expect(stage.log.openedURLs.map(\.absoluteString) == ["adbinapp://dismiss"])
        let script = "adbinapp://other?link=jscall()"
        try trigger(brazePayload("m2", button(script)), on: host)
        stage.user.tapButton("0")
        stage.runUntilIdle()
        #expect(
            delegate.calls.suffix(2) == ["onContentLoaded(\(script)) m2 visible", "onDismiss m2 detached"])
        #expect(diagnostics.items.map(\.code) == [.actionFailed])
        #expect(stage.log.openedURLs.count == 1)
    }

    @Test("A message that the delegate refused stays held under Braze until it is discarded")
    func refused() throws {
        delegate.answers = [false]
        let (host, bridge) = try onBraze(brazePayload("m1"))
        defer { bridge.detach() }
        #expect(bridge.heldMessages.map(\.id) == ["m1"])
        run { adopted.discardRefused() }
        #expect(bridge.heldMessages.isEmpty)
        #expect(host.ui.stack.isEmpty)
    }

    @Test("INV-7 an adopted delegate, its messages and its presentables are released")
    func lettingGo() throws {
        weak var weakDelegate: OldAndroid3Delegate?
        weak var weakPresentable: AnyObject?
        weak var weakMessage: CompatMessage?
        do {
            let host = BrazeHost(stage: stage)
            let delegate = OldAndroid3Delegate()
            weakDelegate = delegate
            let bridge = BrazeBridge(AdoptedAdobeAndroid3Delegate(delegate)).attach(to: host.ui)
            try trigger(brazePayload("m1"), on: host)
            weakPresentable = delegate.presentable
            weakMessage = bridge.engine.visibleMessages.first
            #expect(weakPresentable != nil && weakMessage != nil)
            stage.user.close()
            stage.runUntilIdle()
            bridge.detach()
        }
        #expect(weakDelegate == nil)
        #expect(weakPresentable == nil)
        #expect(weakMessage == nil)
    }
}
