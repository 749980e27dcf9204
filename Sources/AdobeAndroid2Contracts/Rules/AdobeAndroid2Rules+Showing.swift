import AdobeRecords
import InAppContracts

/// The ways to show a message, and the steps of a display.
extension AdobeAndroid2Rules {
    static let entryPoints = [
        rule(
            "A2-020",
            "The SDK's own show after a trigger, `FullscreenMessage.show()` and `show(true)` ask the delegate; "
                + "`Message.show()` and `show(false)` do not. A conflict stops all of them.",
            intent: "Show a held message with `Message.show()`. Otherwise the gate is asked again.",
            source: Source.bothAndTest,
            .checked(
                .entryPoints.and(
                    scenario: "entry-points-conflict", .count(.gate("b"), 1), .never(.onShow("b")),
                    .never(.fragmentShown("b")), .count(.gate("a"), 1)
                ).and(scenario: "held-conflict", .never(.fragmentShown("a")), .count(.gate("a"), 1))))
    ]

    static let showing = [
        rule(
            "A2-030",
            "Without an application context or an activity the listener receives `onShowFailure`, on the "
                + "caller's thread and before the call returns. Nothing else happens.",
            intent:
                "A message that is triggered while the app has no activity is lost, and the delegate is not "
                + "notified.",
            source: Source.coreAndTest,
            .checked(
                .scenario(
                    "no-activity", .follows(.onShowFailure, directlyAfter: .app("fullscreenShow")),
                    .count(.onShowFailure, 2), .thread(.onShowFailure, .main), .never(.anyCallback),
                    .never(.webViewCreated), .never(.edge("Display"))
                ).and(
                    scenario: "no-activity-off-main",
                    .follows(.onShowFailure, directlyAfter: .app("fullscreenShow")),
                    .thread(.onShowFailure, .background), .never(.gate("pin"))))),
        rule(
            "A2-031",
            "The rest of a show begins on one background executor that all messages share. A web view is "
                + "created on the main thread if none exists (with up to five attempts of one second, which "
                + "only real time shows). Then the activity is looked up again and the monitor is asked, on "
                + "that executor.",
            intent: "The gate may block, and it must not touch views on its thread.", source: Source.core,
            .checked(
                .scenario(
                    "made-message", .precedes(.webViewCreated, .gate), .thread(.webViewCreated, .main)
                ).and(
                    scenario: "made-message-asked-again", .count(.webViewCreated, 1), .count(.gate, 2)
                ).and(
                    scenario: "activity-gone-early", .count(.webViewCreated, 1), .count(.onShowFailure, 1),
                    .thread(.onShowFailure, .background), .never(.gate)
                ).and(everywhere: .thread(.gate, .background)))),
        rule(
            "A2-032",
            "The monitor first refuses, without asking, while anything is displayed. Then it asks the "
                + "delegate, if the delegate has control, and refuses if the answer is false. Then it marks "
                + "something as displayed.",
            intent: "The gate is not asked about messages that qualify while another is on the screen.",
            source: Source.coreAndTest,
            .checked(
                .scenario("conflict", .count(.gate("a"), 1), .never(.gate("b")), .never(.fragmentShown("b")))
                    .and(
                        scenario: "made-message-conflict", .never(.gate("pin")), .count(.onShowFailure, 2)
                    ).and(
                        scenario: "discarded", .never(.fragmentShown("a")), .count(.gate("b"), 1),
                        .occurs(.fragmentShown("b"))))),
        rule(
            "A2-033",
            "After either refusal the listener receives `onShowFailure` on the executor, without a reason. "
                + "The delegate receives nothing more, and nothing is tracked.",
            intent: "Only a listener is notified that a message did not appear, and not of the reason.",
            source: Source.core,
            .checked(
                .foreignScreen(
                    heard: [
                        "delegate shouldShowMessage(message: pin) -> false",
                        "listener onShowFailure(message: pin)",
                        "delegate shouldShowMessage(message: spring) -> true",
                        "delegate onShow(message: spring)",
                    ], .thread(.onShowFailure, .background)
                ).and(scenario: "made-message-conflict", .thread(.onShowFailure, .background)).and(
                    scenario: "conflict",
                    .calls(
                        of: [.sdk], named: AdobeAndroid2Line.events,
                        are: [
                            AdobeAndroid2Line.event("trigger", "a"), AdobeAndroid2Line.event("display", "a"),
                            AdobeAndroid2Line.event("trigger", "b"), AdobeAndroid2Line.event("dismiss", "a"),
                        ])
                ).and(
                    scenario: "discarded",
                    .calls(
                        of: [.sdk], named: AdobeAndroid2Line.events,
                        are: [
                            AdobeAndroid2Line.event("trigger", "a"), AdobeAndroid2Line.event("trigger", "b"),
                            AdobeAndroid2Line.event("display", "b"),
                        ])))),
    ]

