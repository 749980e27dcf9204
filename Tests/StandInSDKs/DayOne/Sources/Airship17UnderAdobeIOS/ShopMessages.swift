import AEPCore
import AEPMessaging
import AEPServices
import AdobeIOSSDKBridge
import Airship17Bridge
import Airship17Model
import Foundation
import InAppCompat

#if canImport(UIKit)
    import UIKit
#else
    import PlatformStandIns
#endif

/// Holds messages back during a checkout.
final class CheckoutCoordinator: NSObject, InAppMessageDisplayCoordinator {
    private(set) var isReady = true

    func setReady(_ isReady: Bool) {
        willChangeValue(forKey: "isReady")
        self.isReady = isReady
        didChangeValue(forKey: "isReady")
    }
}

/// The delegate as it was under Airship. Nothing but its import lines has changed.
final class ShopMessages: NSObject, InAppMessagingDelegate {
    let checkout = CheckoutCoordinator()
    private(set) var lines: [String] = []

    func extend(_ message: InAppMessage) -> InAppMessage {
        guard let modal = message.displayContent as? InAppMessageModalDisplayContent,
            let heading = modal.heading
        else { return message }
        let greeting = heading.extend { $0.text = "Ann, \(heading.text ?? "")" }
        return message.extend { builder in
            builder.displayContent = modal.extend { $0.heading = greeting }
        } ?? message
    }

    func displayCoordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)? { checkout }

    func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) {
        lines.append("shown \(scheduleID)")
    }

    func messageFinishedDisplaying(
        _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution
    ) {
        switch resolution.type {
        case .buttonClick: lines.append("button \(resolution.buttonInfo?.identifier ?? "")")
        case .messageClick: lines.append("tapped")
        case .userDismissed: lines.append("closed")
        case .timedOut: lines.append("timed out")
        }
    }
}

/// Day one: Adobe's SDK drives it.
@MainActor func startMessages() -> ShopMessages {
    let old = ShopMessages()
    AdobeIOSBridge(AdoptedAirship17Delegate(old)).attach()
    MobileCore.setLogLevel(.warning)
    MobileCore.registerExtensions([Messaging.self])
    return old
}
