import InAppContracts

/// The order of the questions, what causes new ones, the display interval, and the SDK's coordinators (AS-026 to
/// AS-036).
extension Airship17Rules {
    static let readiness = [
        rule(
            "AS-026",
            "The pause is checked first, then whether the schedule is still current, then coordinator, adapter and, in late "
                + "versions, the delegate; the first no ends the checks. If a frequency limit is exceeded, which early versions "
                + "check before the coordinator and late ones at the end, the schedule waits for its triggers again, uncounted.",
            intent: "After a no from the coordinator, the adapter is not asked.", source: Source.automation,
            .checked(
                .scenario(
                    "gates-one-by-one",
                    .calls(of: [.listener, .delegate], named: Array(questions.dropFirst()), are: oneByOne),
                    .neverBetween(
                        .isReadyToDisplay, after: coordinatorSays(false), until: coordinatorSays(true)),
                    .count(coordinatorSays(false), 1), .precedes(coordinatorSays(true), .isReadyToDisplay)
                ).and(
                    scenario: "over-frequency-limit",
                    .calls(
                        of: [.listener, .delegate], named: questions,
                        are: [
                            Airship17Line.isReady(true), Airship17Line.adapterReady(false),
                            Airship17Line.isReady(true), Airship17Line.adapterReady(true),
                            Airship17Line.ready(), Airship17Line.isReady(true),
                            Airship17Line.adapterReady(true), Airship17Line.ready(), Airship17Line.will(),
                        ]), .count(.display, 1)
                ).and(
                    scenario: "over-frequency-limit-early", .count(.isReady, 1), .count(.isReadyToDisplay, 1),
                    .never(.display)
                ).and(
                    scenario: "stale", .count(.factory, 2), .count(.display, 1), .count(.isReadyToDisplay, 2))
            )
        ),
        rule(
            "AS-027",
            "When a coordinator becomes ready and announces it, all waiting messages are checked. After a no from the adapter or "
                + "the delegate, a message is checked again only after a change of conditions: foreground or background, a "
                + "screen, a region, the network, a coordinator, switching on, the end of a pause, or "
                + "`notifyDisplayConditionsChanged()`.",
            intent: "After a no of your own, notify the SDK when it becomes a yes.", source: Source.both,
            .checked(
                .scenario(
                    "adapter-not-ready", .count(.isReadyToDisplay, 2),
                    .neverBetween(
                        .isReadyToDisplay, after: .app("setAdapterReady", ["value": "true"]), until: .sees),
                    .precedes(.host("send", ["event": "screen"]), .display)
                ).and(
                    scenario: "delegate-not-ready", .count(.isMessageReady, 2), .precedes(.sees, .display),
                    .precedes(.host("send", ["event": "screen"]), .display)
                ).and(
                    scenario: "woken",
                    .calls(of: [.app, .campaign, .stage, .listener], named: wakingEvents, are: woken)
                ).and(
                    scenario: "coordinator-wakes-all", .count(.display("a"), 1),
                    .count(.listener("isReadyToDisplay", ["message": "b"]), 2),
                    .precedes(.listener("isReady", ["coordinator": "own"]), .display("a"))))),
        rule(
            "AS-028",
            "Of messages that become ready at the same time, the one with the lowest priority number appears first.",
            intent: "Give the urgent one the lower number.", source: Source.engine,
            .checked(
                .scenario(
                    "priorities",
                    .calls(
                        of: [.listener], named: ["display"],
                        are: ["first", "zero", "five"].map { Airship17Line.listener("display", $0) }),
                    .delay(pauseEnds, .display("first"), seconds: 0)))),
        rule(
            "AS-029",
            "No other work of the main queue runs between an adapter's yes and its `display`.",
            intent: "What `isReadyToDisplay` has seen still holds in `display`.", source: Source.engine,
            .checked(
                .scenario(
                    "ready-and-displayed", .count(.app("reachedMain"), 1),
                    .precedes(.display, .app("reachedMain")), .count(.app("enqueueOnMain"), 1)))),
    ]

    private static let pauseEnds = EventPattern.app("setPaused", ["value": "false"])
    private static let questions = [
        "isReady", "isReadyToDisplay", "isMessageReady", "messageWillBeDisplayed",
    ]
    /// First the adapter is not ready, then the delegate, then both are ready.
    private static let oneByOne = [
        Airship17Line.adapterReady(false), Airship17Line.adapterReady(true),
        Airship17Line.ready("spring", false),
        Airship17Line.adapterReady(true), Airship17Line.ready(), Airship17Line.will(),
    ]

    private static func coordinatorSays(_ isReady: Bool) -> EventPattern {
        .listener("isReady", answering: "\(isReady)")
    }

