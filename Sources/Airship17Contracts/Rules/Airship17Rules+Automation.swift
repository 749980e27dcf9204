import InAppContracts

/// Triggers, limits, schedules and processes (AS-060 to AS-070).
extension Airship17Rules {
    static let triggers = [
        rule(
            "AS-060",
            "A trigger adds up events, by their number or by their values, and sets its schedule off at its goal; it "
                + "starts again at 0, and what went beyond the goal is lost.",
            intent: "Do not expect the rest to count for the next time.", source: Source.engine,
            .checked(
                .scenario(
                    "goal-of-values", .count(.display, 2), .precedes(valued("1"), displayAgain),
                    .neverBetween(.display, after: .reports, until: .sees)
                ).and(
                    scenario: "goal-of-events", .count(.display, 1), .precedes(.sees, .display)))),
        rule(
            "AS-061",
            "A schedule that is under way is not set off once more, and nothing is set off again afterwards: the "
                + "events of that time are lost. (For the goal too: AS-106.)",
            intent: "A message never queues up behind itself.", source: Source.engine,
            .checked(
                .scenario(
                    "triggered-while-shown", .count(.display, 2), .count(.extend, 2),
                    .neverBetween(.extend, after: .reports, until: .sees)))),
        rule(
            "AS-062",
            "A delay in seconds passes before the preparation; its other conditions are looked at when the message would "
                + "be displayed; a cancellation trigger takes the schedule back to its triggers (AS-106 says when it counts).",
            intent: "Delay until the user has reached the right screen.", source: Source.engine,
            .checked(
                .scenario(
                    "delayed", .delay(.triggers, .extend, seconds: 10), .precedes(.sees, .extend),
                    .precedes(.host("send", ["name": "shop"]), .isReadyToDisplay), .count(.display, 1),
                    .count(.isReadyToDisplay, 1)
                ).and(
                    scenario: "delayed-until-region", .count(.prepare, 1), .precedes(.sees, .isReady),
                    .precedes(.host("send", ["event": "regionEnter"]), .isReady), .count(.display, 1)
                ).and(
                    scenario: "delay-cancelled", .count(.extend, 1), .precedes(.sees, .extend),
                    .never(.notSetOff), .count(.display, 1)))),
        rule(
            "AS-063",
            "An execution counts when it is over, or when its preparation failed in a way that counts. A limit of 0 is no "
                + "limit; the default is 1.",
            intent: "Set 0 for messages that come again and again.", source: Source.engine,
            .checked(
                .scenario("limit-0", .count(.display, 5), .never(.notSetOff)).and(
                    scenario: "limit-1", .count(.display, 1), .count(.notSetOff, 4)
                ).and(scenario: "limit-3", .count(.display, 3), .count(.notSetOff, 2)).and(
                    scenario: "audience-penalize", .count(.display, 1), .count(.notSetOff, 1)
                ).and(scenario: "app-init", .count(.display, 1)))),
        rule(
            "AS-064",
            "After an execution a schedule that has ended or reached its limit is over, and gone unless it may still be "
                + "edited; another one pauses for its interval, and then waits for its triggers.",
            intent: "Events during that pause are lost.", source: Source.engine,
            .checked(
                .scenario(
                    "pause-after-display", .count(.display, 2), .count(.notSetOff, 1),
                    .neverBetween(.extend, after: .reports, until: .sees)
                ).and(scenario: "expired", .never(.extend), .count(.stored(""), 1)).and(
                    scenario: "edited-too-late", .count(.answered("editSchedule", false), 1),
                    .count(.stored(""), 1), .count(.display, 1)))),
        rule(
            "AS-065",
            "A miss of the audience cancels the schedule, skips it uncounted, or counts an execution, as the audience "
                + "says; if it says nothing it counts.",
            intent: "Say skip for users who may belong to it later.", source: Source.automation,
            .checked(
                .scenario(
                    "audience-cancel", .count(.stored(""), 1), .never(.display), .count(.notSetOff, 2)
                ).and(scenario: "audience-skip", .count(.stored("spring"), 1), .count(.display, 2)).and(
                    scenario: "audience-penalize", .count(.stored("spring"), 1), .count(.display, 1)
                ).and(
                    scenario: "audience-missed", .count(.stored("spring"), 1), .count(.display, 1)))),
    ]

