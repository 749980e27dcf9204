import AdobeRecords
import InAppContracts

/// Unreadable parts of payloads, and objects other than messages that an app gets.
extension AdobeIOSRules {
    static let parts = [
        rule(
            "AI-158",
            "The links of a message without a parent are handled by the `Message` that is its listener: "
                + "a link with the SDK's own scheme is answered with false and its `link` is opened, but "
                + "nothing is tracked.",
            intent: "An app's own message can contain links with `link`.", source: Source.played,
            .checked(
                .scenario(
                    "listener-passed-another", .count(.opened("https://e.org"), 1),
                    .count(EventPattern(.app, "overrides", ["passing": "pin"], answer: "false"), 1)))),
        rule(
            "AI-159",
            "A proposition with empty `scopeDetails` is dropped. One malformed item, such as an item "
                + "without an `id`, drops all items of its proposition.",
            intent: "A payload that was shortened by hand must keep these parts.", source: Source.played,
            .checked(
                .scenario(
                    "malformed-items", .count(.host("refused"), 2), .never(.sdk(nil, ["messageId": "part"])),
                    .count(.onShow("spring"), 1)))),
        rule(
            "AI-160",
            "One rule without `consequences`, or a missing `version`, makes the whole ruleset void.",
            intent: "A mistake in one rule disables all rules of its ruleset.", source: Source.played,
            .checked(
                .scenario(
                    "void-rulesets", .count(.host("refused"), 2), .never(.sdk(nil, ["messageId": "part"])),
                    .count(.onShow("spring"), 1)))),
        rule(
            "AI-161", "One gesture whose value is not a string drops all gestures of the message.",
            intent: "Check the whole map when one swipe does not work.", source: Source.played,
            .checked(
                .scenario(
                    "gesture-without-text", .count(.sees(["recognizers": "0", "scrolling": "true"]), 1),
                    .count(.onShow("spring"), 1)))),
        rule(
            "AI-162", "`Surface(path: \"\")` equals the app's own surface: no slash is appended.",
            intent: "Both name the same place.", source: Source.messagingFiles("Surface.swift"),
            .checked(.scenario("surfaces", .count(.app("surfaces", ["areEqual": "true"]), 1)))),
        rule(
            "AI-163",
            "A floating button that is shown twice and dismissed once leaves its first view on the "
                + "screen, which still reports taps.",
            intent: "Show a floating button once.", source: Source.played,
            .checked(
                .scenario(
                    "floating-button-twice", .count(.app("screen", ["shown": "floating button"]), 1),
                    .count(.listener("onDismiss"), 1), .count(.listener("onTapDetected"), 1)))),
        rule(
            "AI-164",
            "The web view's `navigationDelegate` is the `FullscreenMessage` itself. Media play inline, insets are not "
                + "adjusted, the scroll view's background is clear, and width and height follow the superview.",
            intent: "An app's own navigation delegate can forward to the message.",
            source: Source.coreFiles("FullscreenMessage.swift"),
            .checked(
                .scenario(
                    "looks",
                    .count(
                        .sees([
                            "navigationDelegate": "message", "inlineMedia": "true", "adjustsInsets": "false",
                            "scrollBackground": "clear", "followsSuperview": "true",
                        ]), 2)))),
        rule(
            "AI-165",
            "A second message from another consequence of the same rule is not shown on iOS (AI-131).",
            intent: "Give each message a rule of its own; Android 3 shows both.",
            source: Source.messagingFiles("ParsedPropositions.swift"),
            .checked(
                .scenario(
                    "several-consequences", .never(.gate("behind")), .never(.gate("behind-card")),
                    .count(.gate, 1)))),
    ]
}
