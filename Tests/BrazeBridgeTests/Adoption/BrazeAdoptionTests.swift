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

/// What an app passes along with its Braze delegate, and the diagnostics if it does not.
@MainActor @Suite(.timeLimit(.minutes(20))) struct BrazeAdoptionTests {
    let stage = HeadlessStage()
    let delegate = OldBrazeDelegate()
    private let diagnostics = DiagnosticList()

    private func adopt(_ sdkDelegate: (any BrazeDelegate)? = nil) -> AdoptedBrazeDelegate {
        let adopted = AdoptedBrazeDelegate(delegate, sdkDelegate: sdkDelegate)
        adopted.diagnostics = diagnostics.sink
        return adopted
    }

    /// The diagnostics, without the messages that they are about.
    private var said: [String] { diagnostics.items.map { "\($0.code): \($0.explanation)" } }

    private static let payload = """
        {"id": "m1", "type": "schema", "detail": {"id": "m1",
          "schema": "https://ns.adobe.com/personalization/message/in-app",
          "data": {"contentType": "text/html", "content": "<p>Hello</p>", "meta": {"campaign": "spring"}}}}
        """

    private static let android2Payload = Data(
        #"{"id": "m1", "type": "cjmiam", "detail": {"html": "<p>Hello</p>", "mobileParameters": {}}}"#.utf8)

    private func triggerOnAdobe(_ ids: String...) throws {
        let host = AdobeIOSHost(stage: stage)
        for id in ids {
            try host.trigger(json: Self.payload.replacingOccurrences(of: "m1", with: id))
            stage.runUntilIdle()
        }
    }

    private func showNextMessages(_ adopted: AdoptedBrazeDelegate, count: Int) throws {
        let bridge = stage.run { AdobeIOSBridge(adopted).attach() }
        defer { bridge.detach() }
        for place in 0..<count {
            try triggerOnAdobe("m\(place)")
            stage.run { adopted.ui.dismiss() }
            stage.runUntilIdle()
        }
    }

    private static let noSDKDelegate =
        "notAdopted: No BrazeDelegate is asked about URLs: if the app has one, adopt it as well, "
        + "AdoptedBrazeDelegate(delegate, sdkDelegate: …)."

    // MARK: prepareWith

    @Test("BZ-126 changes to the attributes under another SDK are reported once, with the changed fields")
    func attributes() throws {
        delegate.onPrepare = { context in
            context.attributes?.html?.linkTargetSupport.toggle()
            context.attributes?.html?.onPresent = { _ in }
        }
        try showNextMessages(adopt(URLDelegate()), count: 2)
        #expect(
            said == [
                "planNotApplied: The changes that prepareWith makes to the attributes are dropped "
                    + "(linkTargetSupport, onPresent): the neutral plan does not contain Braze's look. Change the "
                    + "message, or provide a view."
            ])
        #expect(diagnostics.items.map(\.messageID) == ["m0"])
        #expect(delegate.calls.filter { $0.hasPrefix("didDismiss") }.count == 2)
    }

    @Test("BZ-042 attributes of another kind, or none, count as a change; the same attributes do not")
    func kindOfAttributes() throws {
        let changes: [(@MainActor (inout BrazeInAppMessageUI.PresentationContext) -> Void, [String])] = [
            ({ $0.attributes = .modal(.defaults) }, ["kind"]), ({ $0.attributes = nil }, ["kind"]),
            ({ $0.attributes = .html(.defaults) }, []),
            ({ $0.attributes?.html?.animation = .slide }, ["animation"]),
        ]
        for (change, fields) in changes {
            diagnostics.items = []
            delegate.onPrepare = change
            try showNextMessages(adopt(URLDelegate()), count: 1)
            let dropped = diagnostics.items.filter { $0.code == .planNotApplied }.map(\.explanation)
            #expect(
                dropped.map { $0.contains("(\(fields.joined(separator: ", ")))") } == fields.map { _ in true }
            )
        }
    }

    @Test("Changes of all comparable fields of a look are noticed")
    func nestedLooks() throws {
        let host = BrazeHost(stage: stage)
        delegate.onPrepare = { context in
            context.attributes?.modal?.buttonsAttributes.padding.top = 1
            context.attributes?.modal?.shadow = nil
            context.attributes?.modal?.headerFont = .boldSystemFont(ofSize: 40)
        }
        let bridge = BrazeBridge(adopt()).attach(to: host.ui)
        defer { bridge.detach() }
        try host.trigger(json: #"{"type": "MODAL", "trigger_id": "m", "message": "x"}"#)
        stage.runUntilIdle()
        #expect(diagnostics.items.count == 1)
        #expect(
            diagnostics.items.first?.explanation.contains("(headerFont, shadow, buttonsAttributes)") == true,
            "\(said)")
    }

    @Test("A preferencesProxy under another SDK is reported once")
    func preferencesProxy() throws {
        let proxy = UIViewController()
        delegate.onPrepare = { $0.preferencesProxy = proxy }
        try showNextMessages(adopt(URLDelegate()), count: 2)
        #expect(
            said == [
                "planNotApplied: The preferencesProxy that prepareWith sets is dropped: the neutral plan does "
                    + "not contain it."
            ])
    }

    // MARK: BrazeDelegate

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

    // MARK: Views of the app's own

    @Test(
        "BZ-072 a custom view under an SDK that cannot show it is not called, and each callback of the delegate is called once"
    )
    func customViewUnderAdobe() throws {
        let view = QuietView(frame: .zero)
        delegate.onPrepare = { $0.customView = view }
        let bridge = stage.run { AdobeIOSBridge(adopt(URLDelegate())).attach() }
        bridge.diagnostics = diagnostics.sink
        defer { bridge.detach() }
        try triggerOnAdobe("m1")
        #expect(stage.visibleSurfaces == ["m1"])
        stage.user.openLink(try #require(URL(string: "adbinapp://dismiss")))
        stage.runUntilIdle()
        #expect(
            delegate.calls == [
                "displayChoice m1 hidden", "prepareWith m1 hidden", "willPresent m1 visible",
                "didPresent m1 visible", "willDismiss m1 visible", "didDismiss m1 hidden",
            ])
        #expect(view.reports == [])
        #expect(diagnostics.items.map(\.explanation) == ["customView: The SDK shows only its own web view."])
    }

    // MARK: The presenter

    @Test("If an app's Braze has another presenter, what is missing is reported once")
    func missingPresenter() throws {
        let braze = stage.run { Braze(configuration: .init(apiKey: "key", endpoint: "endpoint")) }
        braze.inAppMessagePresenter = stage.run { BrazeInAppMessageUI() }
        try showNextMessages(adopt(URLDelegate()), count: 2)
        #expect(
            said == [
                "notAdopted: The presenter of the app's Braze is not the adopted one, so calls to it have "
                    + "no effect: set braze.inAppMessagePresenter = adopted.ui."
            ])
    }

    @Test(
        "INV-5 attaching reports a presenter of the app's own; the first presentation reports that views are not shown"
    )
    func saidWhenAttached() throws {
        let braze = stage.run { Braze(configuration: .init(apiKey: "key", endpoint: "endpoint")) }
        let own = stage.run { ShopPresenter() }
        braze.inAppMessagePresenter = own
        let adopted = AdoptedBrazeDelegate(delegate)
        adopted.diagnostics = { [diagnostics] in
            if ![.messageIncomplete, .notAlwaysCalled].contains($0.code) { diagnostics.items.append($0) }
        }
        let bridge = stage.run { AdobeIOSBridge(adopted).attach() }
        defer { bridge.detach() }
        let expected = [
            Self.noSDKDelegate,
            "notAdopted: The presenter of the app's Braze is a ShopPresenter, which cannot be adopted: its "
                + "overrides and its implementations are never called. Move them into the delegate and set "
                + "braze.inAppMessagePresenter = adopted.ui.",
        ]
        #expect(said == expected)
        try triggerOnAdobe("m1")
        let unseen =
            "viewNotShown: The views that the delegate receives are Braze's own and are not on screen: changes to "
            + "them are not visible. Change the message in prepareWith, or provide a view."
        #expect(said == expected + [unseen])
        try triggerOnAdobe("m2")
        #expect(said == expected + [unseen])
    }

    @Test(
        "BZ-018 BZ-110 adopted.ui is the app's presenter: it shows waiting messages, dismisses, and forgets")
    func presenter() throws {
        let braze = stage.run { Braze(configuration: .init(apiKey: "key", endpoint: "endpoint")) }
        let adopted = adopt(URLDelegate())
        braze.inAppMessagePresenter = stage.run { adopted.ui }
        let bridge = stage.run { AdobeIOSBridge(adopted).attach() }
        defer { bridge.detach() }
        delegate.choice = .reenqueue
        try triggerOnAdobe("m1", "m2", "m3")
        let ui = try #require(braze.inAppMessagePresenter as? BrazeInAppMessageUI)
        #expect(ui.stack.map(\.id) == ["m1", "m2", "m3"])
        stage.run { ui.presentNext() }
        stage.runUntilIdle()
        #expect(delegate.calls.last == "didPresent m3 visible")
        stage.run { ui.dismiss() }
        stage.runUntilIdle()
        #expect(delegate.calls.last == "didDismiss m3 hidden")
        stage.run { ui.presentNext() }
        stage.runUntilIdle()
        stage.run { braze.changeUser(userId: "somebody else") }
        stage.runUntilIdle()
        #expect(delegate.calls.last == "didDismiss m2 hidden")
        #expect(ui.stack.isEmpty)
        #expect(bridge.heldMessages.isEmpty)
        #expect(said == [])
    }
}

/// A `BrazeDelegate` that records its calls.
@MainActor private final class URLDelegate: BrazeDelegate {
    var answer = true
    /// What it makes of each URL.
    var replacement: URL?
    private(set) var calls: [String] = []

    func braze(_ braze: Braze, shouldOpenURL context: Braze.URLContext) -> Bool {
        let extras = context.extras.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: " ")
        calls.append("\(context.url.absoluteString) \(context.channel) \(extras)")
        if let replacement { context.url = replacement }
        return answer
    }
}

/// A presenter as an app might subclass it.
@MainActor private final class ShopPresenter: BrazeInAppMessageUI {
    override func present(message: Braze.InAppMessage) {}
}

/// A custom view that records its calls.
private final class QuietView: UIView, InAppMessageView {
    let presented = false
    private(set) var reports: [String] = []

    func present(completion: (() -> Void)?) { reports.append("present") }
    func dismiss(completion: (() -> Void)?) { reports.append("dismiss") }
}
