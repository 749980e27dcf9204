import AdobeAndroid2Contracts
import InAppContracts
import RuleTesting

extension AdobeAndroid2Mutants {
    private static let source = TraceEvent.Source("firstDelegate")

    private static func first(_ callback: String, _ arguments: [String: String] = [:]) -> EventPattern {
        EventPattern(source, callback, arguments)
    }

    static let firstShape: Table = [
        "A2-200": [
            Mutant(
                "first-made-message", .insert(.listener, "onDismiss", ["message": "pin"]), "as number 4"),
            Mutant("first-made-message", .drop(EventPattern(.listener, "onShow")), "as number 2"),
            Mutant("first-made-message", .drop(first("onDismiss")), "as number 3, found the end"),
            Mutant("first-own-links", .drop(first("overrideUrlLoad")), "expected 2 × firstDelegate"),
        ],
        "A2-201": [
            Mutant(
                "first-nobody", .set(app("registered"), "delegate", "message b", 3),
                "expected app registered(delegate: message a) as number 3"),
            Mutant("first-nobody", .set(app("registered"), "delegate", "none", 4), "as number 4"),
            Mutant("first-nobody", .drop(sdk("fragment shown", "a")), "expected sdk fragment shown"),
        ],
        "A2-202": [
            Mutant(
                "first-conflict", .insert(source, "shouldShowMessage", ["message": "b"]),
                "expected no firstDelegate shouldShowMessage(message: b)"),
            Mutant("first-conflict", .thread(first("shouldShowMessage"), .main), "on the background thread"),
            Mutant(
                "first-null", .drop(.sdk("NullPointerException: no delegate is registered")),
                "which is missing"),
        ],
        "A2-203": [
            Mutant("first-refused", .drop(first("onShowFailure")), "as number 2, found the end"),
            Mutant("first-refused", .thread(first("onShowFailure"), .main), "on the background thread"),
            Mutant("first-conflict", .drop(first("onShowFailure")), "expected 1 × firstDelegate"),
        ],
        "A2-204": [
            Mutant(
                "first-own-links", .insert(source, "onDismiss", ["message": "spring"]),
                "expected no firstDelegate onDismiss"),
            Mutant("first-own-links", track("Interact"), "expected no sdk"),
            Mutant("first-link-dismisses", .drop(first("onDismiss")), "expected 1 × firstDelegate onDismiss"),
        ],
        "A2-205": [
            Mutant(
                "first-shown", .set(first("shouldShowMessage"), "view", "present"),
                "with view: none, found present"),
            Mutant(
                "first-shown", .move(webViewCreated, before: first("shouldShowMessage")),
                "expected firstDelegate shouldShowMessage before sdk web view created"),
        ],
        "A2-206": [
            Mutant(
                "first-links", .swap(.sdk("openedURL"), listener("javascriptMessage")),
                "expected sdk openedURL(url: https://e.org) as number 1"),
            Mutant("first-links", .drop(.sdk("openedURL"), 2), "as number 3, found the end"),
            Mutant("first-links", .insert(.sdk, "openedURL", ["url": "no url"]), "expected the end"),
            Mutant("first-links", .drop(first("onDismiss")), "expected 1 × firstDelegate onDismiss"),
            Mutant("first-links", track("Dismiss"), "expected no sdk"),
        ],
        "A2-207": [
            Mutant(
                "first-shown", .move(edge("Display"), after: first("onShow")),
                "before firstDelegate shouldShowMessage"),
            Mutant("first-refused", .drop(edge("Display")), "expected 1 × sdk"),
            Mutant("first-link-dismisses", track("Dismiss"), "expected no sdk"),
        ],
        "A2-208": [
            Mutant(
                "first-alert-on-dismiss", .rename(listener("onError"), to: "onShow"),
                "expected listener onError(alert: inside) directly after app showAlert(alert: inside)"),
            Mutant(
                "first-alert-on-dismiss", .drop(listener("onShow", ["alert": "after"])),
                "expected 1 × listener onShow(alert: after)"),
        ],
    ]
}
