import InAppContracts

/// A whole life, pausing, and the preparation of messages.
extension Airship17Scenarios {
    private static let withActions = ["spring": custom("spring", message: actions)]
    private static let wholeLifeSteps = [
        app("setAssetsDelegate"), choose("own"), trigger, complete("spring", "timed_out"),
    ]

    static let wholeLife = [
        scenario(
            "shown", "One message, from its trigger until its adapter reports that its time is up.",
            payloads: withActions, steps: wholeLifeSteps),
        scenario(
            "shown-early", "The same in versions 13 to 15.", payloads: withActions,
            steps: [host("useEarlyEra")] + wholeLifeSteps),
        scenario(
            "finished-off-main", "The adapter reports on a background thread.",
            steps: [
                choose("own"), trigger,
                app(
                    "complete",
                    [
                        "message": #""spring""#, "resolution": #""user_dismissed""#, "offMain": "true",
                    ]),
            ]),
        scenario(
            "re-entrant", "The app calls back into the SDK from inside every callback.",
            payloads: customs("spring", "b", "c"),
            reactions: [
                inside("extend", nil, trigger("b")), inside("factory", nil, flag("setPaused", true)),
                inside("displayCoordinator", nil, flag("setPaused", false)), inside("prepare", nil, inspect),
                inside("isReadyToDisplay", nil, app("notifyDisplayConditionsChanged")),
                inside("isMessageReady", nil, inspect),
                inside(
                    "messageWillBeDisplayed", nil, trigger("c"), app("cancelSchedule", ["schedule": #""b""#])),
                inside("display", "spring", complete),
                inside("messageFinishedDisplaying", nil, app("setDisplayInterval", ["seconds": #""0""#])),
                inside("onPrepare", nil, inspect), inside("isReady", nil, inspect),
                inside("didBeginDisplaying", nil, app("notifyDisplayConditionsChanged")),
                inside("didFinishDisplaying", nil, trigger),
            ],
            steps: [
                app("setAssetsDelegate"), choose("own"), trigger, advance(60), complete("c"), advance(60),
            ]),
    ]

    static let pausing = [
        scenario(
            "disabled", "The component is off while events are counted, then on again.",
            payloads: ["spring": custom("spring", goal: 3)],
            steps: [app("schedule", ["payload": #""spring""#]), flag("setComponentEnabled", false)]
                + [event, event, event] + [flag("setComponentEnabled", true), event, event, inspect, event]),
        scenario(
            "feature-off", "The privacy settings forbid in-app automation while events are counted.",
            payloads: ["spring": custom("spring", goal: 2)],
            steps: [
                app("schedule", ["payload": #""spring""#]), host("isFeatureEnabled", ["value": "false"]),
                event, event, host("isFeatureEnabled", ["value": "true"]), event, inspect, event,
            ]),
        scenario(
            "disabled-while-waiting", "The component is switched off while a message waits.",
            steps: [
                setAdapterReady(false), trigger, flag("setComponentEnabled", false), setAdapterReady(true),
                screen, flag("setComponentEnabled", true),
            ]),
        scenario(
            "left-alone",
            "A message is on screen while everything is switched off and its schedule is cancelled.",
            payloads: ["spring": banner("spring", limit: 3, duration: 500)],
            steps: [
                trigger, flag("setPaused", true), flag("setComponentEnabled", false),
                app("cancelSchedule", ["schedule": #""spring""#]), advance(300), inspect,
                #"{ "user": "swipeAway" }"#,
            ]),
        scenario(
            "paused", "Display is paused, and resumed.",
            steps: [
                app("setAssetsDelegate"), choose("own"), flag("setPaused", true), trigger, screen,
                flag("setPaused", false),
            ]),
        scenario(
            "paused-early", "Display is paused in versions 13 to 15, and resumed.",
            steps: [
                host("useEarlyEra"), flag("setPaused", true), trigger, flag("setPaused", false), inspect,
                screen,
            ]),
        scenario(
            "paused-across-launches", "Display is paused, and the process ends.",
            steps: [inspect, flag("setPaused", true), host("relaunch"), inspect]),
    ]

    static let extending = [
        scenario(
            "extended", "The delegate changes a message to an immediate one.",
            steps: [
                app("setAssetsDelegate"),
                app("extendTo", ["message": #""spring""#, "change": #""immediate""#]),
                trigger, complete,
            ]),
        scenario(
            "extended-to-another-kind", "The delegate turns a banner into a custom message.",
            payloads: ["spring": banner("spring")],
            steps: [app("extendTo", ["message": #""spring""#, "change": #""custom""#]), trigger, complete]),
        scenario(
            "extended-unreported", "The delegate switches a message's reports off.",
            steps: [
                app("extendTo", ["message": #""spring""#, "change": #""unreported""#]), trigger, complete,
            ]),
        scenario(
            "extended-to-nothing", "The delegate returns no message.",
            steps: [
                app("extendTo", ["message": #""spring""#, "change": #""nothing""#]), trigger, list, trigger,
            ]),
        scenario(
            "invalidated", "An adapter invalidates a message that the delegate has changed.",
            steps: [
                app("extendTo", ["message": #""spring""#, "change": #""immediate""#]),
                prepareWith("invalidate success"), trigger,
            ]),
    ]

    /// While `a` is on the screen, one message of each behavior is triggered.
    private static func choice(_ name: String, _ about: String, _ steps: String...) -> ScenarioText.Named {
        scenario(
            name, about,
            payloads: ["a": custom("a"), "b": custom("b"), "c": custom("c", behavior: "immediate")],
            steps: [trigger("a")] + steps + [trigger("b"), trigger("c")])
    }

    static let choosing = [
        choice("choice-without-delegate", "There is no delegate.", app("releaseDelegate")),
        choice("choice-not-implemented", "The delegate has no displayCoordinator(for:)."),
        choice("choice-nil", "The delegate returns nil.", choose("none", for: "b"), choose("none", for: "c")),
        choice(
            "choice-own", "The delegate returns a coordinator of the app's.", choose("own", for: "b"),
            choose("own", for: "c")),
        scenario(
            "delegate-replaced", "Another delegate is set between preparation and display.",
            steps: [
                choose("own"), setCoordinatorReady(false), trigger, app("replaceDelegate"), choose("none"),
                setCoordinatorReady(true), complete,
            ]),
    ]

    static let factories = [
        scenario(
            "no-factory", "No factory block creates an adapter for a message.",
            steps: [app("removeFactory", ["type": #""custom""#]), trigger, list, trigger]),
        scenario(
            "factory-gives-nothing", "A factory block for banners returns nil.",
            payloads: ["spring": banner("spring")],
            steps: [
                app("setFactory", ["type": #""banner""#, "gives": #""nothing""#]), trigger, list, trigger,
            ]),
        scenario(
            "factory-replaced", "A factory block for banners is set, and then another one.",
            payloads: ["spring": banner("spring")],
            steps: ["first", "second"].map { app("setFactory", ["type": #""banner""#, "name": quoted($0)]) }
                + [trigger]),
    ]

    static let retries = [
        scenario(
            "retried", "The asset delegate and the adapter each ask for a retry.",
            steps: [
                app("setAssetsDelegate", ["answers": #""retry success""#]), prepareWith("retry success"),
                trigger, advance(30), advance(30),
            ]),
        scenario(
            "retried-often", "An adapter asks for a retry again and again.",
            steps: [prepareWith("retry"), trigger] + [30, 60, 120, 120].map(advance)),
        scenario(
            "cancelled-by-adapter", "The adapter cancels.",
            payloads: ["spring": custom("spring", limit: 0)],
            steps: [prepareWith("cancel"), trigger, list, trigger, screen]),
        scenario(
            "cancelled-by-assets", "The asset delegate cancels.",
            payloads: ["spring": custom("spring", limit: 0)],
            steps: [app("setAssetsDelegate", ["answers": #""cancel""#]), trigger, list, trigger]),
        scenario(
            "preparation-blocked", "An adapter never answers while another message is triggered.",
            payloads: customs("a", "b"),
            steps: [
                prepareWith("never", "a"), trigger("a"), trigger("b"), advance(1000),
                app("answerPrepare", ["message": #""a""#, "result": #""success""#]),
            ]),
        scenario(
            "back-off-lets-others-in", "Another message is triggered while one waits for its next try.",
            payloads: customs("a", "b"),
            steps: [prepareWith("retry success", "a"), trigger("a"), trigger("b"), advance(30)]),
        scenario(
            "cancelled-while-preparing", "A schedule is cancelled, and then its adapter answers.",
            steps: [
                prepareWith("never"), trigger, app("cancelSchedule", ["schedule": #""spring""#]),
                app("answerPrepare", ["message": #""spring""#, "result": #""success""#]), screen,
            ]),
    ]

    private static let image =
        #""media": { "url": "https://example.com/a.png", "type": "image", "description": "a" },"#

    /// A modal message with a video.
    private static func video(_ id: String) -> String {
        schedule(
            id,
            message: #"""
                "display_type": "modal", "display": { "body": { "text": "Hello" },
                "media": { "url": "https://example.com/a.mp4", "type": "video", "description": "a" } }
                """#)
    }

    /// A banner with an image whose fetches return a status.
    private static func fetched(_ status: String) -> ScenarioText.Named {
        scenario(
            "image-\(status)", "A banner's image is fetched: \(status).",
            payloads: ["spring": banner("spring", more: image)],
            steps: [host("respond", ["status": quoted(status)]), trigger, list, advance(30)])
    }

    /// A message is displayed twice, under a policy; its limit is reached and then raised.
    private static func policy(caches: Bool, persists: Bool) -> ScenarioText.Named {
        scenario(
            "cache-\(caches)-\(persists)",
            "The policy caches when scheduling: \(caches). It keeps assets after a display: \(persists).",
            payloads: ["spring": custom("spring", limit: 2, more: #""edit_grace_period": 1,"#)],
            steps: [
                app("setAssetsDelegate"),
                app("setCachePolicy", ["caches": "\(caches)", "persists": "\(persists)"]), choose("own"),
                trigger, complete, trigger, complete,
                app("editSchedule", ["schedule": #""spring""#, "limit": #""3""#]), trigger,
            ])
    }

    static let assets =
        ["200", "404", "503", "failure"].map(fetched) + [
            scenario(
                "image-cached",
                "A banner's image is fetched once and kept, and then the network gives no answer.",
                payloads: ["spring": banner("spring", limit: 2, more: image)],
                steps: [
                    app("setCachePolicy", ["persists": "true"]), trigger, #"{ "user": "swipeAway" }"#,
                    host("respond", ["status": #""failure""#]), advance(30), trigger,
                ]),
            scenario(
                "no-image", "Nothing is fetched for messages without an image.",
                payloads: [
                    "custom": custom("custom", behavior: "immediate"), "page": page("page"),
                    "plain": banner("plain"), "video": video("video"),
                ],
                steps: [
                    host("respond", ["status": #""failure""#]), trigger("custom"), trigger("page"),
                    complete("custom"), #"{ "user": "close" }"#, advance(30), trigger("plain"),
                    #"{ "user": "swipeAway" }"#, advance(30), trigger("video"),
                ]),
            policy(caches: false, persists: false), policy(caches: false, persists: true),
            policy(caches: true, persists: false), policy(caches: true, persists: true),
        ]
}
