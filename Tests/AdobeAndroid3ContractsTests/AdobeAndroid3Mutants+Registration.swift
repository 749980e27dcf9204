import AdobeAndroid3Contracts
import InAppContracts
import RuleTesting

extension AdobeAndroid3Mutants {
    static let registration: Table = [
        "A3-001": [
            Mutant("delegate-released", .drop(onDismiss), "expected 1 × delegate onDismiss, found 0"),
            Mutant("delegate-released", .dropAll(canShow), "expected 1 × delegate canShow, found 0"),
            Mutant(
                "delegate-replaced", .set(onShow, "delegate", "first"),
                "expected delegate with delegate: second, found first"),
        ],
        "A3-002": [
            Mutant(
                "delegate-replaced-after-creation", .set(onHide, "delegate", "second"),
                "expected no delegate(delegate: second), found delegate onHide"),
            Mutant(
                "delegate-replaced-after-creation", .drop(canShow),
                "expected 2 × delegate canShow(message: pin), found 1"),
            Mutant(
                "delegate-replaced-while-shown", .drop(onDismiss),
                "expected 1 × delegate onDismiss(message: spring), found 0"),
            Mutant(
                "delegate-replaced-in-gate", .set(onShow, "delegate", "second"),
                "expected no delegate(delegate: second), found delegate onShow"),
            Mutant(
                "created-before-delegate", tells("onShow", "pin"),
                "expected no delegate, found delegate onShow(message: pin)"),
            Mutant(
                "created-before-delegate", .drop(listener("onHide")),
                "expected listener onHide(message: pin) as number 2"),
        ],
        "A3-003": [
            Mutant(
                "triggered-before-delegate", tells("canShow", "spring"),
                "expected no delegate, found delegate canShow(message: spring)"),
            Mutant(
                "triggered-before-delegate", .drop(edge("Display"), 2),
                "expected 2 × sdk Messaging interaction event(eventType: decisioning.propositionDisplay), found 1"
            ),
            Mutant(
                "triggered-before-replacement", .set(canShow, "delegate", "second", 2),
                "expected no delegate(delegate: second), found delegate canShow"),
            Mutant(
                "triggered-before-replacement", .set(sees, "object", "2", 2),
                "expected 2 × app sees(object: 1, presentable: 1), found 1"),
        ],
        "A3-004": [
            Mutant("shown-again", .set(sees, "object", "2", 2), "with object: 1, found 2"),
            Mutant(
                "shown-again", .drop(onShow, 2),
                "expected 2 × delegate onShow(message: spring), found 1"),
        ],
        "A3-005": [
            Mutant(
                "every-kind", tells("canShow", "alert", after: EventPattern(.app, "presentableShow")),
                "expected delegate onShow(message: alert) as number 1, found delegate canShow(message: alert)"
            ),
            Mutant(
                "every-kind", .drop(of(onHide, "button")),
                "expected delegate onHide(message: button) as number 6, found delegate onShow(message: button)"
            ),
            Mutant(
                "shown", .set(canShow, "kind", "alert"),
                "expected delegate canShow with kind: inAppMessage, found alert"),
        ],
        "A3-006": [
            Mutant(
                "made-message", .drop(canShow), "expected 1 × delegate canShow(message: pin), found 0"),
            Mutant(
                "made-message", .set(onShow, "campaign", "pin"),
                "expected delegate with campaign: none, found pin"),
        ],
        "A3-010": [
            Mutant(
                "commands-return-at-once", .move(canShow, before: sees),
                "expected app sees(state: detached) before delegate canShow"),
            Mutant(
                "commands-return-at-once", .set(sees, "state", "visible"),
                "expected app sees(message: pin, state: detached) as number 1"),
            Mutant(
                "commands-off-main", .thread(onHide, .background), "expected delegate on the main thread"),
            Mutant(
                "commands-off-main", .thread(listener("onShow"), .background),
                "expected listener on the main thread"),
        ],
        "A3-011": [
            Mutant(
                "two-shows", tells("onShow", "b"), "expected no delegate onShow(message: b)"),
            Mutant(
                "commands-in-gate", .swap(onHide, onShow),
                "expected delegate onShow(message: spring) as number 4, found delegate onHide"),
        ],
        "A3-012": [
            Mutant("shown", .thread(canShow, .background), "expected delegate canShow on the main thread"),
            Mutant("transitions", .thread(onError, .background), "expected listener on the main thread"),
            Mutant(
                "dismissed", .thread(onDismiss, .background), "expected delegate on the main thread"),
        ],
    ]

