import AdobeAndroid3Contracts
import InAppContracts
import RuleTesting

extension AdobeAndroid3Mutants {
    static let holding: Table = [
        "A3-040": [
            Mutant(
                "held-made-message", .set(onError, "error", "DelegateGateNotMet"),
                "expected listener onError(message: pin, error: SuppressedByAppDeveloper) as number 2"),
            Mutant("held", tells("onDismiss", "spring"), "expected 1 × delegate, found 2"),
        ],
        "A3-041": [
            Mutant(
                "held-shown-later", .drop(canShow, 2),
                "expected delegate canShow(message: spring) -> false as number 3, found app presentableShow"),
            Mutant(
                "held-shown-later", .drop(canShow, 3),
                "expected delegate canShow(message: spring) -> true as number 5, found delegate onShow"),
        ],
        "A3-042": [
            Mutant(
                "inspected-in-gate", .set(canShow, "message", "foreign"),
                "expected 1 × delegate canShow(message: spring), found 0"),
            Mutant(
                "inspected-in-gate", .set(sees, "object", "none"),
                "expected 1 × app sees(object: 1, state: detached), found 0"),
        ],
        "A3-043": [
            Mutant(
                "held-shown-later", .drop(edge("SuppressDisplay")),
                "as number 3, found sdk Messaging interaction event"),
            Mutant(
                "held-shown-later", .set(edge("SuppressDisplay"), "reason", "Conflict"),
                "reason: SuppressedByAppDeveloper, scope: mobileapp://headless) as number 2"),
        ],
        "A3-044": [
            Mutant("discarded-counted", sends("Display"), "expected no sdk Messaging interaction event"),
            Mutant("discarded-counted", .drop(history("display")), "expected 1 × sdk Write IAM event"),
            Mutant(
                "discarded-counted", .drop(app("recordDisplay")),
                "expected app recordDisplay before sdk Write IAM event to history"),
        ],
        "A3-045": [
            Mutant(
                "held-triggered-again", .drop(canShow),
                "expected 2 × delegate canShow(message: spring), found 1"),
            Mutant(
                "held-triggered-again", .set(sees, "presentable", "2", 2),
                "expected 2 × app sees(object: 1, presentable: 1), found 1"),
            Mutant("held-triggered-again", .drop(edge("Trigger"), 2), "expected 2 ×"),
        ],
        "A3-046": [
            Mutant(
                "held", .insert(.sdk, "web view created"), "expected no sdk web view created"),
            Mutant(
                "shown", .move(webViewCreated, before: canShow),
                "expected delegate onShow before sdk web view created"),
        ],
        "A3-050": [
            Mutant("hidden-shown-again", .drop(canShow), "expected 2 × delegate canShow, found 1"),
            Mutant("hidden-shown-again", .drop(onShow, 2), "expected 2 × delegate onShow, found 1"),
            Mutant("hidden-shown-again", .drop(edge("Display"), 2), "expected 2 × sdk Messaging"),
            Mutant(
                "hidden-makes-room", tells("canShow", "a", after: app("messageShow")),
                "expected no delegate canShow(message: a) after app messageShow(message: a)"),
        ],
        "A3-051": [
            Mutant(
                "hidden-shown-again", .drop(webViewCreated, 2),
                "expected 2 × sdk web view created, found 1"),
            Mutant(
                "hidden-shown-again", .drop(listener("javascriptMessage", ["body": "again"])),
                "expected 1 × listener javascriptMessage(body: again, name: hello), found 0"),
            Mutant(
                "hidden-shown-again", .insert(.listener, "evaluated"), "expected no listener evaluated"),
        ],
        "A3-052": [
            Mutant(
                "hidden-shown-again", writes("dismiss", after: onHide),
                "expected no sdk(kind: analytics) after app presentableHide"),
            Mutant("hidden-shown-again", .dropAll(onHide), "expected 1 × delegate onHide, found 0"),
        ],
        "A3-053": [
            Mutant(
                "hidden-dismissed", .drop(onDismiss),
                "expected 1 × delegate onDismiss(message: spring), found 0"),
            Mutant(
                "hidden-dismissed", .insert(.sdk, "container removed"),
                "expected no sdk container removed"),
        ],
        "A3-060": [
            Mutant(
                "activity-replaced", tells("onDismiss", "spring", after: viewDetached),
                "expected 2 × delegate, found 3"),
            Mutant("activity-replaced", .duplicate(canShow), "expected 1 × delegate canShow, found 2"),
            Mutant(
                "activity-replaced", .drop(viewAttached, 2), "expected 2 × sdk view attached, found 1"),
            Mutant(
                "activity-replaced", .set(sees, "state", "detached"),
                "expected app sees(message: spring, state: visible) as number 1"),
            Mutant(
                "activity-replaced-while-hidden", .duplicate(viewAttached),
                "expected 1 × sdk view attached, found 2"),
        ],
        "A3-061": [
            Mutant(
                "activity-on-top", .drop(viewDetached),
                "expected sdk view detached(kind: note, messageId: spring) as number 2"),
            Mutant(
                "activity-on-top", tells("onHide", "spring", after: viewDetached),
                "expected 2 × delegate, found 3"),
        ],
        "A3-062": [
            Mutant(
                "activity-replaced", .drop(webViewCreated, 2),
                "expected 2 × sdk web view created, found 1"),
            Mutant(
                "activity-on-top", .drop(listener("javascriptMessage")),
                "expected 1 × listener javascriptMessage(body: again, name: hello), found 0"),
        ],
    ]

    static let leaving: Table = [
        "A3-070": [
            Mutant(
                "back-press", .drop(edge("Interact")),
                "action: backPress, activityId: activity-spring"),
            Mutant(
                "back-press-made-message", .drop(listener("onBackPressed")),
                "expected listener onBackPressed(state: visible) before delegate onDismiss"),
            Mutant(
                "back-press-untracked", sends("Interact", ["action": "backPress"]),
                "expected no sdk Messaging interaction event"),
            Mutant("back-press-hidden", tells("onDismiss", "spring"), "expected no delegate onDismiss"),
        ],
        "A3-071": [
            Mutant(
                "swiped", .move(onDismiss, after: EventPattern(.user, "tapOutside")),
                "expected no delegate onDismiss after delegate onShow"),
            Mutant(
                "swiped", .drop(onContentLoaded),
                "expected 1 × delegate onContentLoaded(url: adbinapp://other?interaction=raised), found 0"),
            Mutant("no-takeover", tells("onDismiss", "spring"), "expected no delegate onDismiss"),
        ],
        "A3-072": [
            Mutant(
                "swipe-threshold", .move(onContentLoaded, after: EventPattern(.campaign, "drag")),
                "expected no delegate onContentLoaded after campaign drag(x: 400)"),
            Mutant("swipe-threshold", .drop(onDismiss), "expected 1 × delegate onDismiss, found 0"),
        ],
        "A3-073": [
            Mutant(
                "backdrop-link", .drop(history("suppressDisplay")),
                "eventType: suppressDisplay), found 0"),
            Mutant("backdrop-link", .duplicate(onDismiss), "expected 1 × delegate onDismiss, found 2"),
        ],
    ]
}
