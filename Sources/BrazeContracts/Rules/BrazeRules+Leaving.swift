import InAppContracts

/// Dismissals that the SDK asks for: BZ-110 to BZ-115.
extension BrazeRules {
    /// The events of three messages, one of them visible, when the SDK drops them all.
    private static let forgotten: [Expectation] = [
        callbacks(
            BrazeLine.asked("m"), BrazeLine.prepared("m", .modal), BrazeLine.willPresent("m", .modal),
            BrazeLine.didPresent("m", .modal), BrazeLine.willDismiss("m", .modal),
            BrazeLine.didDismiss("m", .modal)),
        .count(record("discard", "m"), 1), .count(record("discard", "a"), 1),
        .count(record("discard", "b"), 1), .never(told(nil, "a")), .never(told(nil, "b")),
        .neverBetween(record("discard"), after: told("willDismiss"), until: nil),
        states(
            BrazeLine.state(visible: true, stack: "a b", presented: true), BrazeLine.state(visible: false)),
    ]

    static let leaving: [Rule] = [
        rule(
            "110",
            "When the user changes or data is wiped, the timer is cancelled, the Contexts of the visible message, of those on the stack and of the follow-up are discarded, the stack is emptied, loading and click processing end, and then the visible message is dismissed in the ordinary way.",
            intent: "Messages of the former user are no longer shown or counted.",
            source: "vendor source (BrazeUI) and changelog, 18.2.0",
            .checked(
                RuleCheck(
                    parts: [
                        .init(scenario: "user-changed", expectations: forgotten),
                        .init(scenario: "data-wiped", expectations: forgotten),
                    ], everywhere: []
                ).and(
                    scenario: "user-changed-timed", .count(told("willDismiss"), 1),
                    states(BrazeLine.state(visible: true, presented: true))
                ).and(
                    scenario: "user-changed-during-click", .count(record("discard", "f"), 1),
                    .never(told(nil, "f"))))),
        rule(
            "111",
            "With a dismissal reason that is not known yet, the clean-up is skipped and the message is still dismissed.",
            intent: "Newer reasons do no harm.",
            .untestable("18.2 has two reasons, both known, and an enumeration cannot be given a third.")),
        rule(
            "112",
            "While assets are loading, no message is visible, so a change of user calls no callback. The request is cancelled; BZ-149 describes a request that answers anyway.",
            intent: "A message of the former user does not appear late.",
            .checked(
                .scenario(
                    "user-changed-while-loading", callbacks(BrazeLine.asked("m")),
                    states(BrazeLine.state(visible: false))))),
        rule(
            "113",
            "When the user changes or data is wiped, the message's Context is already invalid in didDismiss, and nothing is presented afterwards.",
            intent: "Do not log impressions or clicks in didDismiss.",
            .checked(
                .scenario(
                    "user-changed-before-page", .carries(EventPattern(.app, "message"), "context", "invalid"),
                    order(
                        of: ["discard", "willDismiss", "didDismiss"], BrazeLine.discarded("m"),
                        BrazeLine.willDismiss("m", .html), BrazeLine.didDismiss("m", .html))
                ).and(
                    scenario: "user-changed-during-click", .never(told(nil, "f")),
                    .neverBetween(told("displayChoiceForMessage"), after: told("didDismiss", "m"), until: nil)
                ))),
        rule(
            "114",
            "A presenter need not implement dismiss(reason:); its message then stays on screen.",
            intent: "A custom presenter has to dismiss its messages itself.", source: kit,
            .checked(
                .scenario(
                    "own-presenter", .never(told("willDismiss")),
                    .count(EventPattern(.listener, "present", ["message": "a"]), 1),
                    states(BrazeLine.state(visible: true, presented: true))))),
        rule(
            "115", "Before 14.0.1 a change of user left the message on the screen.",
            intent: "Apps that support older versions dismiss it themselves.", source: "vendor changelog",
            .outOfScope("It describes SDK versions older than the one that these rules cover.")),
    ]
}

