import InAppContracts

/// Built-in views, and the calls of pages (AS-080 to AS-097).
extension Airship17Rules {
    static let views = [
        rule(
            "AS-080",
            "A banner's time begins when it has slid in. It stops while the app is not active, and begins again, in full, when "
                + "the app is active; when it is over the resolution is timed out. A tap is a click on the message, a swipe to "
                + "its edge and the end of its scene dismiss it, and a tap on a button is a button click.",
            intent: "Do not measure how long users see banners with a clock of your own.",
            source: Source.views,
            .checked(
                .scenario(
                    "banner-times-out", .precedes(.sees, finished("timed_out")),
                    .count(finished("timed_out"), 1)
                ).and(
                    scenario: "banner-time-begins-again", .precedes(.sees, finished("timed_out")),
                    .count(finished("timed_out"), 1)
                ).and(scenario: "banner-tapped", .count(finished("message_click"), 1)).and(
                    scenario: "banner-swiped", .count(finished("user_dismissed"), 1)
                ).and(scenario: "scene-chosen", .count(finished("user_dismissed"), 1)).and(
                    scenario: "banner-button", .count(clicked("ok"), 1)))),
        rule(
            "AS-081",
            "A page is dismissed by its close button and by its own call of `close`. A page that cannot be loaded stays on "
                + "screen, and is loaded again after 20 seconds.",
            intent: "Give pages a way to be closed.", source: Source.views,
            .checked(
                .scenario("page-closed", .count(finished("user_dismissed"), 1)).and(
                    scenario: "page-closes", .count(finished("user_dismissed"), 1)
                ).and(
                    scenario: "page-fails", .count(.sdk("page load"), 2), .never(.finishedDisplaying),
                    .neverBetween(.sdk("page load"), after: .sdk("page failed to load"), until: .sees)))),
        rule(
            "AS-082", "The duration of a banner has no range: negative and very long ones are accepted.",
            intent: "Check the duration of banners that you build.", source: Source.contents,
            .checked(
                .scenario(
                    "values-extended", .count(.app("extended", ["result": "-1.0"]), 1),
                    .count(.app("extended", ["result": "500.0"]), 1)
                ).and(
                    scenario: "banner-long", .precedes(.sees, finished("timed_out")),
                    .count(finished("timed_out"), 1)
                ).and(
                    scenario: "banner-negative", .count(.answered("schedule", true), 1),
                    .count(.stored("spring"), 1)))),
    ]

    private static func finished(_ resolution: String) -> EventPattern {
        .finished("spring", resolution)
    }

    private static func clicked(_ button: String) -> EventPattern {
        .delegate("messageFinishedDisplaying", ["resolution": "button_click", "button": button])
    }

    private static let ignored = EventPattern.sdk("dismiss without a resolution")

