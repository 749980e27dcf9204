import InAppContracts

/// How messages appear and go away, as observed when the vendor's own code ran: BZ-148 to BZ-153.
extension BrazeRules {
    private static let sourceThatRan = "vendor source (BrazeUI), 18.2.0, and its behaviour when run"

    static func ranRule(
        _ number: String, _ statement: String, intent: String, _ testability: Rule.Testability
    ) -> Rule {
        rule(number, statement, intent: intent, source: sourceThatRan, testability)
    }

    static let run: [Rule] = [
        ranRule(
            "148",
            "A dismissal tells the view to leave immediately, even before the view is in a window; its reports then have no effect. The app's completion runs when the view calls it. A custom view that takes time to leave then ends with didDismiss before it has entered: without impression, willDismiss and didPresent.",
            intent:
                "didDismiss is the only callback that is certain to report the end of a custom view's message.",
            .checked(
                .scenario(
                    "own-view-leaves-before-it-entered",
                    .calls(
                        of: [.delegate, .app, .sdk],
                        named: [
                            "willPresent", "didPresent", "willDismiss", "didDismiss", "impression",
                            "dismiss completion", "state",
                        ],
                        are: [
                            BrazeLine.state(visible: true, presented: false), own("willPresent"),
                            "app dismiss completion", own("didDismiss"), BrazeLine.state(visible: false),
                        ])))),
        ranRule(
            "149",
            "When the SDK dismisses a message whose assets are loading, the request is cancelled and the Context is not discarded: the message is valid and can be presented again. If a request answers although it was cancelled, its message is still shown.",
            intent: "A change of user does not lose a message that is still loading.",
            .checked(
                .scenario(
                    "wiped-while-loading", .never(record("discard")),
                    .carries(EventPattern(.app, "message"), "context", "valid"),
                    callbacks(
                        BrazeLine.asked("m"), BrazeLine.asked("m"), BrazeLine.prepared("m", .modal),
                        BrazeLine.willPresent("m", .modal), BrazeLine.didPresent("m", .modal))))),
        ranRule(
            "150",
            "If a delegate dismisses in shouldProcess, the view leaves immediately, and shouldProcess returns true, then the click is processed and is over: a message that is presented while the next one is visible is put on the stack.",
            intent: "After such a click, no message is presented without asking.",
            .checked(
                .scenario(
                    "dismissed-inside-should-process",
                    .count(record("processClickAction", "m"), 1), .never(told(nil, "b")),
                    states(
                        BrazeLine.state(visible: true, stack: "b", presented: true),
                        BrazeLine.state(visible: false, stack: "b"))))),
        ranRule(
            "151",
            "The orientation is checked with the traits of the app's topmost view controller, which may override them. The orientations that a message supports are fixed when its controller is created, by the traits of the preferences proxy; without a proxy, a message for any orientation supports all.",
            intent: "Remove the proxy to let a phone turn upside down.",
            .checked(
                .scenario(
                    "orientations-without-proxy", seen(1, ["rotations": "all"]),
                    seen(2, ["rotations": "allButUpsideDown"])))),
        ranRule(
            "152",
            "A message that is assigned to a slideup's, modal's or image's view is stored, but not drawn; clicks use the new message.",
            intent: "To change the displayed text, change the labels.",
            .checked(
                .scenario(
                    "replaced-view-message", seen(2, ["text": "Message m"]),
                    .calls(
                        of: [.delegate], named: ["shouldProcess"],
                        are: [BrazeLine.askedAboutClick("m", BrazeLine.shop)])))),
        ranRule(
            "153",
            "The completion of present retains the message's controller. If a dismissal was ever requested, each call of the completion dismisses again, also after didDismiss. If the app releases the user interface while a custom view enters, the impression is still logged.",
            intent: "Call the completion of present once.",
            .checked(
                .scenario(
                    "own-view-enters-again",
                    requests(
                        "listener asked(to: enter)", own("willPresent"), own("didPresent"),
                        "listener asked(to: leave)", own("willDismiss"), "app dismiss completion",
                        own("didDismiss"), "listener asked(to: leave)"),
                    .count(told("didDismiss"), 1)))),
    ]
}

/// How the built-in views appear and go away, as observed when the vendor's own code ran: BZ-154 to BZ-160.
extension BrazeRules {
    private static let navigation = EventPattern(.app, "navigation")

