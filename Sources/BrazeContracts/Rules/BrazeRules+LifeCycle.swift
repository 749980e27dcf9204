import InAppContracts

/// The life cycle: BZ-060 to BZ-068.
extension BrazeRules {
    /// The whole life of a message that is shown with its attributes' onPresent traced and dismissed by code.
    private static func life(_ id: String, _ kind: BrazeLine.Kind) -> [String] {
        [
            BrazeLine.prepared(id, kind), BrazeLine.willPresent(id, kind), "listener onPresent",
            BrazeLine.impression(id), BrazeLine.didPresent(id, kind), BrazeLine.willDismiss(id, kind),
            "app dismiss completion", BrazeLine.didDismiss(id, kind),
        ]
    }

    private static let lives: Expectation = .calls(
        of: [.delegate, .listener, .sdk, .app],
        named: [
            "prepareWith", "willPresent", "onPresent", "impression", "didPresent", "willDismiss",
            "dismiss completion", "didDismiss",
        ],
        are: life("slideup", .slideup) + life("modal", .modal) + life("modalImage", .modalImage)
            + life("full", .full) + life("fullImage", .fullImage))

    /// A built-in view does not leave unannounced. A view of the app's own may (BZ-148).
    private static let announced: [Expectation] = [
        .slideup, .modal, .modalImage, .full, .fullImage, .html, .control,
    ]
    .map { (kind: BrazeLine.Kind) in
        .precedes(
            told("willDismiss", nil, ["view": kind.view]), told("didDismiss", nil, ["view": kind.view]))
    }

    static let lifeCycle: [Rule] = [
        rule(
            "060",
            "An animated view calls willPresent, then the attributes' onPresent, then animates; then the impression is logged, and then didPresent is called.",
            intent: "didPresent means that the entry has ended and the impression counts.",
            .checked(
                .scenario("every-kind", lives)
                    .and(
                        everywhere: .onlyWithin(
                            told("didPresent"), from: told("willPresent"), to: told("didDismiss"))))),
        rule(
            "061",
            "A dismissal calls willDismiss, then animates; then the completion runs, and then didDismiss is called.",
            intent: "A completion handler runs before the delegate knows that the message has gone.",
            .checked(
                announced.reduce(
                    .scenario(
                        "every-kind", lives,
                        .follows(
                            told("didDismiss", "slideup"), directlyAfter: told("willDismiss", "slideup"))
                    ).and(everywhere: .precedes(told("willPresent"), told("didDismiss")))
                ) { $0.and(everywhere: $1) })),
        rule(
            "062",
            "A control message goes through every callback immediately, without attributes and without drawing anything: choice, prepareWith, willPresent, impression, didPresent, willDismiss, didDismiss.",
            intent: "didPresent does not mean that the user saw something; check the kind of message.",
            .checked(
                .scenario(
                    "control-message",
                    events(
                        BrazeLine.asked("m"), BrazeLine.prepared("m", .control),
                        BrazeLine.willPresent("m", .control),
                        BrazeLine.impression("m"), BrazeLine.didPresent("m", .control),
                        BrazeLine.willDismiss("m", .control), BrazeLine.didDismiss("m", .control)),
                    states(BrazeLine.state(visible: false)))
            )),
        rule(
            "063",
            "A page hides the status bar, calls willPresent and onPresent, and loads; only when it has loaded does it animate, log the impression and call didPresent.",
            intent: "A long time may pass between willPresent and didPresent of a page.",
            .checked(
                .scenario(
                    "page-message",
                    .calls(
                        of: [.delegate, .listener, .sdk, .page, .app],
                        named: [
                            "willPresent", "onPresent", "finishLoading", "impression", "didPresent", "state",
                        ],
                        are: [
                            BrazeLine.willPresent("m", .html), "listener onPresent",
                            BrazeLine.state(visible: true, presented: false), "page finishLoading",
                            BrazeLine.impression("m"), BrazeLine.didPresent("m", .html),
                            BrazeLine.state(visible: true, presented: true),
                        ]), .carries(EventPattern(.app, "view"), "hidesStatusBar", "true")))),
        rule(
            "064",
            "If a page has no base URL, or fails after it was committed, an error is logged and the message is dismissed without animation: willPresent, willDismiss, didDismiss, and neither impression nor didPresent. A local page without base URL always ends this way.",
            intent: "didDismiss may be called without didPresent.",
            .checked(
                .scenario(
                    "unloaded-pages",
                    .calls(
                        of: [.delegate],
                        named: ["willPresent", "didPresent", "willDismiss", "didDismiss"],
                        are: ["local", "broken", "slow"].flatMap {
                            [
                                BrazeLine.willPresent($0, .html), BrazeLine.willDismiss($0, .html),
                                BrazeLine.didDismiss($0, .html),
                            ]
                        }),
                    .never(record("impression")), .occurs(record("htmlNoBaseURL")),
                    .count(anyError, 2),
                    states(
                        BrazeLine.state(visible: false), BrazeLine.state(visible: false),
                        BrazeLine.state(visible: false))))),
        rule(
            "065",
            "At the end of any dismissal, the timer is cancelled and the view and the window are removed, so messageView is nil. Then didDismiss is called, then click processing ends, and then a follow-up is presented.",
            intent: "In didDismiss nothing is visible any more.",
            .checked(
                .scenario(
                    "single-message", .carries(told("didDismiss"), "visible", "false"),
                    .carries(told("willDismiss"), "visible", "true")
                ).and(
                    scenario: "follow-up",
                    .follows(told("displayChoiceForMessage", "f"), directlyAfter: told("didDismiss", "m"))))),
        rule(
            "066",
            "An app may present messages inside didDismiss; a local message is visible immediately. A pending follow-up is presented after the callback, while that message is visible, and is parked.",
            intent: "Show waiting messages in didDismiss.",
            .checked(
                .scenario(
                    "presented-in-did-dismiss",
                    states(
                        BrazeLine.state(visible: true, presented: false),
                        BrazeLine.state(visible: true, stack: "f", presented: true)),
                    .never(told(nil, "f")),
                    .calls(
                        of: [.delegate], named: ["didPresent", "didDismiss", "displayChoiceForMessage"],
                        are: [
                            BrazeLine.asked("m"), BrazeLine.didPresent("m"), BrazeLine.didDismiss("m"),
                            BrazeLine.asked("l"), BrazeLine.didPresent("l"),
                        ])
                ).and(
                    scenario: "next-in-did-dismiss", .occurs(told("didPresent", "a")),
                    states(BrazeLine.state(visible: true, presented: true))))),
        rule(
            "067",
            "In willDismiss the message is still visible: a message that is presented there is parked, or becomes the follow-up of a click.",
            intent: "Present the next message in didDismiss, not in willDismiss.",
            .checked(
                .scenario(
                    "presented-in-will-dismiss", .never(told(nil, "a")),
                    states(BrazeLine.state(visible: false, stack: "a"))))),
        rule(
            "068", "If no message is visible, dismiss runs its completion immediately and calls no callback.",
            intent: "A completion handler always runs.",
            .checked(
                .scenario(
                    "nothing-to-dismiss", events(),
                    order(
                        of: ["dismiss completion", "state"], "app dismiss completion",
                        BrazeLine.state(visible: false))))),
    ]
}
