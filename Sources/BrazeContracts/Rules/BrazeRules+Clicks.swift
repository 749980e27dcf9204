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
            "A tap on a button logs the click with its id, calls shouldProcess, processes the action, and dismisses the message, in this order.",
            intent:
                "The click is logged before the delegate is asked, and willDismiss is called after shouldProcess.",
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
            "082", "A tap on a slideup is a click without button id; the order is that of BZ-080.",
            intent: "A slideup is handled like a modal's body.",
            .checked(
                .scenario(
                    "slideup-tapped",
                    .calls(
                        of: [.delegate, .sdk], named: clickNames,
                        are: bodyClick("m", .slideup) + bodyClick("n", .slideup, "none"))))),
        rule(
            "083",
            "A click with the action none is also logged, passed to shouldProcess and processed, and it dismisses the message.",
            intent: "A tap anywhere on such a slideup closes it and counts as a click.",
            .checked(
                .scenario(
                    "slideup-tapped", .occurs(record("click", "n")),
                    .count(told("shouldProcess", "n", ["clickAction": "none", "buttonId": "none"]), 1),
                    .occurs(record("processClickAction", "n")), .occurs(told("didDismiss", "n"))))),
        rule(
            "084",
            "The close button, a tap outside the message, a swipe and the timer, where they are enabled, only dismiss: no click is logged, and shouldProcess is not called.",
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
            intent: "Find buttons by id; using buttonId as an index can trap.",
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
            "shouldProcess returning false only prevents the action from being processed: the click is already logged, and the message is dismissed.",
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
            "A click on a message without Context opens nothing, even if shouldProcess returns true: noContextProcessClickAction is printed, and BrazeDelegate is not asked.",
            intent: "An app opens the URLs of its local messages itself, in shouldProcess.",
            .checked(
                .scenario(
                    "local-click", .count(told("shouldProcess", "m"), 1),
                    .count(record("noContextProcessClickAction"), 1), .never(record("openedURL")),
                    .never(record("processClickAction")), .never(EventPattern(.listener, "shouldOpenURL")),
                    .occurs(told("didDismiss", "m"))))),
        rule(
            "088",
            "shouldProcess receives the action of the clicked element, the message as prepareWith left it, and the message's view; it is called for every click that is processed, also with the action none.",
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
            "A URL that passes shouldProcess is then offered to BrazeDelegate's shouldOpenURL, with the channel inAppMessage and the message's extras; it is opened only if both return true.",
            intent: "URLs pass two gates, shouldProcess first.", source: sourceAndKit,
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
            "From a processed click until after didDismiss, a message that is presented becomes the follow-up instead of being parked. It is parked if shouldProcess returned false, if the clicked message is local, or if the click opens its URL on the message's own controller.",
            intent: "Only after clicks that Braze processes can a message follow immediately.",
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
            "Braze's own links in a page are executed without shouldProcess. Other links of the main frame may count as a click, are passed to shouldProcess, and dismiss the message; the button id is read from the link and is 0 or 1. Clicks without id are logged only for legacy pages or with automaticBodyClicks. A script's logClick does not call shouldProcess.",
            intent: "shouldProcess receives a page's links, but not the actions of its scripts.",
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
            "A page's link that opens a new window is processed and leaves the message open, unless linkTargetSupport is off or the scheme is not one of the usual schemes; a message that it triggers is parked. A target that names an existing frame makes no difference.",
            intent: "A page can open a link and stay.",
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
            "On a view without controller, process does nothing and does not call the delegate; logClick prints noContextLogClick.",
            intent: "Clicks of a custom view count only while it is shown.",
            .checked(.scenario("detached-view", events(BrazeLine.error("noContextLogClick"))))),
        rule(
            "095", "All buttons of the message are drawn; there is no limit of two.",
            intent: "Do not rely on two buttons.",
            .checked(
                .scenario(
                    "three-buttons", .count(told("shouldProcess", "m", ["buttonId": "1"]), 1),
                    .occurs(record("openedURL", nil, ["url": "https://shop.example/1"]))))),
    ]

    static let plainLink = "https://shop.example/plain"
}
