import Airship17Bridge
import Airship17Model
import Foundation
import HeadlessStage
import InAppCompat
public import InAppContracts

extension ShapeKit {
    /// Airship for iOS, 13 to 17: all that there is to say of the shape.
    public static let airship17 = ShapeKit(
        title: "Airship for iOS (13 to 17)", capabilities: .airship17, driver: Airship17Driver.self,
        adopt: { recorder, script in
            AdoptedAirship17Delegate(RecordingAirship17Delegate(.of(recorder), script: script, as: .adopted))
        },
        adoptionLimits: [
            .needs(.gateBeforeAppShow, for: "AS-010", "AS-015"),
            .bridged(
                "AS-012",
                because:
                    "In Swift a delegate cannot give no message, so only the model's own SDK asks for that."),
            .bridged(
                "AS-015",
                because:
                    "A delegate that takes the bridge's place in the SDK is the app's own, and not adopted."),
            .bridged(
                "AS-033",
                because:
                    "The SDK gives nobody its default coordinator, so the bridge has one of the same class, which "
                    + "knows the interval as the manager reads it back, and is the scene manager's delegate itself."
            ),
            .bridged(
                "AS-044",
                because: "The bridge has let go of a message when its adapter reports again (INV-8)."),
            .bridged(
                "AS-051",
                because: "The SDK's delegate is the bridge, which stays when the app lets go of its own."),
        ],
        rules: Airship17Rules.all.promising(Airship17Promises.all).alsoInRealTime(
            Airship17RealTimeChecks.all
        ).concerning(promises: Airship17Promises.toDelegates, sdkAlone: Airship17Promises.sdkAlone),
        scenarios: Airship17Scenarios.all.merging(Airship17Scenarios.realTime) { $1 },
        requirements: [
            DelegateRequirements(
                shape: .airship17, protocolName: "InAppMessagingDelegate",
                methods: [
                    "displayCoordinator(for:)", "extend(_:)", "isMessageReady(forDisplay:)",
                    "messageWillBeDisplayed(_:scheduleID:)",
                    "messageFinishedDisplaying(_:scheduleID:resolution:)",
                ]),
            DelegateRequirements(
                shape: .airship17, protocolName: "InAppMessageDisplayCoordinator",
                methods: ["didBeginDisplaying(_:)", "didFinishDisplaying(_:)"]),
            DelegateRequirements(
                shape: .airship17, protocolName: "InAppMessageAdapterProtocol",
                methods: [
                    "adapter(for:)", "prepare(with:completionHandler:)", "prepare(with:)",
                    "isReadyToDisplay()", "display(_:)", "display()",
                ]),
            DelegateRequirements(
                shape: .airship17, protocolName: "InAppMessageSceneDelegate",
                methods: ["scene(for:defaultScene:)"]),
            DelegateRequirements(
                shape: .airship17, protocolName: "InAppMessageCachePolicyDelegate",
                methods: ["shouldCache(onSchedule:)", "shouldPersistCache(afterDisplay:)"]),
            DelegateRequirements(
                shape: .airship17, protocolName: "InAppMessagePrepareAssetsDelegate",
                methods: [
                    "onSchedule(_:assets:completionHandler:)", "onPrepare(_:assets:completionHandler:)",
                ]),
        ],
        payloadKeys: Airship17PayloadKeys.all, port: Airship17Port.self,
        campaigns: StandardCampaigns(
            news: Array(BundledCampaigns.news.utf8), sale: Array(BundledCampaigns.sale.utf8),
            coupon: Array(BundledCampaigns.coupon.utf8),
            clickOnSale: .button("1"), clickOnCoupon: .button("0")),
        stories: Airship17Stories.room)
}
