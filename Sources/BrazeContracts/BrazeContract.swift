public import BrazeBridge
public import BrazeModel
public import Foundation
import HeadlessStage
public import InAppCompat
public import InAppContracts

/// The contract of Braze's delegate, for an app's own tests and debug builds.
///
/// ```swift
/// let report = BrazeContract.verify { MyDelegate() }
/// #expect(report.isSuccess, "\(report)")
/// print(try BrazeContract.verify(under: .airship17) { MyBrazeDelegate() })
/// ```
/// Main actor, as the delegate is.
@MainActor public enum BrazeContract: ShapeContract {
    /// Braze's delegate.
    public typealias Delegate = any BrazeInAppMessageUIDelegate

    /// Braze.
    public static var kit: ShapeKit { .braze }

    public static var habits: DelegateContract.Habits { .braze }

    /// The check of `verify`. It does not watch the main thread, on which every callback is called: `patience`
    /// applies to the work that the delegate starts on other threads.
    public static func verified(
        _ delegate: any BrazeInAppMessageUIDelegate, gateLimit: TimeInterval, patience: TimeInterval,
        report: @escaping DelegateFindingSink
    ) -> any CheckedDelegate {
        let checked = CheckedBrazeDelegate(delegate, isRetained: true, report: report)
        checked.gateLimit = gateLimit
        return checked
    }

    /// Wraps a delegate in a check, for a debug build of a real app. Retain the result: the SDK holds it weakly. The
    /// delegate itself is held weakly too, so that a delegate that is not retained is found.
    /// - Parameter report: called with each finding.
    public static func checked(
        _ delegate: any BrazeInAppMessageUIDelegate, report: @escaping DelegateFindingSink
    ) -> CheckedBrazeDelegate {
        CheckedBrazeDelegate(delegate, report: report)
    }
}

extension DelegateContract.Habits {
    /// The facts about Braze's SDK that verifying a delegate needs. Its contexts log an error when they are misused
    /// (`Braze.InAppMessage.Context.Error`); the conditions are inferred from the errors' names.
    static let braze = DelegateContract.Habits(
        dismissal: { _ in ShapeCall(.app, "dismiss") }, clickRecords: [.sdk("click"), .sdk("extraLogClick")],
        complaints: [
            DelegateContract.Complaint(
                "extraLogImpression", .wrongImpression, rule: "BZ-074",
                "An impression was logged a second time (extraLogImpression): the delegate or its view logs an impression that "
                    + "is already logged.",
                expected: "one impression for each message that is displayed."),
            DelegateContract.Complaint(
                "noLogImpression", .wrongImpression, rule: "BZ-072",
                "A click was logged for a message without an impression (noLogImpression).",
                expected: "a custom view logs the impression when it is displayed."),
            DelegateContract.Complaint(
                "noMainThread", .offMainThread, rule: "BZ-005",
                unless: ["presentOffMain", "presentNextOffMain"],
                "A message was presented off the main thread, where presenting does nothing (noMainThread).",
                expected: "present(message:) and presentNext() on the main thread."),
            DelegateContract.Complaint(
                AskedDelegate.note("presentNext()", inside: "displayChoiceForMessage"), .waitsForEver,
                rule: "BZ-017", ofCallbacks: true,
                "presentNext() was called inside displayChoiceForMessage, which then answered .reenqueue: the message was not "
                    + "on the stack yet, and has not been shown since.",
                expected: showLater, where: { $0.isPutBackForEver(around: $1) }),
            DelegateContract.Complaint(
                "processClickActionMissingUri", .missingLink,
                "A click action that opens a URL was processed without one (processClickActionMissingUri).",
                expected: "a URL for every click action that opens one."),
        ],
        loops: [
            "displayChoiceForMessage": DelegateContract.Mend("BZ-018", showLater),
            "didDismiss": DelegateContract.Mend("BZ-065", again),
        ],
        setUp: DelegateContract.Mend(
            "BZ-003", "the app sets the user interface's delegate before it sets Braze's presenter."),
        links: DelegateContract.Mend(
            "BZ-086", "false from shouldProcess where the app opens the link, true where the SDK does."),
        unrecorded:
            "A presenter of another type and the app's BrazeDelegate are called, but do not appear in traces. Views are "
            + "followed by what they report.",
        uncounted: UncountedDisplays(
            shown: .delegate("didPresent"), record: .sdk("impression"),
            ownViews: [
                "SlideupView", "ModalView", "ModalImageView", "FullView", "FullImageView", "HtmlView",
                "ControlView",
            ], uncountable: "local", attempts: ["noContextLogImpression", "extraLogImpression"],
            DelegateContract.Mend(
                "BZ-072",
                "the view calls logImpression() once, when it has entered: only the SDK's own views log impressions by "
                    + "themselves."
            )),
        reversals: Reversals(
            shown: "willPresent", gone: ["willDismiss", "didDismiss"], question: "displayChoiceForMessage",
            taken: DelegateContract.Mend(
                "BZ-070",
                ".discard from displayChoiceForMessage for a message that must not be shown; dismiss() only after something "
                    + "has happened since it appeared."),
            back: DelegateContract.Mend(
                "BZ-065", again), unless: EventPattern(.delegate, nil, ["view": "ControlView"])),
        swallowedClicks: SwallowedClicks(
            refusal: .delegate("shouldProcess", [:], answer: "false"),
            method: "inAppMessage(_:shouldProcess:buttonId:message:view:)", link: ("clickAction", "none"),
            DelegateContract.Mend(
                "BZ-086",
                "true from shouldProcess where the SDK is to open the link; false only where the app opens it itself."
            ),
            view: DelegateContract.Mend(
                "BZ-072",
                "buttons or gestures in the view that call logClick(buttonId:) and process(clickAction:buttonId:)."
            ))
    ).countingClicks(by: "BZ-080")

