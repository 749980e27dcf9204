/// What the traces of the scenarios in real time have to show, by rule and scenario: only what does not depend
/// on which of two threads was faster.
enum RealTimeChecks {
    /// The expectations by the rule's number, each with its scenario.
    typealias Table = [String: [(scenario: String, expectations: [Expectation])]]

    static let adobeIOS: Table = [
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

    static let braze: Table = [
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

extension Rule {
    /// The rule with what its scenarios in real time have to show; one that is not checked stays as it is.
    func alsoInRealTime(_ table: RealTimeChecks.Table) -> Rule {
        guard let check, let more = table[id] else { return self }
        let parts = more.map { RuleCheck.Part(scenario: $0.scenario, expectations: $0.expectations) }
        return Rule(
            id, shape: shape, majorVersion: majorVersion, level: level, statement, intent: intent,
            source: source, isUnsure: isUnsure,
            .checked(
                RuleCheck(
                    parts: check.parts, everywhere: check.everywhere, realTime: check.realTime + parts)))
    }
}
