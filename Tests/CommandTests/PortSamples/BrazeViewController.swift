import BrazeKit
import BrazeUI
import UIKit

/// A shop's cart, which holds messages back while the user pays.
final class CartViewController: UIViewController {
    private var items: [String] = []
    private var isPaying = false
    private var pending: [Braze.InAppMessage] = []
    private var shown = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        items = ["tea", "milk"]
    }

    func pay() {
        isPaying = true
    }

    /// How many things are in the cart.
    func count() -> Int { items.count }
}

// MARK: - Messages

extension CartViewController: BrazeInAppMessageUIDelegate {
    func inAppMessage(_ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage)
        -> BrazeInAppMessageUI.DisplayChoice
    {
        // Nothing disturbs a payment.
        if isPaying {
            pending.append(message)
            return .reenqueue
        }
        if message.extras["audience"] as? String == "nobody" { return .discard }
        switch message {
        case .modal(let modal): print(modal.header)
        case .html: print("page")
        default: break
        }
        return .now
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {
        context.windowLevel = .normal
        context.preferredOrientation = .portrait
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: InAppMessageView
    ) {
        shown += 1
        print("shown", message.id ?? "?")
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?,
        message: Braze.InAppMessage, view: InAppMessageView
    ) -> Bool {
        if let url = clickAction.url, url.scheme == "shop" {
            print("route", url, buttonId ?? "body")
            return false
        }
        return true
    }

    // Near miss: the label is wrong.
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismissed message: Braze.InAppMessage, view: InAppMessageView
    ) {}
}
