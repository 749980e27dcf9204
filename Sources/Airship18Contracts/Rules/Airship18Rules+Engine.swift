import InAppContracts

/// Schedules from being stored to their end, and processes.
extension Airship18Rules {
    static let engine = [
        rule(
            "AM-023", "A display that a relaunch interrupts counts, and no callback is called.",
            intent: "Do not wait for the end of every display.", source: Source.engine,
            .checked(
                .scenario(
                    "relaunched", .count(.resolution("interrupted"), 1), .count(.finished.of("a"), 1),
                    .count(.displays.of("a"), 2)))),
        rule(
            "AM-024",
            "A schedule is finished after its limit of executions: the default is 1, and 0 means no limit. With an "
                + "interval, it pauses after each execution. A finished schedule is no longer found.",
            intent: "Set 0 for messages that appear again and again.", source: Source.engine,
            .checked(
                .scenario("limit-and-interval", .displayed("a", "a"), .count(.found("a", false), 1)).and(
                    scenario: "set-off-twice", .count(.notSetOff, 1)))),
        rule(
            "AM-026",
            "Storing a schedule again keeps its count; a higher limit makes a finished schedule active again.",
            intent: "Raise the limit to reactivate it.", source: Source.engine,
            .checked(.scenario("upserted-again", .displayed("a", "a"), .precedes(.sees, .displayAgain)))),
        rule(
            "AM-041", "Only a schedule that waits for its triggers can be triggered.",
            intent: "A message never queues up behind itself.", source: Source.engine,
            .checked(.scenario("set-off-twice", .count(.notSetOff, 1), .displayed("a"), .count(.factory, 1)))),
        rule(
            "AM-065",
            "A schedule that is cancelled before its display is dropped without a callback. A display on screen continues "
                + "to its end. Attempts to prepare the schedule continue without effect.",
            intent: "Cancelling removes nothing from the screen.", source: Source.inferred,
            .checked(
                .scenario(
                    "cancelled", .never(.will.of("a")), .count(.finished.of("b"), 1),
                    .count(.found("b", false), 1)
                ).and(
                    scenario: "cancelled-in-preparation", .count(.factory, 3), .never(.displays)))),
        rule(
            "AM-066", "What is stored during a display takes effect at its end.",
            intent: "You can change a schedule during its display.", source: Source.engine,
            .checked(
                .scenario(
                    "upserted-in-display", .delay(.appEnds, .displayAgain, seconds: 10),
                    .precedes(.sees, .displayAgain)
                ).and(
                    scenario: "withdrawn", .count(.finished.of("a"), 1)))),
        rule(
            "AM-073",
            "At launch, interrupted displays count, waiting messages are prepared again, intervals continue, and finished "
                + "schedules are deleted. No callback is called.",
            intent: "Set delegates and factories before that.", source: Source.engine,
            .checked(
                .scenario(
                    "relaunched", .count(.factory.of("b"), 2),
                    .neverBetween(.finished, after: .host("relaunch"), until: .sees)
                ).and(
                    scenario: "relaunched-in-interval", .displayed("a", "a"), .precedes(.sees, .displayAgain))
            )),
        rule(
            "AM-097",
            "Schedules are not validated when they are stored. Of two with the same id, the last one counts.",
            intent: "A mistake shows only when nothing appears.", source: Source.engine,
            .checked(
                .scenario("stored-unseen", .count(.found("a", true), 1), .count(.displays.of("last"), 1)))),
        rule(
            "AM-098",
            "Triggers have their own ids: a schedule that is built again starts to count from zero, and the same value "
                + "continues.",
            intent: "Keep the value, or set ids.", source: Source.values,
            .checked(.scenario("goal-of-three", .displayed("a"), .precedes(.app("upsert"), .displays)))),
        rule(
            "AM-099", "A schedule whose end has passed is stored as finished.",
            intent: "It is not found either.",
            source: Source.engine,
            .checked(.scenario("stored-unseen", .count(.found("b", false), 1), .never(.displays.of("b"))))),
        rule(
            "AM-100",
            "A finished schedule keeps its count until the next launch, and starts from zero after it.",
            intent: "Do not store it at every launch.", source: Source.engine,
            .checked(
                .scenario("upserted-after-relaunch", .displayed("a", "a")).and(
                    scenario: "upserted-again", .neverBetween(.displays, after: .appEnds, until: .sees)))),
        rule(
            "AM-101",
            "What is stored while the schedule is prepared or waits is lost (from 19.3 on). According to the documentation, "
                + "the schedule is prepared again.",
            intent: "Cancel first, or wait for the end.", source: Source.inferred,
            .checked(
                .scenario("upserted-while-waiting", .count(.sdk("upsert lost"), 1), .displayed("a")).and(
                    scenario: "upserted-while-waiting-documented", .displayed("new")))),
        rule(
            "AM-102", "Storing or cancelling a schedule does not make the SDK ask again.",
            intent: "Notify the SDK yourself.",
            source: Source.engine,
            .checked(
                .scenario(
                    "upserted-while-waiting", .count(.asks, 2),
                    .neverBetween(.isReady, after: .asks, until: .sees)))),
        rule(
            "AM-103", "Cancelling an unknown id is not an error. Schedules are found only by id or group.",
            intent: "Use groups.", source: Source.engine,
            .checked(.scenario("cancelled", .count(.listener("answered", ["schedules": ""]), 1)))),
        rule(
            "AM-104",
            "Events while a schedule is in progress are not counted; the count from before is kept.",
            intent: "No trigger is saved for later.", source: Source.triggers,
            .checked(
                .scenario("events-during-display", .displayed("a", "a"), .precedes(.sees, .displayAgain)))),
        rule(
            "AM-105",
            "Displays, control groups, exclusions, interruptions and counted misses use up the limit; skipped executions do not.",
            intent: "A limit of 1 may be used up without a display.", source: Source.engine,
            .checked(
                .scenario("control-group", .never(.displays.of("a")), .count(.factory.of("a"), 1)).and(
                    scenario: "excluded", .count(.factory.of("a"), 1)
                ).and(scenario: "audience-skip", .count(.displays, 1)))),
        rule(
            "AM-106",
            "A schedule's interval begins at the end of its display; no event counts until it ends.",
            intent: "It is independent of the display interval.", source: Source.engine,
            .checked(
                .scenario(
                    "limit-and-interval", .displayed("a", "a"), .delay(.appEnds, .displayAgain, seconds: 10)))
        ),
        rule(
            "AM-107", "A finished schedule is found during its grace period, which is in days.",
            intent: "It can be changed during that time.", source: Source.engine,
            .checked(
                .scenario(
                    "grace-period", .count(.found("a", true), 1), .count(.found("a", false), 1),
                    .delay(.found("a", true), .found("a", false), seconds: 172800)))),
        rule(
            "AM-108", "At launch, stored schedules are restored before any event counts.",
            intent: "The start of the app is an event like any other.", source: Source.engine,
            .checked(
                .scenario("started-anew", .displayed("a", "a"), .precedes(.host("relaunch"), .displayAgain)))),
    ]

