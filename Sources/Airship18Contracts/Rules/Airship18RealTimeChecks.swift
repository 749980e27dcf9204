import InAppContracts

/// What the traces of the scenarios in real time have to show, by rule and scenario: only what does not depend
/// on which of two threads was faster.
enum Airship18RealTimeChecks {
    static let all: RealTimeChecks = [
        "AM-001": [
            (
                "real-time-shown",
                [
                    .calls(
                        of: [.delegate], named: nil,
                        are: [Airship18Line.asks(true), Airship18Line.will(), Airship18Line.finished()])
                ]
            )
        ],
        "AM-003": [
            ("real-time-shown-later", [.count(.asks, 2), .thread(.asks, .main), .never(.will)])
        ],
        "AM-005": [
            (
                "real-time-adapter",
                [.count(.waits, 1), .count(.displays, 1), .precedes(.app("waited"), .displays)]
            )
        ],
        "AM-019": [
            (
                "real-time-conflicts",
                [
                    .count(.displayReport.of(schedule: "a"), 1),
                    .neverBetween(.will, after: .will.of("a"), until: .finished.of("a")),
                ]
            )
        ],
        "AM-056": [
            (
                "real-time-adapter",
                [.thread(.factory, .main), .thread(.displays, .main), .thread(.finished, .main)]
            )
        ],
    ]
}
