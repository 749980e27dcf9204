import InAppContracts

/// Schedules that are stored again while they are running, pauses after displays, and passes.
extension Airship18Scenarios {
    private static let image = modal(limit: 2, media: "image")
    private static let downloads = host("downloadsTake", ["seconds": quoted("5")])
    private static let success = host("respond", ["status": quoted("200")])
    private static let noScene = host("setScenes")
    private static let oneScene = host("setScenes", ["scenes": quoted("late:active")])

    private static func cancel(_ schedule: String = "a") -> String {
        app("cancel", ["schedules": quoted(schedule)])
    }

    /// A number of refusals, then an approval.
    private static func holds(_ count: Int) -> String {
        "[\(Array(repeating: #""hold", "#, count: count).joined()) \"show\"]"
    }

    static let anew = [
        scenario(
            "interval-in-finished", "The app sets an interval in messageFinishedDisplaying.",
            payloads: customs("a", "b"), reactions: [inside("messageFinishedDisplaying", interval("30"))],
            trigger, trigger("b"), complete, advance(30)),
        scenario(
            "over-while-waiting", "What is stored finishes a schedule while its message waits.",
            gate: #"["show", "hold"]"#, upsert("a", ["limit": quoted("2")]), event, complete, event,
            upsert("a", ["limit": quoted("1")]), find(), notify),
        scenario(
            "over-on-screen", "A schedule ends while its message is displayed, and becomes active again.",
            upsert("a", ["limit": quoted("0")]), event, upsert("a", ["end": quoted("-60")]), find(),
            upsert("a", ["limit": quoted("1"), "end": quoted("3600")]), complete, event),
        scenario(
            "over-in-preparation", "A stored limit finishes a schedule while it is prepared.",
            payloads: ["a": image], success, downloads, factory("modal"), upsert(), event, advance(5),
            complete, event, upsert("a", ["limit": quoted("1")]), find(), advance(5), complete, event),
        scenario(
            "two-timers",
            "A display fails without a scene, and the interval changes before its pause is over.",
            payloads: customs("a", "b", "c"), interval("30"), noScene, trigger, oneScene, advance(10),
            interval("5"), trigger("b"), advance(5), trigger("c"), advance(15)),
        scenario(
            "upserted-unchanged", "A schedule is stored again, unchanged, while its message waits.",
            gate: #"["hold", "hold", "show"]"#, upsert(), event, upsert(), inspect, notify, notify),
        scenario(
            "upserted-then-nothing",
            "A schedule is stored again while its message waits, and the factory then returns nil.",
            gate: #"["hold", "show"]"#, upsert(), event, upsert(),
            app("makeNothing", ["message": quoted("a"), "value": "true"]), notify,
            app("makeNothing", ["message": quoted("a"), "value": "false"]), advance(15)),
        scenario(
            "three-together",
            "Three messages are triggered together, all are refused, and conditions change.",
            payloads: customs("a", "b", "c"), gate: holds(15), upsert(), upsert("b"), upsert("c"), event,
            inspect, notify),
        scenario(
            "replaced-cancel-button",
            "A schedule is cancelled and stored during its display, which a cancelling button ends.",
            upsert("a", ["limit": quoted("0")]), event, advance(31), cancel(),
            upsert("a", ["name": quoted("new")]),
            find(), complete("a", "button_click", cancels: true), find()),
        scenario(
            "replaced-on-screen",
            "A schedule is cancelled and stored during its display, and triggered again.",
            payloads: ["a": custom(limit: 0, behavior: "immediate")], upsert(), event, advance(31), cancel(),
            upsert("a", ["name": quoted("new"), "limit": quoted("2")]), event, complete, event, find(),
            complete("new"), find()),
        scenario(
            "replaced-in-preparation", "A schedule is cancelled and stored while it is prepared.",
            payloads: ["a": image], success, host("downloadsTake", ["seconds": quoted("40")]),
            factory("modal"), upsert(), event, advance(31), cancel(),
            upsert("a", ["name": quoted("new"), "limit": quoted("1")]), advance(9), complete, inspect, event,
            advance(40)),
        scenario(
            "replaced-in-interval", "A schedule is cancelled and stored during its interval.",
            upsert("a", ["limit": quoted("0"), "interval": quoted("50")]), event, complete, advance(31),
            cancel(), upsert(), event, complete, advance(18), event, inspect, advance(1), event),
        scenario(
            "no-scene-recorded",
            "Displays without a scene: one in the SDK's own view, one by the app's adapter.",
            payloads: ["a": modal(), "b": custom("b")], noScene, trigger, trigger("b")),
        scenario(
            "relaunched-silent", "A relaunch during the display of a message that is not reported.",
            payloads: ["a": custom(limit: 2, message: #""reporting_enabled": false, "#)], trigger, relaunch,
            event),
        scenario(
            "relaunched-priorities", "A relaunch while two messages wait.",
            payloads: [
                "a": custom("a", more: #""priority": 5, "#), "b": custom("b", more: #""priority": -1, "#),
            ], gate: holds(4), upsert(), upsert("b"), event, relaunch),
        scenario(
            "relaunched-off-and-paused", "A relaunch while displays are paused and the feature is off.",
            gate: holds(1), upsert(), event, flag("setPaused", true), hostFlag("isFeatureEnabled", false),
            relaunch, hostFlag("isFeatureEnabled", true), inspect, flag("setPaused", false)),
        scenario(
            "finished-in-interval", "What is stored during the interval of a schedule finishes the schedule.",
            upsert("a", ["limit": quoted("2"), "interval": quoted("10")]), event, complete,
            upsert("a", ["limit": quoted("1")]), find(), advance(10), find(), event, find()),
    ]

    private static func link(_ url: String) -> String { #"{ "user": "openLink", "url": "\#(url)" }"# }

    static let pages = [
        scenario(
            "page-links", "Links of a page are commands, and the last link holds several.",
            payloads: ["a": page()], host("setPageCommandHandler"), trigger,
            link("uairship://run-basic-actions?basic=1&none"),
            link("uairship://run-actions?own=%7B%22x%22%3A1%7D"),
            link("uairship://run-action-cb/back/%22a%2Fb%22/done"), inspect,
            link("uairship://multi?uairship%3A%2F%2Frun-basic-actions%3Flast%3D1&uairship%3A%2F%2Fclose")),
        scenario(
            "action-runner-situation", "An adapter runs an action with a situation of its own.", trigger,
            app("runActions", ["waits": "true"]), complete),
        scenario(
            "theme-media", "Extenders of a modal message and of a banner.",
            payloads: ["a": modal(), "b": banner("b")], app("setThemeExtenders"), trigger, user("close"),
            trigger("b")),
        scenario(
            "chain-session", "A chain of a screen and a session, within a session.",
            payloads: [
                "a": custom(
                    limit: 0,
                    triggers: #"""
                        { "type": "chain", "id": "all", "goal": 1, "children": [
                          { "trigger": { "type": "screen", "goal": 1, "id": "1" } },
                          { "trigger": { "type": "active_session", "goal": 1, "id": "2" } }] }
                        """#)
            ], upsert(), event, inspect, screen),
        scenario(
            "links-outside", "Links of a page to another app and to another page.",
            payloads: ["a": page()], trigger, link("tel:123"), link("https://example.com/next"), user("close")
        ),
        scenario(
            "colours", "Colours with other letters after their digits.",
            app("compareColours", ["text": quoted("#12zz56"), "other": quoted("#000012")]),
            app("compareColours", ["text": quoted("#zz"), "other": quoted("#000000")])),
    ]
}
