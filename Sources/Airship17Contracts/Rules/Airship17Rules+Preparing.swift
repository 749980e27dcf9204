import InAppContracts

/// The whole life, pausing, and what the delegate decides while a message is prepared (AS-001 to AS-015).
extension Airship17Rules {
    private static let beforeDisplay = [
        Airship17Line.delegate("extend"), Airship17Line.listener("factory"),
        Airship17Line.delegate("displayCoordinator"), Airship17Line.listener("onPrepare", answer: "success"),
        Airship17Line.listener("prepare", answer: "success"), Airship17Line.isReady(true),
        Airship17Line.adapterReady(true),
    ]
    private static let afterDisplay = [
        Airship17Line.resolutionReport("timed_out"),
        Airship17Line.action("message_action", "manualInvocation"),
        Airship17Line.finished("timed_out"), Airship17Line.coordinator("didFinishDisplaying"),
    ]

    static let wholeLife = [
        rule(
            "AS-001",
            "A message is extended, gets its adapter and its coordinator, has its assets and then its adapter prepared, waits "
                + "for coordinator, adapter and delegate in this order, is announced, displayed, and reported as finished. Its "
                + "actions run before that report; its coordinator is notified after it.",
            intent: "Rely on one order: what comes first can prepare what comes later.", source: Source.both,
            .checked(
                .scenario(
                    "shown",
                    .calls(
                        of: [.delegate, .listener, .sdk], named: nil,
                        are: beforeDisplay + [
                            Airship17Line.ready(), Airship17Line.will(),
                            Airship17Line.coordinator("didBeginDisplaying"), Airship17Line.displayReport(),
                            Airship17Line.listener("display"),
                        ] + afterDisplay))))
    ]

    static let pausing = [
        rule(
            "AS-002",
            "While the component is off, or the privacy settings forbid in-app automation, events are not counted "
                + "and nothing is displayed.",
            intent: "Switch it off where not even the counting should happen; pause otherwise.",
            source: Source.documented,
            .checked(
                .scenario(
                    "disabled", .count(.display, 1), .precedes(.sees, .display),
                    .neverBetween(.extend, after: .app("setComponentEnabled"), until: .sees)
                ).and(
                    scenario: "feature-off", .count(.display, 1), .precedes(.sees, .display),
                    .neverBetween(.extend, after: .host("isFeatureEnabled"), until: .sees)))),
        rule(
            "AS-003",
            "A message that is prepared when the component is switched off stays prepared, and is displayed without another "
                + "trigger when the component is on again.",
            intent: "Nothing is lost by switching off for a while.", source: Source.engine,
            .checked(
                .scenario(
                    "disabled-while-waiting", .count(.extend, 1), .count(.display, 1),
                    .neverBetween(
                        .display, after: .app("setComponentEnabled", ["value": "false"]),
                        until: .app("setComponentEnabled", ["value": "true"])),
                    .precedes(.app("setComponentEnabled", ["value": "true"]), .display)))),
        rule(
            "AS-004", "When the component is switched on, every waiting message is checked again.",
            intent: "No event is needed after switching on.", source: Source.engine,
            .checked(
                .scenario(
                    "disabled-while-waiting", .count(.isReadyToDisplay, 2),
                    .neverBetween(
                        .isReadyToDisplay, after: .app("setComponentEnabled", ["value": "false"]),
                        until: .app("setComponentEnabled", ["value": "true"])),
                    .follows(
                        .listener("isReadyToDisplay", answering: "true"),
                        directlyAfter: .listener("isReadyToDisplay", answering: "false"))))),
        rule(
            "AS-005",
            "No call dismisses a displayed message: neither pausing, nor switching off, nor cancelling its schedule.",
            intent: "Dismiss with an adapter of your own; there is no call for it.", source: Source.inferred,
            .checked(
                .scenario(
                    "left-alone", .count(.finishedDisplaying, 1),
                    .neverBetween(.finishedDisplaying, after: .displayReport, until: .sees),
                    .precedes(.user("swipeAway"), .finished("spring", "user_dismissed"))))),
        rule(
            "AS-006", "`isPaused` is false at first, and survives the end of the process.",
            intent: "Resume at start what an earlier process has paused.", source: Source.automation,
            .checked(
                .scenario(
                    "paused-across-launches", .count(.app("sees", ["paused": "false"]), 1),
                    .count(.app("sees", ["paused": "true"]), 1), .precedes(.app("setPaused"), pausedSeen)))),
        rule(
            "AS-007", "While paused, events count and messages are prepared; only the display waits.",
            intent: "A pause costs no time later: the message is ready by then.", source: Source.documented,
            .checked(
                .scenario(
                    "paused",
                    .calls(
                        of: [.delegate, .listener, .app], named: nil,
                        are: [
                            "app setAssetsDelegate",
                            "app chooseCoordinator(coordinator: own, message: spring)",
                            "app setPaused(value: true)",
                        ] + beforeDisplay.prefix(5) + ["app setPaused(value: false)"]
                            + beforeDisplay.suffix(2) + [
                                Airship17Line.ready(), Airship17Line.will(),
                                Airship17Line.coordinator("didBeginDisplaying"),
                                Airship17Line.listener("display"),
                            ])))),
        rule(
            "AS-008",
            "While paused, neither coordinator, nor adapter, nor delegate is asked. (For schedules without a message, see "
                + "AS-103.)",
            intent: "Do not rely on these calls to notice a pause.", source: Source.automation,
            .checked(
                .scenario(
                    "paused",
                    .neverBetween(.isReady, after: pauses(true), until: pauses(false)),
                    .neverBetween(.isReadyToDisplay, after: pauses(true), until: pauses(false)),
                    .neverBetween(.isMessageReady, after: pauses(true), until: pauses(false)),
                    .count(.isReady, 1)))),
        rule(
            "AS-009",
            "In late versions, setting `isPaused` to false immediately checks the messages that wait; in early ones they wait "
                + "for the next change of conditions.",
            intent: "On 13 to 15, do not expect the message right after the pause.",
            source: Source.automation,
            .checked(
                .scenario(
                    "paused", .count(.display, 1), .precedes(pauses(false), .display),
                    .delay(pauses(false), .display, seconds: 0)
                ).and(
                    scenario: "paused-early", .count(.display, 1), .precedes(.sees, .display),
                    .precedes(.host("send"), .display)))),
    ]

