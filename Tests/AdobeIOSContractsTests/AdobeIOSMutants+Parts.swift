import AdobeIOSContracts
import InAppContracts
import RuleTesting

extension AdobeIOSMutants {
    private static let refused = EventPattern(.campaign, "refused")
    private static let part: TraceMutation = .insert(
        .sdk, "Messaging interaction event", ["messageId": "part"])

    static let parts: Table = [
        "AI-158": [
            Mutant("listener-passed-another", .drop(.sdk("openedURL")), "https://e.org), found 0"),
            Mutant(
                "listener-passed-another",
                .answer(EventPattern(.app, "overrides", ["passing": "pin"]), "true"), "passing: pin) -> false"
            ),
        ],
        "AI-159": [
            Mutant("malformed-items", .drop(refused), "expected 2 × campaign refused, found 1"),
            Mutant("malformed-items", part, "messageId: part"),
            Mutant("malformed-items", .drop(onShow), "expected 1 × delegate onShow(message: spring)"),
        ],
        "AI-160": [
            Mutant("void-rulesets", .drop(refused, 2), "expected 2 × campaign refused, found 1"),
            Mutant("void-rulesets", part, "messageId: part"),
            Mutant("void-rulesets", .drop(onShow), "expected 1 × delegate onShow(message: spring)"),
        ],
        "AI-161": [
            Mutant("gesture-without-text", .set(sees, "recognizers", "1"), "recognizers: 0"),
            Mutant("gesture-without-text", .drop(onShow), "expected 1 × delegate onShow(message: spring)"),
        ],
        "AI-162": [
            Mutant("surfaces", .set(app("surfaces"), "areEqual", "false"), "areEqual: true), found 0")
        ],
        "AI-163": [
            Mutant("floating-button-twice", .set(app("screen"), "shown", ""), "shown: floating button"),
            Mutant("floating-button-twice", .drop(listener("onTapDetected")), "onTapDetected, found 0"),
            Mutant(
                "floating-button-twice", .duplicate(listener("onDismiss")), "expected 1 × listener onDismiss"),
        ],
        "AI-164": [
            Mutant("looks", .set(sees, "navigationDelegate", "other"), "navigationDelegate: message"),
            Mutant("looks", .set(sees, "inlineMedia", "false"), "inlineMedia: true"),
            Mutant("looks", .set(sees, "adjustsInsets", "true", 2), "adjustsInsets: false"),
            Mutant("looks", .set(sees, "scrollBackground", "other"), "scrollBackground: clear"),
            Mutant("looks", .set(sees, "followsSuperview", "false", 2), "found 1"),
        ],
        "AI-165": [
            Mutant(
                "several-consequences",
                .insert(.delegate, "shouldShowMessage", ["message": "behind"], answer: "true"),
                "expected no delegate shouldShowMessage(message: behind)"),
            Mutant(
                "several-consequences",
                .insert(.delegate, "shouldShowMessage", ["message": "behind-card"], answer: "true"),
                "message: behind-card"),
            Mutant("several-consequences", .duplicate(gate), "found 2"),
        ],
    ]
}
