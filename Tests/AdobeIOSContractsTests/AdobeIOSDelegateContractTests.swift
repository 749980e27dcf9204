import AdobeIOSBridge
import AdobeIOSContracts
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import PlatformStandIns
import Testing

#if canImport(AEPMessaging)
    import AEPCore
    import AEPMessaging
    import AEPServices
#else
    import AdobeIOSModel
#endif

/// An Adobe delegate whose gate runs a test's closure.
private final class AdobeDouble: MessagingDelegate {
    let gate: @Sendable (any Showable) -> Bool

    init(_ gate: @escaping @Sendable (any Showable) -> Bool) { self.gate = gate }

    func shouldShowMessage(message: any Showable) -> Bool { gate(message) }
    func onShow(message: any Showable) {}
    func onDismiss(message: any Showable) {}
    func urlLoaded(_ url: URL, byMessage message: any Showable) {}
}

/// Adobe delegates that are correct and that are broken on purpose, and the reports about them.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeIOSDelegateContractTests {
    @Test("Adobe delegates that show everything, or hold only campaigns, have no findings")
    func right() {
        let isForeign = { @Sendable (message: any Showable) in
            (message as? FullscreenMessage)?.parent == nil
        }
        for gate in [{ @Sendable _ in true }, isForeign] {
            let report = AdobeIOSContract.verify(gateLimit: 5) { AdobeDouble(gate) }
            #expect(report.isSuccess, "\(report)")
            for name in ["dismissed", "held-shown-later", "plain-link", "override-answers"] {
                #expect(report.traces[name] != nil)
            }
        }
    }

    @Test("A gate may ask the main thread through MainThread.ask")
    func asks() {
        let report = AdobeIOSContract.verify(gateLimit: 5) {
            AdobeDouble { _ in MainThread.ask(timeout: 2) { true } ?? false }
        }
        #expect(report.isSuccess, "\(report)")
    }

    @Test("AI-005 A gate that refuses screens of other extensions is found")
    func foreign() {
        let report = AdobeIOSContract.verify(gateLimit: 5) { AdobeDouble { _ in false } }
        #expect(
            report.findings.map(\.description) == [
                "[adobeIOS] refusesForeignScreen (AI-005): A screen without a parent was refused: it belongs "
                    + "to another extension, not to a campaign. Expected: true for every message whose parent "
                    + "is nil."
            ])
    }

    @Test("AI-040 A slow gate is found")
    func slow() {
        let report = AdobeIOSContract.verify(gateLimit: 0.001) {
            AdobeDouble { _ in
                _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.002)
                return true
            }
        }
        #expect(report.findings.map(\.kind) == [.slowGate])
        #expect(
            report.findings.map(\.explanation) == [
                "shouldShowMessage took more than 0.001 s. The message waited for the same time; the SDK sets no limit."
            ])
    }

    @Test("AI-040 A gate that waits for the main thread is reported, and nothing hangs")
    func waitsForMain() {
        let report = AdobeIOSContract.verify(gateLimit: 5, patience: 1) {
            AdobeDouble { _ in DispatchQueue.main.sync { true } }
        }
        #expect(
            report.findings.map(\.description) == [
                "[adobeIOS] blocked (AI-040): shouldShowMessage did not return: it blocks its thread, perhaps "
                    + "waiting for the main thread. Expected: shouldShowMessage returns without waiting for "
                    + "other threads."
            ])
        #expect(report.interruptions.count > 10)
        #expect(
            report.interruptions.last?.reason
                == "a callback of this delegate blocks its thread, so nothing more was played.")
        #expect(!report.isSuccess)
    }

    @Test("AI-001 While an app runs, a delegate that nothing retains is found, once")
    func notRetained() throws {
        let found = Locked<[DelegateFinding]>([])
        let checked = AdobeIOSContract.checked(AdobeDouble { _ in false }) { finding in
            found.withLock { $0.append(finding) }
        }
        let pin = HeadlessStage().run {
            ServiceProvider.shared.uiService.createFullscreenMessage(
                payload: "<p/>", listener: nil, isLocalImageUsed: false)
        }
        let message = try #require(pin as? FullscreenMessage)
        #expect(checked.shouldShowMessage(message: message))
        checked.onShow(message: message)
        checked.onDismiss(message: message)
        #expect(found.current.map(\.kind) == [.notRetained])
        #expect(found.current.map(\.rule) == ["AI-001"])
    }

    @Test(
        "A report's details give for a finding what was expected, what the rule says, its scenarios, and the trace"
    )
    func text() throws {
        let report = AdobeIOSContract.verify(gateLimit: 5) { AdobeDouble { _ in false } }
        let occurrence = try #require(report.occurrences.first)
        let statement = try #require(ShapeKit.adobeIOS.rules.first { $0.id == "AI-005" }?.statement)
        let scenario = try #require(occurrence.scenarios.first)
        let trace = try #require(report.traces[scenario])
        let lines = report.details.split(separator: "\n").map(String.init)
        #expect(
            Array(lines.prefix(4 + trace.lines.count)) == [
                "[adobeIOS] refusesForeignScreen: \(occurrence.finding.explanation)",
                "        expected: true for every message whose parent is nil.",
                "        AI-005: \(statement)", "        in \(occurrence.scenarios.joined(separator: ", "))",
            ] + trace.lines.map { "        | \($0)" })
        #expect(lines.contains { $0.contains("shouldShowMessage") && $0.contains("-> false") })
    }

    @Test("The report has what the rules say about every trace of a delegate, and nothing else")
    func rules() {
        let report = AdobeIOSContract.verify(gateLimit: 5) { AdobeDouble { _ in true } }
        #expect(report.contract.results.map(\.id) == ShapeKit.adobeIOS.promiseIDs)
        #expect(Set(report.contract.results.map(\.status)) == [.passed])
    }
}

extension ShapeKit {
    /// The rules with a condition that every trace has to meet.
    fileprivate var promiseIDs: [String] {
        rules.filter { $0.check?.everywhere.isEmpty == false }.map(\.id)
    }
}