    static let showing: Table = [
        "A3-020": [
            Mutant(
                "commands-return-at-once", .set(sees, "state", "visible"),
                "expected no app sees(state: visible) after app createMessage"),
            Mutant(
                "commands-return-at-once", .set(sees, "state", "hidden"),
                "expected app sees(state: detached) before delegate canShow"),
        ],
        "A3-021": [
            Mutant(
                "transitions", .swap(listener("onShow"), onShow),
                "expected listener onShow(message: pin) as number 4, found delegate onShow(message: pin)"),
            Mutant(
                "transitions", .set(onError, "error", "AlreadyDismissed"),
                "expected listener onError(message: pin, error: AlreadyHidden) as number 1"),
            Mutant(
                "transitions", .set(sees, "state", "hidden", 5),
                "expected app sees(message: pin, state: visible) as number 5"),
            Mutant(
                "errors-recorded", tells("onError", "spring"), "expected 4 × delegate, found 5"),
            Mutant(
                "dismissed", .drop(onShow), "expected delegate onShow before delegate onDismiss"),
        ],
        "A3-022": [
            Mutant(
                "hidden-shown-again", .set(canShow, "state", "detached", 2),
                "expected 1 × delegate canShow(state: detached), found 2"),
            Mutant(
                "hidden-shown-again", .set(onShow, "state", "hidden"),
                "expected delegate onShow with state: visible, found hidden"),
            Mutant(
                "hidden-shown-again", .set(onHide, "state", "visible"),
                "expected delegate onHide with state: hidden, found visible"),
            Mutant(
                "dismissed", .set(onDismiss, "state", "visible"),
                "expected delegate onDismiss with state: detached, found visible"),
            Mutant(
                "held", .set(canShow, "state", "visible"),
                "expected no delegate canShow(state: visible)"),
        ],
        "A3-023": [
            Mutant(
                "dismissed", .move(containerRemoved, before: onDismiss),
                "expected delegate onDismiss before sdk container removed"),
            Mutant("dismissed", .shift(containerRemoved, by: 0.2), "0.3 s after delegate onDismiss"),
            Mutant("dismissed", .shift(onDismiss, by: 0.3), "0.0 s after app messageDismiss"),
        ],
        "A3-024": [
            Mutant(
                "hidden-without-activity", .drop(onHide),
                "expected 1 × delegate onHide(message: spring), found 0"),
            Mutant(
                "dismissed-without-activity",
                .insert(.sdk, "view attached", after: EventPattern(.campaign, "resumeActivity")),
                "expected 1 × sdk view attached, found 2"),
            Mutant(
                "dismissed-without-activity", tells("onDismiss", "spring", after: app("messageDismiss")),
                "expected no delegate onDismiss after app messageDismiss"),
        ],
        "A3-030": [
            Mutant(
                "checks-in-order", tells("canShow", "other", after: onError),
                "expected listener onError(message: other, error: NoAttachableActivity) as number 5"),
            Mutant(
                "checks-in-order", .set(onError, "error", "NoAttachableActivity"),
                "expected listener onError(message: pin, error: AlreadyShown) as number 4"),
            Mutant(
                "checks-in-order", .set(onError, "error", "ConflictingPresentation", 2),
                "expected listener onError(message: other, error: NoAttachableActivity) as number 5"),
            Mutant(
                "made-message", .move(viewAttached, after: onShow),
                "expected sdk view attached(kind: note, messageId: presentation-1) as number 2"),
        ],
        "A3-031": [
            Mutant(
                "conflict-matrix", .rename(onError, to: "onShow"),
                "expected listener onError(message: n, error: ConflictingPresentation) as number 2"),
            Mutant(
                "conflict-matrix", .drop(listener("onShow", ["message": "y"])),
                "expected listener onShow(message: y) as number 5"),
        ],
        "A3-032": [
            Mutant(
                "hidden-makes-room", .drop(of(onShow, "b")),
                "expected delegate onShow(message: b) as number 4"),
            Mutant(
                "hidden-makes-room", .drop(edge("SuppressDisplay")),
                "messageId: a, reason: Conflict), found 0"),
        ],
        "A3-034": [
            Mutant("conflict", tells("onShow", "b"), "expected no delegate onShow(message: b)"),
            Mutant("conflict", tells("canShow", "b"), "expected no delegate canShow(message: b)"),
            Mutant(
                "held", .duplicate(canShow), "expected 1 × delegate canShow, found 2"),
            Mutant("held", .set(sees, "state", "hidden"), "expected 1 × app sees(state: detached), found 0"),
        ],
        "A3-035": [
            Mutant(
                "created-before-delegate", .drop(listener("onShow")),
                "expected 2 × listener onShow(message: pin), found 1"),
            Mutant(
                "triggered-before-delegate", tells("canShow", "spring"), "expected no delegate canShow"),
        ],
    ]
}
