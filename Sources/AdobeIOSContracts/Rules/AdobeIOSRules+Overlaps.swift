import AdobeRecords
import InAppContracts

/// Overlapping calls: messages that are shown while they are dismissed, and dismissed while they appear.
extension AdobeIOSRules {
    static let overlaps = [
        rule(
            "AI-166",
            "When a campaign's message was dismissed, its listener records the history and then "
                + "dismisses the `Message`, which tracks and dismisses the view. A message that was "
                + "shown again while it was leaving is therefore dismissed a second time, with a second "
                + "`onDismiss` and second records, and the monitor is free. An app that calls "
                + "`onDismiss(message:)` itself dismisses the message.",
            intent: "Wait for `onDismiss` before you show a message again.", source: Source.played,
            .checked(
                .scenario(
                    "shown-again-while-leaving",
                    .calls(of: [.delegate], named: nil, are: shownWhileLeaving),
                    .count(.history("dismiss"), 2), .count(.edge("Dismiss"), 2),
                    .count(.app("screen", ["shown": ""]), 1)
                ).and(
                    scenario: "listener-told-of-dismissal", .count(.onDismiss, 1), .count(.viewRemoved, 1),
                    .count(.history("dismiss"), 2)))),
        rule(
            "AI-167",
            "`dismiss()` frees the monitor in one turn of the main queue, and removes the view and calls "
                + "the callbacks in the next turn. An insertion takes one extra turn, and inserts the "
                + "web view that existed when `show()` was called. So if both are called in one turn, "
                + "the second gate and `onShow` are called before `onDismiss`, with the view still set, "
                + "and the inserted view stays on the screen permanently.",
            intent: "Never show a message in the turn in which it is dismissed.", source: Source.played,
            .checked(
                .scenario(
                    "dismissed-and-shown-at-once",
                    .calls(
                        of: [.delegate, .sdk],
                        named: [
                            "shouldShowMessage", "onShow", "onDismiss", "view inserted", "view removed",
                        ], are: overtaking),
                    .carries(.gate, "view", "present"), .carries(.sees, "view", "none"),
                    .count(.app("screen", ["shown": "spring"]), 1)))),
        rule(
            "AI-168",
            "If a message with a display animation and without an exit animation is dismissed inside "
                + "`onShow`, its view appears and stays permanently; with a takeover, the backdrop stays "
                + "over the whole screen and receives the taps, but does nothing.",
            intent: "Never dismiss inside `onShow`: the user can no longer use the app.",
            source: Source.played,
            .checked(
                .scenario(
                    "dismissed-in-on-show-entering", .count(.app("screen", ["shown": "spring"]), 2),
                    .count(.onDismiss, 1), .precedes(.onDismiss, .viewInserted), .never(.viewRemoved),
                    .never(.nothingTakes("tap outside the message")),
                    .never(.nothingTakes("swipe up"))))),
        rule(
            "AI-169",
            "The web view has its final frame as soon as an animation starts. After `hide()` the view "
                + "stays in its backdrop, which is removed.",
            intent: "The frame does not show whether a message is still moving.", source: Source.played,
            .checked(
                .scenario(
                    "entering-and-hidden",
                    .count(.sees(["frame": "39 211 312 422", "parent": "backdrop"]), 1),
                    .count(.sees(["parent": "other", "superview": "present"]), 1)))),
        rule(
            "AI-170",
            "A swipe or a tap on a view that its message has released does nothing.",
            intent: "Nothing that the user does removes such a view.", source: Source.played,
            .checked(
                .scenario(
                    "dismissed-in-on-show-entering",
                    .neverBetween(.anyCallback, after: .user("swipe"), until: nil),
                    .neverBetween(.tracked, after: .user("swipe"), until: nil), .count(.user("swipe"), 1)))),
        rule(
            "AI-171",
            "A reported height of `nan` is accepted too. A height that is reported while the view is off "
                + "the screen is applied to it.",
            intent: "Let a page report its height only when it has one.", source: Source.played,
            .checked(
                .scenario(
                    "odd-heights", .count(.sees(["height": "130", "superview": "none"]), 1),
                    .count(.sees(["height": "nan"]), 1)))),
        rule(
            "AI-172", "A message with an empty page clears the monitor, whichever message occupies it.",
            intent: "Another message can then appear over the message that is on the screen.",
            source: Source.played,
            .checked(
                .scenario(
                    "empty-page-clears", .count(.onShow("held"), 1), .count(.gate("later"), 1),
                    .count(.onShow("later"), 1), .count(.app("screen", ["shown": "held, later"]), 1)))),
        rule(
            "AI-173",
            "Without a window a message is announced and tracked and occupies the monitor, but its view is not inserted.",
            intent: "Create a window before messages can qualify.", source: Source.played,
            .checked(
                .scenario(
                    "no-window", .count(.onShow("a"), 1), .count(.edge("Display", ["messageId": "a"]), 1),
                    .never(.viewInserted), .count(.app("screen", ["shown": ""]), 1),
                    .count(.edge("SuppressDisplay", ["messageId": "b", "reason": "Conflict"]), 1)))),
        rule(
            "AI-174",
            "In a campaign's data, nested nulls are kept. A consequence without `id` or `detail` is left "
                + "out before the first consequence is chosen. A `version` that is not an integer makes "
                + "the ruleset void. A rule whose condition is a group without operands is never loaded.",
            intent: "The app is not notified of any of this.", source: Source.played,
            .checked(
                .scenario(
                    "half-read", .count(.app("metadata", ["json": #"{"outer":{"inner":null}}"#]), 1),
                    .count(.onShow("spring"), 1), .never(.gate("never")), .count(.host("refused"), 1)))),
        rule(
            "AI-175",
            "When two gates overlap both messages pass (AI-039), and the message that was accepted first "
                + "cannot be dismissed, by a call or by a tap, until it is shown again.",
            intent: "A slow gate must guard against two messages at the same time.",
            source: Source.played,
            .untestable(
                "A virtual stage runs one background job at a time, so two gates never overlap; which of "
                    + "two real threads is first cannot be predicted.")),
        rule(
            "AI-176",
            "A link's `animate` sets the animation of the parent's own view, not of the message that is "
                + "passed to the listener.",
            intent: "Another view with the same parent keeps its animation.", source: Source.played,
            .checked(
                .scenario(
                    "animation-of-another",
                    .count(.sees(["object": "1", "dismissAnimation": "left"]), 1),
                    .count(.sees(["object": "2", "dismissAnimation": "unset"]), 2)))),
    ]

    private static let shownWhileLeaving = [
        "delegate shouldShowMessage(message: spring) -> true", "delegate onShow(message: spring)",
        "delegate onShow(message: spring)", "delegate onDismiss(message: spring)",
        "delegate onDismiss(message: spring)", "delegate shouldShowMessage(message: later) -> true",
        "delegate onShow(message: later)",
    ]

    private static let overtaking =
        asked("spring") + asked("spring").dropLast() + [
            AdobeLine.view("removed", "spring"), "delegate onDismiss(message: spring)",
            AdobeLine.view("inserted", "spring"), "delegate onDismiss(message: spring)",
        ] + asked("later")

    private static func asked(_ message: String) -> [String] {
        [
            "delegate shouldShowMessage(message: \(message)) -> true", "delegate onShow(message: \(message))",
            AdobeLine.view("inserted", message),
        ]
    }
}
