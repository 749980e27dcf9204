import AdobeRecords
import InAppContracts

/// What the rules say about every trace of a delegate, whichever scenario or host it comes from: an adopted
/// delegate is held to it while another vendor's SDK drives it.
enum AdobeAndroid2Promises {
    /// Adobe for Android 2, by rule. That `onShow` comes before `onDismiss` holds where nobody dismisses what is
    /// not displayed (A2-052).
    static let all: [String: [Expectation]] = [
        "A2-037": [.carries(.gate, "view", "present")],
        "A2-051": [.carries(.onDismiss, "view", "present")],
        "A2-053": [.precedes(.onShow, .onDismiss)],
    ]
}
