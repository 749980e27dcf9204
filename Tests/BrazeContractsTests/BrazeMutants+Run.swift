import BrazeContracts
import InAppContracts

/// Messages whose appearance and dismissal differ from the rules: BZ-148 to BZ-160.
extension BrazeMutants {
    private static func view(_ particulars: [String: String] = [:]) -> EventPattern {
        EventPattern(.app, "view", particulars)
    }

    private static let asked = EventPattern(.listener, "asked")
    private static let completion = EventPattern(.app, "dismiss completion")

    static let run: [String: [Mutant]] = comings.merging(builtIn) { $1 }

    private static let comings: [String: [Mutant]] = [
        "148": [
            Mutant(
                "own-view-leaves-before-it-entered", .move(completion, before: state),
                "found app dismiss completion"
            ),
            Mutant(
                "own-view-leaves-before-it-entered",
                .insert(.delegate, "didPresent", ["message": "m"], after: told("willPresent")),
                "found delegate didPresent(message: m)"),
            Mutant(
                "own-view-leaves-before-it-entered", .insert(.sdk, "impression", after: told("willPresent")),
                "found sdk impression"),
        ],
        "149": [
            Mutant(
                "wiped-while-loading", .insert(.sdk, "discard", ["messageId": "m"]), "expected no sdk discard"
            ),
            Mutant(
                "wiped-while-loading", .set(EventPattern(.app, "message"), "context", "invalid"),
                "context: valid, found invalid"),
            Mutant("wiped-while-loading", .drop(told("didPresent")), "found the end"),
        ],
        "150": [
            Mutant(
                "dismissed-inside-should-process", ask("b", after: told("didDismiss", "a")),
                "expected no delegate(message: b)"),
            Mutant(
                "dismissed-inside-should-process", .set(state, "stack", ""),
                "found app state(visible: true, stack: ,"),
            Mutant(
                "dismissed-inside-should-process", .drop(record("processClickAction", "m")),
                "expected 1 × sdk processClickAction(messageId: m), found 0"),
        ],
        "151": [
            Mutant(
                "orientations-without-proxy", .set(view(), "rotations", "allButUpsideDown"),
                "expected 1 × app view(rotations: all), found 0"),
            Mutant(
                "orientations-without-proxy", .set(view(), "rotations", "all", 3),
                "expected 1 × app view(rotations: all), found 2"),
        ],
        "152": [
            Mutant(
                "replaced-view-message", .set(view(), "text", "Another", 2),
                "expected 2 × app view(text: Message m), found 1"),
            Mutant(
                "replaced-view-message", .set(told("shouldProcess"), "clickAction", "none"),
                "found delegate shouldProcess(message: m, clickAction: none"),
        ],
        "153": [
            Mutant("own-view-enters-again", .drop(asked), "found delegate willPresent"),
            Mutant(
                "own-view-enters-again", .insert(.listener, "asked", ["to": "leave"]), "expected the end"),
            Mutant("own-view-enters-again", .duplicate(told("didDismiss")), "found delegate didDismiss"),
        ],
    ]

    private static let builtIn: [String: [Mutant]] = [
        "154": [
            Mutant(
                "full-view-without-animation", .set(view(), "hidesStatusBar", "true"),
                "hidesStatusBar: false, presented: true), found 0"),
            Mutant(
                "status-bar-of-full-views", .set(view(), "displayMode", "modal", 2),
                "displayMode: full, hidesStatusBar: false, padding: 40 25 0 25), found"),
        ],
        "155": [
            Mutant(
                "page-finishes-inside-will-dismiss", .drop(record("impression")),
                "found delegate willDismiss(message: m"),
            Mutant(
                "page-finishes-inside-will-dismiss", .set(view(), "pageIsInView", "false"),
                "expected 1 × app view(pageIsInView: true, takesTouches: true), found"),
        ],
        "156": [
            Mutant(
                "links-that-go-nowhere", .set(EventPattern(.app, "navigation"), "policy", "allow"),
                "found app navigation(policy: allow)"),
            Mutant(
                "links-that-go-nowhere",
                .swap(EventPattern(.app, "navigation"), told("shouldProcess", "blank")),
                "found delegate shouldProcess(message: blank"),
            Mutant(
                "links-that-go-nowhere", .set(state, "visible", "false", 2), "found app state(visible: false"),
        ],
        "157": [
            Mutant(
                "alpha-of-a-modal", .set(view(), "alpha", "1.0"),
                "expected 1 × app view(alpha: 0.0, takesTouches: true), found 0"),
            Mutant(
                "alpha-of-a-modal", .set(view(), "takesTouches", "true", 3),
                "expected 1 × app view(alpha: 1.0, takesTouches: false), found 0"),
        ],
        "158": [
            Mutant(
                "taps-outside-in-the-dark", .set(view(), "closesOnTapOutside", "true", 2),
                "expected 1 × app view(closesOnTapOutside: true, type: ModalView), found 2"),
            Mutant(
                "taps-outside-in-the-dark", .set(view(), "closesOnTapOutside", "true", 3),
                "expected 1 × app view(closesOnTapOutside: false, type: FullView), found 0"),
        ],
        "159": [
            Mutant(
                "next-off-main", .duplicate(record("noMainThread")), "expected 1 × sdk noMainThread, found 2"),
            Mutant(
                "alpha-of-a-modal", .set(view(), "isReadFrom", "false"),
                "expected 3 × app view(isReadFrom: true), found 2"),
        ],
        "160": [
            Mutant(
                "parts-of-a-slideup", .set(view(), "isBound", "true"),
                "expected 1 × app view(isBesideShadow: true, isBound: false), found 0"),
            Mutant(
                "margins", .set(view(["type": "ModalView"]), "closeButton", "outside"),
                "expected 2 × app view(closeButton: ✕, isBesideShadow: true, type: ModalView), found 1"),
        ],
    ]
}
