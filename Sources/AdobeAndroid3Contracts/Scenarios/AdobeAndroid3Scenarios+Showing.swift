import AdobeRecords
import InAppContracts

/// Commands, the checks before a display, and refusals.
extension AdobeAndroid3Scenarios {
    static let commands = [
        scenario(
            "commands-return-at-once",
            "After each command the app reads the state before it changes.",
            steps: [app("createMessage", "pin")]
                + ["Show", "Hide", "Dismiss"].flatMap { command in
                    [app("presentable\(command)", "pin").unsettled, app("inspect", "pin")]
                }),
        scenario(
            "commands-off-main", "Commands are given on background threads.",
            steps: [app("createMessage", "pin")]
                + ["Show", "Hide", "Show", "Dismiss"].map {
                    "{ \"together\": [\(app("presentable\($0)", "pin"))] }"
                }),
        scenario(
            "two-shows", "Two held messages are shown, one right after the other.",
            payloads: two, gate: #"{ "a": ["hold", "show"], "b": ["hold", "show"] }"#,
            steps: [
                trigger("a"), trigger("b"), app("messageShow", "a").unsettled, app("messageShow", "b"),
            ]),
        scenario(
            "commands-in-gate", "The gate hides the message that it is asked about, and shows it again.",
            reactions: [inside("canShow", app("presentableHide"), app("messageShow"))], steps: [trigger]),
        scenario(
            "transitions", "Every command is given in every state.",
            steps: [app("createMessage", "pin"), app("inspect", "pin")] + looking("Hide", "Dismiss")
                + looking("Show", "Show", "Hide", "Hide", "Show", "Hide") + [hasActivity(false)]
                + looking("Dismiss") + [hasActivity(true)] + looking("Dismiss", "Show")
                + [hasActivity(false)] + looking("Dismiss") + [hasActivity(true)] + looking("Dismiss")),
        scenario(
            "dismissed", "The app dismisses a message with an exit animation.",
            steps: [trigger, app("messageDismiss", "spring").unsettled, #"{ "advance": 1 }"#]),
        scenario(
            "hidden-without-activity", "A message is hidden while no activity exists.",
            steps: [trigger, hasActivity(false), app("presentableHide")]),
        scenario(
            "dismissed-without-activity",
            "A message is dismissed while no activity exists, and again when one exists.",
            steps: [trigger, hasActivity(false), dismiss, host("resumeActivity"), dismiss]),
    ]

    static let checks = [
        scenario(
            "checks-in-order", "A message is shown while several checks fail.",
            gate: #"{ "pin": "show", "other": "hold" }"#,
            steps: [
                app("createMessage", "pin"), app("createMessage", "other"), app("presentableShow", "pin"),
                hasActivity(false), app("presentableShow", "pin"), app("presentableShow", "other"),
                hasActivity(true), app("presentableShow", "other"), app("presentableDismiss", "pin"),
                app("presentableShow", "other"),
            ]),
        scenario(
            "conflict-matrix", "Each kind is shown while each kind is visible.",
            steps: ["m", "n"].map { app("createMessage", $0) } + ["a", "b"].map { app("createAlert", $0) }
                + ["x", "y"].map { app("createFloatingButton", $0) }
                + ["m", "n", "a", "x", "y"].map { app("presentableShow", $0) }
                + [app("presentableDismiss", "m")]
                + ["a", "b", "n"].map { app("presentableShow", $0) }
                + [app("presentableDismiss", "x"), app("presentableShow", "x")]
                + [app("presentableDismiss", "a"), app("presentableShow", "n")]),
        scenario(
            "conflict", "A campaign qualifies while another is on the screen; time passes after that.",
            payloads: two,
            steps: [trigger("a"), trigger("b"), app("messageDismiss", "a"), #"{ "advance": 3600 }"#]),
        scenario(
            "hidden-makes-room", "A message is hidden, another is shown, and then the first is shown again.",
            payloads: two,
            steps: [
                trigger("a"), app("presentableHide", "a"), trigger("b"), app("messageShow", "a"),
                app("messageDismiss", "b"), app("messageShow", "a"),
            ]),
    ]

    static let holding = [
        scenario(
            "held", "A message is refused; time passes after that.", gate: #""hold""#,
            steps: [trigger, app("inspect"), #"{ "advance": 3600 }"#]),
        scenario(
            "held-made-message", "A message without a campaign is refused.", gate: #""hold""#,
            steps: [app("createMessage", "pin"), app("presentableShow", "pin")]),
        scenario(
            "held-shown-later", "A message is refused twice, and then shown.",
            gate: #"["hold", "hold", "show"]"#,
            steps: [trigger, app("messageShow"), app("presentableShow"), dismiss]),
        scenario(
            "inspected-in-gate", "The gate inspects the message that it is asked about.",
            reactions: [inside("canShow", app("inspect"))], steps: [trigger]),
        scenario(
            "discarded-counted", "The gate discards a message, and the app shows it in its own way.",
            gate: #""discard""#, steps: [trigger, app("recordDisplay")]),
        scenario(
            "held-triggered-again", "A campaign is refused, and qualifies again.",
            gate: #"["hold", "show"]"#, steps: [trigger, app("inspect"), trigger, app("inspect")]),
    ]

    /// Commands on a message that the app made, each followed by an inspection of it.
    private static func looking(_ commands: String...) -> [String] {
        commands.flatMap { [app("presentable\($0)", "pin"), app("inspect", "pin")] }
    }
}

/// Hiding, activities, and the user's ways out.
extension AdobeAndroid3Scenarios {
    private static let greeting = app("handleJavascriptMessage", "spring", #""name": "hello""#)

    static let hiding = [
        scenario(
            "hidden-shown-again", "A message whose page calls the app is hidden, and shown again.",
            reactions: [inside("canShow", greeting)],
            steps: [
                trigger, app("inspect"), post("hello", "first"), app("presentableHide"), app("inspect"),
                app("evaluateJavascript", "spring", #""script": "hidden""#), app("messageShow"),
                post("hello", "again"), app("inspect"),
            ]),
        scenario(
            "hidden-dismissed", "A hidden message is dismissed.",
            steps: [trigger, app("presentableHide"), dismiss, #"{ "advance": 1 }"#]),
    ]

    static let activities = [
        scenario(
            "activity-replaced", "The activity under a message ends, and another is resumed.",
            reactions: [inside("canShow", greeting)],
            steps: [
                trigger, host("destroyActivity"), app("inspect"), host("resumeActivity"),
                post("hello", "again"), app("inspect"),
            ]),
        scenario(
            "activity-on-top", "Another activity comes to the front while a message is shown.",
            reactions: [inside("canShow", greeting)],
            steps: [trigger, host("resumeActivity"), post("hello", "again"), app("inspect")]),
        scenario(
            "activity-replaced-while-hidden",
            "The activity under a hidden message ends, and another is resumed.",
            steps: [
                trigger, app("presentableHide"), host("destroyActivity"), host("resumeActivity"),
                app("inspect"),
            ]),
    ]

    static let leaving = [
        scenario("back-press", "The user presses back.", steps: [trigger, host("pressBack")]),
        scenario(
            "back-press-made-message", "The user presses back in a message without a campaign.",
            steps: [app("createMessage", "pin"), app("presentableShow", "pin"), host("pressBack")]),
        scenario(
            "back-press-hidden", "The user presses back while a message without a dialog is hidden.",
            payloads: ["spring": campaign("spring", looks: #"{ "uiTakeover": false }"#)],
            steps: [trigger, app("presentableHide"), host("pressBack")]),
        scenario(
            "back-press-untracked", "The user presses back while automatic tracking is off.",
            steps: [trigger, app("setAutoTrack", "spring", #""value": false"#), host("pressBack")]),
        scenario(
            "swiped", "The user makes gestures that are not mapped, and then one that is mapped.",
            payloads: ["spring": gesture("swipeUp", "adbinapp://other?interaction=raised")],
            steps: [trigger, swipe("down"), #"{ "user": "tapOutside" }"#, swipe("up")]),
        scenario(
            "no-takeover", "The user taps outside a message that maps the tap but has no backdrop.",
            payloads: [
                "spring": gesture(
                    "tapBackground", "adbinapp://dismiss?interaction=tapped", uiTakeover: false)
            ],
            steps: [trigger, #"{ "user": "tapOutside" }"#]),
        scenario(
            "swipe-threshold",
            "A finger moves too little, too slowly, mainly along the other axis, and then enough.",
            payloads: ["spring": gesture("swipeRight", "https://example.org/")],
            steps: [trigger]
                + [("400", "0", "301"), ("401", "0", "300"), ("401", "500", "301"), ("401", "0", "301")]
                .map { host("drag", "\"x\": \"\($0)\"", "\"y\": \"\($1)\"", "\"velocity\": \"\($2)\"") }),
        scenario(
            "backdrop-link", "The user taps the backdrop, which is mapped to a link that dismisses.",
            payloads: ["spring": gesture("tapBackground", "adbinapp://dismiss?x=y")],
            steps: [trigger, #"{ "user": "tapOutside" }"#]),
        scenario(
            "dismissed-in-every-way", "A message is dismissed in every way.",
            steps: [
                trigger, dismiss, app("messageShow"), app("presentableDismiss"), app("messageShow"),
                openLink("adbinapp://dismiss?x=y"), app("messageShow"), host("pressBack"),
            ]),
    ]
}

/// Calls from inside every callback, for the expectations on every trace.
extension AdobeAndroid3Scenarios {
    /// The calls inside a callback, by the names of their scenarios.
    private static let calls = [
        ("show", app("messageShow", "a")), ("hide", app("presentableHide", "a")),
        ("dismiss", app("messageDismiss", "a")), ("trigger", trigger("b")),
    ]

    static let reentrancy =
        RecordingAdobeAndroid3Delegate.callbacks.flatMap { callback in
            calls.map { name, call in
                scenario(
                    "\(name)-inside-\(callback)",
                    "A message passes through its whole life, and \(callback) calls the SDK.", payloads: two,
                    reactions: [inside(callback, call)],
                    steps: [
                        trigger("a"), openLink("https://example.org/"), app("presentableHide", "a"),
                        app("messageShow", "a"), app("messageDismiss", "a"), #"{ "advance": 1 }"#,
                    ])
            }
        } + [
            scenario(
                "re-entrant", "The delegate calls the SDK in every callback.",
                reactions: [
                    inside("canShow", app("messageShow"), app("messageDismiss")),
                    inside("onShow", app("recordDisplay"), app("messageShow")),
                    inside("onDismiss", app("messageShow"), app("presentableHide")),
                    inside("onHide", app("messageShow")),
                    inside("onContentLoaded", app("presentableHide"), app("messageDismiss")),
                ],
                steps: [trigger, openLink("https://example.org/")])
        ]
}
