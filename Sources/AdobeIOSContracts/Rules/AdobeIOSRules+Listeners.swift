import AdobeRecords
import InAppContracts

/// Whom a call concerns: the message that a listener is passed, a second show, a floating button.
extension AdobeIOSRules {
    static let listeners = [
        rule(
            "AI-145",
            "The listener's methods that `Message` implements act on the parent of the message that they are "
                + "passed, whichever `Message` they are called on, and do nothing where there is no parent.",
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
            intent: "Call `show()` once: a second call makes a page that nobody sees.",
            source: Source.coreFiles("FullscreenMessage.swift"),
            .checked(
                .scenario(
                    "shown-twice-at-once", .count(.listener("overrideUrlLoad", ["url": "bundle"]), 2),
                    .count(.gate, 1), .count(.listener("onError", ["reason": "Conflict"]), 1),
                    .count(.viewInserted, 1), .occurs(.sees(["superview": "present", "loads": "1"]))
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

    /// What is tracked for `b` while the listener of `a` is told about it, after both were refused; and what the
    /// listener answers about a link of each.
    private static let toldAboutAnother =
        ["a", "b"].flatMap {
            AdobeLine.step("trigger", $0) + AdobeLine.suppressed($0, "SuppressedByAppDeveloper")
        } + AdobeLine.step("display", "b") + [
            AdobeLine.history("dismiss", "b"), AdobeLine.edge("Dismiss", "b"),
            "app overrides(url: adbinapp://other?interaction=ok, passing: b) -> false",
            AdobeLine.edge("Interact", "b", action: "ok"), AdobeLine.history("interact", "b", action: "ok"),
            "app overrides(url: adbinapp://other?interaction=ok, passing: pin) -> true",
        ]
}
