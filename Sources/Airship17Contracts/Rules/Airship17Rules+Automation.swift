import InAppContracts

/// Triggers, limits, schedules and processes (AS-060 to AS-070).
extension Airship17Rules {
    static let triggers = [
        rule(
            "AS-060",
            "A trigger adds up events, by their number or by their values, and triggers its schedule at its goal. It then starts "
                + "again at 0, and what exceeded the goal is lost.",
            intent: "Do not expect the rest to count for the next time.", source: Source.engine,
            .checked(
                .scenario(
                    "goal-of-values", .count(.display, 2), .precedes(valued("1"), displayAgain),
                    .neverBetween(.display, after: .reports, until: .sees)
                ).and(
                    scenario: "goal-of-events", .count(.display, 1), .precedes(.sees, .display)))),
        rule(
            "AS-061",
            "A schedule that is under way is not triggered again, neither then nor afterwards: the events of that time are lost. "
                + "(They do not count for the goal either: AS-106.)",
            intent: "A message never queues up behind itself.", source: Source.engine,
            .checked(
                .scenario(
                    "triggered-while-shown", .count(.display, 2), .count(.extend, 2),
                    .neverBetween(.extend, after: .reports, until: .sees)))),
        rule(
            "AS-062",
            "A delay in seconds passes before the preparation; its other conditions are checked when the message would be "
                + "displayed; a cancellation trigger makes the schedule wait for its triggers again (AS-106 says when it "
                + "counts).",
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
            "An execution counts when it is over, or when its preparation failed in a way that counts. A limit of 0 means no "
                + "limit; the default is 1.",
            intent: "Set 0 for messages that appear again and again.", source: Source.engine,
            .checked(
                .scenario("limit-0", .count(.display, 5), .never(.notSetOff)).and(
                    scenario: "limit-1", .count(.display, 1), .count(.notSetOff, 4)
                ).and(scenario: "limit-3", .count(.display, 3), .count(.notSetOff, 2)).and(
                    scenario: "audience-penalize", .count(.display, 1), .count(.notSetOff, 1)
                ).and(scenario: "app-init", .count(.display, 1)))),
        rule(
            "AS-064",
            "After an execution a schedule that has ended or reached its limit is finished, and is deleted unless it may still "
                + "be edited. Any other schedule pauses for its interval, and then waits for its triggers.",
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
            "If the user is not in the audience, the schedule is cancelled, skipped uncounted, or counts an execution, as the "
                + "audience says. If the audience says nothing, an execution counts.",
            intent: "Use skip for users who may belong to the audience later.", source: Source.automation,
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
                + "exceeds the limit of stored schedules. One with an identifier that is already stored is not refused (AS-102). "
                + "One invalid schedule in a batch refuses the whole batch, before the call returns; every other answer comes "
                + "later, on the main thread.",
            intent: "Check the answer.", source: Source.both,
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
            "The answer to a cancellation says whether there was anything to cancel. A message that is prepared or waits is "
                + "dropped without a callback.",
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
            "An edit reactivates a finished schedule while it is still stored, if neither its limit nor its end rules that out "
                + "any longer. It is stored until its grace period is over, which runs from its end (AS-108).",
            intent: "Give a grace period to schedules that you may want to prolong.", source: Source.engine,
            .checked(
                .scenario(
                    "edited", .count(.display, 2), .count(.answered("editSchedule", true), 1),
                    .count(.stored("spring"), 2), .count(.notSetOff, 1),
                    .precedes(.answered("editSchedule", true), displayAgain)))),
    ]

    static let processes = [
        rule(
            "AS-069",
            "At the start of a process interrupted executions are counted, timers run again (AS-109), the session that is under "
                + "way (AS-104) and the start itself count for triggers, and messages that were waiting are prepared again, with "
                + "another call of `extend`.",
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
            "A trigger that counts sessions counts the session that is under way when its schedule is stored, and each session "
                + "that begins later.",
            intent: "Such a message may appear immediately.", source: Source.engine,
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
            "Of the schedules that one event triggers, the one with the lowest priority number is prepared first, whatever the "
                + "order in which they were stored.",
            intent: "Give the message that has to appear first the lower number.", source: Source.engine,
            .checked(
                .scenario(
                    "set-off-together",
                    .calls(
                        of: [.delegate], named: ["extend"],
                        are: ["first", "zero", "five"].map { Airship17Line.delegate("extend", $0) }),
                    .count(.display, 1), .count(.display("first"), 1)))),
        rule(
            "AS-101",
            "Storing a schedule, and looking up messages or actions, first ends every schedule whose end has passed: it is not "
                + "found, and takes no room.",
            intent: "A schedule that a look-up returns can still be shown.", source: Source.engine,
            .checked(
                .scenario("ended-not-found", answers(scheduled(true), found("spring"), found(""))).and(
                    scenario: "ended-makes-room",
                    answers(scheduled(true), scheduled(false), scheduled(true), Airship17Line.stored("a"))))),
        rule(
            "AS-102",
            "A schedule with an identifier that is already stored replaces the old schedule; the answer is true.",
            intent: "Store a schedule again to change it; use identifiers of your own.",
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
            "A start counts for session triggers if the app is active then; otherwise the session that begins afterwards counts.",
            intent: "Each start in the foreground can show such a message again.", source: Source.engine,
            .checked(
                .scenario(
                    "session-at-start", .count(.display, 2), .precedes(.host("relaunch"), displayAgain)
                ).and(
                    scenario: "session-after-start", .count(.display, 2), .precedes(.sees, displayAgain)))),
        rule(
            "AS-105",
            "A session that begins while the component is off counts when the component is on again. A session that begins "
                + "during a schedule's interval, or while the schedule is finished, counts when that is over.",
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
            "Events count for a schedule's triggers only while it waits for them. Its cancellation triggers count only while it "
                + "is delayed, being prepared or waiting to be displayed, and start at 0 each time that it is triggered.",
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
