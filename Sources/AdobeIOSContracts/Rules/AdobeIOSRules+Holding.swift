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
            "A message that is held and shown later is tracked as triggered, then suppressed with the "
                + "reason `SuppressedByAppDeveloper`, then displayed.",
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
            "Calling `show()` of the kept `Showable` asks the gate again; another refusal is tracked as "
                + "another suppression.",
            intent: "Keep the `Message`, not the `Showable`, unless you want the gate to be asked again.",
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
            intent: "A held message keeps a web view in memory, and appears immediately.",
            source: Source.core,
            .checked(
                .scenario(
                    "held-shown-later", .count(.sees(["view": "1", "loads": "1"]), 3),
                    .count(.sees(["view": "1", "superview": "none"]), 2), .count(.sees(["view": "none"]), 1)))
        ),
        rule(
            "AI-054",
            "A refused message does not count as displayed for frequency rules; "
                + "`Message.recordDisplay()` writes a display record to the history on purpose.",
            intent: "Call it for messages that the app shows in its own way.",
            source: Source.messagingAndDocumentation,
            .checked(
                .scenario(
                    "discarded-counted", .never(.edge("Display")), .count(.history("display"), 1),
                    .precedes(.app("recordDisplay"), .history("display"))))),
    ]

    static let ownViews = [
        rule(
            "AI-060",
            "The gate may take the message's web view, refuse the message, and put the view into the "
                + "app's own screens; the page is already loading.",
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
            "The gate runs on a background thread, so an app must go to the main thread to use the view.",
            intent: "Only take the reference in the gate, and touch the view on the main thread.",
            source: Source.coreAndDocumentation,
            .checked(
                .scenario("own-view", .thread(.gate, .background), .thread(.app("sees"), .main)).and(
                    everywhere: .thread(.gate, .background)))),
        rule(
            "AI-062",
            "A message whose view the app shows itself counts as suppressed: no display is tracked, "
                + "neither `onShow` nor `onDismiss` is called, and a link that dismisses it tracks its "
                + "interaction but removes nothing.",
            intent: "The app removes the view and tracks the display itself.", source: Source.inferred,
            .checked(
                .scenario(
                    "own-view", .count(.edge("SuppressDisplay", ["reason": "SuppressedByAppDeveloper"]), 1),
                    .never(.edge("Display")), .never(.onShow), .never(.onDismiss), .never(.viewRemoved),
                    .count(.edge("Interact", ["action": "ok"]), 1),
                    .occurs(.sees(["superview": "present"]))))),
        rule(
            "AI-063",
            "In a view that the app shows itself, the SDK still decides about navigation and notifies "
                + "the delegate, and JavaScript handlers still work.",
            intent: "Links and scripts of an inline message need no extra code.", source: Source.inferred,
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
            "The listener methods that `Message` implements act on the parent of the message that is "
                + "passed to them, whichever `Message` they are called on. Without a parent they track "
                + "nothing.",
            intent:
                "An app's own listener that forwards to a `Message` tracks for the message that it passes.",
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
            "Two calls of `show()` in one turn of the main thread create two web views. The height that "
                + "a page requested is kept when its message is shown again.",
            intent:
                "Call `show()` once: the page of the second call belongs to the message, but the user never sees it.",
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
            "A floating button calls `onShow` for each `show()` and `onDismiss` for each `dismiss()`, "
                + "whether or not the call changed anything.",
            intent: "These callbacks do not say whether the button was on the screen before.",
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