    static let runWithLooks: [Rule] = [
        ranRule(
            "154",
            "A full view sets its preference for the status bar after its present, so without animation the preference is not set yet in didPresent. displayMode is stored, can be set, and does not follow preferredDisplayMode automatically.",
            intent: "Read the state of the status bar later than in didPresent.",
            .checked(
                .scenario(
                    "full-view-without-animation",
                    seen(1, ["hidesStatusBar": "false", "displayMode": "full", "presented": "true"]),
                    seen(1, ["hidesStatusBar": "true", "displayMode": "full"])
                ).and(
                    scenario: "status-bar-of-full-views",
                    seen(2, ["hidesStatusBar": "false", "displayMode": "full", "padding": "40 25 0 25"]),
                    seen(1, ["hidesStatusBar": "true", "displayMode": "full"])))),
        ranRule(
            "155",
            "A page with assets is written in the background and loaded two turns of the main queue later. A dismissal removes the web view and stops the load after willDismiss, and not before: a page that finishes loading inside willDismiss is still counted.",
            intent: "A page may be counted while its message is leaving.",
            .checked(
                .scenario(
                    "page-finishes-inside-will-dismiss",
                    .calls(
                        of: [.delegate, .sdk],
                        named: ["willPresent", "willDismiss", "impression", "didDismiss"],
                        are: [
                            BrazeLine.willPresent("m", .html), BrazeLine.willDismiss("m", .html),
                            BrazeLine.impression("m"), BrazeLine.willDismiss("m", .html),
                            BrazeLine.didDismiss("m", .html),
                        ]), seen(1, ["pageIsInView": "true", "takesTouches": "true"])))),
        ranRule(
            "156",
            "A navigation to about:blank in the main frame is cancelled, processed, and dismisses the message. A link for a new window is cancelled by the navigation policy and processed; a file URL for a new window leaves the message open. A navigation is cancelled before the delegate is asked.",
            intent: "A page cannot navigate away by itself.",
            .checked(
                .scenario(
                    "links-that-go-nowhere",
                    .calls(
                        of: [.delegate, .app],
                        named: ["navigation", "shouldProcess", "willDismiss", "state"],
                        are: [
                            "app navigation(policy: cancel)",
                            BrazeLine.askedAboutClick("blank", "about:blank"),
                            BrazeLine.willDismiss("blank", .html), BrazeLine.state(visible: false),
                            "app navigation(policy: cancel)",
                            BrazeLine.askedAboutClick("file", "file:///tmp/page.html"),
                            BrazeLine.state(visible: true, presented: true),
                        ])))),
        ranRule(
            "157",
            "The views of modals and images are transparent until they are presented, and again as soon as they leave. A modal stops receiving touches before willDismiss.",
            intent: "A view that an app retains can be shown again.",
            .checked(
                .scenario(
                    "alpha-of-a-modal", seen(1, ["alpha": "0.0", "takesTouches": "true"]),
                    seen(1, ["alpha": "1.0", "takesTouches": "true"]),
                    seen(1, ["alpha": "1.0", "takesTouches": "false"])))),
        ranRule(
            "158",
            "A value that an app sets for tapBackgroundGesture.isEnabled is lost whenever the attributes are applied: at each change of traits, and for full views also inside present.",
            intent: "Set dismissOnBackgroundTap instead.",
            .checked(
                .scenario(
                    "taps-outside-in-the-dark",
                    seen(1, ["type": "ModalView", "closesOnTapOutside": "true"]),
                    seen(1, ["type": "ModalView", "closesOnTapOutside": "false"]),
                    seen(1, ["type": "FullView", "closesOnTapOutside": "false"])))),
        ranRule(
            "159",
            "presentNext off the main thread logs nothing if the stack is empty. An invalid Context is logged before its assets are cancelled. The first element for assistive technologies is set before willPresent. Errors are logged as sentences; without a Context they are printed.",
            intent: "Do not search for the names of cases in logged texts.",
            .checked(
                .scenario("next-off-main", .count(record("noMainThread"), 1))
                    .and(scenario: "alpha-of-a-modal", seen(3, ["isReadFrom": "true"])))),
        ranRule(
            "160",
            "The card and its shadow have the same superview, and the close button is in the card. The two constraints of a slideup are created when it enters.",
            intent: "A subclass finds the parts there, and from then on.",
            .checked(
                .scenario(
                    "parts-of-a-slideup", seen(1, ["isBound": "false", "isBesideShadow": "true"]),
                    seen(1, ["isBound": "true", "isBesideShadow": "true"])
                ).and(
                    scenario: "margins",
                    seen(2, ["type": "ModalView", "closeButton": "✕", "isBesideShadow": "true"])))),
    ]
}
