import AdobeRecords
import InAppContracts

/// Dismissing and hiding.
extension AdobeIOSRules {
    static let dismissing = [
        rule(
            "AI-070",
            "`FullscreenMessage.dismiss()` returns immediately; the rest happens later on the main thread.",
            intent: "The message is still on the screen when the call returns.", source: Source.core,
            .checked(
                .scenario(
                    "dismiss-returns-at-once",
                    .neverBetween(
                        .sdk(nil), after: .app("fullscreenDismiss"), until: .app("messagingDelegate")),
                    .neverBetween(
                        .anyCallback, after: .app("fullscreenDismiss"), until: .app("messagingDelegate")),
                    .thread(.viewRemoved, .main), .count(.onDismiss, 1)))),
        rule(
            "AI-071", "Dismissing while nothing is displayed is ignored, without a callback.",
            intent: "Dismissing a held message is harmless, and causes no callback.",
            source: Source.coreAndTest,
            .checked(
                .scenario(
                    "dismiss-not-displayed", .never(.onDismiss), .never(.viewRemoved),
                    .never(.history("dismiss"))
                )
                .and(everywhere: .precedes(.onShow, .onDismiss)))),
        rule(
            "AI-072", "Dismissing a message while another one is displayed is ignored.",
            intent: "No message can remove another one from the screen.", source: Source.coreAndTest,
            .checked(
                .scenario(
                    "dismiss-other",
                    .neverBetween(
                        .anyCallback, after: .app("fullscreenDismiss", ["message": "b"]),
                        until: .app("messagingDelegate")), .never(.viewRemoved("b")), .never(.onDismiss("b")),
                    .count(.edge("SuppressDisplay", ["messageId": "b", "reason": "Conflict"]), 1),
                    .count(.onDismiss("a"), 1)))),
        rule(
            "AI-073",
            "An accepted dismissal frees the monitor, plays the exit animation (0.3 s, or none), removes "
                + "and releases the view, and then notifies the listener and after it the delegate, on "
                + "the main thread.",
            intent: "In `onDismiss` the message no longer has a view.", source: Source.core,
            .checked(
                .scenario(
                    "dismissed",
                    .delay(.app("fullscreenDismiss"), .viewRemoved("spring"), seconds: 0.3),
                    .delay(.viewRemoved("spring"), .onDismiss, seconds: 0),
                    .carries(.onDismiss, "view", "none")
                )
                .and(
                    scenario: "no-animation",
                    .delay(.app("fullscreenDismiss"), .viewRemoved("spring"), seconds: 0)
                ).and(
                    scenario: "made-message", .follows(.listener("onDismiss"), directlyAfter: .viewRemoved),
                    .follows(.onDismiss, directlyAfter: .listener("onDismiss")),
                    .thread(.listener("onDismiss"), .main)
                ).and(everywhere: .thread(.onDismiss, .main)))),
        rule(
            "AI-074",
            "Since core 5.5.2 the listener and the delegate are notified of a dismissal after the view "
                + "is removed; in earlier versions, before that.",
            intent: "Only on old versions can releasing the message in `onDismiss` abort the removal.",
            source: "vendor source (AEPServices), 5.11.0, and a vendor change",
            .checked(
                .scenario(
                    "dismissed", .precedes(.viewRemoved("spring"), .history("dismiss")),
                    .precedes(.viewRemoved("spring"), .onDismiss)
                ).and(scenario: "made-message", .precedes(.viewRemoved, .listener("onDismiss"))))),
        rule(
            "AI-075",
            "The monitor is free during the exit animation, so the next message's `onShow` can be called "
                + "before the `onDismiss` of the leaving message.",
            intent: "Track visibility by message, not with one flag for all messages.",
            source: Source.inferred,
            .checked(.nextDuringExit(.viewInserted("b")))),
        rule(
            "AI-076", "Repeated dismissals cause one `onDismiss`.",
            intent: "It is safe to dismiss from several places.", source: Source.core,
            .checked(
                .scenario(
                    "dismissed-repeatedly", .count(.onDismiss, 1), .count(.viewRemoved("spring"), 1),
                    .count(.history("dismiss"), 1)))),
        rule(
            "AI-077",
            "After its dismissal a message has no view; showing it again creates a new view, loads the "
                + "page again, and registers all JavaScript handlers again.",
            intent: "A view that was kept from the first display is not the view on the screen.",
            source: Source.core,
            .checked(
                .scenario(
                    "shown-after-dismissal", .occurs(.sees(["view": "none"])),
                    .occurs(.sees(["view": "2", "loads": "1", "handlers": "hello"])),
                    .count(.listener("overrideUrlLoad", ["url": "bundle"]), 2),
                    .occurs(.listener("javascriptMessage", ["name": "hello", "body": "again"]))))),
        rule(
            "AI-078",
            "A tap on the backdrop dismisses the message, whatever its gestures say about it, and tracks no interaction.",
            intent: "The user can always close a message with a backdrop by a tap beside it.",
            source: Source.coreAndTest,
            .checked(
                .scenario(
                    "backdrop-tap", .count(.onDismiss, 1), .never(.edge("Interact")), .never(.urlLoaded),
                    .count(.edge("Dismiss"), 1)))),
        rule(
            "AI-079",
            "A dismissal inside `onShow` overtakes the insertion of the view, and is still reported "
                + "once. AI-137 says what it leaves on the screen without a display animation.",
            intent: "Wait for the main thread's next turn before dismissing.",
            source: Source.coreFiles("FullscreenMessage.swift"),
            .checked(
                .scenario(
                    "dismissed-in-on-show",
                    .calls(
                        of: [.delegate, .app], named: nil,
                        are: [
                            "delegate shouldShowMessage(message: spring) -> true",
                            "delegate onShow(message: spring)", "app fullscreenDismiss(message: spring)",
                            "delegate onDismiss(message: spring)",
                        ])
                ).and(
                    scenario: "dismissed-in-on-show-still",
                    .precedes(.app("fullscreenDismiss"), .viewInserted("spring")),
                    .count(.onDismiss("spring"), 1)))),
    ]

