import Foundation
package import InAppContracts
import Testing

/// The verification of a delegate whose gate is asked on a background thread, whatever the shape: the shape's
/// tests provide the delegate.
@MainActor package struct GateVerification<Contract: BackgroundGateContract> {
    /// Makes a delegate with a gate.
    package typealias Maker = (@escaping @Sendable () -> Bool) -> Contract.Delegate

    private let make: Maker
    private let few: Set = ["dismissed", "plain-link", "held-shown-later"]

    /// Describes the delegates of a contract.
    package init(_ contract: Contract.Type, _ make: @escaping Maker) {
        self.make = make
    }

    /// A delegate that accepts every message.
    private func plain() -> Contract.Delegate { make { true } }

    /// A delegate whose gate waits for the main thread.
    private func waiting() -> Contract.Delegate { make { DispatchQueue.main.sync { true } } }

    /// A gate that waits for the main thread answers like any other if that is free.
    package func waitsForMain() async {
        // The gate's thread is waited for, however busy the machine is.
        let atOnce = Contract.verify(only: few, gateLimit: 300, patience: 60) { plain() }
        #expect(atOnce.isSuccess, "\(atOnce.details)")
        let report = await Contract.verifyOffMainThread(only: few, gateLimit: 300, patience: 60) {
            waiting()
        }
        #expect(report.isSuccess, "\(report.details)")
        #expect(Set(report.traces.keys) == few)
        #expect(report.traces == atOnce.traces)
        #expect(report.interruptions == atOnce.interruptions)
    }

    /// If the verification blocks the main thread, the report says how to free it.
    package func hint() {
        let report = Contract.verify(only: few, gateLimit: 300, patience: 0.2) { waiting() }
        #expect(report.findings.map(\.kind) == [.blocked])
        #expect(report.description.contains("verifyOffMainThread"))
    }

    /// A gate that does not return is reported as blocked wherever it is asked, and nothing hangs.
    package func blocks() async {
        let latch = DispatchSemaphore(value: 0)
        let report = await Contract.verifyOffMainThread(only: few, gateLimit: 300, patience: 0.2) {
            make { latch.wait(timeout: .now() + 120) == .success }
        }
        #expect(report.findings.map(\.kind) == [.blocked])
        #expect(report.traces.count == 1 && report.interruptions.count == 2)
        #expect(!report.description.contains("verifyOffMainThread"))
        for _ in 0..<100 { latch.signal() }
    }

    /// The app's campaigns, scenarios and steps are also played where the main thread is free.
    package func ownOffMainThread() async {
        let campaign = Contract.kit.campaigns.sale
        let atOnce = Contract.verify(campaigns: [campaign], only: [], gateLimit: 300, patience: 60) {
            plain()
        }
        #expect(atOnce.isSuccess, "\(atOnce.details)")
        let report = await Contract.verifyOffMainThread(
            campaigns: [campaign], only: [], gateLimit: 300, patience: 60
        ) { waiting() }
        #expect(report.isSuccess, "\(report.details)")
        #expect(report.traces == atOnce.traces && report.traces.count == 4)
        #expect(report.interruptions.isEmpty)
    }
}
