import InAppContracts

/// The built-in views, and the calls of pages.
extension Airship17Scenarios {
    private static let buttons = #"""
        "buttons": [{ "id": "ok", "label": { "text": "OK" }, "actions": { "button_action": "ok" } }],
        """#
    private static let up = #"{ "user": "swipe", "direction": "up" }"#

    /// A banner that is dismissed in one way.
    private static func banner(_ name: String, _ about: String, _ steps: String...) -> ScenarioText.Named {
        scenario(
            name, about,
            payloads: [
                "spring": schedule(
                    "spring",
                    message: #"""
                        "display_type": "banner", "actions": { "message_action": "done" },
                        "display": { "body": { "text": "Hello" }, "duration": 30, \#(buttons)
                        "placement": "top", "actions": { "toast_action": "body" } }
                        """#)
            ], steps: [trigger] + steps)
    }

    static let banners = [
        banner("banner-times-out", "A banner is left alone.", advance(29), inspect, advance(2)),
        banner(
            "banner-time-begins-again", "The app is inactive for a while during the display of a banner.",
            advance(20),
            appState("inactive"), advance(100), appState("active"), advance(29), inspect, advance(2)),
        banner("banner-tapped", "The user taps a banner.", #"{ "user": "tapMessage" }"#),
        banner("banner-swiped", "The user swipes a banner to its edge.", up),
        banner("banner-button", "The user taps a banner's button.", #"{ "user": "tapButton", "id": "ok" }"#),
        scenario(
            "banner-long", "A banner's duration is longer than any constant of the SDK.",
            payloads: ["spring": Airship17Scenarios.banner("spring", duration: 500)],
            steps: [trigger, advance(499), inspect, advance(2)]),
        scenario(
            "banner-negative", "A banner's duration is negative.",
            payloads: ["spring": Airship17Scenarios.banner("spring", duration: -1)],
            steps: [app("schedule", ["payload": #""spring""#]), list]),
    ]

    private static let loaded = #"{ "page": "finishLoading" }"#

    static let pages = [
        scenario(
            "page-not-allowed", "A page's URL is not allowed.",
            payloads: ["spring": page("spring", limit: 0)],
            steps: [host("disallowURLs", ["scope": #""openURL""#]), trigger, list, trigger]),
        scenario(
            "page-offline", "A page needs the network, which becomes available later.",
            payloads: ["spring": page("spring")],
            steps: [
                host("isNetworkReachable", ["value": "false"]), trigger, screen, inspect,
                host("isNetworkReachable", ["value": "true"]),
            ]),
        scenario(
            "page-offline-allowed", "A page needs no network.",
            payloads: ["spring": page("spring", needsNetwork: false)],
            steps: [host("isNetworkReachable", ["value": "false"]), trigger]),
        scenario(
            "page-offline-early", "A page needs the network in versions 13 to 15.",
            payloads: ["spring": page("spring", needsNetwork: false)],
            steps: [
                host("useEarlyEra"), host("isNetworkReachable", ["value": "false"]), trigger, inspect,
                host("isNetworkReachable", ["value": "true"]), inspect, advance(30),
            ]),
        scenario(
            "page-closed", "The user closes a page.", payloads: ["spring": page("spring")],
            steps: [trigger, loaded, #"{ "user": "close" }"#]),
        scenario(
            "page-closes", "A page closes itself.", payloads: ["spring": page("spring")],
            steps: [trigger, loaded, call("close")]),
        scenario(
            "page-fails", "A page cannot be loaded at first.", payloads: ["spring": page("spring")],
            steps: [
                trigger, advance(1), #"{ "page": "failLoading", "reason": "no answer" }"#, advance(19),
                inspect,
                advance(1), loaded,
            ]),
    ]

    private static func call(_ path: String) -> String {
        #"{ "user": "openLink", "url": "uairship://\#(path)" }"#
    }

    /// A page dismisses itself with a value.
    private static func dismiss(_ json: String) -> String {
        #"{ "page": "post", "name": "dismiss", "body": \#(json) }"#
    }

    private static func pageCall(_ name: String, _ about: String, _ steps: String...) -> ScenarioText.Named {
        scenario(
            "page-\(name)", about, payloads: ["spring": page("spring", limit: 0)],
            steps: [host("setCommandDelegate"), trigger, loaded] + steps)
    }

    private static func dismissal(_ name: String, _ json: String) -> ScenarioText.Named {
        pageCall("dismisses-\(name)", "A page dismisses itself: \(name).", dismiss(json))
    }

    private static func clicked(_ id: String, _ more: String = "") -> String {
        let info = #""button_info": { "id": "\#(id)", "label": { "text": "OK" }\#(more) }"#
        return #"{ "type": "button_click", \#(info) }"#
    }

    static let pageCalls = [
        dismissal("message-click", #"{ "type": "message_click" }"#),
        dismissal("user-dismissed", #"{ "type": "user_dismissed" }"#),
        dismissal("timed-out", #"{ "type": "timed_out" }"#),
        dismissal("button", clicked("nowhere", #", "actions": { "button_action": "done" }"#)),
        pageCall(
            "dismisses-cancel-button", "A page dismisses itself with a button that cancels.",
            dismiss(clicked("ok", #", "behavior": "cancel""#)), list),
        dismissal(
            "with-stray-button", #"{ "type": "timed_out", "button_info": { "id": 7 } }"#),
        pageCall(
            "dismisses-badly", "A page dismisses itself with values that are not resolutions.",
            dismiss(#"{ "type": "MESSAGE_CLICK" }"#), dismiss("7"), dismiss(#""timed_out""#), dismiss("null"),
            dismiss("[]"), dismiss("{}"), dismiss(#"{ "type": "closed" }"#), dismiss(#"{ "type": 3 }"#),
            dismiss(#"{ "type": "button_click" }"#), dismiss(clicked("")),
            call("dismiss/undefined"), call("dismiss"), inspect),
        pageCall(
            "calls-something-else", "A page makes a call that the SDK does not know.", call("dance/now"),
            inspect),
        pageCall(
            "dismisses-with-more", "A page dismisses itself with a second argument.",
            call(
                "dismiss/%7B%22type%22%3A%22timed_out%22%7D/%7B%22type%22%3A%22message_click%22%7D")),
        scenario(
            "page-not-trusted", "A page that may not use the SDK dismisses itself.",
            payloads: ["spring": page("spring")],
            steps: [
                host("disallowURLs", ["scope": #""javaScript""#]), trigger, loaded, call("close"), inspect,
            ]),
        scenario(
            "standard-message", "A push brings a standard message, which becomes a banner.", payloads: [:],
            steps: [
                host("receivePush", ["alert": #""Hello""#, "id": #""push""#]), appState("background"),
                appState("active"), advance(20),
            ]),
    ]
}

/// Media, conditions, and reading values.
extension Airship17Scenarios {
    /// A schedule with a video, whose message is displayed independently of others.
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
            "film-offline",
            "Two messages with videos are triggered without a network, which becomes available later.",
            payloads: films,
            steps: [
                host("isNetworkReachable", ["value": "false"]), trigger("a"), trigger("b"), screen, inspect,
                host("isNetworkReachable", ["value": "true"]),
            ]),
        scenario(
            "film-not-allowed", "The URLs of two messages' videos are not allowed.", payloads: films,
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
            "version-constraint", "The app starts in versions that fit a constraint, and in others.",
            steps: [
                app("scheduleForVersion", ["schedule": #""spring""#, "constraint": #""2.0+""#]),
                version("1.9"), inspect, version("2.0.7"),
            ]),
        scenario(
            "delay-after-relaunch", "The process ends during a delay.", payloads: delayed(#""seconds": 10"#),
            steps: [trigger, advance(4), host("relaunch"), advance(9), inspect, advance(1)]),
        scenario(
            "one-region", "The device enters a second region without an exit event of the first.",
            payloads: delayed(#""region_id": "zoo""#),
            steps: [choose("own"), enter("zoo"), enter("park"), trigger, screen, inspect, enter("zoo")]),
        scenario(
            "inactive-is-background",
            "A message for the background, while the app is active and then inactive.",
            payloads: delayed(#""app_state": "background""#),
            steps: [choose("own"), trigger, screen, appState("inactive"), screen]),
        scenario(
            "interrupted-unreported",
            "The process ends while a message whose reporting is switched off is on screen.",
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
            "message-values-read",
            "The app reads a message with an invalid source and an invalid colour, and, in two versions, one whose campaigns are "
                + "a number.",
            payloads: [
                "odd": #"""
                { "name": "a", "display_type": "banner", "source": 1,
                  "display": { "heading": { "text": "Hello", "color": "red" } } }
                """#,
                "plain": #"""
                { "name": "a", "display_type": "banner", "source": "remote-data", "campaigns": 1,
                  "display": { "heading": { "text": "Hello", "color": "#ff0000" } } }
                """#,
            ],
            steps: [
                read("odd", as: "message"), read("plain", as: "message"), host("useEarlyEra"),
                read("plain", as: "message"),
            ]),
        scenario(
            "schedule-values-read", "The app reads valid and invalid predicates, triggers and delays.",
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
            "deferred", "A schedule is stored whose message the server provides later.",
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
