import AdobeRecords
import InAppContracts

/// The page's navigations, and the effects of links with the SDK's own scheme.
extension AdobeAndroid2Rules {
    static let navigation = [
        rule(
            "A2-070",
            "For each navigation of the page the listener is asked on the main thread: true means that it "
                + "handled the URL, and false lets the page navigate there.",
            intent: "The meaning is the opposite of that on iOS.", source: Source.coreAndTest,
            .checked(
                .navigation(
                    "listener overrideUrlLoad(url: https://free.org/, message: pin) -> false",
                    "page navigation(url: https://free.org/, decision: followed)",
                    "listener overrideUrlLoad(url: https://swallowed.org/, message: pin) -> true",
                    "page navigation(url: https://swallowed.org/, decision: handled)",
                    "page navigation(url: , decision: handled)",
                    "page navigation(url: none, decision: handled)"))),
        rule(
            "A2-071",
            "A URL that is null or empty counts as handled. Neither the listener nor the delegate is called.",
            intent: "Empty links need no special handling.", source: Source.coreAndTest,
            .checked(
                .scenario(
                    "navigation", .occurs(.navigation("", "handled")),
                    .occurs(.navigation("none", "handled")),
                    .never(.listener("overrideUrlLoad", ["url": ""])), .never(.urlLoaded(""))
                ).and(
                    scenario: "link-answers", .occurs(.navigation("", "handled")),
                    .occurs(.navigation("none", "handled")), .never(.urlLoaded("")),
                    .never(.urlLoaded("none"))))),
        rule(
            "A2-072",
            "From core 2.2.0 on the delegate receives `urlLoaded` on the main thread if, and only if, the "
                + "listener has handled the URL, and after that. Web links load in the page without a "
                + "callback.",
            intent: "`urlLoaded` is called for the SDK's own links, not for all links.",
            source: Source.coreAndChange,
            .checked(
                .onlyOwnLinksAreTold(
                    .urlLoaded("https://swallowed.org/"),
                    directlyAfter: .listener("overrideUrlLoad", ["url": "https://swallowed.org/"])))),
        rule(
            "A2-073",
            "A campaign's message handles empty text, invalid URIs, and URLs with the scheme `adbinapp` in "
                + "lower case. It lets the page navigate to URLs with any other scheme.",
            intent: "Write the scheme in lower case.", source: Source.messagingAndTest,
            .checked(
                .scenario(
                    "link-answers",
                    .calls(
                        of: [.page], named: ["navigation"],
                        are: [
                            "page navigation(url: none, decision: handled)",
                            "page navigation(url: , decision: handled)",
                            "page navigation(url: {bad}, decision: handled)",
                            "page navigation(url: https://e.org/a b, decision: handled)",
                            "page navigation(url: https://e.org/, decision: followed)",
                            "page navigation(url: ADBINAPP://dismiss, decision: followed)",
                            "page navigation(url: adbinapp://other, decision: handled)",
                        ]), .never(.onDismiss), .never(.sdk("openedURL"))))),
        rule(
            "A2-074", "An invalid URI counts as handled, so `urlLoaded` is called with it.",
            intent: "`urlLoaded` can receive text that is not a URL.", source: Source.inferred,
            .checked(
                .scenario(
                    "link-answers", .count(.urlLoaded("{bad}"), 1),
                    .count(.urlLoaded("https://e.org/a b"), 1),
                    .count(.urlLoaded, 3)))),
    ]

