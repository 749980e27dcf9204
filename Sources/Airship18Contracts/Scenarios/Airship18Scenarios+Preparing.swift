import InAppContracts

/// Preparations, factories, cached files, audiences, delays and frequency limits.
extension Airship18Scenarios {
    private static func delayed(_ delay: String, _ id: String = "a", limit: Int = 1) -> String {
        custom(id, limit: limit, more: #""delay": { \#(delay) }, "#)
    }

    private static func audience(_ behavior: String?) -> String {
        let behavior = behavior.map { #""miss_behavior": "\#($0)""# } ?? ""
        return custom(more: #""audience": { \#(behavior) }, "#)
    }

    private static let deferred = #"""
        { "id": "a", "type": "deferred", "limit": 2, "triggers": [\#(plainTrigger)],
          "deferred": { "url": "https://example.com/d", "type": "in_app_message", "retry_on_timeout": false } }
        """#

    private static func answers(_ answer: String) -> String {
        host("deferredAnswer", ["answer": quoted(answer)])
    }

    private static func missing(_ name: String, _ behavior: String?) -> ScenarioText.Named {
        scenario(
            name, "The user is outside of the audience, then inside.", payloads: ["a": audience(behavior)],
            upsert(), ofSchedule("isInAudience", "a", false), event, find(),
            ofSchedule("isInAudience", "a", true),
            event)
    }

    static let preparing = [
        scenario(
            "no-adapter", "A custom message without an adapter, until there is one.",
            app("makeNothing", ["message": quoted("a"), "value": "true"]), trigger, advance(15), advance(30),
            advance(60), advance(60), app("makeNothing", ["message": quoted("a"), "value": "false"]),
            advance(59),
            inspect, advance(1)),
        scenario(
            "nothing-for-banner", "The factory of banners returns nil.", payloads: ["a": banner()],
            factory("banner"), app("makeNothing", ["message": quoted("a"), "value": "true"]), trigger,
            user("swipeAway")),
        scenario(
            "factory-arguments", "An image, a priority and a factory for modal messages.",
            payloads: ["a": modal(more: #""priority": 7, "#, media: "image")],
            host("respond", ["status": quoted("200")]),
            factory("modal"), trigger, complete, event, complete),
        scenario(
            "not-valid", "A banner without text, which is triggered twice.",
            payloads: ["a": schedule("a", message: #""display_type": "banner", "display": {}"#)], upsert(),
            event,
            event, find()),
        scenario(
            "fetched", "Images of several kinds of messages, one of which has a control group.",
            payloads: [
                "a": modal("a", media: "image"), "b": page("b"), "c": modal("c", media: "video"),
                "d": modal("d", media: "image"),
            ], host("respond", ["status": quoted("404")]), factory("modal"), factory("html"),
            ofSchedule("isInControlGroup", "d", true), trigger, complete, trigger("b"), complete("b"),
            trigger("c"),
            complete("c"), trigger("d")),
        scenario(
            "needs-network", "Pages without a network, one of which needs none.",
            payloads: ["a": page(), "b": page("b", needsNetwork: false)],
            hostFlag("setNetworkReachable", false), trigger,
            trigger("b"), user("close"), inspect, hostFlag("setNetworkReachable", true)),
        missing("audience-cancel", "cancel"), missing("audience-skip", "skip"),
        missing("audience-penalize", "penalize"),
        missing("audience-default", nil),
        scenario(
            "compound-audience", "Two audiences, each with its own behaviour.",
            payloads: [
                "a": custom(
                    more: #"""
                        "audience": { "miss_behavior": "cancel" }, "compound_audience": { "selector": {},
                        "miss_behavior": "skip" },
                        """#)
            ], ofSchedule("isInAudience", "a", false), trigger, ofSchedule("isInAudience", "a", true), event),
        scenario(
            "preparations-overlap", "A download that never ends, and another message.",
            payloads: ["a": modal(media: "image"), "b": custom("b")],
            host("neverLoads", ["path": quoted("/a.png")]), trigger, trigger("b")),
        scenario(
            "three-at-once",
            "Three downloads that never end, and two more messages, one with a queue of its own.",
            payloads: [
                "x": modal("x", media: "image"), "y": modal("y", media: "image"),
                "z": modal("z", media: "image"),
                "a": custom(), "b": custom("b", more: #""queue": "own", "#),
            ], host("neverLoads", ["path": quoted("/x.png")]), host("neverLoads", ["path": quoted("/y.png")]),
            host("neverLoads", ["path": quoted("/z.png")]), trigger("x"), trigger("y"), trigger("z"), trigger,
            trigger("b")),
        scenario(
            "delayed", "Delays of 20 and of 100 seconds.",
            payloads: ["a": delayed(#""seconds": 20"#), "b": delayed(#""seconds": 100"#, "b")], trigger,
            advance(20),
            complete, trigger("b"), advance(69), inspect, advance(1), advance(30)),
        scenario(
            "delay-conditions",
            "A screen, a region and an active app are needed at the same time, and the app answers no once.",
            payloads: ["a": delayed(#""screen": ["shop"], "region": "home", "app_state": "foreground""#)],
            gate: #"["hold", "show"]"#, trigger, screen, send("screen", "elsewhere"),
            send("regionEnter", "home"),
            inspect, screen, send("screen", "elsewhere"), notify, screen),
        scenario(
            "execution-window", "An execution window opens; 18.7 does not know it.",
            payloads: [
                "a": delayed(#""execution_window": { "include": [] }"#),
                "b": delayed(#""execution_window": { "include": [] }"#, "b"),
            ], hostFlag("isWindowOpen", false), trigger, inspect, hostFlag("isWindowOpen", true), screen,
            complete,
            hostFlag("isWindowOpen", false), version("18.7.2"), trigger("b")),
        scenario(
            "delay-cancelled", "A cancellation trigger during a delay, and during a preparation.",
            payloads: [
                "a": delayed(#""seconds": 20, "cancellation_triggers": [{ "type": "screen", "goal": 1 }]"#),
                "b": modal(
                    "b", limit: 1,
                    more: #""delay": { "cancellation_triggers": [{ "type": "screen", "goal": 1 }] }, "#,
                    media: "image"),
            ], trigger, screen, advance(60), event, advance(20), complete,
            host("downloadsTake", ["seconds": quoted("5")]),
            trigger("b"), screen, advance(5)),
        scenario(
            "expired", "A schedule ends while its message waits.", gate: #"["hold", "show"]"#,
            upsert("a", ["end": quoted("60")]),
            event, advance(120), notify, find()),
        scenario(
            "stale", "The server changes a schedule while its message waits.", gate: #"["hold", "show"]"#,
            trigger,
            host("markStale", ["schedule": quoted("a")]), notify, inspect, host("refreshRemoteData")),
        scenario(
            "deferred", "A deferred message arrives, times out, and arrives again.",
            payloads: ["a": deferred],
            answers("match"), trigger, complete("fetched"), answers("timedOut"), event, answers("match"),
            event),
        scenario(
            "deferred-retried", "The server asks to be called again, has no message, and then has one.",
            payloads: ["a": deferred], answers("7"), trigger, answers("empty"), advance(7), answers("match"),
            inspect,
            advance(15)),
        scenario(
            "check-fails", "The additional audience check has no answer at first, and then one.",
            host("additionalCheck", ["schedule": quoted("a"), "answer": quoted("failed")]), trigger,
            host("additionalCheck", ["schedule": quoted("a"), "answer": quoted("passed")]), advance(14),
            inspect,
            advance(1)),
        scenario(
            "download-fails", "A download fails, and the network comes back.",
            payloads: ["a": modal(media: "image")],
            factory("modal"), #"{ "isNetworkReachable": false }"#, trigger,
            #"{ "isNetworkReachable": true }"#,
            advance(45), relaunch),
        scenario(
            "download-fails-documented", "The same, with the documented behaviour.",
            payloads: ["a": modal(media: "image")],
            documented("rememberedDownloadFailure"), factory("modal"), #"{ "isNetworkReachable": false }"#,
            trigger,
            #"{ "isNetworkReachable": true }"#, advance(15)),
        scenario(
            "layouts", "Layouts of three versions, with factories and extenders for everything else.",
            payloads: [
                "one": layout("one"), "two": layout("two", version: 2), "three": layout("three", version: 3),
            ],
            factory("modal"), factory("html"), app("setThemeExtenders"), trigger("one"), user("close"),
            trigger("two"),
            user("close"), trigger("three")),
        scenario(
            "file-cleared", "An image is downloaded again for each display.",
            payloads: ["a": modal(media: "image")], host("respond", ["status": quoted("200")]),
            factory("modal"), trigger,
            complete, event, complete),
    ]

    private static func limited(_ ids: String, interval: Bool = false, _ constraints: String) -> String {
        server(
            [
                custom(
                    limit: 0,
                    more: #""frequency_constraint_ids": [\#(ids)], "# + (interval ? #""interval": 10, "# : "")
                )
            ], constraints: constraints)
    }

    private static func constraint(
        _ id: String, _ boundary: Int, range: Int = 60, period: String = "seconds"
    ) -> String {
        #"{ "id": "\#(id)", "range": \#(range), "period": "\#(period)", "boundary": \#(boundary) }"#
    }

    static let limits = [
        scenario(
            "over-limit", "A schedule with an interval goes over its frequency limit.",
            payloads: ["a": limited(#""f""#, interval: true, constraint("f", 1, range: 1, period: "hours"))],
            trigger, complete,
            advance(10), event, advance(7200), event, inspect, relaunch, event),
        scenario(
            "over-limit-documented", "The same, with the documented behaviour.",
            payloads: ["a": limited(#""f""#, interval: true, constraint("f", 1))],
            documented("pausedByFrequencySkip"), trigger, complete, advance(10), event, advance(3600), event),
        scenario(
            "limit-boundary", "Two displays within a minute are allowed.",
            payloads: ["a": limited(#""f""#, constraint("f", 2))], trigger, complete, advance(30), event,
            complete,
            advance(30), event, inspect, advance(0.5), event),
        scenario(
            "limits-together", "One of two limits is reached.",
            payloads: ["a": limited(#""f", "g""#, constraint("f", 9) + ", " + constraint("g", 1))], trigger,
            complete,
            event),
        scenario(
            "limit-week", "A limit of a week.",
            payloads: ["a": limited(#""f""#, constraint("f", 1, range: 1, period: "weeks"))], trigger,
            complete,
            advance(518400), event, inspect, advance(1), event),
        scenario(
            "limit-unknown", "A limit that the server has not defined.",
            payloads: ["a": limited(#""f""#, "")], trigger,
            event),
        scenario(
            "limits-replaced", "The server sends the limit again, and then another one with the same name.",
            payloads: [
                "a": limited(#""f""#, constraint("f", 1, range: 3600)),
                "b": limited(#""f""#, constraint("f", 1, range: 7200)),
            ], trigger, complete, receive("a"), event, inspect, receive("b"), event),
        scenario(
            "limit-of-control-group", "A display of a control group, and then a real one.",
            payloads: ["a": limited(#""f""#, constraint("f", 1))], ofSchedule("isInControlGroup", "a", true),
            trigger,
            ofSchedule("isInControlGroup", "a", false), event),
    ]
}
