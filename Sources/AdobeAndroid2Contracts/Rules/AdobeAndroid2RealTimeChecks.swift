import AdobeRecords
import InAppContracts

/// What the traces of the scenarios in real time have to show, by rule and scenario: only what does not depend
/// on which of two threads was faster.
enum AdobeAndroid2RealTimeChecks {
    static let all: RealTimeChecks = [
        "A2-020": [
            (
                "real-time-shown-later",
                [
                    .count(.gate("a", answer: "false"), 1), .count(.gate, 1),
                    .thread(.app("messageShow"), .background), .precedes(.app("messageShow"), .onShow),
                    .count(.onShow("a"), 1), .count(.fragmentShown, 1),
                ]
            )
        ],
        "A2-031": [
            (
                "real-time-shown",
                [
                    .thread(.gate, .background), .precedes(.webViewCreated, .gate),
                    .thread(.webViewCreated, .main),
                ]
            ),
            ("real-time-gates-in-turn", [.thread(.gate, .background), .count(.webViewCreated, 3)]),
        ],
        "A2-032": [
            ("real-time-conflicts", [.never(.gate("b")), .never(.gate("c")), .never(.gate("d"))])
        ],
        "A2-033": [
            (
                "real-time-conflicts",
                [
                    .count(.onShow, 1), .count(.fragmentShown, 1), .count(.edge("Trigger"), 4),
                    .count(.edge("Display"), 1), .count(.edge("Dismiss"), 1),
                ]
            )
        ],
        "A2-034": [
            (
                "real-time-shown",
                [
                    .calls(of: [.delegate], named: nil, are: wholeAndroidLife), .thread(.onShow, .main),
                    .precedes(.fragmentShown, .onShow), .thread(.fragmentShown, .main),
                ]
            )
        ],
        "A2-036": [
            (
                "real-time-gates-in-turn",
                [
                    .count(.gate, 3), .follows(.app("waitForMain"), directlyAfter: .gate),
                    .follows(.app("reachedMain"), directlyAfter: .app("waitForMain")),
                ]
            )
        ],
        "A2-051": [
            (
                "real-time-shown",
                [
                    .precedes(.onDismiss, .fragmentDismissed), .thread(.onDismiss, .main),
                    .count(.onDismiss("a"), 1),
                ]
            )
        ],
    ]

    private static let wholeAndroidLife = [
        "delegate shouldShowMessage(message: a) -> true", "delegate onShow(message: a)",
        "delegate urlLoaded(url: adbinapp://dismiss?interaction=done, message: a)",
        "delegate onDismiss(message: a)",
    ]
}
