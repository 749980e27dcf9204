import InAppContracts

/// How messages appear and go away, as observed when the vendor's own code ran: BZ-148 to BZ-153.
extension BrazeRules {
    private static let sourceThatRan = "vendor source (BrazeUI), 18.2.0, and what it did when it ran"

    static func ranRule(
        _ number: String, _ statement: String, intent: String, _ testability: Rule.Testability
    ) -> Rule {
        rule(number, statement, intent: intent, source: sourceThatRan, testability)
    }

    static let run: [Rule] = [
        ranRule(
            "148",
            "A dismissal tells the view at once, also before the view stands anywhere, where what it reports reaches nobody; the app's completion comes when the view calls it. A view of the app's own that takes its time then ends with didDismiss before it has entered: without impression, willDismiss and didPresent.",
            intent: "didDismiss is the only callback that a custom view's message is sure to end with.",
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
            "When the SDK dismisses a message whose assets are loading, the request is cancelled and the Context is not discarded: the message is valid and can be presented again. A request that answers although it was cancelled is still shown.",
            intent: "A message that was still loading is not lost with the user.",
            .checked(
                .scenario(
                    "wiped-while-loading", .never(record("discard")),
                    .carries(EventPattern(.app, "message"), "context", "valid"),
                    callbacks(
                        BrazeLine.asked("m"), BrazeLine.asked("m"), BrazeLine.prepared("m", .modal),
                        BrazeLine.willPresent("m", .modal), BrazeLine.didPresent("m", .modal))))),
        ranRule(
            "150",
            "A delegate that dismisses in shouldProcess, where the view leaves at once, and answers true has the click processed, and the click is over: a message that comes while the next one is visible goes on the stack.",
            intent: "Nothing is presented unasked after such a click.",
            .checked(
                .scenario(
                    "dismissed-inside-should-process",
                    .count(record("processClickAction", "m"), 1), .never(told(nil, "b")),
                    states(
                        BrazeLine.state(visible: true, stack: "b", presented: true),
                        BrazeLine.state(visible: false, stack: "b"))))),
        ranRule(
            "151",
            "The orientation is judged by the traits of the app's topmost view controller, which it may override. The orientations that a message supports are fixed when its controller is made, by the traits of the preferences proxy; without one a message for any orientation supports all.",
            intent: "Take the proxy away to let a phone turn upside down.",
            .checked(
                .scenario(
                    "orientations-without-proxy", seen(1, ["rotations": "all"]),
                    seen(2, ["rotations": "allButUpsideDown"])))),
        ranRule(
            "152",
            "Assigning the message of a slideup's, modal's or image's view keeps it and draws nothing anew; clicks go by the new one.",
            intent: "Change the labels to change what is read.",
            .checked(
                .scenario(
                    "replaced-view-message", seen(2, ["text": "Message m"]),
                    .calls(
                        of: [.delegate], named: ["shouldProcess"],
                        are: [BrazeLine.askedAboutClick("m", BrazeLine.shop)])))),
        ranRule(
            "153",
            "What ends an entry keeps the message's controller, and dismisses again each time that it is called, for any dismissal ever asked for, also after didDismiss. Where the app drops the user interface while a view of its own enters, the impression is still logged.",
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
            "A full view wishes for the status bar after its present, so that without animation the wish is not there yet in didPresent. displayMode is kept, can be set, and does not follow preferredDisplayMode by itself.",
            intent: "Look at the status bar later than in didPresent.",
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
            "A page with assets is written in the background and loaded two turns of the main queue later. A dismissal takes the web view out of the view and stops the load after willDismiss, and not before: a page that finishes inside willDismiss is still counted.",
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
            "about:blank in the main frame is cancelled, processed and dismisses. A link for a new window is cancelled where it is asked about, and processed; a file's address for a new window leaves the message open. A navigation is cancelled before the delegate is asked.",
            intent: "A page cannot leave its message by itself.",
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
            "The views of modals and images are transparent until they are presented, and again as soon as they leave. A modal takes no touches any more before willDismiss.",
            intent: "A view that an app keeps can be shown again.",
            .checked(
                .scenario(
                    "alpha-of-a-modal", seen(1, ["alpha": "0.0", "takesTouches": "true"]),
                    seen(1, ["alpha": "1.0", "takesTouches": "true"]),
                    seen(1, ["alpha": "1.0", "takesTouches": "false"])))),
        ranRule(
            "158",
            "What an app has set of tapBackgroundGesture.isEnabled is lost whenever the attributes are applied: at each change of traits, and for full views inside present as well.",
            intent: "Set dismissOnBackgroundTap instead.",
            .checked(
                .scenario(
                    "taps-outside-in-the-dark",
                    seen(1, ["type": "ModalView", "closesOnTapOutside": "true"]),
                    seen(1, ["type": "ModalView", "closesOnTapOutside": "false"]),
                    seen(1, ["type": "FullView", "closesOnTapOutside": "false"])))),
        ranRule(
            "159",
            "presentNext off the main thread says nothing where the stack is empty. An invalid Context is logged before its assets are cancelled. Where assistive software starts is set before willPresent. What is logged are sentences; without a Context they are printed.",
            intent: "Do not look for the names of cases in logged texts.",
            .checked(
                .scenario("next-off-main", .count(record("noMainThread"), 1))
                    .and(scenario: "alpha-of-a-modal", seen(3, ["isReadFrom": "true"])))),
        ranRule(
            "160",
            "The card stands beside its shadow, and the close button in the card. The two constraints of a slideup are made when it enters.",
            intent: "Where a subclass finds the parts, and when.",
            .checked(
                .scenario(
                    "parts-of-a-slideup", seen(1, ["isBound": "false", "isBesideShadow": "true"]),
                    seen(1, ["isBound": "true", "isBesideShadow": "true"])
                ).and(
                    scenario: "margins",
                    seen(2, ["type": "ModalView", "closeButton": "✕", "isBesideShadow": "true"])))),
    ]
}
