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
            "The SDK checks the pause, then whether the schedule is still active. It then asks the adapter, the coordinator "
                + "and the app, and last checks the frequency limits. The first no ends the questions.",
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
            "If the closure `onIsReadyToDisplay` is set, it alone decides. Without it the delegate decides, and without a "
                + "delegate a message is ready. Versions before 20 have no closure.",
            intent: "Use one of them. The delegate is notified of displays in either case.",
            source: Source.executor,
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
            "After a no, the SDK does not ask again by itself: the message waits until conditions change. Before 18.8, the "
                + "arrival of another message is no such change; before 18.7.2, the end of a pause is none either.",
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
            "`notifyDisplayConditionsChanged()` evaluates every waiting message again, the lowest priority number first "
                + "(from 18.8 on).",
            intent: "One call is enough for all messages.", source: Source.engine,
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
            "If an adapter is not ready, `waitForReady` is called, and all waiting messages are evaluated again when it "
                + "returns. It is not called if the adapter is ready, and it is called again if the adapter is still not ready.",
            intent: "Return from `waitForReady` only when `isReady` is true.", source: Source.executor,
            .checked(
                .scenario("shown", .never(.waits), .count(.isReady.answering("true"), 1)).and(
                    scenario: "adapter-waits", .count(.waits, 4), .count(.displays, 1),
                    .precedes(.app("waited"), .displays),
                    .neverBetween(.displays, after: .sees, until: .app("setAdapterReady", ["value": "true"])))
            )),
        rule(
            "AM-006", "Nothing else runs on the main actor between an adapter's yes and its `display`.",
            intent: "What is true in `isReady` is still true in `display`.", source: Source.engine,
            .checked(
                .scenario(
                    "one-turn", .precedes(.displays, .app("reachedMain")), .count(.app("reachedMain"), 1)))),
        rule(
            "AM-017",
            "While displays are paused, messages are triggered and prepared. The end of the pause evaluates them (from 18.7.2 "
                + "on). The configuration can pause displays at launch; that pause remains when the configuration changes.",
            intent: "After an automatic pause, end the pause yourself.", source: Source.engine,
            .checked(
                .scenario(
                    "paused", .precedes(.factory, .sees), .precedes(.sees, .isReady), .count(.displays, 1)
                ).and(
                    scenario: "paused-on-launch", .carries(.sees, "paused", "true"), .never(.displays),
                    .count(.factory, 2)))),
        rule(
            "AM-025",
            "Of messages that can be displayed at the same time, the one with the lowest priority number appears first.",
            intent: "Give the more urgent message the lower number.", source: Source.engine,
            .checked(.scenario("priorities", .displayed("minus", "none", "five")))),
        rule(
            "AM-046",
            "Waiting messages are evaluated again after `notifyDisplayConditionsChanged()`, the end of a pause, a change of "
                + "the privacy settings, the return of `waitForReady`, the end of a coordinator's wait, and the arrival of "
                + "another message. A screen, a region, time, or the app becoming active is not enough.",
            intent: "The SDK does not know which screens matter to you.", source: Source.engine,
            .checked(
                .scenario(
                    "wakers",
                    .calls(
                        of: [.listener, .campaign, .stage, .app], named: looked, are: woken)))),
        rule(
            "AM-047",
            "One pass asks about each message once, however often conditions have changed before it.",
            intent: "Notify as often as you like within a turn.", source: Source.engine,
            .checked(.scenario("one-pass", .count(.asks, 2), .count(.isReady, 2)))),
        rule(
            "AM-048",
            "Each pass that finds an adapter not ready starts another wait in addition to those in progress.",
            intent: "Support several calls of `waitForReady` at the same time.", source: Source.executor,
            .checked(
                .scenario(
                    "adapter-waits", .precedes(.waits, .sees), .count(.isReady.answering("false"), 4),
                    .count(.app("waited"), 4)))),
        rule(
            "AM-049",
            "Each pass asks the adapter first, also while another message is displayed. It asks the app only when adapter "
                + "and coordinator are ready, so never during the display of a standard message or the interval after it.",
            intent: "`isReady` must be fast; the delegate's answer is about the present moment.",
            source: Source.executor,
            .checked(
                .scenario(
                    "asked-during-display", .delay(.finished, .asks.of("b"), seconds: 30),
                    .count(.asks.of("b"), 1),
                    .count(.isReady.of("b"), 4)))),
        rule(
            "AM-051", "A callback may call `notifyDisplayConditionsChanged()`: the pass follows later.",
            intent: "Notify wherever you notice a change.", source: Source.inferred,
            .checked(
                .scenario(
                    "notify-inside", .count(.will, 1), .count(.asks, 1), .precedes(.notifies, .displays)))),
        rule(
            "AM-052",
            "While the privacy settings forbid in-app automation, nothing is counted, triggered or executed. A display on "
                + "screen continues.",
            intent: "No new display begins, but a current one is not ended.", source: Source.inferred,
            .checked(
                .scenario(
                    "feature-off", .count(.notSetOff, 1), .count(.displays, 1), .precedes(.sees, .factory),
                    .count(.finished, 1)))),
        rule(
            "AM-056",
            "Delegate, closure, scene delegate, adapters, factory blocks and theme extenders are called on the main actor.",
            intent: "No locks are needed, and no callback may block.", source: Source.declarations,
            .checked(
                .scenario(
                    "shown", .thread(.factory, .main), .thread(.isReady, .main), .thread(.displays, .main)))),
        rule(
            "AM-109", "Messages with the same priority appear in an undefined order. No priority means 0.",
            intent: "Set priorities where the order matters.", source: Source.engine,
            .checked(
                .scenario(
                    "priorities", .precedes(.displays.of("minus"), .displays.of("none")),
                    .precedes(.displays.of("none"), .displays.of("five"))))),
    ]
}
