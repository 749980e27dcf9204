import InAppContracts

/// Displays, their consequences, coordinators and scenes.
extension Airship18Scenarios {
    private static func immediate(_ id: String) -> String { custom(id, behavior: "immediate") }

    static let displays = [
        scenario(
            "whole-display", "A message with actions of its own.", payloads: ["a": custom(message: message)],
            trigger,
            complete),
        scenario(
            "results", "Four messages end with the four results of an adapter.",
            payloads: customs("a", "b", "c", "d"), trigger, complete("a", "button_click"), trigger("b"),
            complete("b", "message_click"), trigger("c"), complete("c", "user_dismissed"), trigger("d"),
            complete("d", "timed_out")),
        scenario(
            "cancelled-by-button", "A cancelling button of a message without a limit.",
            payloads: ["a": custom(limit: 0, message: message)], trigger,
            complete("a", "button_click", cancels: true), find(), event),
        scenario(
            "control-group", "A message whose user is in the control group, and a second one.",
            payloads: ["a": custom(message: message), "b": custom("b")], interval("30"),
            ofSchedule("isInControlGroup", "a", true), trigger, trigger("b"), advance(30), event),
        scenario(
            "control-group-bypassed", "A schedule that bypasses experiments.",
            payloads: ["a": custom(more: #""bypass_holdout_groups": true, "#)],
            ofSchedule("isInControlGroup", "a", true), trigger),
        scenario(
            "excluded", "A message whose user the additional audience check excludes, and a second one.",
            payloads: customs("a", "b"), interval("30"),
            host("additionalCheck", ["schedule": quoted("a"), "answer": quoted("missed")]), trigger, event,
            trigger("b")),
        scenario(
            "interval", "The display interval is set again while it runs.", payloads: customs("a", "b"),
            interval("30"), trigger, complete, trigger("b"), advance(20), interval("30"), advance(20),
            advance(10)),
        scenario(
            "interval-kept", "The display interval before it is set, and after a relaunch.", inspect,
            interval("0.5"),
            relaunch, inspect),
        scenario(
            "immediate", "Immediate messages over others, and one while the app is in the background.",
            payloads: [
                "a": custom(), "b": immediate("b"), "c": immediate("c"), "d": custom("d"),
                "e": immediate("e"),
            ], trigger, trigger("b"), trigger("c"), trigger("d"), inspect, complete, complete("c"),
            appState("background"), trigger("e"), notify, appState("active")),
        scenario(
            "embedded", "An embedded layout during the display of a standard message.",
            payloads: ["a": custom(), "layout": layout("layout", isEmbedded: true)], trigger,
            trigger("layout")),
        scenario(
            "never-ends",
            "An adapter that does not end delays a standard message, but no immediate one.",
            payloads: ["a": custom(), "b": custom("b"), "c": immediate("c")], trigger, trigger("b"),
            advance(86400),
            trigger("c")),
        scenario(
            "scenes", "The scene delegate chooses a scene, or leaves the choice to the SDK.",
            payloads: customs("a", "b", "c"),
            host("setScenes", ["scenes": quoted("first:inactive active:active other:other")]), trigger,
            complete,
            app("chooseScene"), trigger("b"), complete("b"), app("chooseScene", ["scene": quoted("first")]),
            trigger("c")),
        scenario(
            "no-scene", "There is no scene at first, then there is one.", host("setScenes"), trigger,
            host("setScenes", ["scenes": quoted("late:active")]),
            notify, event, relaunch, find()),
        scenario(
            "no-scene-before", "There is no scene, in 20.0.", version("20.0.0"), host("setScenes"), trigger,
            notify),
        scenario(
            "no-scene-documented", "There is no scene, in 20.0, and the SDK behaves as documented.",
            version("20.0.0"), documented("stuckAfterFailedDisplay"), host("setScenes"), trigger,
            host("setScenes", ["scenes": quoted("late:active")]), notify),
        scenario(
            "trigger-in-finished", "The trigger's event occurs in messageFinishedDisplaying.",
            payloads: ["a": custom(limit: 2)],
            reactions: [inside("messageFinishedDisplaying", event, find())], trigger, complete, inspect, event
        ),
        scenario(
            "ends-at-once", "An adapter returns immediately.", app("endAtOnce", ["message": quoted("a")]),
            trigger),
        scenario(
            "delegate-replaced",
            "Another delegate replaces the first during a display, and is released later.",
            payloads: customs("a", "b"), trigger, app("replaceDelegate"), complete, app("releaseDelegate"),
            trigger("b")),
        scenario(
            "delegate-released", "The app releases its delegate during a display.", trigger,
            app("releaseDelegate"),
            complete),
        scenario(
            "unreported", "A message that is not reported.",
            payloads: ["a": custom(message: #""reporting_enabled": false, "#)], trigger, complete),
        scenario(
            "action-runner", "An adapter runs actions through its runner.", trigger, app("runActions"),
            app("runActions", ["waits": "true"]), complete("a", "button_click")),
        scenario(
            "action-runner-async", "An adapter runs actions and does not wait for them.", trigger,
            app("runActions"), complete),
        scenario(
            "actions-alone", "A schedule of actions, in the background.",
            payloads: ["a": #"{ "id": "a", "actions": { "own": "done" } }"#], appState("background"), trigger,
            trigger),
    ]
}

/// The order of the questions, and what causes waiting messages to be asked about again.
extension Airship18Scenarios {
    /// Three campaigns with priorities, by name.
    private static let prioritized = [
        "five": custom("five", more: #""priority": 5, "#),
        "minus": custom("minus", more: #""priority": -1, "#),
        "none": custom("none"),
    ]

    private static func each(_ step: (String) -> String) -> String {
        ["five", "minus", "none"].map(step).joined(separator: ",\n    ")
    }

    static let readiness = [
        scenario(
            "shown", "One message, from its trigger until its adapter ends the display.", trigger, complete),
        scenario(
            "questions-in-order", "Every condition is refused once, in the order in which they are asked.",
            gate: #"["hold", "show"]"#, flag("setPaused", true), adapterReady(false), trigger, inspect,
            flag("setPaused", false), adapterReady(true), appState("inactive"), openGates(),
            appState("active"),
            advance(3600), notify, complete),
        scenario(
            "closure",
            "A closure decides instead of a delegate that answers no, until the closure is removed.",
            payloads: customs("a", "b"), gate: #""hold""#, app("setClosure"), trigger, complete,
            app("removeClosure"), trigger("b")),
        scenario(
            "closure-before-20", "Version 19 does not know the closure.", version("19.9.0"),
            app("setClosure", ["answers": quoted("false")]), trigger),
        scenario("no-delegate", "There is neither delegate nor closure.", app("releaseDelegate"), trigger),
        scenario(
            "held", "A message that the delegate refuses waits for a change of conditions.",
            gate: #"["hold", "show"]"#, trigger, advance(3600), inspect, notify),
        scenario(
            "held-before-18-8",
            "Another schedule's arrival (before 18.8) and the end of a pause (before 18.7.2) cause no question.",
            payloads: customs("a", "b"), gate: #""hold""#, version("18.7.1"), trigger, trigger("b"),
            flag("setPaused", false), inspect, notify),
        scenario(
            "priorities",
            "Three messages are prepared while displays are paused, and are then displayed one by one.",
            payloads: prioritized, flag("setPaused", true), each { trigger($0) }, flag("setPaused", false),
            complete("minus"), complete("none")),
        scenario(
            "priorities-refused", "Three messages whose adapters are not ready are evaluated twice.",
            payloads: prioritized, flag("setPaused", true), each { trigger($0) },
            each { adapterReady(false, $0) },
            flag("setPaused", false), inspect, notify),
        scenario(
            "adapter-waits",
            "An adapter is not ready while conditions change; its waitForReady returns although it is not ready.",
            adapterReady(false), trigger, notify, notify, inspect, openGates(), adapterReady(true),
            openGates()),
        scenario(
            "one-turn", "Work is appended to the main queue while the adapter is asked.",
            reactions: [inside("isReady", app("enqueueOnMain"))], trigger),
        scenario(
            "paused", "Displays are paused while a message is triggered.", flag("setPaused", true), trigger,
            inspect,
            flag("setPaused", false)),
        scenario(
            "paused-on-launch", "The configuration pauses displays at launch, and is changed afterwards.",
            hostFlag("pausesOnLaunch", true), relaunch, trigger, hostFlag("pausesOnLaunch", false), relaunch,
            inspect),
        scenario(
            "wakers",
            "All changes that could cause a question, one after another, while an adapter is not ready.",
            payloads: customs("a", "b"), adapterReady(false), trigger, screen, send("regionEnter", "home"),
            advance(86400), appState("inactive"), appState("active"), hostFlag("isFeatureEnabled", false),
            hostFlag("isFeatureEnabled", true), flag("setPaused", false), notify, trigger("b"), complete("b")),
        scenario(
            "one-pass", "Conditions change three times in one turn.", gate: #""hold""#, trigger,
            app("notifyDisplayConditionsChanged", ["times": quoted("3")])),
        scenario(
            "notify-inside", "Conditions change in messageWillDisplay.",
            reactions: [inside("messageWillDisplay", notify)], trigger, complete),
        scenario(
            "asked-during-display", "A second message arrives during a display and its interval.",
            payloads: customs("a", "b"), interval("30"), trigger, trigger("b"), notify, complete, notify,
            advance(30)),
        scenario(
            "feature-off",
            "The privacy settings forbid in-app automation, allow it, and forbid it during a display.",
            hostFlag("isFeatureEnabled", false), trigger, event, inspect, hostFlag("isFeatureEnabled", true),
            event,
            hostFlag("isFeatureEnabled", false), complete),
    ]
}
