import InAppContracts

/// Schedules that are stored again while they are running, pauses after displays, and passes.
extension Airship18Rules {
    static let anew = [
        rule(
            "AM-152",
            "A display interval that the app sets in `messageFinishedDisplaying` starts again from there, in full.",
            intent: "Set the interval at launch.", source: Source.coordinators,
            .checked(
                .scenario("interval-in-finished", .delay(.finished.of("a"), .displays.of("b"), seconds: 30)))),
        rule(
            "AM-153",
            "If what is stored ends a schedule, the schedule is finished immediately: a waiting message is not shown, and a "
                + "displayed one is not counted. A message in preparation is still shown if only the limit is reached.",
            intent: "A stored limit can withdraw messages.", source: Source.engine,
            .checked(
                .scenario("over-while-waiting", .displayed("a"), .count(.found("a", false), 1)).and(
                    scenario: "over-on-screen", .displayed("a", "a"), .count(.found("a", false), 1)
                ).and(
                    scenario: "over-in-preparation", .displayed("a", "a"), .count(.found("a", false), 1)))),
        rule(
            "AM-154",
            "A display that fails without a scene leaves a pause that nothing changes: it ends after the old interval, even "
                + "while a message is displayed.",
            intent: "Provide a scene before messages can be displayed.", source: Source.coordinators,
            .checked(
                .scenario(
                    "two-timers", .displayed("b", "c"), .never(.appEnds),
                    .delay(.displayFailed, .displays.of("c"), seconds: 30)))),
        rule(
            "AM-155",
            "A schedule that is stored again while its message waits is prepared again in the next pass, with its old "
                + "content and a new adapter, even if nothing has changed.",
            intent: "Do not store a waiting schedule again.", source: Source.engine,
            .checked(
                .scenario(
                    "upserted-unchanged", .count(.factory, 2), .count(.asks, 3), .displayed("a"),
                    .precedes(.sees, .displays)
                ).and(
                    scenario: "upserted-then-nothing", .count(.notPrepared, 1),
                    .delay(.notPrepared, .displays, seconds: 15)))),
        rule(
            "AM-156",
            "The app is asked about messages that arrive together in several passes, one per arrival. After a notification "
                + "it is asked about each message once.",
            intent: "Answer without side effects.", source: Source.engine,
            .checked(
                .scenario(
                    "three-together", .count(.asks.of("a"), 4), .count(.asks.of("c"), 4),
                    .calls(
                        of: [.delegate, .app], named: ["isMessageReadyToDisplay", "sees"],
                        are: Array(repeating: askedNo, count: 3).flatMap { $0 } + [sees] + askedNo)))),
        rule(
            "AM-157",
            "Whether a message that is ready waits for the preparation of another one depends on the version.",
            intent: "Do not rely on either.", source: Source.inferred,
            .untestable(
                "No rule states which: a message that is ready may be displayed immediately or later.")),
        rule(
            "AM-158",
            "The SDK only goes by the identifier: what remains of a cancelled schedule affects the schedule that is stored "
                + "under its identifier by then.",
            intent: "Do not reuse an identifier.", source: Source.engine,
            .checked(
                .scenario(
                    "replaced-cancel-button", .count(.found("a", true), 1), .count(.found("a", false), 1)
                )
                .and(
                    scenario: "replaced-on-screen", .displayed("a", "new", "new"),
                    .count(.found("a", true), 1), .count(.found("a", false), 1)
                ).and(
                    scenario: "replaced-in-preparation", .displayed("a", "new"),
                    .precedes(.sees, .displays.of("new")), .count(.found("a", true), 0)
                ).and(
                    scenario: "replaced-in-interval", .displayed("a", "a", "a"),
                    .precedes(.sees, .lateDisplay), .delay(.appEnds, .lateDisplay, seconds: 50)))),
        rule(
            "AM-159",
            "Without a scene, a display in one of the SDK's own views is not recorded; a display by the app's adapter is "
                + "recorded (20.2).",
            intent: "A recorded display does not prove that a message was displayed.",
            source: Source.executor,
            .checked(
                .scenario(
                    "no-scene-recorded", .never(.displayReport.of(schedule: "a")),
                    .count(.displayReport.of(schedule: "b"), 1), .count(.displayFailed, 2)))),
        rule(
            "AM-160",
            "After a relaunch, schedules continue in the order of their priorities. An interrupted display is not reported "
                + "if reporting is off.",
            intent: "Set priorities.", source: Source.engine,
            .checked(
                .scenario("relaunched-silent", .displayed("a", "a"), .never(.resolution("interrupted"))).and(
                    scenario: "relaunched-priorities", .displayed("b")))),
        rule(
            "AM-161",
            "After a relaunch while displays are paused and the feature is off, a schedule is prepared when the pause ends. "
                + "A schedule that is finished by what is stored during its interval is found again after the interval, until "
                + "its next trigger.",
            intent: "End the pause yourself.", source: Source.engine,
            .checked(
                .scenario(
                    "relaunched-off-and-paused", .displayed("a"), .count(.factory, 2),
                    .neverBetween(.factory, after: .host("relaunch"), until: .sees)
                ).and(
                    scenario: "finished-in-interval", .displayed("a"), .count(.found("a", true), 1),
                    .count(.found("a", false), 2)))),
    ]

