import Airship17Contracts
import Airship17Model
import Foundation
import InAppCompat
import InAppContracts
import Testing

/// Verification with the app's own campaigns.
@Suite("Airship delegates, verified", .timeLimit(.minutes(20))) @MainActor struct Airship17VerifyTests {
    private final class Listener: NSObject, InAppMessagingDelegate {}

    @Test("A campaign of the app's own is closed and clicked")
    func campaign() throws {
        let report = Airship17Contract.verify(
            campaigns: [ShapeKit.airship17.campaigns.sale], only: [], gateLimit: 5
        ) { Listener() }
        #expect(report.isSuccess, "\(report.details)")
        #expect(report.interruptions.isEmpty, "\(report.details)")
        let clicked = try #require(report.traces["campaign 1 tap on button 1"])
        #expect(clicked.events(from: .delegate).map(\.name).contains("messageFinishedDisplaying"))
    }
}
