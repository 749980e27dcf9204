import AdobeAndroid2Contracts
import InAppContracts
import RuleTesting

extension AdobeAndroid2Mutants {
    private static func navigation(_ url: String) -> EventPattern {
        EventPattern(.page, "navigation", ["url": url])
    }

    private static let opened = EventPattern.sdk("openedURL")

    private static func load(_ url: String) -> TraceMutation {
        .insert(.delegate, "urlLoaded", ["url": url])
    }

    static let links: Table = [
        "A2-070": [
            Mutant(
                "navigation", .answer(listener("overrideUrlLoad"), "true"),
                "expected listener overrideUrlLoad(url: https://free.org/, message: pin) -> false"),
            Mutant("navigation", .set(navigation("https://free.org/"), "decision", "handled"), "as number 2"),
            Mutant("navigation", .thread(listener("overrideUrlLoad"), .background), "on the main thread"),
        ],
        "A2-071": [
            Mutant("navigation", .set(navigation(""), "decision", "followed"), "decision: handled, url: )"),
            Mutant(
                "navigation", .insert(.listener, "overrideUrlLoad", ["url": ""]),
                "expected no listener overrideUrlLoad(url: )"),
            Mutant("navigation", load(""), "expected no delegate urlLoaded(url: )"),
            Mutant(
                "link-answers", .set(navigation("none"), "decision", "followed"),
                "decision: handled, url: none"),
            Mutant("link-answers", load("none"), "expected no delegate urlLoaded(url: none)"),
        ],
        "A2-072": [
            Mutant("navigation", load("https://free.org/"), "expected 1 × delegate urlLoaded, found 2"),
            Mutant(
                "navigation",
                .move(
                    urlLoaded, before: listener("overrideUrlLoad", ["url": "https://swallowed.org/"])),
                "expected delegate urlLoaded(url: https://swallowed.org/) directly after listener"),
            Mutant("plain-link", load("https://example.org/"), "expected no delegate urlLoaded"),
            Mutant("link-bare", .thread(urlLoaded, .background), "urlLoaded on the main thread"),
        ],
        "A2-073": [
            Mutant("link-answers", .set(navigation("{bad}"), "decision", "followed"), "as number 3, found"),
            Mutant(
                "link-answers", .set(navigation("ADBINAPP://dismiss"), "decision", "handled"),
                "as number 6, found"),
            Mutant("link-answers", tell("onDismiss", "spring"), "expected no delegate onDismiss"),
        ],
        "A2-074": [
            Mutant("link-answers", .drop(.delegate("urlLoaded", ["url": "{bad}"])), "found 0"),
            Mutant("link-answers", load("https://e.org/"), "expected 3 × delegate urlLoaded, found 4"),
        ],
        "A2-075": [
            Mutant("link", .move(edge("Interact"), after: opened), "before sdk openedURL"),
            Mutant(
                "link", .move(opened, after: onDismiss), "expected sdk openedURL(url: https://e.org) before"),
            Mutant("link", .duplicate(edge("Dismiss")), "expected 1 × sdk"),
            Mutant("auto-track-off", .drop(edge("Interact")), "expected 1 × sdk"),
            Mutant(
                "link-script", .insert(.sdk, "openedURL", ["url": "js=go()"]), "expected no sdk openedURL"),
            Mutant("link-script", .set(sees, "scripts", "js=go()"), "which is missing"),
        ],
        "A2-076": [
            Mutant(
                "link-parameters", .set(opened, "url", "scheme://parameters?param1=value1"),
                "expected sdk openedURL(url: scheme://parameters?param1=value1&param2=value2) as number 1"),
            Mutant(
                "link-parameters", .set(opened, "url", "https://b.com", 2),
                "expected sdk openedURL(url: https%3A%2F%2Fb.com) as number 2"),
            Mutant("link-parameters", .set(edge("Interact"), "action", "first"), "as number 3, found sdk"),
            Mutant("link-parameters", track("Interact"), "expected the end as number 5"),
            Mutant("link-parameters", .drop(urlLoaded), "expected 6 × delegate urlLoaded, found 5"),
        ],
        "A2-077": [
            Mutant(
                "link-animate", .set(opened, "url", "https://e.org?a=1"),
                "expected 1 × sdk openedURL(url: https://e.org?a=1&animate=left), found 0"),
            Mutant("link-animate", .shift(onDismiss, by: 0.3), "0.3 s after user openLink"),
        ],
        "A2-078": [
            Mutant("link-other-host", tell("onDismiss", "spring"), "expected no delegate onDismiss"),
            Mutant("link-other-host", .drop(opened), "expected 1 × sdk openedURL"),
            Mutant("link-other-host", .drop(urlLoaded), "expected 1 × delegate urlLoaded, found 0"),
        ],
        "A2-079": [
            Mutant("link-bare", .drop(onDismiss), "expected 1 × delegate onDismiss, found 0"),
            Mutant("link-bare", .insert(.sdk, "failure", ["kind": "error"]), "expected no sdk(kind: error)"),
            Mutant("link-bare", .drop(urlLoaded), "expected 1 × delegate urlLoaded(url: adbinapp://dismiss)"),
        ],
        "A2-080": [
            Mutant("link-without-host", tell("onDismiss", "spring"), "expected no delegate onDismiss"),
            Mutant("link-without-host", .drop(opened), "expected sdk openedURL(url: https://e.org) before"),
            Mutant("link-without-host", .drop(edge("Interact")), "before sdk openedURL"),
        ],
        "A2-081": [
            Mutant(
                "link-dismisses", .swap(edge("Interact"), urlLoaded),
                "as number 8, found delegate urlLoaded"),
            Mutant("link-dismisses", .swap(edge("Dismiss"), onDismiss), "found delegate onDismiss"),
            Mutant("link-dismisses", .shift(onDismiss, by: 0.3), "0.3 s after delegate urlLoaded"),
            Mutant(
                "link-after-swipe", .move(onDismiss, after: urlLoaded),
                "expected delegate onDismiss before delegate urlLoaded"),
        ],
        "A2-085": [
            Mutant("swipe-mapped", .shift(edge("Interact"), by: 0.3), "0.3 s after user swipe"),
            Mutant("swipe-mapped", load("adbinapp://other"), "expected no delegate urlLoaded"),
            Mutant("swipe-mapped", .shift(onDismiss, by: 0.3), "0.0 s after app fullscreenDismiss"),
            Mutant("swipe-unmapped", .drop(onDismiss, 3), "expected 3 × delegate onDismiss, found 2"),
            Mutant("swipe-unmapped", track("Interact"), "expected no sdk"),
            Mutant("swipe-without-gestures", tell("onDismiss", "spring"), "expected no delegate onDismiss"),
        ],
        "A2-086": [
            Mutant("backdrop-tap", .drop(edge("Interact")), "expected 1 × sdk"),
            Mutant("backdrop-tap", load("adbinapp://other"), "expected no delegate urlLoaded"),
            Mutant("backdrop-tap-unmapped", tell("onDismiss", "spring"), "expected no delegate onDismiss"),
            Mutant("tap-outside", track("Interact"), "expected no sdk"),
        ],
        "A2-087": [
            Mutant("backdrop-tap", .set(edge("Interact"), "action", "other"), "action: tapped"),
            Mutant("backdrop-tap-old-name", track("Interact", action: "tapped"), "expected no sdk"),
        ],
        "A2-088": [
            Mutant("unknown-gesture", .drop(onDismiss), "0.3 s after user swipe, which is missing"),
            Mutant("unknown-gesture", load("adbinapp://other"), "expected no delegate urlLoaded"),
        ],
    ]
}
