import InAppContracts

/// Presenting: BZ-040 to BZ-051.
extension BrazeRules {
    static let presenting: [Rule] = [
        rule(
            "040",
            "A Context that became invalid while assets were loading stops the message: messageContextInvalid is logged and prepareWith is not called.",
            intent: "A message that is discarded in the meantime does not appear.",
            .checked(
                .scenario(
                    "discarded-while-loading", callbacks(BrazeLine.asked("m")),
                    .count(record("messageContextInvalid", "m"), 1), states(BrazeLine.state(visible: false))))
        ),
        rule(
            "041",
            "prepareWith is called once for each attempt that reaches it, with the default values and before there is a view; it is not called for attempts that failed earlier.",
            intent: "All changes to the presentation can be made there, once.",
            .checked(
                .scenario(
                    "single-message", .count(told("prepareWith", "m"), 1),
                    .carries(told("prepareWith", "m"), "visible", "false"),
                    .carries(told("prepareWith", "m"), "attributes", "modal")
                ).and(scenario: "wrong-orientation", .never(told("prepareWith")))
                    .and(everywhere: .precedes(told("prepareWith"), told("willPresent"))))),
        rule(
            "042",
            "The view is the custom view, or else the built-in view for the kinds of message and attributes. If these do not match, there is no view: noMessageView is logged for a message with Context, the message is lost, and nothing is discarded.",
            intent:
                "A delegate that changes the message's kind in prepareWith has to change the attributes too.",
            .checked(
                .scenario(
                    "mismatched-attributes",
                    events(
                        BrazeLine.asked("m"), BrazeLine.prepared("m"), BrazeLine.error("noMessageView", "m"),
                        BrazeLine.asked("a"), BrazeLine.prepared("a"), BrazeLine.error("noMessageView", "a"),
                        BrazeLine.asked("local"), BrazeLine.prepared("local")),
                    states(
                        BrazeLine.state(visible: false), BrazeLine.state(visible: false),
                        BrazeLine.state(visible: false))
                ).and(scenario: "control-message", .occurs(told("didPresent", "m"))))),
        rule(
            "043",
            "After prepareWith, a message that was triggered for a user other than the current one is stopped: triggeredUserCurrentUserMismatch is logged, and no callback follows.",
            intent: "prepareWith does not mean that the message will be shown.",
            source: "vendor source (BrazeUI) and changelog, 18.2.0",
            .checked(
                .scenario(
                    "wrong-user", callbacks(BrazeLine.asked("m"), BrazeLine.prepared("m")),
                    .count(anyError, 1), states(BrazeLine.state(visible: false))))),
        rule(
            "044",
            "Every callback after prepareWith receives the message as prepareWith left it; analytics use that message's Context.",
            intent: "A delegate can mark a message in prepareWith and recognise it later.",
            .checked(
                .scenario(
                    "edited-extras", .carries(told("willPresent", "m"), "extras", "k=v"),
                    .carries(told("didPresent", "m"), "extras", "k=v"),
                    .carries(told("shouldProcess", "m"), "extras", "k=v"),
                    .carries(told("willDismiss", "m"), "extras", "k=v"),
                    .carries(told("didDismiss", "m"), "extras", "k=v")))),
        rule(
            "045",
            "The timer, the window's fade, the check of the user and the error logs use the message as it was before prepareWith: changing messageClose there has no effect, but animateIn and animateOut change the view's own animation.",
            intent: "prepareWith cannot make a message close automatically.",
            .checked(
                .scenario(
                    "edited-closing",
                    states(BrazeLine.state(visible: true, presented: true), BrazeLine.state(visible: false)),
                    .delay(told("displayChoiceForMessage", "timed"), told("willDismiss", "timed"), seconds: 5)
                ).and(
                    scenario: "edited-animation", .delay(told("willPresent"), told("didPresent"), seconds: 0),
                    .delay(told("willDismiss"), told("didDismiss"), seconds: 0)))),
        rule(
            "046",
            "An orientation that is set in prepareWith is not checked again; it only changes which rotations are supported.",
            intent: "A message that reaches prepareWith is shown, whatever orientation it is given there.",
            .checked(
                .scenario(
                    "edited-orientation", .occurs(told("didPresent", "m")), .never(anyError),
                    .carries(EventPattern(.app, "view"), "rotations", "landscape")))),
        rule(
            "047",
            "A click action that is set in prepareWith changes what a tap on the body does; buttons keep theirs.",
            intent: "Links can be rewritten before they are shown.",
            .checked(
                .scenario(
                    "edited-click-action",
                    .calls(
                        of: [.delegate], named: ["shouldProcess"],
                        are: [
                            BrazeLine.askedAboutClick("m", "https://other.example/"),
                            BrazeLine.askedAboutClick("b", BrazeLine.shop, button: "1"),
                        ]), .occurs(record("openedURL", nil, ["url": "https://other.example/"]))))),
        rule(
            "048",
            "A message that loses its Context in prepareWith is shown without analytics and without click processing; errors are printed.",
            intent: "Do not replace the message's data wholesale.",
            .checked(
                .scenario(
                    "removed-context",
                    events(
                        BrazeLine.asked("m"), BrazeLine.prepared("m"), BrazeLine.willPresent("m"),
                        BrazeLine.error("noContextLogImpression"), BrazeLine.didPresent("m"),
                        BrazeLine.error("noContextLogClick"), BrazeLine.askedAboutClick("m", BrazeLine.shop),
                        BrazeLine.error("noContextProcessClickAction"), BrazeLine.willDismiss("m"),
                        BrazeLine.didDismiss("m"))))),
        rule(
            "049",
            "messageView is set from the creation of the window on, before willPresent is called and before the view enters.",
            intent: "A non-nil messageView does not mean that the user sees something.",
            .checked(
                .scenario(
                    "local-message",
                    thereBeforeItEnters,
                    .carries(told("willPresent"), "visible", "true")))),
        rule(
            "050",
            "The view is installed and presented when its controller appears for the first time, after present has returned; when the controller appears again, nothing happens.",
            intent: "willPresent is not called during the call of present.",
            .checked(
                .scenario(
                    "local-message",
                    thereBeforeItEnters,
                    .carries(EventPattern(.app, "view"), "attached", "true"), .count(told("willPresent"), 1)))
        ),
        rule(
            "051",
            "A message with auto close, of any kind, is dismissed in the ordinary way after its time, counted from the creation of its window. An earlier dismissal cancels the timer.",
            intent: "The time includes the loading of a page and the entry animation.",
            .checked(
                .scenario(
                    "auto-close", .delay(told("prepareWith", "m"), told("willDismiss", "m"), seconds: 5),
                    .count(told("willDismiss", "m"), 2), .never(told("willDismiss", "n")),
                    states(BrazeLine.state(visible: true, presented: true))
                ).and(
                    scenario: "auto-close-of-a-slow-page",
                    callbacks(
                        BrazeLine.asked("m"), BrazeLine.prepared("m", .html),
                        BrazeLine.willPresent("m", .html),
                        BrazeLine.didPresent("m", .html), BrazeLine.willDismiss("m", .html),
                        BrazeLine.didDismiss("m", .html)),
                    .delay(told("prepareWith"), told("didPresent"), seconds: 2),
                    .delay(told("prepareWith"), told("willDismiss"), seconds: 5)))),
    ]

    /// The view exists before `willPresent`, and has entered after it.
    private static let thereBeforeItEnters = order(
        of: ["state", "willPresent"], BrazeLine.state(visible: true, presented: false),
        BrazeLine.willPresent("m"), BrazeLine.state(visible: true, presented: true))
}
