package import InAppContracts

private typealias Mend = DelegateContract.Mend

extension DelegateContract.Habits {
    /// The facts that the verification of a delegate needs about Adobe's SDK for iOS, where a message that is
    /// dismissed inside `onShow` stays on the screen (AI-137, AI-168).
    package static let adobeIOS = DelegateContract.Habits(
        dismissal: dismissal,
        complaints: [
            .shows(inside: "shouldShowMessage", Mends.showOnIOS),
            .dismisses(
                inside: "shouldShowMessage", rule: "AI-071",
                "It is ignored, removes the message as it appears, or overtakes its view, which then stays (AI-137)."
            ),
        ], records: records("AI-110"),
        earlyEnd: EarlyEnd(
            question: "shouldShowMessage", shown: "onShow", ended: "onDismiss", rule: "AI-137",
            inserted: .sdk("view inserted"),
            consequence: "Its view appears anyway, and stays on the screen permanently (AI-168)."),
        mayWaitForMainThread: true,
        loops: [
            "shouldShowMessage": Mends.showOnIOS, "onShow": again("AI-077"), "onDismiss": again("AI-077"),
        ],
        pageCalls: DelegateContract.PageCalls(
            from: "webkit.messageHandlers.", to: ".postMessage(", Mend("AI-121", registration),
            whileLoading: whileLoading),
        setUp: Mend("AI-004", "MobileCore.messagingDelegate is set at launch, before the SDK is started."),
        links: Mend(
            "AI-099", "nothing: the SDK has already opened a link's target when urlLoaded is called."),
        unrecorded: unrecorded,
        reversals: reversals("shouldShowMessage", taken: "AI-137", back: "AI-077"),
        conflictingShows: conflicts("shouldShowMessage", "AI-037")
    ).finding(hides)

    /// What an app does with a message on iOS that is not to be seen.
    private static let hides = QuietRemovals(
        "hide()", shown: "onShow", ended: "onDismiss", removed: .sdk("view removed"),
        Mend(
            "AI-080",
            "false from shouldShowMessage for a message that must not appear; hide() when something has happened since "
                + "onShow, and show() later, because the SDK does not show it again."))

    /// The same facts, with the messages that are removed without a callback.
    private func finding(_ removals: QuietRemovals) -> DelegateContract.Habits {
        var copy = self
        copy.quietRemovals = removals
        return copy
    }

    /// The same for Android 2.
    package static let adobeAndroid2 = DelegateContract.Habits(
        dismissal: dismissal,
        complaints: [
            .shows(inside: "shouldShowMessage", Mends.showOnAndroid2),
            .dismisses(
                inside: "shouldShowMessage", rule: "A2-050", "It does nothing, but is tracked anyway."),
        ],
        records: records("A2-100"), mayWaitForMainThread: true,
        loops: [
            "shouldShowMessage": Mends.showOnAndroid2, "onShow": again("A2-051"),
            "onDismiss": again("A2-051"),
        ],
        pageCalls: DelegateContract.PageCalls(from: "", to: ".run(", Mend("A2-090", registration)),
        setUp: Mend("A2-003", "MobileCore.setMessagingDelegate(_:) at launch, before the SDK is started."),
        links: Mend("A2-072", "nothing: the SDK has opened a link's target when urlLoaded is called."),
        unrecorded: unrecorded,
        strayDismissals: StrayDismissals(
            shown: "onShow", ended: "onDismiss", unless: ["messageDismiss", "fullscreenDismiss"],
            Mend("A2-052", "dismiss() on the message of the last onShow, and not after its onDismiss.")),
        reversals: reversals("shouldShowMessage", taken: "A2-050", back: "A2-051"),
        conflictingShows: conflicts(
            "shouldShowMessage", "A2-032", refusal: .sdk("Not shown: something else is displayed")))

