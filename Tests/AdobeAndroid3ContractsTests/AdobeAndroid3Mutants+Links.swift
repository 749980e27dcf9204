import AdobeAndroid3Contracts
import InAppContracts
import RuleTesting

extension AdobeAndroid3Mutants {
    static let links: Table = [
        "A3-080": [
            Mutant(
                "made-message-links", .swap(listener("onUrlLoading"), onContentLoaded),
                "expected listener onUrlLoading(message: pin, url: app://known) -> true as number 1"),
            Mutant(
                "made-message-links", .drop(onContentLoaded, 2),
                "expected delegate onContentLoaded(url: https://example.org/, message: pin) as number 4"),
            Mutant(
                "made-message-links", .dropAll(navigates("https://example.org/other")),
                "expected 1 × sdk page navigates to https://example.org/other, found 0"),
            Mutant(
                "plain-link", .set(onContentLoaded, "kind", "alert"),
                "expected delegate onContentLoaded with kind: inAppMessage, found alert"),
        ],
        "A3-081": [
            Mutant(
                "plain-link", .insert(.sdk, "page navigates to https://example.org/"),
                "expected no sdk page navigates to https://example.org/"),
            Mutant(
                "plain-link", .drop(onContentLoaded),
                "expected 1 × delegate onContentLoaded(url: https://example.org/), found 0"),
            Mutant("plain-link", .drop(openedURL), "expected 1 × sdk openedURL"),
        ],
        "A3-082": [
            Mutant(
                "blank-link", .insert(.listener, "onUrlLoading", ["url": " "]),
                "expected no listener onUrlLoading"),
            Mutant(
                "blank-link", .insert(.delegate, "onContentLoaded", ["url": " "]),
                "expected no delegate onContentLoaded"),
        ],
        "A3-083": [
            Mutant(
                "opener",
                .insert(
                    .sdk, "openedURL", ["url": "https://example.org/2"],
                    after: EventPattern(.user, "openLink", ["url": "https://example.org/2"])),
                "expected the end as number 2, found sdk openedURL(url: https://example.org/2)"),
            Mutant(
                "opener", .insert(.sdk, "openedURL", ["url": " "]), "expected the end as number 2"),
            Mutant(
                "opener", .drop(navigates("https://example.org/3")),
                "expected 1 × sdk page navigates to https://example.org/3, found 0"),
        ],
        "A3-084": [
            Mutant(
                "listener-answers", .answer(decides("{bad}"), "false"),
                "expected 1 × app decides(url: {bad}) -> true, found 0"),
            Mutant(
                "listener-answers", .answer(decides("ADBINAPP://dismiss?q=1"), "true"),
                "expected 1 × app decides(url: ADBINAPP://dismiss?q=1) -> false, found 0"),
            Mutant(
                "listener-answers", .answer(decides("adbinapp://dismiss"), "true"),
                "expected 1 × app decides(url: adbinapp://dismiss) -> false, found 0"),
        ],
        "A3-085": [
            Mutant(
                "bare-dismiss", .move(onDismiss, before: sees),
                "expected no delegate onDismiss after user openLink(url: adbinapp://dismiss)"),
            Mutant(
                "bare-dismiss", .insert(.delegate, "onContentLoaded", ["url": "adbinapp://dismiss"]),
                "expected no delegate onContentLoaded(url: adbinapp://dismiss)"),
            Mutant("bare-dismiss", .drop(onDismiss), "expected 1 × delegate onDismiss, found 0"),
        ],
        "A3-086": [
            Mutant(
                "link-order", .swap(edge("Interact"), openedURL),
                "action: a, activityId: activity-spring"),
            Mutant("link-order", .drop(onDismiss), "expected delegate onDismiss(message: spring) as number"),
            Mutant(
                "link-script", .drop(.sdk("evaluate jsapp://x")),
                "expected 1 × sdk evaluate jsapp://x, found 0"),
            Mutant("link-cancels", .drop(onDismiss), "expected 1 × delegate onDismiss, found 0"),
            Mutant("auto-track-off", .drop(edge("Interact")), "action: ok"),
        ],
        "A3-087": [
            Mutant("link-decoded", .set(edge("Interact"), "action", "a+b"), "action: a b"),
            Mutant("link-decoded", .set(edge("Interact"), "action", "a b", 2), "action: a+b"),
            Mutant("link-decoded", .set(edge("Interact"), "action", "x", 3), "action: y"),
            Mutant(
                "link-decoded", .set(openedURL, "url", "scheme://parameters?param1=value1"),
                "expected sdk openedURL(url: scheme://parameters?param1=value1&param2=value2) as number 6"),
        ],
        "A3-088": [
            Mutant(
                "link-illegal-escape", sends("Interact", ["action": "50%"]),
                "expected no sdk Messaging interaction event"),
            Mutant("link-illegal-escape", tells("onDismiss", "spring"), "expected no delegate onDismiss"),
        ],
        "A3-089": [
            Mutant(
                "link-animate", .set(openedURL, "url", "https://e.org?a=1"),
                "expected sdk openedURL(url: https://e.org?a=1&animate=left) as number 1")
        ],
        "A3-090": [
            Mutant(
                "link-without-host", .insert(.delegate, "onContentLoaded"),
                "expected no delegate onContentLoaded"),
            Mutant(
                "link-without-host", .swap(edge("Interact"), openedURL),
                "expected sdk Messaging interaction event"),
            Mutant("link-without-host", .drop(openedURL), "expected 1 × sdk openedURL(url: https://e.org)"),
        ],
        "A3-091": [
            Mutant(
                "link-of-forgotten", sends("Interact", ["action": "a"]),
                "expected no sdk Messaging interaction event"),
            Mutant("link-of-forgotten", tells("onDismiss", "spring"), "expected no delegate onDismiss"),
            Mutant("link-of-forgotten", .drop(onContentLoaded), "expected 1 × delegate onContentLoaded"),
        ],
        "A3-092": [
            Mutant(
                "link-dismisses", .move(onContentLoaded, after: onDismiss),
                "expected delegate onContentLoaded(url: adbinapp://dismiss?interaction=a, message: spring)"),
            Mutant(
                "link-dismisses", .set(onContentLoaded, "state", "detached"),
                "expected delegate onContentLoaded with state: visible, found detached"),
        ],
    ]

    private static func navigates(_ url: String) -> EventPattern { .sdk("page navigates to \(url)") }
    private static func decides(_ url: String) -> EventPattern {
        EventPattern(.app, "decides", ["url": url])
    }
}
