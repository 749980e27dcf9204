// The first test of README.md, whole.
// snippet: first test
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

@MainActor @Test("A message waits until the cart is closed")
func messageWaits() throws {
    let stage = HeadlessStage()
    let host = BrazeHost(stage: stage)
    let delegate = CartDelegate()
    stage.run { host.ui.delegate = delegate }  // the app's own set-up, so that it belongs to this stage

    try host.trigger(json: slideupPayload)
    stage.runUntilIdle()
    #expect(host.ui.messageView == nil)
    #expect(host.ui.stack.map(\.id) == ["welcome"])

    delegate.cartIsOpen = false
    host.ui.presentNext()  // Braze does not ask the delegate again here
    stage.runUntilIdle()
    #expect(host.ui.messageView?.presented == true)

    stage.user.swipeAway()
    stage.runUntilIdle()
    #expect(host.ui.messageView == nil)
}

@MainActor @Test("The delegate keeps to Braze's contract")
func contract() {
    let report = BrazeContract.verify { CartDelegate() }
    #expect(report.isSuccess, "\(report)")
}
// end snippet
