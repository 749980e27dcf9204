import AdobeRecords
import InAppContracts

/// States, the order of the checks, and conflicts.
extension AdobeAndroid3Rules {
    static let states = [
        rule(
            "A3-020", "A new presentable is `DETACHED`.",
            intent: "Creating a presentable does not put it on the screen.", source: Source.coreAndTest,
            .checked(
                .scenario(
                    "commands-return-at-once",
                    .neverBetween(
                        .app("sees", ["state": "visible"]), after: .app("createMessage"), until: .canShow),
                    .precedes(.app("sees", ["state": "detached"]), .canShow)))),
        rule(
            "A3-021",
            "A command that fits the state changes it and is reported to the listener, and then to the "
                + "delegate. A command that does not fit leaves the state unchanged, and only the listener "
                + "receives an error.",
            intent: "A delegate is never told why something did not happen.", source: Source.coreAndTest,
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
            "In `canShow` the presentable is detached or hidden, in `onShow` visible, in `onHide` hidden, "
                + "and in `onDismiss` detached.",
            intent: "The state can be trusted inside a callback.", source: Source.core,
            .checked(
                .scenario(
                    "hidden-shown-again", .count(.delegate("canShow", ["state": "detached"]), 1),
                    .count(.delegate("canShow", ["state": "hidden"]), 1),
                    .carries(.onShow, "state", "visible"), .carries(.onHide, "state", "hidden")
                ).and(scenario: "dismissed", .carries(.onDismiss, "state", "detached")))),
        rule(
            "A3-023",
            "`onDismiss` is called when the state changes, before the exit animation has ended and the view "
                + "has been removed.",
            intent: "An app that presents something next may have to wait for the animation itself.",
            source: Source.core,
            .checked(
                .scenario(
                    "dismissed", .delay(.app("messageDismiss"), .onDismiss, seconds: 0),
                    .delay(.onDismiss, .containerRemoved, seconds: 0.3),
                    .precedes(.onDismiss, .containerRemoved)))),
        rule(
            "A3-024",
            "Hiding needs no activity, dismissing does. A dismissal that fails without an activity still "
                + "unregisters the message from changes of activity.",
            intent: "After such a failure the message does not reappear with the next activity.",
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
            "`show()` first checks whether the presentable is already visible, then for an activity, then "
                + "for a conflict. Only then does it ask the delegate that it was created with, and only for "
                + "in-app messages. If all checks pass, the view is attached first, then the listener is "
                + "called, then the delegate.",
            intent: "`canShow` is the last check: only its answer can still prevent the display.",
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
            "In-app messages and alerts exclude each other and their own kind; floating buttons conflict "
                + "with nothing.",
            intent: "An alert of the SDK can block a message of the app.", source: Source.coreAndTest,
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
            "Only presentations that were shown and have not been hidden or dismissed since count for "
                + "conflicts: a hidden message blocks nothing.",
            intent: "Hiding a message makes room for another, which may then block the hidden one.",
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
            intent: "A delegate need not take account of it.", source: Source.inferred,
            .outOfScope(
                "Commands from a callback are carried out after it (A3-011), so no code of an app runs "
                    + "between the callback and the record.")),
        rule(
            "A3-034",
            "A show that failed is neither repeated nor remembered, and leaves the state unchanged.",
            intent: "Keep a message that has to appear later, and show it yourself.", source: Source.core,
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
