import BrazeContracts
import BrazeModel
import HeadlessStage
import Testing

/// The delegate, as it stands in the app.
final class CartDelegate: BrazeInAppMessageUIDelegate {
    var cartIsOpen = true

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        cartIsOpen ? .reenqueue : .now
    }
}

/// A campaign as Braze's servers send it.
let slideupPayload = """
    {
      "trigger_id": "welcome", "type": "SLIDEUP", "message": "Hello",
      "click_action": "URI", "uri": "myapp://offers", "message_close": "SWIPE"
    }
    """
