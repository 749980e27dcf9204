import InAppCompat

/// Scenarios that make sense only where a delegate of one shape is driven by the host of another.
enum PairScenarios {
    /// The scenarios of a pair, as JSON text by name.
    static func scenarios(for pair: PairContract.Pair) -> [String: String] {
        let isAdobe = [Shape.adobeIOS, .adobeAndroid2, .adobeAndroid3].contains(pair.delegate)
        return pair.host == .braze && isAdobe ? adobeLinks : [:]
    }

    /// A Braze campaign that was ported from Adobe and still has Adobe's links.
    private static let adobeLinks = [
        "ported-link": #"""
        {"name": "ported-link", "shape": "braze",
         "payloads": {"spring": {"type": "MODAL", "trigger_id": "spring", "message": "x",
           "message_close": "SWIPE", "btns": [{"id": 0, "text": "Go", "click_action": "URI",
           "uri": "adbinapp://dismiss?interaction=ok"}]}},
         "steps": [{"trigger": "spring"}, {"user": "tapButton", "id": "0"}]}
        """#
    ]
}
