import AdobeAndroid2Contracts
import AdobeAndroid2Model
import Foundation
import ModelTesting
import RuleTesting
import Testing

/// An Adobe delegate whose gate runs a test's closure.
private final class GateDouble: MessagingDelegate {
    private let gate: @Sendable () -> Bool

    init(_ gate: @escaping @Sendable () -> Bool = { true }) { self.gate = gate }

    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool { gate() }
}

/// Verification where the main thread is free, and with the app's own campaigns.
@Suite("Adobe delegates for Android 2, verified", .realTime, .timeLimit(.minutes(20))) @MainActor
struct AdobeAndroid2VerifyTests {
    private let gate = GateVerification(AdobeAndroid2Contract.self) { GateDouble($0) }

    @Test("A2-036 A gate that waits for the main thread answers like any other if that thread is free")
    func waitsForMain() async { await gate.waitsForMain() }

    @Test("A2-036 If verifying blocks the main thread, the report says how to free it")
    func hint() { gate.hint() }

    @Test("A2-036 A gate that does not return is blocked wherever it is asked, and nothing hangs")
    func blocks() async { await gate.blocks() }

    @Test("A2-036 Campaigns, scenarios and steps of the app are also played if the main thread is free")
    func ownOffMainThread() async { await gate.ownOffMainThread() }

    @Test("A campaign of the app's own is closed, clicked and dismissed")
    func campaign() throws {
        try AdobeAndroid2Contract.verifiesCampaignOfLinks { GateDouble() }
    }
}
