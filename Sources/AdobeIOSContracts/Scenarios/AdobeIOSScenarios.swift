import AdobeIOSBridge
import AdobeRecords
import InAppCompat
import InAppContracts

/// The scenarios that exercise Adobe's rules, as JSON text by name.
enum AdobeIOSScenarios {
    /// Every scenario.
    static let all = Dictionary(
        uniqueKeysWithValues: registration + triggers + showing + holding + leaving + links + pages + tracking
            + payloads + overtaken + webViews + listeners
    )

    /// One scenario and its name.
    typealias Named = ScenarioText.Named

    /// Puts a scenario together. The parts are JSON text; payloads are by name.
    static func scenario(
        _ name: String, _ about: String, payloads: [String: String] = ["spring": campaign("spring")],
        gate: String? = nil, reactions: [String] = [], steps: String...
    ) -> Named {
        ScenarioText.scenario(
            name, about, on: .adobeIOS, payloads: payloads, gate: gate, reactions: reactions, steps: steps)
    }

    // MARK: Campaigns

    /// A campaign with one message.
    static func campaign(
        _ id: String, content: String = "<html><body>hello</body></html>",
        looks: String = AdobeCampaigns.animated
    ) -> String {
        AdobeCampaigns.campaign(id, content: content, looks: looks)
    }

    /// Two campaigns with one message each, `a` and `b`.
    static let two = ["a": campaign("a"), "b": campaign("b")]
}
