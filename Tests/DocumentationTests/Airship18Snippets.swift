// The migrations to and from Airship 18 of Compat/Migration, compiled; Airship18MigrationTests.swift runs them.
import AdobeIOSBridge
import Airship18Bridge
import Airship18Model
import BrazeBridge
import BrazeModel
import Foundation
import InAppCompat

// snippet: Airship 18 delegate
@MainActor final class ShopDisplayDelegate: InAppMessageDisplayDelegate {
    var conditionsChanged: @MainActor () -> Void = {}
    private(set) var lines: [String] = []
    var isCheckingOut = false {
        // The coordinator became ready: the SDK asks again.
        didSet { if !isCheckingOut { conditionsChanged() } }
    }

    // displayCoordinator(for:): a coordinator that is not ready is a no, here for all messages alike.
    func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool { !isCheckingOut }

    // messageWillBeDisplayed. A control group, which sees nothing, is told of, too.
    func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {
        lines.append("shown \(scheduleID)")
    }

    // messageFinishedDisplaying: the switch over the resolution is gone, because nobody tells it.
    func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {
        lines.append("gone \(scheduleID)")
    }
}

@MainActor final class WheelDisplay: CustomDisplayAdapter {
    static weak var current: WheelDisplay?
    let title: String
    private var spun: CheckedContinuation<Void, Never>?

    // prepare(with:): the adapter is made when everything is there.
    init(_ message: InAppMessage) {
        guard case .modal(let modal) = message.displayContent else {
            title = ""
            return
        }
        // extend: only who draws a message can change it.
        title = "Ann, \(modal.heading?.text ?? "")"
    }

    var isReady: Bool { true }
    func waitForReady() async {}

    // The adapter knows the resolution: it is the one place where the switch can go.
    func display(scene: UIWindowScene) async -> CustomDisplayResolution {
        WheelDisplay.current = self
        await withCheckedContinuation { spun = $0 }
        return .messageTap
    }

    func spin() {
        spun?.resume()
        spun = nil
    }
}
// end snippet

@MainActor func setUpAirship18(_ delegate: ShopDisplayDelegate) {
    // snippet: Airship 18 set-up
    let messaging = Airship.inAppAutomation.inAppMessaging
    messaging.displayDelegate = delegate
    messaging.setCustomAdapter(forType: .modal) { arguments in
        MainActor.assumeIsolated { WheelDisplay(arguments.message) }  // AM-015: called on the main actor
    }
    delegate.conditionsChanged = { [weak messaging] in messaging?.notifyDisplayConditionsChanged() }
    // end snippet
}

// snippet: Airship 18 handler
@MainActor final class ShopDisplays: InAppMessageHandler {
    weak var bridge: Airship18Bridge?
    private(set) var lines: [String] = []
    var isCheckingOut = false {
        didSet { if !isCheckingOut { bridge?.heldMessages.forEach { try? $0.show() } } }
    }

    // Asked once a message, when everything else is ready; what was answered is remembered.
    func decideDisplay(of message: CompatMessage) -> DisplayDecision { isCheckingOut ? .hold : .show }

    func didPresent(_ message: CompatMessage) { lines.append("shown \(message.id)") }

    // The resolution is back for what adapters show that were given to the bridge.
    func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        switch resolution.cause {
        case .buttonClick(let id): lines.append("button \(id)")
        case .messageClick: lines.append("tapped")
        case .userDismissed: lines.append("closed")
        default: lines.append("gone")
        }
    }

    // A control group is no display here.
    func didFail(_ message: CompatMessage, failure: MessageFailure) {
        if failure.reason == .controlGroup { lines.append("unseen \(message.id)") }
    }
}
// end snippet

@MainActor func attachShopDisplays() -> (Airship18Bridge, ShopDisplays) {
    // snippet: Airship 18 handler attached
    let handler = ShopDisplays()
    let bridge = Airship18Bridge(handler)
    bridge.setCustomAdapter(forType: .modal) { arguments in
        MainActor.assumeIsolated { WheelDisplay(arguments.message) }
    }
    bridge.attach()
    handler.bridge = bridge
    // end snippet
    return (bridge, handler)
}

@MainActor func adoptAirship18UnderBraze(
    _ ui: BrazeInAppMessageUI
) -> (BrazeBridge, ShopDisplayDelegate) {
    // snippet: Airship 18 delegate under Braze
    let delegate = ShopDisplayDelegate()
    let adopted = AdoptedAirship18Delegate(
        delegate,
        adapters: [
            .modal: { arguments in MainActor.assumeIsolated { WheelDisplay(arguments.message) } }
        ])
    delegate.conditionsChanged = { [weak adopted] in adopted?.notifyDisplayConditionsChanged() }
    let bridge = BrazeBridge(adopted).attach(to: ui)
    // end snippet
    return (bridge, delegate)
}

@MainActor func adoptAirship18UnderAdobe() -> (AdobeIOSBridge, ShopDisplayDelegate) {
    // snippet: Airship 18 delegate under Adobe
    let delegate = ShopDisplayDelegate()
    let adopted = AdoptedAirship18Delegate(delegate)
    delegate.conditionsChanged = { [weak adopted] in adopted?.notifyDisplayConditionsChanged() }
    let bridge = AdobeIOSBridge(adopted).attach()
    // end snippet
    return (bridge, delegate)
}