    static let displayAgain = EventPattern.listener("display", ["adapter": "2"])

    private static func valued(_ value: String) -> EventPattern { .host("send", ["value": value]) }

    static let schedules = [
        rule(
            "AS-066",
            "A schedule without a trigger, with more than ten, or that starts after it ends is refused, and so is one that "
                + "finds no room; one with an identifier that is stored already is not (AS-102). One of them in a batch "
                + "refuses the whole batch, before the call returns; every other answer comes later, on the main thread.",
            intent: "Look at the answer.", source: Source.both,
            .checked(
                .scenario(
                    "invalid-schedules", .count(.answered("schedule", false), 3),
                    .count(.answered("schedule", true), 1), .count(.stored("ten"), 1)
                ).and(
                    scenario: "batches", .count(.stored("a b"), 2), .count(.answered("schedule", false), 1),
                    .precedes(.app("returned"), .answered("scheduleMultiple", true)),
                    .thread(.answered("scheduleMultiple", true), .main)
                ).and(
                    scenario: "batch-with-a-bad-one",
                    .precedes(.answered("scheduleMultiple", false), .app("returned")), .count(.stored(""), 1))
            )),
        rule(
            "AS-067",
            "Cancelling answers whether there was anything to cancel. What is prepared or waits is dropped without a "
                + "word.",
            intent: "Cancel what has become pointless.", source: Source.engine,
            .checked(
                .scenario(
                    "cancelled",
                    .calls(
                        of: [.listener], named: ["answered"],
                        are: [
                            Airship17Line.answered("cancelSchedule", false),
                            Airship17Line.answered("cancelSchedule", true),
                        ]), .count(.isReadyToDisplay, 1), .never(.display), .never(.finishedDisplaying)
                ).and(scenario: "cancelled-while-preparing", .never(.display), .count(.prepare, 1)))),
        rule(
            "AS-068",
            "An edit brings a finished schedule back, as long as it is stored, if neither limit nor end rule it out any "
                + "more. It is stored until its grace period is over, which runs from its end (AS-108).",
            intent: "Give a grace period to what you may want to prolong.", source: Source.engine,
            .checked(
                .scenario(
                    "edited", .count(.display, 2), .count(.answered("editSchedule", true), 1),
                    .count(.stored("spring"), 2), .count(.notSetOff, 1),
                    .precedes(.answered("editSchedule", true), displayAgain)))),
    ]

    static let processes = [
        rule(
            "AS-069",
            "At the start of a process interrupted executions are counted, timers run again (AS-109), the session that is "
                + "under way (AS-104) and the start itself count for triggers, and what waited is prepared again, with "
                + "another `extend`.",
            intent: "Expect `extend` for a message that was triggered in an earlier process.",
            source: Source.engine,
            .checked(
                .scenario(
                    "relaunched-while-waiting", .count(.extend, 2), .count(.factory, 2), .count(.display, 1),
                    .precedes(.host("relaunch"), .display)
                ).and(
                    scenario: "app-init", .count(.display, 1), .precedes(.host("relaunch"), .extend)
                ).and(
                    scenario: "session-at-start", .precedes(.host("relaunch"), displayAgain)
                ).and(
                    scenario: "interrupted", .follows(interrupted, directlyAfter: .host("relaunch")),
                    .count(.notSetOff, 1)))),
        rule(
            "AS-070",
            "A trigger that counts sessions counts the one that is under way when its schedule is stored, and each that "
                + "begins later.",
            intent: "Such a message may come at once.", source: Source.engine,
            .checked(
                .scenario("active-session", .count(.display, 1)).and(
                    scenario: "active-session-later", .count(.display, 1), .precedes(.sees, .extend)))),
    ]

    private static let interrupted = EventPattern.sdk("in_app_resolution", ["type": "interrupted"])
}

extension EventPattern {
    /// A campaign is triggered.
    static let triggers = EventPattern(.campaign, "trigger")
}

