import AdobeRecords
import InAppContracts

/// Refusing now and showing later, and showing the view oneself.
extension AdobeIOSRules {
    static let holding = [
        rule(
            "AI-050",
            "To show a message later, keep its `parent` in the gate, answer no, and call `Message.show()`: the "
                + "gate is not asked again, and a conflict still stops it.",
            intent: "This is the one supported way to hold a message.",
            source: Source.messagingAndDocumentation,
            .checked(
                .scenario(
                    "held-shown-later",
                    .calls(
                        of: [.delegate, .app], named: ["shouldShowMessage", "onShow", "messageShow"],
                        are: [
                            "delegate shouldShowMessage(message: spring) -> false",
                            "app messageShow(message: spring)", "delegate onShow(message: spring)",
                        ])
                ).and(
                    scenario: "held-conflict", .never(.onShow("a")), .count(.gate("a"), 1),
                    .count(.edge("SuppressDisplay", ["messageId": "a", "reason": "Conflict"]), 1)))),
        rule(
            "AI-051",
            "Held and shown later, a message is tracked as triggered, then suppressed with the reason "
                + "`SuppressedByAppDeveloper`, then displayed.",
            intent: "Reports show that a message was held, not that it was lost.", source: Source.messaging,
            .checked(
                .scenario(
                    "held-shown-later",
                    .calls(
                        of: [.sdk], named: ["Messaging interaction event"],
                        are: [
                            AdobeLine.edge("Trigger", "spring"),
                            AdobeLine.edge(
                                "SuppressDisplay", "spring", reason: "SuppressedByAppDeveloper"),
                            AdobeLine.edge("Display", "spring"), AdobeLine.edge("Dismiss", "spring"),
                        ])))),
        rule(
            "AI-052",
            "To call `show()` of the kept `Showable` asks the gate again; another no is tracked as another "
                + "suppression.",
            intent: "Keep the `Message`, not the `Showable`, unless being asked again is wanted.",
            source: Source.both,
            .checked(
                .scenario(
                    "held-asked-again",
                    .calls(
                        of: [.delegate], named: nil,
                        are: [
                            "delegate shouldShowMessage(message: spring) -> false",
                            "delegate shouldShowMessage(message: spring) -> false",
                            "delegate shouldShowMessage(message: spring) -> true",
                            "delegate onShow(message: spring)",
                        ]), .count(.edge("SuppressDisplay", ["reason": "SuppressedByAppDeveloper"]), 2)))),
        rule(
            "AI-053", "A refused message keeps its loaded web view until it has been shown and dismissed.",
            intent: "A held message costs a web view, and appears at once.", source: Source.core,
            .checked(
                .scenario(
                    "held-shown-later", .count(.sees(["view": "1", "loads": "1"]), 3),
                    .count(.sees(["view": "1", "superview": "none"]), 2), .count(.sees(["view": "none"]), 1)))
        ),
        rule(
            "AI-054",
            "A refused message does not count as displayed for rules of frequency; `Message.recordDisplay()` "
                + "writes the record of a display into the history on purpose.",
            intent: "Call it for messages that the app shows in a way of its own.",
            source: Source.messagingAndDocumentation,
            .checked(
                .scenario(
                    "discarded-counted", .never(.edge("Display")), .count(.history("display"), 1),
                    .precedes(.app("recordDisplay"), .history("display"))))),
    ]

