import InAppContracts

/// Who is asked when, and what has those that wait looked at again.
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
            "closure", "A closure decides in the place of a delegate that says no, until it is removed.",
            payloads: customs("a", "b"), gate: #""hold""#, app("setClosure"), trigger, complete,
            app("removeClosure"), trigger("b")),
        scenario(
            "closure-before-20", "Version 19 does not know the closure.", version("19.9.0"),
            app("setClosure", ["answers": quoted("false")]), trigger),
        scenario("no-delegate", "There is neither delegate nor closure.", app("releaseDelegate"), trigger),
        scenario(
            "held", "A message that the delegate does not find ready waits for a change of conditions.",
            gate: #"["hold", "show"]"#, trigger, advance(3600), inspect, notify),
        scenario(
            "held-before-18-8",
            "Another schedule's arrival wakes nobody before 18.8, and unpausing not before 18.7.2.",
            payloads: customs("a", "b"), gate: #""hold""#, version("18.7.1"), trigger, trigger("b"),
            flag("setPaused", false), inspect, notify),
        scenario(
            "priorities",
            "Three messages are prepared while displays are paused, and are then displayed one by one.",
            payloads: prioritized, flag("setPaused", true), each { trigger($0) }, flag("setPaused", false),
            complete("minus"), complete("none")),
        scenario(
            "priorities-refused", "Three messages whose adapters are not ready are looked at twice.",
            payloads: prioritized, flag("setPaused", true), each { trigger($0) },
            each { adapterReady(false, $0) },
            flag("setPaused", false), inspect, notify),
        scenario(
            "adapter-waits",
            "An adapter is not ready, while conditions change; it says that it is without being so.",
            adapterReady(false), trigger, notify, notify, inspect, openGates(), adapterReady(true),
            openGates()),
        scenario(
            "one-turn", "Work is appended to the main queue while the adapter is asked.",
            reactions: [inside("isReady", app("enqueueOnMain"))], trigger),
        scenario(
            "paused", "Displays are paused while a message is set off.", flag("setPaused", true), trigger,
            inspect,
            flag("setPaused", false)),
        scenario(
            "paused-on-launch", "The configuration pauses at a launch, and is changed afterwards.",
            hostFlag("pausesOnLaunch", true), relaunch, trigger, hostFlag("pausesOnLaunch", false), relaunch,
            inspect),
        scenario(
            "wakers", "Whatever may wake a message whose adapter is not ready, one after the other.",
            payloads: customs("a", "b"), adapterReady(false), trigger, screen, send("regionEnter", "home"),
            advance(86400), appState("inactive"), appState("active"), hostFlag("isFeatureEnabled", false),
            hostFlag("isFeatureEnabled", true), flag("setPaused", false), notify, trigger("b"), complete("b")),
        scenario(
            "one-pass", "Conditions change three times in one turn.", gate: #""hold""#, trigger,
            app("notifyDisplayConditionsChanged", ["times": quoted("3")])),
        scenario(
            "notify-inside", "Conditions change while the delegate is told of a display.",
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