/// The existing schedules, their order, and what is counted for them (AS-100 to AS-106).
extension Airship17Rules {
    static let storing = [
        rule(
            "AS-100",
            "Of the schedules that one event sets off the one with the lowest priority number is prepared first, "
                + "whatever the order in which they were stored.",
            intent: "Give what has to come first the lower number.", source: Source.engine,
            .checked(
                .scenario(
                    "set-off-together",
                    .calls(
                        of: [.delegate], named: ["extend"],
                        are: ["first", "zero", "five"].map { Airship17Line.delegate("extend", $0) }),
                    .count(.display, 1), .count(.display("first"), 1)))),
        rule(
            "AS-101",
            "Storing, and every look-up of messages or of actions, ends what has ended first: such a schedule is not "
                + "found, and takes no room.",
            intent: "What a look-up gives can still be shown.", source: Source.engine,
            .checked(
                .scenario("ended-not-found", answers(scheduled(true), found("spring"), found(""))).and(
                    scenario: "ended-makes-room",
                    answers(scheduled(true), scheduled(false), scheduled(true), Airship17Line.stored("a"))))),
        rule(
            "AS-102",
            "A schedule with an identifier that is stored already takes the old one's place; the answer is true.",
            intent: "Store a schedule anew to change it; use identifiers of your own.",
            source: Source.earlier,
            .checked(
                .scenario(
                    "replaced", .count(.display("old"), 1), .count(.display("new"), 1),
                    answers(
                        scheduled(true), scheduled(true), Airship17Line.stored("spring"),
                        Airship17Line.stored(""))
                ).and(
                    scenario: "replaced-while-waiting", .never(.display("old")), .count(.display("new"), 1),
                    .precedes(.sees, .display("new"))))),
        rule(
            "AS-103", "While paused no schedule of any type is executed: actions do not run either.",
            intent: "Do not pause only to keep messages away where actions have to run.",
            source: Source.earlier,
            .checked(
                .scenario(
                    "actions-while-paused", .count(toast, 1), .count(.stored("spring"), 1),
                    .neverBetween(toast, after: paused(true), until: paused(false)),
                    .precedes(paused(false), toast)))),
    ]

    private static let toast = EventPattern.sdk("action toast_action")

    private static func paused(_ value: Bool) -> EventPattern { .app("setPaused", ["value": "\(value)"]) }

    /// The completion handlers were called with exactly these results.
    static func answers(_ lines: String...) -> Expectation {
        .calls(of: [.listener], named: ["answered"], are: lines)
    }

    static func scheduled(_ answer: Bool) -> String { Airship17Line.answered("schedule", answer) }
    /// The result of a look-up of messages.
    static func found(_ names: String) -> String { "listener answered(messages: \(names))" }

    static let sessions = [
        rule(
            "AS-104",
            "A start counts for triggers of sessions if the app is active then, and else the session that begins "
                + "afterwards.",
            intent: "Each start in the foreground can bring such a message again.", source: Source.engine,
            .checked(
                .scenario(
                    "session-at-start", .count(.display, 2), .precedes(.host("relaunch"), displayAgain)
                ).and(
                    scenario: "session-after-start", .count(.display, 2), .precedes(.sees, displayAgain)))),
        rule(
            "AS-105",
            "A session that begins while the component is off counts when it is on again. One that begins during a "
                + "schedule's interval, or while the schedule is finished, counts when that is over.",
            intent: "Expect such a message in the middle of a session.", source: Source.engine,
            .checked(
                .scenario("session-while-off", .count(.display, 1), .precedes(.sees, .extend)).and(
                    scenario: "session-during-interval", .count(.display, 2), .precedes(.sees, displayAgain),
                    .delay(.finishedDisplaying, displayAgain, seconds: 60)
                ).and(
                    scenario: "session-while-finished", .count(.display, 2), .precedes(.sees, displayAgain),
                    .precedes(.app("editSchedule"), displayAgain)))),
    ]

    static let counting = [
        rule(
            "AS-106",
            "Events count for a schedule's triggers only while it waits for them. Its cancellation triggers count "
                + "only while it is delayed, prepared or waits to be displayed, and from 0 each time that it is set off.",
            intent: "Do not expect events during a display to count for the next one.",
            source: Source.partlyEarlier,
            .checked(
                .scenario(
                    "goal-while-shown", .count(.display, 2), .count(.extend, 2),
                    .neverBetween(.extend, after: .reports, until: .sees)
                ).and(
                    scenario: "cancellation-begins-again", .count(.extend, 2), .count(.display, 2),
                    .never(.notSetOff)
                ).and(
                    scenario: "taken-back-while-waiting", .count(.extend, 2), .count(.isReadyToDisplay, 2),
                    .count(.display, 1), .precedes(.sees, .display))))
    ]
}
