import AdobeIOSContracts
import Foundation
import ModelTesting
import RuleTesting
import Testing

#if canImport(AEPMessaging)
    import AEPMessaging
    import AEPServices
#else
    import AdobeIOSModel
#endif

/// An Adobe delegate whose gate runs a test's closure.
private final class GateDouble: MessagingDelegate {
    private let gate: @Sendable () -> Bool

    init(_ gate: @escaping @Sendable () -> Bool = { true }) { self.gate = gate }

    func shouldShowMessage(message: any Showable) -> Bool { gate() }
    func onShow(message: any Showable) {}
    func onDismiss(message: any Showable) {}
    func urlLoaded(_ url: URL, byMessage message: any Showable) {}
}

/// Verification where the main thread is free, and with the app's own campaigns.
@Suite("Adobe delegates for iOS, verified", .realTime, .timeLimit(.minutes(20))) @MainActor
struct AdobeIOSVerifyTests {
    private let gate = GateVerification(AdobeIOSContract.self) { GateDouble($0) }

    @Test("AI-040 A gate that waits for the main thread answers like any other if that thread is free")
    func waitsForMain() async { await gate.waitsForMain() }

    @Test("AI-040 If verification occupies the main thread, the report says how to free it")
    func hint() { gate.hint() }

    @Test("AI-040 A gate that does not return is reported as blocked wherever it is asked, and nothing hangs")
    func blocks() async { await gate.blocks() }

    @Test("AI-040 Campaigns, scenarios and steps of the app are also played with the main thread free")
    func ownOffMainThread() async { await gate.ownOffMainThread() }

    @Test("A campaign of the app's own is closed, clicked and dismissed")
    func campaign() throws {
        try AdobeIOSContract.verifiesCampaignOfLinks { GateDouble() }
    }
}