    private static let pausedSeen = EventPattern.app("sees", ["paused": "true"])

    private static func pauses(_ value: Bool) -> EventPattern { .app("setPaused", ["value": "\(value)"]) }

    static let extending = [
        rule(
            "AS-010",
            "The message that `extend` returns replaces the original for everything after it: factory, coordinator, assets, "
                + "announcements and reports.",
            intent: "Change a message in one place.", source: Source.manager,
            .checked(
                .scenario(
                    "extended", .carries(.factory, "behavior", "immediate"),
                    .carries(.displayCoordinator, "behavior", "immediate"),
                    .carries(.onPrepare, "behavior", "immediate"),
                    .carries(.willBeDisplayed, "behavior", "immediate"),
                    .carries(.finishedDisplaying, "behavior", "immediate")
                ).and(
                    scenario: "extended-to-another-kind", .carries(.extend, "type", "banner"),
                    .carries(.factory, "type", "custom"), .count(.display, 1)
                ).and(
                    scenario: "extended-unreported", .count(.finishedDisplaying, 1), .never(.displayReport),
                    .never(.resolutionReport)))),
        rule(
            "AS-011",
            "`extend` is called again for each full preparation, always with the message as it was scheduled.",
            intent: "Write it so that it can run twice.", source: Source.inferred,
            .checked(
                .scenario(
                    "invalidated", .count(.extend, 2), .carries(.extend, "behavior", "default"),
                    .carries(.factory, "behavior", "immediate"), .count(.display, 1)
                ).and(scenario: "stale", .count(.extend, 2), .carries(.extend, "behavior", "default")))),
        rule(
            "AS-012",
            "If `extend` returns no message, an execution counts: no adapter is created, no other callback is called, and a "
                + "schedule with limit 1 is finished.",
            intent: "Return the original when there is nothing to change.", source: Source.manager,
            .checked(
                .scenario(
                    "extended-to-nothing", .count(.delegate("extend", answer: "nil"), 1), .never(.factory),
                    .never(.displayCoordinator), .never(.willBeDisplayed), .never(.finishedDisplaying),
                    .count(.stored(""), 1), .count(.notSetOff, 1)))),
        rule(
            "AS-013",
            "`extend`, factory blocks and `displayCoordinator(for:)` are called on a background thread, `prepare` "
                + "of an adapter on the main thread.",
            intent: "Touch no view in `extend`, in a factory block or in the choice of the coordinator.",
            source: Source.inferred,
            .checked(
                .scenario(
                    "shown", .thread(.extend, .background), .thread(.factory, .background),
                    .thread(.displayCoordinator, .background), .thread(.prepare, .main)))),
    ]

    static let choosing = [
        rule(
            "AS-014",
            "A delegate that implements `displayCoordinator(for:)` decides: nil means the default coordinator, even for an "
                + "immediate message. An immediate message gets the immediate coordinator only without that method, or without a "
                + "delegate.",
            intent: "Leave the method out if all you would answer is nil.", source: Source.manager,
            .checked(
                .scenario("choice-without-delegate", .never(.display("b")), .count(.display("c"), 1)).and(
                    scenario: "choice-not-implemented", .never(.display("b")), .count(.display("c"), 1)
                ).and(scenario: "choice-nil", .never(.display("b")), .never(.display("c"))).and(
                    scenario: "choice-own", .count(.display("b"), 1), .count(.display("c"), 1),
                    .count(.didBegin, 2)))),
        rule(
            "AS-015",
            "The coordinator is chosen once, at preparation. The delegate that is set when the display begins is notified of it.",
            intent: "A delegate that is set late does not choose the coordinator, but is notified.",
            source: Source.manager,
            .checked(
                .scenario(
                    "delegate-replaced", .count(.displayCoordinator, 1),
                    .never(.delegate("displayCoordinator", ["delegate": "second"])),
                    .count(.listener("didBeginDisplaying", ["coordinator": "own"]), 1),
                    .carries(.willBeDisplayed, "delegate", "second"),
                    .carries(.finishedDisplaying, "delegate", "second")))),
    ]
}
