import AdobeRecords
import InAppContracts

/// What the rules say about every trace of a delegate, whichever scenario or host it comes from: an adopted
/// delegate is held to it while another vendor's SDK drives it.
enum AdobeIOSPromises {
    /// Adobe for iOS, by rule.
    static let all: [String: [Expectation]] = [
        "AI-030": [.carries(.gate, "view", "present")],
        "AI-073": [.carries(.onDismiss, "view", "none")],
        "AI-076": [.precedes(.onShow, .onDismiss)],
    ]
}
