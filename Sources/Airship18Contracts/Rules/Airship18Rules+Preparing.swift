import InAppContracts

/// Preparations, factories, cached files, audiences, delays and frequency limits.
extension Airship18Rules {
    private typealias Line = Airship18Line
    private static let fetched = EventPattern.app("fetched")

    static let preparing = [
        rule(
            "AM-014",
            "Where a factory makes nothing the SDK's own adapter is used. A custom message has none: it is prepared again "
                + "later, and a factory that is set by then is found.",
            intent: "Set factories at the start, but late is not too late.", source: Source.adapters,
            .checked(
                .scenario(
                    "no-adapter", .count(.notPrepared, 5), .count(.displays, 1), .precedes(.sees, .displays)
                ).and(scenario: "nothing-for-banner", .never(.displays), .count(.displayReport, 1)))),
        rule(
            "AM-015",
            "The factory is called on the main actor, once each attempt, after the files were cached, with the schedule's "
                + "priority.",
            intent: "Use the cached files, do not fetch.", source: Source.preparer,
            .checked(
                .scenario(
                    "factory-arguments", .thread(.factory, .main), .carries(.factory, "priority", "7"),
                    .carries(.factory, "cached", "true"), .count(.factory, 2)))),
        rule(
            "AM-016",
            "Content is validated when it is prepared: what is not valid is skipped, uncounted, without a callback, and "
                + "stays stored.",
            intent: "Look into the log when nothing appears.", source: Source.preparer,
            .checked(
                .scenario(
                    "not-valid", .count(.notPrepared, 2), .never(.anyCallback), .count(.found("a", true), 1)))
        ),
        rule(
            "AM-027", "Only pictures are fetched beforehand, and not for a control group.",
            intent: "A control group costs no traffic.", source: Source.assets,
            .checked(.scenario("fetched", .count(fetched, 1), .count(.factory, 4)))),
        rule(
            "AM-028",
            "The SDK's own adapters are ready when there is a network, or when none is needed: pages need one unless they "
                + "say otherwise.",
            intent: "Say so for pages that work offline.", source: Source.adapters,
            .checked(
                .scenario(
                    "needs-network", .count(.will.of("a"), 1), .precedes(.sees, .will.of("a")),
                    .precedes(.will.of("b"), .sees)))),
        rule(
            "AM-031",
            "A schedule outside its audience is deleted, skipped or counted, as it says; counted if it says nothing. A "
                + "compound audience wins.",
            intent: "Choose what a miss costs.", source: Source.preparer,
            .checked(
                .scenario("audience-cancel", .count(.found("a", false), 1), .never(.displays)).and(
                    scenario: "audience-skip", .count(.found("a", true), 1), .count(.displays, 1)
                ).and(scenario: "audience-penalize", .count(.found("a", false), 1), .never(.displays)).and(
                    scenario: "audience-default", .never(.displays), .count(.found("a", false), 1)
                ).and(scenario: "compound-audience", .count(.displays, 1)))),
        rule(
            "AM-042", "Preparations overlap: one that does not end keeps no other waiting.",
            intent: "A slow server delays its own message only.", source: Source.engine,
            .checked(.scenario("preparations-overlap", .displayed("b"), .never(.anyCallbackOf("a"))))),
        rule(
            "AM-043",
            "A preparation looks at remote data, limits, audience, experiment, the server, the content, the additional "
                + "check and the files, in this order, and then makes the adapter.",
            intent: "The factory is called last.", source: Source.preparer,
            .checked(
                .scenario("stale", .count(.sdk("waits for the server"), 1), .precedes(.sees, .displays)).and(
                    scenario: "check-fails", .never(.isReady.answering("false")), .count(.factory, 1)
                ).and(scenario: "factory-arguments", .precedes(fetched, .factory)))),
        rule(
            "AM-044",
            "What fails in a preparation is tried again after 15, 30, 60 and 60 seconds, without end.",
            intent: "A message may come much later than its trigger.", source: Source.preparer,
            .checked(
                .scenario("no-adapter", .delay(.notPrepared, .displays, seconds: 225), .count(.factory, 6))
                    .and(
                        scenario: "deferred-retried", .delay(.triggers, .displays, seconds: 22)))),
        rule(
            "AM-045",
            "Three preparations run at once; a schedule with a queue of its own waits for none of them.",
            intent: "Name a queue for what must not wait.", source: Source.preparer,
            .checked(.scenario("three-at-once", .displayed("b"), .never(.factory.of("a"))))),
        rule(
            "AM-053",
            "A delay counts from the trigger and is waited for after the preparation; of one over 30 seconds all but the "
                + "last 30 pass before it (from 18.8 on).",
            intent: "What is prepared is fresh.", source: Source.engine,
            .checked(
                .scenario(
                    "delayed", .delay(.triggers, .displays.of("a"), seconds: 20),
                    .precedes(.sees, .factory.of("b")),
                    .delay(.factory.of("b"), .displays.of("b"), seconds: 30)))),
        rule(
            "AM-054",
            "What has expired, or was changed by the server, is prepared again or over, and not displayed.",
            intent: "An old answer is no answer.", source: Source.engine,
            .checked(
                .scenario("expired", .never(.displays), .count(.found("a", false), 1)).and(
                    scenario: "stale", .count(.factory, 2), .count(.displays, 1)))),
        rule(
            "AM-055", "Nothing is called where a preparation is skipped, counted or cancelled.",
            intent: "Not every trigger reaches the app.", source: Source.engine,
            .checked(
                .scenario("audience-cancel", .never(.anyCallback), .never(.factory)).and(
                    scenario: "audience-penalize", .never(.anyCallback)))),
        rule(
            "AM-089", "Layouts have no custom adapter and no extender, whatever their kind.",
            intent: "They are the SDK's own.", source: Source.adapters,
            .checked(.scenario("layouts", .never(.factory), .never(.theme), .count(.will, 2)))),
        rule(
            "AM-090", "Layouts of the versions 1 and 2 are valid.", intent: "Others are skipped.",
            source: Source.values,
            .checked(.scenario("layouts", .count(.finished, 2), .count(.notPrepared, 1)))),
        rule(
            "AM-092",
            "Pictures of banners, modals and full screens are fetched; nothing of pages and custom messages.",
            intent: "Fetch yourself what your adapter needs.", source: Source.assets,
            .checked(
                .scenario("fetched", .carries(fetched, "path", "/a.png"), .count(fetched, 1)))),
        rule(
            "AM-093", "The status of a download is not looked at: what comes is cached.",
            intent: "Check the picture that you draw.", source: Source.assets,
            .checked(
                .scenario(
                    "fetched", .carries(.factory.of("a"), "cached", "true"),
                    .precedes(fetched, .factory.of("a"))))),
        rule(
            "AM-094",
            "A failed download is remembered, so that it fails for the rest of the process (19.8 on). By the documentation "
                + "every attempt downloads again.",
            intent: "One lost connection may cost the message.", source: Source.inferred,
            .checked(
                .scenario(
                    "download-fails", .count(.notPrepared, 3), .count(.displays, 1),
                    .precedes(.host("relaunch"), .displays)
                )
                .and(scenario: "download-fails-documented", .delay(.notPrepared, .displays, seconds: 15)))),
        rule(
            "AM-095", "Files are cleared after a display, and fetched again for the next.",
            intent: "Keep no path to them.", source: Source.assets,
            .checked(.scenario("file-cleared", .count(fetched, 2), .precedes(fetched, .factory)))),
        rule(
            "AM-096", "There is a place for a file always; whether it is there says `isCached`.",
            intent: "Ask before you read.", source: Source.assets,
            .checked(
                .scenario("factory-arguments", .carries(.factory, "place", "there"), .count(.displays, 2)))),
        rule(
            "AM-123",
            "A deferred schedule asks the server at each attempt; being late counts as an execution if it says so, and an "
                + "empty answer is asked for again.",
            intent: "The server decides late.", source: Source.preparer,
            .checked(
                .scenario("deferred", .count(.displays, 1), .count(.factory, 1)).and(
                    scenario: "deferred-retried", .delay(.sees, .displays, seconds: 15), .count(.displays, 1))
            )),
        rule(
            "AM-126", "Without an answer of the additional audience check the preparation is tried again.",
            intent: "It is the server's last word.", source: Source.preparer,
            .checked(
                .scenario(
                    "check-fails", .count(.notPrepared, 1), .delay(.notPrepared, .displays, seconds: 15)))),
        rule(
            "AM-127", "All conditions of a delay have to hold at the same time, again at each pass.",
            intent: "A screen that was left counts no more.", source: Source.engine,
            .checked(
                .scenario(
                    "delay-conditions", .neverBetween(.asks, after: .triggers, until: .sees),
                    .count(.asks, 2), .count(.displays, 1),
                    .neverBetween(.isReady, after: .notifies, until: .event("shop"))))),
        rule(
            "AM-128", "A message waits until its execution window is open (from 18.8 on).",
            intent: "Windows are looked at when something happens.", source: Source.engine,
            .checked(
                .scenario("execution-window", .precedes(.sees, .factory.of("a")), .displayed("a", "b")))),
        rule(
            "AM-129",
            "A cancellation trigger takes this one execution back, uncounted; a preparation under way goes on, up to 20.",
            intent: "The next trigger sets it off again.", source: Source.engine,
            .checked(
                .scenario(
                    "delay-cancelled", .displayed("a"), .count(.factory.of("a"), 2), .count(.will.of("b"), 1))
            )),
    ]

