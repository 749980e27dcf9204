import InAppContracts

/// Readiness, pauses, coordinators, scenes and the end of displays.
extension Airship17Scenarios {
    static let readiness = [
        scenario(
            "gates-one-by-one", "Each condition refuses once, in the order in which they are checked.",
            gate: #"["hold", "show"]"#,
            steps: [
                choose("own"), setCoordinatorReady(false), setAdapterReady(false), flag("setPaused", true),
                trigger, screen, flag("setPaused", false), setCoordinatorReady(true), setAdapterReady(true),
                screen, screen,
            ]),
        scenario(
            "over-frequency-limit", "A schedule exceeds a frequency limit while it waits.",
            steps: [
                choose("own"), setAdapterReady(false), trigger,
                host("isOverFrequencyLimit", ["schedule": #""spring""#, "value": "true"]),
                setAdapterReady(true), screen, screen,
                host("isOverFrequencyLimit", ["schedule": #""spring""#, "value": "false"]), screen, trigger,
            ]),
        scenario(
            "over-frequency-limit-early", "The same in versions 13 to 15.",
            steps: [
                host("useEarlyEra"), choose("own"), setAdapterReady(false), trigger,
                host("isOverFrequencyLimit", ["schedule": #""spring""#, "value": "true"]),
                setAdapterReady(true), screen,
            ]),
        scenario(
            "stale", "A schedule changes on the server while it waits.",
            steps: [
                setAdapterReady(false), trigger, setAdapterReady(true),
                host("markStale", ["schedule": #""spring""#]),
            ]),
        scenario(
            "ready-and-displayed", "Work is appended to the main queue while the adapter is asked.",
            reactions: [inside("isReadyToDisplay", nil, app("enqueueOnMain"))], steps: [trigger]),
        scenario(
            "prepared-data-lost", "The prepared data is lost while the message waits.",
            payloads: ["spring": custom("spring", limit: 5)],
            steps: [
                choose("own"), trigger, complete, setAdapterReady(false), trigger,
                app("notifyDisplayConditionsChanged").unsettled, complete.unsettled, #""runUntilIdle""#,
            ]),
    ]

    /// All events that may cause a new question about a message whose adapter is not ready, one after the other.
    private static let wakers = [
        screen, host("send", event: "regionEnter", "home"), host("send", event: "regionExit", "home"),
        host("isNetworkReachable", ["value": "false"]), host("isNetworkReachable", ["value": "true"]),
        appState("inactive"), appState("background"), appState("active"),
        app("notifyDisplayConditionsChanged"), flag("setComponentEnabled", false),
        flag("setComponentEnabled", true), flag("setPaused", false),
    ]

    static let waking = [
        scenario(
            "adapter-not-ready", "An adapter becomes ready without notifying the SDK.",
            steps: [
                setAdapterReady(false), trigger, setAdapterReady(true), advance(1000), event, inspect, screen,
            ]),
        scenario(
            "delegate-not-ready",
            "The delegate becomes ready without notifying the SDK.",
            gate: #"["hold", "show"]"#, steps: [trigger, advance(1000), inspect, screen]),
        scenario(
            "woken", "Every event that may wake a message occurs while its adapter is not ready.",
            steps: [choose("own"), setAdapterReady(false), trigger] + wakers),
        scenario(
            "coordinator-wakes-all",
            "A coordinator becomes ready while a message of another coordinator waits too.",
            payloads: customs("a", "b"),
            steps: [
                choose("own", for: "a"), choose("other", for: "b"), setCoordinatorReady(false),
                setAdapterReady(false, "b"), trigger("a"), trigger("b"), setCoordinatorReady(true),
                setCoordinatorReady(false), setCoordinatorReady(true),
            ]),
        scenario(
            "priorities", "Three messages become ready at the same time.",
            payloads: [
                "five": custom("five", more: #""priority": 5,"#),
                "first": custom("first", more: #""priority": -1,"#),
                "zero": custom("zero", more: #""priority": 0,"#),
            ],
            steps: [
                flag("setPaused", true), trigger("five"), trigger("first"), trigger("zero"),
                flag("setPaused", false), complete("first"), advance(30), complete("zero"), advance(30),
            ]),
    ]

    private static func setInterval(_ seconds: String) -> String {
        app("setDisplayInterval", ["seconds": quoted(seconds)])
    }

    static let intervals = [
        scenario("interval-at-first", "The display interval is read.", steps: [inspect]),
        scenario(
            "interval", "A second message waits for the end of the first, and then for the interval.",
            payloads: customs("a", "b"),
            steps: [
                trigger("a"), trigger("b"), advance(300), complete("a"), advance(29), inspect, advance(1),
            ]),
        scenario(
            "interval-changed", "The interval is changed while it runs.", payloads: customs("a", "b"),
            steps: [
                trigger("a"), trigger("b"), complete("a"), setInterval("1"), advance(1), inspect, advance(29),
            ]),
        scenario(
            "interval-with-fraction", "The interval is set to numbers with fractions, and the process ends.",
            payloads: customs("a", "b"),
            steps: [
                setInterval("2.5"), inspect, trigger("a"), trigger("b"), complete("a"), advance(5),
                setInterval("0.9"), inspect, setInterval("2.5"), host("relaunch"), inspect,
            ]),
        scenario(
            "interval-zero", "The interval is zero.",
            steps: [
                choose("sdkDefault"),
                app("setIntervalOf", ["coordinator": #""sdkDefault""#, "seconds": #""0""#]), trigger,
                complete.unsettled, look("sdkDefault").unsettled, #""runUntilIdle""#, look("sdkDefault"),
            ]),
    ]

    private static func look(_ coordinator: String) -> String {
        app("inspectCoordinator", ["coordinator": quoted(coordinator)])
    }

    /// A coordinator of the SDK's class in every state of the app, before, during and after a display.
    private static func matrix(_ coordinator: String) -> ScenarioText.Named {
        let states =
            [appState("inactive"), look(coordinator), appState("background"), look(coordinator)]
            + [appState("active"), look(coordinator)]
        return scenario(
            "matrix-\(coordinator)", "A coordinator's readiness is read in every state of the app.",
            steps: [choose(coordinator)] + states + [trigger] + states + [complete] + states
                + [advance(30), look(coordinator)])
    }

    static let sdkCoordinators = [
        matrix("sdkDefault"), matrix("sdkImmediate"),
        scenario(
            "default-coordinator-signals",
            "Messages wait for an active app, for the coordinator's lock, and for both.",
            payloads: customs("a", "b"),
            steps: [
                appState("inactive"), trigger("a"), screen, appState("active"), trigger("b"), complete("a"),
                appState("inactive"), advance(30), appState("active"),
            ]),
        scenario(
            "immediate", "Immediate messages appear while a default one is on screen, and before one.",
            payloads: [
                "a": custom("a"), "b": custom("b", behavior: "immediate"),
                "c": custom("c", behavior: "immediate"), "d": custom("d"),
            ],
            steps: [
                trigger("a"), trigger("b"), appState("inactive"), trigger("c"), inspect, appState("active"),
                complete("a"), advance(30), trigger("d"),
            ]),
    ]

    private static func setScenes(_ scenes: String) -> String {
        host("setScenes", ["scenes": quoted(scenes)])
    }

    static let scenes = [
        scenario(
            "scenes", "Scenes connect and change while the scene delegate returns nil.",
            payloads: ["spring": banner("spring")],
            gate: #"["hold", "hold", "hold", "show"]"#,
            steps: [
                app("chooseScene"), setScenes(""), trigger, setScenes("a:inactive b:inactive"), screen,
                setScenes("a:active b:active c:other"), screen, setScenes("a:active b:inactive"), screen,
                setScenes("b:other"), screen,
            ]),
        scenario(
            "no-scene", "There is no scene at first, and then one connects.",
            payloads: ["spring": banner("spring")],
            steps: [setScenes(""), trigger, inspect, setScenes("a:active"), screen]),
        scenario(
            "scene-chosen", "The scene delegate chooses another scene, which then disconnects.",
            payloads: ["spring": banner("spring")],
            steps: [
                setScenes("a:active b:inactive"), app("chooseScene", ["scene": #""b""#]), trigger,
                host("disconnectScene", ["scene": #""a""#]), inspect,
                host("disconnectScene", ["scene": #""b""#]),
            ]),
        scenario(
            "scene-of-custom", "A scene delegate is set while a custom message is shown.",
            steps: [app("chooseScene"), trigger, complete]),
    ]

    private static func finished(_ name: String, _ resolution: String) -> ScenarioText.Named {
        scenario(
            name, "The adapter reports \(resolution).",
            payloads: ["spring": custom("spring", message: actions)],
            steps: [trigger, complete("spring", resolution)])
    }

    private static let twice = ["a": custom("a", limit: 3), "b": custom("b")]

    static let finishing = [
        finished("user-dismissed", "user_dismissed"), finished("timed-out", "timed_out"),
        finished("message-clicked", "message_click"),
        scenario(
            "cancel-button", "The adapter reports a button that cancels.",
            payloads: ["spring": custom("spring", limit: 0, message: actions)],
            steps: [
                trigger, completeWithButton(cancels: true), list, advance(60), trigger,
            ]),
        scenario(
            "dismiss-button", "The adapter reports a button that only dismisses.",
            payloads: ["spring": custom("spring", limit: 0, message: actions)],
            steps: [trigger, completeWithButton(cancels: false), list, advance(60), trigger]),
        scenario(
            "completed-twice", "An adapter reports twice.",
            payloads: ["spring": custom("spring", limit: 3, message: actions)],
            steps: [
                choose("own"), trigger, complete, complete, trigger, complete, trigger, list,
            ]),
        scenario(
            "never-completed", "An adapter never reports.", payloads: customs("a", "b"),
            steps: [trigger("a"), advance(1000), trigger("b"), advance(1000), screen]),
        scenario(
            "adapter-without-display", "An adapter does not implement display.", payloads: customs("a", "b"),
            steps: [
                app("setFactory", ["type": #""custom""#, "gives": #""withoutDisplay""#]), trigger("a"),
                app("setFactory", ["type": #""custom""#]), trigger("b"), advance(1000), screen,
            ]),
        scenario(
            "unreported", "A message whose reporting is switched off.",
            payloads: ["spring": custom("spring", message: #""reporting_enabled": false, "#)],
            steps: [choose("own"), trigger, complete]),
    ]

    static let ownership = [
        scenario(
            "delegate-released", "The app releases its delegates while a message is on screen.",
            steps: [
                app("setAssetsDelegate"), app("chooseScene"), app("setCachePolicy", ["persists": "true"]),
                choose("own"), inspect, trigger, app("releaseDelegate"), inspect, complete,
            ])
    ]
}
