import AdobeRecords
import InAppContracts

/// Version 2.0.0, in which the app's delegate was every message's listener.
extension AdobeAndroid2Rules {
    static let firstShape = [
        rule(
            "A2-200",
            "In version 2.0.0 the object that the app registers is its delegate and the listener of every message "
                + "at once; a message's own listener hears only that it is shown.",
            intent: "Code of that version implements five functions where later ones have four.",
            source: Source.first,
            .checked(
                .scenario(
                    "first-made-message",
                    .calls(
                        of: [.firstDelegate, .listener], named: nil,
                        are: [
                            "firstDelegate shouldShowMessage(message: pin) -> true",
                            "listener onShow(message: pin)", "firstDelegate onDismiss(message: pin)",
                        ])
                ).and(scenario: "first-own-links", .count(.first("overrideUrlLoad"), 2)))),
        rule(
            "A2-201",
            "In version 2.0.0 a campaign's message that finds nobody registered registers itself, for all "
                + "messages, until the app registers its delegate.",
            intent: "Register before the first message can be made.", source: Source.first,
            .checked(
                .scenario(
                    "first-nobody",
                    .calls(
                        of: [.app], named: ["registered"],
                        are: [
                            "app registered(delegate: none)", "app registered(delegate: message a)",
                            "app registered(delegate: message a)", "app registered(delegate: the app's)",
                        ]), .occurs(.fragmentShown("a")), .count(.first("onShowFailure"), 1)))),
        rule(
            "A2-202",
            "In version 2.0.0 a conflict is found first, and then the delegate is asked on a background executor; "
                + "if nobody is registered the SDK fails there.",
            intent: "The gate hears of no conflicts, and must not be taken away.", source: Source.first,
            .checked(
                .scenario(
                    "first-conflict", .never(.first("shouldShowMessage", ["message": "b"])),
                    .thread(.first("shouldShowMessage"), .background), .never(.fragmentShown("b"))
                ).and(
                    scenario: "first-null",
                    .occurs(.sdk("NullPointerException: no delegate is registered")),
                    .never(.fragmentShown)))),
        rule(
            "A2-203",
            "In version 2.0.0 the app's delegate itself hears `onShowFailure` of a refusal, without a word of "
                + "which message it was.",
            intent: "No later version tells the delegate of failures.", source: Source.first,
            .checked(
                .scenario(
                    "first-refused",
                    .calls(
                        of: [.firstDelegate], named: nil,
                        are: [
                            "firstDelegate shouldShowMessage(message: spring) -> false",
                            "firstDelegate onShowFailure",
                        ]), .thread(.first("onShowFailure"), .background)
                ).and(scenario: "first-conflict", .count(.first("onShowFailure"), 1)))),
    ]

    static let firstLinks = [
        rule(
            "A2-204",
            "In version 2.0.0 a delegate that is no subclass of the SDK's own has taken all links over: unless it "
                + "does what the SDK would, links that dismiss do nothing.",
            intent: "Make a subclass of the SDK's delegate, or handle `adbinapp` links.",
            source: Source.first,
            .checked(
                .scenario(
                    "first-own-links", .never(.first("onDismiss")), .never(.fragmentDismissed),
                    .never(.edge("Interact"))
                ).and(
                    scenario: "first-link-dismisses", .count(.first("onDismiss"), 1),
                    .count(.fragmentDismissed, 1)))),
        rule(
            "A2-205", "In version 2.0.0 the web view is made after the gate, where it is therefore null.",
            intent: "Register script callbacks in `onShow`, not in the gate.", source: Source.first,
            .checked(
                .scenario(
                    "first-shown", .carries(.first("shouldShowMessage"), "view", "none"),
                    .precedes(.first("shouldShowMessage"), .webViewCreated)))),
        rule(
            "A2-206",
            "In version 2.0.0 a link has a parameter `js` of its own, which is run after `link` was opened; only "
                + "a `link` with `adb_deeplink` in it may be no valid URL; the hosts `dismiss` and `cancel` both "
                + "dismiss, without tracking the call.",
            intent: "Links of old campaigns mean something else now.", source: Source.first,
            .checked(
                .scenario(
                    "first-links",
                    .calls(
                        of: [.sdk, .listener], named: ["openedURL", "javascriptMessage"],
                        are: [
                            "sdk openedURL(url: https://e.org)",
                            "listener javascriptMessage(name: hello, text: null)",
                            "sdk openedURL(url: adb_deeplink x)",
                        ]), .occurs(.sees(["scripts": "go()"])),
                    .count(.edge("Interact", ["action": "ok"]), 1), .count(.first("onDismiss"), 1),
                    .never(.edge("Dismiss"))
                ).and(scenario: "first-link-dismisses", .never(.edge("Dismiss"))))),
        rule(
            "A2-207",
            "In version 2.0.0 the call that shows a message tracks its display, before the gate and whatever "
                + "comes of it; a dismissal is tracked by `dismiss(false)` only.",
            intent: "Displays in reports of that version include messages that nobody saw.",
            source: Source.first,
            .checked(
                .scenario(
                    "first-shown", .precedes(.edge("Display"), .first("shouldShowMessage")),
                    .count(.edge("Display"), 1), .count(.edge("Dismiss"), 1)
                ).and(
                    scenario: "first-refused", .count(.edge("Display"), 1), .never(.edge("Dismiss"))
                ).and(scenario: "first-link-dismisses", .never(.edge("Dismiss"))))),
        rule(
            "A2-208",
            "In version 2.0.0 the delegate hears `onDismiss` while the message still counts as displayed.",
            intent: "What is shown from inside `onDismiss` can be refused as a conflict.",
            source: Source.first,
            .checked(
                .scenario(
                    "first-alert-on-dismiss",
                    .follows(
                        .listener("onError", ["alert": "inside"]),
                        directlyAfter: .app("showAlert", ["alert": "inside"])),
                    .never(.listener("onShow", ["alert": "inside"])),
                    .count(.listener("onShow", ["alert": "after"]), 1)))),
        rule(
            "A2-209",
            "Before core 2.2.2 `onShow` could be delivered again when the device was turned.",
            intent: "On old versions `onShow` does not mean that a message is new.",
            source: Source.documentation,
            .untestable(
                "It was a mistake of versions before the one that these rules are read from, and the "
                    + "documentation does not say when it happened.")),
    ]
}
