import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// An app's own delegate that is called before the bridge and gives messages a view.
@MainActor private final class Forwarder: BrazeInAppMessageUIDelegate {
    let bridge: BrazeBridge
    var forwardsPreparation = true
    private(set) var calls: [String] = []

    init(_ bridge: BrazeBridge) {
        self.bridge = bridge
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        bridge.inAppMessage(ui, displayChoiceForMessage: message)
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {
        context.customView = PlainView(frame: .zero)
        if forwardsPreparation { bridge.inAppMessage(ui, prepareWith: &context) }
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        calls.append("willPresent \(type(of: view))")
        bridge.inAppMessage(ui, willPresent: message, view: view)
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) { bridge.inAppMessage(ui, didPresent: message, view: view) }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, willDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) { bridge.inAppMessage(ui, willDismiss: message, view: view) }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) { bridge.inAppMessage(ui, didDismiss: message, view: view) }
}

/// A view like those in Braze's documentation (BZ-072).
private final class PlainView: UIView, InAppMessageView {
    private(set) var presented = false

    func present(completion: (() -> Void)?) {
        willPresent()
        presented = true
        completion?()
        didPresent()
    }

    func dismiss(completion: (() -> Void)?) {
        willDismiss()
        presented = false
        completion?()
        didDismiss()
    }
}

@MainActor @Suite(.timeLimit(.minutes(20))) struct BrazeForwarderTests: BridgeSuite {
    let world = BridgeWorld<BrazeHost, BrazeBridge> { BrazeBridge($0).attach(to: $1.ui) }

    private func modal(_ id: String) -> String {
        #"{"type": "MODAL", "trigger_id": "\#(id)", "header": "Hi", "message": "There", "message_close": "SWIPE"}"#
    }

    @Test(
        "INV-1 a parked message that the handler holds stays off screen, whatever view it was given (BZ-019)"
    )
    func heldDespiteView() throws {
        let forwarder = Forwarder(bridge)
        host.ui.delegate = forwarder
        try trigger(modal("m1"))
        try trigger(modal("m2"))
        stage.user.close()
        stage.runUntilIdle()
        if host.ui.messageView != nil { stage.run { host.ui.dismiss() } }
        stage.runUntilIdle()
        handler.decision = .hold
        handler.clear()
        stage.run { host.ui.presentNext() }
        stage.runUntilIdle()
        #expect(handler.calls == ["decide m2"])
        #expect(host.ui.messageView == nil && bridge.heldMessages.map(\.id) == ["m2"])
        #expect(forwarder.calls == ["willPresent PlainView"])
    }

    @Test(
        "INV-6 a message has its view and can be dismissed, although the app kept its preparation to itself")
    func unprepared() throws {
        let forwarder = Forwarder(bridge)
        forwarder.forwardsPreparation = false
        host.ui.delegate = forwarder
        try trigger(modal("m1"))
        let message = try #require(handler.messages.first)
        #expect(message.view(of: PlainView.self) != nil)
        try stage.run { try message.dismiss() }
        stage.runUntilIdle()
        #expect(
            handler.calls == [
                "decide m1", "willPresent m1", "didPresent m1", "willDismiss m1",
                "didDismiss(dismissed by the app) m1",
            ])
        #expect(host.ui.messageView == nil && diagnostics.items.isEmpty)
    }

    @Test(
        "INV-6 an ordinary view of the handler's leaves when it is dismissed, immediately and while it enters"
    )
    func ordinaryView() throws {
        handler.onPrepare = { plan, _ in plan.customView = UIView(frame: .zero) }
        try trigger(modal("m1"))
        try stage.run { try #require(handler.messages.first).dismiss() }
        stage.runUntilIdle()
        handler.onWillPresent = { try? $0.dismiss() }
        try trigger(modal("m2"))
        let end = ["willDismiss", "didDismiss(dismissed by the app)"]
        #expect(
            handler.calls == ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"]
                + end.map { "\($0) m1" }
                + ["decide m2", "prepare m2", "willPresent m2"] + end.map { "\($0) m2" })
        #expect(diagnostics.items.map(\.description) == [])
        #expect(host.ui.messageView == nil)
    }

    @Test("BZ-069, BZ-072 an ordinary view is presented until it leaves, and counts and leaves once")
    func leavesOnce() throws {
        handler.onPrepare = { plan, _ in plan.customView = UIView(frame: .zero) }
        let events = bridge.events.record()
        var seen: [String] = []
        func note(_ place: String) { seen.append("\(place) \(host.ui.messageView?.presented == true)") }
        handler.onWillPresent = { _ in note("willPresent") }
        handler.onDidPresent = { _ in note("didPresent") }
        try trigger(modal("m1"))
        let view = try #require(host.ui.messageView)
        stage.run {
            view.dismiss {
                note("leaves")
                view.dismiss { note("again") }
            }
            view.dismiss { note("left") }
        }
        stage.runUntilIdle()
        #expect(
            seen == ["willPresent false", "didPresent true", "leaves false", "again false", "left false"])
        #expect(!view.presented)
        #expect(stage.log.entries(of: .analytics).map(\.name) == ["impression"])
        #expect(events.soFar.map(\.description).contains("m1 willDismiss"))
        #expect(
            handler.calls.suffix(3) == [
                "didPresent m1", "willDismiss m1", "didDismiss(dismissed by the user (derived)) m1",
            ])
    }

    @Test("BZ-072 an ordinary view that removes itself from the screen takes its message with it")
    func removesItself() throws {
        let label = UILabel(frame: .zero)
        handler.onPrepare = { plan, _ in plan.customView = label }
        try trigger(modal("m1"))
        #expect(label.window != nil)
        stage.run { label.removeFromSuperview() }
        stage.advance(seconds: 1)
        #expect(
            handler.calls.suffix(2) == ["willDismiss m1", "didDismiss(dismissed by the user (derived)) m1"])
        #expect(host.ui.messageView == nil)
    }
}
