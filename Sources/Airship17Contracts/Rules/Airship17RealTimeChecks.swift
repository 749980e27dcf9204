import InAppContracts

/// What the traces of the scenarios in real time have to show, by rule and scenario: only what does not depend
/// on which of two threads was faster.
enum Airship17RealTimeChecks {
    static let all: RealTimeChecks = [
        "AS-001": [
            (
                "real-time-shown",
                [
                    .calls(
                        of: [.delegate], named: nil,
                        are: [
                            Airship17Line.delegate("extend", "a"),
                            Airship17Line.delegate("displayCoordinator", "a"), Airship17Line.ready("a"),
                            Airship17Line.will("a"), Airship17Line.finished("user_dismissed", "a"),
                        ])
                ]
            )
        ],
        "AS-013": [
            (
                "real-time-shown",
                [.thread(.extend, .background), .thread(.displayCoordinator, .background)]
            ),
            (
                "real-time-adapter",
                [
                    .thread(.extend, .background), .thread(.factory, .background), .thread(.prepare, .main),
                    .precedes(.extend, .factory), .precedes(.factory, .prepare),
                ]
            ),
        ],
        "AS-026": [
            (
                "real-time-shown-later",
                [
                    .count(.isMessageReady, 2), .thread(.isMessageReady, .main),
                    .thread(.app("notifyDisplayConditionsChanged"), .background), .never(.willBeDisplayed),
                ]
            )
        ],
        "AS-027": [
            (
                "real-time-coordinator",
                [
                    .thread(.app("setCoordinatorReady", ["value": "true"]), .background),
                    .thread(.isReadyToDisplay, .main), .count(.display, 1),
                    .precedes(.app("setCoordinatorReady", ["value": "true"]), .isReadyToDisplay),
                ]
            )
        ],
        "AS-035": [
            (
                "real-time-conflicts",
                [
                    .count(.displayReport, 1), .count(.displayReport("a"), 1),
                    .never(.delegate("isMessageReady", ["message": "b"])),
                    .never(.delegate("isMessageReady", ["message": "c"])),
                    .never(.delegate("isMessageReady", ["message": "d"])),
                ]
            )
        ],
        "AS-042": [
            (
                "real-time-adapter",
                [
                    .thread(.reports, .background), .thread(.finishedDisplaying, .background),
                    .thread(.didFinish, .background), .precedes(.resolutionReport, .finishedDisplaying),
                    .precedes(.finishedDisplaying, .didFinish), .count(.finished("a", "timed_out"), 1),
                ]
            )
        ],
    ]
}
