import InAppContracts

/// Choices and the stack: BZ-010 to BZ-026.
extension BrazeRules {
    static let stack: [Rule] = [
        rule(
            "010", "The answer .now goes on to prepareWith and the presentation.",
            intent: "The next callback after .now is prepareWith, once the assets are there.",
            .checked(
                .scenario(
                    "single-message",
                    .follows(told("prepareWith", "m"), directlyAfter: told("displayChoiceForMessage", "m"))))),
        rule(
            "011",
            "The answer .reenqueue takes equal entries off the stack and puts the message on top, so that it is there once. Its Context stays valid.",
            intent: "A held message can be shown later, and does not pile up.",
            .checked(
                .scenario(
                    "held-again",
                    states(
                        BrazeLine.state(visible: false, stack: "b a"),
                        BrazeLine.state(visible: true, stack: "b", presented: true)),
                    .never(record("discard")), .occurs(told("didPresent", "a"))))),
        rule(
            "012",
            "The answer .discard takes equal entries off the stack and discards the Context; a message without one is simply dropped.",
            intent: "A discarded message does not come back by presentNext.",
            .checked(
                .scenario(
                    "discarded",
                    events(
                        BrazeLine.asked("m", "reenqueue"), BrazeLine.asked("m", "discard"),
                        BrazeLine.discarded("m"),
                        BrazeLine.asked("local", "discard")),
                    states(
                        BrazeLine.state(visible: false, stack: "m"), BrazeLine.state(visible: false),
                        BrazeLine.state(visible: false))))),
        rule(
            "013", ".later is the same value as .reenqueue.",
            intent: "Old code that answers .later behaves as before and only gets a warning.",
            .checked(
                .scenario(
                    "said-later",
                    callbacks(BrazeLine.asked("m", "reenqueue"), BrazeLine.asked("m", "reenqueue")),
                    states(BrazeLine.state(visible: false, stack: "m"))))),
        rule(
            "014", "The top of the stack is the end of the array: last in, first out.",
            intent: "presentNext shows the message that was held last.",
            .checked(
                .scenario(
                    "last-in-first-out",
                    .calls(
                        of: [.delegate], named: ["prepareWith"],
                        are: [BrazeLine.prepared("b"), BrazeLine.prepared("a")])))),
        rule(
            "015",
            "Entries of the stack are the same when isApproximatelyEqual says so, which compares ids; two contents with one id are one entry.",
            intent:
                "A campaign that is triggered again replaces its held message. Nothing is known of messages without id.",
            source: sourceAndKit,
            .checked(
                .scenario(
                    "same-id",
                    states(
                        BrazeLine.state(visible: false, stack: "m"),
                        BrazeLine.state(visible: true, presented: true)),
                    .carries(told("prepareWith"), "extras", "version=2")))),
        rule(
            "016",
            "A message that is parked because another is visible, while no click is processed, goes on top of the stack once, and otherMessagePresented(push: true) is logged.",
            intent: "Parked messages and held ones wait in the same place.",
            .checked(
                .scenario(
                    "overlapping-messages",
                    states(
                        BrazeLine.state(visible: true, stack: "b a", presented: true),
                        BrazeLine.state(visible: false, stack: "b a")),
                    .count(record("otherMessagePresented(push: true)"), 3)))),
        rule(
            "017",
            "The stack is never drained by itself: neither a dismissal, nor the foreground, nor time shows what waits.",
            intent: "An app that holds messages has to call presentNext.",
            .checked(
                .scenario(
                    "never-drained", .never(told(nil, "a")),
                    states(BrazeLine.state(visible: false, stack: "a"))))),
        rule(
            "018",
            "presentNext takes the top of the stack and goes straight on to preparation: displayChoiceForMessage is not called.",
            intent: "A gate that would now say no is not consulted; decide before calling presentNext.",
            .checked(
                .scenario(
                    "held-and-shown-later", .count(told("displayChoiceForMessage"), 1),
                    callbacks(
                        BrazeLine.asked("m", "reenqueue"), BrazeLine.prepared("m"),
                        BrazeLine.willPresent("m"),
                        BrazeLine.didPresent("m"), BrazeLine.willDismiss("m"), BrazeLine.didDismiss("m")),
                    states(BrazeLine.state(visible: false, stack: "m"))))),
        rule(
            "019",
            "A message that was parked because another was visible is shown by presentNext without the delegate ever having been asked.",
            intent: "Code that counts on having seen every message in displayChoiceForMessage is wrong.",
            .checked(
                .scenario(
                    "parked-and-shown-later", .never(told("displayChoiceForMessage", "a")),
                    .calls(
                        of: [.delegate], named: ["prepareWith", "didPresent"],
                        are: [
                            BrazeLine.prepared("m"), BrazeLine.didPresent("m"), BrazeLine.prepared("a"),
                            BrazeLine.didPresent("a"),
                        ])))),
        rule(
            "020", "presentNext on an empty stack does nothing.", intent: "It may be called at any time.",
            .checked(.scenario("empty-stack", events(), states(BrazeLine.state(visible: false))))),
        rule(
            "021",
            "presentNext while a message is visible logs otherMessagePresented(push: false) and changes nothing.",
            intent: "Call it again after didDismiss.",
            .checked(
                .scenario(
                    "next-while-visible", .never(told(nil, "a")),
                    .count(record("otherMessagePresented(push: false)", "a"), 1),
                    states(BrazeLine.state(visible: true, stack: "a", presented: true))))),
        rule(
            "022",
            "An entry leaves the stack when it has passed every check and before its assets are loaded, so that a failure of the assets loses it.",
            intent: "A message that waits while the network is gone may never be seen.",
            .checked(
                .scenario(
                    "unreachable-assets", .never(told("prepareWith")),
                    states(BrazeLine.state(visible: false, stack: "m"), BrazeLine.state(visible: false))))),
        rule(
            "023",
            "A top of the stack that fails the check of orientation or Context is removed, and the entry below is not tried.",
            intent: "One call of presentNext may show nothing although messages wait.",
            .checked(
                .scenario(
                    "invalid-top", .never(told("prepareWith")),
                    states(
                        BrazeLine.state(visible: false, stack: "ok wide used"),
                        BrazeLine.state(visible: false, stack: "ok wide"),
                        BrazeLine.state(visible: false, stack: "ok"))))),
        rule(
            "024", "The stack belongs to one BrazeInAppMessageUI; a new one has nothing to show next.",
            intent: "Keep the user interface that messages are presented by.",
            .checked(
                .scenario(
                    "second-presenter", callbacks(BrazeLine.asked("m", "reenqueue")),
                    states(BrazeLine.state(visible: false, stack: "m"))))),
        rule(
            "025",
            "The Objective-C method for the compatibility layer appends to the stack without removing equal entries, and swallows failed conversions.",
            intent: "It explains duplicates in apps that still use the old API.",
            .outOfScope("It is hidden from Swift and exists in Objective-C only, which Linux does not have.")),
        rule(
            "026",
            "An app cannot edit the stack, but it can present the top of it again: the delegate is asked, and the old entry goes.",
            intent: "The way to have a gate ask again about a held message.",
            .checked(
                .scenario(
                    "asked-again",
                    .calls(
                        of: [.delegate], named: ["displayChoiceForMessage", "prepareWith", "didPresent"],
                        are: [
                            BrazeLine.asked("m", "reenqueue"), BrazeLine.asked("m"), BrazeLine.prepared("m"),
                            BrazeLine.didPresent("m"),
                        ]),
                    states(
                        BrazeLine.state(visible: false, stack: "m"),
                        BrazeLine.state(visible: true, presented: true))))),
    ]
}
