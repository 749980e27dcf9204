import InAppContracts

/// Preparations, factories, cached files, audiences, delays and frequency limits.
extension Airship18Rules {
    private typealias Line = Airship18Line
    private static let fetched = EventPattern.app("fetched")

    static let preparing = [
        rule(
            "AM-014",
            "If a factory returns nil, the SDK's own adapter is used. A custom message has none: it is prepared again "
                + "later, and a factory that is set by then is used.",
            intent: "Set factories at launch; a later factory still works.", source: Source.adapters,
            .checked(
                .scenario(
                    "no-adapter", .count(.notPrepared, 5), .count(.displays, 1), .precedes(.sees, .displays)
                ).and(scenario: "nothing-for-banner", .never(.displays), .count(.displayReport, 1)))),
        rule(
            "AM-015",
            "The factory is called on the main actor, once per attempt, after the files are cached, with the schedule's "
                + "priority.",
            intent: "Use the cached files instead of downloading them.", source: Source.preparer,
            .checked(
                .scenario(
                    "factory-arguments", .thread(.factory, .main), .carries(.factory, "priority", "7"),
                    .carries(.factory, "cached", "true"), .count(.factory, 2)))),
        rule(
            "AM-016",
            "Content is validated during preparation. Content that is not valid is skipped without a count or a callback, "
                + "and stays stored.",
            intent: "Check the log if nothing appears.", source: Source.preparer,
            .checked(
                .scenario(
                    "not-valid", .count(.notPrepared, 2), .never(.anyCallback), .count(.found("a", true), 1)))
        ),
        rule(
            "AM-027", "Only images are downloaded in advance, and not for a control group.",
            intent: "A control group causes no traffic.", source: Source.assets,
            .checked(.scenario("fetched", .count(fetched, 1), .count(.factory, 4)))),
        rule(
            "AM-028",
            "The SDK's own adapters are ready if the network is available or not needed. Pages need it unless they specify "
                + "otherwise.",
            intent: "Specify it for pages that work offline.", source: Source.adapters,
            .checked(
                .scenario(
                    "needs-network", .count(.will.of("a"), 1), .precedes(.sees, .will.of("a")),
                    .precedes(.will.of("b"), .sees)))),
        rule(
            "AM-031",
            "A schedule outside its audience is deleted, skipped or counted, as it specifies; by default it is counted. A "
                + "compound audience takes precedence.",
            intent: "Choose what a miss does.", source: Source.preparer,
            .checked(
                .scenario("audience-cancel", .count(.found("a", false), 1), .never(.displays)).and(
                    scenario: "audience-skip", .count(.found("a", true), 1), .count(.displays, 1)
                ).and(scenario: "audience-penalize", .count(.found("a", false), 1), .never(.displays)).and(
                    scenario: "audience-default", .never(.displays), .count(.found("a", false), 1)
                ).and(scenario: "compound-audience", .count(.displays, 1)))),
        rule(
            "AM-042", "Preparations overlap: one that does not end does not delay any other.",
            intent: "A slow server delays only its own message.", source: Source.engine,
            .checked(.scenario("preparations-overlap", .displayed("b"), .never(.anyCallbackOf("a"))))),
        rule(
            "AM-043",
            "A preparation checks remote data, limits, audience, experiment, the server, the content, the additional check "
                + "and the files in this order, and then creates the adapter.",
            intent: "The factory is called last.", source: Source.preparer,
            .checked(
                .scenario("stale", .count(.sdk("waits for the server"), 1), .precedes(.sees, .displays)).and(
                    scenario: "check-fails", .never(.isReady.answering("false")), .count(.factory, 1)
                ).and(scenario: "factory-arguments", .precedes(fetched, .factory)))),
        rule(
            "AM-044",
            "A failed preparation is tried again after 15, 30, and then every 60 seconds, without end.",
            intent: "A message may appear much later than its trigger.", source: Source.preparer,
            .checked(
                .scenario("no-adapter", .delay(.notPrepared, .displays, seconds: 225), .count(.factory, 6))
                    .and(
                        scenario: "deferred-retried", .delay(.triggers, .displays, seconds: 22)))),
        rule(
            "AM-045",
            "Three preparations run at the same time; a schedule with its own queue does not wait for them.",
            intent: "Specify a queue for schedules that must not wait.", source: Source.preparer,
            .checked(.scenario("three-at-once", .displayed("b"), .never(.factory.of("a"))))),
        rule(
            "AM-053",
            "A delay starts at the trigger, and its end is awaited after the preparation. Of a delay over 30 seconds, all "
                + "but the last 30 pass before the preparation (from 18.8 on).",
            intent: "Prepared content is recent.", source: Source.engine,
            .checked(
                .scenario(
                    "delayed", .delay(.triggers, .displays.of("a"), seconds: 20),
                    .precedes(.sees, .factory.of("b")),
                    .delay(.factory.of("b"), .displays.of("b"), seconds: 30)))),
        rule(
            "AM-054",
            "A schedule that has expired or that the server has changed is finished or prepared again, and not displayed.",
            intent: "An earlier answer no longer applies.", source: Source.engine,
            .checked(
                .scenario("expired", .never(.displays), .count(.found("a", false), 1)).and(
                    scenario: "stale", .count(.factory, 2), .count(.displays, 1)))),
        rule(
            "AM-055", "No callback is called if a preparation is skipped, counted or cancelled.",
            intent: "Not every trigger reaches the app.", source: Source.engine,
            .checked(
                .scenario("audience-cancel", .never(.anyCallback), .never(.factory)).and(
                    scenario: "audience-penalize", .never(.anyCallback)))),
        rule(
            "AM-089", "Layouts have no custom adapter and no extender, whatever their kind.",
            intent: "The SDK displays them itself.", source: Source.adapters,
            .checked(.scenario("layouts", .never(.factory), .never(.theme), .count(.will, 2)))),
        rule(
            "AM-090", "Layouts of the versions 1 and 2 are valid.", intent: "Others are skipped.",
            source: Source.values,
            .checked(.scenario("layouts", .count(.finished, 2), .count(.notPrepared, 1)))),
        rule(
            "AM-092",
            "Images of banners, modal and fullscreen messages are downloaded; nothing is downloaded for pages and custom "
                + "messages.",
            intent: "Download what your adapter needs yourself.", source: Source.assets,
            .checked(
                .scenario("fetched", .carries(fetched, "path", "/a.png"), .count(fetched, 1)))),
        rule(
            "AM-093", "The status of a download is ignored: whatever is received is cached.",
            intent: "Check the image that you draw.", source: Source.assets,
            .checked(
                .scenario(
                    "fetched", .carries(.factory.of("a"), "cached", "true"),
                    .precedes(fetched, .factory.of("a"))))),
        rule(
            "AM-094",
            "A failed download is remembered, so that it fails for the rest of the process (from 19.8 on). According to the "
                + "documentation, every attempt downloads again.",
            intent: "One lost connection may prevent the message.", source: Source.inferred,
            .checked(
                .scenario(
                    "download-fails", .count(.notPrepared, 3), .count(.displays, 1),
                    .precedes(.host("relaunch"), .displays)
                )
                .and(scenario: "download-fails-documented", .delay(.notPrepared, .displays, seconds: 15)))),
        rule(
            "AM-095", "Files are deleted after a display, and downloaded again for the next one.",
            intent: "Do not keep their paths.", source: Source.assets,
            .checked(.scenario("file-cleared", .count(fetched, 2), .precedes(fetched, .factory)))),
        rule(
            "AM-096", "A file always has a location; `isCached` tells whether the file exists.",
            intent: "Check before you read.", source: Source.assets,
            .checked(
                .scenario("factory-arguments", .carries(.factory, "place", "there"), .count(.displays, 2)))),
        rule(
            "AM-123",
            "A deferred schedule asks the server at each attempt. A timeout counts as an execution if the schedule "
                + "specifies it; after an empty answer the server is asked again.",
            intent: "The server decides late.", source: Source.preparer,
            .checked(
                .scenario("deferred", .count(.displays, 1), .count(.factory, 1)).and(
                    scenario: "deferred-retried", .delay(.sees, .displays, seconds: 15), .count(.displays, 1))
            )),
        rule(
            "AM-126", "Without an answer from the additional audience check, the preparation is tried again.",
            intent: "It is the server's final decision.", source: Source.preparer,
            .checked(
                .scenario(
                    "check-fails", .count(.notPrepared, 1), .delay(.notPrepared, .displays, seconds: 15)))),
        rule(
            "AM-127", "All conditions of a delay have to hold at the same time, again in each pass.",
            intent: "A screen that was left no longer counts.", source: Source.engine,
            .checked(
                .scenario(
                    "delay-conditions", .neverBetween(.asks, after: .triggers, until: .sees),
                    .count(.asks, 2), .count(.displays, 1),
                    .neverBetween(.isReady, after: .notifies, until: .event("shop"))))),
        rule(
            "AM-128", "A message waits until its execution window is open (from 18.8 on).",
            intent: "Windows are only checked when something happens.", source: Source.engine,
            .checked(
                .scenario("execution-window", .precedes(.sees, .factory.of("a")), .displayed("a", "b")))),
        rule(
            "AM-129",
            "A cancellation trigger cancels only this execution, which is not counted. A preparation in progress continues, "
                + "up to version 20.",
            intent: "Its next trigger starts it again.", source: Source.engine,
            .checked(
                .scenario(
                    "delay-cancelled", .displayed("a"), .count(.factory.of("a"), 2), .count(.will.of("b"), 1))
            )),
    ]

