import AdobeAndroid2Bridge
import AdobeAndroid2Contracts
import AdobeAndroid2Model
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import PlatformStandIns
import Testing

/// An Adobe delegate for Android 2 that runs a test's closures.
private final class AndroidDouble: MessagingDelegate {
    let gate: @Sendable (any FullscreenMessage) -> Bool
    let dismissed: @Sendable (any FullscreenMessage) -> Void

    init(
        gate: @escaping @Sendable (any FullscreenMessage) -> Bool = { _ in true },
        dismissed: @escaping @Sendable (any FullscreenMessage) -> Void = { _ in }
    ) {
        self.gate = gate
        self.dismissed = dismissed
    }

    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool { gate(message) }
    func onDismiss(_ message: any FullscreenMessage) { dismissed(message) }
}

/// Adobe delegates for Android 2 that are correct and that are broken on purpose, and the reports about them.
@Suite("Adobe Android 2 delegates", .timeLimit(.minutes(20))) @MainActor
struct AdobeAndroid2DelegateContractTests {
    @Test("Delegates that show messages, or hold messages of campaigns, have no findings")
    func right() {
        let isForeign = { @Sendable (message: any FullscreenMessage) in message.parent == nil }
        for gate in [{ @Sendable _ in true }, isForeign] {
            let report = AdobeAndroid2Contract.verify(gateLimit: 5) { AndroidDouble(gate: gate) }
            #expect(report.isSuccess, "\(report)")
            for name in ["dismissed", "held-shown-later", "link-answers", "dismiss-other-off-main"] {
                #expect(report.traces[name] != nil)
            }
            #expect(
                report.contract.results.map(\.id) == ShapeKit.adobeAndroid2.promiseIDs)
        }
    }

    @Test("A gate may ask the main thread through MainThread.ask")
    func asks() {
        let report = AdobeAndroid2Contract.verify(gateLimit: 5) {
            AndroidDouble { _ in MainThread.ask(timeout: 2) { true } ?? false }
        }
        #expect(report.isSuccess, "\(report)")
    }

    @Test("A2-004 A gate that refuses messages of other extensions is found")
    func foreign() {
        let report = AdobeAndroid2Contract.verify(gateLimit: 5) { AndroidDouble { _ in false } }
        #expect(
            report.findings.map(\.description) == [
                "[adobeAndroid2] refusesForeignScreen (A2-004): A screen without a parent was refused: it belongs to another "
                    + "extension, not to a campaign. Expected: true for every message whose parent is nil."
            ])
        #expect(report.occurrences.first?.scenarios.contains("foreign-screen") == true)
    }

    @Test("A2-020 A gate that shows what it refuses is found, and the loop ends")
    func showsInVain() {
        let report = AdobeAndroid2Contract.verify(gateLimit: 5) {
            AndroidDouble { message in
                guard message.parent != nil else { return true }
                message.show()
                return false
            }
        }
        #expect(
            report.findings.map(\.description) == [
                "[adobeAndroid2] showsInVain (A2-020): A message was refused 100 times in a row: FullscreenMessage.show() asks "
                    + "the gate again. Expected: Message.show(), which does not ask, for a message that was held.",
                "[adobeAndroid2] showsInGate (A2-020): show() was called inside shouldShowMessage, before it had answered. "
                    + "Expected: true from shouldShowMessage; or false, and Message.show(), which does not ask, when the "
                    + "message no longer has to wait.",
            ])
        let gates = report.traces["shown"]?.events.filter { $0.name == "shouldShowMessage" }
        #expect(gates?.count == 101)
    }

    @Test("A2-036 A slow gate is found")
    func slow() {
        let report = AdobeAndroid2Contract.verify(gateLimit: 0.001) {
            AndroidDouble { _ in
                _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.002)
                return true
            }
        }
        #expect(
            report.findings.map(\.description) == [
                "[adobeAndroid2] slowGate (A2-036): shouldShowMessage took more than 0.001 s. All other messages waited in the "
                    + "meantime; the SDK sets no limit. Expected: an answer from what is already known; otherwise hold the "
                    + "message and show it later."
            ])
    }

    @Test("A2-036 A gate that waits for the main thread is reported, and nothing hangs")
    func waitsForMain() {
        let report = AdobeAndroid2Contract.verify(gateLimit: 5, patience: 1) {
            AndroidDouble { _ in DispatchQueue.main.sync { true } }
        }
        #expect(
            report.findings.map(\.description) == [
                "[adobeAndroid2] blocked (A2-036): shouldShowMessage did not return: it blocks its thread, perhaps waiting for "
                    + "the main thread. Expected: shouldShowMessage returns without waiting for other threads."
            ])
        #expect(
            report.interruptions.last?.reason
                == "a callback of this delegate blocks its thread, so nothing more was played.")
        #expect(!report.isSuccess)
    }

    @Test("A2-050 An onDismiss that waits for the main thread blocks if it is called on another thread")
    func dismissWaitsForMain() {
        let report = AdobeAndroid2Contract.verify(gateLimit: 5, patience: 1) {
            AndroidDouble(dismissed: { _ in if !MainThread.isCurrent { DispatchQueue.main.sync {} } })
        }
        #expect(report.findings.map(\.kind) == [.blocked])
        #expect(report.findings.first?.explanation.hasPrefix("onDismiss did not return") == true)
        #expect(report.occurrences.first?.scenarios == ["dismiss-other-off-main"])
    }

    @Test("A2-001 A delegate that only the SDK retains is not reported as released")
    func retained() throws {
        let found = Locked<[DelegateFinding]>([])
        let stage = HeadlessStage()
        try stage.run {
            MobileCore.setMessagingDelegate(
                AdobeAndroid2Contract.checked(AndroidDouble()) { finding in
                    found.withLock { $0.append(finding) }
                })
            try AdobeAndroid2Host(stage: stage).trigger(json: campaign("a"))
            stage.runUntilIdle()
            #expect(stage.visibleSurfaces == ["a"])
        }
        #expect(found.current.isEmpty)
    }

    @Test("A2-052 While an app runs, a dismissal of a message that is not displayed is found")
    func dismissesAnother() throws {
        let found = Locked<[DelegateFinding]>([])
        let held = Locked<(any FullscreenMessage)?>(nil)
        let stage = HeadlessStage()
        let checked = AdobeAndroid2Contract.checked(
            AndroidDouble { message in
                guard message.parent?.getId() == "a" else { return true }
                held.withLock { $0 = message }
                return false
            }
        ) { finding in found.withLock { $0.append(finding) } }
        try stage.run {
            MobileCore.setMessagingDelegate(checked)
            for id in ["a", "b"] {
                try AdobeAndroid2Host(stage: stage).trigger(json: campaign(id))
                stage.runUntilIdle()
            }
            held.withLock { $0 }?.dismiss()
            stage.runUntilIdle()
        }
        #expect(
            found.current.map(\.description) == [
                "[adobeAndroid2] dismissesAnother (A2-052): A message was dismissed while another one was displayed. The "
                    + "displayed one can no longer be dismissed. Expected: dismiss() only on the message that onShow reported "
                    + "last."
            ])
    }

    private func campaign(_ id: String) -> Data {
        Data(
            """
            { "id": "\(id)", "type": "cjmiam", "detail": { "html": "<html></html>",
              "mobileParameters": { "displayAnimation": "top" } } }
            """.utf8)
    }
}

extension ShapeKit {
    /// The rules with a condition that every trace has to meet.
    fileprivate var promiseIDs: [String] {
        rules.filter { $0.check?.everywhere.isEmpty == false }.map(\.id)
    }
}
