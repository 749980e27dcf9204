import AdobeRecords
import InAppContracts

/// The page's navigations, and the effects of links with the SDK's own scheme.
extension AdobeIOSRules {
    static let links = [
        rule(
            "AI-090",
            "Each navigation of the page, the first load and those of gestures included, asks the listener: true "
                + "lets the page go there, false means that it was dealt with.",
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
            "The delegate hears of a URL only when a listener has swallowed it, before the page is told; links "
                + "to the web load in the page without a word.",
            intent: "`urlLoaded` is for the SDK's own links, not for all.", source: Source.core,
            .checked(
                .onlyOwnLinksAreTold(
                    .navigation("https://swallowed.org/", "cancel"),
                    directlyAfter: .delegate("urlLoaded", ["url": "https://swallowed.org/"])))),
        rule(
            "AI-092",
            "Without a listener, or without a URL, the page goes where it wants and the delegate is not told.",
            intent: "A message without a listener knows none of the SDK's links.", source: Source.core,
            .checked(
                .scenario(
                    "navigation-without-listener",
                    .occurs(.navigation("adbinapp://dismiss?interaction=ok", "allow")), .never(.urlLoaded),
                    .never(.onDismiss)))),
        rule(
            "AI-093",
            "A campaign's message lets the page go to no URL, to what is none, and to every scheme but "
                + "`adbinapp`, written in small letters; that scheme it swallows.",
            intent: "Write the scheme exactly so.", source: Source.messagingAndTest,
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
            "An `adbinapp` link first tracks its `interaction`, whatever `autoTrack` says; then, if its host is "
                + "`dismiss`, dismisses with the animation in `animate`, where an unknown one is none; then opens "
                + "its `link` outside the app.",
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
            "Only the host `dismiss` dismisses; links to other hosts are tracked, opened and swallowed.",
            intent: "`adbinapp://cancel` closes nothing on iOS.", source: Source.messaging,
            .checked(
                .scenario(
                    "link-other-host", .count(.edge("Interact", ["action": "no"]), 1),
                    .count(.sdk("openedURL", ["url": "https://e.org"]), 1), .count(.urlLoaded, 1),
                    .never(.viewRemoved), .never(.onDismiss)))),
        rule(
            "AI-096",
            "Parameters are percent-decoded; one without a value is empty, of several with one name the last "
                + "counts, and a plus sign stays one.",
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
            "The `link` is percent-decoded a second time; where a bare percent sign makes that impossible it is "
                + "not opened.",
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
            "A link that names no host, as in `adbinapp:dismiss` or `adbinapp:///dismiss`, is tracked and "
                + "swallowed and does not dismiss.",
            intent: "Two slashes, no more and no less.", source: Source.messaging,
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
            "For a link with everything the order is: interaction tracked, link opened, `urlLoaded`; later the "
                + "dismissal, in the history and for Edge, and `onDismiss`.",
            intent: "In `urlLoaded` the message is still there.", source: Source.inferredInPart,
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
            intent: "A message that is shown again leaves as its last link said.",
            source: Source.messagingAndTest,
            .checked(
                .scenario(
                    "link-animation", .count(.sees(["dismissAnimation": "none", "view": "1"]), 1),
                    .count(.sees(["dismissAnimation": "left", "view": "none"]), 1)))),
    ]
}