    static let ownViews = [
        rule(
            "AI-060",
            "The gate may take the message's web view, answer no, and put the view into the app's own screens; "
                + "its page is loading already.",
            intent: "No second load is needed to show a message inline.",
            source: Source.coreAndDocumentation,
            .checked(
                .scenario(
                    "own-view", .count(.gate("spring", answer: "false"), 1),
                    .carries(.gate, "view", "present"),
                    .occurs(.sees(["view": "1", "superview": "none", "loads": "1"])),
                    .occurs(.sees(["view": "1", "superview": "present", "loads": "1"]))))),
        rule(
            "AI-061",
            "As the gate runs on a background thread, an app has to go to the main thread for the view.",
            intent: "Only take the reference in the gate, and touch the view on the main thread.",
            source: Source.coreAndDocumentation,
            .checked(
                .scenario("own-view", .thread(.gate, .background), .thread(.app("sees"), .main)).and(
                    everywhere: .thread(.gate, .background)))),
        rule(
            "AI-062",
            "A message whose view the app shows itself is a suppressed one: no display is tracked, neither "
                + "`onShow` nor `onDismiss` comes, and a link to dismiss it tracks its interaction and removes "
                + "nothing.",
            intent: "The app removes the view and tracks the display itself.", source: Source.inferred,
            .checked(
                .scenario(
                    "own-view", .count(.edge("SuppressDisplay", ["reason": "SuppressedByAppDeveloper"]), 1),
                    .never(.edge("Display")), .never(.onShow), .never(.onDismiss), .never(.viewRemoved),
                    .count(.edge("Interact", ["action": "ok"]), 1),
                    .occurs(.sees(["superview": "present"]))))),
        rule(
            "AI-063",
            "In a view that the app shows itself, navigation is still decided by the SDK and told to the "
                + "delegate, and JavaScript handlers still work.",
            intent: "Links and scripts of an inline message need no work.", source: Source.inferred,
            .checked(
                .scenario(
                    "own-view", .occurs(.navigation("https://example.org/", "allow")),
                    .occurs(.navigation("adbinapp://dismiss?interaction=ok", "cancel")),
                    .count(.delegate("urlLoaded", ["url": "adbinapp://dismiss?interaction=ok"]), 1),
                    .occurs(.listener("javascriptMessage", ["name": "hello", "body": "there"]))))),
    ]
}

/// The object that a call concerns: the message that a listener is passed, a second show, a floating button.
extension AdobeIOSRules {
    static let listeners = [
        rule(
            "AI-145",
            "The listener's methods that `Message` implements act on the parent of the message that they are "
                + "passed, whichever `Message` they are called on, and track nothing where there is no parent.",
            intent: "An own listener that forwards to a `Message` tracks for the message that it passes on.",
            source: Source.messagingFiles("Message+FullscreenMessageDelegate.swift"),
            .checked(
                .scenario(
                    "listener-passed-another",
                    .neverBetween(.sdk(nil, ["messageId": "a"]), after: .app("tellListener"), until: nil),
                    .neverBetween(
                        .tracked, after: .app("tellListener", ["passing": "pin"]), until: nil),
                    .calls(
                        of: [.app, .sdk], named: ["overrides"] + AdobeLine.edgeAndHistory,
                        are: toldAboutAnother)))),
        rule(
            "AI-146",
            "Two calls of `show()` in one turn of the main thread make two web views. The height that a page "
                + "asked for is still there when its message is shown once more.",
            intent: "Call `show()` once: the page of the second call is the message's, and nobody sees it.",
            source: Source.coreFiles("FullscreenMessage.swift"),
            .checked(
                .scenario(
                    "shown-twice-at-once", .count(.listener("overrideUrlLoad", ["url": "bundle"]), 2),
                    .count(.gate, 1), .count(.listener("onError", ["reason": "Conflict"]), 1),
                    .count(.viewInserted, 1), .occurs(.sees(["superview": "none", "loads": "1"]))
                ).and(
                    scenario: "content-height-kept", .count(.sees(["view": "1", "height": "120"]), 1),
                    .count(.sees(["view": "2", "height": "120"]), 1)))),
        rule(
            "AI-147",
            "A floating button tells `onShow` of each `show()` and `onDismiss` of each `dismiss()`, whether or "
                + "not that changed anything.",
            intent: "These callbacks do not say that the button was gone or there before.",
            source: Source.coreFiles("FloatingButton.swift"),
            .checked(
                .scenario(
                    "floating-button-repeated",
                    .calls(
                        of: [.listener], named: nil,
                        are: ["onDismiss", "onShow", "onShow", "onDismiss", "onDismiss"].map {
                            "listener \($0)(button: floating)"
                        }), .never(.anyCallback)))),
    ]

    /// The events tracked for `b` while the listener of `a` is called for it, after both were refused; and the
    /// listener's answers about a link of each.
    private static let toldAboutAnother =
        ["a", "b"].flatMap {
            AdobeLine.step("trigger", $0) + AdobeLine.suppressed($0, "SuppressedByAppDeveloper")
        } + AdobeLine.step("display", "b") + [
            AdobeLine.history("dismiss", "b"), AdobeLine.edge("Dismiss", "b"),
            "app overrides(url: adbinapp://other?interaction=ok, passing: b) -> false",
            AdobeLine.edge("Interact", "b", action: "ok"), AdobeLine.history("interact", "b", action: "ok"),
            "app overrides(url: adbinapp://other?interaction=ok&link=https%3A%2F%2Fe.org, passing: pin) -> false",
        ]
}
