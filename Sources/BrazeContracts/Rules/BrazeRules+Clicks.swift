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
