import InAppContracts

/// How messages arrive: BZ-001 to BZ-009.
extension BrazeRules {
    static let entry: [Rule] = [
        rule(
            "001",
            "present checks, in this order, the thread, the app's root view controller, the icon font, and that no message is visible; only then does it call displayChoiceForMessage.",
            intent: "When displayChoiceForMessage is called, the message could be shown now.",
            .checked(
                .scenario(
                    "overlapping-messages", .count(told("displayChoiceForMessage"), 1),
                    callbacks(
                        BrazeLine.asked("m"), BrazeLine.prepared("m"), BrazeLine.willPresent("m"),
                        BrazeLine.didPresent("m"), BrazeLine.willDismiss("m"), BrazeLine.didDismiss("m"))
                ).and(scenario: "without-app-root", .never(told("displayChoiceForMessage"))))),
        rule(
            "002",
            "A message that is presented while another is visible is parked; the delegate is not asked about it then.",
            intent: "Gate logic in displayChoiceForMessage does not see every message.",
            .checked(
                .scenario(
                    "overlapping-messages", .never(told(nil, "a")), .never(told(nil, "b")),
                    states(
                        BrazeLine.state(visible: true, stack: "b a", presented: true),
                        BrazeLine.state(visible: false, stack: "b a"))))),
        rule(
            "003", "Without a delegate, or with one that has been released, a message is shown as with .now.",
            intent: "A delegate that the app does not retain silently stops gating.",
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
            "A method that a delegate does not implement counts as .now for the choice, as true for clicks, and otherwise as doing nothing.",
            intent: "Implement only the callbacks that you need.",
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
            intent: "Every callback is called on the main thread.",
            .checked(
                .scenario(
                    "off-main-thread", events(BrazeLine.error("noMainThread")),
                    .thread(record("noMainThread"), .main), states(BrazeLine.state(visible: false))
                ).and(everywhere: .thread(told(nil), .main)))),
        rule(
            "006",
            "If the app has no active root view controller, the message is dropped: it is neither stacked nor discarded, the delegate is not asked, and noAppRootViewController is logged.",
            intent: "A message that is triggered too early in the app's life is lost for this trigger.",
            .checked(
                .scenario(
                    "without-app-root", events(BrazeLine.error("noAppRootViewController", "m")),
                    states(BrazeLine.state(visible: false))))),
        rule(
            "007", "A missing icon font is logged and otherwise ignored.",
            intent: "A message with an icon is shown even if its glyph cannot be drawn.",
            .untestable("A headless stage draws no glyphs and loads no fonts, so no font can be missing.")),
        rule(
            "008",
            "An untyped message is converted first. If it cannot be converted, it is dropped, rawToTypedConversion is logged, and no callback is called; otherwise it is treated as a typed message.",
            intent: "Wrappers that pass on untyped messages receive the same callbacks.",
            source: sourceAndKit,
            .checked(
                .scenario(
                    "untyped-messages", .never(told(nil, "textless")), .occurs(anyError),
                    states(BrazeLine.state(visible: false)),
                    callbacks(
                        BrazeLine.asked("m"), BrazeLine.prepared("m"), BrazeLine.willPresent("m"),
                        BrazeLine.didPresent("m"), BrazeLine.willDismiss("m"), BrazeLine.didDismiss("m"))))),
        rule(
            "009",
            "Errors never reach the app: nothing is thrown, and no callback reports them. They are logged through the message's Context, or printed for a message without one.",
            intent: "An app learns of errors only from the log.",
            .checked(
                .scenario(
                    "unreachable-assets", callbacks(BrazeLine.asked("m", "reenqueue")), .count(anyError, 1),
                    .carries(anyError, "messageId", "m")
                ).and(
                    scenario: "wrong-orientation", callbacks(BrazeLine.asked("m")),
                    .count(record("noMatchingOrientation", "m"), 1)))),
    ]
}