    static let pageValues = [
        rule(
            "AS-090",
            "A page dismisses itself with `button_click`, `message_click`, `user_dismissed` or `timed_out`, in exactly this "
                + "spelling.",
            intent: "Pages can tell the app how they ended.", source: Source.parser,
            .checked(
                .scenario("page-dismisses-message-click", .count(finished("message_click"), 1)).and(
                    scenario: "page-dismisses-user-dismissed", .count(finished("user_dismissed"), 1)
                ).and(scenario: "page-dismisses-timed-out", .count(finished("timed_out"), 1)).and(
                    scenario: "page-dismisses-button", .count(clicked("nowhere"), 1)
                ).and(
                    scenario: "page-dismisses-badly", .never(.finishedDisplaying),
                    .count(.page("post", ["body": #"{"type":"MESSAGE_CLICK"}"#]), 1)))),
        rule(
            "AS-091", "Information about a button is read for a button click only.",
            intent: "Stray information does no harm.", source: Source.parser,
            .checked(
                .scenario(
                    "page-dismisses-with-stray-button", .count(finished("timed_out"), 1), .never(ignored)))),
        rule(
            "AS-092",
            "A value that is not a resolution is logged. The message stays on screen, and no callback is called.",
            intent: "Test the values that your pages send.", source: Source.parser,
            .checked(
                .scenario(
                    "page-dismisses-badly", .count(ignored, 12), .never(.finishedDisplaying),
                    .never(.resolutionReport), .count(.displayReport, 1)))),
    ]

    static let pageCalls = [
        rule(
            "AS-093",
            "`dismiss` belongs to the SDK, even if it is malformed: the app-wide delegate for calls of pages never receives it. "
                + "That delegate receives calls that the SDK does not know.",
            intent: "Use another name for calls of your own.", source: Source.parser,
            .checked(
                .scenario("page-dismisses-badly", .never(.performs)).and(
                    scenario: "page-dismisses-button", .never(.performs)
                ).and(
                    scenario: "page-calls-something-else",
                    .count(.listener("perform", ["command": "dance"]), 1), .never(.finishedDisplaying)))),
        rule(
            "AS-094",
            "`dismiss()` without a value, or with null, does nothing.",
            intent: "Call `close()` for a plain dismissal.", source: Source.parser,
            .checked(
                .scenario(
                    "page-dismisses-badly",
                    .count(.sdk("dismiss without a resolution", ["argument": "undefined"]), 1),
                    .count(.sdk("dismiss without a resolution", ["argument": "null"]), 1),
                    .never(.finishedDisplaying)
                ).and(scenario: "page-closes", .count(finished("user_dismissed"), 1)))),
        rule(
            "AS-095",
            "The delegate gets the page's resolution. A button with the behavior cancel cancels the schedule; the actions of a "
                + "page's button do not run.",
            intent: "Run such actions yourself, from the resolution.", source: Source.parser,
            .checked(
                .scenario(
                    "page-dismisses-button", .count(clicked("nowhere"), 1),
                    .never(.sdk("action button_action")),
                    .count(.resolutionReport, 1)
                ).and(
                    scenario: "page-dismisses-cancel-button", .count(clicked("ok"), 1), .count(.stored(""), 1)
                ))),
        rule(
            "AS-096",
            "Only the first value of a dismissal counts; JSON that is not an object is read, and then refused.",
            intent: "Put everything into one object.", source: Source.parser,
            .checked(
                .scenario("page-dismisses-with-more", .count(finished("timed_out"), 1)).and(
                    scenario: "page-dismisses-badly",
                    .count(.sdk("dismiss without a resolution", ["argument": "7"]), 1)))),
        rule(
            "AS-097", "The identifier of a page's button can be anything from 1 to 100 characters.",
            intent: "Pages name their buttons themselves.", source: Source.parser,
            .checked(
                .scenario("page-dismisses-button", .count(clicked("nowhere"), 1), .never(ignored)).and(
                    scenario: "page-dismisses-badly",
                    .never(.delegate("messageFinishedDisplaying", ["resolution": "button_click"]))))),
    ]
}

extension EventPattern {
    /// The app-wide delegate handles a call of a page.
    fileprivate static let performs = EventPattern(.listener, "perform")

    fileprivate static func page(_ event: String, _ arguments: [String: String]) -> EventPattern {
        EventPattern(.page, event, arguments)
    }
}

/// Media, periods and conditions, and how values are read (AS-107 to AS-112).
extension Airship17Rules {
    static let media = [
        rule(
            "AS-107",
            "A message with a video, from YouTube or not, waits for the network. If the URL of the video is not allowed, the "
                + "schedule is cancelled when the message is prepared.",
            intent: "Allow the URLs of your videos.", source: Source.earlier,
            .checked(
                .scenario(
                    "film-offline", .neverBetween(.isMessageReady, after: .host("trigger"), until: .sees),
                    .count(.displayReport("a"), 1), .count(.displayReport("b"), 1),
                    .precedes(.sees, .displayReport("a")), .precedes(.sees, .displayReport("b"))
                ).and(
                    scenario: "film-not-allowed", .never(.displayReport), .count(.stored(""), 1),
                    .count(.extend, 2), .count(.notSetOff, 1))))
    ]

    static let periods = [
        rule(
            "AS-108",
            "The grace period runs from the end of a schedule, whenever the schedule finished. Until it is over, a look-up finds "
                + "the schedule, finished or not.",
            intent: "A schedule that a look-up finds may be finished.", source: Source.earlier,
            .checked(
                .scenario(
                    "grace", .count(.display, 1),
                    answers(scheduled(true), found("spring"), found("spring"), found("")))))
    ]

    static let conditions = [
        rule(
            "AS-109",
            "A version trigger accepts every version that fits its constraint. A delay begins again, in full length, after a "
                + "launch. The device is in one region at a time, the one that it entered last. An app that is not active counts "
                + "as in the background.",
            intent: "Write `2.0+` for versions that begin with 2.0; keep delays short.",
            source: Source.engine,
            .checked(
                .scenario("version-constraint", .count(.extend, 1), .precedes(.sees, .extend)).and(
                    scenario: "delay-after-relaunch", .count(.extend, 1), .precedes(.sees, .extend),
                    .delay(.host("relaunch"), .extend, seconds: 10)
                ).and(
                    scenario: "one-region", .count(.prepare, 1), .count(.display, 1),
                    .neverBetween(.isReady, after: .triggers, until: .sees), .precedes(.sees, .isReady)
                ).and(
                    scenario: "inactive-is-background", .count(.prepare, 1), .count(.display, 1),
                    .neverBetween(.isReady, after: .triggers, until: inactive), .precedes(inactive, .isReady))
            ))
    ]

    private static let inactive = EventPattern(.stage, "appState", ["value": "inactive"])

    static let actions = [
        rule(
            "AS-110",
            "A button's actions run as a manual invocation. A display that was cut off is reported even if reporting is switched "
                + "off for its message.",
            intent: "Let actions that only accept a manual invocation run from buttons too.",
            source: Source.partlyEarlier,
            .checked(
                .scenario(
                    "banner-button", .count(.sdk("action button_action"), 1),
                    .carries(.sdk("action button_action"), "situation", "manualInvocation")
                ).and(
                    scenario: "interrupted-unreported", .never(.displayReport), .count(.resolutionReport, 1),
                    .carries(.resolutionReport, "type", "interrupted")
                ).and(scenario: "interrupted-early", .never(.displayReport), .count(.resolutionReport, 1))))
    ]

    static let decoding = [
        rule(
            "AS-111",
            "`what` is accepted in a predicate together with a value matcher, and refused alone or outside of a predicate. "
                + "Screens that are numbers, and unknown keys of a delay, are refused too. A deferred schedule is accepted.",
            intent: "Try the JSON of your schedules before you send it.", source: Source.partlyEarlier,
            .checked(
                .scenario(
                    "schedule-values-read",
                    .calls(
                        of: [.app], named: ["reads"],
                        are: [
                            reads("predicate", "accepted"), reads("predicate", "refused"),
                            reads("trigger", "accepted"), reads("trigger", "refused"),
                            reads("delay", "accepted"), reads("delay", "refused"), reads("delay", "refused"),
                        ])
                ).and(
                    scenario: "deferred", answers(scheduled(true), Airship17Line.stored("spring"))))),
        rule(
            "AS-112",
            "The expiry of a standard message is in its `payload` as the push wrote it. A standard message that is not a valid "
                + "banner replaces the one that waits, and is not shown itself.",
            intent: "A bad push can remove the message before it.", source: Source.partlyEarlier,
            .checked(
                .scenario(
                    "standard-message-read",
                    .calls(
                        of: [.app], named: ["reads"],
                        are: [reads("standardMessage", "2030-02-03T04:05:06+01:00")])
                ).and(
                    scenario: "standard-message-replaced",
                    answers(Airship17Line.stored("one"), Airship17Line.stored("")),
                    .count(.sdk("in_app_resolution", ["scheduleID": "one", "type": "replaced"]), 1),
                    .never(.displayReport)))),
        rule(
            "AS-113", "Looking up all schedules first ends every schedule whose end has passed, too.",
            intent: "A schedule that a look-up returns can still be shown.", source: Source.engine,
            .checked(
                .scenario(
                    "ended-listed",
                    answers(scheduled(true), Airship17Line.stored("spring"), Airship17Line.stored(""))))),
        rule(
            "AS-114",
            "A source that is not a string counts as app-defined. An unreadable colour of a text is ignored, and the text stays. "
                + "Campaigns of a message that are not an object are refused up to version 14, and ignored from 15 on.",
            intent: "Try the JSON of your messages before you send it.", source: Source.partlyEarlier,
            .checked(
                .scenario(
                    "message-values-read",
                    .calls(
                        of: [.app], named: ["reads"],
                        are: [
                            reads("message", "app-defined, Hello without a colour"),
                            reads("message", "remote-data, Hello coloured"), reads("message", "refused"),
                        ])))),
    ]

    private static func reads(_ kind: String, _ result: String) -> String {
        "app reads(as: \(kind), result: \(result))"
    }
}
