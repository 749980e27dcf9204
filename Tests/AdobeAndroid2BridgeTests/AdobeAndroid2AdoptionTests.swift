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
import OldDelegates
import Testing

private func iOSPayload(_ id: String) -> String {
    """
    {"id": "\(id)", "type": "schema", "detail": {"id": "\(id)",
      "schema": "https://ns.adobe.com/personalization/message/in-app",
      "data": {"contentType": "text/html", "content": "<p>Hello</p>"}}}
    """
}

private func brazePayload(_ id: String, _ more: String = "") -> String {
    """
    {"type": "MODAL", "trigger_id": "\(id)", "header": "Hi", "message": "There", "message_close": "SWIPE",
     "click_action": "NONE"\(more)}
    """
}

/// Delegates for Android 2 on all hosts, and all delegates on the host of Android 2.
@MainActor @Suite struct AdobeAndroid2AdoptionTests {
    let stage = HeadlessStage()

    private func settle() { stage.runUntilIdle() }

    private func android2(_ handler: any InAppMessageHandler) -> AdobeAndroid2Host {
        let host = AdobeAndroid2Host(stage: stage)
        stage.run { _ = AdobeAndroid2Bridge(handler).attach() }
        return host
    }

    // MARK: Android 2 drives

    /// One message from its trigger to its end, by a link that counts.
    private func story(_ host: AdobeAndroid2Host) throws {
        try host.trigger(json: android2Payload())
        settle()
        stage.user.openLink(try #require(URL(string: "adbinapp://dismiss?interaction=ok")))
        settle()
    }

    @Test("Adobe 2 drives an adopted delegate: the same calls, on the same threads, as without the adoption")
    func sameAsDirect() throws {
        let direct = OldAndroid2Delegate()
        let plain = AdobeAndroid2Host(stage: HeadlessStage())
        plain.stage.run { direct.register() }
        try plain.trigger(json: android2Payload())
        plain.stage.runUntilIdle()
        plain.stage.user.openLink(try #require(URL(string: "adbinapp://dismiss?interaction=ok")))
        plain.stage.runUntilIdle()

        let adopted = OldAndroid2Delegate()
        try story(android2(AdoptedAdobeAndroid2Delegate(adopted)))
        #expect(
            adopted.calls == [
                "shouldShow m1 background", "onShow m1 main",
                "urlLoaded(adbinapp://dismiss?interaction=ok) m1 main", "onDismiss m1 main",
            ])
        #expect(adopted.calls == direct.calls)
        #expect(stage.tracked == plain.stage.tracked)
    }

    @Test("A2-020 a Message of Adobe's own that an adopted delegate stored is shown later") func storedOwn()
        throws
    {
        let delegate = OldAndroid2Delegate()
        delegate.answer { _ in false }
        let host = android2(AdoptedAdobeAndroid2Delegate(delegate))
        try host.trigger(json: android2Payload())
        settle()
        #expect(stage.visibleSurfaces.isEmpty)
        stage.run { delegate.saved?.show() }
        settle()
        #expect(stage.visibleSurfaces == ["m1"])
        stage.run { delegate.saved?.dismiss(true) }
        settle()
        #expect(delegate.calls == ["shouldShow m1 background", "onShow m1 main", "onDismiss m1 main"])
    }

    @Test("An adopted Adobe delegate for iOS on the host of Android 2, in its own order and threads")
    func iOSDelegate() throws {
        let delegate = OldAdobeDelegate()
        try story(android2(AdoptedAdobeIOSDelegate(delegate)))
        #expect(
            delegate.calls == [
                "shouldShow m1 background", "onShow m1 background",
                "urlLoaded(adbinapp://dismiss?interaction=ok) m1 main", "onDismiss m1 main",
            ])
    }

