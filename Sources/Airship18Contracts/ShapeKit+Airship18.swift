import Airship18Bridge
import Airship18Model
import Foundation
import HeadlessStage
import InAppCompat
public import InAppContracts

extension ShapeKit {
    /// Airship for iOS, 18 to 20: all that there is to say of the shape.
    public static let airship18 = ShapeKit(
        title: "Airship for iOS (18 to 20)", capabilities: .airship18Pages, driver: Airship18Driver.self,
        adopt: { recorder, script in
            AdoptedAirship18Delegate(RecordingAirship18Delegate(recorder, script: script, as: .adopted))
        },
        adoptionLimits: [
            .bridged(
                "AM-002",
                because:
                    "The closure is the app's own beside the bridge, and decides together with the adopted delegate."
            ),
            .bridged(
                "AM-032", "AM-069",
                because:
                    "The SDK's delegate is the bridge, which stays when the app replaces or loses its own."),
        ],
        rules: Airship18Rules.all.promising(Airship18Promises.all).alsoInRealTime(
            Airship18RealTimeChecks.all
        ).concerning(promises: Airship18Promises.toDelegates, sdkAlone: Airship18Promises.sdkAlone),
        scenarios: Airship18Scenarios.all.merging(Airship18Scenarios.realTime) { $1 },
        requirements: [
            DelegateRequirements(
                shape: .airship18, protocolName: "InAppMessageDisplayDelegate",
                methods: [
                    "isMessageReadyToDisplay(_:scheduleID:)", "messageWillDisplay(_:scheduleID:)",
                    "messageFinishedDisplaying(_:scheduleID:)",
                ]),
            DelegateRequirements(
                shape: .airship18, protocolName: "CustomDisplayAdapter",
                methods: ["waitForReady()", "display(scene:)"]),
            DelegateRequirements(
                shape: .airship18, protocolName: "InAppMessageSceneDelegate", methods: ["sceneForMessage(_:)"]
            ),
        ],
        payloadKeys: Airship18PayloadKeys.all, port: Airship18Port.self,
        campaigns: StandardCampaigns(
            news: Array(BundledCampaigns.news.utf8), sale: Array(BundledCampaigns.sale.utf8),
            coupon: Array(BundledCampaigns.coupon.utf8),
            clickOnSale: .button("1"), clickOnCoupon: .button("0")),
        stories: Airship18Stories.room)
}
