import AdobeRecords
import InAppContracts

/// The ways to show a message, and the steps of a display.
extension AdobeIOSRules {
    static let entryPoints = [
        rule(
            "AI-020",
            "The SDK's own show after a trigger and `FullscreenMessage.show()` ask the delegate; `Message.show()` "
                + "and `show(withMessagingDelegateControl: false)` do not. A conflict stops all of them.",
            intent: "Show a held message with `Message.show()`; otherwise the gate is asked again.",
            source: Source.bothAndTest,
            .checked(
                .entryPoints.and(
                    scenario: "entry-points-conflict",
                    .count(.edge("SuppressDisplay", ["messageId": "b", "reason": "Conflict"]), 4),
                    .count(.gate("b"), 1), .never(.onShow("b"))))),
        rule(
            "AI-021",
            "Every call that shows a message returns immediately, and no callback is called before it has returned.",
            intent: "Code after `show()` runs before any callback.", source: Source.both,
            .checked(
                .scenario(
                    "show-returns-at-once",
                    .neverBetween(.anyCallback, after: .app("messageShow"), until: .app("messagingDelegate")),
                    .neverBetween(.sdk(nil), after: .app("messageShow"), until: .app("messagingDelegate")),
                    .neverBetween(.anyCallback, after: .app("fullscreenShow"), until: .app("sees")),
                    .neverBetween(.sdk(nil), after: .app("fullscreenShow"), until: .app("sees")),
                    .count(.onShow, 2)))),
    ]

