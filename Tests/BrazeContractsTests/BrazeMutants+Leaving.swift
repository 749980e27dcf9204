import BrazeContracts
import InAppContracts

/// Broken dismissals by the SDK, and broken ownership: BZ-110 to BZ-128.
extension BrazeMutants {
    private static let second = TraceEvent.Source("second delegate")
    private static let view = EventPattern(.app, "view")

    static let leaving: [String: [Mutant]] = [
        "110": [
            Mutant(
                "user-changed", .drop(record("discard", "b")),
                "expected 1 × sdk discard(messageId: b), found 0"),
            Mutant(
                "user-changed", .move(record("discard", "m"), after: told("didDismiss")),
                "expected no sdk discard after"),
            Mutant(
                "user-changed", .set(state, "stack", "a b", 2), "found app state(visible: false, stack: a b"),
            Mutant("user-changed", .drop(told("willDismiss")), "found delegate didDismiss"),
            Mutant(
                "data-wiped", .drop(record("discard", "a")), "expected 1 × sdk discard(messageId: a), found 0"
            ),
            Mutant(
                "user-changed-timed", tell("willDismiss", "n"), "expected 1 × delegate willDismiss, found 2"),
            Mutant(
                "user-changed-during-click", .drop(record("discard", "f")),
                "expected 1 × sdk discard(messageId: f)"),
        ],
        "112": [
            Mutant("user-changed-while-loading", tell("prepareWith", "m"), "found delegate prepareWith"),
            Mutant(
                "user-changed-while-loading", .set(state, "visible", "true"), "found app state(visible: true"),
        ],
        "113": [
            Mutant(
                "user-changed-before-page", .set(EventPattern(.app, "message"), "context", "valid"),
                "context: invalid, found valid"),
            Mutant(
                "user-changed-before-page", .move(record("discard"), after: told("didDismiss")),
                "found delegate willDismiss"),
            Mutant(
                "user-changed-during-click", ask("f", after: told("didDismiss", "m")),
                "expected no delegate(message: f)"),
        ],
        "114": [
            Mutant("own-presenter", tell("willDismiss", "m"), "expected no delegate willDismiss"),
            Mutant("own-presenter", .set(state, "visible", "false"), "found app state(visible: false"),
        ],
        "120": [
            Mutant("released-delegate", tell("willDismiss", "m"), "expected no delegate willDismiss"),
            Mutant(
                "released-delegate", tell("displayChoiceForMessage", "n"), "expected no delegate(message: n)"),
        ],
        "121": [
            Mutant("late-delegate", ask("m", after: record("impression", "m")), "expected no delegate"),
            Mutant(
                "late-delegate", .drop(EventPattern(second, "displayChoiceForMessage")),
                "found second delegate prepareWith"),
            Mutant("late-delegate", .drop(record("impression", "m")), "which is missing"),
        ],
        "126": [
            Mutant("changed-defaults", .set(view, "cornerRadius", "15.0"), "cornerRadius: 42.0, found 15.0"),
            Mutant("changed-defaults", .set(view, "cornerRadius", "7.0", 2), "cornerRadius: 42.0, found 7.0"),
        ],
        "127": [
            Mutant(
                "changed-look", .set(view, "cornerRadius", "15.0", 2),
                "expected 1 × app view(cornerRadius: 15.0), found 2")
        ],
        "128": [
            Mutant(
                "edited-view-message", .set(told("willDismiss"), "extras", "edited=view k=v"),
                "extras: k=v, found edited=view k=v"),
            Mutant(
                "every-kind", .set(EventPattern(.app, "message", ["message": "full"]), "kind", "modal"),
                "kind: full, found modal"),
            Mutant(
                "every-kind", .set(EventPattern(.app, "view", ["type": "FullView"]), "kinds", "full"),
                "expected 1 × app view"),
        ],
    ]
}
