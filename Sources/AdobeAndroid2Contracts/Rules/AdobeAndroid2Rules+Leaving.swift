import AdobeRecords
import InAppContracts

/// Dismissing.
extension AdobeAndroid2Rules {
    static let dismissing = [
        rule(
            "A2-050",
            "`dismiss()` does nothing while the flag is not set. Otherwise it clears the flag at once; the exit "
                + "animation takes 0.3 s, fading 0.6 s, and also where there is nothing to see; then listener and "
                + "delegate are told. Without a view to animate they are told at once, on the caller's thread.",
            intent: "`onDismiss` can come from inside the call, and off the main thread.",
            source: Source.coreAndTest,
            .checked(
                .scenario(
                    "dismissed",
                    .neverBetween(.onDismiss, after: .app("fullscreenDismiss"), until: .delegates),
                    .delay(.app("fullscreenDismiss"), .onDismiss, seconds: 0.3), .thread(.onDismiss, .main)
                ).and(
                    scenario: "dismissed-fading",
                    .delay(.app("fullscreenDismiss"), .onDismiss, seconds: 0.6)
                ).and(
                    scenario: "dismissed-still",
                    .delay(.app("fullscreenDismiss"), .onDismiss, seconds: 0.3)
                ).and(
                    scenario: "dismissed-in-on-show",
                    .delay(.app("fullscreenDismiss"), .onDismiss, seconds: 0), .never(.htmlLoaded)
                ).and(
                    scenario: "dismiss-other-off-main", .thread(.onDismiss("pin"), .background),
                    .delay(.app("fullscreenDismiss"), .onDismiss("pin"), seconds: 0)
                ).and(
                    scenario: "swipe-mapped", .delay(.app("fullscreenDismiss"), .onDismiss, seconds: 0)
                ).and(
                    scenario: "dismiss-not-displayed", .never(.onDismiss), .never(.fragmentDismissed)))),
        rule(
            "A2-051",
            "After the animation the listener hears `onBackPressed`, if the back button was the cause, and "
                + "`onDismiss`, then the delegate hears `onDismiss`; then the fragment goes and the message lets "
                + "go of its web view.",
            intent: "In `onDismiss` the web view is still there.", source: Source.coreAndTest,
            .checked(
                .scenario(
                    "made-message",
                    .calls(
                        of: [.listener, .delegate, .sdk], named: ["onDismiss", "fragment dismissed"],
                        are: [
                            "listener onDismiss(message: pin)", "delegate onDismiss(message: pin)",
                            AdobeAndroid2Line.note("fragment dismissed", ""),
                        ]), .carries(.onDismiss, "view", "present"), .occurs(.sees(["view": "none"]))
                ).and(
                    scenario: "made-back-pressed",
                    .calls(
                        of: [.listener, .delegate, .sdk],
                        named: ["onBackPressed", "onDismiss", "fragment dismissed"],
                        are: [
                            "listener onBackPressed(message: pin)", "listener onDismiss(message: pin)",
                            "delegate onDismiss(message: pin)",
                            AdobeAndroid2Line.note("fragment dismissed", ""),
                        ]), .occurs(.sees(["view": "none"]))))),
        rule(
            "A2-052",
            "The flag belongs to no message: dismissing one while another is displayed clears the flag and runs "
                + "the callbacks of the one that was dismissed; the other stays on the screen, and can neither "
                + "be dismissed nor keep others away.",
            intent: "Dismiss only what is displayed: look at `onShow` and `onDismiss` first.",
            source: Source.inferred,
            .checked(
                .scenario(
                    "dismiss-other", .count(.onDismiss("b"), 1),
                    .follows(
                        .onDismiss("b"), directlyAfter: .app("fullscreenDismiss", ["message": "b"])),
                    .never(.onDismiss("a")), .never(.fragmentDismissed("a")), .count(.onShow("b"), 1)))),
        rule(
            "A2-053", "Dismissing again and again gives one set of callbacks.",
            intent: "It is safe to dismiss from several places.", source: Source.core,
            .checked(
                .scenario(
                    "dismissed-repeatedly", .count(.onDismiss, 1), .count(.fragmentDismissed, 1),
                    .count(.edge("Dismiss"), 1)))),
    ]

    static let exits = [
        rule(
            "A2-054",
            "The flag is free during the exit animation, so that the next message's `onShow` can come before the "
                + "`onDismiss` of the one that leaves.",
            intent: "Count by message, not with one flag for what is visible.", source: Source.inferred,
            .checked(.nextDuringExit(.fragmentShown("b")))),
        rule(
            "A2-055",
            "After its dismissal `FullscreenMessage.getWebView()` is null, and the next show makes a new web view. "
                + "`Message.getWebView()` stays with the first that it saw.",
            intent: "Take the view from the `FullscreenMessage`: the one of the `Message` may be stale.",
            source: Source.inferredInPart,
            .checked(
                .scenario(
                    "shown-after-dismissal", .count(.sees(["view": "1", "campaignView": "1"]), 1),
                    .count(.sees(["view": "none", "campaignView": "1"]), 1),
                    .count(.sees(["view": "2", "campaignView": "1"]), 1), .count(.webViewCreated, 2)))),
        rule(
            "A2-056",
            "The back button dismisses: the listener hears `onBackPressed` and `onDismiss`, the delegate "
                + "`onDismiss`. In core 2.2.0 to 2.2.2 the listener heard `onBackPressed` only.",
            intent: "The delegate cannot tell the back button from any other way out.", source: Source.core,
            .checked(
                .scenario(
                    "back-pressed", .count(.onDismiss, 1),
                    .delay(EventPattern(.campaign, "pressBack"), .onDismiss, seconds: 0.3),
                    .thread(.onDismiss, .main), .count(.edge("Dismiss"), 1)
                ).and(
                    scenario: "made-back-pressed", .count(.listener("onBackPressed"), 1),
                    .count(.listener("onDismiss"), 1), .count(.onDismiss, 1)))),
        rule(
            "A2-057", "A message cannot be hidden and shown again; there is no such function.",
            intent: "To get a message out of the way for a while it has to be dismissed, which is reported.",
            source: Source.core,
            .untestable(
                "A function that is not there shows in no trace: code that calls it does not compile.")),
    ]

    static let emptyPages = [
        rule(
            "A2-060",
            "A message with an empty page, which only an app or another extension can make, is announced and at "
                + "once dismissed: `onShow`, then `onDismiss`.",
            intent: "An `onDismiss` can follow its `onShow` at once. On iOS it would never come.",
            source: Source.inferred,
            .checked(
                .scenario(
                    "empty-page",
                    .calls(
                        of: [.listener, .delegate], named: nil,
                        are: [
                            "delegate shouldShowMessage(message: pin) -> true",
                            "listener onShow(message: pin)", "delegate onShow(message: pin)",
                            "listener onDismiss(message: pin)", "delegate onDismiss(message: pin)",
                            "delegate shouldShowMessage(message: spring) -> true",
                            "delegate onShow(message: spring)",
                        ])
                ).and(
                    scenario: "malformed-campaign", .never(.delegate("onShow", ["message": "m"])),
                    .count(EventPattern(.campaign, "refused"), 8))))
    ]
}
