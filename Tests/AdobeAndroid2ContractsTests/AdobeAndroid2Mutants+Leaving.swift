import AdobeAndroid2Contracts
import InAppContracts
import RuleTesting

extension AdobeAndroid2Mutants {
    static let leaving: Table = [
        "A2-050": [
            Mutant(
                "dismissed", .move(onDismiss, before: delegates),
                "expected no delegate onDismiss after app fullscreenDismiss"),
            Mutant("dismissed", .shift(onDismiss, by: 0.1), "0.3 s after app fullscreenDismiss"),
            Mutant("dismissed", .thread(onDismiss, .background), "onDismiss on the main thread"),
            Mutant("dismissed-fading", .shift(onDismiss, by: -0.3), "0.6 s after app fullscreenDismiss"),
            Mutant("dismissed-still", .shift(onDismiss, by: -0.3), "0.3 s after app fullscreenDismiss"),
            Mutant("dismissed-in-on-show", .shift(onDismiss, by: 0.3), "0.0 s after app fullscreenDismiss"),
            Mutant(
                "dismiss-other-off-main", .thread(of(onDismiss, "pin"), .main),
                "expected delegate onDismiss(message: pin) on the background thread"),
            Mutant("dismiss-not-displayed", tell("onDismiss", "spring"), "expected no delegate onDismiss"),
            Mutant("swipe-mapped", .shift(onDismiss, by: 0.3), "0.0 s after app fullscreenDismiss"),
        ],
        "A2-051": [
            Mutant(
                "made-message", .swap(listener("onDismiss"), onDismiss),
                "expected listener onDismiss(message: pin) as number 1, found delegate onDismiss"),
            Mutant(
                "made-message", .move(fragmentDismissed, before: listener("onDismiss")),
                "as number 1, found sdk fragment dismissed"),
            Mutant("made-message", .set(onDismiss, "view", "none"), "with view: present, found none"),
            Mutant("made-message", .set(sees, "view", "1", 2), "expected app sees(view: none)"),
            Mutant(
                "made-back-pressed", .swap(listener("onBackPressed"), listener("onDismiss")),
                "expected listener onBackPressed(message: pin) as number 1"),
        ],
        "A2-052": [
            Mutant("dismiss-other", .drop(of(onDismiss, "b")), "expected 1 × delegate onDismiss(message: b)"),
            Mutant("dismiss-other", tell("onDismiss", "a"), "expected no delegate onDismiss(message: a)"),
            Mutant(
                "dismiss-other", .insert(.sdk, "fragment dismissed", ["messageId": "a"]),
                "expected no sdk fragment dismissed(messageId: a)"),
            Mutant("dismiss-other", .drop(of(onShow, "b")), "expected 1 × delegate onShow(message: b)"),
        ],
        "A2-053": [
            Mutant("dismissed-repeatedly", .duplicate(onDismiss), "expected 1 × delegate onDismiss, found 2"),
            Mutant("dismissed-repeatedly", .duplicate(edge("Dismiss")), "expected 1 × sdk"),
            Mutant(
                "dismissed", .duplicate(onDismiss),
                "expected delegate onShow before delegate onDismiss, found delegate"),
        ],
        "A2-054": [
            Mutant(
                "next-during-exit", .move(of(onShow, "b"), after: onDismiss),
                "expected delegate onShow(message: b) as number 2, found delegate onDismiss(message: a)"),
            Mutant(
                "next-during-exit", .drop(sdk("fragment shown", "b")),
                "expected 1 × sdk fragment shown(messageId: b)"),
        ],
        "A2-055": [
            Mutant(
                "shown-after-dismissal", .set(sees, "view", "1", 2),
                "expected 1 × app sees(campaignView: 1, view: none), found 0"),
            Mutant(
                "shown-after-dismissal", .set(sees, "campaignView", "2", 3),
                "expected 1 × app sees(campaignView: 1, view: 2), found 0"),
            Mutant("shown-after-dismissal", .drop(webViewCreated), "expected 2 × sdk web view created"),
        ],
        "A2-056": [
            Mutant("back-pressed", .drop(onDismiss), "expected 1 × delegate onDismiss, found 0"),
            Mutant("back-pressed", .shift(onDismiss, by: 0.1), "0.3 s after campaign pressBack"),
            Mutant(
                "made-back-pressed", .drop(listener("onBackPressed")), "expected 1 × listener onBackPressed"),
            Mutant("made-back-pressed", .drop(listener("onDismiss")), "expected 1 × listener onDismiss"),
        ],
        "A2-060": [
            Mutant(
                "empty-page", .drop(onDismiss),
                "expected delegate onDismiss(message: pin) as number 5, found delegate shouldShowMessage"),
            Mutant("empty-page", .drop(onShow), "as number 3, found listener onDismiss(message: pin)"),
            Mutant("malformed-campaign", tell("onShow", "m"), "expected no delegate onShow(message: m)"),
        ],
    ]
}
