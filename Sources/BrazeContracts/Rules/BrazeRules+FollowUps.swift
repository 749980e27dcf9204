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
            "A message that is presented while a click is processed and the clicked message is still visible becomes the follow-up: the delegate is not asked, nothing is logged, and the stack does not change.",
            intent: "A click can trigger the next message.",
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
            "A second message during the same click replaces the follow-up; the first message is put on the stack.",
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
            "The follow-up is presented after didDismiss has returned; displayChoiceForMessage is called then, and may hold or discard it.",
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
            "A message that is presented inside shouldProcess is parked, because the click is not processed yet.",
            intent: "To show a message after a click, present it in didDismiss.",
            .checked(
                .scenario(
                    "presented-in-should-process", .never(told(nil, "a")),
                    states(
                        BrazeLine.state(visible: true, stack: "a", presented: true),
                        BrazeLine.state(visible: false, stack: "a"))))),
        rule(
            "104",
            "Click processing begins with any processed click, also with the action none, and ends with didDismiss or with a dismissal by the SDK. If a custom view has a click processed and stays, the next message becomes a follow-up.",
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
            intent: "The app has to retain its delegate.", source: sourceAndKit,
            .checked(
                .scenario(
                    "released-delegate", .never(told("willDismiss")), .never(told(nil, "n")),
                    .occurs(record("impression", "n"))))),
        rule(
            "121",
            "The delegate should be set before the presenter: a message that is presented earlier is shown with the default choices.",
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
            "In shouldProcess, an Objective-C delegate receives the message's action even for a button, together with the clicked URL.",
            intent: "Use the URL, not the action.", .outOfScope(noObjectiveC)),
        rule(
            "124",
            "An Objective-C delegate's changes in prepareWith are copied back, or all dropped if the message can no longer be converted.",
            intent: "Leave the message convertible.", .outOfScope(noObjectiveC)),
        rule(
            "125", "Objective-C delegates receive new copies of the message in every callback.",
            intent: "Only changes in prepareWith count.", .outOfScope(noObjectiveC)),
        rule(
            "126",
            "Attributes.defaults is global to the process and is read when the presentation context is created; a change affects later presentations only.",
            intent: "Set the look once at launch, or in displayChoiceForMessage.",
            .checked(
                .scenario(
                    "changed-defaults", .carries(radius, "cornerRadius", "42.0"), .count(radius, 2)))),
        rule(
            "127", "Changing the attributes of a visible view applies them immediately.",
            intent: "A visible message can be restyled.",
            .checked(
                .scenario(
                    "changed-look",
                    .count(EventPattern(.app, "view", ["cornerRadius": "15.0"]), 1),
                    .count(EventPattern(.app, "view", ["cornerRadius": "3.0"]), 1),
                    .count(radius, 2)))),
        rule(
            "128",
            "The message of a built-in view is a copy: editing it does not change what the delegate receives. A full view's message is a modal, while the delegate still receives a full message.",
            intent: "To find out what was shown, read the callback's message, not the view's.",
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
