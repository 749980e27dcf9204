import AdobeIOSContracts
import InAppContracts
import RuleTesting

extension AdobeIOSMutants {
    private static let overrides = app("overrides")

    static let listeners: Table = [
        "AI-145": [
            Mutant(
                "listener-passed-another", .set(edge("Display"), "messageId", "a"),
                "expected no sdk(messageId: a) after app tellListener"),
            Mutant(
                "listener-passed-another", .insert(.sdk, "any", ["kind": "analytics"]),
                "expected no sdk(kind: analytics) after app tellListener(passing: pin)"),
            Mutant("listener-passed-another", .drop(edge("Interact")), "as number 14"),
            Mutant("listener-passed-another", .drop(history("dismiss")), "as number 11"),
            Mutant(
                "listener-passed-another",
                .answer(EventPattern(.app, "overrides", ["passing": "pin"]), "true"), "as number 16"),
        ],
        "AI-146": [
            Mutant(
                "shown-twice-at-once", .drop(listener("overrideUrlLoad"), 2),
                "expected 2 × listener overrideUrlLoad(url: bundle), found 1"),
            Mutant("shown-twice-at-once", .duplicate(viewInserted), "expected 1 × sdk view inserted"),
            Mutant("shown-twice-at-once", .set(sees, "loads", "2"), "loads: 1, superview: none)"),
            Mutant("shown-twice-at-once", .drop(listener("onError")), "expected 1 × listener onError"),
            Mutant("content-height-kept", .set(sees, "height", "844", 2), "view: 2), found 0"),
            Mutant("content-height-kept", .set(sees, "height", "844"), "view: 1), found 0"),
        ],
        "AI-147": [
            Mutant(
                "floating-button-repeated", .drop(listener("onDismiss")), "as number 1, found listener onShow"
            ),
            Mutant("floating-button-repeated", .drop(listener("onShow"), 2), "as number 3"),
            Mutant("floating-button-repeated", .drop(listener("onDismiss"), 3), "as number 5, found the end"),
            Mutant(
                "floating-button-repeated", .insert(.delegate, "onShow", ["message": "foreign"]),
                "expected no delegate"),
        ],
    ]
}
