import AdobeAndroid3Bridge
import AdobeAndroid3Model
import AdobeRecords
import Foundation
import HeadlessStage
import InAppCompat
public import InAppContracts

extension ShapeKit {
    /// Adobe for Android 3.x: all that there is to say of the shape.
    public static let adobeAndroid3 = ShapeKit(
        title: "Adobe for Android 3.x (core 3.8, Messaging 3.10)", capabilities: .adobeAndroid3,
        driver: AdobeAndroid3Driver.self,
        adopt: { recorder, script in
            AdoptedAdobeAndroid3Delegate(
                RecordingAdobeAndroid3Delegate(
                    recorder, script: script, presentables: AdobeAndroid3Presentables(on: recorder.stage),
                    as: .adopted))
        },
        adoptionLimits: [.needs(.shouldPerform, .didLoad, .builtInResolution, for: "A3-080")],
        rules: AdobeAndroid3Rules.all.promising(AdobeAndroid3Promises.all).alsoInRealTime(
            AdobeAndroid3RealTimeChecks.all
        )
        .concerning(promises: AdobeAndroid3Promises.toDelegates, sdkAlone: AdobeAndroid3Promises.sdkAlone),
        scenarios: AdobeAndroid3Scenarios.all.merging(AdobeAndroid3Scenarios.realTime) { $1 },
        requirements: [
            DelegateRequirements(
                shape: .adobeAndroid3, protocolName: "PresentationDelegate",
                methods: [
                    "canShow(_:)", "onShow(_:)", "onHide(_:)", "onDismiss(_:)", "onContentLoaded(_:_:)",
                ])
        ],
        payloadKeys: AdobeAndroid3PayloadKeys.all, port: AdobeAndroid3Port.self,
        campaigns: StandardCampaigns(
            news: Array(BundledCampaigns.news.utf8),
            sale: Array(BundledCampaigns.sale.utf8),
            coupon: Array(BundledCampaigns.coupon.utf8),
            clickOnSale: .link(AdobeLinks.cart), clickOnCoupon: .link(AdobeLinks.shop)),
        stories: AdobeAndroid3Stories.room)
}
