import InAppContracts

/// What the rules say about every trace of a delegate, whichever scenario or host it comes from: an adopted
/// delegate is held to it while another vendor's SDK drives it.
enum Airship17Promises {
    /// Airship 13 to 17, by rule.
    static let all: [String: [Expectation]] = [
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
