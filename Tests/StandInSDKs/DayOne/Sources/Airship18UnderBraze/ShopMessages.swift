import Airship18Bridge
import Airship18Model
import BrazeKit
import BrazeSDKBridge
import BrazeUI
import Foundation
import InAppCompat

#if canImport(UIKit)
    import UIKit
#else
    import PlatformStandIns
#endif

/// An adapter of the app's own.
@MainActor final class WheelDisplay: CustomDisplayAdapter {
    let title: String
    private var spun: CheckedContinuation<Void, Never>?

    init(_ message: InAppMessage) {
        guard case .modal(let modal) = message.displayContent else {
            title = ""
            return
        }
        title = "Ann, \(modal.heading?.text ?? "")"
    }

    var isReady: Bool { true }
    func waitForReady() async {}

    func display(scene: UIWindowScene) async -> CustomDisplayResolution {
        await withCheckedContinuation { spun = $0 }
        return .messageTap
    }

    func spin() {
        spun?.resume()
        spun = nil
    }
}

/// The delegate as it was under Airship. Nothing but its import lines has changed.
@MainActor final class ShopMessages: InAppMessageDisplayDelegate {
    var conditionsChanged: @MainActor () -> Void = {}
    private(set) var lines: [String] = []
    var isCheckingOut = false {
        didSet { if !isCheckingOut { conditionsChanged() } }
    }

    func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool { !isCheckingOut }

    func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {
        lines.append("shown \(message.name) \(scheduleID)")
    }

    func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {
        lines.append("gone \(scheduleID)")
    }
}

/// Day one: Braze's SDK drives it.
@MainActor func startMessages(_ braze: Braze, _ ui: BrazeInAppMessageUI) -> ShopMessages {
    let old = ShopMessages()
    let adopted = AdoptedAirship18Delegate(
        old,
        adapters: [.modal: { arguments in MainActor.assumeIsolated { WheelDisplay(arguments.message) } }])
    old.conditionsChanged = { [weak adopted] in adopted?.notifyDisplayConditionsChanged() }
    BrazeBridge(adopted).attach(to: ui)
    braze.inAppMessagePresenter = ui
    return old
}
