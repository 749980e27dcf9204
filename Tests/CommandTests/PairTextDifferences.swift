/// The lines of `contracts --pairs` that faults of bridges change, in one pair and one story: `-` without the fault, `+`
/// with it.
enum PairTextDifferences {
    static let all = adobe + others + links

    /// The same for faults of a mapping of content.
    static let content = [
        ("airship17", ["- braze 46+11/59", "+ braze 37+11/59"]),
        ("airship18", ["- braze 46+10/59", "+ braze 37+10/59"]),
    ]

    private static let links =
        ["adobeIOS", "adobeAndroid2", "adobeAndroid3"].flatMap {
            [
                ($0, .losesInteractions, interaction), ($0, .losesDestinations, destination),
            ]
        } + [
            (
                "braze", .decodesOnceMore,
                [
                    "- didDismiss (link https, name hats&coats, opens) 1",
                    "+ didDismiss (link https, name hats, coats , opens) 1",
                ]
            ),
            ("adobeIOS", .losesFailures, failure(of: "10", "9")),
            ("adobeAndroid2", .losesFailures, failure(of: "12", "11")),
            (
                "braze", .losesDestinations, ["- shouldPerform (true, opens) 1", "+ shouldPerform (true) 1"]
            ),
            (
                "airship18Pages", .losesDestinations,
                [
                    "- braze 15/48 broken", "- braze 7/8+1", "- shouldPerform (true, opens) 1",
                    "+ braze 14/48 broken", "+ braze 6/8+2", "+ shouldPerform (true) 1",
                ]
            ),
        ] as [(String, FaultyBridge, [String])]

    /// The number of diagnostics differs.
    private static func failure(of right: String, _ faulty: String) -> [String] {
        [
            "- braze 10/10+2", "- braze 9/9", "- braze \(right)", "- didFail (detached) 1", "+ braze 4/10",
            "+ braze 8/9", "+ braze \(faulty)",
        ]
    }

    private static let clicked = [
        "- braze 15/48 broken", "- didLoad (adbinapp, interaction 1, opens) 1",
        "- didDismiss (link adbinapp, interaction 1, opens) 1", "+ braze 14/48 broken",
    ]
    private static let interaction =
        clicked + ["+ didLoad (adbinapp, opens) 1", "+ didDismiss (link adbinapp, opens) 1"]
    private static let destination =
        clicked + ["+ didLoad (adbinapp, interaction 1) 1", "+ didDismiss (link adbinapp, interaction 1) 1"]

    private static let adobe: [(String, FaultyBridge, [String])] = [
        (
            "adobeIOS", .losesTheEnd,
            [
                "- braze 12/48 broken", "- braze 6/6", "- didDismiss (link adbinapp, action close) 1",
                "+ braze 7/48 broken", "+ braze 5/6",
            ]
        ),
        (
            "adobeIOS", .tellsTheEndTwice,
            ["- didDismiss (link adbinapp, action close) 1", "+ didDismiss (link adbinapp, action close) 2"]
        ),
        (
            "adobeIOS", .turnsAnswersRound,
            [
                "- braze 14/48 broken", "- braze 5/5", "- phase read (held) 2", "- phase read (presented) 1",
                "- records of the SDK 10", "+ braze 12/48 broken", "+ braze 3/5",
                "+ phase read (presented) 3", "+ refused calls 1", "+ records of the SDK 8",
            ]
        ),
        (
            "adobeIOS", .losesClicks,
            [
                "- braze 15/48 broken", "- braze 7/8+1", "- didLoad (adbinapp, interaction 1, opens) 1",
                "+ braze 11/48 broken", "+ braze 7/8",
            ]
        ),
        ("adobeIOS", .losesHides, ["- didHide 1"]),
        (
            "adobeAndroid2", .losesTheEnd,
            [
                "- braze 12/48 broken", "- braze 6/6", "- didDismiss (link adbinapp, action close) 1",
                "+ braze 7/48 broken", "+ braze 5/6",
            ]
        ),
        (
            "adobeAndroid2", .tellsTheEndTwice,
            ["- didDismiss (link adbinapp, action close) 1", "+ didDismiss (link adbinapp, action close) 2"]
        ),
        (
            "adobeAndroid2", .turnsAnswersRound,
            [
                "- braze 14/48 broken", "- braze 5/5", "- phase read (held) 2", "- phase read (presented) 1",
                "+ braze 12/48 broken", "+ braze 3/5", "+ phase read (presented) 3", "+ refused calls 1",
            ]
        ),
        (
            "adobeAndroid2", .losesClicks,
            [
                "- braze 15/48 broken", "- braze 7/8+1", "- didLoad (adbinapp, interaction 1, opens) 1",
                "+ braze 11/48 broken", "+ braze 7/8",
            ]
        ),
        (
            "adobeAndroid3", .losesTheEnd,
            [
                "- braze 12/48 broken", "- braze 6/6", "- didDismiss (link adbinapp, action close) 1",
                "+ braze 7/48 broken", "+ braze 5/6",
            ]
        ),
        (
            "adobeAndroid3", .tellsTheEndTwice,
            ["- didDismiss (link adbinapp, action close) 1", "+ didDismiss (link adbinapp, action close) 2"]
        ),
        (
            "adobeAndroid3", .turnsAnswersRound,
            [
                "- braze 14/48 broken", "- braze 5/5", "- phase read (held) 2", "- phase read (presented) 1",
                "- callbacks of the SDK 5", "- records of the SDK 11", "+ braze 12/48 broken", "+ braze 3/5",
                "+ phase read (presented) 3", "+ refused calls 1", "+ callbacks of the SDK 4",
                "+ records of the SDK 9",
            ]
        ),
        (
            "adobeAndroid3", .losesClicks,
            [
                "- braze 15/48 broken", "- braze 7/8+1", "- didLoad (adbinapp, interaction 1, opens) 1",
                "+ braze 11/48 broken", "+ braze 7/8",
            ]
        ),
        ("adobeAndroid3", .losesHides, ["- didHide 1"]),
    ]

