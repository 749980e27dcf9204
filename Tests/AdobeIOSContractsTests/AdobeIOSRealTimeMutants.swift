import AdobeIOSContracts
import InAppContracts
import RuleTesting

/// Mutants of traces in real time, by the number of the rule that they break.
enum AdobeIOSRealTimeMutants: AdobeEventNames {
    static let all: [String: [Mutant]] = [
        "AI-030": [
            Mutant(
                "real-time-shown", .thread(gate, .main),
                "expected delegate shouldShowMessage on the background"),
            Mutant("real-time-conflicts", .thread(gate, .main), "on the background thread"),
        ],
        "AI-032": [
            Mutant(
                "real-time-conflicts", .insert(.delegate, "shouldShowMessage", ["message": "c"]),
                "expected no delegate shouldShowMessage(message: c)")
        ],
        "AI-033": [
            Mutant("real-time-conflicts", .duplicate(onShow), "expected 1 × delegate onShow, found 2"),
            Mutant("real-time-conflicts", .drop(suppressed("d")), "found 0"),
        ],
        "AI-035": [
            Mutant("real-time-shown", .thread(onShow, .main), "expected delegate onShow on the background"),
            Mutant("real-time-shown", .thread(.sdk("view inserted"), .background), "on the main thread"),
            Mutant(
                "real-time-shown", .move(.sdk("view inserted"), before: onShow),
                "expected delegate onShow before sdk view inserted"),
        ],
        "AI-040": [
            Mutant(
                "real-time-gate-waits-for-main", .drop(EventPattern(.app, "reachedMain")),
                "expected 1 × app reachedMain, found 0"),
            Mutant(
                "real-time-gate-waits-for-main", .thread(EventPattern(.app, "reachedMain"), .background),
                "expected app reachedMain on the main thread"),
        ],
        "AI-050": [
            Mutant("real-time-shown-later", .duplicate(gate), "found 2"),
            Mutant(
                "real-time-shown-later", .move(onShow, before: EventPattern(.app, "messageShow")),
                "expected app messageShow before delegate onShow"),
        ],
        "AI-073": [
            Mutant(
                "real-time-shown", .thread(.delegate("onDismiss"), .background),
                "expected delegate onDismiss on the main thread"),
            Mutant(
                "real-time-shown", .move(.sdk("view removed"), after: .delegate("onDismiss")),
                "expected sdk view removed before delegate onDismiss"),
        ],
    ]
}
