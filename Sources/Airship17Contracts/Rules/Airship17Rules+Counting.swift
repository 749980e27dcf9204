import InAppContracts

/// Which schedules are there, which of them come first, and what counts for them (AS-100 to AS-106).
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

    /// The completion handlers were called with exactly this.
    static func answers(_ lines: String...) -> Expectation {
        .calls(of: [.listener], named: ["answered"], are: lines)
    }

    static func scheduled(_ answer: Bool) -> String { Airship17Line.answered("schedule", answer) }
    /// What a look-up of messages found.
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