/// Odd ends of the life cycle: BZ-069 to BZ-075.
extension BrazeRules {
    static let dismissals: [Rule] = [
        rule(
            "069",
            "A dismissal by code or by the timer is not guarded against repetition: until an exit has ended, whatever started it, another dismissal calls willDismiss again, while didDismiss is called once.",
            intent: "Count didDismiss, not willDismiss.",
            source: "vendor source (BrazeUI), 18.2.0; the count on a device depends on UIKit", isUnsure: true,
            .checked(
                .scenario(
                    "dismissed-twice",
                    .calls(
                        of: [.delegate], named: ["willDismiss", "didDismiss"],
                        are: [
                            BrazeLine.willDismiss("m"), BrazeLine.willDismiss("m"), BrazeLine.didDismiss("m"),
                        ])
                ).and(
                    scenario: "dismissed-while-leaving",
                    .calls(
                        of: [.delegate], named: ["willDismiss", "didDismiss"],
                        are: ["coded", "timed"].flatMap {
                            [
                                BrazeLine.willDismiss($0, .modal), BrazeLine.willDismiss($0, .modal),
                                BrazeLine.didDismiss($0, .modal),
                            ]
                        })))),
        rule(
            "070",
            "If a built-in view is dismissed before it has appeared, the dismissal completes immediately, because an invisible animation takes no time. The view still enters when it appears, and leaves right afterwards: willPresent, impression, willDismiss, didPresent, didDismiss. A control message leaves before didPresent, which is then missing. BZ-148 describes custom views.",
            intent: "Dismissing early does not prevent the impression.",
            .checked(
                .scenario(
                    "dismissed-before-appearance",
                    order(
                        of: [
                            "prepareWith", "dismiss completion", "state", "willPresent", "didPresent",
                            "willDismiss",
                            "didDismiss", "noContextLogImpression",
                        ],
                        BrazeLine.prepared("m"), "app dismiss completion",
                        BrazeLine.state(visible: true, presented: false), BrazeLine.willPresent("m"),
                        BrazeLine.error("noContextLogImpression"), BrazeLine.willDismiss("m"),
                        BrazeLine.didPresent("m"), BrazeLine.didDismiss("m"), BrazeLine.state(visible: false))
                ).and(
                    scenario: "control-dismissed-before-appearance",
                    callbacks(
                        BrazeLine.asked("m"), BrazeLine.prepared("m", .control),
                        BrazeLine.willPresent("m", .control),
                        BrazeLine.willDismiss("m", .control), BrazeLine.didDismiss("m", .control))))),
        rule(
            "071",
            "Entry and exit take 0.3 s for a slideup, 0.25 s for modals and full messages, 0.25 s for a page; without animation they take no time.",
            intent: "didPresent and didDismiss are called that long after willPresent and willDismiss.",
            .checked(
                .scenario(
                    "every-kind",
                    .delay(told("willPresent", "slideup"), told("didPresent", "slideup"), seconds: 0.3),
                    .delay(told("willDismiss", "slideup"), told("didDismiss", "slideup"), seconds: 0.3),
                    .delay(told("willPresent", "modal"), told("didPresent", "modal"), seconds: 0.25),
                    .delay(
                        told("willDismiss", "modalImage"), told("didDismiss", "modalImage"), seconds: 0.25),
                    .delay(told("willPresent", "full"), told("didPresent", "full"), seconds: 0.25),
                    .delay(told("willDismiss", "fullImage"), told("didDismiss", "fullImage"), seconds: 0.25)
                ).and(
                    scenario: "page-message",
                    .delay(EventPattern(.page, "finishLoading"), told("didPresent"), seconds: 0.25),
                    .delay(told("willDismiss"), told("didDismiss"), seconds: 0.25)
                ).and(
                    scenario: "edited-animation", .delay(told("willPresent"), told("didPresent"), seconds: 0),
                    .delay(told("willDismiss"), told("didDismiss"), seconds: 0)))),
        rule(
            "072",
            "A custom view has to report its life cycle and its clicks itself. If it never calls didDismiss, its window stays in place, and every later message is parked.",
            intent: "A custom view calls willPresent, didPresent, logImpression, willDismiss and didDismiss.",
            .checked(
                .scenario(
                    "inert-view",
                    events(
                        BrazeLine.asked("m"), BrazeLine.prepared("m"),
                        BrazeLine.error("otherMessagePresented(push: true)", "a")),
                    states(
                        BrazeLine.state(visible: true, presented: false),
                        BrazeLine.state(visible: true, presented: false),
                        BrazeLine.state(visible: true, stack: "a", presented: false))
                ).and(
                    scenario: "reporting-view", .occurs(told("didPresent", "m")),
                    .occurs(told("didDismiss", "m")),
                    states(BrazeLine.state(visible: true, presented: true), BrazeLine.state(visible: false))))
        ),
        rule(
            "073", "The helpers that report the life cycle do nothing on a view without controller.",
            intent: "A custom view may call them at any time.",
            .checked(.scenario("detached-view", .never(told(nil)), states(BrazeLine.state(visible: false))))),
        rule(
            "074",
            "The impression is logged through the Context when the view has entered, whatever the delegate does. A page that is dismissed before it has loaded logs no impression; for a message without Context, only an error is logged.",
            intent: "The delegate can suppress an impression only by discarding the message.",
            .checked(
                .scenario(
                    "single-message",
                    order(
                        of: ["willPresent", "impression", "didPresent"], BrazeLine.willPresent("m", .modal),
                        BrazeLine.impression("m"), BrazeLine.didPresent("m", .modal))
                ).and(scenario: "without-delegate", .count(record("impression", "m"), 1))
                    .and(scenario: "unloaded-pages", .never(record("impression")))
                    .and(
                        scenario: "local-message", .never(record("impression")),
                        .count(record("noContextLogImpression"), 1)))),
        rule(
            "075", "didPresent moves the focus of assistive technologies before the delegate is notified.",
            intent: "The screen reader reads the message.",
            .untestable("A headless screen is not read aloud, so the notification has no visible effect.")),
    ]
}
