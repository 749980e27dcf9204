import AdobeAndroid3Contracts
import InAppContracts
import RuleTesting

extension AdobeAndroid3Mutants {
    static let details: Table = [
        "A3-126": [
            Mutant(
                "link-script-parameters", .rename(script("js=look"), to: "evaluate js=look&animate=left"),
                "expected 1 × sdk evaluate js=look, found 0"),
            Mutant(
                "link-script-parameters", .insert(.sdk, "evaluate js=look&animate=left"),
                "expected no sdk evaluate js=look&animate=left"),
            Mutant(
                "link-script-parameters", .set(openedURL, "url", "https://e.org?a=1"),
                "expected sdk openedURL(url: https://e.org?a=1&animate=left) as number 1"),
        ],
        "A3-129": [
            Mutant(
                "empty-gesture", .drop(listener("onUrlLoading")),
                "expected listener onUrlLoading(message: pin, url: ) -> true as number 1"),
            Mutant(
                "empty-gesture", .drop(onContentLoaded),
                "expected delegate onContentLoaded(url: , message: pin) as number 2"),
            Mutant(
                "empty-gesture", .drop(of(onDismiss, "other")),
                "expected delegate onDismiss(message: other) as number 8, found the end"),
        ],
        "A3-130": [
            Mutant(
                "gestures-added", .drop(onContentLoaded),
                "expected delegate onContentLoaded(url: https://e.org/up, message: pin) as number 1"),
            Mutant(
                "gestures-added", .drop(onDismiss, 2),
                "expected delegate onDismiss(message: pin) as number 4, found the end"),
        ],
        "A3-131": [
            Mutant(
                "hidden-and-shown-at-once", .duplicate(webViewCreated),
                "expected delegate onHide(message: spring) as number 5, found sdk web view created"),
            Mutant(
                "hidden-and-shown-at-once", .drop(canShow, 2),
                "expected delegate canShow(message: spring) -> true as number 6"),
            Mutant(
                "script-without-result", .insert(.listener, "evaluated", ["script": "none"]),
                "expected the end as number 2, found listener evaluated(script: none)"),
            Mutant(
                "script-without-result", .drop(script("none")), "expected 1 × sdk evaluate none, found 0"),
        ],
        "A3-132": [
            Mutant(
                "gesture-of-no-text", tells("onDismiss", "spring"), "expected no delegate onDismiss"),
            Mutant(
                "gesture-of-no-text", .insert(.delegate, "onContentLoaded"),
                "expected no delegate onContentLoaded"),
            Mutant(
                "gesture-of-no-text", .drop(EventPattern(.stage, nil)),
                "expected 1 × stage Nothing on the screen takes this: swipe up, found 0"),
        ],
        "A3-133": [
            Mutant(
                "widths", .set(sees, "maxWidth", "9223372036854775807"),
                "expected 1 × app sees(maxWidth: 2147483647, message: pin), found 0"),
            Mutant(
                "widths", .set(sees, "maxWidth", "0", 2),
                "expected 1 × app sees(maxWidth: 2147483647, message: spring), found 0"),
            Mutant(
                "widths", .set(sees, "maxWidth", "2147483647", 3),
                "expected 1 × app sees(maxWidth: 600, message: narrow), found 0"),
        ],
    ]

    private static func script(_ text: String) -> EventPattern { .sdk("evaluate \(text)") }
}
