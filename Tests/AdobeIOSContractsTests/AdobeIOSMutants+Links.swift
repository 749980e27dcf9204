import AdobeIOSContracts
import InAppContracts
import RuleTesting

extension AdobeIOSMutants {
    private static let navigation = EventPattern(.page, "navigation")
    private static let openLink = EventPattern(.user, "openLink")
    private static let openedURL = EventPattern.sdk("openedURL")

    static let links: Table = [
        "AI-090": [
            Mutant(
                "navigation", .set(navigation, "decision", "cancel"),
                "expected page navigation(url: https://free.org/, decision: allow) as number 3"),
            Mutant("navigation", .drop(listener("overrideUrlLoad")), "as number 1"),
            Mutant("gestures", .drop(edge("Interact")), "expected 1 ×"),
        ],
        "AI-091": [
            Mutant(
                "navigation",
                .insert(.delegate, "urlLoaded", ["url": "https://free.org/"], after: app("navigateView")),
                "expected 1 × delegate urlLoaded, found 2"),
            Mutant(
                "navigation",
                .swap(urlLoaded, EventPattern(.page, "navigation", ["decision": "cancel"])),
                "directly after delegate urlLoaded(url: https://swallowed.org/), found the end"),
            Mutant("plain-link", .insert(.delegate, "urlLoaded"), "expected no delegate urlLoaded"),
            Mutant("link", .thread(urlLoaded, .background), "expected delegate urlLoaded on the main thread"),
        ],
        "AI-092": [
            Mutant("navigation-without-listener", .set(navigation, "decision", "cancel"), "decision: allow"),
            Mutant("navigation-without-listener", .insert(.delegate, "urlLoaded"), "expected no delegate"),
        ],
        "AI-093": [
            Mutant(
                "override-answers",
                .answer(EventPattern(.app, "overrides", ["url": "ADBINAPP://dismiss"]), "false"),
                "expected app overrides(url: ADBINAPP://dismiss) -> true as number 6"),
            Mutant(
                "override-answers", .answer(EventPattern(.app, "overrides", ["url": "none"]), "false"),
                "as number 1, found app overrides(url: none) -> false"),
            Mutant(
                "override-answers",
                .answer(EventPattern(.app, "overrides", ["url": "adbinapp://other"]), "true"),
                "as number 7"),
        ],
        "AI-094": [
            Mutant(
                "link", .swap(edge("Interact"), history("interact")),
                "expected sdk Messaging interaction event"),
            Mutant(
                "link", .move(openedURL, before: edge("Interact")), "before sdk openedURL(url: https://e.org)"
            ),
            Mutant("link", .drop(edge("Dismiss")), "expected 1 ×"),
            Mutant("auto-track-off", .drop(edge("Interact")), "expected 1 ×"),
            Mutant("link-animation", .shift(viewRemoved, by: 0.3), "0.0 s after user openLink"),
        ],
        "AI-095": [
            Mutant(
                "link-other-host", .insert(.sdk, "view removed", ["messageId": "spring"]),
                "expected no sdk view removed"),
            Mutant("link-other-host", .drop(openedURL), "expected 1 × sdk openedURL"),
            Mutant("link-other-host", .drop(urlLoaded), "expected 1 × delegate urlLoaded, found 0"),
        ],
        "AI-096": [
            Mutant("link-parameters", .set(edge("Interact"), "action", "a%20b%26c"), "action: a b&c"),
            Mutant("link-parameters", .set(edge("Interact"), "action", "first", 2), "action: last"),
            Mutant("link-parameters", .set(history("interact"), "action", "a b", 3), "action: a+b"),
            Mutant("link-parameters", .drop(urlLoaded, 2), "expected 4 × delegate urlLoaded, found 3"),
        ],
        "AI-097": [
            Mutant(
                "link-decoded-twice", .set(openedURL, "url", "https://a.com?x=1"), "https://a.com?x=1&y=2"),
            Mutant(
                "link-decoded-twice",
                .insert(.sdk, "openedURL", ["url": "https://a.com?q=100%"], after: openLink),
                "as number 1, found sdk openedURL(url: https://a.com?q=100%)"),
            Mutant("link-decoded-twice", .drop(openedURL, 2), "as number 2, found the end"),
        ],
        "AI-098": [
            Mutant("link-without-host", .drop(edge("Interact")), "expected 1 ×"),
            Mutant("link-without-host", .insert(.delegate, "onDismiss"), "expected no delegate onDismiss"),
        ],
        "AI-099": [
            Mutant(
                "link", .move(openedURL, after: urlLoaded),
                "expected sdk openedURL(url: https://e.org) as number 10, found delegate urlLoaded"),
            Mutant("link", .swap(history("dismiss"), edge("Dismiss")), "as number 13"),
            Mutant("link", .move(onDismiss, before: viewRemoved), "expected sdk view removed"),
        ],
        "AI-100": [
            Mutant("link-animation", .set(sees, "dismissAnimation", "bottom"), "dismissAnimation: none"),
            Mutant("link-animation", .set(sees, "dismissAnimation", "none", 2), "dismissAnimation: left"),
        ],
    ]
}
