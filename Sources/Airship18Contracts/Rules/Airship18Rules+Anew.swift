import InAppContracts

/// Schedules that are stored again while they are running, pauses after displays, and passes.
extension Airship18Rules {
    static let anew = [
        rule(
            "AM-152",
            "A display interval that is set as a display is told to be over counts from there, in full.",
            intent: "Set it at the start.", source: Source.coordinators,
            .checked(
                .scenario("interval-in-finished", .delay(.finished.of("a"), .displays.of("b"), seconds: 30)))),
        rule(
            "AM-153",
            "A schedule that is over by what is stored anew is finished at once: what waits is not shown, what is displayed is "
                + "not counted; what is prepared is shown when only the limit is reached.",
            intent: "Storing a limit takes messages back.", source: Source.engine,
            .checked(
                .scenario("over-while-waiting", .displayed("a"), .count(.found("a", false), 1)).and(
                    scenario: "over-on-screen", .displayed("a", "a"), .count(.found("a", false), 1)
                ).and(
                    scenario: "over-in-preparation", .displayed("a", "a"), .count(.found("a", false), 1)))),
        rule(
            "AM-154",
            "A display that fails for want of a scene leaves a pause that nothing changes: it ends at the old interval, also "
                + "over a message that is displayed.",
            intent: "Have a scene before messages can be displayed.", source: Source.coordinators,
            .checked(
                .scenario(
                    "two-timers", .displayed("b", "c"), .never(.appEnds),
                    .delay(.displayFailed, .displays.of("c"), seconds: 30)))),
        rule(
            "AM-155",
            "A schedule that is stored anew while its message waits is prepared again at the next look, with its old content "
                + "and a new adapter, also where nothing has changed.",
            intent: "Do not store what waits.", source: Source.engine,
            .checked(
                .scenario(
                    "upserted-unchanged", .count(.factory, 2), .count(.asks, 3), .displayed("a"),
                    .precedes(.sees, .displays)
                ).and(
                    scenario: "upserted-then-nothing", .count(.notPrepared, 1),
                    .delay(.notPrepared, .displays, seconds: 15)))),
        rule(
            "AM-156",
            "Messages that arrive together are each looked at in several passes, one for each that arrives; a notification asks "
                + "each once.",
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
            intent: "Rely on neither.", source: Source.inferred,
            .untestable("No rule says which: a message that is ready may be displayed at once, or later.")),
        rule(
            "AM-158",
            "Everything goes by the identifier: what is left of a schedule that was cancelled concerns the one that is stored "
                + "under its identifier by then.",
            intent: "Do not use an identifier again.", source: Source.engine,
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
            "Without a scene a display in a view of the SDK's own is not recorded, one of the app's adapter is (20.2).",
            intent: "A recorded display need not be one.", source: Source.executor,
            .checked(
                .scenario(
                    "no-scene-recorded", .never(.displayReport.of(schedule: "a")),
                    .count(.displayReport.of(schedule: "b"), 1), .count(.displayFailed, 2)))),
        rule(
            "AM-160",
            "After a relaunch schedules go on by their priorities; an interrupted display is not reported where nothing is.",
            intent: "Give priorities.", source: Source.engine,
            .checked(
                .scenario("relaunched-silent", .displayed("a", "a"), .never(.resolution("interrupted"))).and(
                    scenario: "relaunched-priorities", .displayed("b")))),
        rule(
            "AM-161",
            "Relaunched while paused and without the feature, a schedule is prepared at the end of the pause. One that is over by "
                + "what is stored during its interval is found again after it, until its next trigger.",
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
            "Links of a page that run actions, alone, several or with a callback, and several commands in one, are carried out "
                + "by the SDK through the message's own runner; the app's command delegate does not see them.",
            intent: "The app's delegate gets what is left.", source: Source.views,
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
            "Actions of a page run as those of a web view; a runner keeps the situation that it is handed.",
            intent: "Say why an action runs.", source: Source.views,
            .checked(
                .scenario("page-links", .carries(.action("own"), "situation", "webViewInvocation")).and(
                    scenario: "action-runner-situation",
                    .carries(.action("own"), "situation", "manualInvocation")))),
        rule(
            "AM-148",
            "Pictures of modal and fullscreen messages reach 24 points over the padding on both sides.",
            intent: "Extenders see the defaults.", source: Source.views,
            .checked(
                .scenario(
                    "theme-media", .carries(.theme.of("a"), "media", "-24.0 -24.0"),
                    .carries(.theme.of("b"), "media", "0.0 0.0")))),
        rule(
            "AM-149", "The next link of a chain is told the session that runs.",
            intent: "A screen and a session: any screen.", source: Source.triggers,
            .checked(.scenario("chain-session", .displayed("a"), .precedes(.sees, .factory)))),
        rule(
            "AM-150",
            "Links to the telephone, messages, mail, maps, stores and videos leave the page for another app (20 on).",
            intent: "The page stays.", source: Source.inferred,
            .checked(
                .scenario(
                    "links-outside", .count(.opened("tel:123"), 1),
                    .never(.opened("https://example.com/next")), .precedes(.opened("tel:123"), .finished)))),
        rule(
            "AM-151", "Of a colour the leading digits are read and the rest is ignored.",
            intent: "A mistyped colour is a dark one.", source: Source.values,
            .checked(
                .scenario(
                    "colours", .count(.app("compares", ["payload": "#12zz56", "result": "equal"]), 1),
                    .count(.app("compares", ["payload": "#zz", "result": "different"]), 1)))),
    ]
}
