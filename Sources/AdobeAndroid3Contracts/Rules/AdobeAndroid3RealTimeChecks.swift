import AdobeRecords
import InAppContracts

/// What the traces of the scenarios in real time have to show, by rule and scenario: only what does not depend
/// on which of two threads was faster.
enum AdobeAndroid3RealTimeChecks {
    static let all: RealTimeChecks = [
        "A3-010": [
            (
                "real-time-commands",
                [
                    .thread(.app("presentableHide"), .background), .thread(.anyCallback, .main),
                    .precedes(.app("presentableHide"), .onHide),
                    .precedes(.app("presentableDismiss"), .onDismiss), .count(.onShow("a"), 2),
                ]
            )
        ],
        "A3-012": [("real-time-conflicts", [.thread(.anyCallback, .main)])],
        "A3-030": [
            (
                "real-time-conflicts",
                [
                    .count(.canShow, 1), .count(.canShow("a", answer: "true"), 1), .count(.onShow, 1),
                    .count(.edge("SuppressDisplay", ["messageId": "b", "reason": "Conflict"]), 1),
                    .count(.edge("SuppressDisplay", ["messageId": "c", "reason": "Conflict"]), 1),
                    .count(.edge("SuppressDisplay", ["messageId": "d", "reason": "Conflict"]), 1),
                ]
            ),
            ("real-time-shown", [.precedes(.canShow, .viewAttached), .precedes(.viewAttached, .onShow)]),
        ],
        "A3-041": [
            (
                "real-time-shown-later",
                [
                    .thread(.app("messageShow"), .background), .count(.canShow("a", answer: "false"), 2),
                    .count(.anyCallback, 2),
                ]
            )
        ],
        "A3-080": [
            (
                "real-time-shown",
                [
                    .calls(
                        of: [.delegate], named: nil,
                        are: [
                            AdobeAndroid3Line.delegate("canShow", "a", answer: true),
                            AdobeAndroid3Line.delegate("onShow", "a"),
                            AdobeAndroid3Line.loaded("adbinapp://dismiss?interaction=done", "a"),
                            AdobeAndroid3Line.delegate("onDismiss", "a"),
                        ])
                ]
            )
        ],
        "A3-102": [
            ("real-time-shown", [.precedes(.edge("Trigger"), .canShow), .count(.edge("Trigger"), 1)])
        ],
    ]
}
