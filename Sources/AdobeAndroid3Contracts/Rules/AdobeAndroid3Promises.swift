import AdobeRecords
import InAppContracts

/// What the rules say about every trace of a delegate, whichever scenario or host it comes from: an adopted
/// delegate is held to it while another vendor's SDK drives it.
enum AdobeAndroid3Promises {
    /// Adobe for Android 3.x, by rule.
    static let all: [String: [Expectation]] = [
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
}
