import BrazeContracts
import Foundation
import InAppContracts
import ModelTesting
import PlatformStandIns
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

/// A delegate that presents the message of the question in a block on the system's main queue, or in a task:
/// again and again, or once.
@MainActor private final class Queueing: BrazeInAppMessageUIDelegate {
    private let isEndless: Bool
    private let usesTask: Bool
    private var hasPresented = false

    init(isEndless: Bool, usesTask: Bool) {
        self.isEndless = isEndless
        self.usesTask = usesTask
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        guard isEndless || !hasPresented else { return .now }
        hasPresented = true
        if usesTask {
            Task { @MainActor in ui.present(message: message) }
        } else {
            DispatchQueue.main.async { ui.present(message: message) }
        }
        return .discard
    }
}

/// Delegates that use the system's main queue, which no stage drives.
@MainActor @Suite("Braze delegates, the system's main queue", .realTime, .timeLimit(.minutes(20)))
struct BrazeMainQueueTests {
    @Test("BZ-001 a loop through the main queue is found with its callback; a single job is not")
    func loops() async {
        for usesTask in [false, true] {
            let loop = await BrazeContract.verifyOffMainThread(gateLimit: 300, patience: 60) {
                Queueing(isEndless: true, usesTask: usesTask)
            }
            #expect(
                loop.findings.map(\.description) == [
                    "[braze] endlessLoop (BZ-018): displayChoiceForMessage is called without end, because of what the delegate "
                        + "does in it. Expected: .now from displayChoiceForMessage; or .reenqueue, and presentNext() when the "
                        + "condition that the message waits for is met (presentNext() does not ask)."
                ])
            let once = await BrazeContract.verifyOffMainThread(gateLimit: 300, patience: 60) {
                Queueing(isEndless: false, usesTask: usesTask)
            }
            #expect(once.findings.map(\.description) == [])
        }
    }

    @Test("KIT off the main thread each of two stories, campaigns and scenarios is played")
    func stories() async {
        let campaigns = ["a", "b"].map { id in
            Data(#"{"type": "SLIDEUP", "trigger_id": "\#(id)", "message": "Hello"}"#.utf8)
        }
        let scenarios = ["n", "m"].map { #"{"name": "\#($0)", "shape": "braze", "steps": [{"advance": 1}]}"# }
        let report = await BrazeContract.verifyOffMainThread(
            campaigns: [campaigns[0], campaigns[1]], scenarios: [scenarios[0], scenarios[1]],
            only: ["single-message", "button-tapped"], gateLimit: 300, patience: 60
        ) {
            Queueing(isEndless: false, usesTask: false)
        }
        let ends = ["closed by the user", "dismissed by the app"]
        #expect(
            report.traces.keys.sorted() == ["button-tapped"] + ends.map { "campaign 1 " + $0 }
                + ends.map { "campaign 2 " + $0 } + ["own: m", "own: n", "single-message"])
    }
}
