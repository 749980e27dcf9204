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
}
