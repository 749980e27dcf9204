import InAppContracts

/// Messages that a click triggers: BZ-100 to BZ-104.
extension BrazeRules {
    private static let questions = ["displayChoiceForMessage", "prepareWith", "willDismiss", "didDismiss"]

    /// Questions and ends, in order.
    private static func steps(_ lines: String...) -> Expectation {
        .calls(of: [.delegate], named: questions, are: lines)
    }

    static let followUps: [Rule] = [
        rule(
            "100",
            "A message that comes while a click is processed and the clicked one is still visible is kept as the follow-up: nobody is asked, nothing is logged, the stack stays as it is.",
            intent: "A click can lead to the next message.",
            .checked(
                .scenario(
                    "follow-up",
                    states(
                        BrazeLine.state(visible: true, presented: true),
                        BrazeLine.state(visible: true, presented: true)),
                    .never(record("otherMessagePresented(push: true)")),
                    .neverBetween(
                        told("displayChoiceForMessage"), after: told("willDismiss", "m"),
                        until: told("didDismiss", "m"))))),
        rule(
            "101",
            "A second message during the same click takes the place of the follow-up; the first one goes to the stack.",
            intent: "The last message that a click triggers is the one that follows.",
            .checked(
                .scenario(
                    "two-follow-ups", .never(told(nil, "f")), .occurs(told("didPresent", "g")),
                    .calls(
                        of: [.app], named: ["state"],
                        are: [
                            BrazeLine.state(visible: true, stack: "f", presented: true),
                            BrazeLine.state(visible: true, stack: "f", presented: true),
                        ])))),
        rule(
            "102",
            "The follow-up is presented after didDismiss has returned; displayChoiceForMessage is asked then, and may hold or discard it.",
            intent: "The gate applies to messages that a click triggers.",
            .checked(
                .scenario(
                    "follow-up",
                    steps(
                        BrazeLine.asked("m"), BrazeLine.prepared("m"), BrazeLine.willDismiss("m"),
                        BrazeLine.didDismiss("m"), BrazeLine.asked("f"), BrazeLine.prepared("f"))
                ).and(
                    scenario: "follow-up-held",
                    steps(
                        BrazeLine.asked("m"), BrazeLine.prepared("m"), BrazeLine.willDismiss("m"),
                        BrazeLine.didDismiss("m"), BrazeLine.asked("f", "reenqueue"))
                ).and(
                    scenario: "follow-up-discarded",
                    steps(
                        BrazeLine.asked("m"), BrazeLine.prepared("m"), BrazeLine.willDismiss("m"),
                        BrazeLine.didDismiss("m"), BrazeLine.asked("f", "discard")),
                    .occurs(record("discard", "f"))))),
        rule(
            "103",
            "A message that is presented inside shouldProcess comes before the click is processed, and is parked.",
            intent: "Present in didDismiss what is to follow a click.",
            .checked(
                .scenario(
                    "presented-in-should-process", .never(told(nil, "a")),
                    states(
                        BrazeLine.state(visible: true, stack: "a", presented: true),
                        BrazeLine.state(visible: false, stack: "a"))))),
        rule(
            "104",
            "Click processing ends with didDismiss or with a dismissal by the SDK, and begins with any processed click, none included: after a custom view has had a click processed without leaving, the next message becomes a follow-up.",
            intent: "A custom view that processes a click should dismiss.",
            .checked(
                .scenario(
                    "click-without-dismissal",
                    states(
                        BrazeLine.state(visible: true, presented: true),
                        BrazeLine.state(visible: true, presented: true)),
                    .follows(told("displayChoiceForMessage", "f"), directlyAfter: told("didDismiss", "m")),
                    .occurs(told("didPresent", "f"))))),
    ]
}