    static let triggers = [
        rule(
            "AM-110",
            "`foreground` counts when the app becomes active, even if it was only inactive; `background` counts when it "
                + "enters the background.",
            intent: "A system alert is enough.", source: Source.triggers,
            .checked(
                .scenario(
                    "becoming-active", .precedes(.stage("appState", ["value": "active"]), .displays.of("a")),
                    .count(.displays.of("a"), 2), .count(.factory.of("b"), 1)))),
        rule(
            "AM-111",
            "`active_session` counts once per session, and immediately if it is stored while the app is active. A session "
                + "begins each time the app becomes active.",
            intent: "A session that begins during the display shows the message again.",
            source: Source.triggers,
            .checked(
                .scenario("active-session", .displayed("a", "a", "a"), .precedes(.sees, .displayAgain)))),
        rule(
            "AM-112",
            "`app_init` counts once per process, for schedules that are stored at its start; from 20.1 on, also for those "
                + "that are stored within half a minute.",
            intent: "Store it in one run; it appears in the next.", source: Source.triggers,
            .checked(
                .scenario("app-init", .count(.displays, 1), .precedes(.sees, .displays)).and(
                    scenario: "app-init-late", .displayed("a")))),
        rule(
            "AM-113", "`version` counts in the run after an update, if its predicate matches.",
            intent: "Use it to greet users of a new version.", source: Source.triggers,
            .checked(.scenario("new-version", .count(.displays, 1), .precedes(.sees, .displays)))),
        rule(
            "AM-114",
            "Predicates see a screen as a string. Events count once and add their value, or 1 without a value. Without "
                + "analytics, neither screens nor events count (from 18.7.1 on).",
            intent: "Without analytics, these triggers do not fire.", source: Source.triggers,
            .checked(
                .scenario("values-of-events", .count(.displays, 1), .precedes(.sees, .displays)).and(
                    scenario: "predicates", .precedes(.sees, .displays), .displayed("a")))),
        rule(
            "AM-115", "A predicate is also evaluated for events without data, and usually does not match.",
            intent: "Omit it for such events.", source: Source.triggers,
            .checked(.scenario("predicates", .never(.factory.of("b")), .count(.factory.of("a"), 1)))),
        rule(
            "AM-116",
            "A trigger counts up to its goal and then starts again; any one of several triggers is enough.",
            intent: "Any surplus is lost.", source: Source.triggers,
            .checked(
                .scenario(
                    "goal-of-zero", .displayed("a", "a"),
                    .neverBetween(.displays, after: .app("upsert"), until: .sees)
                ).and(
                    scenario: "goal-of-three", .count(.displays, 1)))),
        rule(
            "AM-117", "Events before a schedule's start do not count.", intent: "They are not counted later.",
            source: Source.triggers,
            .checked(.scenario("before-start", .count(.displays, 1), .precedes(.sees, .factory)))),
        rule(
            "AM-118",
            "A compound trigger needs one of its parts, all in any order, or all one after another; sticky parts stay "
                + "fulfilled.",
            intent: "Combine events that the app already tracks.", source: Source.triggers,
            .checked(
                .scenario("compound-or", .displayed("a", "a")).and(
                    scenario: "compound-and", .displayed("a"), .precedes(.sees, .displays)
                ).and(scenario: "compound-sticky", .displayed("a", "a")).and(
                    scenario: "compound-chain", .displayed("a"), .precedes(.sees, .displays)))),
        rule(
            "AM-119", "From 20.1 on, new triggers receive the events of the last half minute.",
            intent: "Storing a schedule may trigger it immediately.", source: Source.inferred,
            .checked(
                .scenario(
                    "recent-events", .displayed("a"), .never(.factory.of("b")), .never(.factory.of("c"))))),
    ]
}

extension EventPattern {
    /// The display of the second adapter.
    static let displayAgain = EventPattern(.listener, "display", ["adapter": "2"])
}
