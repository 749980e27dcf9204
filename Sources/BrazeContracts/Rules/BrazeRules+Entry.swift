import InAppContracts

/// How messages come in: BZ-001 to BZ-009.
extension BrazeRules {
    static let entry: [Rule] = [
        rule(
            "001",
            "present checks the thread, then the app's root, then the icon font, then that nothing is visible, and only then asks displayChoiceForMessage.",
            intent: "A question to the delegate means that the message could be shown now.",
            .checked(
                .scenario(
                    "overlapping-messages", .count(told("displayChoiceForMessage"), 1),
                    callbacks(
                        BrazeLine.asked("m"), BrazeLine.prepared("m"), BrazeLine.willPresent("m"),
                        BrazeLine.didPresent("m"), BrazeLine.willDismiss("m"), BrazeLine.didDismiss("m"))
                ).and(scenario: "without-app-root", .never(told("displayChoiceForMessage"))))),
        rule(
            "002",
            "A message that comes while another is visible is parked; the delegate is not asked about it then.",
            intent: "Gate logic in displayChoiceForMessage does not see every message.",
            .checked(
                .scenario(
                    "overlapping-messages", .never(told(nil, "a")), .never(told(nil, "b")),
                    states(
                        BrazeLine.state(visible: true, stack: "b a", presented: true),
                        BrazeLine.state(visible: false, stack: "b a"))))),
        rule(
            "003", "Without a delegate, or with one that has been released, a message is shown as with .now.",
            intent: "A delegate that nobody keeps silently stops gating.",
            .checked(
                .scenario(
                    "without-delegate", .never(told(nil)),
                    states(BrazeLine.state(visible: true, presented: true)),
                    .occurs(record("impression", "m"))
                ).and(
                    scenario: "released-delegate", .never(told(nil, "n")), .occurs(record("impression", "n")),
                    states(BrazeLine.state(visible: true, presented: true))
                ).and(
                    scenario: "removed-delegate",
                    callbacks(
                        BrazeLine.asked("m"), BrazeLine.prepared("m", .modal),
                        BrazeLine.willPresent("m", .modal)),
                    .occurs(record("processClickAction", "m")), states(BrazeLine.state(visible: false))))),
        rule(
            "004",
            "What a delegate does not implement counts as .now for the choice, true for clicks, and nothing for the rest.",
            intent: "Only the callbacks that matter need to be written.",
            .checked(
                .scenario(
                    "empty-delegate", .never(told(nil)),
                    events(
                        BrazeLine.impression("m"), BrazeLine.click("m", button: "1"),
                        BrazeLine.processed("m", BrazeLine.shop), BrazeLine.opened(BrazeLine.shop)),
                    states(BrazeLine.state(visible: true, presented: true), BrazeLine.state(visible: false))))
        ),
        rule(
            "005",
            "present off the main thread does nothing: no callback, no change of the stack, no discard; noMainThread is logged later on the main queue.",
            intent: "Every callback comes on the main thread.",
            .checked(
                .scenario(
                    "off-main-thread", events(BrazeLine.error("noMainThread")),
                    .thread(record("noMainThread"), .main), states(BrazeLine.state(visible: false))
                ).and(everywhere: .thread(told(nil), .main)))),
        rule(
            "006",
            "Without an active root view controller of the app the message is dropped: neither stacked nor discarded, the delegate is not asked, noAppRootViewController is logged.",
            intent: "A message that comes too early in the app's life is lost for this trigger.",
            .checked(
                .scenario(
                    "without-app-root", events(BrazeLine.error("noAppRootViewController", "m")),
                    states(BrazeLine.state(visible: false))))),
        rule(
            "007", "A missing icon font is logged and otherwise ignored.",
            intent: "A message with an icon is shown even where its glyph cannot be.",
            .untestable("A headless stage draws no glyphs and loads no font, so that none can be missing.")),
        rule(
            "008",
            "An untyped message is converted first. One that cannot be is dropped and rawToTypedConversion logged, without a callback; any other is treated as a typed one.",
            intent: "Wrappers that pass untyped messages on get the same callbacks.", source: sourceAndKit,
            .checked(
                .scenario(
                    "untyped-messages", .never(told(nil, "textless")), .occurs(anyError),
                    states(BrazeLine.state(visible: false)),
                    callbacks(
                        BrazeLine.asked("m"), BrazeLine.prepared("m"), BrazeLine.willPresent("m"),
                        BrazeLine.didPresent("m"), BrazeLine.willDismiss("m"), BrazeLine.didDismiss("m"))))),
        rule(
            "009",
            "Errors never reach the app: nothing is thrown and no callback tells of them. They are logged through the message's Context, or printed for a message without one.",
            intent: "An app that wants to know has to look at the log.",
            .checked(
                .scenario(
                    "unreachable-assets", callbacks(BrazeLine.asked("m", "reenqueue")), .count(anyError, 1),
                    .carries(anyError, "messageId", "m")
                ).and(
                    scenario: "wrong-orientation", callbacks(BrazeLine.asked("m")),
                    .count(record("noMatchingOrientation", "m"), 1)))),
    ]
}
