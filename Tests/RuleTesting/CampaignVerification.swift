package import InAppContracts
import Testing

extension ShapeContract {
    /// Verifies that a campaign of the app is closed, clicked and dismissed, where each of these ends in `onDismiss`.
    package static func verifiesCampaign(_ make: () -> Delegate) throws -> DelegateReport {
        let report = verify(campaigns: [kit.campaigns.sale], only: [], gateLimit: 5, make)
        #expect(report.isSuccess, "\(report.details)")
        #expect(report.interruptions.isEmpty, "\(report.details)")
        #expect(report.traces.count == 4)
        let dismissed = try #require(report.traces["campaign 1 dismissed by the app"])
        #expect(dismissed.events(from: .app).map(\.name) == ["messageDismiss"])
        #expect(dismissed.events(from: .delegate).last?.name == "onDismiss")
        return report
    }

    /// The same where a tap on a link dismisses, too.
    package static func verifiesCampaignOfLinks(_ make: () -> Delegate) throws {
        for (name, trace) in try verifiesCampaign(make).traces where name.contains("tap on the link") {
            #expect(trace.events(from: .delegate).contains { $0.name == "onDismiss" }, "\(trace)")
        }
    }
}
