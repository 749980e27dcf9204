import AdobeAndroid2Bridge
import AdobeRecords
import InAppCompat
import InAppContracts

/// The scenarios that exercise the rules of Adobe's shape for Android 2, as JSON text by name.
enum AdobeAndroid2Scenarios: AdobeScenarioLibrary {
    static let shape = SDKShape.adobeAndroid2

    /// Every scenario.
    static let all = Dictionary(uniqueKeysWithValues: parts.flatMap { $0 })

    private static let parts: [[Named]] = [
        registration, triggers, showing, failures, holding, monitor, leaving, links, gestures, scripts,
        tracking, alerts, payloads, details, firstShape, reentrancy,
    ]

    // MARK: Campaigns

    /// Looks with a backdrop, and what gestures do.
    static func looks(gestures: String, takeover: Bool = true) -> String {
        """
        { "uiTakeover": \(takeover), "displayAnimation": "bottom", "dismissAnimation": "bottom",
          "gestures": { \(gestures) } }
        """
    }

    /// A campaign with one message: the consequence that the SDK gets when its rule matches.
    static func campaign(
        _ id: String, content: String = AdobeCampaigns.page,
        looks: String = AdobeCampaigns.animated
    ) -> String {
        """
        { "id": "\(id)", "type": "cjmiam",
          "detail": { "html": "\(content)", "mobileParameters": \(looks) } }
        """
    }

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