    static let limits = [
        rule(
            "AM-050", "A yes of the app says nothing about a display: limits and audiences come after it.",
            intent: "Count displays, not answers.", source: Source.both,
            .checked(
                .scenario("limits-together", .count(.asks.answering("true"), 2), .count(.will, 1)).and(
                    scenario: "excluded", .count(.asks.of("a"), 1), .never(.will.of("a"))))),
        rule(
            "AM-057", "Frequency limits are counted after the app's yes, also for a control group.",
            intent: "What nobody sees counts as well.", source: Source.limits,
            .checked(
                .scenario("limit-of-control-group", .count(.overLimit, 1), .never(.displays)).and(
                    scenario: "limits-together", .precedes(.asks, .overLimit)))),
        rule(
            "AM-058",
            "Over a limit nothing is called or counted; a schedule with an interval then sleeps until the next launch. "
                + "(By the documentation it waits for its triggers.)",
            intent: "Interval and limits do not go together well.", source: Source.inferred,
            .checked(
                .scenario(
                    "over-limit", .count(.overLimit, 1), .displayed("a", "a"), .precedes(.sees, .lateDisplay)
                )
                .and(scenario: "over-limit-documented", .displayed("a", "a")))),
        rule(
            "AM-059",
            "A limit is reached when so many displays lie within its range, the ends included; one is enough.",
            intent: "Sixty seconds are not over after sixty seconds.", source: Source.limits,
            .checked(
                .scenario("limit-boundary", .count(.overLimit, 1), .displayed("a", "a", "a")).and(
                    scenario: "limits-together", .count(.overLimit, 1)))),
        rule(
            "AM-060",
            "A week has six days here; a limit that nobody has explained skips the schedule each time.",
            intent: "Use days.", source: Source.limits,
            .checked(
                .scenario("limit-week", .count(.overLimit, 1), .displayed("a", "a")).and(
                    scenario: "limit-unknown", .count(.notPrepared, 2), .never(.displays)))),
        rule(
            "AM-061", "A limit that the server sends again keeps its count, unless its range has changed.",
            intent: "Changing a range begins anew.", source: Source.limits,
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
