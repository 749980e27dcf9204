public import AdobeAndroid2Bridge
public import AdobeAndroid2Model
import AdobeRecords
public import Foundation
import HeadlessStage
public import InAppCompat
public import InAppContracts

/// The contract of Adobe's delegate for Android 2, for an app's own tests and debug builds. Its gate may wait for the
/// main thread (A2-036): `verifyOffMainThread` keeps it free.
///
/// ```swift
/// let report = AdobeAndroid2Contract.verify { MyDelegate() }
/// #expect(report.isSuccess, "\(report)")
/// print(try AdobeAndroid2Contract.verify(under: .adobeAndroid3) { MyMessagingDelegate() })
/// ```
/// Main actor: scenarios are played there; the delegate is called on the threads that Adobe uses.
@MainActor public enum AdobeAndroid2Contract: BackgroundGateContract {
    /// Adobe's delegate.
    public typealias Delegate = any MessagingDelegate

    /// Adobe for Android 2.
    public static var kit: ShapeKit { .adobeAndroid2 }

    public static var habits: DelegateContract.Habits { .adobeAndroid2 }

    /// The check of `verify`. Scenarios dismiss messages that are not displayed, on purpose (A2-052): that is no
    /// finding.
    public static func verified(
        _ delegate: any MessagingDelegate, gateLimit: TimeInterval, patience: TimeInterval,
        report: @escaping DelegateFindingSink
    ) -> any CheckedDelegate {
        CheckedAdobeAndroid2Delegate(
            delegate, gateLimit: gateLimit, findsStrayDismissals: false, stopsEndlessShows: true,
            report: report)
    }

    /// Wraps a delegate in a check, for a debug build of a real app. The SDK retains the result, and that retains the
    /// delegate, as the SDK would (A2-001).
    /// - Parameter report: called with each finding, on the thread of the callback.
    public static func checked(
        _ delegate: any MessagingDelegate, report: @escaping DelegateFindingSink
    ) -> CheckedAdobeAndroid2Delegate {
        CheckedAdobeAndroid2Delegate(delegate, report: report)
    }
}

extension ShapeKit {
    /// Adobe for Android 2: the complete description of the shape.
    public static let adobeAndroid2 = ShapeKit(
        title: "Adobe for Android 2 (core 2.6.4, Messaging 2.2.1)", capabilities: .adobeAndroid2,
        driver: AdobeAndroid2Driver.self,
        adopt: { recorder, script in
            AdoptedAdobeAndroid2Delegate(
                RecordingAdobeAndroid2Delegate(recorder, script: script, as: .adopted))
        },
        adoptionLimits: [
            .needs(.shouldPerform, .didLoad, .builtInResolution, for: "A2-072"),
            .bridged(
                "A2-002",
                because: "A delegate that replaces the bridge in the SDK is called by the SDK itself."),
            .bridged(
                "A2-004", "A2-031", "A2-033", "A2-034", "A2-039", "A2-051", "A2-056", "A2-072",
                because:
                    "A bridge lets the messages of other extensions through without offering them to a handler."
            ),
            .bridged(
                "A2-041",
                because:
                    "Adobe calls no callback when a message disappears with its activity, so the next "
                    + "message waits until the engine detects that."),
        ],
        rules: AdobeAndroid2Rules.all.promising(AdobeAndroid2Promises.all).alsoInRealTime(
            AdobeAndroid2RealTimeChecks.all
        )
        .concerning(promises: AdobeAndroid2Promises.toDelegates, sdkAlone: AdobeAndroid2Promises.sdkAlone),
        scenarios: AdobeAndroid2Scenarios.all.merging(AdobeAndroid2Scenarios.realTime) { $1 },
        requirements: [
            DelegateRequirements(
                shape: .adobeAndroid2, protocolName: "MessagingDelegate",
                methods: ["shouldShowMessage(_:)", "onShow(_:)", "onDismiss(_:)", "urlLoaded(_:_:)"],
                rules: ["A2-032", "A2-034", "A2-051", "A2-072"], optionals: [:]
            ).declared(
                DelegateRequirements.Forms(
                    results: ["shouldShowMessage(_:)"],
                    otherNames: ["canShow": "shouldShowMessage(_:)", "onContentLoaded": "urlLoaded(_:_:)"]))
        ],
        payloadKeys: AdobeAndroid2PayloadKeys.all, port: AdobeAndroid2Port.self,
        campaigns: StandardCampaigns(
            news: Array(BundledCampaigns.news.utf8),
            sale: Array(BundledCampaigns.sale.utf8),
            coupon: Array(BundledCampaigns.coupon.utf8),
            clickOnSale: .link(AdobeLinks.cart), clickOnCoupon: .link(AdobeLinks.shop)),
        stories: AdobeAndroid2Stories.room,
        writer: PayloadWriter(pageCalls: AdobeCampaignWriter.pageCalls) { content, id in
            try AdobeCampaignWriter.text(content, html: AdobeAndroid2Port.page.html(content), id: id)
        }.operating { AdobeCampaignWriter.gesture($0, $1, on: AdobeAndroid2Port.page) }
    ).with(ledger: .adobeAndroid2).with(linkHook: .adobeAndroid2).with(proof: .virtualMachine)
}
