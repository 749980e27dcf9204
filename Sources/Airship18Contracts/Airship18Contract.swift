public import Airship18Bridge
public import Airship18Model
import AirshipRecords
public import Foundation
import HeadlessStage
public import InAppCompat
public import InAppContracts

/// The contract of Airship's delegate for 18 to 20, for an app's own tests and debug builds.
///
/// ```swift
/// let report = Airship18Contract.verify { MyDelegate() }
/// #expect(report.isSuccess, "\(report)")
/// print(try Airship18Contract.verify(under: .braze) { MyDisplayDelegate() })
/// ```
/// Main actor: scenarios are played there.
@MainActor public enum Airship18Contract: ShapeContract {
    /// Airship's delegate.
    public typealias Delegate = any InAppMessageDisplayDelegate

    /// Airship for iOS, 18 to 20.
    public static var kit: ShapeKit { .airship18 }

    public static var habits: DelegateContract.Habits { .airship18 }

    public static func verified(
        _ delegate: any InAppMessageDisplayDelegate, gateLimit: TimeInterval, patience: TimeInterval,
        report: @escaping DelegateFindingSink
    ) -> any CheckedDelegate {
        CheckedAirship18Delegate(
            delegate, isRetained: true, gateLimit: gateLimit, patience: patience, report: report)
    }

    /// Wraps a delegate in a check, for a debug build of a real app. Retain the result: the SDK holds it weakly. The
    /// delegate itself is held weakly too, so that a delegate that is not retained is found.
    /// - Parameters:
    ///   - adapters: the app's factory blocks by display type; give those of the returned delegate's `adapters` to the SDK
    ///     in their place.
    ///   - report: called with each finding, on the thread of the callback.
    public static func checked(
        _ delegate: any InAppMessageDisplayDelegate,
        adapters: [CustomDisplayAdapterType: Airship18Bridge.Factory] = [:],
        report: @escaping DelegateFindingSink
    ) -> CheckedAirship18Delegate {
        CheckedAirship18Delegate(delegate, adapters: adapters, report: report)
    }
}

extension DelegateContract.Habits {
    /// The facts about Airship's SDK that verifying a delegate needs.
    static let airship18 = DelegateContract.Habits(
        loops: [
            "isMessageReadyToDisplay": DelegateContract.Mend(
                "AM-046",
                "an answer, and notifyDisplayConditionsChanged() only when what it depends on has changed: never inside isMessageReadyToDisplay."
            )
        ],
        setUp: DelegateContract.Mend(
            "AM-002",
            "displayDelegate is set at launch, right after take-off: without it every message is ready."),
        unrecorded:
            "The app's adapters are checked. They, its closure, its scene delegate and its theme extenders are not in the trace.",
        signal: ShapeCall(.app, "notifyDisplayConditionsChanged"))
}

extension BridgeSetUp {
    /// The bridge shows pages of its own in place of the SDK's views.
    static let airship18Pages = BridgeSetUp(
        name: "Pages", title: "with the bridge's pages",
        arguments: "showingPagesFor: [.banner, .modal, .fullscreen, .html]", capabilities: .airship18Pages
    ) { handler, driver in
        (driver as? Airship18Driver)?.attach(handlerOnPages: handler) ?? driver.attach(handler: handler)
    }
}

extension ShapeKit {
    /// Airship for iOS, 18 to 20, with a bridge that shows pages of its own in place of the SDK's views, so that a
    /// handler is told more (`Airship18Bridge.init(_:showingOwnViewsFor:showingPagesFor:)`). It is one of the hosts
    /// of `airship18`.
    public static let airship18Pages = airship18.settingUp(.airship18Pages)

    /// Airship for iOS, 18 to 20: the complete description of the shape. The bridge leaves the display to the SDK, as
    /// in the first example of every document; `airship18Pages` is the alternative.
    public static let airship18 = ShapeKit(
        title: "Airship for iOS (18 to 20)", capabilities: .airship18WithoutViews,
        driver: Airship18Driver.self,
        adopt: { recorder, script in
            AdoptedAirship18Delegate(RecordingAirship18Delegate(recorder, script: script, as: .adopted))
        },
        adoptionLimits: [
            .bridged(
                "AM-002",
                because:
                    "The closure is the app's own, next to the bridge, and decides together with the adopted delegate."
            ),
            .bridged(
                "AM-032", "AM-069",
                because:
                    "The SDK's delegate is the bridge, which remains when the app replaces or releases its own."
            ),
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
                ],
                rules: ["AM-002", "AM-007", "AM-007"], optionals: [:]
            ).declared(
                DelegateRequirements.Forms(
                    results: ["isMessageReadyToDisplay(_:scheduleID:)"],
                    otherNames: [
                        "isMessageReady": "isMessageReadyToDisplay(_:scheduleID:)",
                        "messageWillBeDisplayed": "messageWillDisplay(_:scheduleID:)",
                    ])),
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
        stories: Airship18Stories.room,
        writer: PayloadWriter(pageCalls: AirshipCampaignWriter.pageCalls) { content, id in
            try AirshipCampaignWriter.schedule(
                JSONDecoder().decode(
                    ContentValue.self, from: Airship18Port.message(content, id: id)), id: id)
        }
    ).with(ledger: .airship18).with(linkHook: .airship).with(proof: .standInSDK).with(
        otherSetUp: .airship18Pages)
}
