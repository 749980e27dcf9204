import InAppContracts

/// The SDK's own views, the server's side, standard messages and values.
extension Airship18Scenarios {
    private static func post(_ name: String, _ body: String = "{}") -> String {
        #"{ "page": "post", "name": "\#(name)", "body": \#(body) }"#
    }

    private static let fails = #"{ "page": "failLoading", "reason": "gone" }"#

    static let views = [
        scenario(
            "banner-tapped", "A tap on a banner with actions, and on one without.",
            payloads: [
                "a": banner(limit: 1, display: #""actions": { "tap_action": "done" }, "#), "b": banner("b"),
            ], trigger, user("tapMessage"), trigger("b"), user("tapMessage"), inspect, swipe("up")),
        scenario(
            "banner-times-out", "A banner with a duration, in an inactive app.",
            payloads: ["a": banner(display: #""duration": 5, "#)], trigger, appState("inactive"), advance(5)),
        scenario(
            "banner-before-18-13", "A banner with a duration, in 18.12.",
            payloads: ["a": banner(display: #""duration": 5, "#)],
            version("18.12.0"), trigger, advance(3600)),
        scenario(
            "banner-swiped", "A swipe away from a banner's edge, and one towards it.",
            payloads: ["a": banner()], trigger,
            swipe("down"), inspect, swipe("up")),
        scenario(
            "banner-cancelled", "A button that cancels the schedule.", payloads: ["a": banner()], trigger,
            tap("never"),
            find()),
        scenario(
            "button-tapped-twice", "Two taps on a button in one turn.", payloads: ["a": banner()], trigger,
            tap("ok").unsettled, tap("ok")),
        scenario(
            "modal-closed", "A tap outside a modal message, its footer, and its close button.",
            payloads: ["a": modal()],
            trigger, user("tapOutside"), inspect, tap("legal"), event, user("close")),
        scenario(
            "themes", "Extenders of a page and a modal message, each displayed twice, and a custom message.",
            payloads: ["a": page(), "b": modal("b"), "c": custom("c")], app("setThemeExtenders"), trigger,
            post("close"),
            event, post("close"), trigger("b"), user("close"), trigger("c")),
        scenario(
            "close-button-hidden", "An extender hides the close button of a page.", payloads: ["a": page()],
            app("setThemeExtenders"), trigger, user("close"), inspect, post("close")),
        scenario(
            "page-fails", "A page fails to load twice.", payloads: ["a": page()], trigger, fails, advance(9),
            inspect,
            advance(1), fails, advance(10), #"{ "page": "finishLoading" }"#, user("close")),
        scenario(
            "page-dismisses", "A page calls dismiss.", payloads: ["a": page()], host("setPageCommandHandler"),
            trigger,
            post("other"), post("dismiss", #"{ "type": "button_click" }"#)),
        scenario(
            "page-dismisses-before-19-8", "A page calls dismiss in 19.7.", payloads: ["a": page()],
            version("19.7.0"),
            host("setPageCommandHandler"), trigger, post("dismiss"), inspect, post("close")),
        scenario(
            "page-not-allowed", "A page that is not allowed to call into the SDK.", payloads: ["a": page()],
            host("disallowURLs"), trigger, post("close"), inspect, user("close")),
        scenario(
            "page-asks", "A page asks for the message's extras and runs actions.",
            payloads: ["a": page(message: #""extra": { "k": "v" }, "#)], trigger, post("getMessageExtras"),
            post("run-actions", #"{ "page_action": "done" }"#)),
    ]

    private static func remote(_ id: String, _ created: String, limit: Int = 0) -> String {
        custom(id, limit: limit, behavior: "immediate", more: #""created": "\#(created)", "#)
    }

    private static let old = "2000-01-01T00:00:00Z"
    private static let new = "2099-01-01T00:00:00Z"

    private static func push(_ id: String, buttons: Bool = false) -> String {
        host("receivePush", ["id": quoted(id), "alert": quoted("Hello"), "buttons": "\(buttons)"])
    }

    static let server = [
        scenario(
            "in-the-servers-name", "An app stores a schedule that is marked as remote.",
            payloads: ["a": custom(message: #""source": "remote-data", "#)], upsert("a", ["remote": "true"]),
            event,
            host("refreshRemoteData")),
        scenario(
            "malformed", "One of two schedules is malformed; 18.2.0 drops both.",
            payloads: [
                "a": server([remote("a", new), #"{ "id": "bad" }"#]),
                "b": server([remote("b", new), #"{ "id": "bad" }"#]),
            ], receive("a"), event, complete, version("18.2.0"), receive("b"), event),
        scenario(
            "source-ended", "A malformed constraint.",
            payloads: [
                "a": server([remote("a", new)], constraints: ""),
                "bad": server(
                    [remote("a", new)],
                    constraints: #"{ "id": "f", "range": 1, "period": "moons", "boundary": 1 }"#),
            ], receive("a"), event, complete, receive("bad"), inspect, event),
        scenario(
            "source-ended-documented", "A malformed constraint, with the documented behaviour.",
            payloads: [
                "a": server([remote("a", new)], constraints: ""),
                "bad": server(
                    [remote("a", new)],
                    constraints: #"{ "id": "f", "range": 1, "period": "moons", "boundary": 1 }"#),
            ], documented("endedSource"), receive("a"), receive("bad"), event),
        scenario(
            "withdrawn", "The server withdraws a schedule that is displayed, and sends an old and a new one.",
            payloads: [
                "first": server([remote("a", old)]), "second": server([remote("b", old), remote("c", new)]),
            ], version("20.0.0"), receive("first"), event, receive("second"), complete, find(), find("b"),
            event),
        scenario(
            "pushed",
            "A push with a standard message, displayed immediately, and when the app next becomes active.",
            host("receivePush", ["id": quoted("p"), "alert": quoted("Hello")]), advance(15),
            flag("displayASAP", false), advance(60), push("q"), inspect, appState("inactive"),
            appState("active")),
        scenario(
            "pushed-with-buttons", "A push with a group of three buttons.", push("p", buttons: true),
            tap("later"), inspect,
            tap("no")),
        scenario(
            "push-replaced", "Two pushes with one id, while displays are paused.", flag("setPaused", true),
            push("p"), push("p"),
            flag("setPaused", false)),
        scenario(
            "push-opened", "A push is opened while its message waits.", flag("setPaused", true), push("p"),
            host("openPush", ["id": quoted("p")]), flag("setPaused", false)),
        scenario(
            "push-extended", "The app changes the message and the schedule of a push.", app("setLegacyHooks"),
            push("p")),
        scenario(
            "push-converted", "The app makes a schedule with another id from a push, which is then opened.",
            app("setLegacyHooks", ["converter": quoted("other")]), flag("setPaused", true), push("p"),
            host("openPush", ["id": quoted("p")]), flag("setPaused", false)),
    ]

    private static func read(_ payload: String, _ kind: String = "message") -> String {
        app("read", ["payload": quoted(payload), "as": quoted(kind)])
    }

    private static func rewrite(_ payload: String, _ kind: String = "message") -> String {
        app("rewrite", ["payload": quoted(payload), "as": quoted(kind)])
    }

    private static func display(_ display: String, _ type: String = "banner", _ more: String = "") -> String {
        #"{ "display_type": "\#(type)", "display": \#(display)\#(more) }"#
    }

    private static let messages = [
        "plain": display(#"{ "look": "plain" }"#, "custom"),
        "nulls": display("null", "custom", #", "name": null, "extra": [1], "unknown": {}"#),
        "type": display("{}", "Banner"),
        "behavior": display("1", "custom", #", "display_behavior": "standard""#),
        "source": display("1", "custom", #", "source": "elsewhere""#),
        "reported": display("1", "custom", #", "reporting_enabled": 1"#),
        "colour": display(#"{ "body": { "text": "x", "color": "no colour", "size": -1e9 } }"#, "modal"),
        "style": display(#"{ "body": { "text": "x", "style": ["bold", "huge"] } }"#),
        "button": display(#"{ "buttons": [{ "label": { "text": "x" } }] }"#),
        "placement": display(#"{ "placement": "middle" }"#), "url": display("{}", "html"),
    ]

    private static func bare(_ members: String) -> String {
        #"{ "id": "s", "type": "actions", "actions": {}\#(members) }"#
    }

    static let values = [
        scenario(
            "messages-read", "Messages are decoded.", payloads: messages, read("plain"), read("nulls"),
            read("type"),
            read("behavior"), read("source"), read("reported"), read("colour"), read("style"), read("button"),
            read("placement"), read("url")),
        scenario(
            "schedules-read", "Schedules are decoded.",
            payloads: [
                "empty": bare(#", "triggers": []"#), "bare": bare(""),
                "limit": bare(#", "triggers": [], "limit": -1"#),
                "bounds": bare(#", "triggers": [], "start": "soon", "end": "late""#),
                "created": bare(#", "triggers": [], "created": "soon""#),
                "trigger": bare(#", "triggers": [{ "type": "Screen", "goal": 1 }]"#),
                "goal": bare(#", "triggers": [{ "type": "screen" }]"#),
                "compound": bare(#", "triggers": [{ "type": "and", "goal": 1, "children": [] }]"#),
            ], read("empty", "schedule"), read("bare", "schedule"), read("limit", "schedule"),
            read("bounds", "schedule"),
            read("created", "schedule"), read("trigger", "schedule"), read("goal", "schedule"),
            read("compound", "schedule")),
        scenario(
            "rewritten", "Values are decoded, encoded and decoded again.",
            payloads: [
                "plain": messages["plain"] ?? "",
                "layout": display(#"{ "layout": { "version": 1, "own": { "x": 1 } } }"#, "layout"),
                "round": bare(#", "triggers": [], "created": "2020-01-01T00:00:00Z""#),
                "fraction": bare(#", "triggers": [], "created": "2020-01-01T00:00:00.500Z""#),
            ], rewrite("plain"), rewrite("layout"), rewrite("round", "schedule"),
            rewrite("fraction", "schedule")),
        scenario(
            "compared", "Messages that differ in members that an app cannot see.",
            payloads: [
                "plain": messages["plain"] ?? "", "again": messages["plain"] ?? "",
                "own": display(#"{ "look": "plain" }"#, "custom", #", "source": "app-defined""#),
            ], app("compare", ["payload": quoted("plain"), "other": quoted("again")]),
            app("compare", ["payload": quoted("own"), "other": quoted("plain")])),
    ]
}
