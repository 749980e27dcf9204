import RuleTesting

/// The reference sequences: the order of AS-001, and the rules for messages that do not get to its end.
extension Reference {
    static let airship17 = [
        Reference(
            "AS-001 AS-042 one message from its trigger to its end", "airship-01-shown",
            [
                "main app setAssetsDelegate", "main app chooseCoordinator(own, spring)",
                "main campaign trigger(spring)", "bg delegate extend(spring)", "bg listener factory(spring)",
                "bg delegate displayCoordinator(spring)", "bg listener onPrepare(spring) = success",
                "main listener prepare(spring) = success",
            ] + asked(by: "own") + [
                "main delegate messageWillBeDisplayed(spring, spring)",
                "main listener didBeginDisplaying(own, spring)", "main sdk in_app_display(spring)",
                "main listener display(spring)", "main app complete(spring, timed_out)",
                "main app reports(spring, timed_out)", "main sdk in_app_resolution(spring, timed_out)",
                "main sdk action add_tags_action(manualInvocation, \"seen\")",
                "main delegate messageFinishedDisplaying(spring, spring, timed_out)",
                "main listener didFinishDisplaying(own, spring)",
            ]),
        Reference(
            "AS-045 AS-080 a banner's button runs its actions and ends the message",
            "airship-02-banner-button",
            [
                "main campaign trigger(spring)", "bg delegate extend(spring)",
                "bg delegate displayCoordinator(spring)", "main delegate isMessageReady(spring) = true",
                "main delegate messageWillBeDisplayed(spring, spring)", "main sdk in_app_display(spring)",
                "main user tapButton(ok)",
                "main sdk action deep_link_action(manualInvocation, \"shop://spring\")",
                "main sdk in_app_resolution(ok, spring, button_click)",
                "main delegate messageFinishedDisplaying(spring, spring, button_click, ok)",
            ]),
        Reference(
            "AS-027 a message waits until its coordinator says that it is ready", "airship-03-held",
            [
                "main app chooseCoordinator(own, spring)", "main app setCoordinatorReady(own, false)",
                "main campaign trigger(spring)",
            ] + prepared() + [
                "main listener isReady(own) = false", "main app setCoordinatorReady(own, true)",
                "main listener isReady(own) = true",
            ] + asked(by: "own") + begun(by: "own")),
        Reference(
            "AS-018 AS-020 a retry comes after 30 seconds, whatever else happens", "airship-04-retried",
            ["main app prepareWith(retry success, spring)", "main campaign trigger(spring)"]
                + prepared(answer: "retry") + [
                    "main stage advance(29.0)", "main app notifyDisplayConditionsChanged",
                    "main stage advance(1.0)", "main listener prepare(spring) = success",
                ] + asked() + begun()),
        Reference(
            "AS-020 an adapter that cancels deletes the schedule", "airship-05-cancelled",
            ["main app prepareWith(cancel, spring)", "main campaign trigger(spring)"]
                + prepared(answer: "cancel") + [
                    "main campaign trigger(spring)", "main sdk not set off(spring)",
                ]),
        Reference(
            "AS-031 the interval begins when the display of the first message ends",
            "airship-06-one-after-another",
            ["main campaign trigger(a)"] + prepared("a") + asked("a") + begun("a")
                + ["main campaign trigger(b)"] + prepared("b") + [
                    "main stage advance(100.0)", "main app complete(a, user_dismissed)",
                    "main app reports(a, user_dismissed)", "main sdk in_app_resolution(a, user_dismissed)",
                    "main delegate messageFinishedDisplaying(a, a, user_dismissed)",
                    "main stage advance(30.0)",
                ] + asked("b") + begun("b")),
        Reference(
            "AS-090 AS-095 AS-097 a page ends itself with a button of its own", "airship-07-page",
            [
                "main campaign trigger(spring)", "bg delegate extend(spring)",
                "bg delegate displayCoordinator(spring)", "main delegate isMessageReady(spring) = true",
                "main delegate messageWillBeDisplayed(spring, spring)", "main sdk in_app_display(spring)",
                "main sdk page load(https://example.com/spring)", "main page finishLoading",
                #"main page post(dismiss, {"button_info":{"id":"yes","label":{"text":"Yes"}},"type":"button_click"})"#,
                "main sdk in_app_resolution(yes, spring, button_click)",
                "main delegate messageFinishedDisplaying(spring, spring, button_click, yes)",
            ]),
        Reference(
            "AS-007 AS-008 AS-009 prepared while paused, asked and displayed when the pause ends",
            "airship-08-paused",
            [
                "main app chooseCoordinator(own, spring)", "main app setPaused(true)",
                "main campaign trigger(spring)",
            ] + prepared() + ["main app setPaused(false)"] + asked(by: "own") + begun(by: "own")),
        Reference(
            "AS-012 no message counts as an execution", "airship-09-no-message",
            [
                "main app extendTo(nothing, spring)", "main campaign trigger(spring)",
                "bg delegate extend(spring) = nil", "bg sdk extend gave no message(spring)",
                "main campaign trigger(spring)", "main sdk not set off(spring)",
            ]),
        Reference(
            "AS-049 an interrupted display counts, and no callback is called", "airship-10-interrupted",
            ["main app chooseCoordinator(own, spring)", "main campaign trigger(spring)"] + prepared()
                + asked(by: "own") + begun(by: "own") + [
                    "main campaign relaunch", "main sdk in_app_resolution(spring, interrupted)",
                    "main campaign trigger(spring)", "main sdk not set off(spring)",
                ]),
    ]

    /// The preparation of a message of the app's own kind.
    private static func prepared(_ message: String = "spring", answer: String = "success") -> [String] {
        [
            "bg delegate extend(\(message))", "bg listener factory(\(message))",
            "bg delegate displayCoordinator(\(message))", "main listener prepare(\(message)) = \(answer)",
        ]
    }

    /// The questions, all answered with true.
    private static func asked(_ message: String = "spring", by coordinator: String? = nil) -> [String] {
        (coordinator.map { ["main listener isReady(\($0)) = true"] } ?? []) + [
            "main listener isReadyToDisplay(\(message)) = true",
            "main delegate isMessageReady(\(message)) = true",
        ]
    }

    /// The beginning of a display.
    private static func begun(_ message: String = "spring", by coordinator: String? = nil) -> [String] {
        ["main delegate messageWillBeDisplayed(\(message), \(message))"]
            + (coordinator.map { ["main listener didBeginDisplaying(\($0), \(message))"] } ?? []) + [
                "main sdk in_app_display(\(message))", "main listener display(\(message))",
            ]
    }
}
