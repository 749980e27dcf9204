import InAppCompat

/// What the rules say about every trace of a delegate, whichever scenario or host it comes from. An adopted
/// delegate is held to these while another vendor's SDK drives it.
enum Promises {
    /// Adobe for iOS, by rule.
    static let adobeIOS: [String: [Expectation]] = [
        "AI-030": [.carries(.gate, "view", "present")],
        "AI-073": [.carries(.onDismiss, "view", "none")],
        "AI-076": [.precedes(.onShow, .onDismiss)],
    ]

    /// Adobe for Android 2, by rule. That `onShow` comes before `onDismiss` holds where nobody dismisses what is
    /// not displayed (A2-052).
    static let adobeAndroid2: [String: [Expectation]] = [
        "A2-037": [.carries(.gate, "view", "present")],
        "A2-051": [.carries(.onDismiss, "view", "present")],
        "A2-053": [.precedes(.onShow, .onDismiss)],
    ]

    /// Adobe for Android 3.x, by rule.
    static let adobeAndroid3: [String: [Expectation]] = [
        "A3-005": [.carries(.canShow, "kind", "inAppMessage")],
        "A3-012": [.thread(.anyCallback, .main)],
        "A3-021": [.precedes(.onShow, .onDismiss), .precedes(.onShow, .onHide)],
        "A3-022": [
            .never(.delegate("canShow", ["state": "visible"])), .carries(.onShow, "state", "visible"),
            .carries(.onHide, "state", "hidden"), .carries(.onDismiss, "state", "detached"),
        ],
        "A3-041": [.precedes(.canShow, .delegate("onShow", ["kind": "inAppMessage"]))],
        "A3-080": [.carries(.onContentLoaded, "kind", "inAppMessage")],
    ]

    /// Braze, by rule.
    static let braze: [String: [Expectation]] = [
        "BZ-002": [.carries(.delegate("displayChoiceForMessage"), "visible", "false")],
        "BZ-049": [.carries(.delegate("willPresent"), "visible", "true")],
        "BZ-065": [.carries(.delegate("didDismiss"), "visible", "false")],
        "BZ-067": [.carries(.delegate("willDismiss"), "visible", "true")],
        "BZ-069": [.precedes(.delegate("willPresent"), .delegate("didDismiss"))],
        "BZ-080": [
            .onlyWithin(
                .delegate("shouldProcess"), from: .delegate("willPresent"), to: .delegate("didDismiss"))
        ],
        "BZ-088": [.carries(.delegate("shouldProcess"), "visible", "true")],
    ]

    /// Airship 13 to 17, by rule.
    static let airship17: [String: [Expectation]] = [
        "AS-001": [
            .onlyWithin(.finishedDisplaying, from: .willBeDisplayed, to: nil)
        ],
        "AS-010": [.onlyWithin(.willBeDisplayed, from: .extend, to: nil)],
        "AS-011": [.precedes(.extend, .displayCoordinator)],
        "AS-013": [.thread(.extend, .background), .thread(.displayCoordinator, .background)],
        "AS-015": [.onlyWithin(.willBeDisplayed, from: .displayCoordinator, to: nil)],
        "AS-026": [.thread(.isMessageReady, .main)],
        "AS-029": [.thread(.willBeDisplayed, .main)],
    ]
}

extension Rule {
    /// The rule with more that every trace has to show; a rule that is not checked stays as it is.
    func promising(_ promises: [String: [Expectation]]) -> Rule {
        guard let check, let more = promises[id] else { return self }
        return Rule(
            id, shape: shape, majorVersion: majorVersion, level: level, statement, intent: intent,
            source: source, isUnsure: isUnsure,
            .checked(
                RuleCheck(
                    parts: check.parts, everywhere: check.everywhere + more, realTime: check.realTime)))
    }
}