    /// The same facts, with the rule about clicks.
    private func countingClicks(by rule: String) -> DelegateContract.Habits {
        var copy = self
        copy.clickRule = rule
        return copy
    }

    /// How a message is shown again.
    private static let again =
        "nothing in didDismiss, nor right after it, presents the same message; a message is presented again only after "
        + "something has happened."

    /// How a message is shown that had to wait.
    private static let showLater =
        ".now from displayChoiceForMessage; or .reenqueue, and presentNext() when the condition that the message waits for is "
        + "met (presentNext() does not ask)."
}

extension Trace {
    /// Whether the question around a place put its message back onto the stack, and nobody has shown that since.
    fileprivate func isPutBackForEver(around place: Int) -> Bool {
        let question = events[...place].last {
            $0.source == .delegate && $0.name == "displayChoiceForMessage"
        }
        guard let question, question.answer == "reenqueue", let message = question["message"] else {
            return false
        }
        return !events[place...].contains { $0.name == "prepareWith" && $0["message"] == message }
    }
}

extension ShapeKit {
    /// Braze: the complete description of the shape.
    public static let braze = ShapeKit(
        title: "Braze Swift SDK (18.2)", capabilities: .braze, driver: BrazeDriver.self,
        adopt: { recorder, script in
            AdoptedBrazeDelegate(RecordingBrazeDelegate(recorder, script: script, as: .adopted))
        },
        adoptionLimits: [
            .needs(.shouldPerform, .didLoad, .builtInResolution, for: "BZ-080", "BZ-088"),
            .bridged(
                "BZ-019", because: "The engine asks about a message that was parked without asking (INV-1)."),
            .bridged(
                "BZ-026", "BZ-032", "BZ-149",
                because: "The engine remembers the answer when a message is presented again (INV-1)."),
            .bridged(
                "BZ-070", because: "The engine drops a didPresent that follows willDismiss (INV-2)."),
            .bridged("BZ-133", because: "The engine reports one willDismiss for each display (INV-2)."),
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
                ],
                rules: ["BZ-001", "BZ-041", "BZ-060", "BZ-060", "BZ-061", "BZ-061", "BZ-088"],
                optionals: ["inAppMessage(_:shouldProcess:buttonId:message:view:)": [2]]
            ).declared(
                DelegateRequirements.Forms(
                    results: [
                        "inAppMessage(_:displayChoiceForMessage:)",
                        "inAppMessage(_:shouldProcess:buttonId:message:view:)",
                    ], inouts: ["inAppMessage(_:prepareWith:)": [1]],
                    otherNames: [
                        "before(inAppMessageDisplayed:)": "inAppMessage(_:displayChoiceForMessage:)",
                        "beforeInAppMessageDisplayed": "inAppMessage(_:displayChoiceForMessage:)",
                        "on(inAppMessageDismissed:)": "inAppMessage(_:didDismiss:view:)",
                    ])),
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
        stories: BrazeStories.room,
        writer: PayloadWriter(pageCalls: ["brazeBridge.", "appboyBridge.", "abButtonId"]) { content, id in
            guard let payload = BrazePort.payload(content, id: id) else {
                throw ScenarioError(.invalidValue, at: "", "the message cannot be written as JSON.")
            }
            return payload
        }
    ).with(ledger: .braze).with(linkHook: .braze).with(proof: .standInSDK)
}