    /// The same for Android 3.
    package static let adobeAndroid3 = DelegateContract.Habits(
        dismissal: dismissal,
        complaints: [
            .shows(inside: "canShow", Mends.showOnAndroid3),
            .dismisses(
                inside: "canShow", rule: "A3-011",
                "A message that is allowed appears, is counted, and is dismissed immediately."),
        ],
        records: records("A3-100"),
        loops: ["canShow": Mends.showOnAndroid3, "onShow": again("A3-023"), "onDismiss": again("A3-023")],
        pageCalls: DelegateContract.PageCalls(from: "", to: ".run(", Mend("A3-112", registration)),
        setUp: Mend(
            "A3-003",
            "uiService.setPresentationDelegate(_:) at launch, before the SDK is started: the delegate is never asked about a "
                + "campaign that qualified before."),
        links: Mend("A3-012", "nothing: the SDK has opened a link's target when onContentLoaded is called."),
        unrecorded: unrecorded,
        reversals: reversals("canShow", taken: "A3-021", back: "A3-023", tellsHiding: true),
        conflictingShows: conflicts("canShow", "A3-034"))

    /// The fixes for showing a message inside the gate.
    private enum Mends {
        static let showOnIOS = Mend(
            "AI-052",
            "true from shouldShowMessage; or false, and Message.show(), which does not ask, when the message no longer has to "
                + "wait.")
        static let showOnAndroid2 = Mend(
            "A2-020",
            "true from shouldShowMessage; or false, and Message.show(), which does not ask, when the message no longer has to "
                + "wait.")
        static let showOnAndroid3 = Mend(
            "A3-041",
            "true from canShow; or false, and show() when the message no longer has to wait; canShow is then asked again and "
                + "answers true.")
    }

    /// What a delegate undoes at once.
    private static func reversals(
        _ question: String, taken: String, back: String, tellsHiding: Bool = false
    ) -> Reversals {
        Reversals(
            shown: "onShow", gone: tellsHiding ? ["onHide", "onDismiss"] : ["onDismiss"], question: question,
            taken: Mend(
                taken,
                "false from \(question) for a message that must not appear; "
                    + (tellsHiding ? "hide() and dismiss()" : "dismiss()")
                    + " when something has happened since onShow."),
            back: again(back))
    }

    /// What comes of a held message that is shown beside another one.
    private static func conflicts(
        _ question: String, _ rule: String,
        refusal: EventPattern = .edge("SuppressDisplay", ["reason": "Conflict"])
    ) -> ConflictingShows {
        ConflictingShows(
            question: question, shown: "onShow", refusal: refusal,
            Mend(
                rule,
                "show() of one held message at a time: show the next one in the onDismiss of the previous one, and keep each "
                    + "until its onShow."))
    }

    /// What is to be done instead of showing a message as soon as it has gone.
    private static func again(_ rule: String) -> Mend {
        Mend(
            rule,
            "no show of the same message in onDismiss or right after it: show it again only when something has happened."
        )
    }

    private static let unrecorded =
        "The app's listeners, URL services and script callbacks are called, but are not in the trace."

    /// On iOS a page loads while the gate is asked.
    private static let whileLoading = DelegateContract.PageCalls.WhileLoading(
        before: "onShow",
        Mend(
            "AI-030",
            "handleJavascriptMessage in shouldShowMessage: the page has begun to load when that is called, and onShow is "
                + "called after the answer, or much later if the message was held.")
    ) { message, name in
        let arguments = ["message": message, "name": name, "body": "null"]
        return ShapeCall(.app, "postFromView", arguments.mapValues(ContentValue.string))
    }

    private static let registration =
        "a handler of that name, registered before the page can call it: in the gate, or as soon as the message is known."

    /// The records that the SDKs make by themselves for each message.
    private static func records(_ rule: String) -> Records {
        Records(
            interaction: .edge("Interact"), displays: [.edge("Display"), .history("display")],
            known: [
                Records.Known(.edge("Trigger"), "a trigger"), Records.Known(.edge("Dismiss"), "a dismissal"),
            ], rule: rule)
    }

    private static let dismissal: @Sendable (String) -> ShapeCall = {
        ShapeCall(.app, "messageDismiss", ["message": .string($0)])
    }
}