    private static let wakingEvents = [
        "isReadyToDisplay", "send", "isNetworkReachable", "appState", "notifyDisplayConditionsChanged",
        "setComponentEnabled", "setPaused",
    ]
    private static let asked = Airship17Line.adapterReady(false)
    /// The events that cause a question, and those that do not.
    private static let woken = [
        asked, "campaign send(event: screen, name: elsewhere)", asked,
        "campaign send(event: regionEnter, name: home)", asked,
        "campaign send(event: regionExit, name: home)",
        asked, "campaign isNetworkReachable(value: false)", "campaign isNetworkReachable(value: true)", asked,
        "stage appState(value: inactive)", "stage appState(value: background)", asked,
        "stage appState(value: active)", asked, "app notifyDisplayConditionsChanged", asked,
        "app setComponentEnabled(value: false)", "app setComponentEnabled(value: true)", asked,
        "app setPaused(value: false)", asked,
    ]

    static let intervals = [
        rule(
            "AS-030", "The display interval is 30 seconds unless the app sets one; one later version has 0.",
            intent: "Set the interval that you want.", source: Source.contradictory,
            .checked(.scenario("interval-at-first", .carries(.sees, "displayInterval", "30.0")))),
        rule(
            "AS-031",
            "The display interval begins when the display of a message ends, however long it was shown.",
            intent: "Users get that long a rest from messages.", source: Source.coordinators,
            .checked(
                .scenario(
                    "interval", .delay(.finishedDisplaying, .display("b"), seconds: 30),
                    .delay(.display("a"), .display("b"), seconds: 330), .count(.display("b"), 1)))),
        rule(
            "AS-032", "Changing the interval while it runs does not affect the message that waits.",
            intent: "Set the interval before the display ends.", source: Source.coordinators,
            .checked(
                .scenario(
                    "interval-changed", .delay(.finishedDisplaying, .display("b"), seconds: 30),
                    .precedes(.app("setDisplayInterval"), .display("b"))))),
        rule(
            "AS-033",
            "The coordinator uses the exact number that the app sets, but only its integer part is stored and read back, also "
                + "after the next start.",
            intent: "Use whole seconds, at least one.", source: Source.manager,
            .checked(
                .scenario(
                    "interval-with-fraction", .delay(.finishedDisplaying, .display("b"), seconds: 2.5),
                    .calls(
                        of: [.app], named: ["sees"],
                        are: [sees("2.0"), sees("0.0"), sees("2.0")])))),
        rule(
            "AS-034",
            "Even an interval of 0 ends later, on the main queue, and not while the end of the display is handled.",
            intent: "Two messages never share one turn of the main queue.", source: Source.inferred,
            .checked(
                .scenario("interval-zero", seen("sdkDefault", [false, true]), .count(.finishedDisplaying, 1)))
        ),
    ]

    private static func sees(_ interval: String) -> String {
        "app sees(paused: false, displayInterval: \(interval), delegate: present, sceneDelegate: none, "
            + "cachePolicy: none)"
    }

    /// The observed readiness of a coordinator, in order.
    private static func seen(_ coordinator: String, _ answers: [Bool]) -> Expectation {
        .calls(
            of: [.app], named: ["sees"],
            are: answers.map { "app sees(coordinator: \(coordinator), isReady: \($0))" })
    }

    static let coordinators = [
        rule(
            "AS-035",
            "The default coordinator is ready while the app is active, no message is displayed and no interval runs. It "
                + "announces that the app became active, if it is free, and that it became free, if the app is active.",
            intent: "Messages do not appear over a system alert.", source: Source.coordinators,
            .checked(
                .scenario(
                    "matrix-sdkDefault",
                    seen(
                        "sdkDefault",
                        [false, false, true, false, false, false, false, false, false, true])
                ).and(
                    scenario: "default-coordinator-signals", .precedes(appState("active"), .display("a")),
                    .count(.display("a"), 1), .count(.display("b"), 1),
                    .delay(.finishedDisplaying, .display("b"), seconds: 30),
                    .neverBetween(.display("b"), after: .finishedDisplaying, until: appState("active"))))),
        rule(
            "AS-036",
            "The immediate coordinator is ready while the app is active. It waits for no message and keeps none "
                + "waiting.",
            intent: "Two messages may be on screen at the same time.", source: Source.coordinators,
            .checked(
                .scenario(
                    "matrix-sdkImmediate",
                    seen("sdkImmediate", [false, false, true, false, false, true, false, false, true, true])
                ).and(
                    scenario: "immediate", .precedes(.display("a"), .display("b")),
                    .neverBetween(.display("b"), after: .reports, until: nil),
                    .neverBetween(.display("c"), after: appState("inactive"), until: appState("active")),
                    .count(.display("c"), 1), .count(.display("d"), 1),
                    .never(.finished("b", "user_dismissed"))))),
    ]

    private static func appState(_ value: String) -> EventPattern {
        EventPattern(.stage, "appState", ["value": value])
    }
}
