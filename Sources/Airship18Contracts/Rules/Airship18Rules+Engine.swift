import InAppContracts

/// Schedules from being stored to their end, and processes.
extension Airship18Rules {
    static let engine = [
        rule(
            "AM-023", "A display that a relaunch interrupts counts, and nobody is told.",
            intent: "Do not wait for the end of every display.", source: Source.engine,
            .checked(
                .scenario(
                    "relaunched", .count(.resolution("interrupted"), 1), .count(.finished.of("a"), 1),
                    .count(.displays.of("a"), 2)))),
        rule(
            "AM-024",
            "A schedule is over after its limit of executions: 1 unless it says otherwise, none if 0. With an interval it "
                + "pauses after each. It is not found any more then.",
            intent: "Set 0 for messages that come again and again.", source: Source.engine,
            .checked(
                .scenario("limit-and-interval", .displayed("a", "a"), .count(.found("a", false), 1)).and(
                    scenario: "set-off-twice", .count(.notSetOff, 1)))),
        rule(
            "AM-026",
            "Storing a schedule again keeps its count; one that is over comes back with a higher limit.",
            intent: "Raise the limit to bring it back.", source: Source.engine,
            .checked(.scenario("upserted-again", .displayed("a", "a"), .precedes(.sees, .displayAgain)))),
        rule(
            "AM-041", "Only a schedule that waits for its triggers can be set off.",
            intent: "A message never queues up behind itself.", source: Source.engine,
            .checked(.scenario("set-off-twice", .count(.notSetOff, 1), .displayed("a"), .count(.factory, 1)))),
        rule(
            "AM-065",
            "A schedule that is cancelled is dropped unseen before its display, and finishes one that is on the screen; "
                + "attempts to prepare it go on for nothing.",
            intent: "Cancelling takes nothing off the screen.", source: Source.inferred,
            .checked(
                .scenario(
                    "cancelled", .never(.will.of("a")), .count(.finished.of("b"), 1),
                    .count(.found("b", false), 1)
                ).and(
                    scenario: "cancelled-in-preparation", .count(.factory, 3), .never(.displays)))),
        rule(
            "AM-066", "What is stored during a display counts at its end.",
            intent: "Change a schedule while it is displayed.", source: Source.engine,
            .checked(
                .scenario(
                    "upserted-in-display", .delay(.appEnds, .displayAgain, seconds: 10),
                    .precedes(.sees, .displayAgain)
                ).and(
                    scenario: "withdrawn", .count(.finished.of("a"), 1)))),
        rule(
            "AM-073",
            "At a launch interrupted displays count, what waited is prepared anew, intervals go on, and what is over is "
                + "deleted; the app hears nothing of it.",
            intent: "Set delegates and factories before that.", source: Source.engine,
            .checked(
                .scenario(
                    "relaunched", .count(.factory.of("b"), 2),
                    .neverBetween(.finished, after: .host("relaunch"), until: .sees)
                ).and(
                    scenario: "relaunched-in-interval", .displayed("a", "a"), .precedes(.sees, .displayAgain))
            )),
        rule(
            "AM-097", "Nothing is validated when schedules are stored; of two with one id the last counts.",
            intent: "A mistake shows only when nothing appears.", source: Source.engine,
            .checked(
                .scenario("stored-unseen", .count(.found("a", true), 1), .count(.displays.of("last"), 1)))),
        rule(
            "AM-098",
            "Triggers have ids of their own: a schedule that is built anew begins to count anew, the same value goes on.",
            intent: "Keep the value, or give ids.", source: Source.values,
            .checked(.scenario("goal-of-three", .displayed("a"), .precedes(.app("upsert"), .displays)))),
        rule(
            "AM-099", "A schedule that has ended is stored as being over.", intent: "It is not found either.",
            source: Source.engine,
            .checked(.scenario("stored-unseen", .count(.found("b", false), 1), .never(.displays.of("b"))))),
        rule(
            "AM-100",
            "A schedule that is over keeps its count until the next launch, and begins anew after it.",
            intent: "Do not store it at every start.", source: Source.engine,
            .checked(
                .scenario("upserted-after-relaunch", .displayed("a", "a")).and(
                    scenario: "upserted-again", .neverBetween(.displays, after: .appEnds, until: .sees)))),
        rule(
            "AM-101",
            "What is stored while the schedule is prepared or waits is lost (19.3 on). By the documentation it is prepared "
                + "anew.",
            intent: "Cancel first, or wait for the end.", source: Source.inferred,
            .checked(
                .scenario("upserted-while-waiting", .count(.sdk("upsert lost"), 1), .displayed("a")).and(
                    scenario: "upserted-while-waiting-documented", .displayed("new")))),
        rule(
            "AM-102", "Storing or cancelling has nobody looked at again.", intent: "Notify yourself.",
            source: Source.engine,
            .checked(
                .scenario(
                    "upserted-while-waiting", .count(.asks, 2),
                    .neverBetween(.isReady, after: .asks, until: .sees)))),
        rule(
            "AM-103", "Unknown ids may be cancelled; schedules are found by id or group only.",
            intent: "Use groups.", source: Source.engine,
            .checked(.scenario("cancelled", .count(.listener("answered", ["schedules": ""]), 1)))),
        rule(
            "AM-104",
            "What happens while a schedule is under way is not counted; what was counted before is kept.",
            intent: "No trigger is saved up.", source: Source.triggers,
            .checked(
                .scenario("events-during-display", .displayed("a", "a"), .precedes(.sees, .displayAgain)))),
        rule(
            "AM-105",
            "Displays, control groups, exclusions, interruptions and counted misses use up the limit; what is skipped does "
                + "not.",
            intent: "A limit of 1 may be used up unseen.", source: Source.engine,
            .checked(
                .scenario("control-group", .never(.displays.of("a")), .count(.factory.of("a"), 1)).and(
                    scenario: "excluded", .count(.factory.of("a"), 1)
                ).and(scenario: "audience-skip", .count(.displays, 1)))),
        rule(
            "AM-106", "A schedule's interval begins at the end of its display; nothing counts meanwhile.",
            intent: "It has nothing to do with the display interval.", source: Source.engine,
            .checked(
                .scenario(
                    "limit-and-interval", .displayed("a", "a"), .delay(.appEnds, .displayAgain, seconds: 10)))
        ),
        rule(
            "AM-107", "A schedule that is over is found as long as its grace period lasts, in days.",
            intent: "It can be changed meanwhile.", source: Source.engine,
            .checked(
                .scenario(
                    "grace-period", .count(.found("a", true), 1), .count(.found("a", false), 1),
                    .delay(.found("a", true), .found("a", false), seconds: 172800)))),
        rule(
            "AM-108", "At a launch what is stored is looked at before anything that happens counts.",
            intent: "The start of the app is an event like others.", source: Source.engine,
            .checked(
                .scenario("started-anew", .displayed("a", "a"), .precedes(.host("relaunch"), .displayAgain)))),
    ]

