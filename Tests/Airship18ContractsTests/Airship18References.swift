import RuleTesting

/// The reference sequences: the order of AM-007, and the rules for messages that do not get to its end.
extension Reference {
    static let airship18 = [
        Reference(
            "AM-001 AM-007 AM-062 one message from its trigger to its end", "airship18-01-shown",
            ["main campaign trigger(a)", "main listener factory(a, 0)"] + shown() + [
                "main app complete(a, timed_out)", "main app ends(a)",
                "main sdk in_app_resolution(a, timed_out)",
                "main delegate messageFinishedDisplaying(a, a)",
                "main sdk action add_tags_action(a, automation, \"seen\")",
            ]),
        Reference(
            "AM-003 AM-004 a message waits until the app says that conditions have changed",
            "airship18-02-held",
            [
                "main campaign trigger(a)", "main listener factory(a, 0)", "main listener isReady(a) = true",
                "main delegate isMessageReadyToDisplay(a, a) = false", "main stage advance(3600.0)",
                "main app notifyDisplayConditionsChanged",
            ] + shown()),
        Reference(
            "AM-002 the closure decides instead of the delegate", "airship18-03-closure",
            [
                "main app setClosure(false true)", "main campaign trigger(a)", "main listener factory(a, 0)",
                "main listener isReady(a) = true", "main listener onIsReadyToDisplay(a, a) = false",
                "main app notifyDisplayConditionsChanged", "main listener isReady(a) = true",
                "main listener onIsReadyToDisplay(a, a) = true", "main delegate messageWillDisplay(a, a)",
                "main sdk in_app_display(a)", "main listener display(a)",
                "main app complete(a, user_dismissed)",
                "main app ends(a)", "main sdk in_app_resolution(a, user_dismissed)",
                "main delegate messageFinishedDisplaying(a, a)",
            ]),
        Reference(
            "AM-005 an adapter becomes ready by itself", "airship18-04-adapter-waits",
            [
                "main app setAdapterReady(a, false)", "main campaign trigger(a)",
                "main listener factory(a, 0)",
                "main listener isReady(a) = false", "main listener waitForReady(a)",
                "main app setAdapterReady(a, true)", "main app openGates(a)", "main app waited(a)",
            ] + shown()),
        Reference(
            "AM-011 AM-067 nothing is displayed, and the next message has to wait",
            "airship18-05-control-group",
            [
                "main app setDisplayInterval(30)", "main campaign isInControlGroup(a, true)",
                "main campaign trigger(a)", "main listener factory(a, 0)", "main listener isReady(a) = true",
                "main delegate isMessageReadyToDisplay(a, a) = true",
                "main delegate messageWillDisplay(a, a)",
                "main sdk in_app_resolution(a, control)", "main delegate messageFinishedDisplaying(a, a)",
                "main campaign trigger(b)", "main listener factory(b, 0)", "main listener isReady(b) = true",
                "main stage advance(30.0)",
            ] + shown("b")),
        Reference(
            "AM-009 a button that cancels deletes the schedule", "airship18-06-cancelled",
            ["main campaign trigger(a)", "main listener factory(a, 0)"] + shown() + [
                "main app complete(true, a, button_click)", "main app ends(a)",
                "main sdk in_app_resolution(any, Any, a, button_click)",
                "main delegate messageFinishedDisplaying(a, a)", "main app find(a)",
                "main listener answered(a, false)", "main campaign trigger(a)", "main sdk not set off(a)",
            ]),
        Reference(
            "AM-019 AM-049 the interval begins when the first message is dismissed",
            "airship18-07-one-after-another",
            ["main app setDisplayInterval(30)", "main campaign trigger(a)", "main listener factory(a, 0)"]
                + shown() + [
                    "main campaign trigger(b)", "main listener factory(b, 0)",
                    "main listener isReady(b) = true",
                    "main app complete(a, user_dismissed)", "main app ends(a)",
                    "main sdk in_app_resolution(a, user_dismissed)",
                    "main delegate messageFinishedDisplaying(a, a)",
                    "main stage advance(30.0)",
                ] + shown("b")),
        Reference(
            "AM-023 AM-073 an interrupted display counts, and no callback is called",
            "airship18-08-interrupted",
            ["main campaign trigger(a)", "main listener factory(a, 0)"] + shown() + [
                "main campaign relaunch", "main sdk in_app_resolution(a, interrupted)",
                "main campaign trigger(a)",
                "main sdk not set off(a)",
            ]),
    ]

    /// From the questions, all answered with true, to the display.
    private static func shown(_ message: String = "a") -> [String] {
        [
            "main listener isReady(\(message)) = true",
            "main delegate isMessageReadyToDisplay(\(message), \(message)) = true",
            "main delegate messageWillDisplay(\(message), \(message))", "main sdk in_app_display(\(message))",
            "main listener display(\(message))",
        ]
    }
}
