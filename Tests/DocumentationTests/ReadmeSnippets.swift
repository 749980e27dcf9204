// The code of README.md and MIGRATION.md, compiled and run. The documents must show exactly what stands
// between the marks; `DocumentTests` holds them to it.
import AdobeIOSBridge
import AdobeIOSModel
import BrazeBridge
import BrazeContracts
import BrazeModel
import HeadlessStage
import InAppCompat
import InAppContracts
import Testing

@MainActor final class Router {
    private(set) var opened: [URL] = []
    func open(_ url: URL) { opened.append(url) }
}

@MainActor final class Analytics {
    private(set) var lines: [String] = []
    func log(_ line: String) { lines.append(line) }
}

// snippet: handler
@MainActor final class MessageHandler: InAppMessageHandler {
    var isBusy = false
    let router = Router()
    let analytics = Analytics()

    func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        isBusy ? .hold : .show
    }

    func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        guard let url = action.url, url.scheme == "myapp" else { return true }
        router.open(url)
        return false
    }

    func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        analytics.log("\(message.id): \(resolution)")
    }
}
// end snippet

@MainActor func attachToAdobe(_ handler: MessageHandler) -> AdobeIOSBridge {
    // snippet: attach to Adobe
    let bridge = AdobeIOSBridge(handler).attach()
    // end snippet
    return bridge
}

@MainActor func attachToBraze(_ handler: MessageHandler, _ ui: BrazeInAppMessageUI) -> BrazeBridge {
    // snippet: attach to Braze
    let bridge = BrazeBridge(handler).attach(to: ui)
    // end snippet
    return bridge
}

@MainActor func showLater(_ bridge: some MessageBridge) throws {
    // snippet: show later
    // Everything that was held, oldest first: each waits until the one before is gone.
    for message in bridge.heldMessages { try message.show() }
    // end snippet
}

@MainActor func pauseForCheckout(_ handler: MessageHandler) {
    // snippet: pause gate
    let gate = PauseGate(handler)  // give the gate to the bridge instead of the handler
    gate.pause("checkout")  // messages are held
    gate.resume("checkout")  // and shown, in order
    // end snippet
}

@MainActor func readDiagnostics(_ bridge: BrazeBridge) {
    // snippet: diagnostics
    bridge.diagnostics = { print($0) }
    // end snippet
}

// snippet: vendor delegate
final class CartDelegate: BrazeInAppMessageUIDelegate {
    var cartIsOpen = true

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        cartIsOpen ? .reenqueue : .now
    }
}
// end snippet

/// A payload as Braze sends it.
let slideupPayload = """
    {
      "trigger_id": "welcome", "type": "SLIDEUP", "message": "Hello",
      "click_action": "URI", "uri": "myapp://offers", "message_close": "SWIPE"
    }
    """

@MainActor func testWithoutADevice() throws {
    // snippet: headless test
    let stage = HeadlessStage()
    let host = BrazeHost(stage: stage)
    let delegate = CartDelegate()
    host.ui.delegate = delegate

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
    // end snippet
}

@MainActor func checkDelegate() {
    // snippet: verify
    let report = BrazeContract.verify { CartDelegate() }
    #expect(report.isSuccess, "\(report)")
    // end snippet
}

@MainActor func checkWhileRunning(_ delegate: CartDelegate) -> CheckedBrazeDelegate {
    // snippet: checked
    let checked = CheckedBrazeDelegate(delegate) { finding in print(finding) }  // keep it, and the delegate
    // end snippet
    return checked
}

@MainActor func adopt(_ oldDelegate: CartDelegate) -> AdobeIOSBridge {
    // snippet: adopt
    let bridge = AdobeIOSBridge(AdoptedBrazeDelegate(oldDelegate)).attach()
    // end snippet
    return bridge
}
