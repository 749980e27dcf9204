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
import PlatformStandIns
import Testing

/// The `BrazeDelegate` that an app passes along with its Braze delegate, and the links of pages.
@MainActor @Suite(.timeLimit(.minutes(20))) struct BrazeSDKDelegateTests: BrazeAdoptionSuite {
    let scene = BrazeAdoptionScene()

    @Test("BZ-089 a BrazeDelegate that is not adopted is reported once; under Braze itself it is not")
    func missingSDKDelegate() throws {
        try showNextMessages(adopt(), count: 2)
        #expect(said == [Self.noSDKDelegate])
        diagnostics.items = []
        let host = BrazeHost(stage: stage)
        let bridge = BrazeBridge(adopt()).attach(to: host.ui)
        defer { bridge.detach() }
        try host.trigger(json: #"{"type": "MODAL", "trigger_id": "m", "message": "x"}"#)
        stage.runUntilIdle()
        #expect(said == [])
    }

    @Test("BZ-089 if the driving SDK asks about links, the BrazeDelegate is asked too, after shouldProcess")
    func asksSDKDelegate() throws {
        let sdkDelegate = URLDelegate()
        let adopted = adopt(sdkDelegate)
        let host = AdobeAndroid2Host(stage: stage)
        host.isFirstShape = true
        let bridge = stage.run { AdobeAndroid2Bridge(adopted, for: .first).attach() }
        defer { bridge.detach() }
        try host.trigger(json: Self.android2Payload)
        stage.runUntilIdle()
        let link = "adbinapp://dismiss?interaction=ok&link=https%3A%2F%2Fe.org"
        for (isProcessed, isOpened) in [(false, true), (true, false), (true, true)] {
            #expect(stage.visibleSurfaces == ["m1"])
            delegate.processesClicks = isProcessed
            sdkDelegate.answer = isOpened
            stage.user.openLink(try #require(URL(string: link)))
            stage.runUntilIdle()
        }
        #expect(stage.visibleSurfaces == [])
        let asked = "https://e.org inAppMessage "
        #expect(sdkDelegate.calls == [asked, asked])
        #expect(said == [])
    }

    @Test("BZ-089 a URL that the BrazeDelegate changes is reported, because the driving SDK opens its own")
    func changedURL() throws {
        let sdkDelegate = URLDelegate()
        sdkDelegate.replacement = URL(string: "https://e.org/other")
        let host = AdobeAndroid2Host(stage: stage)
        host.isFirstShape = true
        let adopted = adopt(sdkDelegate)
        let bridge = stage.run { AdobeAndroid2Bridge(adopted, for: .first).attach() }
        defer { bridge.detach() }
        try host.trigger(json: Self.android2Payload)
        stage.runUntilIdle()
        stage.user.openLink(try #require(URL(string: "adbinapp://dismiss?link=https%3A%2F%2Fe.org")))
        stage.runUntilIdle()
        #expect(stage.log.openedURLs.map(\.absoluteString) == ["https://e.org"])
        #expect(
            said == [
                "actionFailed: shouldOpenURL changed the URL, but the driving SDK opens the original one."
            ])
    }

    @Test("BZ-089 if the driving SDK reports links afterwards, that is reported once")
    func tellsAfterwards() throws {
        let sdkDelegate = URLDelegate()
        let adopted = adopt(sdkDelegate)
        let bridge = stage.run { AdobeIOSBridge(adopted).attach() }
        defer { bridge.detach() }
        for id in ["m1", "m2"] {
            try triggerOnAdobe(id)
            stage.user.openLink(try #require(URL(string: "adbinapp://dismiss?interaction=ok")))
            stage.runUntilIdle()
        }
        #expect(sdkDelegate.calls == [])
        #expect(
            said == [
                "notAdopted: The BrazeDelegate is not asked about the links of this SDK, which reports them "
                    + "afterwards."
            ])
    }

    @Test("BZ-089 under Braze itself, Braze asks its own delegate, and only once")
    func underBraze() throws {
        let sdkDelegate = URLDelegate()
        let host = BrazeHost(stage: stage)
        host.braze.delegate = sdkDelegate
        let bridge = BrazeBridge(adopt(sdkDelegate)).attach(to: host.ui)
        defer { bridge.detach() }
        try host.trigger(
            json: """
                {"type": "SLIDEUP", "trigger_id": "m", "message": "x", "click_action": "URI",
                 "uri": "https://e.org"}
                """)
        stage.runUntilIdle()
        stage.user.tapMessage()
        stage.runUntilIdle()
        #expect(sdkDelegate.calls == ["https://e.org inAppMessage "])
        #expect(stage.log.openedURLs.map(\.absoluteString) == ["https://e.org"])
    }

    // MARK: Links of pages

    @Test(
        "BZ-091 BZ-084 a link of an Adobe page is its destination; a link that only dismisses does not ask",
        arguments: [
            (
                "adbinapp://dismiss?interaction=buy&link=shop%3A%2F%2Fcart",
                ["shouldProcess(shop://cart, body)"]
            ),
            ("adbinapp://dismiss?interaction=ok", ["shouldProcess(none, body)"]),
            ("adbinapp://dismiss?link=shop%3A%2F%2Fcart", ["shouldProcess(shop://cart, body)"]),
            ("adbinapp://dismiss", []),
        ])
    func linksOfPages(link: String, asked: [String]) throws {
        let bridge = stage.run { AdobeIOSBridge(adopt(URLDelegate())).attach() }
        defer { bridge.detach() }
        try triggerOnAdobe("m1")
        stage.user.openLink(try #require(URL(string: link)))
        stage.runUntilIdle()
        #expect(
            delegate.calls == [
                "displayChoice m1 hidden", "prepareWith m1 hidden", "willPresent m1 visible",
                "didPresent m1 visible",
            ] + asked.map { "\($0) m1 visible" } + ["willDismiss m1 visible", "didDismiss m1 hidden"])
    }

    @Test("AI-095 a link after which Adobe keeps the message on screen, but Braze does not, is reported once")
    func stayingLink() throws {
        let bridge = stage.run { AdobeIOSBridge(adopt(nil)).attach() }
        defer { bridge.detach() }
        delegate.processesClicks = false
        try triggerOnAdobe("m1")
        for _ in 0..<2 {
            stage.user.openLink(try #require(URL(string: "adbinapp://other?interaction=more")))
            stage.runUntilIdle()
        }
        #expect(stage.visibleSurfaces == ["m1"])
        #expect(delegate.calls.suffix(2).allSatisfy { $0 == "shouldProcess(none, body) m1 visible" })
        #expect(
            said == [
                Self.noSDKDelegate,
                "actionFailed: The message stays on screen after adbinapp://other?interaction=more; Braze "
                    + "dismisses it for every link.",
                "actionFailed: shouldProcess answered false, but the SDK had acted on the link already.",
            ])
    }
}
