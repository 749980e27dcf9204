import GongBridge
public import GongModel
import InAppCompat
@_exported public import InAppContracts

extension ShapeKit {
    /// The complete description of the shape Gong. It has no `StoryRoom`: most stories begin with a question, which Gong
    /// never asks.
    public static let gong = ShapeKit(
        title: "Gong (a vendor that does not exist)", capabilities: .gong, driver: GongDriver.self,
        adopt: { recorder, _ in AdoptedGongListener(RecordingGongListener(recorder, as: .adopted)) },
        adoptionLimits: [
            .bridged(
                "GN-002", "GN-004", "GN-005", "GN-009", "GN-010",
                because: "An adopted listener is notified by a bridge, which the SDK calls.")
        ],
        rules: GongRules.all, scenarios: GongScenarios.all,
        requirements: [
            DelegateRequirements(
                shape: .gong, protocolName: "GongListener",
                methods: ["gongDidShow(_:)", "gongDidClick(_:of:)", "gongDidClose(_:)"])
        ],
        port: GongPort.self,
        campaigns: StandardCampaigns(
            news: Array(GongCampaigns.news.utf8), sale: Array(GongCampaigns.sale.utf8),
            coupon: Array(GongCampaigns.coupon.utf8), clickOnSale: .button("go"), clickOnCoupon: .button("go")
        ))
}

/// The contract of Gong's listener, for an app's own tests. Main actor: scenarios are played there.
@MainActor public enum GongContract {
    /// Drives new listeners through the standard scenarios and checks their traces against the rules.
    /// - Parameter make: makes a listener; called once per scenario, on its stage.
    public static func verify(_ make: () -> any GongListener) -> DelegateReport {
        DelegateContract(.gong).report(unchecked: make)
    }
}
