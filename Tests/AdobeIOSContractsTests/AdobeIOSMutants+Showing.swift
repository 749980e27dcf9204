import AdobeIOSContracts
import InAppContracts
import RuleTesting

extension AdobeIOSMutants {
    static let showing: Table = [
        "AI-001": [
            Mutant(
                "delegate-released", .insert(.delegate, "onShow", ["message": "spring"]),
                "expected no delegate, found delegate onShow(message: spring)"),
            Mutant(
                "delegate-released",
                .answer(EventPattern(.app, "messagingDelegate", [:], answer: "none"), "present"),
                "expected app messagingDelegate -> none, which is missing"),
            Mutant("delegate-released", .drop(viewInserted), "which is missing"),
            Mutant(
                "delegate-released-while-shown", .insert(.delegate, "onDismiss", ["message": "spring"]),
                "expected no delegate onDismiss"),
        ],
        "AI-002": [
            Mutant(
                "delegate-replaced", .set(onShow, "delegate", "first"),
                "expected delegate with delegate: second, found first"),
            Mutant(
                "delegate-replaced", .insert(.delegate, "onDismiss", ["delegate": "second"]), "expected no"),
        ],
        "AI-003": ofLookingUpDelegates,
        "AI-004": [
            Mutant("delegate-removed", .drop(viewInserted), "expected sdk view inserted"),
            Mutant("delegate-removed", .insert(.delegate, "shouldShowMessage"), "expected no delegate"),
        ],
        "AI-005": ofForeignScreens,
        "AI-006": [
            Mutant(
                "floating-button",
                .insert(
                    .delegate, "shouldShowMessage", ["message": "foreign"], answer: "true",
                    after: listener("onShow")),
                "as number 1, found delegate shouldShowMessage(message: foreign)"),
            Mutant("floating-button", .drop(viewInserted), "expected sdk view inserted"),
        ],
        "AI-010": [
            Mutant(
                "malformed-campaign", .insert(.sdk, "Messaging interaction event", ["messageId": "m"]),
                "expected no sdk(messageId: m)"),
            Mutant(
                "malformed-campaign",
                .insert(
                    .delegate, "shouldShowMessage", ["message": "m"], answer: "true",
                    after: EventPattern(.campaign, "triggerMalformed")),
                "as number 1, found delegate shouldShowMessage(message: m)"),
            Mutant("malformed-campaign", .drop(gate), "found delegate onShow(message: spring)"),
            Mutant("wrapped", .drop(gate, 9), "expected 9 × delegate shouldShowMessage(message: spring)"),
            Mutant("wrapped", .drop(edge("Trigger")), "expected 9 ×"),
        ],
        "AI-011": [
            Mutant(
                "unknown-campaign", .insert(.delegate, "shouldShowMessage", ["message": "spring"]),
                "expected no delegate"),
            Mutant(
                "unknown-campaign", .insert(.sdk, "dropped", ["kind": "error"]),
                "expected no sdk(kind: error)"),
            Mutant(
                "preview", .insert(.sdk, "any", ["kind": "analytics"]), "expected no sdk(kind: analytics)"),
            Mutant("preview", .drop(onShow), "expected 1 × delegate onShow, found 0"),
        ],
        "AI-012": [
            Mutant(
                "shown", .swap(edge("Trigger"), history("trigger")),
                "as number 1, found sdk Write IAM event to history"),
            Mutant(
                "shown", .move(history("trigger"), after: gate),
                "as number 2, found delegate shouldShowMessage(message: spring) -> true"),
            Mutant("auto-track-off", .drop(edge("Trigger")), "expected 1 × sdk Messaging interaction event"),
        ],
        "AI-013": [
            Mutant(
                "ranks", .set(gate, "message", "second"),
                "as number 1, found delegate shouldShowMessage(message: second)"),
            Mutant(
                "ranks", .insert(.sdk, "view inserted", ["messageId": "second"]),
                "expected no sdk view inserted"),
        ],
        "AI-014": [
            Mutant("triggered-twice", .set(sees, "object", "1", 2), "object: 2"),
            Mutant("triggered-twice", .set(sees, "view", "1", 2), "view: 2"),
        ],
        "AI-020": [
            Mutant(
                "entry-points",
                .insert(
                    .delegate, "shouldShowMessage", ["message": "spring"], answer: "true",
                    after: app("messageShow")), "expected delegate onShow(message: spring) as number 4"),
            Mutant(
                "entry-points", .drop(EventPattern(.delegate, "shouldShowMessage", [:], answer: "true")),
                "expected delegate shouldShowMessage(message: spring) -> true as number 6"),
            Mutant(
                "entry-points-conflict", .insert(.delegate, "onShow", ["message": "b"]),
                "expected no delegate onShow(message: b)"),
        ],
        "AI-021": [
            Mutant(
                "show-returns-at-once", .move(onShow, after: app("messageShow")),
                "expected no delegate after app messageShow, found delegate onShow"),
            Mutant(
                "show-returns-at-once", .move(edge("Display"), after: app("messageShow")),
                "expected no sdk after app messageShow"),
        ],
        "AI-030": [
            Mutant(
                "made-message", .thread(gate, .main),
                "expected delegate shouldShowMessage on the background thread"),
            Mutant("made-message", .set(gate, "view", "none"), "with view: present, found none"),
            Mutant(
                "made-message", .swap(listener("overrideUrlLoad"), gate),
                "before delegate shouldShowMessage, found delegate shouldShowMessage"),
            Mutant("own-view", .set(sees, "loads", "0"), "expected app sees(loads: 1, view: 1)"),
        ],
        "AI-031": [
            Mutant("made-message-asked-again", .duplicate(listener("overrideUrlLoad")), "found 2"),
            Mutant("made-message-asked-again", .set(sees, "loads", "2", 2), "expected 2 × app sees"),
        ],
        "AI-032": [
            Mutant(
                "conflict",
                .insert(
                    .delegate, "shouldShowMessage", ["message": "b"],
                    after: EventPattern(.campaign, "trigger", ["payload": "b"])),
                "expected no delegate shouldShowMessage(message: b)"),
            Mutant("made-message-conflict", .drop(listener("onError")), "expected 2 × listener onError"),
        ],
        "AI-033": [
            Mutant(
                "made-message-conflict", .swap(listener("onShowFailure"), listener("onError")),
                "expected listener onShowFailure(message: pin) as number 4"),
            Mutant(
                "made-message-conflict", .thread(listener("onError"), .main),
                "expected listener onError on the background thread"),
            Mutant(
                "made-message-conflict", .set(listener("onError"), "reason", "SuppressedByAppDeveloper"),
                "expected listener onError(message: pin, reason: Conflict) as number 5"),
        ],
        "AI-034": [
            Mutant(
                "foreign-screen",
                .insert(.delegate, "onDismiss", ["message": "pin"], after: listener("onError")),
                "as number 5, found delegate onDismiss(message: pin)"),
            Mutant("foreign-screen", .drop(listener("onShowFailure")), "as number 3"),
            Mutant("foreign-screen", .drop(viewInserted), "expected sdk view inserted"),
        ],
        "AI-035": [
            Mutant(
                "made-message", .swap(listener("onShow"), onShow),
                "expected listener onShow(message: pin) as number 2, found delegate onShow(message: pin)"),
            Mutant(
                "made-message", .move(viewInserted, before: onShow),
                "expected sdk view inserted directly after delegate onShow"),
            Mutant(
                "made-message", .thread(onShow, .main), "expected delegate onShow on the background thread"),
        ],
        "AI-036": [
            Mutant(
                "shown-twice", .drop(edge("SuppressDisplay")), "expected 1 × sdk Messaging interaction event"),
            Mutant("shown-twice", .duplicate(viewInserted), "expected 1 × sdk view inserted"),
        ],
        "AI-037": [
            Mutant(
                "conflict", .insert(.delegate, "onShow", ["message": "b"]), "expected no delegate(message: b)"
            ),
            Mutant(
                "conflict", .insert(.sdk, "view inserted", ["messageId": "b"]),
                "expected no sdk(messageId: b) after app fullscreenDismiss"),
        ],
        "AI-038": [
            Mutant(
                "empty-page", .insert(.delegate, "onDismiss", ["message": "empty"], after: onShow),
                "as number 3, found delegate onDismiss(message: empty)"),
            Mutant("empty-page", .drop(viewInserted), "expected sdk view inserted(messageId: spring)"),
        ],
        "AI-040": [
            Mutant(
                "gate-waits-for-main", .move(app("reachedMain"), after: onShow),
                "expected app reachedMain before delegate onShow"),
            Mutant(
                "gate-waits-for-main", .thread(app("reachedMain"), .background),
                "reachedMain on the main thread"),
        ],
        "AI-041": [
            Mutant(
                "message-released",
                .insert(.delegate, "shouldShowMessage", ["message": "pin"], after: app("releaseMessage")),
                "expected no delegate(message: pin)"),
            Mutant(
                "message-released", .drop(onShow, 2), "expected 2 × delegate onShow(message: spring), found 1"
            ),
        ],
        "AI-042": [
            Mutant(
                "no-animation",
                .insert(
                    .delegate, "onDismiss", ["message": "spring"], after: EventPattern(.user, "tapOutside")),
                "expected no delegate onDismiss after user tapOutside"),
            Mutant("backdrop-tap", .drop(onDismiss), "expected 1 × delegate onDismiss, found 0"),
        ],
        "AI-050": [
            Mutant(
                "held-shown-later",
                .insert(
                    .delegate, "shouldShowMessage", ["message": "spring"], answer: "true",
                    after: app("messageShow")), "expected delegate onShow(message: spring) as number 3"),
            Mutant(
                "held-conflict", .insert(.delegate, "onShow", ["message": "a"]), "expected no delegate onShow"
            ),
        ],
        "AI-051": [
            Mutant("held-shown-later", .drop(edge("SuppressDisplay")), "SuppressDisplay"),
            Mutant(
                "held-shown-later", .set(edge("SuppressDisplay"), "reason", "Conflict"),
                "reason: SuppressedByAppDeveloper"),
            Mutant("held-shown-later", .drop(edge("Display")), "propositionDisplay"),
        ],
        "AI-052": [
            Mutant(
                "held-asked-again", .drop(gate, 2),
                "as number 2, found delegate shouldShowMessage(message: spring) -> true"),
            Mutant("held-asked-again", .drop(edge("SuppressDisplay"), 2), "expected 2 ×"),
        ],
        "AI-053": [
            Mutant(
                "held-shown-later", .set(sees, "loads", "2", 3), "expected 3 × app sees(loads: 1, view: 1)"),
            Mutant("held-shown-later", .set(sees, "view", "none", 2), "found 2"),
        ],
        "AI-054": [
            Mutant(
                "discarded-counted",
                .insert(
                    .sdk, "Messaging interaction event", ["eventType": "decisioning.propositionDisplay"]),
                "expected no sdk Messaging interaction event"),
            Mutant(
                "discarded-counted", .drop(history("display")), "expected 1 × sdk Write IAM event to history"),
        ],
        "AI-060": [
            Mutant("own-view", .set(sees, "loads", "2", 2), "expected app sees(loads: 1, superview: present"),
            Mutant("own-view", .set(gate, "view", "none"), "with view: present, found none"),
        ],
        "AI-061": [
            Mutant(
                "own-view", .thread(gate, .main),
                "expected delegate shouldShowMessage on the background thread")
        ],
        "AI-062": [
            Mutant(
                "own-view", .insert(.delegate, "onDismiss", ["message": "spring"]), "expected no delegate"),
            Mutant(
                "own-view", .set(sees, "superview", "none", 2), "expected app sees(superview: present), which"
            ),
            Mutant("own-view", .drop(edge("Interact")), "expected 1 ×"),
        ],
        "AI-063": [
            Mutant("own-view", .drop(urlLoaded), "expected 1 × delegate urlLoaded"),
            Mutant("own-view", .drop(listener("javascriptMessage")), "expected listener javascriptMessage"),
            Mutant(
                "own-view", .set(EventPattern(.page, "navigation"), "decision", "cancel"), "decision: allow"),
        ],
    ]
}
