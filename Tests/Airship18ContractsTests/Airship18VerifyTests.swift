import Airship18Contracts
import Airship18Model
import Foundation
import InAppCompat
import InAppContracts
import Testing

/// Verification with the app's own campaigns.
@Suite("Verification of Airship 18 delegates", .timeLimit(.minutes(20))) @MainActor
struct Airship18VerifyTests {
    private final class Listener: InAppMessageDisplayDelegate {
        func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool { true }
        func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {}
        func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {}
    }

    @Test("A campaign of the app's own is closed and clicked")
    func campaign() throws {
        let report = Airship18Contract.verify(
            campaigns: [ShapeKit.airship18.campaigns.sale], only: [], gateLimit: 5
        ) { Listener() }
        #expect(report.isSuccess, "\(report.details)")
        #expect(report.interruptions.isEmpty, "\(report.details)")
        let clicked = try #require(report.traces["campaign 1 tap on button 1"])
        #expect(clicked.events(from: .delegate).map(\.name).contains("messageFinishedDisplaying"))
    }
}
