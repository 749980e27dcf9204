import AdobeAndroid2Contracts
import AdobeAndroid2Model
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import Testing

/// An Adobe delegate whose gate does what a test says.
private final class GateDouble: MessagingDelegate {
    private let gate: @Sendable () -> Bool

    init(_ gate: @escaping @Sendable () -> Bool = { true }) { self.gate = gate }

    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool { gate() }
}

/// Verifying where the main thread is free, and with campaigns of the app's own.
@Suite("Adobe delegates for Android 2, verified") @MainActor struct AdobeAndroid2VerifyTests {
    private let few: Set = ["dismissed", "plain-link", "held-shown-later"]

    @Test("A2-036 A gate that waits for the main thread answers as any other where that is free")
    func waitsForMain() async {
        let atOnce = AdobeAndroid2Contract.verify(only: few, gateLimit: 300) { GateDouble() }
        let report = await AdobeAndroid2Contract.verifyOffMainThread(only: few, gateLimit: 300, patience: 60)
        {
            GateDouble { DispatchQueue.main.sync { true } }
        }
        #expect(report.isSuccess, "\(report.details)")
        #expect(Set(report.traces.keys) == few)
        #expect(report.traces == atOnce.traces)
        #expect(report.interruptions == atOnce.interruptions)
    }

    @Test("A2-036 Where verifying keeps the main thread, the report says how to free it")
    func hint() {
        let report = AdobeAndroid2Contract.verify(only: few, gateLimit: 300, patience: 0.2) {
            GateDouble { DispatchQueue.main.sync { true } }
        }
        #expect(report.findings.map(\.kind) == [.blocked])
        #expect(report.description.contains("verifyOffMainThread"))
    }

    @Test("A2-036 A gate that does not return is blocked wherever it is asked, and nothing hangs")
    func blocks() async {
        let latch = DispatchSemaphore(value: 0)
        let report = await AdobeAndroid2Contract.verifyOffMainThread(only: few, gateLimit: 300, patience: 0.2)
        {
            GateDouble { latch.wait(timeout: .now() + 120) == .success }
        }
        #expect(report.findings.map(\.kind) == [.blocked])
        #expect(report.traces.count == 1 && report.interruptions.count == 2)
        #expect(!report.description.contains("verifyOffMainThread"))
        for _ in 0..<100 { latch.signal() }
    }

    @Test("A2-036 Campaigns, scenarios and steps of the app are played where the main thread is free, too")
    func ownOffMainThread() async throws {
        let campaign = ShapeKit.adobeAndroid2.campaigns.sale
        let atOnce = AdobeAndroid2Contract.verify(campaigns: [campaign], only: [], gateLimit: 300) {
            GateDouble()
        }
        let report = await AdobeAndroid2Contract.verifyOffMainThread(
            campaigns: [campaign], only: [], gateLimit: 300, patience: 60
        ) {
            GateDouble { DispatchQueue.main.sync { true } }
        }
        #expect(report.isSuccess, "\(report.details)")
        #expect(report.traces == atOnce.traces && report.traces.count == 4)
        #expect(report.interruptions.isEmpty)
    }

    @Test("A campaign of the app's own is closed, clicked and dismissed")
    func campaign() throws {
        let report = AdobeAndroid2Contract.verify(
            campaigns: [ShapeKit.adobeAndroid2.campaigns.sale], only: [], gateLimit: 5
        ) { GateDouble() }
        #expect(report.isSuccess, "\(report.details)")
        #expect(report.interruptions.isEmpty, "\(report.details)")
        #expect(report.traces.count == 4)
        let dismissed = try #require(report.traces["campaign 1 dismissed by the app"])
        #expect(dismissed.events(from: .app).map(\.name) == ["messageDismiss"])
        #expect(dismissed.events(from: .delegate).last?.name == "onDismiss")
        for (name, trace) in report.traces where name.contains("tap on the link") {
            #expect(trace.events(from: .delegate).contains { $0.name == "onDismiss" }, "\(trace)")
        }
    }
}
