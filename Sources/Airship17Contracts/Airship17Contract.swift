public import Airship17Bridge
public import Airship17Model
import AirshipRecords
public import Foundation
import HeadlessStage
public import InAppCompat
public import InAppContracts

/// The contract of Airship's delegate for 13 to 17, for an app's own tests and debug builds.
///
/// ```swift
/// let report = Airship17Contract.verify { MyDelegate() }
/// #expect(report.isSuccess, "\(report)")
/// print(try Airship17Contract.verify(under: .braze) { MyMessagingDelegate() })
/// ```
/// Main actor: scenarios are played there.
@MainActor public enum Airship17Contract: ShapeContract {
    /// Airship's delegate.
    public typealias Delegate = any InAppMessagingDelegate

    /// Airship for iOS, 13 to 17.
    public static var kit: ShapeKit { .airship17 }

    public static var habits: DelegateContract.Habits { .airship17 }

    public static func verified(
        _ delegate: any InAppMessagingDelegate, gateLimit: TimeInterval, patience: TimeInterval,
        report: @escaping DelegateFindingSink
    ) -> any CheckedDelegate {
        CheckedAirship17Delegate(
            delegate, isRetained: true, gateLimit: gateLimit, patience: patience, report: report)
    }

    /// Wraps a delegate in a check, for a debug build of a real app. Retain the result: the SDK holds it weakly. The
    /// delegate itself is held weakly too, so that a delegate that is not retained is found.
    /// - Parameters:
    ///   - adapters: the app's factory blocks by display type; set those of the returned delegate's `adapters` on the
    ///     manager in their place.
    ///   - report: called with each finding, on the thread of the callback.
    public static func checked(
        _ delegate: any InAppMessagingDelegate,
        adapters: [InAppMessageDisplayType: CheckedAirship17Delegate.Factory] = [:],
        report: @escaping DelegateFindingSink
    ) -> CheckedAirship17Delegate {
        CheckedAirship17Delegate(delegate, adapters: adapters, report: report)
    }
}

extension DelegateContract.Habits {
    /// The facts about Airship's SDK that verifying a delegate needs.
    static let airship17 = DelegateContract.Habits(
        mayWaitForMainThread: true,
        loops: [
            "isMessageReady": DelegateContract.Mend(
                "AS-027",
                "an answer, and notifyDisplayConditionsChanged() only when the conditions of the answer have changed, never inside isMessageReady."
            )
        ],
        setUp: DelegateContract.Mend(
            "AS-015",
            "the manager's delegate is set at launch, right after take-off: a message is prepared once."),
        unrecorded:
            "The app's adapters and coordinators are checked. They, and the app's scene, cache and asset delegates, are not in "
            + "the trace.",
        signal: ShapeCall(.app, "notifyDisplayConditionsChanged"))
}

extension ShapeKit {
    /// Airship for iOS, 13 to 17: the complete description of the shape.
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
                    "In Swift a delegate has to return a message, so only the model's own SDK accepts none."),
            .bridged(
                "AS-015",
                because:
                    "A delegate that replaces the bridge in the SDK is the app's own, and not adopted."),
            .bridged(
                "AS-033",
                because:
                    "The SDK does not expose its default coordinator, so the bridge uses one of the same class, with the "
                    + "interval that the manager reads back. The bridge itself is the scene manager's delegate."
            ),
            .bridged(
                "AS-044",
                because: "The bridge has released a message when its adapter reports again (INV-8)."),
            .bridged(
                "AS-051",
                because: "The SDK's delegate is the bridge, which stays when the app releases its own."),
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
                ],
                rules: ["AS-014", "AS-010", "AS-026", "AS-037", "AS-042"],
                optionals: ["displayCoordinator(for:)": [1]]
            ).declared(
                DelegateRequirements.Forms(
                    results: ["displayCoordinator(for:)", "extend(_:)", "isMessageReady(forDisplay:)"],
                    otherNames: [
                        "isMessageReadyToDisplay": "isMessageReady(forDisplay:)",
                        "messageWillDisplay": "messageWillBeDisplayed(_:scheduleID:)",
                    ])),
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
        stories: Airship17Stories.room,
        writer: PayloadWriter(pageCalls: AirshipCampaignWriter.pageCalls) { content, id in
            guard let message = Airship17Port.message(content, id: id) else {
                throw ScenarioError(.invalidValue, at: "", "Airship's builders refuse such a message.")
            }
            return try AirshipCampaignWriter.schedule(
                JSONDecoder().decode(ContentValue.self, from: message), id: id)
        }
    ).with(ledger: .airship17).with(linkHook: .airship).with(proof: .standInSDK)
}
