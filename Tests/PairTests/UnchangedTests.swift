import AdobeIOSContracts
import BrazeBridge
import Testing

@testable import InAppContracts

/// When a report says that nothing changes.
@Suite("A report without played stories", .timeLimit(.minutes(20))) struct UnchangedTests {
    private func report(_ stories: Int, _ omissions: [ChangeReport.Omission] = []) -> ChangeReport {
        ChangeReport(
            delegate: .braze, host: .adobeIOS, changes: [], pageCalls: [], omissions: omissions,
            storyCount: stories, comparisons: [])
    }

    @Test("KIT-10 a report is unchanged only if at least one story was played, and none is left out")
    func played() {
        #expect(!report(0).isUnchanged && report(1).isUnchanged && report(2).isUnchanged)
        let omission = ChangeReport.Omission(story: "one", reason: "It cannot be read.")
        #expect(!report(1, [omission]).isUnchanged)
    }
}
