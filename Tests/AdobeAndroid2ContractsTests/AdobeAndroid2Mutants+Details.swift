import AdobeAndroid2Contracts
import InAppContracts
import RuleTesting

extension AdobeAndroid2Mutants {
    private static let firstDelegate = TraceEvent.Source("firstDelegate")
    private static let opened = EventPattern.sdk("openedURL")

    static let alerts: Table = [
        "A2-210": [
            Mutant(
                "alert-twice-at-once", .drop(listener("onError")),
                "expected listener onError(alert: second, error: anotherMessageIsDisplayed) as number 1"),
            Mutant(
                "alert-twice-at-once", .swap(listener("onError"), listener("onShow")),
                "as number 1, found listener onShow(alert: first)"),
            Mutant(
                "alert-twice-at-once", .insert(.listener, "onShow", ["alert": "second"]),
                "expected the end as number 3, found listener onShow(alert: second)"),
            Mutant("alert-and-message-at-once", ask("pin"), "expected no delegate shouldShowMessage"),
            Mutant(
                "alert-and-message-at-once", .drop(onShowFailure),
                "expected 1 × listener onShowFailure, found 0"),
        ],
        "A2-211": [
            Mutant(
                "alert-without-buttons", .insert(.listener, "onShow", ["alert": "news"]),
                "expected no listener, found listener onShow(alert: news)"),
            Mutant(
                "alert-without-buttons", .drop(gate),
                "expected 1 × delegate shouldShowMessage(message: spring), found 0"),
            Mutant(
                "alert-without-buttons", .drop(fragmentShown),
                "expected sdk fragment shown(messageId: spring), which is missing"),
        ],
        "A2-212": [
            Mutant(
                "alert-left", .move(listener("onDismiss"), after: EventPattern(.user, "tapOutside")),
                "expected campaign trigger(payload: a) as number 2, found listener onDismiss(alert: news)"),
            Mutant(
                "alert-left", .drop(listener("onDismiss")),
                "expected listener onDismiss(alert: news) as number 4, found campaign trigger(payload: b)"),
            Mutant(
                "alert-left", .drop(gate),
                "expected delegate shouldShowMessage(message: b) -> true as number 6, found the end"),
        ],
    ]

    static let payloads: Table = [
        "A2-215": [
            Mutant(
                "first-rule-of-item", ask("c"),
                "expected the end as number 4, found delegate shouldShowMessage(message: c) -> true"),
            Mutant(
                "first-rule-of-item", .drop(of(gate, "b")),
                "expected delegate shouldShowMessage(message: b) -> false as number 2"),
            Mutant(
                "first-rule-of-item", .duplicate(edge("Trigger")), "messageId: a), found 2"),
            Mutant("first-rule-of-item", track("Trigger"), "expected 2 × sdk(kind: analytics), found 3"),
            Mutant(
                "malformed-items", .drop(onShow), "expected 1 × delegate onShow(message: spring), found 0"),
            Mutant("malformed-items", ask("m"), "expected 1 × delegate shouldShowMessage, found 2"),
            Mutant(
                "malformed-items", .drop(EventPattern(.sdk, nil, ["kind": "error"])),
                "expected 3 × sdk(kind: error), found 2"),
        ],
        "A2-218": [
            Mutant(
                "blank-url", .answer(app("opens"), "true"),
                "expected app opens(url: ) -> false as number 1, found app opens(url: ) -> true"),
            Mutant(
                "blank-url", .insert(.sdk, "openedURL", ["url": " "], after: app("opens")),
                "as number 2, found sdk openedURL"),
            Mutant(
                "blank-url", .drop(opened),
                "expected sdk openedURL(url: https://e.org/) as number 4, found the end"),
            Mutant("any-schema", .drop(onShow), "expected 1 × delegate onShow(message: spring), found 0"),
        ],
    ]

    static let details: Table = [
        "A2-213": [
            Mutant(
                "no-alignment", .drop(listener("onShow")),
                "expected 1 × listener onShow(message: pin), found 0"),
            Mutant("no-alignment", .insert(.sdk, "HTML loaded"), "expected no sdk HTML loaded"),
            Mutant(
                "no-alignment", .set(sees, "html", "<html></html>"),
                "expected 1 × app sees(html: none, message: pin), found 0"),
            Mutant(
                "no-alignment", .dropAll(EventPattern(.stage, nil)),
                "expected 1 × stage Nothing on the screen takes this: tap outside the message, found 0"),
            Mutant(
                "no-alignment", ask("spring"), "expected no delegate shouldShowMessage(message: spring)"),
        ],
        "A2-214": [
            Mutant(
                "link-script-parameters", .set(sees, "scripts", "js=go()&animate=left"),
                "expected app sees(scripts: js=go()), which is missing"),
            Mutant(
                "link-script-parameters", .set(opened, "url", "https://e.org?a=1"),
                "expected sdk openedURL(url: https://e.org?a=1&animate=left) as number 1"),
        ],
        "A2-216": [
            Mutant("no-display-animation", .drop(htmlLoaded), "expected 1 × sdk HTML loaded, found 0"),
            Mutant(
                "no-display-animation", .set(sees, "html", "none"),
                "expected app sees(html: <html></html>), which is missing"),
            Mutant(
                "no-display-animation", .insert(.sdk, "failure", ["kind": "error"]),
                "expected no sdk(kind: error)"),
            Mutant(
                "local-assets", .set(sees, "assets", ""),
                "expected 1 × app sees(assets: a.png, message: pin), found 0"),
            Mutant(
                "local-assets", .set(sees, "assets", "b.png", 2),
                "expected 1 × app sees(assets: , message: other), found 0"),
        ],
        "A2-217": [
            Mutant(
                "swipe-mapped-to-nothing", .drop(onDismiss), "0.3 s after user swipe, which is missing"),
            Mutant(
                "swipe-mapped-to-nothing", .duplicate(onDismiss), "expected 1 × delegate onDismiss, found 2"),
            Mutant("swipe-mapped-to-nothing", track("Interact"), "expected no sdk"),
        ],
        "A2-219": [
            Mutant(
                "first-dismissed", .shift(first("onDismiss"), by: -0.3),
                "expected firstDelegate onDismiss 0.3 s after app fullscreenDismiss"),
            Mutant(
                "first-dismissed", .move(first("onDismiss"), before: app("registered")),
                "expected no firstDelegate onDismiss after app fullscreenDismiss"),
            Mutant(
                "first-made-message", .insert(firstDelegate, "onShow", ["message": "pin"]),
                "expected no firstDelegate onShow"),
            Mutant(
                "first-made-message", .drop(listener("onShow")),
                "expected 1 × listener onShow(message: pin), found 0"),
            Mutant(
                "first-made-message", .insert(.listener, "onDismiss", ["message": "pin"]),
                "expected no listener onDismiss"),
        ],
    ]

    private static func first(_ callback: String) -> EventPattern { EventPattern(firstDelegate, callback) }
}
