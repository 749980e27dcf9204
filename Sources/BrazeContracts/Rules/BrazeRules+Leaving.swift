import InAppContracts

/// Dismissals that the SDK asks for: BZ-110 to BZ-115.
extension BrazeRules {
    /// What is said of three messages, one of them visible, when the SDK forgets them all.
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
            intent: "Nothing of the former user is shown or counted any more.",
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
            "111", "A reason for dismissal that is not known yet skips the clean-up and still dismisses.",
            intent: "Newer reasons do no harm.",
            .untestable("18.2 has two reasons, both known, and an enumeration cannot be given a third.")),
        rule(
            "112",
            "While assets are loading nothing is visible, so that a change of user calls nobody; assets that arrive late are rejected.",
            intent: "A message of the former user does not appear late.",
            .checked(
                .scenario(
                    "user-changed-while-loading", callbacks(BrazeLine.asked("m")),
                    states(BrazeLine.state(visible: false))))),
        rule(
            "113",
            "In that dismissal didDismiss comes when the message's Context is invalid already, and nothing is presented afterwards.",
            intent: "Do not log on a message in didDismiss.",
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
            "A presenter need not implement dismiss(reason:); what it shows stays where it is then.",
            intent: "A presenter of the app's own has to take messages down itself.", source: kit,
            .checked(
                .scenario(
                    "own-presenter", .never(told("willDismiss")),
                    .count(EventPattern(.listener, "present", ["message": "a"]), 1),
                    states(BrazeLine.state(visible: true, presented: true))))),
        rule(
            "115", "Before 14.0.1 a change of user left the message on the screen.",
            intent: "Apps that support older versions dismiss it themselves.", source: "vendor changelog",
            .outOfScope("It describes SDK versions before the one that these rules are for.")),
    ]
}
