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

/// Ownership, Objective-C, and what belongs to the process: BZ-120 to BZ-128.
extension BrazeRules {
    private static let noObjectiveC = "It concerns Objective-C delegates, and Linux has no Objective-C."
    private static let radius = EventPattern(.app, "view")

    static let ownership: [Rule] = [
        rule(
            "120",
            "Braze holds the presenter strongly; the presenter holds its delegate weakly, and the message's controller holds the presenter weakly.",
            intent: "The app has to keep its delegate.", source: sourceAndKit,
            .checked(
                .scenario(
                    "released-delegate", .never(told("willDismiss")), .never(told(nil, "n")),
                    .occurs(record("impression", "n"))))),
        rule(
            "121",
            "The delegate should be set before the presenter: a message that comes earlier is shown with the default choices.",
            intent: "Set the delegate first.", source: "vendor documentation, follows from source",
            level: .should,
            .checked(
                .scenario(
                    "late-delegate", .never(told(nil)),
                    .calls(
                        of: [second], named: nil,
                        are: [
                            BrazeLine.willDismiss("m"), BrazeLine.didDismiss("m"), BrazeLine.asked("n"),
                            BrazeLine.prepared("n"), BrazeLine.willPresent("n"), BrazeLine.didPresent("n"),
                        ].map { "second \($0)" }), .occurs(record("impression", "m")))
            )),
        rule(
            "122", "An Objective-C delegate is wrapped, and the wrapper lives as long as the delegate.",
            intent: "Swift and Objective-C delegates can be mixed.", .outOfScope(noObjectiveC)),
        rule(
            "123",
            "An Objective-C delegate gets the message's action in shouldProcess even for a button, and the clicked URL beside it.",
            intent: "Look at the URL, not at the action.", .outOfScope(noObjectiveC)),
        rule(
            "124",
            "An Objective-C delegate's changes in prepareWith are copied back, or dropped altogether if the message cannot be converted any more.",
            intent: "Leave the message convertible.", .outOfScope(noObjectiveC)),
        rule(
            "125", "Objective-C delegates get new copies of the message in every callback.",
            intent: "Only changes in prepareWith count.", .outOfScope(noObjectiveC)),
        rule(
            "126",
            "Attributes.defaults belongs to the process and is read when the presentation context is built; a change affects later presentations only.",
            intent: "Set the look once at launch, or in displayChoiceForMessage.",
            .checked(
                .scenario(
                    "changed-defaults", .carries(radius, "cornerRadius", "42.0"), .count(radius, 2)))),
        rule(
            "127", "Changing the attributes of a visible view applies them at once.",
            intent: "A visible message can be restyled.",
            .checked(
                .scenario(
                    "changed-look",
                    .count(EventPattern(.app, "view", ["cornerRadius": "15.0"]), 1),
                    .count(EventPattern(.app, "view", ["cornerRadius": "3.0"]), 1),
                    .count(radius, 2)))),
        rule(
            "128",
            "The message of a built-in view is a copy: editing it does not change what the delegate gets. A full view's is a modal, while the delegate still gets a full message.",
            intent: "Ask the callback's message what was shown, not the view.",
            .checked(
                .scenario(
                    "edited-view-message", .carries(told("willDismiss"), "extras", "k=v"),
                    .carries(told("didDismiss"), "extras", "k=v")
                ).and(
                    scenario: "every-kind",
                    .carries(EventPattern(.app, "message", ["message": "full"]), "kind", "full"),
                    .carries(
                        EventPattern(.app, "message", ["message": "fullImage"]), "kind", "fullImage"),
                    .count(EventPattern(.app, "view", ["type": "FullView", "kinds": "modal full"]), 1),
                    .count(
                        EventPattern(
                            .app, "view", ["type": "FullImageView", "kinds": "modalImage fullImage"]), 1)))),
    ]

    private static let second = TraceEvent.Source("second delegate")
}