    static let hiding = [
        rule(
            "AI-080",
            "`hide()` returns immediately, frees the monitor, animates the message out like a dismissal, "
                + "keeps its web view, and causes no callback.",
            intent: "An app that hides a message must remember this itself.", source: Source.core,
            .checked(
                .scenario(
                    "hidden",
                    .neverBetween(.anyCallback, after: .app("fullscreenHide"), until: .trigger("b")),
                    .neverBetween(.tracked, after: .app("fullscreenHide"), until: .trigger("b")),
                    .neverBetween(
                        .viewRemoved, after: .app("fullscreenHide"), until: .app("messagingDelegate")),
                    .delay(.app("fullscreenHide"), .viewRemoved("a"), seconds: 0.3),
                    .occurs(.sees(["view": "1", "parent": "other"])), .occurs(.onShow("b"))))),
        rule(
            "AI-081",
            "Showing a hidden message brings the same view back without a load; the gate and `onShow` "
                + "are called again, and a second display is tracked.",
            intent: "`onShow` does not mean that a message is new.", source: Source.inferredInPart,
            .checked(
                .scenario(
                    "hidden-shown-again", .count(.sees(["view": "1", "loads": "1"]), 2), .count(.gate, 2),
                    .count(.onShow, 2), .count(.edge("Display"), 2), .never(.onDismiss)))),
        rule(
            "AI-082", "Dismissing a hidden message is ignored, and its web view stays.",
            intent: "To dismiss a hidden message, show it again first.", source: Source.inferred,
            .checked(
                .scenario(
                    "hidden-dismissed", .never(.onDismiss), .never(.edge("Dismiss")),
                    .occurs(.sees(["view": "1"]))))),
        rule(
            "AI-083", "Hiding a message that is not displayed does nothing.",
            intent: "It is safe to hide a message without a check.", source: Source.coreAndTest,
            .checked(
                .scenario(
                    "hide-not-displayed", .never(.viewRemoved),
                    .neverBetween(.sdk(nil), after: .app("fullscreenHide"), until: nil),
                    .neverBetween(.anyCallback, after: .app("fullscreenHide"), until: nil),
                    .never(.listener("onDismiss"))))),
    ]
}