    private static let others: [(String, FaultyBridge, [String])] = [
        (
            "braze", .losesTheEnd,
            [
                "- adobeIOS 6/46 broken", "- adobeIOS 3/4", "- adobeIOS 4",
                "- didDismiss (dismissed by the user) 1", "+ adobeIOS 2/46 broken", "+ adobeIOS 2/4",
                "+ adobeIOS 3",
            ]
        ),
        (
            "braze", .tellsTheEndTwice,
            [
                "- adobeIOS 6/46 broken", "- adobeIOS 3/4", "- didDismiss (dismissed by the user) 1",
                "+ adobeIOS 4/46 broken", "+ adobeIOS 3/4+1", "+ didDismiss (dismissed by the user) 2",
            ]
        ),
        (
            "braze", .turnsAnswersRound,
            [
                "- adobeIOS 8/46 broken", "- adobeIOS 5/5", "- adobeIOS 4", "- phase read (held) 2",
                "- phase read (presented) 1", "- callbacks of the SDK 7", "+ adobeIOS 6/46 broken",
                "+ adobeIOS 3/5", "+ adobeIOS 5", "+ phase read (presented) 3", "+ refused calls 1",
                "+ callbacks of the SDK 6",
            ]
        ),
        (
            "braze", .losesClicks,
            [
                "- adobeIOS 10/46 broken", "- adobeIOS 4/5+1", "- shouldPerform (true, opens) 1",
                "+ adobeIOS 8/46 broken", "+ adobeIOS 4/5",
            ]
        ),
        (
            "airship17", .losesTheEnd,
            [
                "- braze 11/48 broken", "- braze 6/6", "- didDismiss (dismissed by the user) 1",
                "+ braze 5/48 broken", "+ braze 4/6",
            ]
        ),
        (
            "airship17", .tellsTheEndTwice,
            ["- didDismiss (dismissed by the user) 1", "+ didDismiss (dismissed by the user) 2"]
        ),
        (
            "airship17", .turnsAnswersRound,
            [
                "- braze 14/48 broken", "- braze 5/5", "- phase read (held) 2", "- phase read (presented) 1",
                "+ braze 12/48 broken", "+ braze 3/5", "+ phase read (presented) 3", "+ refused calls 1",
            ]
        ),
        (
            "airship18", .losesTheEnd,
            [
                "- braze 12/48 broken", "- braze 6/6", "- didDismiss (unspecified) 1", "+ braze 6/48 broken",
                "+ braze 4/6",
            ]
        ),
        ("airship18", .tellsTheEndTwice, ["- didDismiss (unspecified) 1", "+ didDismiss (unspecified) 2"]),
        (
            "airship18", .turnsAnswersRound,
            [
                "- braze 14/48 broken", "- braze 5/5", "- phase read (held) 2", "- phase read (presented) 1",
                "+ braze 12/48 broken", "+ braze 3/5", "+ phase read (presented) 3", "+ refused calls 1",
            ]
        ),
        (
            "airship18Pages", .losesTheEnd,
            [
                "- braze 12/48 broken", "- braze 6/6", "- didDismiss (dismissed by the user) 1",
                "+ braze 7/48 broken", "+ braze 5/6",
            ]
        ),
        (
            "airship18Pages", .tellsTheEndTwice,
            ["- didDismiss (dismissed by the user) 1", "+ didDismiss (dismissed by the user) 2"]
        ),
        (
            "airship18Pages", .turnsAnswersRound,
            [
                "- braze 14/48 broken", "- braze 5/5", "- phase read (held) 2", "- phase read (presented) 1",
                "+ braze 12/48 broken", "+ braze 3/5", "+ phase read (presented) 3", "+ refused calls 1",
            ]
        ),
        (
            "airship18Pages", .losesClicks,
            [
                "- braze 15/48 broken", "- braze 7/8+1", "- shouldPerform (true, opens) 1",
                "+ braze 11/48 broken",
                "+ braze 6/8+1",
            ]
        ),
        ("airship18Pages", .losesHides, ["- didHide 1"]),
    ]
}
