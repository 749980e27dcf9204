import InAppContracts

/// What the traces of the scenarios in real time have to show, by rule and scenario: only what does not depend
/// on which of two threads was faster.
enum BrazeRealTimeChecks {
    static let all: RealTimeChecks = [
        "BZ-002": [
            (
                "real-time-conflicts",
                [
                    .count(.delegate("displayChoiceForMessage"), 1),
                    .count(.delegate("displayChoiceForMessage", ["message": "a"]), 1),
                ]
            )
        ],
        "BZ-005": [
            (
                "real-time-off-main",
                [
                    .never(EventPattern(.delegate, nil)), .count(.sdk("noMainThread"), 1),
                    .thread(.sdk("noMainThread"), .main),
                ]
            ),
            ("real-time-conflicts", [.thread(EventPattern(.delegate, nil), .main)]),
        ],
        "BZ-011": [
            (
                "real-time-shown-later",
                [
                    .count(.delegate("displayChoiceForMessage", answer: "reenqueue"), 2),
                    .count(EventPattern(.delegate, nil), 2),
                ]
            )
        ],
        "BZ-017": [("real-time-conflicts", [.count(.delegate("willPresent"), 1)])],
        "BZ-050": [
            (
                "real-time-shown",
                [
                    .precedes(.delegate("displayChoiceForMessage"), .delegate("prepareWith")),
                    .precedes(.delegate("prepareWith"), .delegate("willPresent")),
                    .precedes(.delegate("willPresent"), .delegate("didPresent")),
                ]
            )
        ],
        "BZ-065": [
            (
                "real-time-shown",
                [
                    .precedes(.delegate("willDismiss"), .delegate("didDismiss")),
                    .count(.delegate("didDismiss"), 1),
                ]
            )
        ],
    ]
}
