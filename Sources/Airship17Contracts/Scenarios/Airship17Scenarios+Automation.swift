import InAppContracts

/// Triggers, limits, schedules and processes.
extension Airship17Scenarios {
    static func store(_ payload: String) -> String { app("schedule", ["payload": quoted(payload)]) }

    /// A schedule that counts the values of events, with a predicate.
    private static func counted(_ goal: Int, _ type: String) -> String {
        #"""
        { "id": "spring", "type": "in_app_message", "limit": 0,
          "triggers": [{ "type": "\#(type)", "goal": \#(goal) }],
          "message": { "name": "spring", "display_type": "custom", "display": { "custom": {} } } }
        """#
    }

    private static func walk(_ value: String? = nil) -> String {
        host("send", event: "customEvent", "walk", value: value)
    }

    static let triggers = [
        scenario(
            "goal-of-values", "Events with values reach a goal, and exceed it.",
            payloads: ["spring": counted(3, "custom_event_value")],
            steps: [
                choose("own"), store("spring"), walk("2"), walk("2"), complete, walk("2"), inspect, walk("1"),
            ]),
        scenario(
            "goal-of-events", "Events reach a goal by their number.",
            payloads: ["spring": counted(2, "custom_event_count")],
            steps: [choose("own"), store("spring"), walk("9"), inspect, walk()]),
        scenario(
            "triggered-while-shown", "Events occur while the message is on screen.",
            payloads: ["spring": custom("spring", limit: 0)],
            steps: [
                choose("own"), store("spring"), event, event, event, complete, advance(60), inspect, event,
            ]),
        scenario(
            "delayed", "A delay that requires a number of seconds and a screen.",
            payloads: [
                "spring": custom("spring", more: #""delay": { "seconds": 10, "screen": "shop" },"#)
            ],
            steps: [
                trigger, advance(9), inspect, advance(1), screen,
                host("send", event: "screen", "shop"),
            ]),
        scenario(
            "delayed-until-region", "A delay that requires a region and the foreground.",
            payloads: [
                "spring": custom(
                    "spring", more: #""delay": { "region_id": "home", "app_state": "foreground" },"#)
            ],
            steps: [
                choose("own"), trigger, screen, appState("background"),
                host("send", event: "regionEnter", "home"), inspect, appState("active"),
            ]),
        scenario(
            "delay-cancelled", "A delay is cancelled by an event.",
            payloads: [
                "spring": custom(
                    "spring",
                    more: #"""
                        "delay": { "seconds": 10, "cancellation_triggers": [{ "type": "screen", "goal": 1 }] },
                        """#)
            ],
            steps: [trigger, screen, advance(60), inspect, trigger, advance(10)]),
    ]

    /// A message is triggered five times.
    private static func limited(_ limit: Int) -> ScenarioText.Named {
        scenario(
            "limit-\(limit)", "Five triggers, and a limit of \(limit).",
            payloads: ["spring": custom("spring", limit: limit)],
            steps: [choose("own")]
                + (0..<5).flatMap { limit == 0 || $0 < limit ? [trigger, complete] : [trigger] })
    }

    /// An audience miss, and its effect on the schedule.
    private static func missed(_ behavior: String?) -> ScenarioText.Named {
        let audience = behavior.map { #"{ "miss_behavior": "\#($0)" }"# } ?? "{}"
        return scenario(
            "audience-\(behavior ?? "missed")", "The user is not in the audience, and then joins it.",
            payloads: ["spring": custom("spring", limit: 2, more: #""audience": \#(audience),"#)],
            reactions: [inside("display", "spring", complete)],
            steps: [
                choose("own"), host("isInAudience", ["schedule": #""spring""#, "value": "false"]), trigger,
                list,
                host("isInAudience", ["schedule": #""spring""#, "value": "true"]), trigger, trigger,
            ])
    }

    static let limits =
        [0, 1, 3].map(limited) + [
            scenario(
                "pause-after-display", "An interval of a minute lies between two displays.",
                payloads: ["spring": custom("spring", limit: 0, more: #""interval": 60,"#)],
                steps: [choose("own"), trigger, complete, advance(59), trigger, inspect, advance(1), trigger]),
            scenario(
                "expired", "A schedule that has ended is triggered.",
                payloads: [
                    "spring": custom("spring", limit: 0, more: #""end": "2000-01-01T00:00:00Z","#)
                ],
                steps: [trigger, list]),
            missed("cancel"), missed("skip"), missed("penalize"), missed(nil),
        ]

    static let storing = [
        scenario(
            "invalid-schedules",
            "Schedules with no trigger, with too many triggers, and with an end before the start.",
            steps: [
                app("scheduleWithTriggers", ["schedule": #""none""#, "count": #""0""#]),
                app("scheduleWithTriggers", ["schedule": #""many""#, "count": #""11""#]),
                app("scheduleBackwards", ["schedule": #""backwards""#]),
                app("scheduleWithTriggers", ["schedule": #""ten""#, "count": #""10""#]), list,
            ]),
        scenario(
            "batches", "A batch of valid schedules, and one schedule too many.",
            payloads: customs("a", "b", "c"),
            steps: [
                app("scheduleMultiple", ["payloads": #""a b""#]), list,
                host("scheduleLimit", ["count": #""2""#]), store("c"), list,
            ]),
        scenario(
            "batch-with-a-bad-one", "A batch with an invalid schedule.", payloads: customs("a"),
            steps: [app("scheduleMultiple", ["payloads": #""a""#, "andBackwards": "true"]), list]),
        scenario(
            "cancelled", "An unknown schedule and a waiting schedule are cancelled.",
            steps: [
                app("cancelSchedule", ["schedule": #""nobody""#]), setAdapterReady(false), trigger,
                app("cancelSchedule", ["schedule": #""spring""#]), setAdapterReady(true), screen,
            ]),
        scenario(
            "edited", "A finished schedule gets another limit.",
            payloads: ["spring": custom("spring", more: #""edit_grace_period": 1,"#)],
            steps: [
                choose("own"), trigger, complete, list, trigger,
                app("editSchedule", ["schedule": #""spring""#, "limit": #""2""#]), list, trigger,
            ]),
        scenario(
            "edited-too-late", "A finished schedule gets another limit after its deletion.",
            payloads: ["spring": custom("spring")],
            steps: [
                choose("own"), trigger, complete,
                app("editSchedule", ["schedule": #""spring""#, "limit": #""2""#]), list, trigger,
            ]),
        scenario(
            "values-extended", "A banner's content is extended outside of any callback.",
            steps: ["12", "-1", "500", "invalid"].map { app("extendBanner", ["change": quoted($0)]) }),
    ]

    /// A schedule with one trigger of a kind, and more members.
    static func triggered(by type: String, more: String = "") -> String {
        #"""
        { "id": "spring", "type": "in_app_message", "triggers": [{ "type": "\#(type)", "goal": 1 }], \#(more)
          "message": { "name": "spring", "display_type": "custom", "display": { "custom": {} } } }
        """#
    }

    static let processes = [
        scenario(
            "interrupted", "The process ends while a message is on screen.",
            payloads: ["spring": custom("spring", limit: 2)],
            steps: [choose("own"), trigger, host("relaunch"), trigger, complete, trigger]),
        scenario(
            "interrupted-early",
            "The same in versions 13 to 15, with a message whose reporting is switched off.",
            payloads: ["spring": custom("spring", limit: 2, message: #""reporting_enabled": false, "#)],
            steps: [host("useEarlyEra"), trigger, host("relaunch")]),
        scenario(
            "relaunched-while-waiting", "The process ends while a message waits.",
            steps: [setAdapterReady(false), trigger, setAdapterReady(true), host("relaunch")]),
        scenario(
            "app-init", "A schedule counts the starts of the app.",
            payloads: ["spring": triggered(by: "app_init")],
            steps: [store("spring"), inspect, host("relaunch")]),
        scenario(
            "active-session", "A schedule counts sessions while the app is active.",
            payloads: ["spring": triggered(by: "active_session")], steps: [store("spring")]),
        scenario(
            "active-session-later", "A schedule counts sessions while the app is not active.",
            payloads: ["spring": triggered(by: "active_session")],
            steps: [appState("background"), store("spring"), inspect, appState("active")]),
    ]
}
