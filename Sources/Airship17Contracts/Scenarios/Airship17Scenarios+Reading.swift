import InAppContracts

/// Media, conditions, and values that are read.
extension Airship17Scenarios {
    /// A schedule with a film, whose message takes no notice of others.
    private static func film(_ id: String, _ display: String, _ type: String) -> String {
        schedule(
            id, limit: 0,
            message: #"""
                "display_type": "\#(display)", "display_behavior": "immediate",
                "display": { "heading": { "text": "Look" }, "media": {
                    "type": "\#(type)", "url": "https://example.com/film", "description": "a film" } }
                """#)
    }

    private static let films = ["a": film("a", "modal", "video"), "b": film("b", "fullscreen", "youtube")]

    static let media = [
        scenario(
            "film-offline", "Two messages with films are set off without a network, which comes later.",
            payloads: films,
            steps: [
                host("isNetworkReachable", ["value": "false"]), trigger("a"), trigger("b"), screen, inspect,
                host("isNetworkReachable", ["value": "true"]),
            ]),
        scenario(
            "film-not-allowed", "The films of two messages may not be opened.", payloads: films,
            steps: [
                host("disallowURLs", ["scope": #""openURL""#]), trigger("a"), trigger("b"), list,
                trigger("a"),
            ]),
    ]

    private static func version(_ name: String) -> String { host("send", event: "version", name) }
    private static func enter(_ region: String) -> String { host("send", event: "regionEnter", region) }

    private static func delayed(_ delay: String) -> [String: String] {
        ["spring": custom("spring", more: #""delay": { \#(delay) },"#)]
    }

    static let conditions = [
        scenario(
            "version-constraint", "The app is started in versions that a constraint takes, or does not.",
            steps: [
                app("scheduleForVersion", ["schedule": #""spring""#, "constraint": #""2.0+""#]),
                version("1.9"), inspect, version("2.0.7"),
            ]),
        scenario(
            "delay-after-relaunch", "The process ends during a delay.", payloads: delayed(#""seconds": 10"#),
            steps: [trigger, advance(4), host("relaunch"), advance(9), inspect, advance(1)]),
        scenario(
            "one-region", "The device enters a second region without a word of leaving the first.",
            payloads: delayed(#""region_id": "zoo""#),
            steps: [choose("own"), enter("zoo"), enter("park"), trigger, screen, inspect, enter("zoo")]),
        scenario(
            "inactive-is-background",
            "A message for the background, while the app is active and then inactive.",
            payloads: delayed(#""app_state": "background""#),
            steps: [choose("own"), trigger, screen, appState("inactive"), screen]),
        scenario(
            "interrupted-unreported",
            "The process ends while a message is on the screen that is not to be reported.",
            payloads: ["spring": custom("spring", limit: 2, message: #""reporting_enabled": false, "#)],
            steps: [trigger, host("relaunch")]),
    ]

    private static func read(_ payload: String, as kind: String) -> String {
        app("read", ["payload": quoted(payload), "as": quoted(kind)])
    }

    private static func push(_ id: String, alert: String? = nil) -> String {
        let alert = alert.map { #", "alert": "\#($0)""# } ?? ""
        return #"{ "host": "receivePush", "id": "\#(id)"\#(alert) }"#
    }

    static let decoding = [
        scenario(
            "schedule-values-read", "The app reads predicates, triggers and delays, good and bad ones.",
            payloads: [
                "beside": #"{ "what": "name", "value": { "equals": "walk" } }"#,
                "alone": #"{ "what": "name" }"#,
                "inside": #"""
                { "type": "screen", "goal": 1, "predicate": { "what": "name", "value": { "equals": "walk" } } }
                """#,
                "outside": #"{ "type": "screen", "goal": 1, "what": "name" }"#,
                "screens": #"{ "seconds": 1, "screen": ["home"] }"#, "numbers": #"{ "screen": [1] }"#,
                "unknown": #"{ "seconds": 1, "minutes": 1 }"#,
            ],
            steps: [
                read("beside", as: "predicate"), read("alone", as: "predicate"),
                read("inside", as: "trigger"), read("outside", as: "trigger"), read("screens", as: "delay"),
                read("numbers", as: "delay"), read("unknown", as: "delay"),
            ]),
        scenario(
            "deferred", "A schedule is stored whose message the server makes later.",
            payloads: [
                "spring": #"""
                { "id": "spring", "type": "deferred", "triggers": [{ "type": "screen", "goal": 1 }],
                  "deferred": { "url": "https://example.com/later", "type": "in_app_message" } }
                """#
            ], steps: [store("spring"), list]),
        scenario(
            "standard-message-read", "The app reads a standard message whose expiry has a time zone.",
            payloads: [
                "spring": #"{ "expiry": "2030-02-03T04:05:06+01:00", "display": { "type": "banner" } }"#
            ], steps: [read("spring", as: "standardMessage")]),
        scenario(
            "standard-message-replaced", "While a standard message waits, a push brings one without a text.",
            payloads: [:],
            steps: [
                appState("background"), push("one", alert: "Hello"), list, push("two"), list,
                appState("active"),
            ]),
    ]
}
