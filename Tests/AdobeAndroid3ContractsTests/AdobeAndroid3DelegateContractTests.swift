import AdobeAndroid3Bridge
import AdobeAndroid3Contracts
import AdobeAndroid3Model
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import PlatformStandIns
import Testing

/// An Adobe delegate for Android 3 that runs a test's closures.
///
/// `@unchecked Sendable` is sound: its closures are immutable and Sendable.
private final class PresentationDouble: PresentationDelegate, @unchecked Sendable {
    let gate: @Sendable (any Presentable) -> Bool
    let shown: @Sendable (any Presentable) -> Void

    init(
        gate: @escaping @Sendable (any Presentable) -> Bool = { _ in true },
        shown: @escaping @Sendable (any Presentable) -> Void = { _ in }
    ) {
        self.gate = gate
        self.shown = shown
    }

    func canShow(_ presentable: any Presentable) -> Bool { gate(presentable) }
    func onShow(_ presentable: any Presentable) { shown(presentable) }
    func onHide(_ presentable: any Presentable) {}
    func onDismiss(_ presentable: any Presentable) {}
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {}
}

private func message(of presentable: any Presentable) -> (any Message)? {
    MessagingUtils.getMessageForPresentable(presentable as? any Presentable<InAppMessage>)
}

/// Adobe delegates for Android 3 that are correct and that are broken on purpose, and the reports about them.
@Suite("Adobe Android 3 delegates", .timeLimit(.minutes(20))) @MainActor
struct AdobeAndroid3DelegateContractTests {
    @Test("Delegates that show messages, or hold messages of campaigns, have no findings")
    func right() {
        let isForeign = { @Sendable (presentable: any Presentable) in message(of: presentable) == nil }
        for gate in [{ @Sendable _ in true }, isForeign] {
            let report = AdobeAndroid3Contract.verify(gateLimit: 5) { PresentationDouble(gate: gate) }
            #expect(report.isSuccess, "\(report)")
            for name in ["every-kind", "conflict", "held-shown-later", "plain-link", "activity-replaced"] {
                #expect(report.traces[name] != nil)
            }
            #expect(
                report.contract.results.map(\.id) == ShapeKit.adobeAndroid3.promiseIDs)
        }
    }

    @Test("A3-006 A gate that refuses messages of other extensions is found")
    func foreign() {
        let report = AdobeAndroid3Contract.verify(gateLimit: 5) { PresentationDouble { _ in false } }
        #expect(
            report.findings.map(\.description) == [
                "[adobeAndroid3] refusesForeignScreen (A3-006): A presentable without a Message was refused: it belongs to "
                    + "another extension, not to a campaign. Expected: true for every presentable for which MessagingUtils "
                    + "finds no Message."
            ])
        #expect(report.occurrences.first?.scenarios.contains("made-message") == true)
        #expect(!report.isSuccess)
    }

    @Test("A3-012 A slow gate is found")
    func slow() {
        let report = AdobeAndroid3Contract.verify(gateLimit: 0.001, patience: 60) {
            PresentationDouble { _ in
                _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.002)
                return true
            }
        }
        #expect(
            report.findings.map(\.description) == [
                "[adobeAndroid3] slowGate (A3-012): canShow took more than 0.001 s. It is called on the main thread, so the "
                    + "app was blocked. Expected: an answer from what is already known; otherwise hold the message and show it "
                    + "later."
            ])
    }

    @Test(
        "A3-012 A callback that blocks the main thread is reported while it does", arguments: [true, false])
    func blocks(isGate: Bool) throws {
        let found = Locked<[DelegateFinding]>([])
        let isReported = DispatchSemaphore(value: 0)
        // Each callback waits for the report about itself, which could not come if the report waited for the callback.
        let wait = { @Sendable in #expect(isReported.wait(timeout: .now() + 60) == .success) }
        let double =
            isGate
            ? PresentationDouble { _ in
                wait()
                return true
            } : PresentationDouble(shown: { _ in wait() })
        let checked = CheckedAdobeAndroid3Delegate(double, gateLimit: 60, patience: 1) { finding in
            found.withLock { $0.append(finding) }
            isReported.signal()
        }
        try play(checked, "a")
        let name = isGate ? "canShow" : "onShow"
        #expect(
            found.current.map(\.description) == [
                "[adobeAndroid3] blocked (A3-012): \(name) did not return within 1.0 s: it blocks the main thread, and the app "
                    + "hangs. Expected: \(name) returns without waiting."
            ])
    }

    @Test("A3-041 A delegate that shows what it refuses is found, and the loop ends")
    func showsInVain() {
        let shown = Locked<[String]>([])
        let report = AdobeAndroid3Contract.verify(gateLimit: 5) {
            PresentationDouble { presentable in
                guard let message = message(of: presentable) else { return true }
                message.show()
                return false
            } shown: { presentable in
                guard let message = message(of: presentable) else { return }
                shown.withLock { $0.append(message.id) }
            }
        }
        // It is not asked any more, and the answer is the one that it has always given.
        #expect(shown.current == [])
        #expect(
            report.findings.map(\.description) == [
                "[adobeAndroid3] showsInVain (A3-041): A presentable was refused repeatedly: every show() asks canShow. "
                    + "Expected: canShow answers true before show() is called for a held message.",
                "[adobeAndroid3] showsInGate (A3-041): show() was called inside canShow, before it had answered. Expected: "
                    + "true from canShow; or false, and show() when the message no longer has to wait; canShow is then asked "
                    + "again and answers true.",
            ])
        let asked = report.traces["held"]?.events.filter { $0.name == "canShow" }
        #expect((asked?.count ?? 0) > 100)
    }

    @Test("A3-041 A message that is held, and let through later, is not a finding")
    func heldForLater() throws {
        let found = Locked<[DelegateFinding]>([])
        let answers = Locked([false, false, true])
        let checked = AdobeAndroid3Contract.checked(
            PresentationDouble { _ in answers.withLock { $0.removeFirst() } }
        ) { finding in found.withLock { $0.append(finding) } }
        try play(checked, "a", "a", "a")
        #expect(answers.current.isEmpty)
        #expect(found.current.isEmpty)
    }

    @Test("A3-001 A delegate that only the SDK retains is not reported as released")
    func retained() throws {
        let calls = Locked(0)
        let stage = HeadlessStage()
        try stage.run {
            ServiceProvider.getInstance().uiService.setPresentationDelegate(
                AdobeAndroid3Contract.checked(
                    PresentationDouble(shown: { _ in calls.withLock { $0 += 1 } })
                ) { finding in Issue.record("\(finding)") })
            try AdobeAndroid3Host(stage: stage).trigger(json: campaign("a"))
            stage.runUntilIdle()
        }
        #expect(calls.current == 1)
    }

    /// Triggers campaigns while a delegate is registered.
    private func play(_ delegate: any PresentationDelegate, _ campaigns: String...) throws {
        let stage = HeadlessStage()
        try stage.run {
            ServiceProvider.getInstance().uiService.setPresentationDelegate(delegate)
            for id in campaigns {
                try AdobeAndroid3Host(stage: stage).trigger(json: campaign(id))
                stage.runUntilIdle()
            }
        }
    }

    private func campaign(_ id: String) -> Data {
        Data(
            """
            { "id": "\(id)", "type": "schema", "detail": { "id": "\(id)",
              "schema": "https://ns.adobe.com/personalization/message/in-app",
              "data": { "contentType": "text/html", "content": "<html></html>" } } }
            """.utf8)
    }

    @Test(
        "A3-012 what blocks the main thread also blocks it in the app: no other way to verify is suggested")
    func blocksForSure() {
        let report = AdobeAndroid3Contract.verify(gateLimit: 60, patience: 0.2) {
            PresentationDouble(shown: { _ in
                _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 1)
            })
        }
        #expect(report.findings.first?.kind == .blocked)
        #expect(!report.description.contains("verifyOffMainThread"))
    }
}

extension ShapeKit {
    /// The rules with a condition that every trace has to meet.
    fileprivate var promiseIDs: [String] {
        rules.filter { $0.check?.everywhere.isEmpty == false }.map(\.id)
    }
}
