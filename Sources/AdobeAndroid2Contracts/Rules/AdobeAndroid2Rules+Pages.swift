import AdobeRecords
import InAppContracts

/// Scripts and tracking.
extension AdobeAndroid2Rules {
    static let scripts = [
        rule(
            "A2-090",
            "`handleJavascriptMessage` ignores an empty name and a name that is already in use. It registers "
                + "the callback later, on the main thread. If no web view exists by then, the callback is "
                + "dropped, not kept. It works in the gate from core 2.2.0 on.",
            intent: "Register callbacks in the gate, or in `onShow`.", source: Source.messagingAndTest,
            .checked(
                .scenario(
                    "javascript", .count(.listener("javascriptMessage", ["label": "first"]), 1),
                    .never(.listener("javascriptMessage", ["label": "late"])),
                    .occurs(.sees(["handlers": "hello"]))
                ).and(
                    scenario: "javascript-too-early", .occurs(.sees(["handlers": "", "view": "1"])),
                    .never(.listener("javascriptMessage")), .count(.onShow, 1)))),
        rule(
            "A2-091",
            "The page calls `name.run(text)`, and the callback gets the text as a string.",
            intent: "Pages need different code than on iOS, whatever the vendor's guide shows.",
            source: Source.messagingAndDocumentation,
            .checked(
                .scenario(
                    "javascript",
                    .count(.listener("javascriptMessage", ["name": "hello", "text": "there"]), 1)))),
        rule(
            "A2-092",
            "If a name is registered twice before the first registration takes effect, the second one counts.",
            intent: "Do not register a name from two places.", source: Source.inferred,
            .checked(
                .scenario(
                    "javascript-at-once", .count(.listener("javascriptMessage", ["label": "second"]), 1),
                    .never(.listener("javascriptMessage", ["label": "first"]))))),
        rule(
            "A2-093",
            "Callbacks belong to the web view that exists when they are registered. A new web view after a "
                + "dismissal has none of them.",
            intent: "A message that is shown again has lost its callbacks.", source: Source.inferredInPart,
            .checked(
                .scenario(
                    "shown-after-dismissal", .count(.sees(["view": "1", "handlers": "hello"]), 1),
                    .count(.sees(["view": "2", "handlers": ""]), 1), .never(.listener("javascriptMessage"))))),
        rule(
            "A2-094",
            "`evaluateJavascript` URL-decodes its content and runs it once for each registered callback, "
                + "which receives the result. It does nothing without a callback, before the first web view, "
                + "or with empty content.",
            intent: "Register a callback first, if only to run a script. Encode the script.",
            source: Source.messagingAndTest,
            .checked(
                .scenario(
                    "script", .occurs(.sees(["scripts": "a() b; a() b"])),
                    .count(.listener("javascriptMessage", ["name": "one"]), 1),
                    .count(.listener("javascriptMessage", ["name": "two"]), 1),
                    .thread(.listener("javascriptMessage"), .main)))),
        rule(
            "A2-095",
            "A link that is run as a script is run as a whole, including the letters `js`.",
            intent: "With `link=js=…` a page runs an assignment.",
            source: Source.messagingAndTest,
            .checked(
                .scenario(
                    "link-script", .occurs(.sees(["scripts": "js=go(); jsapp://open"])),
                    .count(.listener("javascriptMessage", ["name": "hello"]), 2)))),
    ]

