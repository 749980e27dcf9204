import InAppContracts

/// The existing schedules, their order, and what is counted for them.
extension Airship17Scenarios {
    /// Stores a custom message that any custom event triggers.
    /// - Parameters:
    ///   - seconds: when it ends, from the beginning of the scenario.
    ///   - grace: its grace period in seconds.
    private static func storeUntil(_ seconds: Int, grace: Int = 0) -> String {
        app(
            "scheduleUntil",
            [
                "schedule": #""spring""#, "seconds": quoted("\(seconds)"), "grace": quoted("\(grace)"),
            ])
    }

    private static let lookUp = app("listMessageSchedules")

    static let together = [
        scenario(
            "set-off-together", "One event triggers three schedules that were stored in another order.",
            payloads: [
                "five": custom("five", more: #""priority": 5,"#), "zero": custom("zero"),
                "first": custom("first", more: #""priority": -1,"#),
            ],
            steps: [store("five"), store("first"), store("zero"), event]),
        scenario(
            "ended-not-found", "A schedule is looked up before and after its end.",
            steps: [storeUntil(60), lookUp, advance(120), lookUp]),
        scenario(
            "ended-listed", "All schedules are looked up before and after the end of one.",
            steps: [storeUntil(60), list, advance(120), list]),
        scenario(
            "ended-makes-room", "Only one schedule can be stored; the stored one ends.",
            payloads: customs("a"),
            steps: [
                host("scheduleLimit", ["count": #""1""#]), storeUntil(60), store("a"), advance(120),
                store("a"), list,
            ]),
        scenario(
            "grace", "A finished schedule is looked up before its end, in its grace period, and after it.",
            steps: [
                choose("own"), storeUntil(60, grace: 60), event, complete, lookUp, advance(100), lookUp,
                advance(40), lookUp,
            ]),
    ]

    /// A schedule with the identifier `spring`, whose message has another name.
    private static func spring(called name: String, limit: Int) -> String {
        #"""
        { "id": "spring", "type": "in_app_message", "limit": \#(limit),
          "triggers": [{ "type": "custom_event_count", "goal": 1 }],
          "message": { "name": "\#(name)", "display_type": "custom", "display": { "custom": {} } } }
        """#
    }

    private static let oldAndNew = [
        "old": spring(called: "old", limit: 0), "new": spring(called: "new", limit: 1),
    ]

    static let replacing = [
        scenario(
            "replaced", "A schedule is stored with an identifier that is already stored.",
            payloads: oldAndNew,
            steps: [
                choose("own", for: "old"), choose("own", for: "new"), store("old"), event, complete("old"),
                store("new"), list, event, complete("new"), list,
            ]),
        scenario(
            "replaced-while-waiting", "A schedule is stored again while its message waits.",
            payloads: oldAndNew,
            steps: [
                flag("setPaused", true), store("old"), event, store("new"), flag("setPaused", false), inspect,
                event,
            ]),
        scenario(
            "actions-while-paused", "A schedule of actions is triggered during a pause.",
            payloads: [
                "spring": #"""
                { "id": "spring", "type": "actions", "actions": { "toast_action": "hi" },
                  "triggers": [{ "type": "foreground", "goal": 1 }] }
                """#
            ],
            steps: [flag("setPaused", true), trigger, list, flag("setPaused", false)]),
    ]

    private static func counting(_ more: String) -> [String: String] {
        ["spring": triggered(by: "active_session", more: more)]
    }

    /// The next session begins.
    private static let comeBack = [appState("background"), appState("active")]

    static let sessions = [
        scenario(
            "session-at-start", "The process ends and starts while the app is active.",
            payloads: counting(#""limit": 2,"#),
            steps: [choose("own"), store("spring"), complete, host("relaunch")]),
        scenario(
            "session-after-start", "The process ends and starts in the background.",
            payloads: counting(#""limit": 2,"#),
            steps: [
                choose("own"), store("spring"), complete, appState("background"), host("relaunch"), inspect,
                appState("active"),
            ]),
        scenario(
            "session-while-off", "A session begins while the component is off.", payloads: counting(""),
            steps: [
                appState("background"), store("spring"), flag("setComponentEnabled", false),
                appState("active"), inspect, flag("setComponentEnabled", true),
            ]),
        scenario(
            "session-during-interval", "A session begins during an interval.",
            payloads: counting(#""limit": 0, "interval": 60,"#),
            steps: [choose("own"), store("spring"), complete, advance(30)] + comeBack
                + [inspect, advance(30)]),
        scenario(
            "session-while-finished",
            "A session begins while a schedule is finished; then the schedule is edited.",
            payloads: counting(#""edit_grace_period": 1,"#),
            steps: [choose("own"), store("spring"), complete] + comeBack + [
                inspect, app("editSchedule", ["schedule": #""spring""#, "limit": #""2""#]),
            ]),
    ]

    /// A schedule that is cancelled by a number of screens.
    private static func takenBack(seconds: Int, screens: Int) -> [String: String] {
        let triggers = #"[{ "type": "screen", "goal": \#(screens) }]"#
        return [
            "spring": custom(
                "spring", limit: 0,
                more: #""delay": { "seconds": \#(seconds), "cancellation_triggers": \#(triggers) },"#)
        ]
    }

    static let counting = [
        scenario(
            "goal-while-shown", "One of the two events of the goal occurs while the message is on screen.",
            payloads: ["spring": custom("spring", limit: 0, goal: 2)],
            steps: [choose("own"), store("spring"), event, event, event, complete, event, inspect, event]),
        scenario(
            "cancellation-begins-again",
            "A cancellation trigger's events occur before and during delays; only the third delay has enough of them.",
            payloads: takenBack(seconds: 10, screens: 2),
            steps: [
                choose("own"), screen, trigger, screen, advance(10), screen, complete, screen, trigger,
                screen,
                advance(10), complete, trigger, screen, screen, advance(60),
            ]),
        scenario(
            "taken-back-while-waiting",
            "A cancellation trigger fires while the message waits.",
            payloads: takenBack(seconds: 0, screens: 1),
            steps: [
                setAdapterReady(false), trigger, setAdapterReady(true), screen, inspect, trigger,
            ]),
    ]
}
