public import AdobeIOSBridge
public import AdobeIOSModel
import AdobeRecords
public import Foundation
import HeadlessStage
public import InAppCompat
public import InAppContracts

/// The contract of Adobe's delegate for iOS, for an app's own tests and debug builds. Its gate may wait for the main
/// thread (AI-040): `verifyOffMainThread` keeps it free.
///
/// ```swift
/// let report = AdobeIOSContract.verify { MyDelegate() }
/// #expect(report.isSuccess, "\(report)")
/// print(try AdobeIOSContract.verify(under: .braze) { MyMessagingDelegate() })
/// ```
/// Main actor: scenarios are played there; the delegate is called on the threads that Adobe uses.
@MainActor public enum AdobeIOSContract: BackgroundGateContract {
    /// Adobe's delegate.
    public typealias Delegate = any MessagingDelegate

    /// Adobe for iOS.
    public static var kit: ShapeKit { .adobeIOS }

    public static var habits: DelegateContract.Habits { .adobeIOS }

    public static func verified(
        _ delegate: any MessagingDelegate, gateLimit: TimeInterval, patience: TimeInterval,
        report: @escaping DelegateFindingSink
    ) -> any CheckedDelegate {
        CheckedAdobeIOSDelegate(delegate, isRetained: true, gateLimit: gateLimit, report: report)
    }

    /// Wraps a delegate in a check, for a debug build of a real app. Retain the result: the SDK holds it weakly. The
    /// delegate itself is held weakly too, so that a delegate that is not retained is found.
    /// - Parameter report: called with each finding, on the thread of the callback.
    public static func checked(
        _ delegate: any MessagingDelegate, report: @escaping DelegateFindingSink
    ) -> CheckedAdobeIOSDelegate {
        CheckedAdobeIOSDelegate(delegate, report: report)
    }
}

extension ShapeKit {
    /// Adobe for iOS: the complete description of the shape.
    public static let adobeIOS = ShapeKit(
        title: "Adobe for iOS (core 5.11, Messaging 5.14)", capabilities: .adobeIOS,
        driver: AdobeIOSDriver.self,
        adopt: { recorder, script in
            AdoptedAdobeIOSDelegate(RecordingAdobeIOSDelegate(recorder, script: script, as: .adopted))
        },
        adoptionLimits: [
            .needs(.shouldPerform, .didLoad, .builtInResolution, for: "AI-091"),
            .needsNative(.viewInGate, for: "AI-030"),
            .bridged(
                "AI-012", "AI-013", "AI-052", "AI-081", "AI-096", "AI-099", "AI-113", "AI-114", "AI-115",
                "AI-132",
                because:
                    "The delegate is asked after the SDK was told to hold the message, so the SDK "
                    + "records a suppression first, and then shows the message without asking "
                    + "(AI-050)."),
            .bridged(
                "AI-005", "AI-031", "AI-034", "AI-035", "AI-073", "AI-091", "AI-146",
                because:
                    "A bridge allows the screens of other extensions without asking a handler."
            ),
            .bridged(
                "AI-166",
                because:
                    "For a bridge a message ends with its first dismissal, so a delegate is not notified of a second one."
            ),
            .bridged(
                "AI-003",
                because: "A delegate that replaces the bridge in the SDK is called by the SDK itself."),
            .bridged(
                "AI-038", "AI-080",
                because:
                    "Adobe does not report that it abandoned a message or that the app hid it, so the "
                    + "next message waits until the engine has noticed."),
        ],
        rules: AdobeIOSRules.all.promising(AdobeIOSPromises.all).alsoInRealTime(AdobeIOSRealTimeChecks.all)
            .concerning(promises: AdobeIOSPromises.toDelegates, sdkAlone: AdobeIOSPromises.sdkAlone),
        scenarios: AdobeIOSScenarios.all.merging(AdobeIOSScenarios.realTime) { $1 },
        requirements: [
            DelegateRequirements(
                shape: .adobeIOS, protocolName: "MessagingDelegate",
                methods: [
                    "shouldShowMessage(message:)", "onShow(message:)", "onDismiss(message:)",
                    "urlLoaded(_:byMessage:)",
                ],
                rules: ["AI-030", "AI-035", "AI-073", "AI-091"], optionals: [:]
            ).declared(
                DelegateRequirements.Forms(
                    results: ["shouldShowMessage(message:)"],
                    otherNames: [
                        "canShow": "shouldShowMessage(message:)",
                        "onContentLoaded": "urlLoaded(_:byMessage:)",
                    ]))
        ],
        payloadKeys: AdobeIOSPayloadKeys.all, port: AdobeIOSPort.self,
        campaigns: StandardCampaigns(
            news: Array(BundledCampaigns.news.utf8), sale: Array(BundledCampaigns.sale.utf8),
            coupon: Array(BundledCampaigns.coupon.utf8),
            clickOnSale: .link(AdobeLinks.cart), clickOnCoupon: .link(AdobeLinks.shop)),
        stories: AdobeIOSStories.room,
        writer: PayloadWriter(pageCalls: AdobeCampaignWriter.pageCalls) { content, id in
            try AdobeCampaignWriter.ruleset(content, html: AdobeIOSPort.page.html(content), id: id)
        }.operating { AdobeCampaignWriter.gesture($0, $1, on: AdobeIOSPort.page) }
    ).with(ledger: .adobeIOS).with(linkHook: .adobeIOS).with(proof: .standInSDK)
}
