import InAppContracts

/// Choices and the stack: BZ-010 to BZ-026.
extension BrazeRules {
    static let stack: [Rule] = [
        rule(
            "010", "With the answer .now, prepareWith is called and the message is presented.",
            intent: "The next callback after .now is prepareWith, once the assets are loaded.",
            .checked(
                .scenario(
                    "single-message",
                    .follows(told("prepareWith", "m"), directlyAfter: told("displayChoiceForMessage", "m"))))),
        rule(
            "011",
            "The answer .reenqueue removes equal entries from the stack and puts the message on top, so the stack contains it once. Its Context stays valid.",
            intent: "A held message can be shown later, and does not accumulate on the stack.",
            .checked(
                .scenario(
                    "held-again",
                    states(
                        BrazeLine.state(visible: false, stack: "b a"),
                        BrazeLine.state(visible: true, stack: "b", presented: true)),
                    .never(record("discard")), .occurs(told("didPresent", "a"))))),
        rule(
            "012",
            "The answer .discard removes equal entries from the stack and discards the Context; a message without Context is simply dropped.",
            intent: "presentNext does not show a discarded message.",
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
            "Entries of the stack are equal if isApproximatelyEqual returns true. It compares ids, so two contents with one id are one entry.",
            intent:
                "A campaign that is triggered again replaces its held message. The behaviour for messages without id is not known.",
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
            "A message that is parked because another is visible, while no click is processed, is put on top of the stack once, and otherMessagePresented(push: true) is logged.",
            intent: "Parked messages and held messages wait on the same stack.",
            .checked(
                .scenario(
                    "overlapping-messages",
                    states(
                        BrazeLine.state(visible: true, stack: "b a", presented: true),
                        BrazeLine.state(visible: false, stack: "b a")),
                    .count(record("otherMessagePresented(push: true)"), 3)))),
        rule(
            "017",
            "The stack is never drained automatically: neither a dismissal, nor a return to the foreground, nor time shows waiting messages.",
            intent: "An app that holds messages has to call presentNext.",
            .checked(
                .scenario(
                    "never-drained", .never(told(nil, "a")),
                    states(BrazeLine.state(visible: false, stack: "a"))))),
        rule(
            "018",
            "presentNext takes the top message of the stack and prepares it directly: displayChoiceForMessage is not called.",
            intent: "displayChoiceForMessage cannot refuse the message; decide before calling presentNext.",
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
            "presentNext shows a message that was parked because another was visible, although the delegate was never asked about it.",
            intent: "Do not rely on seeing every message in displayChoiceForMessage.",
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
            "An entry is removed from the stack after it has passed every check and before its assets are loaded, so it is lost if its assets fail to load.",
            intent: "A waiting message that is presented without a network connection may be lost.",
            .checked(
                .scenario(
                    "unreachable-assets", .never(told("prepareWith")),
                    states(BrazeLine.state(visible: false, stack: "m"), BrazeLine.state(visible: false))))),
        rule(
            "023",
            "If the top entry of the stack fails the check of orientation or Context, it is removed, and the entry below is not tried.",
            intent: "One call of presentNext may show nothing although messages wait.",
            .checked(
                .scenario(
                    "invalid-top", .never(told("prepareWith")),
                    states(
                        BrazeLine.state(visible: false, stack: "ok wide used"),
                        BrazeLine.state(visible: false, stack: "ok wide"),
                        BrazeLine.state(visible: false, stack: "ok"))))),
        rule(
            "024", "Each BrazeInAppMessageUI has its own stack; a new one has no message to present next.",
            intent: "Retain the user interface that presents the messages.",
            .checked(
                .scenario(
                    "second-presenter", callbacks(BrazeLine.asked("m", "reenqueue")),
                    states(BrazeLine.state(visible: false, stack: "m"))))),
        rule(
            "025",
            "The Objective-C method for the compatibility layer appends to the stack without removing equal entries, and ignores failed conversions.",
            intent: "It explains duplicates in apps that still use the old API.",
            .outOfScope(
                "It is hidden from Swift and exists in Objective-C only, which is not available on Linux.")),
        rule(
            "026",
            "An app cannot edit the stack, but it can present the top message again: the delegate is asked, and the old entry is removed.",
            intent: "This is how an app asks the delegate again about a held message.",
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
