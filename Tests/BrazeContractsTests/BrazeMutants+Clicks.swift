import BrazeContracts
import InAppContracts

/// Broken clicks: BZ-080 to BZ-104.
extension BrazeMutants {
    private static let opening = EventPattern(.listener, "shouldOpenURL")

    static let clicks: [String: [Mutant]] = [
        "080": [
            Mutant(
                "button-tapped", .swap(record("click"), told("shouldProcess")), "found delegate shouldProcess"
            ),
            Mutant(
                "button-tapped", .move(told("willDismiss"), before: told("shouldProcess")),
                "found delegate willDismiss"),
            Mutant(
                "button-tapped", .swap(record("processClickAction"), told("shouldProcess")),
                "found sdk processClickAction"),
        ],
        "081": [
            Mutant(
                "body-tapped",
                .insert(.sdk, "click", ["messageId": "buttons"], after: told("didPresent", "buttons")),
                "found sdk click(messageId: buttons)"),
            Mutant("body-tapped", .set(told("shouldProcess", "full"), "buttonId", "0"), "buttonId: 0"),
            Mutant(
                "body-tapped", .drop(told("didDismiss", "modalImage")),
                "expected delegate didDismiss(message: modalImage"),
        ],
        "082": [
            Mutant("slideup-tapped", .set(told("shouldProcess", "m"), "buttonId", "0"), "buttonId: 0"),
            Mutant(
                "slideup-tapped", .swap(record("click", "m"), told("shouldProcess", "m")),
                "found delegate shouldProcess"),
        ],
        "083": [
            Mutant(
                "slideup-tapped", .drop(told("shouldProcess", "n")), "expected 1 × delegate shouldProcess"),
            Mutant(
                "slideup-tapped", .drop(record("click", "n")),
                "expected sdk click(messageId: n), which is missing"),
            Mutant("slideup-tapped", .drop(told("didDismiss", "n")), "which is missing"),
        ],
        "084": [
            Mutant("closed-without-click", .insert(.sdk, "click"), "expected no sdk click"),
            Mutant(
                "closed-without-click", tell("shouldProcess", "closed"), "expected no delegate shouldProcess"),
            Mutant("closed-without-click", .drop(told("didDismiss", "timed")), "found the end"),
            Mutant("closed-without-click", .set(state, "visible", "false"), "found app state(visible: false"),
        ],
        "085": [
            Mutant("three-buttons", .set(told("shouldProcess"), "buttonId", "2"), "buttonId: 2"),
            Mutant(
                "one-button", .set(told("shouldProcess"), "buttonId", "0"),
                "expected 1 × delegate shouldProcess(buttonId: 1"),
        ],
        "086": [
            Mutant("click-refused", .drop(record("click")), "found delegate shouldProcess"),
            Mutant("click-refused", .dropAll(told("willDismiss")), "found delegate didDismiss"),
            Mutant("click-refused", .insert(.sdk, "openedURL", ["url": "x"]), "expected no sdk openedURL"),
        ],
        "087": [
            Mutant("local-click", .insert(.sdk, "openedURL", ["url": "x"]), "expected no sdk openedURL"),
            Mutant("local-click", .insert(.listener, "shouldOpenURL"), "expected no listener shouldOpenURL"),
            Mutant("local-click", .drop(record("noContextProcessClickAction")), "expected 1 ×"),
        ],
        "088": [
            Mutant("button-tapped", .set(told("shouldProcess"), "clickAction", "none"), "found none"),
            Mutant("edited-extras", .set(told("shouldProcess"), "extras", ""), "extras: k=v"),
            Mutant(
                "slideup-tapped", .drop(told("shouldProcess", "n")),
                "expected 2 × delegate shouldProcess, found 1"),
        ],
        "089": [
            Mutant("url-allowed", .swap(told("shouldProcess"), opening), "found listener shouldOpenURL"),
            Mutant("url-allowed", .set(opening, "channel", "notification"), "channel: notification"),
            Mutant("url-allowed", .set(opening, "extras", ""), "extras: k=v"),
            Mutant("url-stopped", .insert(.sdk, "openedURL", ["url": "x"]), "expected no sdk openedURL"),
            Mutant("url-refused", .insert(.listener, "shouldOpenURL"), "expected no listener shouldOpenURL"),
        ],
        "090": [
            Mutant(
                "presented-after-refusal", ask("a", after: told("didDismiss", "m")),
                "expected no delegate(message: a)"),
            Mutant(
                "presented-after-refusal", .set(state, "stack", ""),
                "found app state(visible: false, stack: ,"),
            Mutant(
                "presented-after-local-click", ask("a", after: told("didDismiss", "m")),
                "expected no delegate(message: a)"),
            Mutant("follow-up", .drop(told("didPresent", "f")), "which is missing"),
        ],
        "091": [
            Mutant("private-link", tell("shouldProcess", "m"), "expected no delegate shouldProcess"),
            Mutant(
                "page-links",
                .insert(.sdk, "click", ["messageId": "none"], after: told("didPresent", "none")),
                "found sdk click(messageId: none)"),
            Mutant(
                "page-links", .set(told("shouldProcess", "odd"), "buttonId", "banana"), "buttonId: banana"),
            Mutant(
                "page-links", .drop(told("didDismiss", "one")), "expected 5 × delegate didDismiss, found 4"),
            Mutant("page-script", tell("shouldProcess", "m"), "expected no delegate shouldProcess"),
        ],
        "092": [
            Mutant("target-link", tell("willDismiss", "m"), "expected no delegate willDismiss"),
            Mutant("target-link", .set(state, "stack", ""), "found app state(visible: true, stack: ,"),
            Mutant(
                "unsupported-target-links", .set(state, "visible", "true", 2), "found app state(visible: true"
            ),
            Mutant("link-to-own-frame", .drop(told("didDismiss")), "expected 1 × delegate didDismiss"),
        ],
        "094": [
            Mutant("detached-view", tell("shouldProcess", "local"), "found delegate shouldProcess"),
            Mutant("detached-view", .drop(record("noContextLogClick")), "found the end"),
        ],
        "095": [Mutant("three-buttons", .drop(told("shouldProcess")), "expected 1 × delegate shouldProcess")],
        "100": [
            Mutant(
                "follow-up", ask("f", after: told("willDismiss", "m")),
                "expected no delegate displayChoiceForMessage after"),
            Mutant("follow-up", .set(state, "stack", "f"), "stack: f"),
            Mutant(
                "follow-up", .insert(.sdk, "otherMessagePresented(push: true)"),
                "expected no sdk otherMessagePresented"),
        ],
        "101": [
            Mutant(
                "two-follow-ups", tell("displayChoiceForMessage", "f"), "expected no delegate(message: f)"),
            Mutant("two-follow-ups", .set(state, "stack", "", 2), "found app state(visible: true, stack: ,"),
        ],
        "102": [
            Mutant(
                "follow-up", .drop(told("displayChoiceForMessage", "f")),
                "found delegate prepareWith(message: f"),
            Mutant(
                "follow-up", .move(told("displayChoiceForMessage", "f"), before: told("didDismiss", "m")),
                "found delegate displayChoiceForMessage(message: f)"),
            Mutant("follow-up-held", tell("prepareWith", "f"), "found delegate prepareWith(message: f)"),
            Mutant("follow-up-discarded", .drop(record("discard", "f")), "which is missing"),
        ],
        "103": [
            Mutant(
                "presented-in-should-process", ask("a", after: told("didDismiss", "m")),
                "expected no delegate(message: a)"),
            Mutant(
                "presented-in-should-process", .set(state, "stack", "", 2),
                "found app state(visible: false, stack: ,"),
        ],
        "104": [
            Mutant("click-without-dismissal", .set(state, "stack", "f"), "stack: f"),
            Mutant(
                "click-without-dismissal", .drop(told("displayChoiceForMessage", "f")),
                "directly after delegate didDismiss(message: m)"),
        ],
    ]
}
