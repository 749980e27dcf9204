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

/// What a Braze delegate changes, and which presenter an app has, under another SDK.
@MainActor @Suite(.timeLimit(.minutes(20))) struct BrazeAdoptionTests: BrazeAdoptionSuite {
    let scene = BrazeAdoptionScene()

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
