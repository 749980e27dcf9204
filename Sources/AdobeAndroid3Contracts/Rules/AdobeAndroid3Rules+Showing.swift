import AdobeRecords
import InAppContracts

/// States, the order of the checks, and conflicts.
extension AdobeAndroid3Rules {
    static let states = [
        rule(
            "A3-020", "A presentable is `DETACHED` at first.",
            intent: "Nothing is on the screen because it was created.", source: Source.coreAndTest,
            .checked(
                .scenario(
                    "commands-return-at-once",
                    .neverBetween(
                        .app("sees", ["state": "visible"]), after: .app("createMessage"), until: .canShow),
                    .precedes(.app("sees", ["state": "detached"]), .canShow)))),
        rule(
            "A3-021",
            "A command that fits the state changes it and is told to the listener, and after it to the delegate. "
                + "One that does not leaves the state alone, and the listener alone gets an error.",
            intent: "A delegate never learns why something did not happen.", source: Source.coreAndTest,
            .checked(
                .scenario(
                    "transitions",
                    .calls(of: [.listener, .delegate], named: nil, are: transitions),
                    .calls(
                        of: [.app], named: ["sees"],
                        are: [
                            "detached", "detached", "detached", "visible", "visible", "hidden", "hidden",
                            "visible", "hidden", "hidden", "detached", "visible", "visible", "detached",
                        ].map { AdobeAndroid3Line.sees("pin", $0) })
                ).and(scenario: "errors-recorded", .count(.anyCallback, 4)))),
        rule(
            "A3-022",
            "`canShow` finds the presentable detached or hidden, `onShow` visible, `onHide` hidden, and "
                + "`onDismiss` detached.",
            intent: "The state can be trusted inside a callback.", source: Source.core,
            .checked(
                .scenario(
                    "hidden-shown-again", .count(.delegate("canShow", ["state": "detached"]), 1),
                    .count(.delegate("canShow", ["state": "hidden"]), 1),
                    .carries(.onShow, "state", "visible"), .carries(.onHide, "state", "hidden")
                ).and(scenario: "dismissed", .carries(.onDismiss, "state", "detached")))),
        rule(
            "A3-023",
            "`onDismiss` comes when the state changes, before the exit animation has ended and the view is gone.",
            intent: "What covers the screen next may have to wait for the animation itself.",
            source: Source.core,
            .checked(
                .scenario(
                    "dismissed", .delay(.app("messageDismiss"), .onDismiss, seconds: 0),
                    .delay(.onDismiss, .containerRemoved, seconds: 0.3),
                    .precedes(.onDismiss, .containerRemoved)))),
        rule(
            "A3-024",
            "Hiding needs no activity, dismissing does. A dismissal that fails for want of one has nevertheless "
                + "ended the message's interest in activities.",
            intent: "After such a failure the message does not come back with the next activity.",
            source: Source.coreAndTest,
            .checked(
                .scenario(
                    "hidden-without-activity", .count(.onHide("spring"), 1),
                    .never(.history("suppressDisplay"))
                ).and(
                    scenario: "dismissed-without-activity", .count(.viewAttached, 1),
                    .neverBetween(
                        .onDismiss, after: .app("messageDismiss"), until: .host("resumeActivity")),
                    .count(.onDismiss, 1), .count(.history("suppressDisplay", ["action": ""]), 1)))),
    ]

    private static let shown =
        [AdobeAndroid3Line.delegate("canShow", "pin", answer: true)]
        + AdobeAndroid3Line.both("onShow", "pin")
    private static let hidden = AdobeAndroid3Line.both("onHide", "pin")
    private static let dismissed = AdobeAndroid3Line.both("onDismiss", "pin")

    private static func failed(_ error: String) -> [String] { [AdobeAndroid3Line.failed("pin", error)] }

    /// The calls when every command is given in every state, with and without an activity.
    private static let transitions: [String] = [
        failed("AlreadyHidden"), failed("AlreadyDismissed"), shown, failed("AlreadyShown"), hidden,
        failed("AlreadyHidden"), shown, hidden, failed("NoActivityToDetachFrom"), dismissed, shown,
        failed("NoActivityToDetachFrom"), dismissed,
    ].flatMap { $0 }