    static let triggers = [
        rule(
            "AM-110",
            "`foreground` is becoming active, also after a mere inactive phase; `background` is going there.",
            intent: "A system alert is enough.", source: Source.triggers,
            .checked(
                .scenario(
                    "becoming-active", .precedes(.stage("appState", ["value": "active"]), .displays.of("a")),
                    .count(.displays.of("a"), 2), .count(.factory.of("b"), 1)))),
        rule(
            "AM-111",
            "`active_session` counts once a session, at once when it is stored in an active app; every becoming active is "
                + "a session.",
            intent: "A session during the display shows it again.", source: Source.triggers,
            .checked(
                .scenario("active-session", .displayed("a", "a", "a"), .precedes(.sees, .displayAgain)))),
        rule(
            "AM-112",
            "`app_init` counts once a process, for what is stored at its start; from 20.1 on also for what is "
                + "stored within half a minute.",
            intent: "Store it in one run, see it in the next.", source: Source.triggers,
            .checked(
                .scenario("app-init", .count(.displays, 1), .precedes(.sees, .displays)).and(
                    scenario: "app-init-late", .displayed("a")))),
        rule(
            "AM-113", "`version` counts in the run after an update, by its predicate.",
            intent: "Greet a new version.", source: Source.triggers,
            .checked(.scenario("new-version", .count(.displays, 1), .precedes(.sees, .displays)))),
        rule(
            "AM-114",
            "Predicates see a screen as a string; events count once and add their value, 1 if they have none; without "
                + "analytics neither counts (18.7.1 on).",
            intent: "No analytics, no triggers.", source: Source.triggers,
            .checked(
                .scenario("values-of-events", .count(.displays, 1), .precedes(.sees, .displays)).and(
                    scenario: "predicates", .precedes(.sees, .displays), .displayed("a")))),
        rule(
            "AM-115", "A predicate is asked about events without data, too, and usually misses.",
            intent: "Leave it out there.", source: Source.triggers,
            .checked(.scenario("predicates", .never(.factory.of("b")), .count(.factory.of("a"), 1)))),
        rule(
            "AM-116", "A trigger counts up to its goal and begins anew; any one of several is enough.",
            intent: "Surplus is lost.", source: Source.triggers,
            .checked(
                .scenario(
                    "goal-of-zero", .displayed("a", "a"),
                    .neverBetween(.displays, after: .app("upsert"), until: .sees)
                ).and(
                    scenario: "goal-of-three", .count(.displays, 1)))),
        rule(
            "AM-117", "Events before a schedule's start do not count.", intent: "Nothing is caught up.",
            source: Source.triggers,
            .checked(.scenario("before-start", .count(.displays, 1), .precedes(.sees, .factory)))),
        rule(
            "AM-118",
            "Compound triggers: either, all in any order, or one after the other; sticky parts stay fulfilled.",
            intent: "Combine what the app tracks already.", source: Source.triggers,
            .checked(
                .scenario("compound-or", .displayed("a", "a")).and(
                    scenario: "compound-and", .displayed("a"), .precedes(.sees, .displays)
                ).and(scenario: "compound-sticky", .displayed("a", "a")).and(
                    scenario: "compound-chain", .displayed("a"), .precedes(.sees, .displays)))),
        rule(
            "AM-119", "From 20.1 on new triggers are told the events of the last half minute.",
            intent: "Storing a schedule may set it off at once.", source: Source.inferred,
            .checked(
                .scenario(
                    "recent-events", .displayed("a"), .never(.factory.of("b")), .never(.factory.of("c"))))),
    ]
}

extension EventPattern {
    /// The display of the second adapter.
    static let displayAgain = EventPattern(.listener, "display", ["adapter": "2"])
}