    static let links = [
        rule(
            "A2-075",
            "An `adbinapp` link first tracks its `interaction`, whatever `autoTrack` is. Then its `link` is "
                + "run as a script if it begins with the letters `js`, and is otherwise opened outside the "
                + "app. Then, if its host is `dismiss`, the message is dismissed as by `dismiss(true)`.",
            intent: "One link can do all three. On iOS the dismissal comes before the link.",
            source: Source.messagingAndTest,
            .checked(
                .scenario(
                    "link",
                    .precedes(.edge("Interact", ["action": "a"]), .opened("https://e.org")),
                    .precedes(.opened("https://e.org"), .onDismiss), .count(.edge("Dismiss"), 1)
                ).and(scenario: "auto-track-off", .count(.edge("Interact", ["action": "ok"]), 1)).and(
                    scenario: "link-script", .never(.sdk("openedURL")),
                    .occurs(.sees(["scripts": "js=go(); jsapp://open"]))))),
        rule(
            "A2-076",
            "The query is decoded once and then split at `&` and at the first `=`. A parameter without a "
                + "name or a value is dropped. If a name occurs more than once, the last value counts. All "
                + "parameters other than `interaction` and `link` are appended to the `link` if that is a "
                + "URL.",
            intent:
                "An encoded `&` in a link also splits it. Its parameters are appended to it again, in any "
                + "order.",
            source: Source.messagingAndTest,
            .checked(
                .scenario(
                    "link-parameters",
                    .calls(
                        of: [.sdk], named: ["openedURL"],
                        are: [
                            "sdk openedURL(url: scheme://parameters?param1=value1&param2=value2)",
                            "sdk openedURL(url: https%3A%2F%2Fb.com)",
                        ]),
                    .calls(
                        of: [.sdk], named: AdobeAndroid2Line.events,
                        are: [
                            AdobeAndroid2Line.event("trigger", "spring"),
                            AdobeAndroid2Line.event("display", "spring"),
                            AdobeAndroid2Line.event("interact", "spring", action: "last"),
                            AdobeAndroid2Line.event("interact", "spring", action: "a=b"),
                        ]), .count(.urlLoaded, 6)))),
        rule(
            "A2-077",
            "A link cannot name an animation: `animate` is appended to a URL in `link` like any other "
                + "parameter.",
            intent: "The exit animation is that of the message's settings.", source: Source.inferredInPart,
            .checked(
                .scenario(
                    "link-animate", .count(.opened("https://e.org?a=1&animate=left"), 1),
                    .delay(.anyLink, .onDismiss, seconds: 0.3)))),
    ]

    static let linkOutcomes = [
        rule(
            "A2-078",
            "Only the host `dismiss` dismisses; links to other hosts are tracked, opened and handled. "
                + "Messaging 2.0.0 to 2.1.1 also dismissed for `cancel`.",
            intent: "`adbinapp://cancel` does not dismiss the message.", source: Source.messaging,
            .checked(
                .scenario(
                    "link-other-host", .count(.edge("Interact", ["action": "no"]), 1),
                    .count(.opened("https://e.org"), 1), .count(.urlLoaded, 1), .never(.fragmentDismissed),
                    .never(.onDismiss)))),
        rule(
            "A2-079",
            "`adbinapp://dismiss` without a query dismisses. Messaging 2.1.0 and 2.1.1 failed on it.",
            intent: "This link is enough for a close button.", source: Source.messaging,
            .checked(
                .scenario(
                    "link-bare", .count(.urlLoaded("adbinapp://dismiss"), 1), .count(.onDismiss, 1),
                    .never(.edge("Interact")), .never(.anyError)))),
        rule(
            "A2-080",
            "A link without a host, such as `adbinapp:x` or `adbinapp:///x`, is tracked and opened, and then "
                + "the SDK fails. The effect of that failure is not known.",
            intent: "Write exactly two slashes.", source: Source.inferred,
            .checked(
                .scenario(
                    "link-without-host", .never(.onDismiss),
                    .precedes(.edge("Interact", ["action": "two"]), .opened("https://e.org")),
                    .precedes(
                        .opened("https://e.org"), .sdk(nil, ["url": linkWithoutHost, "kind": "error"])),
                    .count(.edge("Interact"), 1)))),
        rule(
            "A2-081",
            "For a link that dismisses and has an interaction the order is: interaction tracked, "
                + "`urlLoaded`, and after the animation dismissal tracked, `onDismiss`. If a swipe has "
                + "removed the view, `onDismiss` is called before `urlLoaded`.",
            intent: "In `urlLoaded` the message is usually still on the screen.", source: Source.inferred,
            .checked(
                .scenario(
                    "link-dismisses",
                    .calls(
                        of: [.sdk, .delegate], named: nil,
                        are: AdobeAndroid2Line.asked("spring") + AdobeAndroid2Line.shown("spring") + [
                            AdobeAndroid2Line.event("interact", "spring", action: "a"),
                            "delegate urlLoaded(url: adbinapp://dismiss?interaction=a, message: spring)",
                            AdobeAndroid2Line.event("dismiss", "spring"),
                            "delegate onDismiss(message: spring)",
                            AdobeAndroid2Line.note("fragment dismissed", "spring"),
                        ]), .delay(.urlLoaded, .onDismiss, seconds: 0.3)
                ).and(
                    scenario: "link-after-swipe", .precedes(.onDismiss, .urlLoaded),
                    .count(.urlLoaded, 1)))),
    ]