    static let showing = [
        rule(
            "AI-030",
            "On a first show, the web view is created and starts loading on the main thread; then the "
                + "delegate is asked on a background thread, and the view already exists.",
            intent: "The gate may block and may take the view, but must not use it on the gate's own thread.",
            source: "vendor source (AEPServices), 5.11.0, and unit tests (AEPMessaging), 5.14.0",
            .checked(
                .scenario(
                    "made-message", .precedes(.listener("overrideUrlLoad", ["url": "bundle"]), .gate),
                    .thread(.listener("overrideUrlLoad"), .main), .carries(.gate, "view", "present")
                ).and(
                    scenario: "own-view", .carries(.gate, "view", "present"),
                    .precedes(.sees(["view": "1", "loads": "1"]), .edge("SuppressDisplay"))
                ).and(everywhere: .thread(.gate, .background)))),
        rule(
            "AI-031", "A show that finds an existing web view neither creates nor loads it again.",
            intent: "A held message appears without another load.", source: Source.coreAndTest,
            .checked(
                .scenario(
                    "made-message-asked-again",
                    .count(.listener("overrideUrlLoad", ["url": "bundle"]), 1),
                    .count(.sees(["view": "1", "loads": "1"]), 2), .count(.gate, 2)))),
        rule(
            "AI-032", "A conflict is found before the delegate would be asked, so the delegate is not asked.",
            intent: "The gate is not called for messages that qualify while another is on the screen.",
            source: Source.coreAndTest,
            .checked(
                .scenario("conflict", .count(.gate("a"), 1), .never(.gate("b"))).and(
                    scenario: "made-message-conflict", .never(.gate("pin")),
                    .count(.listener("onError", ["reason": "Conflict"]), 2)))),
        rule(
            "AI-033",
            "On a conflict the message's listener receives `onShowFailure` and then `onError` with the "
                + "reason `Conflict`, on a background thread; the delegate is not notified.",
            intent: "Only a listener learns why a message did not appear.", source: Source.core,
            .checked(
                .scenario(
                    "made-message-conflict",
                    .calls(
                        of: [.listener, .delegate], named: nil,
                        are: [
                            "delegate shouldShowMessage(message: spring) -> true",
                            "delegate onShow(message: spring)",
                            "listener overrideUrlLoad(url: bundle, message: pin) -> true",
                            "listener onShowFailure(message: pin)",
                            "listener onError(message: pin, reason: Conflict)",
                            "listener onShowFailure(message: pin)",
                            "listener onError(message: pin, reason: Conflict)",
                        ]), .thread(.listener("onShowFailure"), .background),
                    .thread(.listener("onError"), .background)))),
        rule(
            "AI-034",
            "After a refusal the listener receives `onShowFailure` and `onError` with the reason "
                + "`SuppressedByAppDeveloper`, the delegate gets no further callback, and the monitor "
                + "stays free.",
            intent: "Refusing one message does not block the next one.", source: Source.coreAndTest,
            .checked(
                .foreignScreen(
                    heard: [
                        "listener overrideUrlLoad(url: bundle, message: pin) -> true",
                        "delegate shouldShowMessage(message: pin) -> false",
                        "listener onShowFailure(message: pin)",
                        "listener onError(message: pin, reason: SuppressedByAppDeveloper)",
                        "delegate shouldShowMessage(message: spring) -> true",
                        "delegate onShow(message: spring)",
                    ], .thread(.listener("onShowFailure"), .background),
                    .thread(.listener("onError"), .background), .occurs(.viewInserted("spring"))))),
        rule(
            "AI-035",
            "An accepted message is marked as displayed; then its listener and after it the delegate "
                + "receive `onShow`, on the same background thread, before the view is put on the screen.",
            intent: "In `onShow` the message is not visible yet, and the thread is not the main thread.",
            source: Source.core,
            .checked(
                .scenario(
                    "made-message",
                    .calls(
                        of: [.listener, .delegate, .sdk], named: ["shouldShowMessage", "onShow"],
                        are: [
                            "delegate shouldShowMessage(message: pin) -> true",
                            "listener onShow(message: pin)",
                            "delegate onShow(message: pin)",
                        ]), .follows(.viewInserted, directlyAfter: .onShow),
                    .thread(.listener("onShow"), .background), .thread(.viewInserted, .main)
                ).and(everywhere: .thread(.onShow, .background)))),
        rule(
            "AI-036", "Showing a message that is already on the screen is a conflict.",
            intent: "Showing a message twice is harmless and is tracked as suppressed.",
            source: Source.inferredInPart,
            .checked(
                .scenario(
                    "shown-twice", .count(.edge("SuppressDisplay", ["reason": "Conflict"]), 1),
                    .count(.viewInserted("spring"), 1), .count(.onShow, 1), .count(.onDismiss, 1)))),
        rule(
            "AI-037", "A show that failed is neither queued nor repeated.",
            intent: "An app that wants the message later has to show it itself.", source: Source.core,
            .checked(
                .scenario(
                    "conflict",
                    .neverBetween(
                        .sdk(nil, ["messageId": "b"]), after: .app("fullscreenDismiss"), until: nil),
                    .never(EventPattern(.delegate, nil, ["message": "b"])), .never(.viewInserted("b"))))),
        rule(
            "AI-038",
            "A message with an empty page is accepted and announced, and then abandoned: the monitor is "
                + "free again and `onDismiss` is never called.",
            intent: "Do not wait for an `onDismiss` after every `onShow`.", source: Source.core,
            .checked(
                .scenario(
                    "empty-page",
                    .calls(
                        of: [.delegate], named: nil,
                        are: [
                            "delegate shouldShowMessage(message: empty) -> true",
                            "delegate onShow(message: empty)",
                            "delegate shouldShowMessage(message: spring) -> true",
                            "delegate onShow(message: spring)",
                        ]), .never(.viewInserted("empty")), .occurs(.viewInserted("spring"))))),
        rule(
            "AI-039",
            "The gate runs on a concurrent queue and the monitor is marked only after the answer, so two "
                + "messages whose gates overlap can both pass.",
            intent: "A slow gate may have to guard against two messages at the same time.",
            source: Source.inferred,
            .untestable(
                "A virtual stage runs one background job at a time, so two gates never overlap; which of "
                    + "two real threads is first cannot be predicted.")),
        rule(
            "AI-040",
            "A gate that blocks does not block the main thread; it delays its message until it returns.",
            intent: "The gate may wait for an answer from the main thread.", source: Source.core,
            .checked(
                .scenario(
                    "gate-waits-for-main", .thread(.app("reachedMain"), .main),
                    .precedes(.app("reachedMain"), .onShow), .precedes(.app("reachedMain"), .edge("Display")),
                    .count(.onShow, 1)))),
        rule(
            "AI-041",
            "A message that nothing retains is released silently in the middle of its show; a campaign's "
                + "message is retained by its own view and outlives its dismissal.",
            intent: "Retain messages that you create yourself; those of campaigns retain themselves.",
            source: Source.inferred,
            .checked(
                .scenario(
                    "message-released", .never(EventPattern(.delegate, nil, ["message": "pin"])),
                    .never(EventPattern(.listener, nil)), .count(.onShow("spring"), 2)))),
        rule(
            "AI-042",
            "A message with a backdrop but without a display animation is inserted without the backdrop; "
                + "with an animation the backdrop is inserted and receives taps.",
            intent: "Without an animation a tap beside the message does nothing.",
            source: Source.inferredInPart,
            .checked(
                .scenario(
                    "no-animation", .occurs(.nothingTakes("tap outside the message")),
                    .neverBetween(
                        .onDismiss, after: EventPattern(.user, "tapOutside"), until: .app("fullscreenDismiss")
                    ),
                    .occurs(.viewInserted("spring"))
                ).and(scenario: "backdrop-tap", .count(.onDismiss, 1)))),
    ]
}