    private static let askedNo = ["a", "b", "c"].map { Airship18Line.asks(false, $0) }
    private static let sees =
        "app sees(paused: false, displayInterval: 0.0, delegate: present, closure: none)"

    static let pages = [
        rule(
            "AM-146",
            "The SDK carries out the links of a page that run actions (alone, several, or with a callback) or that hold "
                + "several commands, through the message's own runner. The app's command delegate does not see them.",
            intent: "The app's delegate receives the other commands.", source: Source.views,
            .checked(
                .scenario(
                    "page-links", .carries(.action("basic"), "value", "\"1\""),
                    .carries(.action("none"), "value", "null"),
                    .carries(.action("own"), "value", #"{"x":1}"#),
                    .carries(.action("back"), "value", #""a/b""#),
                    .carries(.action("last"), "attributedTo", "a"),
                    .never(.app("takesCommand")), .precedes(.sees, .finished), .count(.finished, 1)))),
        rule(
            "AM-147",
            "Actions of a page run with the situation of a web view. A runner keeps the situation that is passed to it.",
            intent: "Pass the situation of an action.", source: Source.views,
            .checked(
                .scenario("page-links", .carries(.action("own"), "situation", "webViewInvocation")).and(
                    scenario: "action-runner-situation",
                    .carries(.action("own"), "situation", "manualInvocation")))),
        rule(
            "AM-148",
            "Images of modal and fullscreen messages extend 24 points beyond the padding on both sides.",
            intent: "Extenders see the defaults.", source: Source.views,
            .checked(
                .scenario(
                    "theme-media", .carries(.theme.of("a"), "media", "-24.0 -24.0"),
                    .carries(.theme.of("b"), "media", "0.0 0.0")))),
        rule(
            "AM-149", "The next trigger of a chain is notified of the current session.",
            intent: "A chain of a screen and a session fires on any screen.", source: Source.triggers,
            .checked(.scenario("chain-session", .displayed("a"), .precedes(.sees, .factory)))),
        rule(
            "AM-150",
            "Links to phone numbers, messages, mail, maps, stores and videos open in another app (from 20 on).",
            intent: "The page stays on screen.", source: Source.inferred,
            .checked(
                .scenario(
                    "links-outside", .count(.opened("tel:123"), 1),
                    .never(.opened("https://example.com/next")), .precedes(.opened("tel:123"), .finished)))),
        rule(
            "AM-151", "The leading digits of a colour are read, and the rest is ignored.",
            intent: "A mistyped colour is dark.", source: Source.values,
            .checked(
                .scenario(
                    "colours", .count(.app("compares", ["payload": "#12zz56", "result": "equal"]), 1),
                    .count(.app("compares", ["payload": "#zz", "result": "different"]), 1)))),
    ]
}
