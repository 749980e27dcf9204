import AdobeRecords
import InAppContracts

/// The page's navigations, and the effects of links with the SDK's own scheme.
extension AdobeAndroid2Rules {
    static let navigation = [
        rule(
            "A2-070",
            "Each navigation of the page asks the listener on the main thread: true means that it was dealt with, "
                + "false lets the page go there.",
            intent: "The meaning is the opposite of iOS's.", source: Source.coreAndTest,
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
            "A URL that is null or empty counts as dealt with; neither listener nor delegate hears of it.",
            intent: "Empty links need no care.", source: Source.coreAndTest,
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
            "From core 2.2.0 on the delegate hears `urlLoaded`, on the main thread, when and only when the "
                + "listener has dealt with the URL, and after it did; links to the web load in the page without a "
                + "word.",
            intent: "`urlLoaded` is for the SDK's own links, not for all.", source: Source.coreAndChange,
            .checked(
                .onlyOwnLinksAreTold(
                    .urlLoaded("https://swallowed.org/"),
                    directlyAfter: .listener("overrideUrlLoad", ["url": "https://swallowed.org/"])))),
        rule(
            "A2-073",
            "A campaign's message deals with what is empty or no valid URI, lets the page go to every scheme but "
                + "`adbinapp`, written in small letters, and deals with that scheme.",
            intent: "Write the scheme exactly so.", source: Source.messagingAndTest,
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
            "A2-074", "Since what is no valid URI counts as dealt with, `urlLoaded` is called with it.",
            intent: "`urlLoaded` can get text that is no URL.", source: Source.inferred,
            .checked(
                .scenario(
                    "link-answers", .count(.urlLoaded("{bad}"), 1),
                    .count(.urlLoaded("https://e.org/a b"), 1),
                    .count(.urlLoaded, 3)))),
    ]

    static let links = [
        rule(
            "A2-075",
            "An `adbinapp` link first tracks its `interaction`, whatever `autoTrack` says; then its `link` is "
                + "run as a script, if it begins with the letters `js`, and else opened outside the app; then, if "
                + "its host is `dismiss`, the message is dismissed as by `dismiss(true)`.",
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
            "The query is decoded once and then split at `&` and at the first `=`. What has no name or no value is "
                + "dropped; of several with one name the last counts; all that is neither `interaction` nor "
                + "`link` is put at the end of the link again, if that is a URL.",
            intent:
                "An encoded `&` in a link splits it as well; its parameters find back to it, in any order.",
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
            "A link cannot name an animation: `animate` is put at the end of a URL in `link` like any other.",
            intent: "The exit animation is that of the message's settings.", source: Source.inferredInPart,
            .checked(
                .scenario(
                    "link-animate", .count(.opened("https://e.org?a=1&animate=left"), 1),
                    .delay(.anyLink, .onDismiss, seconds: 0.3)))),
    ]

    static let linkOutcomes = [
        rule(
            "A2-078",
            "Only the host `dismiss` dismisses; links to other hosts are tracked, opened and dealt with. "
                + "Messaging 2.0.0 to 2.1.1 also dismissed for `cancel`.",
            intent: "`adbinapp://cancel` closes nothing.", source: Source.messaging,
            .checked(
                .scenario(
                    "link-other-host", .count(.edge("Interact", ["action": "no"]), 1),
                    .count(.opened("https://e.org"), 1), .count(.urlLoaded, 1), .never(.fragmentDismissed),
                    .never(.onDismiss)))),
        rule(
            "A2-079",
            "`adbinapp://dismiss` without a query dismisses. Messaging 2.1.0 and 2.1.1 failed on it.",
            intent: "A page needs no more than this for a close button.", source: Source.messaging,
            .checked(
                .scenario(
                    "link-bare", .count(.urlLoaded("adbinapp://dismiss"), 1), .count(.onDismiss, 1),
                    .never(.edge("Interact")), .never(.anyError)))),
        rule(
            "A2-080",
            "A link that names no host, as in `adbinapp:x` or `adbinapp:///x`, is tracked and opened, and then the "
                + "SDK fails on it; what becomes of that failure is not known.",
            intent: "Two slashes, no more and no less.", source: Source.inferred,
            .checked(
                .scenario(
                    "link-without-host", .never(.onDismiss),
                    .precedes(.edge("Interact", ["action": "two"]), .opened("https://e.org")),
                    .precedes(
                        .opened("https://e.org"), .sdk(nil, ["url": linkWithoutHost, "kind": "error"])),
                    .count(.edge("Interact"), 1)))),
        rule(
            "A2-081",
            "For a link with an interaction that dismisses the order is: interaction tracked, `urlLoaded`; after "
                + "the animation the dismissal tracked, `onDismiss`. Where a swipe has taken the view away, "
                + "`onDismiss` comes before `urlLoaded`.",
            intent: "In `urlLoaded` the message is still there, as a rule.", source: Source.inferred,
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
            "Any gesture in the settings turns swipes on, in all four directions (further than 200 px, faster than "
                + "300 px/s): the view moves away in 0.3 s; then the direction's action is given to the listener, "
                + "or, where there is none or an empty one, the message is dismissed. The delegate hears no `urlLoaded`.",
            intent: "Of a gesture the delegate hears at most the dismissal.", source: Source.core,
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
            "A tap beside a message that takes the screen over does what is mapped to it, and nothing where "
                + "nothing is; beside any other message the tap is the app's.",
            intent: "A backdrop alone does not let the user out. On iOS it does.", source: Source.core,
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
            intent: "Old versions of an app may ignore taps that new ones take.", source: Source.core,
            .checked(
                .scenario("backdrop-tap", .count(.edge("Interact", ["action": "tapped"]), 1)).and(
                    scenario: "backdrop-tap-old-name", .never(.edge("Interact")), .never(.onDismiss)))),
        rule(
            "A2-088",
            "A gesture of a name that does not exist has no action, and yet turns swipes on.",
            intent: "A misspelt gesture lets the user swipe the message away.",
            source: Source.inferredInPart,
            .checked(
                .scenario(
                    "unknown-gesture", .delay(swipe, .onDismiss, seconds: 0.3), .count(.onDismiss, 1),
                    .never(.urlLoaded)))),
    ]

    private static let swipe = EventPattern(.user, "swipe")
}
