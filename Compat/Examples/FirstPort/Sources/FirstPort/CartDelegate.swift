import BrazeModel

// snippet: cart delegate of Braze
/// The delegate, as it was written for Braze.
@MainActor final class CartDelegate: BrazeInAppMessageUIDelegate {
    var cartIsOpen = false
    private(set) var seen: [String] = []

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        cartIsOpen ? .reenqueue : .now
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        seen.append(message.id ?? "")
    }
}
// end snippet
