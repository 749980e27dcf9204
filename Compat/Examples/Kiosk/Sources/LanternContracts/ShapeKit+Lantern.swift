import InAppCompat
@_exported public import InAppContracts
import LanternBridge
public import LanternModel

extension ShapeKit {
    /// The complete description of the shape Lantern.
    public static let lantern = ShapeKit(
        title: "Lantern (a vendor that does not exist)", capabilities: .lantern, driver: LanternDriver.self,
        adopt: { AdoptedLanternDelegate(RecordingLanternDelegate($0, $1, as: .adopted)) },
        adoptionLimits: [
            .bridged(
                "LN-005", "LN-006", "LN-007", "LN-008",
                because: "An adopted delegate is asked after a veto has told Lantern to wait.")
        ],
        rules: LanternRules.all.concerning(
            promises: LanternPromises.toDelegates, sdkAlone: LanternPromises.sdkAlone),
        scenarios: LanternScenarios.all,
        requirements: [
            DelegateRequirements(
                shape: .lantern, protocolName: "LanternDelegate",
                methods: ["lanternVetoes(_:)", "lanternDidPresent(_:)", "lanternDidDismiss(_:reason:)"])
        ],
        port: LanternPort.self,
        campaigns: StandardCampaigns(
            news: Array(LanternCampaigns.news.utf8), sale: Array(LanternCampaigns.sale.utf8),
            coupon: Array(LanternCampaigns.coupon.utf8), clickOnSale: .button("go"),
            clickOnCoupon: .button("go")),
        stories: LanternStories.room)
}

/// The contract of Lantern's delegate, for an app's own tests. Main actor: scenarios are played there.
@MainActor public enum LanternContract {
    /// Drives new delegates through the standard scenarios and checks their traces against the rules.
    /// - Parameter make: makes a delegate; called once per scenario, on its stage.
    public static func verify(_ make: () -> any LanternDelegate) -> DelegateReport {
        DelegateContract(.lantern).report(unchecked: make)
    }
}
