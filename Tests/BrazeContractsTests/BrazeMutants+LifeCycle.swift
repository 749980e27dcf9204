import BrazeContracts
import InAppContracts

/// Broken life cycles: BZ-060 to BZ-074.
extension BrazeMutants {
    private static let onPresent = EventPattern(.listener, "onPresent")
    private static let completion = EventPattern(.app, "dismiss completion")

    static let lifeCycle: [String: [Mutant]] = [
        "060": [
            Mutant(
                "every-kind", .swap(record("impression", "slideup"), told("didPresent", "slideup")),
                "found delegate didPresent(message: slideup"),
            Mutant(
                "every-kind", .swap(told("willPresent", "slideup"), onPresent), "found listener onPresent"),
            Mutant(
                "single-message", .drop(told("willPresent")),
                "expected delegate didPresent only between delegate willPresent and delegate didDismiss"),
            Mutant(
                "control-message", .swap(told("willPresent"), told("didPresent")),
                "expected delegate didPresent only between"),
        ],
        "061": [
            Mutant(
                "every-kind", .swap(completion, told("didDismiss", "slideup")),
                "found delegate didDismiss(message: slideup"),
            Mutant(
                "single-message", .drop(told("willDismiss")),
                "expected delegate willDismiss(view: ModalView) before delegate didDismiss(view: ModalView)"),
            Mutant(
                "page-message", .duplicate(told("didDismiss")),
                "expected delegate willPresent before delegate didDismiss"),
        ],
        "062": [
            Mutant("control-message", .drop(told("prepareWith")), "found delegate willPresent"),
            Mutant("control-message", .drop(told("willDismiss")), "found delegate didDismiss"),
            Mutant("control-message", .set(told("prepareWith"), "attributes", "modal"), "attributes: modal"),
            Mutant("control-message", .drop(record("impression")), "found delegate didPresent"),
        ],
        "063": [
            Mutant(
                "page-message", .move(told("didPresent"), before: EventPattern(.page, "finishLoading")),
                "found delegate didPresent"),
            Mutant(
                "page-message", .set(EventPattern(.app, "view"), "hidesStatusBar", "false"),
                "hidesStatusBar: true, found false"),
        ],
        "064": [
            Mutant(
                "unloaded-pages",
                .insert(.delegate, "didPresent", ["message": "local"], after: told("willPresent", "local")),
                "found delegate didPresent(message: local)"),
            Mutant("unloaded-pages", .insert(.sdk, "impression"), "expected no sdk impression"),
            Mutant("unloaded-pages", .drop(record("htmlNoBaseURL")), "which is missing"),
            Mutant("unloaded-pages", .set(state, "visible", "true", 2), "found app state(visible: true"),
        ],
        "065": [
            Mutant(
                "single-message", .set(told("didDismiss"), "visible", "true"), "visible: false, found true"),
            Mutant(
                "follow-up", .move(told("displayChoiceForMessage", "f"), before: told("didDismiss", "m")),
                "directly after delegate didDismiss(message: m)"),
        ],
        "066": [
            Mutant(
                "presented-in-did-dismiss", .set(state, "visible", "false"), "found app state(visible: false"),
            Mutant(
                "presented-in-did-dismiss", ask("f", after: told("didDismiss", "m")),
                "expected no delegate(message: f)"),
            Mutant("next-in-did-dismiss", .drop(told("didPresent", "a")), "which is missing"),
        ],
        "067": [
            Mutant(
                "presented-in-will-dismiss", ask("a", after: told("willDismiss", "m")),
                "expected no delegate(message: a)"),
            Mutant(
                "presented-in-will-dismiss", .set(state, "stack", ""),
                "found app state(visible: false, stack: ,"),
        ],
        "068": [
            Mutant("nothing-to-dismiss", .swap(completion, state), "found app state"),
            Mutant("nothing-to-dismiss", tell("didDismiss", "m"), "found delegate didDismiss"),
        ],
        "069": [
            Mutant("dismissed-twice", .drop(told("willDismiss")), "found delegate didDismiss"),
            Mutant("dismissed-twice", .duplicate(told("didDismiss")), "expected the end"),
            Mutant(
                "dismissed-while-leaving", .drop(told("willDismiss", "timed")),
                "found delegate didDismiss(message: timed"),
        ],
        "070": [
            Mutant(
                "dismissed-before-appearance", .swap(told("didPresent"), told("willDismiss")),
                "found delegate didPresent"),
            Mutant(
                "dismissed-before-appearance", .drop(told("willPresent")), "found sdk noContextLogImpression"),
            Mutant(
                "dismissed-before-appearance", .move(completion, after: told("willDismiss")),
                "found app state"),
            Mutant(
                "control-dismissed-before-appearance",
                .insert(.delegate, "didPresent", ["message": "m"], after: told("willPresent")),
                "found delegate didPresent"),
        ],
        "071": [
            Mutant("every-kind", .shift(told("didPresent", "slideup"), by: 0.2), "0.3 s after"),
            Mutant("every-kind", .shift(told("didDismiss", "fullImage"), by: 0.1), "0.25 s after"),
            Mutant("page-message", .shift(told("didPresent"), by: 0.15), "0.25 s after"),
            Mutant("edited-animation", .shift(told("didDismiss"), by: 0.3), "0.0 s after"),
        ],
        "072": [
            Mutant("inert-view", tell("willPresent", "m"), "found delegate willPresent"),
            Mutant("inert-view", .set(state, "visible", "false", 2), "found app state(visible: false"),
            Mutant("inert-view", .drop(record("otherMessagePresented(push: true)")), "found the end"),
            Mutant("reporting-view", .drop(told("didDismiss")), "which is missing"),
        ],
        "073": [
            Mutant(
                "detached-view", tell("willPresent", "local"),
                "expected no delegate, found delegate willPresent")
        ],
        "074": [
            Mutant(
                "single-message", .swap(record("impression"), told("didPresent")), "found delegate didPresent"
            ),
            Mutant("without-delegate", .drop(record("impression")), "expected 1 × sdk impression"),
            Mutant("unloaded-pages", .insert(.sdk, "impression"), "expected no sdk impression"),
            Mutant(
                "local-message", .drop(record("noContextLogImpression")),
                "expected 1 × sdk noContextLogImpression"),
        ],
    ]
}
