import InAppContracts

/// Clicks: BZ-080 to BZ-088.
extension BrazeRules {
    /// A click without id on a message with a URL, until the message has left.
    static func bodyClick(_ id: String, _ kind: BrazeLine.Kind, _ action: String = BrazeLine.shop)
        -> [String]
    {
        let url = action == "none" ? nil : action
        return [
            BrazeLine.click(id), BrazeLine.askedAboutClick(id, action), BrazeLine.processed(id, url),
            BrazeLine.willDismiss(id, kind), BrazeLine.didDismiss(id, kind),
        ]
    }

    static let clickNames = [
        "click", "shouldProcess", "processClickAction", "willDismiss", "didDismiss",
    ]

    /// The steps of clicks, in order.
    private static func chain(_ lines: String...) -> Expectation {
        .calls(of: [.delegate, .sdk], named: clickNames, are: lines)
    }

    static let clicks: [Rule] = [
        rule(
            "080",
            "A tap on a button logs the click with its id, asks shouldProcess, processes the action, and dismisses, in this order.",
            intent:
                "The click counts before the delegate hears of it, and willDismiss comes after shouldProcess.",
            .checked(
                .scenario(
                    "button-tapped",
                    events(
                        BrazeLine.asked("m"), BrazeLine.prepared("m", .modal),
                        BrazeLine.willPresent("m", .modal),
                        BrazeLine.impression("m"), BrazeLine.didPresent("m", .modal),
                        BrazeLine.click("m", button: "1"),
                        BrazeLine.askedAboutClick("m", BrazeLine.shop, button: "1"),
                        BrazeLine.processed("m", BrazeLine.shop), BrazeLine.opened(BrazeLine.shop),
                        BrazeLine.willDismiss("m", .modal), BrazeLine.didDismiss("m", .modal))))),
        rule(
            "081",
            "A tap on the body of a modal or a full message is a click without button id if the message has no buttons; with buttons it does nothing.",
            intent: "buttonId nil stands for the body.",
            .checked(
                .scenario(
                    "body-tapped",
                    .calls(
                        of: [.delegate, .sdk], named: clickNames,
                        are: [
                            BrazeLine.willDismiss("buttons", .modal), BrazeLine.didDismiss("buttons", .modal),
                        ]
                            + bodyClick("modal", .modal) + bodyClick("modalImage", .modalImage)
                            + bodyClick("full", .full) + bodyClick("fullImage", .fullImage)),
                    states(BrazeLine.state(visible: true, presented: true))))),
        rule(
            "082", "A tap on a slideup is a click without button id, in the same order.",
            intent: "A slideup needs no other handling than a modal's body.",
            .checked(
                .scenario(
                    "slideup-tapped",
                    .calls(
                        of: [.delegate, .sdk], named: clickNames,
                        are: bodyClick("m", .slideup) + bodyClick("n", .slideup, "none"))))),
        rule(
            "083",
            "A click action of none runs the whole chain too: click logged, shouldProcess asked, processed, dismissed.",
            intent: "A tap anywhere on such a slideup closes it and counts as a click.",
            .checked(
                .scenario(
                    "slideup-tapped", .occurs(record("click", "n")),
                    .count(told("shouldProcess", "n", ["clickAction": "none", "buttonId": "none"]), 1),
                    .occurs(record("processClickAction", "n")), .occurs(told("didDismiss", "n"))))),
        rule(
            "084",
            "Close button, a tap beside the message where that dismisses, a swipe where that is allowed, and the timer only dismiss: no click, no shouldProcess.",
            intent: "A dismissal without shouldProcess is not a click.",
            .checked(
                .scenario(
                    "closed-without-click", .never(told("shouldProcess")), .never(record("click")),
                    .calls(
                        of: [.delegate], named: ["didDismiss"],
                        are: [
                            BrazeLine.didDismiss("closed", .modal), BrazeLine.didDismiss("outside", .modal),
                            BrazeLine.didDismiss("kept", .modal), BrazeLine.didDismiss("swiped"),
                            BrazeLine.didDismiss("held"), BrazeLine.didDismiss("timed"),
                        ]),
                    states(
                        BrazeLine.state(visible: true, presented: true),
                        BrazeLine.state(visible: true, presented: true))))),
        rule(
            "085", "buttonId is the button's own id in decimal, not its position.",
            intent: "Search buttons by id; an index taken from buttonId can trap.",
            .checked(
                .scenario(
                    "three-buttons",
                    chain(
                        BrazeLine.click("m", button: "1"),
                        BrazeLine.askedAboutClick("m", "https://shop.example/1", button: "1"),
                        BrazeLine.processed("m", "https://shop.example/1"),
                        BrazeLine.willDismiss("m", .modal),
                        BrazeLine.didDismiss("m", .modal))
                ).and(scenario: "one-button", .count(told("shouldProcess", "m", ["buttonId": "1"]), 1)))),
        rule(
            "086",
            "shouldProcess answering false keeps the action from being processed, no more: the click is logged already, and the message is dismissed.",
            intent: "The delegate cannot keep a message on the screen.",
            .checked(
                .scenario(
                    "click-refused",
                    chain(
                        BrazeLine.click("m", button: "1"),
                        BrazeLine.askedAboutClick("m", BrazeLine.shop, button: "1", false),
                        BrazeLine.willDismiss("m", .modal), BrazeLine.didDismiss("m", .modal)),
                    .never(record("openedURL"))))),
        rule(
            "087",
            "A click on a message without Context opens nothing, though shouldProcess says true: noContextProcessClickAction is printed, and BrazeDelegate is not asked.",
            intent: "An app opens the URLs of its local messages itself, in shouldProcess.",
            .checked(
                .scenario(
                    "local-click", .count(told("shouldProcess", "m"), 1),
                    .count(record("noContextProcessClickAction"), 1), .never(record("openedURL")),
                    .never(record("processClickAction")), .never(EventPattern(.listener, "shouldOpenURL")),
                    .occurs(told("didDismiss", "m"))))),
        rule(
            "088",
            "shouldProcess gets the action of what was clicked, the message as prepareWith left it, and the message's view; it is asked about every click that is processed, none included.",
            intent: "One method routes all clicks.",
            .checked(
                .scenario(
                    "button-tapped",
                    .carries(told("shouldProcess"), "clickAction", BrazeLine.shop),
                    .carries(told("shouldProcess"), "visible", "true")
                ).and(scenario: "edited-extras", .carries(told("shouldProcess"), "extras", "k=v"))
                    .and(scenario: "slideup-tapped", .count(told("shouldProcess"), 2)))),
    ]
}

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