    @Test("A Message that an Adobe delegate for iOS stored is shown later by Android 2") func iOSStored()
        throws
    {
        let delegate = OldAdobeDelegate()
        delegate.answer { false }
        let host = android2(AdoptedAdobeIOSDelegate(delegate))
        try host.trigger(json: android2Payload())
        settle()
        #expect(stage.visibleSurfaces.isEmpty)
        stage.run { delegate.saved?.show() }
        settle()
        #expect(stage.visibleSurfaces == ["m1"])
        stage.run { delegate.saved?.dismiss() }
        settle()
        #expect(
            delegate.calls == ["shouldShow m1 background", "onShow m1 background", "onDismiss m1 main"])
    }

    @Test("An adopted Braze delegate on the host of Android 2, in Braze's order") func brazeDelegate() throws
    {
        let delegate = OldBrazeDelegate()
        try story(android2(AdoptedBrazeDelegate(delegate)))
        #expect(
            delegate.calls == [
                "displayChoice m1 hidden", "prepareWith m1 hidden", "willPresent m1 visible",
                "didPresent m1 visible", "shouldProcess(adbinapp://dismiss?interaction=ok, body) m1 visible",
                "willDismiss m1 visible", "didDismiss m1 hidden",
            ])
    }

    @Test("A Braze delegate's stack acts on Android 2") func brazeStack() throws {
        let delegate = OldBrazeDelegate()
        delegate.choice = .reenqueue
        let host = android2(AdoptedBrazeDelegate(delegate))
        try host.trigger(json: android2Payload())
        settle()
        try host.trigger(json: android2Payload("m2"))
        settle()
        let ui = try #require(delegate.ui)
        #expect(ui.stack.map(\.id) == ["m1", "m2"])
        stage.run { ui.presentNext() }
        settle()
        #expect(stage.visibleSurfaces == ["m2"])
        #expect(ui.stack.map(\.id) == ["m1"])
    }

    @Test(
        "A2-203 a delegate for version 2.0.0 hears of its own refusals; links that the SDK followed are not followed twice"
    )
    func firstDelegate() throws {
        let delegate = OldFirstDelegate()
        let adopted = AdoptedAdobeAndroid2Delegate(first: delegate)
        let list = DiagnosticList()
        adopted.diagnostics = { list.items.append($0) }
        let host = android2(adopted)
        delegate.answer = false
        try host.trigger(json: android2Payload("m0"))
        settle()
        #expect(delegate.calls == ["shouldShow background", "onShowFailure background"])
        delegate.answer = true
        try story(host)
        #expect(
            Array(delegate.calls.dropFirst(2)) == ["shouldShow background", "onShow main", "onDismiss main"])
        #expect(stage.tracked == ["trigger", "trigger", "display", "interact ok", "dismiss"])
        #expect(list.items.map(\.code) == [.actionFailed])
    }

    /// A host of version 2.0.0, which leaves links to its delegate.
    private func first(_ handler: any InAppMessageHandler) -> AdobeAndroid2Host {
        let host = AdobeAndroid2Host(stage: stage)
        host.isFirstShape = true
        stage.run { _ = AdobeAndroid2Bridge(handler, for: .first).attach() }
        return host
    }

    @Test("A2-204 a delegate of a later version under version 2.0.0: links are followed, and it is told")
    func laterDelegateUnderFirst() throws {
        let delegate = OldAndroid2Delegate()
        try story(first(AdoptedAdobeAndroid2Delegate(delegate)))
        #expect(
            delegate.calls == [
                "shouldShow m1 background", "onShow m1 main",
                "urlLoaded(adbinapp://dismiss?interaction=ok) m1 main", "onDismiss m1 main",
            ])
        #expect(stage.visibleSurfaces.isEmpty)
    }

    @Test("A2-204 a delegate for iOS under version 2.0.0: links are followed, once, and it is told")
    func iOSDelegateUnderFirst() throws {
        let delegate = OldAdobeDelegate()
        try story(first(AdoptedAdobeIOSDelegate(delegate)))
        #expect(
            delegate.calls == [
                "shouldShow m1 background", "onShow m1 background",
                "urlLoaded(adbinapp://dismiss?interaction=ok) m1 main", "onDismiss m1 main",
            ])
        #expect(stage.tracked.filter { $0 == "interact ok" }.count == 1)
        #expect(stage.visibleSurfaces.isEmpty)
    }

    @Test("A2-200 a delegate for version 2.0.0 under version 2.0.0 follows its links itself, once")
    func firstUnderFirst() throws {
        let delegate = OldFirstDelegate()
        try story(first(AdoptedAdobeAndroid2Delegate(first: delegate)))
        #expect(
            delegate.calls == [
                "shouldShow background", "onShow main",
                "overrideUrlLoad(adbinapp://dismiss?interaction=ok)=true main", "onDismiss main",
            ])
        #expect(stage.tracked.filter { $0 == "interact ok" }.count == 1)
        #expect(stage.visibleSurfaces.isEmpty)
    }

    // MARK: Android 2's delegates under others

    @Test("A2-034 Braze drives a delegate for Android 2: the gate off the main thread, onShow on it")
    func braze() throws {
        let host = BrazeHost(stage: stage)
        let delegate = OldAndroid2Delegate()
        let bridge = BrazeBridge(AdoptedAdobeAndroid2Delegate(delegate)).attach(to: host.ui)
        defer { bridge.detach() }
        try host.trigger(json: brazePayload("m1"))
        settle()
        #expect(delegate.calls == ["shouldShow m1 background", "onShow m1 main"])
        #expect(host.ui.messageView?.presented == true)
        #expect(delegate.saved?.getWebView() != nil)
        stage.user.close()
        settle()
        #expect(delegate.calls == ["shouldShow m1 background", "onShow m1 main", "onDismiss m1 main"])
    }

    @Test("A Message that a delegate for Android 2 stored is shown and dismissed by Braze") func brazeStored()
        throws
    {
        let host = BrazeHost(stage: stage)
        let delegate = OldAndroid2Delegate()
        delegate.answer { _ in false }
        let adopted = AdoptedAdobeAndroid2Delegate(delegate)
        let bridge = BrazeBridge(adopted).attach(to: host.ui)
        defer { bridge.detach() }
        try host.trigger(json: brazePayload("m1"))
        settle()
        #expect(bridge.heldMessages.map(\.id) == ["m1"])
        stage.run { delegate.saved?.show() }
        settle()
        #expect(host.ui.messageView?.presented == true)
        stage.run { delegate.saved?.dismiss(false) }
        settle()
        #expect(host.ui.messageView == nil)
        #expect(delegate.calls == ["shouldShow m1 background", "onShow m1 main", "onDismiss m1 main"])
        try host.trigger(json: brazePayload("m2"))
        settle()
        stage.run { adopted.discardRefused() }
        #expect(bridge.heldMessages.isEmpty)
        #expect(host.ui.stack.isEmpty)
    }

    @Test("A2-072 A2-075 a link of Adobe's scheme under Braze is followed as Adobe does") func brazeLink()
        throws
    {
        let host = BrazeHost(stage: stage)
        let delegate = OldAndroid2Delegate()
        let bridge = BrazeBridge(AdoptedAdobeAndroid2Delegate(delegate)).attach(to: host.ui)
        defer { bridge.detach() }
        let link = "adbinapp://dismiss?link=https%3A%2F%2Fe.org%3Fa%3D1%26b%3D2"
        try host.trigger(
            json: brazePayload(
                "m1", #", "btns": [{"id": 0, "text": "Go", "click_action": "URI", "uri": "\#(link)"}]"#))
        settle()
        stage.user.tapButton("0")
        settle()
        #expect(Array(delegate.calls.suffix(2)) == ["urlLoaded(\(link)) m1 main", "onDismiss m1 main"])
        #expect(stage.log.openedURLs.map(\.absoluteString) == ["https://e.org?a=1&b=2"])
    }

    @Test(
        "Section 4: what a delegate changes of the settings changes Braze's presentation; the rest is a diagnostic"
    )
    func brazeLooks() throws {
        let host = BrazeHost(stage: stage)
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
        adopted.diagnostics = { wishes.items.append($0) }
        let bridge = BrazeBridge(adopted).attach(to: host.ui)
        bridge.diagnostics = { losses.items.append($0) }
        defer { bridge.detach() }
        try host.trigger(json: brazePayload("m1"))
        settle()
        #expect(host.ui.messageView?.presented == true)
        #expect(bridge.engine.visibleMessages.first?.content.motion.isExitAnimated == false)
        #expect(wishes.items.map(\.code) == [.actionFailed, .actionFailed, .actionFailed])
        #expect(losses.items.map(\.explanation) == ["content.frame: Braze places its messages itself."])
    }

    @Test("A2-032 A2-036 gates come one at a time, and none while a message is up") func oneAtATime() throws {
        let host = BrazeHost(stage: stage)
        let delegate = OldAndroid2Delegate()
        let bridge = BrazeBridge(AdoptedAdobeAndroid2Delegate(delegate)).attach(to: host.ui)
        defer { bridge.detach() }
        try host.trigger(json: brazePayload("m1"))
        try host.trigger(json: brazePayload("m2"))
        settle()
        #expect(delegate.calls == ["shouldShow m1 background", "onShow m1 main"])
        #expect(bridge.heldMessages.map(\.id) == ["m2"])
    }

    @Test("A2-081 Adobe for iOS drives a delegate for Android 2: links, scripts and tracking reach it")
    func iOS() throws {
        let host = AdobeIOSHost(stage: stage)
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
        let bridge = stage.run { AdobeIOSBridge(AdoptedAdobeAndroid2Delegate(delegate)).attach() }
        defer { bridge.detach() }
        try host.trigger(json: iOSPayload("m1"))
        settle()
        stage.page.post("bridge", json: #""hello""#)
        stage.page.post("bridge", json: "7")
        settle()
        // A2-092: of two registrations before the name is in place the later one counts.
        #expect(heard.current == ["hello background", "7 background"])
        stage.user.openLink(try #require(URL(string: "adbinapp://dismiss?interaction=ok")))
        settle()
        #expect(
            delegate.calls == [
                "shouldShow m1 background", "onShow m1 main",
                "urlLoaded(adbinapp://dismiss?interaction=ok) m1 main", "onDismiss m1 main",
            ])
        // Adobe's events; the device's history is Adobe's own business.
        let actions = stage.log.entries(of: .analytics).filter { $0.name == "Messaging interaction event" }
        #expect(actions.compactMap { $0.details["action"] } == ["seen", "ok"])
        #expect(delegate.saved?.getWebView() != nil)
    }

    @Test("A2-094 a script of a delegate for Android 2 runs once for each function, in Adobe's page for iOS")
    func iOSScript() throws {
        let host = AdobeIOSHost(stage: stage)
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
        let bridge = stage.run { AdobeIOSBridge(AdoptedAdobeAndroid2Delegate(delegate)).attach() }
        defer { bridge.detach() }
        try host.trigger(json: iOSPayload("m1"))
        settle()
        #expect(results.current == ["a null", "b null"])
        #expect(delegate.saved?.getWebView()?.evaluatedScripts == ["f(1 2, 'x')", "f(1 2, 'x')"])
    }

    @Test("A2-204 a delegate for version 2.0.0 decides on links under Braze, and hears of refusals")
    func firstUnderBraze() throws {
        let host = BrazeHost(stage: stage)
        let delegate = OldFirstDelegate()
        let bridge = BrazeBridge(AdoptedAdobeAndroid2Delegate(first: delegate)).attach(to: host.ui)
        defer { bridge.detach() }
        let link = "adbinapp://dismiss?link=https%3A%2F%2Fe.org"
        try host.trigger(
            json: brazePayload(
                "m1", #", "btns": [{"id": 0, "text": "Go", "click_action": "URI", "uri": "\#(link)"}]"#))
        settle()
        stage.user.tapButton("0")
        settle()
        #expect(
            delegate.calls == [
                "shouldShow background", "onShow main", "overrideUrlLoad(\(link))=true main",
                "onDismiss main",
            ])
        #expect(stage.log.openedURLs.map(\.absoluteString) == ["https://e.org"])
    }

    @Test("A gate for Android 2 that waits for the main thread does not deadlock under a main-thread host")
    func gateWaitsForMain() async throws {
        let stage = HeadlessStage(.realTime)
        let host = BrazeHost(stage: stage)
        let delegate = OldAndroid2Delegate()
        delegate.answer { _ in DispatchQueue.main.sync { true } }
        let bridge = BrazeBridge(AdoptedAdobeAndroid2Delegate(delegate)).attach(to: host.ui)
        defer { bridge.detach() }
        try host.trigger(json: brazePayload("m1"))
        while delegate.calls.count < 2 {
            await stage.idle()
            await Task.yield()
        }
        #expect(delegate.calls == ["shouldShow m1 background", "onShow m1 main"])
    }

    @Test("INV-7 an adopted delegate, and what it was given, are let go of") func lettingGo() throws {
        weak var weakDelegate: OldAndroid2Delegate?
        weak var weakMessage: CompatMessage?
        weak var weakForeign: ForeignMessage?
        do {
            let host = BrazeHost(stage: stage)
            let delegate = OldAndroid2Delegate()
            weakDelegate = delegate
            let bridge = BrazeBridge(AdoptedAdobeAndroid2Delegate(delegate)).attach(to: host.ui)
            try host.trigger(json: brazePayload("m1"))
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
}
