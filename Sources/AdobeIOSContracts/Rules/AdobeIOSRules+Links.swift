import AdobeRecords
import InAppContracts

/// The page's navigations, and the effects of links with the SDK's own scheme.
extension AdobeIOSRules {
    static let links = [
        rule(
            "AI-090",
            "The listener is asked about each navigation of the page, including the first load and the "
                + "URLs of gestures: true allows the navigation, false means that the listener has "
                + "handled it.",
            intent: "The meaning is the opposite of Android's.",
            source: Source.bothAndTest,
            .checked(
                .navigation(
                    "listener overrideUrlLoad(url: bundle, message: pin) -> true",
                    "listener overrideUrlLoad(url: https://free.org/, message: pin) -> true",
                    "page navigation(url: https://free.org/, decision: allow)",
                    "listener overrideUrlLoad(url: https://swallowed.org/, message: pin) -> false",
                    "page navigation(url: https://swallowed.org/, decision: cancel)"
                ).and(scenario: "gestures", .count(.edge("Interact", ["action": "raised"]), 1)))),
        rule(
            "AI-091",
            "The delegate is notified of a URL only if a listener has handled it, and before the page "
                + "gets the answer; links to the web load in the page without a callback.",
            intent: "`urlLoaded` is for the SDK's own links, not for all links.", source: Source.core,
            .checked(
                .onlyOwnLinksAreTold(
                    .navigation("https://swallowed.org/", "cancel"),
                    directlyAfter: .delegate("urlLoaded", ["url": "https://swallowed.org/"])))),
        rule(
            "AI-092",
            "Without a listener or without a URL, the navigation is allowed and the delegate is not notified.",
            intent: "A message without a listener handles none of the SDK's links.", source: Source.core,
            .checked(
                .scenario(
                    "navigation-without-listener",
                    .occurs(.navigation("adbinapp://dismiss?interaction=ok", "allow")), .never(.urlLoaded),
                    .never(.onDismiss)))),
        rule(
            "AI-093",
            "A campaign's message allows a missing URL, an invalid URL, and every scheme except "
                + "`adbinapp` in lower case; that scheme it handles itself.",
            intent: "Write the scheme in lower case.", source: Source.messagingAndTest,
            .checked(
                .scenario(
                    "override-answers",
                    .calls(
                        of: [.app], named: ["overrides"],
                        are: [
                            "app overrides(url: none) -> true", "app overrides(url: ) -> true",
                            "app overrides(url: %%%) -> true", "app overrides(url: not a url at all) -> true",
                            "app overrides(url: https://example.org/) -> true",
                            "app overrides(url: ADBINAPP://dismiss) -> true",
                            "app overrides(url: adbinapp://other) -> false",
                        ]), .never(.onDismiss)))),
    ]

