import Airship18Contracts
import Airship18Model
import Foundation
import InAppCompat
import InAppContracts
import Testing

/// A delegate that is busy until the app's step is over.
@MainActor private final class Busy: InAppMessageDisplayDelegate {
    var isBusy = true

    func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool { !isBusy }
    func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {}
    func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {}
}

/// Mistakes that no callback shows, and that the report names all the same.
@Suite("Airship 18 delegates, their quiet mistakes", .timeLimit(.minutes(20))) @MainActor
struct Airship18FindingTests {
    private func report(_ steps: String, tellsSDK: Bool) throws -> DelegateReport {
        let payload = try #require(String(bytes: ShapeKit.airship18.campaigns.sale, encoding: .utf8))
        let text =
            #"{"name": "checkout", "shape": "airship18", "payloads": {"a": \#(payload)}, "steps": [\#(steps)]}"#
        return Airship18Contract.verify(
            scenarios: [text],
            appSteps: [
                "checkoutEnds": { delegate in
                    (delegate as? Busy)?.isBusy = false
                    if tellsSDK { Airship.inAppAutomation.inAppMessaging.notifyDisplayConditionsChanged() }
                }
            ], only: [], gateLimit: 5
        ) { Busy() }
    }

    @Test("AM-003 a delegate that is ready again and does not say so is found; one that says so is not")
    func waitsForEver() throws {
        let steps = #"{"trigger": "a"}, {"app": "checkoutEnds"}"#
        #expect(
            try report(steps, tellsSDK: false).findings.map(\.description) == [
                "[airship18] waitsForEver (AM-003): isMessageReadyToDisplay answered false, would answer true by now, and "
                    + "was not asked again: the message waits for ever. Expected: notifyDisplayConditionsChanged() when "
                    + "what the message waited for has come."
            ])
        #expect(try report(steps, tellsSDK: true).findings == [])
        #expect(try report(#"{"trigger": "a"}"#, tellsSDK: false).findings == [])
    }
}
