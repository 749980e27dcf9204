import InAppContracts

/// URLs, pages and odd clicks: BZ-089 to BZ-095.
extension BrazeRules {
    private static let asksSDKDelegate = EventPattern(.listener, "shouldOpenURL")

    static let links: [Rule] = [
        rule(
            "089",
            "A URL that passes shouldProcess is then offered to BrazeDelegate's shouldOpenURL, with the channel inAppMessage and the message's extras; it is opened only if both say yes.",
            intent: "There are two gates for URLs, the message's first.", source: sourceAndKit,
            .checked(
                .scenario(
                    "url-allowed",
                    order(
                        of: ["shouldProcess", "shouldOpenURL", "openedURL"],
                        BrazeLine.askedAboutClick("m", BrazeLine.shop),
                        "listener shouldOpenURL(url: \(BrazeLine.shop), channel: inAppMessage) -> true",
                        BrazeLine.opened(BrazeLine.shop)), .carries(asksSDKDelegate, "extras", "k=v")
                ).and(scenario: "url-stopped", .occurs(asksSDKDelegate), .never(record("openedURL")))
                    .and(scenario: "url-refused", .never(asksSDKDelegate), .never(record("openedURL"))))),
        rule(
            "090",
            "From a processed click until after didDismiss, a presented message becomes the follow-up instead of being parked; not so after shouldProcess said false, for a local message, or where the click opens its URL on the message's own controller.",
            intent: "Only clicks that Braze processes can be followed at once.",
            .checked(
                .scenario(
                    "presented-after-refusal", .never(told(nil, "a")),
                    states(BrazeLine.state(visible: false, stack: "a"))
                ).and(
                    scenario: "presented-after-local-click", .never(told(nil, "a")),
                    states(BrazeLine.state(visible: false, stack: "a"))
                ).and(scenario: "follow-up", .occurs(told("didPresent", "f"))))),
        rule(
            "091",
            "A page's private links are executed without shouldProcess. Other links of the main frame may count as a click, go to shouldProcess and dismiss; the button id comes from the link and is 0 or 1. Clicks without id are logged for legacy pages or with automaticBodyClicks only. A script's logClick never asks.",
            intent: "shouldProcess sees a page's links, but not what the page does by script.",
            source: "vendor source (BrazeUI) and wrappers, 18.2.0",
            .checked(
                .scenario(
                    "private-link", .never(told("shouldProcess")), states(BrazeLine.state(visible: false))
                )
                .and(
                    scenario: "page-links",
                    .calls(
                        of: [.delegate, .sdk], named: ["click", "shouldProcess"],
                        are: [
                            BrazeLine.click("one", button: "1"),
                            BrazeLine.askedAboutClick("one", plainLink + "?abButtonId=1", button: "1"),
                            BrazeLine.askedAboutClick("odd", plainLink + "?abButtonId=banana"),
                            BrazeLine.askedAboutClick("none", plainLink), BrazeLine.click("legacy"),
                            BrazeLine.askedAboutClick("legacy", plainLink), BrazeLine.click("automatic"),
                            BrazeLine.askedAboutClick("automatic", plainLink),
                        ]), .count(anyError, 1), .count(told("didDismiss"), 5)
                ).and(
                    scenario: "page-script", .never(told("shouldProcess")), .count(record("click", "m"), 2),
                    states(BrazeLine.state(visible: true, presented: true))))),
        rule(
            "092",
            "A page's link that opens a new window is processed and leaves the message, unless linkTargetSupport is off or the scheme is not one of the usual ones; a message that it triggers is parked. A target that names a frame which is there already makes no difference.",
            intent: "A page can link out and stay.",
            .checked(
                .scenario(
                    "target-link", .count(told("shouldProcess", "m"), 1), .never(told("willDismiss")),
                    .occurs(record("openedURL", nil, ["url": plainLink])), .never(told(nil, "a")),
                    states(BrazeLine.state(visible: true, stack: "a", presented: true))
                ).and(
                    scenario: "unsupported-target-links", .count(told("shouldProcess"), 2),
                    states(BrazeLine.state(visible: false), BrazeLine.state(visible: false))
                ).and(scenario: "link-to-own-frame", .count(told("didDismiss", "own"), 1)))),
        rule(
            "093",
            "With a hardware keyboard, return or space dismisses a slideup when pressed and clicks it when released.",
            intent: "One key press may call willDismiss twice.", level: .may,
            .untestable("A headless stage has no hardware keyboard.")),
        rule(
            "094",
            "process on a view without controller does nothing and asks nobody; logClick on one prints noContextLogClick.",
            intent: "Clicks of a custom view count only while it is shown.",
            .checked(.scenario("detached-view", events(BrazeLine.error("noContextLogClick"))))),
        rule(
            "095", "As many buttons are drawn as the message has; none is cut off after two.",
            intent: "Do not count on two buttons.",
            .checked(
                .scenario(
                    "three-buttons", .count(told("shouldProcess", "m", ["buttonId": "1"]), 1),
                    .occurs(record("openedURL", nil, ["url": "https://shop.example/1"]))))),
    ]

    static let plainLink = "https://shop.example/plain"
}
