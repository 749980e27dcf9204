import AdobeAndroid2Contracts
import InAppContracts
import RuleTesting

extension AdobeAndroid2Mutants {
    static let showing: Table = [
        "A2-020": [
            Mutant(
                "entry-points", ask("spring", after: app("messageShow")),
                "expected delegate onShow(message: spring) as number 4, found delegate shouldShowMessage"),
            Mutant("entry-points", .drop(gate, 2), "as number 6, found delegate onShow(message: spring)"),
            Mutant(
                "entry-points", ask("spring", after: app("fullscreenShowWithControl")),
                "as number 10, found delegate shouldShowMessage"),
            Mutant("entry-points-conflict", tell("onShow", "b"), "expected no delegate onShow(message: b)"),
            Mutant("entry-points-conflict", ask("b"), "expected 1 × delegate shouldShowMessage(message: b)"),
            Mutant(
                "held-conflict", .insert(.sdk, "fragment shown", ["messageId": "a"]),
                "expected no sdk fragment shown"),
        ],
        "A2-030": [
            Mutant(
                "no-activity", .move(onShowFailure, after: app("readDelegate")),
                "expected listener onShowFailure directly after app fullscreenShow"),
            Mutant("no-activity", .thread(onShowFailure, .background), "on the main thread"),
            Mutant("no-activity", ask("spring"), "expected no delegate, found"),
            Mutant("no-activity-off-main", .thread(onShowFailure, .main), "on the background thread"),
            Mutant(
                "no-activity-off-main", ask("pin"), "expected no delegate shouldShowMessage(message: pin)"),
        ],
        "A2-031": [
            Mutant(
                "made-message", .move(webViewCreated, after: gate),
                "expected sdk web view created before delegate shouldShowMessage"),
            Mutant("made-message", .thread(gate, .main), "shouldShowMessage on the background thread"),
            Mutant("made-message", .thread(webViewCreated, .background), "web view created on the main"),
            Mutant(
                "made-message-asked-again", .duplicate(webViewCreated), "expected 1 × sdk web view created"),
            Mutant("activity-gone-early", ask("pin"), "expected no delegate shouldShowMessage"),
            Mutant("activity-gone-early", .thread(onShowFailure, .main), "on the background thread"),
        ],
        "A2-032": [
            Mutant(
                "conflict", ask("b", after: EventPattern(.campaign, "trigger", ["payload": "b"])),
                "expected no delegate shouldShowMessage(message: b)"),
            Mutant(
                "conflict", .insert(.sdk, "fragment shown", ["messageId": "b"]),
                "expected no sdk fragment shown(messageId: b)"),
            Mutant(
                "made-message-conflict", ask("pin"), "expected no delegate shouldShowMessage(message: pin)"),
            Mutant("made-message-conflict", .drop(onShowFailure), "expected 2 × listener onShowFailure"),
            Mutant("discarded", .drop(of(gate, "b")), "expected 1 × delegate shouldShowMessage(message: b)"),
            Mutant(
                "discarded", .insert(.sdk, "fragment shown", ["messageId": "a"], after: gate),
                "expected no sdk fragment shown(messageId: a)"),
        ],
        "A2-033": [
            Mutant("foreign-screen", .drop(onShowFailure), "expected listener onShowFailure(message: pin)"),
            Mutant("foreign-screen", .thread(onShowFailure, .main), "on the background thread"),
            Mutant(
                "foreign-screen", .insert(.delegate, "onShowFailure", after: onShowFailure),
                "as number 3, found delegate onShowFailure"),
            Mutant("made-message-conflict", .thread(onShowFailure, .main), "on the background thread"),
            Mutant("conflict", track("SuppressDisplay"), "expected the end as number 5"),
            Mutant("discarded", track("Dismiss"), "expected the end as number 4"),
        ],
        "A2-034": [
            Mutant(
                "made-message", .swap(listener("onShow"), onShow),
                "expected listener onShow(message: pin) as number 3, found delegate onShow(message: pin)"),
            Mutant("made-message", .move(fragmentShown, after: onShow), "as number 2, found listener onShow"),
            Mutant("made-message", .thread(listener("onShow"), .background), "on the main thread"),
            Mutant("shown", .thread(onShow, .background), "expected delegate onShow on the main thread"),
        ],
        "A2-035": [
            Mutant("activity-gone-late", .thread(onShowFailure, .background), "on the main thread"),
            Mutant("activity-gone-late", .drop(onShowFailure), "expected 1 × listener onShowFailure"),
            Mutant("activity-gone-late", .drop(of(gate, "spring")), "shouldShowMessage(message: spring)"),
            Mutant("activity-gone-late", tell("onShow", "pin"), "expected no delegate onShow(message: pin)"),
        ],
        "A2-036": [
            Mutant(
                "gates-in-turn", .move(of(gate, "b"), before: app("reachedMain")),
                "expected app reachedMain before delegate shouldShowMessage(message: b)"),
            Mutant(
                "gates-in-turn", .move(sdk("web view created", "b"), before: app("reachedMain")),
                "expected no sdk web view created after delegate shouldShowMessage(message: a)"),
            Mutant("gates-in-turn", .drop(of(onShow, "b")), "expected 1 × delegate onShow(message: b)"),
        ],
        "A2-037": [
            Mutant("held-shown-later", .set(gate, "view", "none"), "with view: present, found none"),
            Mutant(
                "held-shown-later", .dropAll(EventPattern(.app, "sees", ["campaignView": "1"])),
                "expected app sees(campaignView: 1, view: 1) before delegate onShow"),
            Mutant("shown", .set(gate, "view", "none"), "with view: present, found none"),
        ],
        "A2-038": [
            Mutant(
                "held-shown-later", .move(htmlLoaded, after: gate),
                "expected no sdk HTML loaded after delegate shouldShowMessage"),
            Mutant(
                "held-shown-later", .set(sees, "html", "<html></html>"), "expected 2 × app sees(html: none)"),
            Mutant("held-shown-later", .set(sees, "html", "none", 3), "expected 2 × app sees(html: none)"),
            Mutant("shown", .move(htmlLoaded, before: onShow), "expected delegate onShow before sdk HTML"),
        ],
        "A2-039": [
            Mutant("shown-twice", .duplicate(fragmentShown), "expected 1 × sdk fragment shown, found 2"),
            Mutant("shown-twice", .duplicate(onShow), "expected 1 × delegate onShow, found 2"),
            Mutant("shown-twice", .drop(onShowFailure), "expected 2 × listener onShowFailure, found 1"),
        ],
        "A2-040": [
            Mutant(
                "alert-conflict", .insert(.listener, "onShow", ["alert": "news"], after: onShow),
                "expected listener onError(alert: news, error: anotherMessageIsDisplayed) as number 3"),
            Mutant("alert-conflict", .drop(listener("onError")), "as number 3, found delegate onDismiss"),
            Mutant(
                "alert-first", ask("a", after: EventPattern(.campaign, "trigger")),
                "expected no delegate shouldShowMessage(message: a)"),
            Mutant(
                "alert-first", .drop(of(gate, "b")), "expected 1 × delegate shouldShowMessage(message: b)"),
            Mutant("alert-cancelled", .drop(fragmentShown), "expected sdk fragment shown(messageId: spring)"),
            Mutant("alert-cancelled", .drop(listener("onError")), "expected 1 × listener onError"),
        ],
        "A2-041": [
            Mutant("activity-destroyed", tell("onDismiss", "a"), "expected no delegate onDismiss"),
            Mutant("activity-destroyed", .drop(of(gate, "b")), "expected 1 × delegate shouldShowMessage"),
            Mutant("rotated", .duplicate(onShow), "expected 1 × delegate onShow, found 2"),
            Mutant("rotated", ask("b"), "expected no delegate shouldShowMessage(message: b)"),
        ],
        "A2-042": [
            Mutant("floating-button", .drop(fragmentShown), "expected sdk fragment shown(messageId: spring)"),
            Mutant("floating-button", .drop(listener("onTapDetected")), "expected listener onTapDetected"),
            Mutant("floating-button", tell("onDismiss", "spring"), "expected no delegate onDismiss"),
        ],
    ]
}