    private static let linkWithoutHost = "adbinapp:///dismiss?interaction=two&link=https%3A%2F%2Fe.org"

    static let gestures = [
        rule(
            "A2-085",
            "Any gesture in the settings enables swipes in all four directions (further than 200 px, faster "
                + "than 300 px/s). The view moves away in 0.3 s. Then the listener receives the direction's "
                + "action or, if that is missing or empty, the message is dismissed. The delegate does not "
                + "receive `urlLoaded`.",
            intent: "The dismissal is all that the delegate can learn of a gesture.", source: Source.core,
            .checked(
                .scenario(
                    "swipe-mapped", .delay(swipe, .edge("Interact", ["action": "raised"]), seconds: 0.3),
                    .never(.urlLoaded),
                    .delay(.app("fullscreenDismiss"), .onDismiss, seconds: 0)
                ).and(
                    scenario: "swipe-unmapped", .delay(swipe, .onDismiss, seconds: 0.3),
                    .count(.onDismiss, 3),
                    .never(.urlLoaded), .never(.edge("Interact"))
                ).and(
                    scenario: "swipe-without-gestures", .occurs(.nothingTakes("swipe up")),
                    .never(.onDismiss)))),
        rule(
            "A2-086",
            "A tap outside a message that takes over the screen performs the action that is mapped to it, if "
                + "any. A tap outside any other message goes to the app.",
            intent: "A backdrop alone does not let the user dismiss the message. On iOS it does.",
            source: Source.core,
            .checked(
                .scenario(
                    "backdrop-tap", .count(.edge("Interact", ["action": "tapped"]), 1), .never(.urlLoaded),
                    .never(.onDismiss)
                ).and(
                    scenario: "backdrop-tap-unmapped", .never(.onDismiss), .never(.edge("Interact")),
                    .never(.nothingTakes("tap outside the message"))
                ).and(
                    scenario: "tap-outside", .occurs(.nothingTakes("tap outside the message")),
                    .never(.edge("Interact"))))),
        rule(
            "A2-087",
            "From core 2.6.0 on the tap on the backdrop is called `tapBackground`; before, it was "
                + "`backgroundTap`, and the `tapBackground` of campaigns had no effect.",
            intent: "Old versions of an app may ignore taps that new versions handle.", source: Source.core,
            .checked(
                .scenario("backdrop-tap", .count(.edge("Interact", ["action": "tapped"]), 1)).and(
                    scenario: "backdrop-tap-old-name", .never(.edge("Interact")), .never(.onDismiss)))),
        rule(
            "A2-088",
            "A gesture with an unknown name has no action, but it enables swipes.",
            intent: "A misspelt gesture lets the user swipe the message away.",
            source: Source.inferredInPart,
            .checked(
                .scenario(
                    "unknown-gesture", .delay(swipe, .onDismiss, seconds: 0.3), .count(.onDismiss, 1),
                    .never(.urlLoaded)))),
    ]

    private static let swipe = EventPattern(.user, "swipe")
}
