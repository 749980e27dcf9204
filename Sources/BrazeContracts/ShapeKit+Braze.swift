import BrazeBridge
import BrazeModel
import Foundation
import HeadlessStage
import InAppCompat
public import InAppContracts

extension ShapeKit {
    /// Braze: all that there is to say of the shape.
    public static let braze = ShapeKit(
        title: "Braze Swift SDK (18.2)", capabilities: .braze, driver: BrazeDriver.self,
        adopt: { recorder, script in
            AdoptedBrazeDelegate(RecordingBrazeDelegate(recorder, script: script, as: .adopted))
        },
        adoptionLimits: [
            .needs(.shouldPerform, .didLoad, .builtInResolution, for: "BZ-080", "BZ-088"),
            .bridged(
                "BZ-019", because: "The engine asks about a message that was parked unasked (INV-1)."),
            .bridged(
                "BZ-026", "BZ-032",
                because: "The engine remembers the answer when a message is presented again (INV-1)."),
            .bridged(
                "BZ-070", because: "The engine absorbs a didPresent that comes after willDismiss (INV-2)."),
            .bridged("BZ-133", because: "The engine tells of one willDismiss a display (INV-2)."),
        ],
        rules: BrazeRules.all.promising(BrazePromises.all).alsoInRealTime(BrazeRealTimeChecks.all)
            .concerning(promises: BrazePromises.toDelegates, sdkAlone: BrazePromises.sdkAlone),
        scenarios: BrazeScenarios.all.merging(BrazeScenarios.realTime) { $1 },
        delegateScenarios: BrazeScenarios.forDelegates,
        requirements: [
            DelegateRequirements(
                shape: .braze, protocolName: "BrazeInAppMessageUIDelegate",
                methods: [
                    "inAppMessage(_:displayChoiceForMessage:)", "inAppMessage(_:prepareWith:)",
                    "inAppMessage(_:willPresent:view:)", "inAppMessage(_:didPresent:view:)",
                    "inAppMessage(_:willDismiss:view:)", "inAppMessage(_:didDismiss:view:)",
                    "inAppMessage(_:shouldProcess:buttonId:message:view:)",
                ]),
            DelegateRequirements(
                shape: .braze, protocolName: "BrazeDelegate",
                methods: [
                    "braze(_:shouldOpenURL:)", "braze(_:willPresentModalWithContext:)",
                    "braze(_:noMatchingTriggerForEvent:)",
                ]),
            DelegateRequirements(
                shape: .braze, protocolName: "BrazeInAppMessagePresenter",
                methods: ["present(message:)", "dismiss(reason:)"]),
        ],
        payloadKeys: BrazePayloadKeys.all, port: BrazePort.self,
        campaigns: StandardCampaigns(
            news: Array(BundledCampaigns.news.utf8), sale: Array(BundledCampaigns.sale.utf8),
            coupon: Array(BundledCampaigns.coupon.utf8),
            clickOnSale: .button("1"), clickOnCoupon: .button("0")),
        stories: BrazeStories.room)
}
