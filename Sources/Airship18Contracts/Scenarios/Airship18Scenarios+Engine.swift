import InAppContracts

/// Schedules from being stored to their end, and processes.
extension Airship18Scenarios {
    static let engine = [
        scenario(
            "limit-and-interval", "A limit of 2 and an interval of 10 seconds.",
            upsert("a", ["limit": quoted("2"), "interval": quoted("10")]), event, complete, event,
            advance(10), event,
            complete, advance(20), event, find()),
        scenario(
            "upserted-again", "A finished schedule is stored again, unchanged and with a higher limit.",
            upsert(),
            event, complete, upsert(), event, inspect, upsert("a", ["limit": quoted("2")]), event),
        scenario(
            "upserted-after-relaunch", "A finished schedule is stored again after a relaunch.", upsert(),
            event,
            complete, relaunch, upsert(), event),
        scenario(
            "grace-period", "A finished schedule can be found for two days.",
            payloads: ["a": custom(more: #""edit_grace_period": 2, "#)], upsert(), event, complete, find(),
            advance(172800), find()),
        scenario(
            "set-off-twice", "A schedule is triggered while its message is displayed.",
            payloads: ["a": custom(limit: 0)],
            trigger, trigger, event),
        scenario(
            "cancelled", "Schedules are cancelled while they wait, and during a display.",
            payloads: ["a": custom(more: #""group": "spring", "#), "b": custom("b", behavior: "immediate")],
            gate: #"["hold", "hold", "hold", "hold", "show"]"#, upsert(), upsert("b"), event,
            app("cancelGroup", ["group": quoted("spring")]), notify,
            app("cancel", ["schedules": quoted("b unknown")]), complete("b"), find("b"),
            app("findGroup", ["group": quoted("spring")])),
        scenario(
            "cancelled-in-preparation", "A schedule is cancelled between two attempts.",
            app("makeNothing", ["message": quoted("a"), "value": "true"]), upsert(), event,
            app("cancel", ["schedules": quoted("a")]), inspect, advance(15),
            app("makeNothing", ["message": quoted("a"), "value": "false"]), advance(30), advance(600)),
        scenario(
            "upserted-in-display", "A higher limit and an interval are stored during the display.", upsert(),
            event,
            upsert("a", ["limit": quoted("2"), "interval": quoted("10")]), complete, event, inspect,
            advance(10), event),
        scenario(
            "stored-unseen", "Schedules without triggers, and one whose end has passed, are stored.",
            payloads: ["a": custom(triggers: ""), "b": custom("b"), "c": custom("c")], upsert(),
            upsert("b", ["end": quoted("-60")]),
            app("upsertTwice", ["payload": quoted("c"), "name": quoted("last")]),
            find(), find("b"), event),
        scenario(
            "upserted-while-waiting", "A schedule is stored again while its message waits.",
            gate: #"["hold", "show"]"#,
            upsert(), event, upsert("a", ["name": quoted("new")]), inspect, notify),
        scenario(
            "upserted-while-waiting-documented", "The same, with the documented behaviour.",
            gate: #"["hold", "show"]"#,
            documented("lostUpsert"), upsert(), event, upsert("a", ["name": quoted("new")]), inspect, notify),
        scenario(
            "relaunched", "A relaunch during one display, while another message waits.",
            payloads: ["a": custom(limit: 2), "b": custom("b")], trigger,
            trigger("b"), relaunch, inspect, complete("b"), event, complete),
        scenario(
            "relaunched-in-interval", "A relaunch during a schedule's interval.",
            upsert("a", ["limit": quoted("0"), "interval": quoted("60")]), event, complete, advance(40),
            relaunch,
            advance(19), event, inspect, advance(1), event),
    ]

    private static func ofType(_ type: String, goal: Double = 1, more: String = "") -> String {
        #"{ "type": "\#(type)", "goal": \#(goal)\#(more) }"#
    }

    private static func compound(_ type: String, isSticky: Bool = false) -> String {
        custom(
            limit: 0,
            triggers: #"""
                { "type": "\#(type)", "id": "all", "goal": 1, "children": [
                  { "trigger": { "type": "screen", "goal": 1, "id": "1" }, "is_sticky": \#(isSticky) },
                  { "trigger": { "type": "custom_event_count", "goal": 1, "id": "2" } }] }
                """#)
    }

    private static func predicate(_ json: String) -> String { #", "predicate": \#(json)"# }

    static let triggers = [
        scenario(
            "goal-of-three",
            "A goal of three events, with the same schedule stored again in between, and then built again.",
            payloads: ["a": custom(limit: 0, triggers: ofType("custom_event_count", goal: 3))],
            version("20.0.0"), upsert(),
            event, event, upsert(), event, complete, inspect, event, event, upsert("a", ["anew": "true"]),
            event),
        scenario(
            "events-during-display", "A goal of two events, some of which occur during the display.",
            payloads: ["a": custom(limit: 0, triggers: ofType("custom_event_count", goal: 2))], upsert(),
            event, event,
            event, complete, event, inspect, event),
        scenario(
            "becoming-active", "The app becomes active, goes inactive and becomes active again.",
            payloads: [
                "a": custom(limit: 0, triggers: ofType("foreground"), behavior: "immediate"),
                "b": custom("b", triggers: ofType("background")),
            ], version("20.0.0"), upsert(), upsert("b"),
            appState("inactive"), appState("active"), complete, inspect, appState("inactive"),
            appState("background"),
            appState("active")),
        scenario(
            "active-session", "A schedule for each session.",
            payloads: ["a": custom(limit: 0, triggers: ofType("active_session"))], upsert(), complete,
            upsert(), inspect,
            appState("inactive"), appState("active"), appState("inactive"), appState("active"), complete),
        scenario(
            "app-init", "A schedule for the start of the app, in 20.0.",
            payloads: ["a": custom(triggers: ofType("app_init"))], version("20.0.0"), upsert(), advance(1),
            inspect, relaunch),
        scenario(
            "app-init-late",
            "One schedule for the start of the app is stored 29 seconds after it, and another after 31.",
            payloads: [
                "a": custom(triggers: ofType("app_init")), "b": custom("b", triggers: ofType("app_init")),
            ], advance(29), upsert(), complete, advance(2), upsert("b")),
        scenario(
            "new-version", "A new version of the app, with a predicate for it.",
            payloads: [
                "a": custom(
                    limit: 0,
                    triggers: ofType(
                        "version",
                        more: predicate(#"{ "scope": ["ios", "version"], "value": { "equals": "2.0" } }"#)))
            ], upsert(), send("version", "1.0"), inspect, send("version", "2.0"), complete),
        scenario(
            "predicates", "Predicates about a screen, an event and becoming active.",
            payloads: [
                "a": custom(
                    triggers: ofType("screen", more: predicate(#"{ "value": { "equals": "shop" } }"#))),
                "b": custom(
                    "b", triggers: ofType("foreground", more: predicate(#"{ "value": { "equals": "x" } }"#))),
            ], version("20.0.0"), upsert(), upsert("b"), send("screen", "elsewhere"), inspect, screen,
            complete,
            appState("inactive"), appState("active")),
        scenario(
            "values-of-events", "Values add up, but not while analytics is off.",
            payloads: ["a": custom(triggers: ofType("custom_event_value", goal: 5))], upsert(),
            send("customEvent", "walk", value: "3"), event, hostFlag("isAnalyticsEnabled", false), event,
            inspect,
            hostFlag("isAnalyticsEnabled", true), event),
        scenario(
            "goal-of-zero", "A goal of 0, and another trigger with a goal of 2.",
            payloads: [
                "a": custom(
                    limit: 0,
                    triggers: ofType("custom_event_count", goal: 0) + ", " + ofType("screen", goal: 2))
            ], upsert(), screen, inspect, event, complete, screen),
        scenario(
            "before-start", "Events before a schedule's start.", upsert("a", ["start": quoted("60")]), event,
            inspect,
            advance(120), event),
        scenario(
            "compound-or", "Either of two events.", payloads: ["a": compound("or")], upsert(), screen,
            complete, event),
        scenario(
            "compound-and", "Both of two events, in any order, twice.", payloads: ["a": compound("and")],
            upsert(), event,
            inspect, screen, complete, event),
        scenario(
            "compound-sticky", "Both of two events, one of which stays.",
            payloads: ["a": compound("and", isSticky: true)],
            upsert(), event, screen, complete, event),
        scenario(
            "compound-chain", "One event after the other.", payloads: ["a": compound("chain")], upsert(),
            event, screen,
            inspect, event),
        scenario(
            "recent-events", "Schedules are stored 5 and 31 seconds after their event, and in 20.0.",
            payloads: [
                "a": custom(triggers: ofType("screen")), "b": custom("b", triggers: ofType("screen")),
                "c": custom("c"),
            ], screen, advance(5), upsert(), complete, advance(26), upsert("b"), version("20.0.0"), event,
            upsert("c")),
        scenario(
            "started-anew", "At a relaunch, stored schedules are restored before events count.",
            payloads: ["a": custom(limit: 0, triggers: ofType("app_init"))], upsert(), complete, relaunch),
    ]
}
