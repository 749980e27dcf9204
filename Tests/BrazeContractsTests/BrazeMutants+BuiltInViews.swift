import BrazeContracts
import InAppContracts

/// Broken built-in views: BZ-130 to BZ-138. BZ-135 does not hold and is not checked.
extension BrazeMutants {
    private static func view(_ particulars: [String: String] = [:]) -> EventPattern {
        EventPattern(.app, "view", particulars)
    }

    static let builtInViews: [String: [Mutant]] = [
        "130": [
            Mutant(
                "tapped-while-leaving", .duplicate(told("shouldProcess", "modal")),
                "found delegate shouldProcess(message: modal"),
            Mutant(
                "tapped-while-leaving", .duplicate(told("willDismiss", "full")),
                "found delegate willDismiss(message: full"),
            Mutant(
                "tapped-while-leaving", .duplicate(record("click", "modalImage")),
                "found sdk click(kind: analytics, messageId: modalImage)"),
            Mutant(
                "tapped-while-leaving", .duplicate(record("processClickAction", "page")),
                "found sdk processClickAction(kind: note, messageId: page"),
        ],
        "131": [
            Mutant(
                "link-to-own-frame", .drop(told("willDismiss", "own")),
                "found delegate didDismiss(message: own"
            ),
            Mutant(
                "link-to-own-frame", tell("willDismiss", "new"),
                "expected the end as number 5, found delegate willDismiss(message: new)"),
            Mutant(
                "link-to-own-frame", .set(state, "visible", "true"), "found app state(visible: true, stack: ,"
            ),
        ],
        "132": [
            Mutant(
                "clicks-with-target", ask("a", after: told("didDismiss", "m")),
                "expected no delegate(message: a)"),
            Mutant("clicks-with-target", .set(state, "stack", ""), "found app state(visible: true, stack: ,"),
            Mutant("clicks-with-target", .set(state, "stack", "a f", 2), "stack: a f"),
            Mutant(
                "clicks-with-target", .drop(told("displayChoiceForMessage", "f")),
                "directly after delegate didDismiss(message: n)"),
            Mutant(
                "clicks-with-target", .insert(.sdk, "otherMessagePresented(push: true)"),
                "expected 1 × sdk otherMessagePresented(push: true), found 2"),
        ],
        "133": [
            Mutant(
                "dismissed-while-entering", .drop(told("willDismiss")), "found delegate didPresent(message: m"
            ),
            Mutant("dismissed-while-entering", .duplicate(told("didDismiss")), "expected the end"),
            Mutant(
                "own-view-dismissed-while-entering", .drop(told("willDismiss")),
                "found delegate didPresent(message: m, view: ScriptedBrazeView)"),
            Mutant(
                "own-view-dismissed-while-entering", .shift(told("willDismiss"), by: 0.5), "1.0 s after"),
            Mutant(
                "own-view-dismissed-while-entering", .set(state, "visible", "true"),
                "found app state(visible: true"),
        ],
        "134": [
            Mutant("taps-outside", .set(state, "visible", "true"), "found app state(visible: true"),
            Mutant("taps-outside", .set(state, "visible", "false", 3), "found app state(visible: false"),
            Mutant(
                "taps-outside", .set(view(["type": "ModalView"]), "closesOnTapOutside", "true"),
                "expected 1 × app view(closesOnTapOutside: false, type: ModalView), found 0"),
            Mutant(
                "taps-outside", .set(view(["type": "ModalImageView"]), "closesOnTapOutside", "true"),
                "expected 1 × app view(closesOnTapOutside: false, type: ModalImageView), found 0"),
        ],
        "136": [
            Mutant(
                "every-kind", .set(view(["type": "ModalImageView"]), "isKeyWindow", "false"),
                "expected 1 × app view(isKeyWindow: true, type: ModalImageView), found 0"),
            Mutant(
                "frame-of-a-page", .set(view(), "isKeyWindow", "false"),
                "expected 1 × app view(isKeyWindow: true, type: HtmlView), found 0"),
        ],
        "137": [
            Mutant("frame-of-a-page", tell("shouldProcess", "m"), "expected no delegate shouldProcess"),
            Mutant(
                "frame-of-a-page", .set(EventPattern(.app, "navigation"), "policy", "cancel"),
                "policy: allow, found cancel"),
            Mutant(
                "failures-of-a-page", tell("willDismiss", "provisional"),
                "expected the end as number 5, found delegate willDismiss(message: provisional)"),
            Mutant(
                "failures-of-a-page", .set(state, "visible", "false", 2), "found app state(visible: false"),
            Mutant(
                "user-changed-before-page-left", .set(view(), "hasPage", "true", 2),
                "expected 1 × app view(hasPage: true), found 2"),
            Mutant(
                "user-changed-before-page-left",
                .swap(view(["hasPage": "false"]), view(["hasPage": "true"])),
                "expected no app view(hasPage: true) after"),
        ],
        "138": [
            Mutant(
                "themes", .insert(.listener, "onTheme", after: told("prepareWith", "page")),
                "found listener onTheme"),
            Mutant(
                "themes", .drop(EventPattern(.listener, "onTheme")), "found delegate willPresent(message: m"),
            Mutant(
                "every-kind", .set(view(["type": "FullView"]), "margin", "20 20 20 20"),
                "expected 1 × app view(cornerRadius: 0.0, margin: 0 0 0 0, type: FullView), found 0"),
            Mutant(
                "orientations-of-an-entry", .set(view(), "rotations", "landscape"),
                "expected 1 × app view(rotations: landscape), found 2"),
            Mutant(
                "orientations-of-an-entry",
                .swap(view(["rotations": "landscape"]), view(["rotations": "all"])),
                "expected no app view(rotations: landscape) after delegate willPresent"),
            Mutant(
                "default-padding", .set(EventPattern(.app, "padding"), "button", "8 8 8 8"),
                "button: 8 8 8 8"),
            Mutant(
                "taken-recognizer", .set(view(), "recognizers", "press pan", 2),
                "expected 1 × app view(recognizers: press pan), found 2"),
        ],
    ]
}