    static let tracking = [
        rule(
            "A2-100",
            "Trigger, display and dismissal are tracked if tracking is automatic, and so is each call of "
                + "`dismiss(false)`. Interactions of links and the back button are always tracked. "
                + "Suppressions, conflicts and failures are never tracked.",
            intent: "An app that wants to count suppressed messages has to do it in its gate.",
            source: Source.bothAndTest,
            .checked(
                .scenario(
                    "every-step", .calls(of: [.sdk], named: AdobeAndroid2Line.events, are: everyStep)
                ).and(
                    scenario: "auto-track-off",
                    .calls(
                        of: [.sdk], named: AdobeAndroid2Line.events,
                        are: [
                            AdobeAndroid2Line.event("trigger", "spring"),
                            AdobeAndroid2Line.event("interact", "spring", action: "ok"),
                            AdobeAndroid2Line.event("interact", "spring", action: "backPress"),
                        ])
                ).and(scenario: "no-activity", .count(.tracked, 1), .count(.edge("Trigger"), 1)))),
        rule(
            "A2-101",
            "`dismiss(false)` on a displayed message tracks two dismissal events. `dismiss(true)` and links "
                + "track one. `dismiss(false)` on a message that is not displayed tracks one and calls no "
                + "callback.",
            intent: "Count dismissals by message, not by event.", source: Source.inferred,
            .checked(
                .scenario("app-dismisses", .count(.edge("Dismiss"), 2), .count(.onDismiss, 1)).and(
                    scenario: "app-dismisses-quietly", .count(.edge("Dismiss"), 1), .count(.onDismiss, 1)
                ).and(scenario: "link-bare", .count(.edge("Dismiss"), 1)).and(
                    scenario: "dismiss-not-displayed", .count(.edge("Dismiss"), 1), .never(.onDismiss)))),
        rule(
            "A2-102",
            "Tracking without an event type is ignored, and nothing is tracked for an unknown campaign.",
            intent: "A `track` without effect may have no event type.", source: Source.messagingAndTest,
            .checked(
                .scenario(
                    "app-tracks", .never(.sdk(nil, ["action": "nothing"])), .count(.tracked, 5)
                ).and(scenario: "unknown-campaign", .never(.tracked), .occurs(.app("track"))))),
        rule(
            "A2-103",
            "Each step sends one event, `Messaging interaction event`, with the long and the short event "
                + "type, the campaign's activity and proposition with its scope, and the interaction if "
                + "there is one. Only an interaction is given as an action. The envelope is a wire format "
                + "and is not checked.",
            intent: "This is what an app that listens to the SDK's events can count.",
            source: Source.messaging,
            .checked(
                .scenario(
                    "app-tracks",
                    .calls(
                        of: [.sdk], named: AdobeAndroid2Line.events,
                        are: [
                            AdobeAndroid2Line.event("trigger", "spring"),
                            AdobeAndroid2Line.event("display", "spring"),
                            AdobeAndroid2Line.event("interact", "spring", action: "tapped"),
                            AdobeAndroid2Line.event("display", "spring", action: "seen"),
                            AdobeAndroid2Line.event("interact", "spring"),
                        ])
                ).and(
                    scenario: "shown", .carries(.anyEdge, "propositionId", "proposition-spring"),
                    .carries(.anyEdge, "activityId", "activity-spring"), .count(.anyEdge, 2)))),
    ]

    /// A message is held, shown, interacted with, found in conflict, and dismissed by the app.
    private static let everyStep = [
        AdobeAndroid2Line.event("trigger", "a"), AdobeAndroid2Line.event("display", "a"),
        AdobeAndroid2Line.event("interact", "a", action: "ok"), AdobeAndroid2Line.event("trigger", "b"),
        AdobeAndroid2Line.event("dismiss", "a"), AdobeAndroid2Line.event("dismiss", "a"),
    ]
}

