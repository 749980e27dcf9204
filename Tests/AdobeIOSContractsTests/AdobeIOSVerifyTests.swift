import AdobeIOSContracts
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import Testing

#if canImport(AEPMessaging)
    import AEPMessaging
    import AEPServices
#else
    import AdobeIOSModel
#endif

/// An Adobe delegate whose gate does what a test says.
private final class GateDouble: MessagingDelegate {
    private let gate: @Sendable () -> Bool

    init(_ gate: @escaping @Sendable () -> Bool = { true }) { self.gate = gate }

    func shouldShowMessage(message: any Showable) -> Bool { gate() }
    func onShow(message: any Showable) {}
    func onDismiss(message: any Showable) {}
    func urlLoaded(_ url: URL, byMessage message: any Showable) {}
}

/// Verifying where the main thread is free, and with campaigns of the app's own.
@Suite("Adobe delegates for iOS, verified") @MainActor struct AdobeIOSVerifyTests {
    private let few: Set = ["dismissed", "plain-link", "held-shown-later"]

    @Test("AI-040 A gate that waits for the main thread answers as any other where that is free")
    func waitsForMain() async {
        let atOnce = AdobeIOSContract.verify(only: few, gateLimit: 300) { GateDouble() }
        let report = await AdobeIOSContract.verifyOffMainThread(only: few, gateLimit: 300, patience: 60) {
            GateDouble { DispatchQueue.main.sync { true } }
        }
        #expect(report.isSuccess, "\(report.details)")
        #expect(Set(report.traces.keys) == few)
        #expect(report.traces == atOnce.traces)
        #expect(report.interruptions == atOnce.interruptions)
    }

    @Test("AI-040 Where verifying keeps the main thread, the report says how to free it")
    func hint() {
        let report = AdobeIOSContract.verify(only: few, gateLimit: 300, patience: 0.2) {
            GateDouble { DispatchQueue.main.sync { true } }
        }
        #expect(report.findings.map(\.kind) == [.blocked])
        #expect(report.description.contains("verifyOffMainThread"))
    }

    @Test("AI-040 A gate that does not return is blocked wherever it is asked, and nothing hangs")
    func blocks() async {
        let latch = DispatchSemaphore(value: 0)
        let report = await AdobeIOSContract.verifyOffMainThread(only: few, gateLimit: 300, patience: 0.2) {
            GateDouble { latch.wait(timeout: .now() + 120) == .success }
        }
        #expect(report.findings.map(\.kind) == [.blocked])
        #expect(report.traces.count == 1 && report.interruptions.count == 2)
        #expect(!report.description.contains("verifyOffMainThread"))
        for _ in 0..<100 { latch.signal() }
    }

    @Test("AI-040 Campaigns, scenarios and steps of the app are played where the main thread is free, too")
    func ownOffMainThread() async throws {
        let campaign = ShapeKit.adobeIOS.campaigns.sale
        let atOnce = AdobeIOSContract.verify(campaigns: [campaign], only: [], gateLimit: 300) { GateDouble() }
        let report = await AdobeIOSContract.verifyOffMainThread(
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
        let report = AdobeIOSContract.verify(
            campaigns: [ShapeKit.adobeIOS.campaigns.sale], only: [], gateLimit: 5
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
