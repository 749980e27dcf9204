import AdobeRecords
import InAppContracts

/// Commands, the checks on the way to the screen, and what refuses.
extension AdobeAndroid3Scenarios {
    static let commands = [
        scenario(
            "commands-return-at-once", "After each command the app looks before anything happens.",
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
            "transitions", "Every command in every state.",
            steps: [app("createMessage", "pin"), app("inspect", "pin")] + looking("Hide", "Dismiss")
                + looking("Show", "Show", "Hide", "Hide", "Show", "Hide") + [hasActivity(false)]
                + looking("Dismiss") + [hasActivity(true)] + looking("Dismiss", "Show")
                + [hasActivity(false)] + looking("Dismiss") + [hasActivity(true)] + looking("Dismiss")),
        scenario(
            "dismissed", "The app dismisses a message that takes its time to leave.",
            steps: [trigger, app("messageDismiss", "spring").unsettled, #"{ "advance": 1 }"#]),
        scenario(
            "hidden-without-activity", "A message is hidden while there is no activity.",
            steps: [trigger, hasActivity(false), app("presentableHide")]),
        scenario(
            "dismissed-without-activity",
            "A message is dismissed while there is no activity, and again when there is another.",
            steps: [trigger, hasActivity(false), dismiss, host("resumeActivity"), dismiss]),
    ]

    static let checks = [
        scenario(
            "checks-in-order", "A message is shown while several things speak against it.",
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
            "hidden-makes-room", "A message is hidden, another is shown, and the first wants to come back.",
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
            "held-made-message", "A message of no campaign is refused.", gate: #""hold""#,
            steps: [app("createMessage", "pin"), app("presentableShow", "pin")]),
        scenario(
            "held-shown-later", "A message is refused twice, and then shown.",
            gate: #"["hold", "hold", "show"]"#,
            steps: [trigger, app("messageShow"), app("presentableShow"), dismiss]),
        scenario(
            "inspected-in-gate", "The gate looks at the message that it is asked about.",
            reactions: [inside("canShow", app("inspect"))], steps: [trigger]),
        scenario(
            "discarded-counted", "The gate discards a message, and the app shows it in a way of its own.",
            gate: #""discard""#, steps: [trigger, app("recordDisplay")]),
        scenario(
            "held-triggered-again", "A campaign is refused, and qualifies again.",
            gate: #"["hold", "show"]"#, steps: [trigger, app("inspect"), trigger, app("inspect")]),
    ]

    /// Commands on a made message, each followed by a look at it.
    private static func looking(_ commands: String...) -> [String] {
        commands.flatMap { [app("presentable\($0)", "pin"), app("inspect", "pin")] }
    }
}
