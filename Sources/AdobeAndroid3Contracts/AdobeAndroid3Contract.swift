public import AdobeAndroid3Bridge
public import AdobeAndroid3Model
import AdobeRecords
public import Foundation
import HeadlessStage
public import InAppCompat
public import InAppContracts

/// The contract of Adobe's delegate for Android 3, for an app's own tests and debug builds.
///
/// ```swift
/// let report = AdobeAndroid3Contract.verify { MyDelegate() }
/// #expect(report.isSuccess, "\(report)")
/// print(try AdobeAndroid3Contract.verify(under: .braze) { MyPresentationDelegate() })
/// ```
/// The delegates are also called for alerts and floating buttons (A3-005): one that treats everything as an in-app
/// message ends the test.
///
/// Main actor: scenarios are played there, and Adobe calls the delegate on the main thread.
@MainActor public enum AdobeAndroid3Contract: ShapeContract {
    /// Adobe's delegate.
    public typealias Delegate = any PresentationDelegate

    /// Adobe for Android 3.
    public static var kit: ShapeKit { .adobeAndroid3 }

    public static var habits: DelegateContract.Habits { .adobeAndroid3 }

    public static func verified(
        _ delegate: any PresentationDelegate, gateLimit: TimeInterval, patience: TimeInterval,
        report: @escaping DelegateFindingSink
    ) -> any CheckedDelegate {
        CheckedAdobeAndroid3Delegate(delegate, gateLimit: gateLimit, patience: patience, report: report)
    }

    /// Wraps a delegate in a check, for a debug build of a real app. The SDK retains the result, and that retains the
    /// delegate, as the SDK would (A3-001).
    /// - Parameter report: called with each finding: on the main thread, or, for a callback that blocks it, on
    ///   another one.
    public static func checked(
        _ delegate: any PresentationDelegate, report: @escaping DelegateFindingSink
    ) -> CheckedAdobeAndroid3Delegate {
        CheckedAdobeAndroid3Delegate(delegate, report: report)
    }
}

extension ShapeKit {
    /// Adobe for Android 3.x: the complete description of the shape.
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
                ],
                rules: ["A3-012", "A3-021", "A3-021", "A3-021", "A3-012"],
                optionals: ["onContentLoaded(_:_:)": [1]]
            ).declared(
                DelegateRequirements.Forms(
                    results: ["canShow(_:)"],
                    otherNames: [
                        "shouldShowMessage": "canShow(_:)", "urlLoaded": "onContentLoaded(_:_:)",
                    ]))
        ],
        payloadKeys: AdobeAndroid3PayloadKeys.all, port: AdobeAndroid3Port.self,
        campaigns: StandardCampaigns(
            news: Array(BundledCampaigns.news.utf8),
            sale: Array(BundledCampaigns.sale.utf8),
            coupon: Array(BundledCampaigns.coupon.utf8),
            clickOnSale: .link(AdobeLinks.cart), clickOnCoupon: .link(AdobeLinks.shop)),
        stories: AdobeAndroid3Stories.room,
        writer: PayloadWriter(pageCalls: AdobeCampaignWriter.pageCalls) { content, id in
            try AdobeCampaignWriter.ruleset(
                content, html: AdobeAndroid3Port.page.html(content), id: id, colorMark: "#")
        }.operating { AdobeCampaignWriter.gesture($0, $1, on: AdobeAndroid3Port.page) }
    ).with(ledger: .adobeAndroid3).with(linkHook: .adobeAndroid3).with(proof: .virtualMachine)
}
