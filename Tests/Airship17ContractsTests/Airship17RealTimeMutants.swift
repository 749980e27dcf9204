import Airship17Contracts
import InAppContracts

/// Mutants of traces in real time, by the number of the rule that they break.
enum Airship17RealTimeMutants {
    private typealias Names = Airship17Mutants

    static let all: [String: [Mutant]] = [
        "AS-001": [
            Mutant(
                "real-time-shown", .drop(Names.will),
                "expected delegate messageWillBeDisplayed(message: a, scheduleID: a) as number 4")
        ],
        "AS-013": [
            Mutant(
                "real-time-shown", .thread(Names.extend, .main),
                "expected delegate extend on the background thread"),
            Mutant(
                "real-time-adapter", .thread(Names.prepare, .background),
                "expected listener prepare on the main thread"),
        ],
        "AS-026": [
            Mutant(
                "real-time-shown-later", .drop(Names.isMessageReady, 2),
                "expected 2 × delegate isMessageReady, found 1")
        ],
        "AS-027": [
            Mutant(
                "real-time-coordinator", .drop(Names.display), "expected 1 × listener display, found 0")
        ],
        "AS-035": [
            Mutant(
                "real-time-conflicts", .insert(.delegate, "isMessageReady", ["message": "c"]),
                "expected no delegate isMessageReady(message: c)"),
            Mutant(
                "real-time-conflicts", .insert(.sdk, "in_app_display", ["scheduleID": "b"]),
                "expected 1 × sdk in_app_display, found 2"),
        ],
        "AS-042": [
            Mutant(
                "real-time-adapter", .thread(Names.finished, .main),
                "expected delegate messageFinishedDisplaying on the background thread"),
            Mutant(
                "real-time-adapter", .move(Names.finished, after: Names.didFinish),
                "expected delegate messageFinishedDisplaying before listener didFinishDisplaying"),
        ],
    ]
}
