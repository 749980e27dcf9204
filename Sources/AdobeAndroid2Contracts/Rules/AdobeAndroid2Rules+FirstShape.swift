import AdobeRecords
import InAppContracts

/// Version 2.0.0, in which the app's delegate was every message's listener.
extension AdobeAndroid2Rules {
    static let firstShape = [
        rule(
            "A2-200",
            "In version 2.0.0 the object that the app registers is both its delegate and the listener of "
                + "every message. A message's own listener is notified only when the message is shown.",
            intent: "Code for that version implements five functions. Later versions have four.",
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
            "In version 2.0.0 a campaign's message registers itself as the delegate of all messages if none "
                + "is registered. It stays registered until the app registers its own delegate.",
            intent: "Register before the first message can be created.", source: Source.first,
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
            "In version 2.0.0 conflicts are checked first. Then the delegate is asked on a background "
                + "executor. If no delegate is registered, the SDK fails there.",
            intent: "The gate is not asked in a conflict. Do not remove the delegate.", source: Source.first,
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
            "In version 2.0.0 the app's delegate itself receives `onShowFailure` after a refusal. The "
                + "callback does not name the message.",
            intent: "No later version notifies the delegate of failures.", source: Source.first,
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
            "In version 2.0.0 a delegate that is not a subclass of the SDK's own takes over all links. "
                + "Unless it does what the SDK would do, links that dismiss have no effect.",
            intent: "Subclass the SDK's delegate, or handle `adbinapp` links.",
            source: Source.first,
            .checked(
                .scenario(
                    "first-own-links", .never(.first("onDismiss")), .never(.fragmentDismissed),
                    .never(.edge("Interact"))
                ).and(
                    scenario: "first-link-dismisses", .count(.first("onDismiss"), 1),
                    .count(.fragmentDismissed, 1)))),
        rule(
            "A2-205", "In version 2.0.0 the web view is created after the gate, so it is null in the gate.",
            intent: "Register script callbacks in `onShow`, not in the gate.", source: Source.first,
            .checked(
                .scenario(
                    "first-shown", .carries(.first("shouldShowMessage"), "view", "none"),
                    .precedes(.first("shouldShowMessage"), .webViewCreated)))),
        rule(
            "A2-206",
            "In version 2.0.0 a link has a separate parameter `js`, which is run after `link` is opened. A "
                + "`link` has to be a valid URL unless it contains `adb_deeplink`. The hosts `dismiss` and "
                + "`cancel` both dismiss, without tracking the call.",
            intent: "Links of old campaigns have a different meaning now.",
            source: Source.first,
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
            "In version 2.0.0 the call that shows a message tracks its display before the gate, whatever the "
                + "outcome. A dismissal is tracked by `dismiss(false)` only.",
            intent: "Displays in reports of that version include messages that no user saw.",
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
            "In version 2.0.0 the delegate receives `onDismiss` while the message still counts as displayed.",
            intent: "A message or alert that is shown from inside `onDismiss` can be refused as a conflict.",
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
            "Before core 2.2.2 `onShow` could be called again when the device was rotated.",
            intent: "On old versions `onShow` does not mean that a message is new.",
            source: Source.documentation,
            .untestable(
                "It was a bug in versions older than the one that these rules describe, and the "
                    + "documentation does not say when it occurred.")),
    ]
}
