import BrazeContracts
import InAppContracts

/// Broken preparations and presentations: BZ-030 to BZ-051.
extension BrazeMutants {
    static let preparing: [String: [Mutant]] = [
        "030": [
            Mutant(
                "several-things-wrong",
                .insert(
                    .sdk, "messageContextInvalid", ["kind": "error", "messageId": "a"],
                    after: record("noMatchingOrientation")), "found sdk messageContextInvalid"),
            Mutant(
                "several-things-wrong", .set(state, "stack", ""), "found app state(visible: false, stack: ,"),
        ],
        "031": [
            Mutant("wrong-orientation", tell("prepareWith", "m"), "found delegate prepareWith"),
            Mutant("wrong-orientation", .insert(.sdk, "discard", ["messageId": "m"]), "found sdk discard"),
            Mutant("right-orientation", .drop(told("didPresent")), "which is missing"),
        ],
        "032": [
            Mutant("used-context", tell("prepareWith", "m"), "found delegate prepareWith"),
            Mutant(
                "used-context", .drop(record("messageContextInvalid")),
                "expected 1 × sdk messageContextInvalid"),
            Mutant("used-context", .set(state, "stack", "m"), "stack: m"),
        ],
        "033": [
            Mutant("local-message", .move(state, before: told("prepareWith")), "found app state"),
            Mutant("local-message", .set(told("prepareWith"), "assets", "local"), "found local"),
        ],
        "034": [
            Mutant("assets-loading", .move(told("prepareWith"), before: state), "found delegate prepareWith"),
            Mutant("assets-loading", .set(told("prepareWith"), "assets", "remote"), "found remote"),
        ],
        "035": [
            Mutant("unreachable-assets", tell("prepareWith", "m"), "expected no delegate prepareWith"),
            Mutant(
                "unreachable-assets", .insert(.sdk, "discard", ["messageId": "m"]), "expected no sdk discard"),
        ],
        "036": [
            Mutant("two-loading", tell("prepareWith", "a"), "found delegate prepareWith(message: a"),
            Mutant(
                "two-loading", .drop(told("displayChoiceForMessage", "b")),
                "expected delegate displayChoiceForMessage(message: b)"),
            Mutant("two-loading", .set(state, "stack", "b"), "stack: b"),
        ],
        "037": [
            Mutant(
                "assets-loading", .set(told("displayChoiceForMessage"), "assets", "local"),
                "assets: remote, found local"),
            Mutant(
                "assets-loading", .set(told("willPresent"), "assets", "remote"), "assets: local, found remote"
            ),
            Mutant(
                "assets-loading", .set(told("didDismiss"), "assets", "remote"), "assets: local, found remote"),
        ],
        "040": [
            Mutant("discarded-while-loading", tell("prepareWith", "m"), "found delegate prepareWith"),
            Mutant("discarded-while-loading", .drop(record("messageContextInvalid")), "expected 1 ×"),
        ],
        "041": [
            Mutant(
                "single-message", .duplicate(told("prepareWith")),
                "expected 1 × delegate prepareWith(message: m), found 2"),
            Mutant(
                "single-message", .set(told("prepareWith"), "visible", "true"), "visible: false, found true"),
            Mutant("wrong-orientation", tell("prepareWith", "m"), "expected no delegate prepareWith"),
            Mutant(
                "held-and-shown-later", .drop(told("prepareWith")),
                "expected delegate prepareWith before delegate willPresent"),
        ],
        "042": [
            Mutant("mismatched-attributes", tell("willPresent", "a"), "found delegate willPresent"),
            Mutant(
                "mismatched-attributes", .drop(record("noMessageView", "a")),
                "found delegate displayChoiceForMessage(message: local)"),
            Mutant(
                "mismatched-attributes", .set(state, "visible", "true", 1), "found app state(visible: true"),
            Mutant("control-message", .drop(told("didPresent")), "which is missing"),
        ],
        "043": [
            Mutant("wrong-user", tell("willPresent", "m"), "found delegate willPresent"),
            Mutant("wrong-user", .drop(told("prepareWith")), "expected delegate prepareWith(message: m"),
            Mutant("wrong-user", .set(state, "visible", "true"), "found app state(visible: true"),
        ],
        "044": ["willPresent", "didPresent", "shouldProcess", "willDismiss", "didDismiss"].map {
            Mutant("edited-extras", .set(told($0), "extras", ""), "extras: k=v")
        },
        "045": [
            Mutant("edited-closing", .set(state, "visible", "false"), "found app state(visible: false"),
            Mutant("edited-closing", .shift(told("willDismiss", "timed"), by: 3), "5.0 s after"),
            Mutant("edited-animation", .shift(told("didPresent"), by: 0.3), "0.0 s after"),
        ],
        "046": [
            Mutant("edited-orientation", .drop(told("didPresent")), "which is missing"),
            Mutant(
                "edited-orientation", .set(EventPattern(.app, "view"), "rotations", "allButUpsideDown"),
                "rotations: landscape, found allButUpsideDown"),
            Mutant(
                "edited-orientation", .insert(.sdk, "noMatchingOrientation", ["kind": "error"]),
                "expected no sdk"),
        ],
        "047": [
            Mutant(
                "edited-click-action", .set(told("shouldProcess", "m"), "clickAction", "none"),
                "clickAction: none"),
            Mutant(
                "edited-click-action",
                .set(told("shouldProcess", "b"), "clickAction", "https://other.example/"),
                "found delegate shouldProcess(message: b, clickAction: https://other.example/"),
        ],
        "048": [
            Mutant(
                "removed-context",
                .insert(
                    .sdk, "impression", ["kind": "analytics", "messageId": "m"], after: told("willPresent")),
                "found sdk impression"),
            Mutant("removed-context", .insert(.sdk, "openedURL", ["url": "x"]), "found sdk openedURL"),
        ],
        "049": [
            Mutant("local-message", .set(state, "visible", "false"), "found app state(visible: false"),
            Mutant("local-message", .move(told("willPresent"), before: state), "found delegate willPresent"),
        ],
        "050": [
            Mutant("local-message", .move(told("willPresent"), before: state), "found delegate willPresent"),
            Mutant(
                "local-message", .duplicate(told("willPresent")), "expected 1 × delegate willPresent, found 2"
            ),
            Mutant(
                "local-message", .set(EventPattern(.app, "view"), "attached", "false"),
                "attached: true, found false"),
        ],
        "051": [
            Mutant("auto-close", .shift(told("willDismiss"), by: 1), "5.0 s after"),
            Mutant("auto-close", tell("willDismiss", "n"), "expected no delegate willDismiss(message: n)"),
            Mutant(
                "auto-close", .drop(told("willDismiss", "m")), "expected 2 × delegate willDismiss(message: m)"
            ),
            Mutant("auto-close-of-a-slow-page", .shift(told("willDismiss"), by: 2), "5.0 s after"),
        ],
    ]
}
