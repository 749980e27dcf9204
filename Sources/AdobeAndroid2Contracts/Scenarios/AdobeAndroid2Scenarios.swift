import AdobeAndroid2Bridge
import InAppCompat
import InAppContracts

/// The scenarios that exercise the rules of Adobe's shape for Android 2, as JSON text by name.
enum AdobeAndroid2Scenarios {
    /// Every scenario.
    static let all = Dictionary(uniqueKeysWithValues: parts.flatMap { $0 })

    private static let parts: [[Named]] = [
        registration, triggers, showing, failures, holding, monitor, leaving, links, gestures, scripts,
        tracking, alerts, payloads, details, firstShape, reentrancy,
    ]

    /// One scenario and its name.
    typealias Named = ScenarioText.Named

    /// Puts a scenario together. The parts are JSON text; payloads are by name.
    static func scenario(
        _ name: String, _ about: String, payloads: [String: String] = ["spring": campaign("spring")],
        gate: String? = nil, reactions: [String] = [], steps: String...
    ) -> Named {
        ScenarioText.scenario(
            name, about, on: .adobeAndroid2, payloads: payloads, gate: gate, reactions: reactions,
            steps: steps)
    }

    // MARK: Campaigns

    /// Looks with a backdrop, and animations that take 0.3 s.
    static let animated =
        #"{ "uiTakeover": true, "displayAnimation": "bottom", "dismissAnimation": "bottom" }"#

    /// Looks with a backdrop, and what gestures do.
    static func looks(gestures: String, takeover: Bool = true) -> String {
        """
        { "uiTakeover": \(takeover), "displayAnimation": "bottom", "dismissAnimation": "bottom",
          "gestures": { \(gestures) } }
        """
    }

    /// A campaign with one message: the consequence that the SDK gets when its rule matches.
    static func campaign(
        _ id: String, html: String = "<html><body>hello</body></html>", looks: String = animated
    ) -> String {
        """
        { "id": "\(id)", "type": "cjmiam",
          "detail": { "html": "\(html)", "mobileParameters": \(looks) } }
        """
    }

    /// Two campaigns with one message each, `a` and `b`.
    static let two = ["a": campaign("a"), "b": campaign("b")]

    // MARK: Steps

    static let trigger = #"{ "trigger": "spring" }"#
    static let dismiss = #"{ "app": "fullscreenDismiss", "message": "spring" }"#
    static let inspect = #"{ "app": "inspect", "message": "spring" }"#
    static let messageShow = #"{ "app": "messageShow", "message": "spring" }"#
    /// A message of no campaign, with a listener that is recorded.
    static let createPin = #"{ "app": "createMessage", "message": "pin" }"#
    static let showPin = #"{ "app": "fullscreenShow", "message": "pin" }"#
    static let dismissPin = #"{ "app": "fullscreenDismiss", "message": "pin" }"#

    /// Something that happens inside a callback.
    static func inside(_ callback: String, of message: String? = nil, _ actions: String...) -> String {
        let limit = message.map { " \"message\": \"\($0)\"," } ?? ""
        return "{ \"in\": \"\(callback)\",\(limit) \"do\": [\(actions.joined(separator: ", "))] }"
    }
}