    static let limits = [
        rule(
            "AM-050",
            "The app's yes does not guarantee a display: limits and audiences are checked after it.",
            intent: "Count displays, not answers.", source: Source.both,
            .checked(
                .scenario("limits-together", .count(.asks.answering("true"), 2), .count(.will, 1)).and(
                    scenario: "excluded", .count(.asks.of("a"), 1), .never(.will.of("a"))))),
        rule(
            "AM-057", "Frequency limits are counted after the app's yes, also for a control group.",
            intent: "Displays that nobody sees count as well.", source: Source.limits,
            .checked(
                .scenario("limit-of-control-group", .count(.overLimit, 1), .never(.displays)).and(
                    scenario: "limits-together", .precedes(.asks, .overLimit)))),
        rule(
            "AM-058",
            "Over a limit, no callback is called and nothing is counted. A schedule with an interval is then paused until "
                + "the next launch. (According to the documentation, it waits for its triggers.)",
            intent: "Do not combine an interval with frequency limits.", source: Source.inferred,
            .checked(
                .scenario(
                    "over-limit", .count(.overLimit, 1), .displayed("a", "a"), .precedes(.sees, .lateDisplay)
                )
                .and(scenario: "over-limit-documented", .displayed("a", "a")))),
        rule(
            "AM-059",
            "A limit is reached if its number of displays lies within its range, ends included. One reached limit is enough.",
            intent: "A range of 60 seconds still applies after exactly 60.", source: Source.limits,
            .checked(
                .scenario("limit-boundary", .count(.overLimit, 1), .displayed("a", "a", "a")).and(
                    scenario: "limits-together", .count(.overLimit, 1)))),
        rule(
            "AM-060",
            "A week has six days here. A limit that is not defined skips the schedule each time.",
            intent: "Use days.", source: Source.limits,
            .checked(
                .scenario("limit-week", .count(.overLimit, 1), .displayed("a", "a")).and(
                    scenario: "limit-unknown", .count(.notPrepared, 2), .never(.displays)))),
        rule(
            "AM-061", "A limit that the server sends again keeps its count, unless its range has changed.",
            intent: "A changed range starts the count again.", source: Source.limits,
            .checked(
                .scenario(
                    "limits-replaced", .count(.overLimit, 1), .displayed("a", "a"),
                    .precedes(.sees, .lateDisplay)))),
    ]
}

extension EventPattern {
    /// A campaign qualifies.
    static let triggers = EventPattern(.campaign, "trigger")
    /// The display of the third adapter.
    static let lateDisplay = EventPattern(.listener, "display", ["adapter": "3"])
}
