import InAppContracts

/// Odd ends of the life cycle: BZ-069 to BZ-075.
extension BrazeRules {
    static let dismissals: [Rule] = [
        rule(
            "069",
            "A dismissal by code or by the timer is not guarded against repetition: before an exit has ended, whatever began it, it calls willDismiss again, while didDismiss comes once.",
            intent: "Count didDismiss, not willDismiss.",
            source: "vendor source (BrazeUI), 18.2.0; the count on a device depends on UIKit", isUnsure: true,
            .checked(
                .scenario(
                    "dismissed-twice",
                    .calls(
                        of: [.delegate], named: ["willDismiss", "didDismiss"],
                        are: [
                            BrazeLine.willDismiss("m"), BrazeLine.willDismiss("m"), BrazeLine.didDismiss("m"),
                        ])
                ).and(
                    scenario: "dismissed-while-leaving",
                    .calls(
                        of: [.delegate], named: ["willDismiss", "didDismiss"],
                        are: ["coded", "timed"].flatMap {
                            [
                                BrazeLine.willDismiss($0, .modal), BrazeLine.willDismiss($0, .modal),
                                BrazeLine.didDismiss($0, .modal),
                            ]
                        })))),
        rule(
            "070",
            "A message that is dismissed before it has appeared runs the completion at once, still enters when it appears, and leaves as soon as it has: willPresent, impression, willDismiss, didPresent, didDismiss. A control message leaves before didPresent, which is then missing.",
            intent: "Dismissing early does not prevent the impression.",
            .checked(
                .scenario(
                    "dismissed-before-appearance",
                    order(
                        of: [
                            "prepareWith", "dismiss completion", "state", "willPresent", "didPresent",
                            "willDismiss",
                            "didDismiss", "noContextLogImpression",
                        ],
                        BrazeLine.prepared("m"), "app dismiss completion",
                        BrazeLine.state(visible: true, presented: false), BrazeLine.willPresent("m"),
                        BrazeLine.error("noContextLogImpression"), BrazeLine.willDismiss("m"),
                        BrazeLine.didPresent("m"), BrazeLine.didDismiss("m"), BrazeLine.state(visible: false))
                ).and(
                    scenario: "control-dismissed-before-appearance",
                    callbacks(
                        BrazeLine.asked("m"), BrazeLine.prepared("m", .control),
                        BrazeLine.willPresent("m", .control),
                        BrazeLine.willDismiss("m", .control), BrazeLine.didDismiss("m", .control))))),
        rule(
            "071",
            "Entry and exit take 0.3 s for a slideup, 0.25 s for modals and full messages, 0.25 s for a page; without animation they take no time.",
            intent: "didPresent and didDismiss come that much after willPresent and willDismiss.",
            .checked(
                .scenario(
                    "every-kind",
                    .delay(told("willPresent", "slideup"), told("didPresent", "slideup"), seconds: 0.3),
                    .delay(told("willDismiss", "slideup"), told("didDismiss", "slideup"), seconds: 0.3),
                    .delay(told("willPresent", "modal"), told("didPresent", "modal"), seconds: 0.25),
                    .delay(
                        told("willDismiss", "modalImage"), told("didDismiss", "modalImage"), seconds: 0.25),
                    .delay(told("willPresent", "full"), told("didPresent", "full"), seconds: 0.25),
                    .delay(told("willDismiss", "fullImage"), told("didDismiss", "fullImage"), seconds: 0.25)
                ).and(
                    scenario: "page-message",
                    .delay(EventPattern(.page, "finishLoading"), told("didPresent"), seconds: 0.25),
                    .delay(told("willDismiss"), told("didDismiss"), seconds: 0.25)
                ).and(
                    scenario: "edited-animation", .delay(told("willPresent"), told("didPresent"), seconds: 0),
                    .delay(told("willDismiss"), told("didDismiss"), seconds: 0)))),
        rule(
            "072",
            "A view of the app's own has to report its life cycle and its clicks itself. One that never calls didDismiss leaves its window in place, and every later message is parked.",
            intent: "A custom view calls willPresent, didPresent, logImpression, willDismiss and didDismiss.",
            .checked(
                .scenario(
                    "inert-view",
                    events(
                        BrazeLine.asked("m"), BrazeLine.prepared("m"),
                        BrazeLine.error("otherMessagePresented(push: true)", "a")),
                    states(
                        BrazeLine.state(visible: true, presented: false),
                        BrazeLine.state(visible: true, presented: false),
                        BrazeLine.state(visible: true, stack: "a", presented: false))
                ).and(
                    scenario: "reporting-view", .occurs(told("didPresent", "m")),
                    .occurs(told("didDismiss", "m")),
                    states(BrazeLine.state(visible: true, presented: true), BrazeLine.state(visible: false))))
        ),
        rule(
            "073", "The helpers that report the life cycle do nothing on a view without controller.",
            intent: "A custom view may call them at any time.",
            .checked(.scenario("detached-view", .never(told(nil)), states(BrazeLine.state(visible: false))))),
        rule(
            "074",
            "The impression is logged when the view has entered, through the Context, whatever the delegate does; a page that is dismissed before it has loaded has none, and a message without Context only an error.",
            intent: "Impressions cannot be suppressed by the delegate, short of discarding the message.",
            .checked(
                .scenario(
                    "single-message",
                    order(
                        of: ["willPresent", "impression", "didPresent"], BrazeLine.willPresent("m", .modal),
                        BrazeLine.impression("m"), BrazeLine.didPresent("m", .modal))
                ).and(scenario: "without-delegate", .count(record("impression", "m"), 1))
                    .and(scenario: "unloaded-pages", .never(record("impression")))
                    .and(
                        scenario: "local-message", .never(record("impression")),
                        .count(record("noContextLogImpression"), 1)))),
        rule(
            "075", "didPresent moves the focus of assistive software before the delegate is told.",
            intent: "The screen reader reads the message.",
            .untestable("Nothing reads a headless screen aloud: the notification has no effect to see.")),
    ]
}
