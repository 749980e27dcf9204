import AdobeIOSContracts
import InAppContracts
import RuleTesting

extension AdobeIOSMutants {
    static let leaving: Table = [
        "AI-070": [
            Mutant(
                "dismiss-returns-at-once", .move(viewRemoved, after: app("fullscreenDismiss")),
                "expected no sdk after app fullscreenDismiss"),
            Mutant(
                "dismiss-returns-at-once", .thread(viewRemoved, .background),
                "expected sdk view removed on the main thread"),
        ],
        "AI-071": [
            Mutant(
                "dismiss-not-displayed", .insert(.delegate, "onDismiss", ["message": "spring"]),
                "expected no delegate onDismiss"),
            Mutant(
                "dismissed", .drop(onShow),
                "expected delegate onShow before delegate onDismiss, found delegate"),
        ],
        "AI-072": [
            Mutant(
                "dismiss-other",
                .insert(.delegate, "onDismiss", ["message": "b"], after: app("fullscreenDismiss")),
                "expected no delegate after app fullscreenDismiss(message: b)"),
            Mutant("dismiss-other", .drop(edge("SuppressDisplay"), 2), "expected 1 ×"),
        ],
        "AI-073": [
            Mutant("dismissed", .shift(viewRemoved, by: 0.2), "view removed(messageId: spring) 0.3 s after"),
            Mutant("no-animation", .shift(viewRemoved, by: 0.3), "0.0 s after app fullscreenDismiss"),
            Mutant("dismissed", .set(onDismiss, "view", "present"), "with view: none, found present"),
            Mutant(
                "dismissed", .thread(onDismiss, .background), "expected delegate onDismiss on the main thread"
            ),
            Mutant(
                "made-message", .swap(listener("onDismiss"), onDismiss),
                "expected delegate onDismiss directly after listener onDismiss"),
        ],
        "AI-074": [
            Mutant(
                "dismissed", .move(viewRemoved, after: onDismiss),
                "expected sdk view removed(messageId: spring) before delegate onDismiss"),
            Mutant(
                "made-message", .move(viewRemoved, after: listener("onDismiss")),
                "expected sdk view removed before listener onDismiss"),
        ],
        "AI-075": [
            Mutant(
                "next-during-exit", .move(of(onShow, "b"), after: onDismiss),
                "expected delegate onShow(message: b) as number 2, found delegate onDismiss(message: a)"),
            Mutant(
                "next-during-exit", .drop(viewInserted, 2), "expected 1 × sdk view inserted(messageId: b)"),
        ],
        "AI-076": [
            Mutant(
                "dismissed-repeatedly", .duplicate(onDismiss), "expected 1 × delegate onDismiss, found 2"),
            Mutant("dismissed-repeatedly", .duplicate(viewRemoved), "expected 1 × sdk view removed"),
        ],
        "AI-077": [
            Mutant("shown-after-dismissal", .set(sees, "view", "1", 2), "expected app sees(view: none)"),
            Mutant("shown-after-dismissal", .set(sees, "view", "1", 3), "view: 2"),
            Mutant("shown-after-dismissal", .drop(listener("overrideUrlLoad"), 2), "expected 2 × listener"),
            Mutant("shown-after-dismissal", .drop(listener("javascriptMessage")), "which is missing"),
        ],
        "AI-078": [
            Mutant(
                "backdrop-tap",
                .insert(
                    .sdk, "Messaging interaction event", ["eventType": "decisioning.propositionInteract"],
                    after: EventPattern(.user, "tapOutside")), "expected no sdk Messaging interaction event"),
            Mutant("backdrop-tap", .drop(onDismiss), "expected 1 × delegate onDismiss, found 0"),
        ],
        "AI-079": [
            Mutant("dismissed-in-on-show", .drop(onDismiss), "as number 4, found the end"),
            Mutant(
                "dismissed-in-on-show", .swap(app("fullscreenDismiss"), onDismiss),
                "expected app fullscreenDismiss(message: spring) as number 3"),
            Mutant(
                "dismissed-in-on-show-still", .move(viewInserted, before: app("fullscreenDismiss")),
                "expected app fullscreenDismiss before sdk view inserted(messageId: spring)"),
            Mutant(
                "dismissed-in-on-show-still", .drop(of(onDismiss, "spring")),
                "expected 1 × delegate onDismiss(message: spring), found 0"),
        ],
        "AI-080": [
            Mutant(
                "hidden", .insert(.delegate, "onDismiss", ["message": "a"], after: viewRemoved),
                "expected no delegate after app fullscreenHide"),
            Mutant(
                "hidden", .move(viewRemoved, after: app("fullscreenHide")),
                "expected no sdk view removed after app fullscreenHide"),
            Mutant("hidden", .shift(viewRemoved, by: 0.3), "0.3 s after app fullscreenHide"),
            Mutant("hidden", .set(sees, "view", "none", 2), "expected app sees(parent: other, view: 1)"),
            Mutant("hidden", .drop(of(onShow, "b")), "expected delegate onShow(message: b)"),
        ],
        "AI-081": [
            Mutant("hidden-shown-again", .set(sees, "view", "2", 2), "expected 2 × app sees"),
            Mutant("hidden-shown-again", .drop(gate, 2), "expected 2 × delegate shouldShowMessage, found 1"),
            Mutant("hidden-shown-again", .drop(edge("Display"), 2), "expected 2 × sdk"),
        ],
        "AI-082": [
            Mutant(
                "hidden-dismissed", .insert(.delegate, "onDismiss", ["message": "spring"]),
                "expected no delegate onDismiss"),
            Mutant("hidden-dismissed", .set(sees, "view", "none"), "expected app sees(view: 1)"),
        ],
        "AI-083": [
            Mutant(
                "hide-not-displayed", .insert(.sdk, "view removed", ["messageId": "spring"]),
                "expected no sdk view removed"),
            Mutant(
                "hide-not-displayed", .insert(.delegate, "onDismiss", ["message": "spring"]),
                "expected no delegate after app fullscreenHide"),
        ],
    ]
}
