import AdobeAndroid2Contracts
import InAppContracts
import RuleTesting

/// Mutants of traces in real time, by the number of the rule that they break.
enum AdobeAndroid2RealTimeMutants {
    private typealias Names = AdobeAndroid2Mutants

    static let all: [String: [Mutant]] = [
        "A2-020": [
            Mutant("real-time-shown-later", .duplicate(Names.gate), "found 2"),
            Mutant(
                "real-time-shown-later", .move(Names.onShow, before: Names.app("messageShow")),
                "expected app messageShow before delegate onShow"),
        ],
        "A2-031": [
            Mutant("real-time-shown", .thread(Names.gate, .main), "on the background thread"),
            Mutant(
                "real-time-shown", .move(Names.webViewCreated, after: Names.gate),
                "expected sdk web view created before delegate shouldShowMessage"),
            Mutant("real-time-gates-in-turn", .drop(Names.webViewCreated), "found 2"),
        ],
        "A2-032": [
            Mutant(
                "real-time-conflicts", Names.ask("c"),
                "expected no delegate shouldShowMessage(message: c)")
        ],
        "A2-033": [
            Mutant("real-time-conflicts", .duplicate(Names.onShow), "expected 1 × delegate onShow, found 2"),
            Mutant("real-time-conflicts", Names.track("Dismiss"), "found 2"),
            Mutant("real-time-conflicts", .drop(Names.edge("Trigger")), "found 3"),
        ],
        "A2-034": [
            Mutant("real-time-shown", .thread(Names.onShow, .background), "onShow on the main thread"),
            Mutant(
                "real-time-shown", .move(Names.fragmentShown, after: Names.onShow),
                "expected sdk fragment shown before delegate onShow"),
            Mutant("real-time-shown", .drop(Names.urlLoaded), "found delegate onDismiss(message: a)"),
        ],
        "A2-036": [
            Mutant(
                "real-time-gates-in-turn",
                .insert(.delegate, "shouldShowMessage", after: Names.app("waitForMain")),
                "expected app waitForMain directly after delegate shouldShowMessage"),
            Mutant(
                "real-time-gates-in-turn",
                .insert(.app, "waitForMain", after: Names.app("waitForMain")),
                "expected app reachedMain directly after app waitForMain"),
            Mutant("real-time-gates-in-turn", .drop(Names.gate), "expected 3 × delegate shouldShowMessage"),
        ],
        "A2-051": [
            Mutant("real-time-shown", .thread(Names.onDismiss, .background), "onDismiss on the main thread"),
            Mutant(
                "real-time-shown", .move(Names.fragmentDismissed, before: Names.onDismiss),
                "expected delegate onDismiss before sdk fragment dismissed"),
        ],
    ]
}
