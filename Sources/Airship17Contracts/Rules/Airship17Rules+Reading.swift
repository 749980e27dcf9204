import InAppContracts

/// Media, periods and conditions, and how values are read (AS-107 to AS-112).
extension Airship17Rules {
    static let media = [
        rule(
            "AS-107",
            "A message with a film, from YouTube or not, waits for the network. One with a film that may not be opened "
                + "cancels its schedule when it is prepared.",
            intent: "Allow the addresses of your films.", source: Source.earlier,
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
            "The grace period runs from the end of a schedule, whenever that was finished. Until it is over the schedule "
                + "is found, finished or not.",
            intent: "A schedule that is found may be finished all the same.", source: Source.earlier,
            .checked(
                .scenario(
                    "grace", .count(.display, 1),
                    answers(scheduled(true), found("spring"), found("spring"), found("")))))
    ]

    static let conditions = [
        rule(
            "AS-109",
            "A trigger for versions takes every version that fits its constraint. A delay begins again, in full length, "
                + "after a launch. The device is in one region at a time, the one that it entered last; and an app that is "
                + "not active is in the background.",
            intent: "Write `2.0+` for 2.0 and what follows it; keep delays short.", source: Source.engine,
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
            "A button's actions run as if the user had invoked them by hand. A display that was cut off is reported whether "
                + "or not its message is to be reported.",
            intent: "Let actions that only want to be invoked by hand run from buttons too.",
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
            "`what` is read in a predicate, beside a value matcher, and refused alone or outside of a predicate; so are "
                + "screens that are numbers, and unknown keys of a delay. A deferred schedule is accepted.",
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
            "The expiry of a standard message stands in its `payload` as the push wrote it. A standard message that is no "
                + "valid banner takes the place of the one that waits, and is not shown itself.",
            intent: "A bad push can cost the message before it.", source: Source.partlyEarlier,
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
    ]

    private static func reads(_ kind: String, _ result: String) -> String {
        "app reads(as: \(kind), result: \(result))"
    }
}
