import AdobeIOSContracts
import Airship17Bridge
import Airship17Contracts
import Airship18Bridge
import Airship18Contracts
import Airship18Model
import BrazeBridge
import BrazeContracts
import BrazeModel
import InAppContracts
import OldDelegates
import Testing

/// What `verify(under:)` says to somebody who is about to change the vendor.
@MainActor @Suite(.timeLimit(.minutes(20))) struct ChangeReportTests {
    /// Says yes to everything.
    private final class Plain: BrazeInAppMessageUIDelegate {}

    @Test("A delegate of Braze's is told in one screen what Airship changes for it")
    func brazeUnderAirship() throws {
        let report = try BrazeContract.verify(under: .airship17) { Plain() }
        #expect(report.delegate == .braze && report.host == .airship17 && report.storyCount > 25)
        #expect(!report.isUnchanged)
        let lines = report.description.split(separator: "\n")
        #expect(lines.count <= 50 && lines.allSatisfy { $0.count <= 80 })
        // The app cannot take Airship's own views away, so that nothing leaves (AS-005).
        let never = report.changes.filter { $0.kind == .never }
        #expect(never.contains { $0.callback == "didDismiss" && $0.stories.contains("app-dismisses") })
        // The pause between two messages (AS-030).
        #expect(report.changes.contains { $0.kind == .later })
        #expect(report.description.contains("because airship17 lacks:"))
        #expect(report.description.contains("dismissBuiltIn: Nothing makes the SDK's own views go away"))
    }

    /// Finds every message ready.
    private final class Ready: InAppMessageDisplayDelegate {
        func isMessageReadyToDisplay(_ message: Airship18Model.InAppMessage, scheduleID: String) -> Bool {
            true
        }
        func messageWillDisplay(_ message: Airship18Model.InAppMessage, scheduleID: String) {}
        func messageFinishedDisplaying(_ message: Airship18Model.InAppMessage, scheduleID: String) {}
    }

    @Test("A delegate of Airship 18 is told what Braze changes for it, and that its own SDK changes nothing")
    func airship18() throws {
        let report = try Airship18Contract.verify(under: .braze) { Ready() }
        #expect(report.delegate == .airship18 && report.host == .braze && report.storyCount > 25)
        // Braze parks what comes while another message is up, and its app has to show it (BZ-016).
        let never = report.changes.filter { $0.kind == .never }
        #expect(
            never.contains {
                $0.callback == "messageWillDisplay" && $0.stories.contains("second-while-first-is-up")
            })
        #expect(try Airship18Contract.verify(under: .airship18) { Ready() }.isUnchanged)
    }

    @Test("Under its own SDK nothing changes")
    func own() throws {
        let report = try BrazeContract.verify(under: .braze) { Plain() }
        #expect(report.isUnchanged && report.lost.isEmpty)
        #expect(report.description.hasSuffix("stories: nothing changes."))
    }

    @Test("A delegate that gates by itself is asked as by its own SDK")
    func ownAnswers() throws {
        let report = try AdobeIOSContract.verify(under: .braze) { OldAdobeDelegate() }
        let gate = report.changes.filter { $0.callback == "shouldShowMessage" }
        #expect(!gate.contains { $0.stories.contains("closed") || $0.stories.contains("held-twice") })
    }
}