/// Before the delegate sees a presentation: BZ-030 to BZ-037.
extension BrazeRules {
    static let preparing: [Rule] = [
        rule(
            "030",
            "Preparation checks the thread, the root view controller, the font, that no message is visible, the orientation, and the Context, in this order. Then the entry is removed from the stack, and then assets are loaded. The first failure ends it.",
            intent: "The log contains one error, not several, for a message that did not appear.",
            .checked(
                .scenario(
                    "several-things-wrong", .never(told("prepareWith", "a")),
                    .calls(
                        of: [.sdk],
                        named: [
                            "noAppRootViewController", "otherMessagePresented(push: false)",
                            "noMatchingOrientation", "messageContextInvalid",
                        ],
                        are: [
                            BrazeLine.error("noAppRootViewController", "a"),
                            BrazeLine.error("otherMessagePresented(push: false)", "a"),
                            BrazeLine.error("noMatchingOrientation", "a"),
                        ]),
                    states(
                        BrazeLine.state(visible: false, stack: "a"),
                        BrazeLine.state(visible: true, stack: "a", presented: true),
                        BrazeLine.state(visible: false))))),
        rule(
            "031",
            "A message whose orientation does not match is dropped: equal entries are removed from the stack, noMatchingOrientation is logged, its Context is not discarded, and turning the device does not show it.",
            intent: "The delegate may be asked about a message that then never appears.",
            .checked(
                .scenario(
                    "wrong-orientation",
                    events(BrazeLine.asked("m"), BrazeLine.error("noMatchingOrientation", "m")),
                    states(BrazeLine.state(visible: false), BrazeLine.state(visible: false))
                ).and(scenario: "right-orientation", .occurs(told("didPresent", "m"))))),
        rule(
            "032",
            "A message whose Context is no longer valid is removed from the stack, and messageContextInvalid is logged; nothing else happens.",
            intent: "A message that was used or discarded cannot be shown again.", source: sourceAndKit,
            .checked(
                .scenario(
                    "used-context",
                    callbacks(BrazeLine.asked("m", "reenqueue"), BrazeLine.asked("m")),
                    .count(record("messageContextInvalid", "m"), 1), states(BrazeLine.state(visible: false))))
        ),
        rule(
            "033",
            "A message without Context is presented synchronously and unchanged: when present returns, prepareWith has been called and the message is visible. Its assets have to be local files.",
            intent: "No waiting is needed for local messages.",
            .checked(
                .scenario(
                    "local-message",
                    order(
                        of: ["displayChoiceForMessage", "prepareWith", "state", "willPresent"],
                        BrazeLine.asked("m"), BrazeLine.prepared("m"),
                        BrazeLine.state(visible: true, presented: false), BrazeLine.willPresent("m"),
                        BrazeLine.state(visible: true, presented: true)),
                    .carries(told("prepareWith"), "assets", "remote")))),
        rule(
            "034",
            "For a message with Context, the assets are made local first; when that has succeeded, prepareWith is called with the transformed message.",
            intent:
                "Time passes between displayChoiceForMessage and prepareWith, and nothing is visible yet.",
            .checked(
                .scenario(
                    "assets-loading",
                    order(
                        of: ["displayChoiceForMessage", "prepareWith", "state"],
                        BrazeLine.asked("m"), BrazeLine.state(visible: false), BrazeLine.prepared("m", .modal)
                    ),
                    .carries(told("prepareWith"), "assets", "local")))),
        rule(
            "035",
            "If the assets cannot be made local, assetsFailure is logged and the message is lost; prepareWith is not called, and the Context is not discarded.",
            intent: "No callback reports that a message failed to load.",
            .checked(
                .scenario(
                    "unreachable-assets", .never(told("prepareWith")), .never(record("discard")),
                    .count(anyError, 1),
                    states(BrazeLine.state(visible: false, stack: "m"), BrazeLine.state(visible: false))))),
        rule(
            "036",
            "A message that is presented while the assets of another are loading is not parked: the delegate is asked about it, and its request replaces the other message's, which is lost silently.",
            intent: "Of two messages in quick succession, only the second may be shown.",
            source: "vendor source (BrazeUI), 18.2.0; the outcome is inferred", isUnsure: true,
            .checked(
                .scenario(
                    "two-loading",
                    callbacks(
                        BrazeLine.asked("a"), BrazeLine.asked("b"), BrazeLine.prepared("b", .modal),
                        BrazeLine.willPresent("b", .modal), BrazeLine.didPresent("b", .modal)),
                    states(BrazeLine.state(visible: true, presented: true))))),
        rule(
            "037",
            "displayChoiceForMessage sees remote asset URLs; prepareWith and everything later sees local ones.",
            intent: "Do not use a URL from displayChoiceForMessage for drawing.",
            source: "vendor source (BrazeUI) and changelog, 18.2.0",
            .checked(
                .scenario(
                    "assets-loading", .carries(told("displayChoiceForMessage"), "assets", "remote"),
                    .carries(told("prepareWith"), "assets", "local"),
                    .carries(told("willPresent"), "assets", "local"),
                    .carries(told("didDismiss"), "assets", "local")))),
    ]
}
