import AdobeAndroid2Contracts
import InAppContracts
import RuleTesting

extension AdobeAndroid2Mutants {
    private static let openedURL = EventPattern.sdk("openedURL")
    private static let tapped = listener("onTapDetected")

    static let edges: Table = [
        "A2-104": [
            Mutant(
                "local-assets-emptied", .set(sees, "assets", ""),
                "expected 1 × app sees(assets: a.png, message: pin), found 0")
        ],
        "A2-105": [
            Mutant(
                "no-animations", .dropAll(EventPattern(.stage, nil)),
                "expected 1 × stage Nothing on the screen takes this: tap outside the message, found 0"),
            Mutant(
                "no-animations", .shift(listener("onDismiss", ["message": "pin"]), by: 0.3),
                "0.0 s after app fullscreenDismiss(message: pin)"),
            Mutant(
                "no-animations", .shift(listener("onDismiss", ["message": "other"]), by: 0.3),
                "0.0 s after app fullscreenDismiss(message: other)"),
        ],
        "A2-107": [
            Mutant(
                "gestures-changed-late", .set(listener("overrideUrlLoad"), "url", "https://e.org/late"),
                "expected listener overrideUrlLoad(url: https://e.org/early, message: pin) -> false as number 1"
            ),
            Mutant(
                "gestures-changed-late", .drop(listener("overrideUrlLoad"), 2), "as number 2, found the end"),
        ],
        "A2-108": [
            Mutant("settings-without-parent", track("Display"), "expected 1 × sdk(kind: analytics), found 2"),
            Mutant(
                "settings-without-parent", .drop(onDismiss),
                "expected 1 × delegate onDismiss(message: foreign), found 0"),
            Mutant(
                "settings-without-parent", .drop(onShow),
                "expected 1 × delegate onShow(message: foreign), found 0"),
            Mutant("settings-without-parent", .drop(openedURL), "expected 1 × sdk openedURL"),
        ],
        "A2-109": [
            Mutant(
                "link-leftovers", .set(openedURL, "url", "https://e.org?x=0&b=2&a=1&p=3"),
                "expected sdk openedURL(url: https://e.org?x=0&p=3&a=1&b=2) as number 1"),
            Mutant("link-leftovers", .drop(openedURL, 2), "as number 2, found the end"),
        ],
    ]

    static let blanks: Table = [
        "A2-106": [
            Mutant(
                "blank-texts", .set(sees, "handlers", " , ok"), "expected app sees(handlers: ok, scripts: )"),
            Mutant("blank-texts", .set(sees, "scripts", " "), "expected app sees(handlers: ok, scripts: )"),
            Mutant(
                "blank-texts", track("Interact", action: " "), "expected no sdk Messaging interaction event"),
            Mutant("blank-texts", .insert(.sdk, "openedURL", ["url": " "]), "expected no sdk openedURL"),
            Mutant("blank-texts", .duplicate(urlLoaded), "expected 1 × delegate urlLoaded, found 2"),
            Mutant(
                "blank-gestures", .insert(.listener, "overrideUrlLoad", ["url": " "]),
                "expected no listener overrideUrlLoad"),
            Mutant(
                "blank-gestures", .drop(listener("onDismiss")), "0.3 s after user swipe, which is missing"),
            Mutant(
                "blank-page", .drop(listener("onDismiss")),
                "expected listener onDismiss(message: pin) as number 2, found the end"),
            Mutant("blank-page", ask("m"), "expected no delegate shouldShowMessage(message: m)"),
            Mutant(
                "alert-blank-buttons", .insert(.listener, "onShow", ["alert": "news"]),
                "expected no listener, found listener onShow(alert: news)"),
            Mutant("alert-blank-buttons", .drop(gate), "expected 1 × delegate shouldShowMessage"),
        ]
    ]

    static let buttons: Table = [
        "A2-110": [
            Mutant(
                "two-floating-buttons", .set(tapped, "button", "second"),
                "expected listener onTapDetected(button: first) as number 1"),
            Mutant(
                "two-floating-buttons", .duplicate(tapped),
                "expected listener onTapDetected(button: second) as number 2"),
            Mutant("two-floating-buttons", .dropAll(EventPattern(.stage, nil)), "expected 1 × stage Nothing"),
            Mutant(
                "floating-buttons-without-activity", .dropAll(tapped),
                "expected listener onTapDetected(button: shown) as number 1, found the end"),
            Mutant(
                "floating-buttons-without-activity",
                .insert(.listener, "onTapDetected", ["button": "late"]), "expected the end as number 2"),
            Mutant(
                "floating-button-rotated", .drop(tapped, 2),
                "expected listener onTapDetected(button: only) as number 2, found the end"),
        ]
    ]

    static let readings: Table = [
        "A2-111": [
            Mutant(
                "lost-answers", .drop(EventPattern(.campaign, "refused")),
                "expected 3 × campaign refused, found 2"),
            Mutant(
                "lost-answers", ask("spring", after: EventPattern(.campaign, "triggerMalformed")),
                "expected no delegate after campaign triggerMalformed"),
            Mutant("lost-answers", .duplicate(edge("Trigger")), "found 2"),
            Mutant("parameters-of-no-object", ask("m"), "expected no delegate shouldShowMessage(message: m)"),
        ],
        "A2-112": [
            Mutant("numbers", .set(sees, "width", "50"), "width: 100), found 0"),
            Mutant("numbers", .set(sees, "verticalInset", "-5"), "width: 100), found 0"),
            Mutant("numbers", .set(sees, "cornerRadius", "inf"), "width: 100), found 0"),
        ],
    ]
}