    static let linkContents = [
        rule(
            "AI-094",
            "An `adbinapp` link first tracks its `interaction`, whatever `autoTrack` says; then, if its "
                + "host is `dismiss`, dismisses the message with the animation in `animate`, where an "
                + "unknown name means none; then opens its `link` outside the app.",
            intent: "One link can do all three.", source: Source.messagingAndTest,
            .checked(
                .scenario(
                    "link",
                    .precedes(.edge("Interact", ["action": "a"]), .history("interact", ["action": "a"])),
                    .precedes(.history("interact"), .sdk("openedURL", ["url": "https://e.org"])),
                    .count(.edge("Dismiss"), 1)
                ).and(scenario: "auto-track-off", .count(.edge("Interact", ["action": "ok"]), 1)).and(
                    scenario: "link-animation",
                    .delay(.openLink("adbinapp://dismiss?animate=bogus"), .viewRemoved("spring"), seconds: 0))
            )),
        rule(
            "AI-095",
            "Only the host `dismiss` dismisses; links to other hosts are tracked and opened, and do not load in the page.",
            intent: "`adbinapp://cancel` closes nothing on iOS.", source: Source.messaging,
            .checked(
                .scenario(
                    "link-other-host", .count(.edge("Interact", ["action": "no"]), 1),
                    .count(.sdk("openedURL", ["url": "https://e.org"]), 1), .count(.urlLoaded, 1),
                    .never(.viewRemoved), .never(.onDismiss)))),
        rule(
            "AI-096",
            "Parameters are percent-decoded. A parameter without a value is empty, the last of several "
                + "with the same name counts, and a plus sign stays a plus sign.",
            intent: "Write a space as %20.", source: Source.messaging,
            .checked(
                .scenario(
                    "link-parameters",
                    .calls(
                        of: [.sdk], named: AdobeLine.edgeAndHistory,
                        are: AdobeLine.step("trigger", "spring") + AdobeLine.step("display", "spring")
                            + [
                                AdobeLine.edge("Interact", "spring", action: "a b&c"),
                                AdobeLine.history("interact", "spring", action: "a b&c"),
                                AdobeLine.edge("Interact", "spring", action: "last"),
                                AdobeLine.history("interact", "spring", action: "last"),
                                AdobeLine.edge("Interact", "spring", action: "a+b"),
                                AdobeLine.history("interact", "spring", action: "a+b"),
                            ]), .count(.urlLoaded, 4)))),
        rule(
            "AI-097",
            "The `link` is percent-decoded a second time; if a bare percent sign makes this impossible, "
                + "the link is not opened.",
            intent: "Escape percent signs twice in a link.", source: Source.messaging,
            .checked(
                .scenario(
                    "link-decoded-twice",
                    .calls(
                        of: [.sdk], named: ["openedURL"],
                        are: [
                            "sdk openedURL(url: https://a.com?x=1&y=2)", "sdk openedURL(url: https://b.com)",
                        ])))),
        rule(
            "AI-098",
            "A link without a host, such as `adbinapp:dismiss` or `adbinapp:///dismiss`, is tracked, "
                + "does not load in the page, and does not dismiss.",
            intent: "Write exactly two slashes.", source: Source.messaging,
            .checked(
                .scenario(
                    "link-without-host", .count(.edge("Interact", ["action": "one"]), 1),
                    .count(.edge("Interact", ["action": "two"]), 1), .count(.urlLoaded, 2),
                    .never(.viewRemoved),
                    .never(.onDismiss)))),
    ]

    static let linkOutcomes = [
        rule(
            "AI-099",
            "The order for a link with all parts: the interaction is tracked, the link is opened, "
                + "`urlLoaded` is called; later the dismissal goes to the history and to Edge, and "
                + "`onDismiss` is called.",
            intent: "In `urlLoaded` the message is still on the screen.", source: Source.inferredInPart,
            .checked(
                .scenario(
                    "link",
                    .calls(
                        of: [.sdk, .delegate], named: nil,
                        are: AdobeLine.shown("spring") + [
                            AdobeLine.edge("Interact", "spring", action: "a"),
                            AdobeLine.history("interact", "spring", action: "a"),
                            "sdk openedURL(url: https://e.org)",
                            "delegate urlLoaded(url: adbinapp://dismiss?interaction=a&animate=left"
                                + "&link=https%3A%2F%2Fe.org, message: spring)",
                            AdobeLine.view("removed", "spring"), AdobeLine.history("dismiss", "spring"),
                            AdobeLine.edge("Dismiss", "spring"), "delegate onDismiss(message: spring)",
                        ])))),
        rule(
            "AI-100", "The animation that a link names stays in the message's settings.",
            intent: "A message that is shown again leaves with the animation of its last link.",
            source: Source.messagingAndTest,
            .checked(
                .scenario(
                    "link-animation", .count(.sees(["dismissAnimation": "none", "view": "1"]), 1),
                    .count(.sees(["dismissAnimation": "left", "view": "none"]), 1)))),
    ]
}
