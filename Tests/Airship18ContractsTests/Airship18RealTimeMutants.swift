import InAppContracts

@testable import Airship18Contracts

/// Mutants of traces in real time, by the number of the rule that they break.
enum Airship18RealTimeMutants {
    static let all: Airship18Mutants.Table = [
        "AM-001": [Mutant("real-time-shown", .drop(.asks), "expected delegate isMessageReadyToDisplay")],
        "AM-003": [
            Mutant(
                "real-time-shown-later", .drop(.asks),
                "expected 2 × delegate isMessageReadyToDisplay, found 1")
        ],
        "AM-005": [Mutant("real-time-adapter", .drop(.waits), "expected 1 × listener waitForReady, found 0")],
        "AM-019": [
            Mutant(
                "real-time-conflicts", .duplicate(.will.of("a")),
                "expected no delegate messageWillDisplay after delegate messageWillDisplay(message: a)")
        ],
        "AM-056": [
            Mutant(
                "real-time-adapter", .thread(.displays, .background),
                "expected listener display on the main thread")
        ],
    ]
}
