import Airship17SDKBridge
import AirshipAutomation
import AirshipCore
import BrazeBridge
import BrazeModel
import Foundation
import InAppCompat

#if canImport(UIKit)
    import UIKit
#else
    import PlatformStandIns
#endif

/// The delegate as it was under Braze. Nothing but its import lines has changed.
@MainActor final class ShopMessages: BrazeInAppMessageUIDelegate {
    weak var ui: BrazeInAppMessageUI?
    private(set) var campaigns: [String] = []
    private(set) var opened: [URL] = []
    var isCheckingOut = false {
        didSet { if !isCheckingOut { ui?.presentNext() } }
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        self.ui = ui
        return isCheckingOut ? .reenqueue : .now
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {
        guard case .modal(var modal) = context.message else { return }
        modal.header = "Ann, \(modal.header)"
        context.message = .modal(modal)
        context.statusBarHideBehavior = .hidden
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        campaigns.append(message.extras["campaign"] as? String ?? "none")
        view.accessibilityIdentifier = message.id
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?, message: Braze.InAppMessage, view: any InAppMessageView
    ) -> Bool {
        guard let url = clickAction.url, url.scheme == "shop" else { return true }
        opened.append(url)
        message.context?.logClick(buttonId: buttonId)
        ui.dismiss()
        return false
    }
}

/// Day one: Airship's SDK drives it.
@MainActor func startMessages() throws -> ShopMessages {
    Airship.takeOff(AirshipConfig(), launchOptions: nil)
    let old = ShopMessages()
    try Airship17Bridge(AdoptedBrazeDelegate(old)).attach()
    return old
}
