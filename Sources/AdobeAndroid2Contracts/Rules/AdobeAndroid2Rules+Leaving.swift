import AdobeRecords
import InAppContracts

/// Dismissing.
extension AdobeAndroid2Rules {
    static let dismissing = [
        rule(
            "A2-050",
            "`dismiss()` does nothing while the flag is not set. Otherwise it clears the flag immediately. "
                + "The exit animation takes 0.3 s, or 0.6 s for fading, even if nothing is visible. Then "
                + "listener and delegate are notified. Without a view to animate they are notified "
                + "immediately, on the caller's thread.",
            intent: "`onDismiss` can be called from inside the call, and off the main thread.",
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
            "After the animation the listener receives `onBackPressed`, if the back button was the cause, "
                + "and `onDismiss`. Then the delegate receives `onDismiss`. Then the fragment is removed and "
                + "the message releases its web view.",
            intent: "In `onDismiss` the web view still exists.", source: Source.coreAndTest,
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
            "The flag does not belong to one message. Dismissing a message while another is displayed clears "
                + "the flag and calls the callbacks of the dismissed message. The displayed message stays on "
                + "the screen, can no longer be dismissed, and no longer blocks other messages.",
            intent: "Dismiss only the displayed message: follow `onShow` and `onDismiss` to know which one.",
            source: Source.inferred,
            .checked(
                .scenario(
                    "dismiss-other", .count(.onDismiss("b"), 1),
                    .follows(
                        .onDismiss("b"), directlyAfter: .app("fullscreenDismiss", ["message": "b"])),
                    .never(.onDismiss("a")), .never(.fragmentDismissed("a")), .count(.onShow("b"), 1)))),
        rule(
            "A2-053", "Repeated dismissals give one set of callbacks.",
            intent: "It is safe to dismiss from several places.", source: Source.core,
            .checked(
                .scenario(
                    "dismissed-repeatedly", .count(.onDismiss, 1), .count(.fragmentDismissed, 1),
                    .count(.edge("Dismiss"), 1)))),
    ]

    static let exits = [
        rule(
            "A2-054",
            "The flag is clear during the exit animation, so `onShow` of the next message can be called "
                + "before `onDismiss` of the message that is being dismissed.",
            intent: "Keep track of each message, not of one flag for what is visible.",
            source: Source.inferred,
            .checked(.nextDuringExit(.fragmentShown("b")))),
        rule(
            "A2-055",
            "After a dismissal `FullscreenMessage.getWebView()` is null, and the next show creates a new web "
                + "view. `Message.getWebView()` keeps the first web view that it returned.",
            intent: "Take the view from the `FullscreenMessage`: the one of the `Message` may be stale.",
            source: Source.inferredInPart,
            .checked(
                .scenario(
                    "shown-after-dismissal", .count(.sees(["view": "1", "campaignView": "1"]), 1),
                    .count(.sees(["view": "none", "campaignView": "1"]), 1),
                    .count(.sees(["view": "2", "campaignView": "1"]), 1), .count(.webViewCreated, 2)))),
        rule(
            "A2-056",
            "The back button dismisses: the listener receives `onBackPressed` and `onDismiss`, and the "
                + "delegate receives `onDismiss`. In core 2.2.0 to 2.2.2 the listener received "
                + "`onBackPressed` only.",
            intent: "The delegate cannot distinguish the back button from other ways to dismiss.",
            source: Source.core,
            .checked(
                .scenario(
                    "back-pressed", .count(.onDismiss, 1),
                    .delay(EventPattern(.campaign, "pressBack"), .onDismiss, seconds: 0.3),
                    .thread(.onDismiss, .main), .count(.edge("Dismiss"), 1)
                ).and(
                    scenario: "made-back-pressed", .count(.listener("onBackPressed"), 1),
                    .count(.listener("onDismiss"), 1), .count(.onDismiss, 1)))),
        rule(
            "A2-057", "A message cannot be hidden and shown again, because no function for that exists.",
            intent: "A message can be removed temporarily only by dismissing it, which is reported.",
            source: Source.core,
            .untestable(
                "A missing function does not appear in a trace: code that calls it does not compile.")),
    ]

    static let emptyPages = [
        rule(
            "A2-060",
            "A message with an empty page, which only an app or another extension can create, is reported as "
                + "shown and immediately dismissed: `onShow`, then `onDismiss`.",
            intent: "`onDismiss` can follow `onShow` immediately. On iOS it would never be called.",
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
