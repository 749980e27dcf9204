import AdobeAndroid2Bridge
import AdobeAndroid2Model
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
import PlatformStandIns
import Testing

/// What a delegate for Android 2 hears, and what is said, of links and ends under other SDKs.
@MainActor @Suite(.timeLimit(.minutes(20))) struct Android2LinkReportTests {
    private let stage = HeadlessStage()
    private let delegate = OldAndroid2Delegate()
    private let said = DiagnosticList()

    private func adopt() -> AdoptedAdobeAndroid2Delegate {
        let adopted = AdoptedAdobeAndroid2Delegate(delegate)
        adopted.diagnostics = { [said] in said.items.append($0) }
        return adopted
    }

    private func follow(_ link: String) throws {
        stage.user.openLink(try #require(URL(string: link)))
        stage.runUntilIdle()
    }

    @Test(
        "A2-072 web links are not reported to the delegate; that they open outside of the page is said once")
    func webLinks() throws {
        let host = AdobeAndroid3Host(stage: stage)
        let bridge = stage.run { AdobeAndroid3Bridge(adopt()).attach() }
        defer { bridge.detach() }
        try host.trigger(json: Campaigns.adobe("m1"))
        stage.runUntilIdle()
        said.items = []
        for link in ["https://e.org/", "http://e.org/", "shop://cart"] { try follow(link) }
        #expect(
            delegate.calls == [
                "shouldShow m1 background", "onShow m1 main", "urlLoaded(shop://cart) m1 main",
            ])
        #expect(
            said.items.map(\.description) == [
                "[adobeAndroid3] message m1 behavesOtherwise: The web link https://e.org/ of a page was opened outside the "
                    + "page; the delegate's own SDK loads it in the page."
            ])
    }

    @Test("A2-054 the delegate is asked about a message that comes while a link's message leaves")
    func whileLeaving() throws {
        let adobe = AdobeWorld(adopt(), on: stage)
        defer { adobe.detach() }
        func trigger(_ id: String) throws {
            try adobe.host.trigger(
                json: """
                    {"id": "\(id)", "type": "schema", "detail": {"id": "\(id)",
                      "schema": "https://ns.adobe.com/personalization/message/in-app",
                      "data": {"contentType": "text/html", "content": "<p>Hello</p>",
                        "mobileParameters": {"displayAnimation": "fade", "dismissAnimation": "fade"}}}}
                    """)
        }
        try trigger("m1")
        stage.advance(seconds: 1)
        stage.user.openLink(try #require(URL(string: "adbinapp://dismiss")))
        try trigger("m2")
        stage.advance(seconds: 1)
        #expect(
            delegate.calls.filter { $0.hasPrefix("shouldShow") } == [
                "shouldShow m1 background", "shouldShow m2 background",
            ])
        #expect(stage.visibleSurfaces == ["m2"])
    }

    @Test(
        "AI-075 under Android 2, a delegate for iOS is asked about a message that comes while a link's message leaves"
    )
    func whileLeavingOnAndroid2() throws {
        let host = AdobeAndroid2Host(stage: stage)
        let delegate = OldAdobeDelegate()
        let bridge = stage.run { AdobeAndroid2Bridge(AdoptedAdobeIOSDelegate(delegate)).attach() }
        defer { stage.run { bridge.detach() } }
        try host.trigger(json: android2Payload("m1"))
        stage.advance(seconds: 1)
        stage.user.openLink(try #require(URL(string: "adbinapp://dismiss")))
        try host.trigger(json: android2Payload("m2"))
        stage.advance(seconds: 1)
        #expect(
            delegate.calls.filter { $0.hasPrefix("shouldShow") } == [
                "shouldShow m1 background", "shouldShow m2 background",
            ])
        #expect(stage.visibleSurfaces == ["m2"])
    }

    private func show(_ id: String, on braze: BrazeWorld) throws {
        try braze.host.trigger(
            json: #"{"type": "HTML", "trigger_id": "\#(id)", "message": "<p/>", "message_close": "SWIPE"}"#)
        stage.runUntilIdle()
        stage.page.finishLoading()
        stage.runUntilIdle()
        said.items = []
    }

    @Test(
        "A2-075 a page's link that Braze dismisses for, and Adobe would not, is reported; so is the close button"
    )
    func takenAway() throws {
        let braze = BrazeWorld(adopt(), on: stage)
        defer { braze.detach() }
        var texts: [[String]] = []
        for (id, link) in [("h1", "adbinapp://dismiss"), ("h2", "adbinapp://other?a=b")] {
            try show(id, on: braze)
            try follow(link)
            texts.append(said.items.map(\.explanation))
        }
        try show("h3", on: braze)
        stage.user.close()
        stage.runUntilIdle()
        texts.append(said.items.map(\.explanation))
        #expect(
            texts == [
                [],
                [
                    "The driving SDK dismissed the message for adbinapp://other?a=b; the delegate's own SDK leaves it on screen."
                ],
                [
                    "urlLoaded(_:_:) was not called although the user closed the message: the close button and the gestures "
                        + "of this SDK are not links of a page."
                ],
            ])
    }

    @Test(
        "A2-034 a message that leaves before it has appeared was not shown, for the delegate, and is not dismissed"
    )
    func neverAppeared() throws {
        let braze = BrazeWorld(adopt(), on: stage)
        defer { braze.detach() }
        // Without a folder for its files, the page cannot be loaded (BZ-064).
        stage.run { braze.ui.present(message: .html(.init(message: "<p/>"))) }
        stage.advance(seconds: 1)
        #expect(delegate.calls == ["shouldShow local background"])
        #expect(braze.ui.messageView == nil && braze.bridge.heldMessages.isEmpty)
    }

    @Test(
        "A2-001, A2-002 a delegate that is registered later gets all further calls, and the old one is released"
    )
    func registered() throws {
        weak var former: OldAndroid2Delegate?
        let adopted: AdoptedAdobeAndroid2Delegate
        do {
            let old = OldAndroid2Delegate()
            former = old
            adopted = AdoptedAdobeAndroid2Delegate(old)
        }
        #expect(former != nil)
        let braze = BrazeWorld(adopted, on: stage)
        defer { braze.detach() }
        adopted.register(delegate)
        #expect(former == nil && adopted.delegate === delegate)
        try braze.trigger("m1")
        stage.user.close()
        stage.runUntilIdle()
        #expect(delegate.calls == ["shouldShow m1 background", "onShow m1 main", "onDismiss m1 main"])
    }

    @Test(
        "A2-204 a click without a URL is left to the SDK, and a delegate for version 2.0.0 is not asked about it"
    )
    func clickWithoutURL() throws {
        let first = OldFirstDelegate()
        let adopted = AdoptedAdobeAndroid2Delegate(first: first)
        let braze = BrazeWorld(adopted, on: stage)
        defer { braze.detach() }
        try braze.trigger("m1")
        let message = try #require(braze.bridge.engine.visibleMessages.first)
        #expect(stage.run { adopted.shouldPerform(MessageAction(source: .body, effect: .none), of: message) })
        #expect(first.calls == ["shouldShow background", "onShow main"])
    }
}
