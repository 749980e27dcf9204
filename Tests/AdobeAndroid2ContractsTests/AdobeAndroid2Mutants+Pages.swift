import AdobeAndroid2Contracts
import InAppContracts
import RuleTesting

extension AdobeAndroid2Mutants {
    private static let called = listener("javascriptMessage")

    static let pages: Table = [
        "A2-090": [
            Mutant("javascript", .set(called, "label", "late"), "label: first), found 0"),
            Mutant("javascript", .set(sees, "handlers", ", hello"), "expected app sees(handlers: hello)"),
            Mutant(
                "javascript-too-early", .set(sees, "handlers", "early"),
                "expected app sees(handlers: , view: 1), which is missing"),
            Mutant(
                "javascript-too-early", .insert(.listener, "javascriptMessage", ["name": "early"]),
                "expected no listener javascriptMessage"),
        ],
        "A2-091": [
            Mutant("javascript", .set(called, "text", "none"), "name: hello, text: there), found 0"),
            Mutant("javascript", .drop(called), "text: there), found 0"),
        ],
        "A2-092": [
            Mutant("javascript-at-once", .set(called, "label", "first"), "label: second), found 0")
        ],
        "A2-093": [
            Mutant(
                "shown-after-dismissal", .set(sees, "handlers", "hello", 3),
                "expected 1 × app sees(handlers: , view: 2), found 0"),
            Mutant(
                "shown-after-dismissal", .insert(.listener, "javascriptMessage", ["name": "hello"]),
                "expected no listener javascriptMessage"),
        ],
        "A2-094": [
            Mutant(
                "script", .set(sees, "scripts", "before(); a() b; a() b"),
                "expected app sees(scripts: a() b; a() b)"),
            Mutant("script", .set(sees, "scripts", "a%28%29+b; a%28%29+b"), "which is missing"),
            Mutant("script", .drop(listener("javascriptMessage", ["name": "two"])), "name: two), found 0"),
            Mutant("script", .thread(called, .background), "on the main thread"),
        ],
        "A2-095": [
            Mutant(
                "link-script", .set(sees, "scripts", "go(); app://open"), "scripts: js=go(); jsapp://open"),
            Mutant("link-script", .drop(called), "expected 2 × listener javascriptMessage"),
        ],
        "A2-100": [
            Mutant("every-step", track("SuppressDisplay"), "expected the end as number 7"),
            Mutant("every-step", .drop(edge("Dismiss")), "as number 6, found the end"),
            Mutant("auto-track-off", track("Dismiss"), "expected the end as number 4"),
            Mutant("auto-track-off", .drop(edge("Interact"), 2), "as number 3, found the end"),
            Mutant("no-activity", track("Display"), "expected 1 × sdk(kind: analytics), found 2"),
        ],
        "A2-101": [
            Mutant("app-dismisses", .drop(edge("Dismiss")), "expected 2 × sdk"),
            Mutant("app-dismisses-quietly", .duplicate(edge("Dismiss")), "expected 1 × sdk"),
            Mutant("link-bare", .drop(edge("Dismiss")), "expected 1 × sdk"),
            Mutant("dismiss-not-displayed", .drop(edge("Dismiss")), "expected 1 × sdk"),
        ],
        "A2-102": [
            Mutant("app-tracks", track("Interact", action: "nothing"), "expected no sdk(action: nothing)"),
            Mutant("unknown-campaign", track("Interact"), "expected no sdk(kind: analytics)"),
        ],
        "A2-103": [
            Mutant(
                "app-tracks", .set(edge("Interact"), "propositionActionId", "other"), "as number 3, found sdk"
            ),
            Mutant("app-tracks", .set(edge("Display"), "action", "shown", 2), "as number 4, found sdk"),
            Mutant(
                "shown", .set(edge("Display"), "propositionId", "other"),
                "with propositionId: proposition-spring, found other"),
            Mutant("shown", .duplicate(edge("Display")), "expected 2 × sdk Messaging interaction event"),
        ],
    ]
}