/// Details of settings, links, gestures, and of version 2.0.0.
extension AdobeAndroid2Rules {
    static let details = [
        rule(
            "A2-213",
            "A message whose settings lack an alignment is reported as shown, but its page is not loaded "
                + "because of a null pointer, which the SDK catches. Nothing is visible, and other messages "
                + "are blocked.",
            intent: "Set both alignments in settings that you create yourself.", source: Source.core,
            .checked(
                .scenario(
                    "no-alignment", .count(.listener("onShow", ["message": "pin"]), 1), .never(.htmlLoaded),
                    .count(.sees(["message": "pin", "html": "none"]), 1),
                    .count(.nothingTakes("tap outside the message"), 1), .never(.gate("spring"))))),
        rule(
            "A2-214",
            "Other parameters are appended to a `link` only if it is a URL. A script is run as it was "
                + "written.",
            intent: "A link that runs a script may have other parameters.", source: Source.messaging,
            .checked(
                .scenario(
                    "link-script-parameters", .occurs(.sees(["scripts": "js=go()"])),
                    .calls(
                        of: [.sdk], named: ["openedURL"],
                        are: ["sdk openedURL(url: https://e.org?a=1&animate=left)"])))),
        rule(
            "A2-216",
            "Without a display animation the page is still loaded. `setLocalAssetsMap(null)` keeps the "
                + "existing map, as an empty map does (A2-104). That map alone decides about local images, "
                + "whatever `isLocalImageUsed` is.",
            intent: "The local images of a message can be replaced, but not removed.", source: Source.core,
            .checked(
                .scenario(
                    "no-display-animation", .count(.htmlLoaded, 1), .occurs(.sees(["html": "<html></html>"])),
                    .never(.anyError)
                ).and(
                    scenario: "local-assets", .count(.sees(["message": "pin", "assets": "a.png"]), 1),
                    .count(.sees(["message": "other", "assets": ""]), 1)))),
        rule(
            "A2-217",
            "A swipe in a direction that is mapped to empty or blank text (A2-106) dismisses.",
            intent: "An empty action does not disable a direction.", source: Source.core,
            .checked(
                .scenario(
                    "swipe-mapped-to-nothing", .delay(.user("swipe"), .onDismiss, seconds: 0.3),
                    .count(.onDismiss, 1), .never(.urlLoaded), .never(.edge("Interact"))))),
        rule(
            "A2-219",
            "In version 2.0.0 `onDismiss` is called after the exit animation. A message that an app creates "
                + "with the UI service notifies its own listener when it is shown, and the delegate only "
                + "when it is dismissed.",
            intent: "The delegate of that version may receive `onDismiss` without `onShow`.",
            source: Source.first,
            .checked(
                .scenario(
                    "first-dismissed",
                    .delay(.app("fullscreenDismiss"), .first("onDismiss"), seconds: 0.3),
                    .neverBetween(
                        .first("onDismiss"), after: .app("fullscreenDismiss"), until: .app("registered")),
                    .count(.first("onShow", ["message": "spring"]), 1)
                ).and(
                    scenario: "first-made-message", .count(.listener("onShow", ["message": "pin"]), 1),
                    .never(.first("onShow")), .never(.listener("onDismiss"))))),
    ]
}

/// Alerts, which share the monitor with messages.
extension AdobeAndroid2Rules {
    static let alerts = [
        rule(
            "A2-210",
            "When `showAlert` returns, the monitor is occupied, although the alert is not on the screen yet: "
                + "a second alert or a message in the same turn is refused.",
            intent: "The first caller wins, not the first alert on the screen.", source: Source.core,
            .checked(
                .scenario(
                    "alert-twice-at-once",
                    .calls(
                        of: [.listener], named: nil,
                        are: [
                            "listener onError(alert: second, error: anotherMessageIsDisplayed)",
                            "listener onShow(alert: first)",
                        ])
                ).and(
                    scenario: "alert-and-message-at-once", .never(.gate), .never(.fragmentShown),
                    .count(.onShowFailure, 1), .count(.listener("onShow", ["alert": "news"]), 1)))),
        rule(
            "A2-211", "An alert without a button text is not shown and blocks nothing.",
            intent: "Give every alert a button. Otherwise no callback is called.", source: Source.core,
            .checked(
                .scenario(
                    "alert-without-buttons", .never(EventPattern(.listener, nil)), .count(.gate("spring"), 1),
                    .occurs(.fragmentShown("spring"))))),
        rule(
            "A2-212",
            "A tap outside an alert does nothing. The back button dismisses the alert, which frees the "
                + "monitor.",
            intent: "Expect `onDismiss` of an alert from the back button only.", source: Source.core,
            .checked(
                .scenario(
                    "alert-left",
                    .calls(
                        of: [.listener, .delegate, .user, .campaign],
                        named: ["onDismiss", "shouldShowMessage", "tapOutside", "trigger", "pressBack"],
                        are: [
                            "user tapOutside", "campaign trigger(payload: a)", "campaign pressBack",
                            "listener onDismiss(alert: news)", "campaign trigger(payload: b)",
                            "delegate shouldShowMessage(message: b) -> true",
                        ])))),
    ]
}
