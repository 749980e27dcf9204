import AdobeIOSBridge
import AdobeRecords
import InAppCompat
import InAppContracts

/// The scenarios that exercise Adobe's rules, as JSON text by name.
enum AdobeIOSScenarios: AdobeScenarioLibrary {
    static let shape = SDKShape.adobeIOS

    /// Every scenario.
    static let all = Dictionary(
        uniqueKeysWithValues: registration + triggers + showing + holding + leaving + links + pages + tracking
            + payloads + overtaken + webViews + listeners
    )

    // MARK: Campaigns

    /// A campaign with one message.
    static func campaign(
        _ id: String, content: String = AdobeCampaigns.page,
        looks: String = AdobeCampaigns.animated
    ) -> String {
        AdobeCampaigns.campaign(id, content: content, looks: looks)
    }
}