    static let acceptance = [
        rule(
            "A2-034",
            "An accepted message is put on the screen. Then its listener receives `onShow`, and after it the "
                + "delegate, all on the main thread.",
            intent:
                "In `onShow` the message is on the screen and views may be touched. On iOS neither is true.",
            source: Source.core,
            .checked(
                .scenario(
                    "made-message",
                    .calls(
                        of: [.listener, .delegate, .sdk],
                        named: ["shouldShowMessage", "fragment shown", "onShow"],
                        are: [
                            "delegate shouldShowMessage(message: pin) -> true",
                            AdobeAndroid2Line.note("fragment shown", ""), "listener onShow(message: pin)",
                            "delegate onShow(message: pin)",
                        ]), .thread(.listener("onShow"), .main), .thread(.fragmentShown, .main)
                ).and(everywhere: .thread(.onShow, .main)))),
        rule(
            "A2-035",
            "If an accepted message cannot be put on the screen, the monitor is free again and the listener "
                + "receives `onShowFailure` on the main thread.",
            intent: "Answering true in the gate does not guarantee a display.",
            source: Source.core,
            .checked(
                .scenario(
                    "activity-gone-late", .count(.gate("pin", answer: "true"), 1), .count(.onShowFailure, 1),
                    .thread(.onShowFailure, .main), .never(.onShow("pin")), .count(.gate("spring"), 1),
                    .occurs(.fragmentShown("spring"))))),
        rule(
            "A2-036",
            "Gates are asked one after the other, never at the same time: a slow gate delays all other "
                + "messages.",
            intent: "Answer from what is already known. Otherwise hold the message and show it later.",
            source: Source.inferredInPart,
            .checked(
                .scenario(
                    "gates-in-turn", .precedes(.app("reachedMain"), .gate("b")),
                    .neverBetween(.webViewCreated, after: .gate("a"), until: .app("reachedMain")),
                    .count(.gate("a", answer: "false"), 1), .count(.onShow("b"), 1)))),
        rule(
            "A2-037",
            "When the delegate is asked, the web view exists, also through `Message.getWebView()`. Before "
                + "core 2.2.0 it did not.",
            intent: "Script callbacks can be registered in the gate.", source: Source.coreAndChange,
            .checked(
                .scenario(
                    "held-shown-later", .carries(.gate, "view", "present"),
                    .precedes(.sees(["view": "1", "campaignView": "1"]), .onShow)
                ).and(scenario: "made-message", .carries(.gate, "view", "present")))),
        rule(
            "A2-038",
            "The page is loaded only after an accepted message was put on the screen. The web view of a "
                + "suppressed message is empty.",
            intent: "To show a held message in its own view, an app has to load the page itself.",
            source: Source.core,
            .checked(
                .scenario(
                    "held-shown-later", .count(.sees(["html": "none"]), 2),
                    .neverBetween(.htmlLoaded, after: .gate, until: .app("messageShow")),
                    .precedes(.onShow, .htmlLoaded),
                    .count(.sees(["html": "<html><body>hello</body></html>"]), 1)
                ).and(scenario: "shown", .precedes(.onShow, .htmlLoaded), .thread(.htmlLoaded, .main)))),
        rule(
            "A2-039", "Showing a message that is already on the screen is refused like any conflict.",
            intent: "Showing twice does no harm.", source: Source.core,
            .checked(
                .scenario(
                    "shown-twice", .count(.fragmentShown, 1), .count(.onShow, 1), .count(.gate, 1),
                    .count(.onShowFailure, 2)))),
    ]

    static let monitor = [
        rule(
            "A2-040",
            "One flag says that a message or an alert is displayed. While it is set, an alert is refused "
                + "with `ANOTHER_MESSAGE_IS_DISPLAYED`. `showAlert` sets it, and the alert's buttons or the "
                + "back button clear it.",
            intent: "An alert of another extension blocks messages, and a message blocks alerts.",
            source: Source.coreAndTest,
            .checked(
                .scenario(
                    "alert-conflict",
                    .calls(
                        of: [.listener, .delegate], named: nil,
                        are: [
                            "delegate shouldShowMessage(message: spring) -> true",
                            "delegate onShow(message: spring)",
                            "listener onError(alert: news, error: anotherMessageIsDisplayed)",
                            "delegate onDismiss(message: spring)", "listener onShow(alert: news)",
                        ])
                ).and(
                    scenario: "alert-first", .never(.gate("a")), .never(.fragmentShown("a")),
                    .occurs(.listener("onPositiveResponse")), .count(.gate("b"), 1),
                    .occurs(.fragmentShown("b"))
                ).and(
                    scenario: "alert-cancelled",
                    .count(.listener("onError", ["error": "anotherMessageIsDisplayed"]), 1),
                    .count(.gate, 1), .occurs(.fragmentShown("spring"))))),
        rule(
            "A2-041",
            "The flag follows the message's fragment: it is set when the fragment is attached and cleared "
                + "when it is detached. When the activity is destroyed, the next message may appear, and "
                + "`onDismiss` is not called.",
            intent: "Do not wait for an `onDismiss` after every `onShow`.", source: Source.inferredInPart,
            .checked(
                .scenario(
                    "activity-destroyed", .never(.onDismiss), .count(.gate("b"), 1),
                    .occurs(.fragmentShown("b"))
                ).and(
                    scenario: "rotated", .never(.onDismiss), .count(.onShow, 1), .never(.gate("b")),
                    .never(.fragmentShown("b"))))),
        rule(
            "A2-042", "Floating buttons ignore the flag.",
            intent: "A button on the screen does not block messages, and a message does not block buttons.",
            source: Source.core,
            .checked(
                .scenario(
                    "floating-button", .count(.gate, 1), .occurs(.fragmentShown("spring")),
                    .occurs(.listener("onTapDetected", ["button": "floating"])), .never(.onDismiss)))),
    ]
}
