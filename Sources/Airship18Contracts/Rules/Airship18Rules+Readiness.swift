import InAppContracts

/// The order of the questions, what causes new ones, and threads.
extension Airship18Rules {
    private typealias Line = Airship18Line
    private static let looked = [
        "isReady", "send", "appState", "isFeatureEnabled", "setPaused", "notifyDisplayConditionsChanged",
    ]
    private static let refused = Line.isReady(false)
    /// The events that cause a new pass, and those that do not.
    private static let woken = [
        refused, "campaign send(event: screen, name: shop)", "campaign send(event: regionEnter, name: home)",
        "stage appState(value: inactive)", "stage appState(value: active)",
        "campaign isFeatureEnabled(value: false)", "campaign isFeatureEnabled(value: true)", refused,
        "app setPaused(value: false)", refused, "app notifyDisplayConditionsChanged", refused,
        Line.isReady(false), Line.isReady(true, "b"),
    ]

    static let readiness = [
        rule(
            "AM-001",
            "The pause is looked at first, then whether the schedule is still active, then the adapter, the coordinator "
                + "and the app are asked, then the frequency limits; the first no ends the questions.",
            intent: "When you are asked, everything else is ready.", source: Source.both,
            .checked(
                .scenario(
                    "questions-in-order",
                    .story(
                        [
                            Line.factory(), Line.isReady(false), Line.waits(), Line.isReady(true),
                            Line.isReady(true), Line.asks(false),
                        ] + Line.displaying() + [Line.finished()]),
                    .neverBetween(.isReady, after: .factory, until: .sees)))),
        rule(
            "AM-002",
            "The closure `onIsReadyToDisplay` alone decides where it is set; without it the delegate does, and without "
                + "that a message is ready. Versions before 20 have no closure.",
            intent: "Use one of both. The delegate hears of displays either way.", source: Source.executor,
            .checked(
                .scenario(
                    "closure",
                    .calls(
                        of: [.listener, .delegate],
                        named: [
                            "onIsReadyToDisplay", "isMessageReadyToDisplay", "messageWillDisplay",
                            "messageFinishedDisplaying",
                        ], are: [Line.closure(true), Line.will(), Line.finished(), Line.asks(false, "b")])
                ).and(scenario: "closure-before-20", .never(.closure), .count(.displays, 1)).and(
                    scenario: "no-delegate", .never(.anyCallback), .count(.displays, 1)))),
        rule(
            "AM-003",
            "After a no of the app nothing is tried again by itself: the message waits until conditions change. Before "
                + "18.8 the arrival of another message is no such change, and before 18.7.2 the end of a pause is none.",
            intent: "Call `notifyDisplayConditionsChanged()` when your no becomes a yes.",
            source: Source.both,
            .checked(
                .scenario(
                    "held", .count(.asks, 2), .precedes(.notifies, .will),
                    .neverBetween(.asks, after: .asks, until: .sees)
                ).and(
                    scenario: "held-before-18-8", .count(.asks.of("a"), 2), .count(.asks.of("b"), 2),
                    .neverBetween(.asks.of("a"), after: .asks, until: .sees)))),
        rule(
            "AM-004",
            "`notifyDisplayConditionsChanged()` has every message that waits looked at again, the lowest priority number "
                + "first (from 18.8 on).",
            intent: "One call is enough for all.", source: Source.engine,
            .checked(
                .scenario(
                    "priorities-refused",
                    .calls(
                        of: [.listener], named: ["isReady"],
                        are: ["minus", "none", "five", "minus", "none", "five"].map {
                            Line.isReady(false, $0)
                        })))),
        rule(
            "AM-005",
            "Where an adapter is not ready, `waitForReady` is called, and all that wait are looked at again when it "
                + "returns. It is not called where the adapter is ready; where it is still not ready, it is called again.",
            intent: "Return from `waitForReady` only when `isReady` is true.", source: Source.executor,
            .checked(
                .scenario("shown", .never(.waits), .count(.isReady.answering("true"), 1)).and(
                    scenario: "adapter-waits", .count(.waits, 4), .count(.displays, 1),
                    .precedes(.app("waited"), .displays),
                    .neverBetween(.displays, after: .sees, until: .app("setAdapterReady", ["value": "true"])))
            )),
        rule(
            "AM-006", "Nothing else of the main actor comes between an adapter's yes and its `display`.",
            intent: "What `isReady` has seen still holds in `display`.", source: Source.engine,
            .checked(
                .scenario(
                    "one-turn", .precedes(.displays, .app("reachedMain")), .count(.app("reachedMain"), 1)))),
        rule(
            "AM-017",
            "While displays are paused messages are set off and prepared; unpausing has them looked at (from 18.7.2 on). "
                + "The configuration can pause at launch, and what it has paused stays so.",
            intent: "After an automatic pause, unpause yourself.", source: Source.engine,
            .checked(
                .scenario(
                    "paused", .precedes(.factory, .sees), .precedes(.sees, .isReady), .count(.displays, 1)
                ).and(
                    scenario: "paused-on-launch", .carries(.sees, "paused", "true"), .never(.displays),
                    .count(.factory, 2)))),
        rule(
            "AM-025",
            "Of messages that can be displayed at once the one with the lowest priority number comes first.",
            intent: "Give the urgent one the lower number.", source: Source.engine,
            .checked(.scenario("priorities", .displayed("minus", "none", "five")))),
        rule(
            "AM-046",
            "Messages that wait are looked at again after `notifyDisplayConditionsChanged()`, unpausing, a change of the "
                + "privacy settings, the return of `waitForReady`, the end of a coordinator's wait, and the arrival of "
                + "another one; not after a screen, a region, some time, or the app becoming active as such.",
            intent: "A screen that matters to you is nothing to the SDK.", source: Source.engine,
            .checked(
                .scenario(
                    "wakers",
                    .calls(
                        of: [.listener, .campaign, .stage, .app], named: looked, are: woken)))),
        rule(
            "AM-047", "One pass asks each message once, however often conditions have changed before it.",
            intent: "Notify as often as you like within a turn.", source: Source.engine,
            .checked(.scenario("one-pass", .count(.asks, 2), .count(.isReady, 2)))),
        rule(
            "AM-048", "Each pass that finds an adapter not ready begins another wait beside those under way.",
            intent: "Let `waitForReady` be called several times at once.", source: Source.executor,
            .checked(
                .scenario(
                    "adapter-waits", .precedes(.waits, .sees), .count(.isReady.answering("false"), 4),
                    .count(.app("waited"), 4)))),
        rule(
            "AM-049",
            "The adapter is asked first on every pass, also while another message is displayed; the app only when adapter "
                + "and coordinator are ready, so never during the display of a standard message or the interval after it.",
            intent: "`isReady` must be cheap; the delegate's answer is about now.", source: Source.executor,
            .checked(
                .scenario(
                    "asked-during-display", .delay(.finished, .asks.of("b"), seconds: 30),
                    .count(.asks.of("b"), 1),
                    .count(.isReady.of("b"), 4)))),
        rule(
            "AM-051", "Conditions may be said to have changed inside a callback: the pass comes later.",
            intent: "Notify wherever you notice.", source: Source.inferred,
            .checked(
                .scenario(
                    "notify-inside", .count(.will, 1), .count(.asks, 1), .precedes(.notifies, .displays)))),
        rule(
            "AM-052",
            "While the privacy settings forbid in-app automation nothing is counted, set off or executed; a display on the "
                + "screen goes on.",
            intent: "Off means off, but nothing is torn down.", source: Source.inferred,
            .checked(
                .scenario(
                    "feature-off", .count(.notSetOff, 1), .count(.displays, 1), .precedes(.sees, .factory),
                    .count(.finished, 1)))),
        rule(
            "AM-056",
            "Delegate, closure, scene delegate, adapters, factory blocks and theme extenders are called on the main actor.",
            intent: "No locks are needed, and nothing may block.", source: Source.declarations,
            .checked(
                .scenario(
                    "shown", .thread(.factory, .main), .thread(.isReady, .main), .thread(.displays, .main)))),
        rule(
            "AM-109", "Messages of one priority come in no order that can be relied on; no priority is 0.",
            intent: "Give priorities where the order matters.", source: Source.engine,
            .checked(
                .scenario(
                    "priorities", .precedes(.displays.of("minus"), .displays.of("none")),
                    .precedes(.displays.of("none"), .displays.of("five"))))),
    ]
}
