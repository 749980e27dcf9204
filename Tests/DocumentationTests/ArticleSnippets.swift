// The code of MIGRATION.md and of the articles, compiled and run. The documents must show exactly the code between the
// marks; `DocumentTests` checks that.
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

@MainActor func useScreenAndClock(_ stage: HeadlessStage) -> [Int] {
    var seconds: [Int] = []
    // snippet: screen and clock
    stage.run { _ = MainThread.after(5) { seconds.append(5) } }  // follows the stage's clock
    stage.advance(seconds: 5)  // and has run now

    stage.screen.rotate(to: .landscapeLeft)
    stage.user.tapButton("Open the cart")  // by id, accessibility identifier or title
    stage.page.post("brazeBridge.logClick", json: "\"1\"")  // what a page of Braze's says
    // end snippet
    return seconds
}

/// A scenario of an app's own.
let afterCheckout = """
    {
      "name": "after the checkout", "shape": "braze",
      "payloads": {"welcome": {"type": "SLIDEUP", "trigger_id": "welcome", "message": "Hello"}},
      "steps": [{"trigger": "welcome"}, {"app": "checkoutEnds"}, {"app": "presentNext"}]
    }
    """

@MainActor @discardableResult func checkWithOwnStories() -> DelegateReport {
    // snippet: own stories
    let report = BrazeContract.verify(
        campaigns: [Data(slideupPayload.utf8)],
        scenarios: [afterCheckout],
        appSteps: ["checkoutEnds": { delegate in (delegate as? CartDelegate)?.cartIsOpen = false }]
    ) { CartDelegate() }
    #expect(report.isSuccess, "\(report)")
    // end snippet
    return report
}

@MainActor func playOwnScenario() throws -> ScenarioResult {
    // snippet: steps of the app
    let delegate = CartDelegate()
    let steps: AppSteps = ["checkoutEnds": { delegate.cartIsOpen = false }]
    let scenario = try Scenario(json: Data(afterCheckout.utf8), for: [.braze], appSteps: Set(steps.keys))
    let result = try ScenarioRunner.run(scenario, subject: .delegate(delegate), appSteps: steps)
    // end snippet
    return result
}

@MainActor func checkWhileRunning(_ delegate: CartDelegate) -> CheckedBrazeDelegate {
    // snippet: checked
    let checked = CheckedBrazeDelegate(delegate) { finding in print(finding) }  // keep it, and the delegate
    // end snippet
    return checked
}

@MainActor func trace(_ delegate: CartDelegate, at url: URL) throws -> CheckedBrazeDelegate {
    // snippet: trace
    let file = try TraceFile(at: url, TraceFileHeader(sdk: "18.2.0", device: "iPhone 15, iOS 18.1"))
    let traced = CheckedBrazeDelegate(delegate, trace: file) { finding in print(finding) }
    // end snippet
    return traced
}

@MainActor func adopt(_ oldDelegate: CartDelegate) -> AdobeIOSBridge {
    // snippet: adopt
    let bridge = AdobeIOSBridge(AdoptedBrazeDelegate(oldDelegate)).attach()
    // end snippet
    return bridge
}

@MainActor func runTwoSDKs(_ handler: MessageHandler, _ ui: BrazeInAppMessageUI) -> (
    BrazeBridge, AdobeIOSBridge
) {
    // snippet: two SDKs
    let routed = DestinationRouter(handler) { choice in  // every deep link of both SDKs comes here, once
        guard choice.url.scheme == "myapp", !choice.isPerformed else { return false }
        handler.router.open(choice.url)
        return true  // taken over: the SDK does not open it
    }
    let policies = PolicyStack(around: routed) {
        $0.expiry = 3_600  // nothing waits for more than an hour
        $0.caps = [.day(3)]  // three messages a day, over both SDKs
        $0.spacing = 30  // half a minute between two of them
    }
    let braze = BrazeBridge(policies.handler).attach(to: ui)
    let adobe = AdobeIOSBridge(policies.handler).attach()
    policies.pauseGate.pause("checkout")
    policies.pauseGate.resume("checkout")
    // end snippet
    return (braze, adobe)
}

// snippet: destinations
@MainActor final class LinkReader: InAppMessageHandler {
    private(set) var seen: [URL?] = []

    func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        seen.append(message.destination(of: action))  // where the click leads in the end
        return true
    }

    func didLoad(_ url: URL, in message: CompatMessage) {
        seen.append(message.link(url).destination)  // the same, of a link that the SDK has acted upon
    }
}
// end snippet
