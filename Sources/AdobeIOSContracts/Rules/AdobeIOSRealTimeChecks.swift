import AdobeRecords
import InAppContracts

/// What the traces of the scenarios in real time have to show, by rule and scenario: only what does not depend
/// on which of two threads was faster.
enum AdobeIOSRealTimeChecks {
    static let all: RealTimeChecks = [
        "AI-030": [
            ("real-time-shown", [.thread(.gate, .background), .count(.gate("a", answer: "true"), 1)]),
            ("real-time-conflicts", [.thread(.gate, .background)]),
        ],
        "AI-032": [
            ("real-time-conflicts", [.never(.gate("b")), .never(.gate("c")), .never(.gate("d"))])
        ],
        "AI-033": [
            (
                "real-time-conflicts",
                [
                    .count(.onShow, 1), .count(.viewInserted, 1),
                    .count(.edge("SuppressDisplay", ["messageId": "b", "reason": "Conflict"]), 1),
                    .count(.edge("SuppressDisplay", ["messageId": "c", "reason": "Conflict"]), 1),
                    .count(.edge("SuppressDisplay", ["messageId": "d", "reason": "Conflict"]), 1),
                ]
            )
        ],
        "AI-035": [
            (
                "real-time-shown",
                [
                    .calls(of: [.delegate], named: nil, are: wholeLife),
                    .thread(.onShow, .background), .precedes(.onShow, .viewInserted),
                    .thread(.viewInserted, .main),
                ]
            )
        ],
        "AI-040": [
            (
                "real-time-gate-waits-for-main",
                [
                    .thread(.gate, .background), .count(.app("reachedMain"), 1),
                    .thread(.app("reachedMain"), .main), .count(.onShow("a"), 1),
                ]
            )
        ],
        "AI-050": [
            (
                "real-time-shown-later",
                [
                    .count(.gate("a", answer: "false"), 1), .count(.gate, 1),
                    .thread(.app("messageShow"), .background), .precedes(.app("messageShow"), .onShow),
                    .count(.onShow("a"), 1), .count(.viewInserted, 1),
                ]
            )
        ],
        "AI-073": [
            (
                "real-time-shown",
                [
                    .thread(.viewRemoved, .main), .precedes(.viewRemoved, .onDismiss),
                    .thread(.onDismiss, .main), .count(.onDismiss("a"), 1),
                ]
            )
        ],
    ]

    private static let wholeLife = [
        "delegate shouldShowMessage(message: a) -> true", "delegate onShow(message: a)",
        "delegate urlLoaded(url: adbinapp://dismiss?interaction=done, message: a)",
        "delegate onDismiss(message: a)",
    ]
}
