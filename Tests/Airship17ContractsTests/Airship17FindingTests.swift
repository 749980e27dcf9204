import Airship17Contracts
import Airship17Model
import Foundation
import InAppCompat
import InAppContracts
import PlatformStandIns
import Testing

/// A delegate that is busy until the app's step is over. `@unchecked Sendable` is sound: it is used on the main thread
/// only.
private final class Busy: NSObject, InAppMessagingDelegate, @unchecked Sendable {
    var isBusy = true

    func isMessageReady(forDisplay message: InAppMessage) -> Bool { !isBusy }
}

/// A delegate that is not ready the first time, and tells the SDK when it is. `@unchecked Sendable` is sound: it is
/// used on the main thread only.
private final class Once: NSObject, InAppMessagingDelegate, @unchecked Sendable {
    private var isAsked = false
    private var isReady = false

    func isMessageReady(forDisplay message: InAppMessage) -> Bool {
        if !isAsked {
            isAsked = true
            MainThread.after(3) { [self] in
                isReady = true
                InAppAutomation.shared.inAppMessageManager.notifyDisplayConditionsChanged()
            }
        }
        return isReady
    }
}

/// An adapter that is ready two seconds after it was asked. `@unchecked Sendable` is sound: it is used on the main
/// thread only, except for its preparation.
private final class Sleepy: NSObject, InAppMessageAdapterProtocol, @unchecked Sendable {
    private let tellsSDK: Bool
    private var isAsked = false
    private var isReady = false

    init(tellsSDK: Bool) { self.tellsSDK = tellsSDK }

    static func adapter(for message: InAppMessage) -> Sleepy { Sleepy(tellsSDK: true) }

    func prepare(
        with assets: InAppMessageAssets, completionHandler: @escaping (InAppMessagePrepareResult) -> Void
    ) { completionHandler(.success) }

    func isReadyToDisplay() -> Bool {
        if !isAsked {
            isAsked = true
            MainThread.after(2) { [self] in
                isReady = true
                if tellsSDK { InAppAutomation.shared.inAppMessageManager.notifyDisplayConditionsChanged() }
            }
        }
        return isReady
    }

    func display(_ completionHandler: @escaping (InAppMessageResolution) -> Void) {
        completionHandler(.userDismissed())
    }
}

/// Mistakes that no callback shows, and that the report names nevertheless.
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

    @Test("AS-027 a delegate that is ready again and does not notify the SDK is found; one that does is not")
    func waitsForEver() throws {
        let steps = #"{"trigger": "a"}, {"app": "checkoutEnds"}"#
        #expect(
            try report(steps, tellsSDK: false).findings.map(\.description) == [
                "[airship17] waitsForEver (AS-027): isMessageReady(forDisplay:) answered false, would answer true by now, and "
                    + "was not asked again: the message waits for ever. Expected: notifyDisplayConditionsChanged(), or a "
                    + "coordinator that becomes ready, as soon as the condition that the message waits for is met."
            ])
        #expect(try report(steps, tellsSDK: true).findings == [])
        #expect(try report(#"{"trigger": "a"}"#, tellsSDK: false).findings == [])
    }

    @Test(
        "AS-027 a delegate that is not ready once, and notifies the SDK once, has no findings in any scenario"
    )
    func toldOnce() {
        let report = Airship17Contract.verify(gateLimit: 5) { Once() }
        #expect(report.findings == [], "\(report)")
    }

    @Test(
        "AS-027 an adapter that becomes ready without notifying the SDK is found; one that notifies it is not"
    )
    func adapters() {
        func kinds(tellsSDK: Bool) -> [String] {
            let parts = AppParts<any InAppMessagingDelegate> { delegate, _ in
                let manager = InAppAutomation.shared.inAppMessageManager
                manager.delegate = delegate
                manager.setFactoryBlock({ _ in Sleepy(tellsSDK: tellsSDK) }, for: .custom)
            }
            return Airship17Contract.verify(parts: parts, gateLimit: 5) { Once() }.findings
                .map(\.explanation)
        }
        #expect(
            kinds(tellsSDK: false) == [
                "An adapter became ready and the SDK was not notified, so its message still waits."
            ])
        #expect(kinds(tellsSDK: true) == [])
    }
}