    static let checks = [
        rule(
            "A3-030",
            "`show()` looks first whether the presentable is visible already, then for an activity, then for a "
                + "conflict, and only then asks the delegate it was created with, for in-app messages. If all is "
                + "well the view comes first, then the listener, then the delegate.",
            intent: "`canShow` is the last word: nothing but the answer keeps the message away any more.",
            source: Source.coreAndTest,
            .checked(
                .scenario(
                    "checks-in-order",
                    .calls(
                        of: [.listener, .delegate], named: nil,
                        are: shown + [
                            AdobeAndroid3Line.failed("pin", "AlreadyShown"),
                            AdobeAndroid3Line.failed("other", "NoAttachableActivity"),
                            AdobeAndroid3Line.failed("other", "ConflictingPresentation"),
                        ] + dismissed + [
                            AdobeAndroid3Line.delegate("canShow", "other", answer: false),
                            AdobeAndroid3Line.failed("other", "SuppressedByAppDeveloper"),
                        ])
                ).and(
                    scenario: "made-message",
                    .calls(
                        of: [.listener, .delegate, .sdk], named: ["canShow", "view attached", "onShow"],
                        are: [
                            AdobeAndroid3Line.delegate("canShow", "pin", answer: true),
                            AdobeAndroid3Line.note("view attached", "presentation-1"),
                        ] + AdobeAndroid3Line.both("onShow", "pin"))))),
        rule(
            "A3-031",
            "In-app messages and alerts exclude each other and their own kind; floating buttons go with "
                + "everything.",
            intent: "An alert of the SDK's can cost the app a message.", source: Source.coreAndTest,
            .checked(
                .scenario(
                    "conflict-matrix",
                    .calls(
                        of: [.listener], named: ["onShow", "onError"],
                        are: [
                            AdobeAndroid3Line.listener("onShow", "m"), conflict("n"), conflict("a"),
                            AdobeAndroid3Line.listener("onShow", "x"),
                            AdobeAndroid3Line.listener("onShow", "y"),
                            AdobeAndroid3Line.listener("onShow", "a"), conflict("b"), conflict("n"),
                            AdobeAndroid3Line.listener("onShow", "x"),
                            AdobeAndroid3Line.listener("onShow", "n"),
                        ])))),
        rule(
            "A3-032",
            "What counts for conflicts was shown and neither hidden nor dismissed since: a hidden message is in "
                + "nobody's way.",
            intent: "Hiding a message makes room for another, which the first may find there later.",
            source: Source.core,
            .checked(
                .scenario(
                    "hidden-makes-room",
                    .calls(
                        of: [.delegate], named: ["canShow", "onShow"],
                        are: ["a", "b", "a"].flatMap { name in
                            [
                                AdobeAndroid3Line.delegate("canShow", name, answer: true),
                                AdobeAndroid3Line.delegate("onShow", name),
                            ]
                        }),
                    .count(.edge("SuppressDisplay", ["messageId": "a", "reason": "Conflict"]), 1)))),
        rule(
            "A3-033",
            "The record of what is visible is written after the last callback of a show, hide or dismissal.",
            intent: "There is nothing that a delegate has to mind about it.", source: Source.inferred,
            .outOfScope(
                "Commands that a callback gives are carried out after it (A3-011), so that no code of an app "
                    + "runs between the callback and the record.")),
        rule(
            "A3-034",
            "A show that failed is neither repeated nor remembered, and leaves the state as it was.",
            intent: "Keep a message that has to come later, and show it yourself.", source: Source.core,
            .checked(
                .scenario(
                    "conflict", .never(.canShow("b")), .never(.onShow("b")),
                    .count(.edge("SuppressDisplay", ["messageId": "b"]), 1)
                ).and(
                    scenario: "held", .count(.canShow, 1), .never(.onShow),
                    .count(.app("sees", ["state": "detached"]), 1)))),
        rule(
            "A3-035", "A presentable that was created without a delegate has an open gate.",
            intent: "Nothing is held back before the delegate is registered.", source: Source.coreAndTest,
            .checked(
                .scenario(
                    "created-before-delegate", .never(.canShow),
                    .count(.listener("onShow", ["message": "pin"]), 2)
                ).and(scenario: "triggered-before-delegate", .never(.canShow), .count(.viewAttached, 2)))),
    ]

    private static func conflict(_ message: String) -> String {
        AdobeAndroid3Line.failed(message, "ConflictingPresentation")
    }
}
