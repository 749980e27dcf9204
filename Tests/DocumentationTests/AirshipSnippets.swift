// The migrations from and to Airship of Compat/Migration, compiled; AirshipMigrationTests.swift runs them.
import AdobeIOSBridge
import AdobeIOSModel
import Airship17Bridge
import Airship17Model
import BrazeBridge
import BrazeModel
import Foundation
import InAppCompat

// snippet: Airship delegate
final class CheckoutCoordinator: NSObject, InAppMessageDisplayCoordinator {
    private(set) var isReady = true

    func setReady(_ isReady: Bool) {
        willChangeValue(forKey: "isReady")
        self.isReady = isReady
        didChangeValue(forKey: "isReady")
    }
}

final class ShopAirshipDelegate: NSObject, InAppMessagingDelegate {
    let checkout = CheckoutCoordinator()
    var lines: [String] = []

    func extend(_ message: InAppMessage) -> InAppMessage {
        guard let modal = message.displayContent as? InAppMessageModalDisplayContent,
            let heading = modal.heading
        else { return message }
        let greeting = heading.extend { $0.text = "Ann, \(heading.text ?? "")" }
        return message.extend { builder in
            builder.displayContent = modal.extend { $0.heading = greeting }
        } ?? message
    }

    func displayCoordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)? {
        checkout
    }

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
// end snippet

@MainActor func adoptAirship(_ ui: BrazeInAppMessageUI) -> (BrazeBridge, ShopAirshipDelegate) {
    // snippet: Airship delegate under Braze
    let delegate = ShopAirshipDelegate()
    let bridge = BrazeBridge(AdoptedAirship17Delegate(delegate)).attach(to: ui)
    // end snippet
    return (bridge, delegate)
}

// snippet: Airship delegate as handler
@MainActor final class ShopNews: InAppMessageHandler {
    weak var bridge: BrazeBridge?
    private(set) var lines: [String] = []
    var isCheckingOut = false {
        // The coordinator became ready: every message that waits is shown, one after the other.
        didSet { if !isCheckingOut { bridge?.heldMessages.forEach { try? $0.show() } } }
    }

    // displayCoordinator(for:): not ready was a hold, asked on every change; this is asked once a message.
    func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        isCheckingOut ? .hold : .show
    }

    // extend: content is a value, so a change is an assignment, and no builder can refuse it.
    func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
        guard let heading = plan.content.header?.text else { return }
        plan.content.header?.text = "Ann, \(heading)"
    }

    // messageWillBeDisplayed: Braze says also when the message has appeared, in didPresent.
    func willPresent(_ message: CompatMessage) {
        lines.append("shown \(message.id)")
    }

    // The actions of a button, which Airship ran by itself, can be taken over before they run.
    func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        guard let url = action.url, url.scheme == "shop" else { return true }
        lines.append("routed \(url.absoluteString)")
        return false
    }

    // messageFinishedDisplaying: Airship's four resolutions are causes; Braze's are inferred from the clicks.
    func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        switch resolution.cause {
        case .buttonClick(let id): lines.append("button \(id)")
        case .messageClick: lines.append("tapped")
        case .timedOut: lines.append("timed out")
        default: lines.append("closed")
        }
    }
}
// end snippet

@MainActor func adoptBrazeUnderAirship() throws -> (Airship17Bridge, ShopBrazeDelegate, AdoptedBrazeDelegate)
{
    // snippet: Braze delegate under Airship
    let delegate = ShopBrazeDelegate()
    let adopted = AdoptedBrazeDelegate(delegate)
    let bridge = try Airship17Bridge(adopted).attach()
    // end snippet
    return (bridge, delegate, adopted)
}

// snippet: Braze delegate as handler on Airship
@MainActor final class ShopSchedules: InAppMessageHandler {
    weak var bridge: Airship17Bridge?
    private(set) var lines: [String] = []
    private(set) var wantsCart = false

    // displayChoiceForMessage: asked when the message is prepared, which may be long before it can appear.
    // .discard deletes the schedule, so that the campaign never comes back.
    func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        Shop.shared.isCheckingOut ? .hold : .show
    }

    // didPresent: the same, derived from the call of the adapter.
    func didPresent(_ message: CompatMessage) {
        lines.append("seen \(message.content.extras["campaign"]?.string ?? "")")
    }

    // shouldProcess: Airship runs a button's actions itself; what is left is to react to the resolution.
    func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        if resolution.cause == .buttonClick(id: "cart") { wantsCart = true }
    }

    // presentNext: the SDK takes the order of the schedules' priorities, and keeps its pause between messages.
    func checkoutEnded() throws {
        Shop.shared.isCheckingOut = false
        for message in bridge?.heldMessages ?? [] { try message.show() }
    }
}
// end snippet

@MainActor func adoptAdobeUnderAirship() throws -> (Airship17Bridge, ShopAdobeDelegate) {
    // snippet: Adobe delegate under Airship
    let delegate = ShopAdobeDelegate()
    let bridge = try Airship17Bridge(AdoptedAdobeIOSDelegate(delegate)).attach()
    // end snippet
    return (bridge, delegate)
}

@MainActor func adobeHandlerOnAirship() throws -> (Airship17Bridge, ShopMessages) {
    // snippet: Adobe delegate as handler on Airship
    let handler = ShopMessages()
    let bridge = try Airship17Bridge(handler).attach()
    // end snippet
    return (bridge, handler)
}

@MainActor func adoptAirshipUnderAdobe() -> (AdobeIOSBridge, ShopAirshipDelegate) {
    // snippet: Airship delegate under Adobe
    let delegate = ShopAirshipDelegate()
    let adopted = AdoptedAirship17Delegate(delegate)
    adopted.diagnostics = { print($0) }
    let bridge = AdobeIOSBridge(adopted).attach()
    // end snippet
    return (bridge, delegate)
}

// snippet: a custom adapter becomes a custom view
@MainActor final class ShopViews: InAppMessageHandler {
    func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
        let button = UIButton(frame: .zero)
        button.addAction(UIAction { _ in try? message.dismiss() }, for: .touchUpInside)
        plan.customView = button
    }
}
// end snippet
