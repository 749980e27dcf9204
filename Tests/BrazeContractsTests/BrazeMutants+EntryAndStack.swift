import BrazeContracts
import InAppContracts

/// Broken entries and stacks: BZ-001 to BZ-026.
extension BrazeMutants {
    static let entryAndStack: [String: [Mutant]] = [
        "001": [
            Mutant("overlapping-messages", ask("a", after: record("impression")), "expected 1 ×"),
            Mutant(
                "without-app-root", tell("displayChoiceForMessage", "m"),
                "expected no delegate displayChoiceForMessage"),
        ],
        "002": [
            Mutant(
                "overlapping-messages", ask("a", after: record("impression")),
                "expected no delegate(message: a), found delegate displayChoiceForMessage"),
            Mutant(
                "overlapping-messages", .set(state, "stack", "a b", 2),
                "found app state(visible: false, stack: a b"),
        ],
        "003": [
            Mutant(
                "without-delegate", .drop(record("impression")),
                "expected sdk impression(messageId: m), which is missing"),
            Mutant("without-delegate", .set(state, "visible", "false"), "found app state(visible: false"),
            Mutant("removed-delegate", tell("didPresent", "m"), "found delegate didPresent"),
            Mutant("released-delegate", tell("willPresent", "n"), "expected no delegate(message: n)"),
        ],
        "004": [
            Mutant("empty-delegate", .drop(record("processClickAction")), "found sdk openedURL"),
            Mutant(
                "empty-delegate", tell("didDismiss", "m"), "expected no delegate, found delegate didDismiss"),
        ],
        "005": [
            Mutant("off-main-thread", .thread(record("noMainThread"), .background), "on the main thread"),
            Mutant(
                "off-main-thread", tell("displayChoiceForMessage", "m"),
                "found delegate displayChoiceForMessage"),
            Mutant("off-main-thread", .set(state, "stack", "m"), "found app state(visible: false, stack: m"),
            Mutant(
                "single-message", .thread(told("prepareWith"), .background),
                "expected delegate on the main thread"),
        ],
        "006": [
            Mutant("without-app-root", .set(state, "stack", "m"), "found app state(visible: false, stack: m"),
            Mutant(
                "without-app-root", .insert(.sdk, "discard", ["kind": "note", "messageId": "m"]),
                "found sdk discard"),
            Mutant("without-app-root", .drop(record("noAppRootViewController")), "found the end"),
        ],
        "008": [
            Mutant(
                "untyped-messages", tell("displayChoiceForMessage", "textless"),
                "expected no delegate(message: textless)"),
            Mutant(
                "untyped-messages", .drop(told("displayChoiceForMessage", "m")), "found delegate prepareWith"),
        ],
        "009": [
            Mutant("unreachable-assets", tell("didFail", "m"), "found delegate didFail"),
            Mutant(
                "wrong-orientation", .drop(record("noMatchingOrientation")),
                "expected 1 × sdk noMatchingOrientation"),
        ],
        "010": [
            Mutant(
                "single-message", .drop(told("prepareWith")),
                "directly after delegate displayChoiceForMessage"),
            Mutant(
                "single-message", .duplicate(told("displayChoiceForMessage")),
                "found delegate displayChoiceForMessage"),
        ],
        "011": [
            Mutant(
                "held-again", .set(state, "stack", "a b a"), "found app state(visible: false, stack: a b a"),
            Mutant("held-again", .set(state, "stack", "a b"), "found app state(visible: false, stack: a b"),
            Mutant("held-again", .insert(.sdk, "discard", ["messageId": "a"]), "expected no sdk discard"),
        ],
        "012": [
            Mutant(
                "discarded", .drop(record("discard", "m")),
                "found delegate displayChoiceForMessage(message: local)"),
            Mutant("discarded", .set(state, "stack", "m", 2), "found app state(visible: false, stack: m"),
            Mutant("discarded", .insert(.sdk, "discard", ["messageId": "local"]), "expected the end"),
        ],
        "013": [
            Mutant("said-later", .answer(told("displayChoiceForMessage"), "later"), "-> later"),
            Mutant("said-later", .set(state, "stack", ""), "found app state(visible: false, stack: ,"),
        ],
        "014": [
            Mutant(
                "last-in-first-out", .swap(told("prepareWith", "a"), told("prepareWith", "b")),
                "found delegate prepareWith(message: a")
        ],
        "015": [
            Mutant("same-id", .set(told("prepareWith"), "extras", "version=1"), "found version=1"),
            Mutant("same-id", .set(state, "stack", "m m"), "stack: m m"),
        ],
        "016": [
            Mutant("overlapping-messages", .set(state, "stack", "a b a"), "stack: a b a"),
            Mutant(
                "overlapping-messages", .drop(record("otherMessagePresented(push: true)"), 2), "expected 3 ×"),
        ],
        "017": [
            Mutant(
                "never-drained", tell("prepareWith", "a"),
                "expected no delegate(message: a), found delegate prepareWith"),
            Mutant("never-drained", .set(state, "stack", ""), "found app state(visible: false, stack: ,"),
        ],
        "018": [
            Mutant(
                "held-and-shown-later", ask("m", after: state),
                "expected 1 × delegate displayChoiceForMessage, found 2"),
            Mutant("held-and-shown-later", .drop(told("prepareWith")), "found delegate willPresent"),
        ],
        "019": [
            Mutant(
                "parked-and-shown-later", ask("a", after: told("didDismiss", "m")),
                "expected no delegate displayChoiceForMessage(message: a)"),
            Mutant("parked-and-shown-later", .drop(told("didPresent", "a")), "found the end"),
        ],
        "020": [Mutant("empty-stack", .insert(.sdk, "stackIsEmpty"), "found sdk stackIsEmpty")],
        "021": [
            Mutant("next-while-visible", .drop(record("otherMessagePresented(push: false)")), "expected 1 ×"),
            Mutant("next-while-visible", .set(state, "stack", ""), "found app state(visible: true, stack: ,"),
        ],
        "022": [Mutant("unreachable-assets", .set(state, "stack", "m", 2), "stack: m")],
        "023": [
            Mutant("invalid-top", tell("prepareWith", "ok"), "expected no delegate prepareWith"),
            Mutant("invalid-top", .set(state, "stack", "", 3), "found app state(visible: false, stack: ,"),
            Mutant("invalid-top", .set(state, "stack", "ok wide used", 2), "stack: ok wide used"),
        ],
        "024": [
            Mutant("second-presenter", tell("prepareWith", "m"), "found delegate prepareWith"),
            Mutant("second-presenter", .set(state, "stack", ""), "found app state(visible: false, stack: ,"),
        ],
        "026": [
            Mutant("asked-again", .drop(told("displayChoiceForMessage"), 2), "found delegate prepareWith"),
            Mutant("asked-again", .set(state, "stack", "m", 2), "stack: m"),
        ],
    ]
}
