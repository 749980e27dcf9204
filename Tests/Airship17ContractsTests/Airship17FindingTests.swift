import Airship17Contracts
import Airship17Model
import Foundation
import InAppCompat
import InAppContracts
import Testing

/// A delegate that is busy until the app's step is over. `@unchecked Sendable` is sound: it is used on the main thread
/// only.
private final class Busy: NSObject, InAppMessagingDelegate, @unchecked Sendable {
    var isBusy = true

    func isMessageReady(forDisplay message: InAppMessage) -> Bool { !isBusy }
}

/// Mistakes that no callback shows, and that the report names all the same.
@Suite("Airship delegates, their quiet mistakes", .timeLimit(.minutes(20))) @MainActor
struct Airship17FindingTests {
    private func report(_ steps: String, tellsSDK: Bool) throws -> DelegateReport {
        let payload = try #require(String(bytes: ShapeKit.airship17.campaigns.sale, encoding: .utf8))
        let text =
            #"{"name": "checkout", "shape": "airship17", "payloads": {"a": \#(payload)}, "steps": [\#(steps)]}"#
        return Airship17Contract.verify(
            scenarios: [text],
            appSteps: [
                "checkoutEnds": { delegate in
                    (delegate as? Busy)?.isBusy = false
                    if tellsSDK {
                        InAppAutomation.shared.inAppMessageManager.notifyDisplayConditionsChanged()
                    }
                }
            ], only: [], gateLimit: 5
        ) { Busy() }
    }

    @Test("AS-027 a delegate that is ready again and does not say so is found; one that says so is not")
    func waitsForEver() throws {
        let steps = #"{"trigger": "a"}, {"app": "checkoutEnds"}"#
        #expect(
            try report(steps, tellsSDK: false).findings.map(\.description) == [
                "[airship17] waitsForEver (AS-027): isMessageReady(forDisplay:) answered false, would answer true by now, "
                    + "and was not asked again: the message waits for ever. Expected: notifyDisplayConditionsChanged(), "
                    + "or a coordinator that becomes ready, when what the message waited for has come."
            ])
        #expect(try report(steps, tellsSDK: true).findings == [])
        #expect(try report(#"{"trigger": "a"}"#, tellsSDK: false).findings == [])
    }
}
