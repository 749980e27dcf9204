import AdobeRecords
import InAppContracts

/// Incomplete settings, and settings that change late.
extension AdobeAndroid2Rules {
    static let edges = [
        rule(
            "A2-104", "`setLocalAssetsMap` with an empty map keeps the existing map.",
            intent: "The local images of a message can be replaced, but not removed.", source: Source.core,
            .checked(
                .scenario(
                    "local-assets-emptied", .count(.sees(["message": "pin", "assets": "a.png"]), 1)))),
        rule(
            "A2-105",
            "A message without a display animation has no frame: nothing is visible, and `dismiss()` calls "
                + "the callbacks immediately. A message without an exit animation is removed without delay.",
            intent: "Set both animations in settings that you create yourself.", source: Source.core,
            .checked(
                .scenario(
                    "no-animations", .count(.nothingTakes("tap outside the message"), 1),
                    .delay(
                        .app("fullscreenDismiss", ["message": "pin"]),
                        .listener("onDismiss", ["message": "pin"]), seconds: 0),
                    .delay(
                        .app("fullscreenDismiss", ["message": "other"]),
                        .listener("onDismiss", ["message": "other"]), seconds: 0)))),
        rule(
            "A2-107",
            "The actions of gestures are read from the settings when the message's fragment is created. "
                + "Later changes apply to the next show.",
            intent: "Map gestures in the gate at the latest.", source: Source.core,
            .checked(
                .scenario(
                    "gestures-changed-late",
                    .calls(
                        of: [.listener], named: ["overrideUrlLoad"],
                        are: ["early", "late"].map {
                            "listener overrideUrlLoad(url: https://e.org/\($0), message: pin) -> false"
                        })))),
        rule(
            "A2-108",
            "The SDK's own listener acts on the parent of the message that it receives. A message whose "
                + "settings have no parent is displayed and dismissed without being tracked.",
            intent: "Set the parent of settings that replace a campaign's.", source: Source.messaging,
            .checked(
                .scenario(
                    "settings-without-parent", .count(.edge("Trigger"), 1), .count(.tracked, 1),
                    .count(.onShow("foreign"), 1), .count(.onDismiss("foreign"), 1),
                    .count(.sdk("openedURL", ["url": "https://e.org"]), 1)))),
        rule(
            "A2-109",
            "The parameters that are appended to a `link` are in the order of a Java `HashMap`, which "
                + "depends on their names, and not in the order of the query.",
            intent: "Do not rely on the order of a link's parameters.",
            source: Source.messaging,
            .checked(
                .scenario(
                    "link-leftovers",
                    .calls(
                        of: [.sdk], named: ["openedURL"],
                        are: [
                            "sdk openedURL(url: https://e.org?x=0&p=3&a=1&b=2)",
                            "sdk openedURL(url: https://e.org&utm_medium=m&animate=left&utm_source=s)",
                        ])))),
    ]
}

/// Blank text where text is required.
extension AdobeAndroid2Rules {
    static let blanks = [
        rule(
            "A2-106",
            "Blank text counts as empty: a tap that is mapped to it calls no callback, a swipe dismisses, a "
                + "blank page dismisses its message immediately (a campaign with a blank page creates no "
                + "message), a page's blank URL counts as handled, blank names of handlers, scripts, "
                + "interactions and links are ignored, and an alert with blank buttons is not shown.",
            intent: "A field that contains only spaces behaves as if it were empty.", source: Source.both,
            .checked(
                .scenario(
                    "blank-texts", .occurs(.sees(["handlers": "ok", "scripts": ""])),
                    .never(.edge("Interact")), .never(.sdk("openedURL")), .count(.urlLoaded, 1)
                ).and(
                    scenario: "blank-gestures", .never(.listener("overrideUrlLoad")),
                    .delay(.user("swipe"), .listener("onDismiss"), seconds: 0.3),
                    .count(.listener("onDismiss"), 1)
                ).and(
                    scenario: "blank-page",
                    .calls(
                        of: [.listener], named: nil,
                        are: ["onShow", "onDismiss"].map { "listener \($0)(message: pin)" }),
                    .count(.host("refused"), 1), .never(.gate("m")), .count(.onShow("spring"), 1)
                ).and(
                    scenario: "alert-blank-buttons", .never(EventPattern(.listener, nil)),
                    .count(.gate("spring"), 1))))
    ]
}

/// Floating buttons that come and go.
extension AdobeAndroid2Rules {
    static let buttons = [
        rule(
            "A2-110",
            "A removed floating button is not displayed again. Without an activity `display()` does nothing, "
                + "and `remove()` has no effect until the next activity is in front. A second button is not "
                + "added to an activity, and taps go to the first.",
            intent: "Create a new button each time that you display one.", source: Source.core,
            .checked(
                .scenario(
                    "two-floating-buttons", taps("first", "second"),
                    .count(.nothingTakes("tap on the message"), 1)
                ).and(
                    scenario: "floating-buttons-without-activity", taps("shown"),
                    .count(.nothingTakes("tap on the message"), 1)
                ).and(
                    scenario: "floating-button-rotated", taps("only", "only"),
                    .count(.nothingTakes("tap on the message"), 1))))
    ]

    private static func taps(_ buttons: String...) -> Expectation {
        .calls(
            of: [.listener], named: ["onTapDetected"],
            are: buttons.map { "listener onTapDetected(button: \($0))" })
    }
}

/// Edge cases of reading payloads.
extension AdobeAndroid2Rules {
    static let readings = [
        rule(
            "A2-111",
            "The whole answer of the server is lost if an item has an empty list of rules, if an id is not a "
                + "string, or if the items are not an array. No message is created if `mobileParameters` is "
                + "not an object.",
            intent: "One malformed campaign in the console can make all campaigns fail.",
            source: Source.messaging,
            .checked(
                .scenario(
                    "lost-answers", .count(.host("refused"), 3),
                    .neverBetween(.anyCallback, after: .host("triggerMalformed"), until: .trigger("spring")),
                    .count(.edge("Trigger"), 1), .count(.onShow("spring"), 1)
                ).and(
                    scenario: "parameters-of-no-object", .count(.host("refused"), 1), .never(.gate("m")),
                    .count(.onShow("spring"), 1)))),
        rule(
            "A2-112",
            "Numbers in `mobileParameters` that do not fit their type count as missing: integers beyond 32 "
                + "bits, fractions below zero where an integer is read, and other numbers that are too large.",
            intent: "Use whole numbers in campaigns.", source: Source.both,
            .checked(
                .scenario(
                    "numbers",
                    .count(
                        .sees([
                            "width": "100", "height": "50", "verticalInset": "0", "horizontalInset": "-5",
                            "cornerRadius": "0.0",
                        ]), 1)))),
    ]
}
