import AdobeAndroid3Contracts
import InAppContracts
import RuleTesting

/// Mutants of traces in real time, by the number of the rule that they break.
enum AdobeAndroid3RealTimeMutants: AdobeEventNames {
    private static let canShow = EventPattern.delegate("canShow")
    private static let onHide = EventPattern.delegate("onHide")
    private static let onContentLoaded = EventPattern.delegate("onContentLoaded")

    static let all: [String: [Mutant]] = [
        "A3-010": [
            Mutant(
                "real-time-commands", .thread(onHide, .background), "expected delegate on the main thread"),
            Mutant(
                "real-time-commands", .move(onHide, before: EventPattern(.app, "presentableHide")),
                "expected app presentableHide before delegate onHide"),
            Mutant(
                "real-time-commands", .drop(.delegate("onShow"), 2),
                "expected 2 × delegate onShow(message: a), found 1"),
        ],
        "A3-012": [
            Mutant(
                "real-time-conflicts", .thread(canShow, .background), "expected delegate on the main thread")
        ],
        "A3-030": [
            Mutant(
                "real-time-conflicts", .insert(.delegate, "canShow", ["message": "c"]),
                "expected 1 × delegate canShow, found 2"),
            Mutant("real-time-conflicts", .drop(suppressed("d")), "found 0"),
            Mutant(
                "real-time-shown", .move(.sdk("view attached"), after: .delegate("onShow")),
                "expected sdk view attached before delegate onShow"),
        ],
        "A3-041": [
            Mutant("real-time-shown-later", .drop(canShow, 2), "found 1"),
            Mutant(
                "real-time-shown-later", .insert(.delegate, "onShow", ["message": "a"]),
                "expected 2 × delegate, found 3"),
        ],
        "A3-080": [
            Mutant(
                "real-time-shown", .drop(onContentLoaded),
                "expected delegate onContentLoaded(url: adbinapp://dismiss?interaction=done, message: a)")
        ],
        "A3-102": [
            Mutant(
                "real-time-shown",
                .move(
                    .sdk(
                        "Messaging interaction event",
                        ["eventType": "decisioning.propositionTrigger"]), after: canShow),
                "propositionTrigger) before delegate canShow")
        ],
    ]
}
