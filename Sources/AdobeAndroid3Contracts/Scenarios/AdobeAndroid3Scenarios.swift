import AdobeAndroid3Bridge
import AdobeRecords
import InAppCompat
import InAppContracts

/// The scenarios that exercise the rules of Adobe's shape for Android 3.x, as JSON text by name.
enum AdobeAndroid3Scenarios: AdobeScenarioLibrary {
    static let shape = SDKShape.adobeAndroid3

    /// Every scenario.
    static let all = Dictionary(
        uniqueKeysWithValues: registration + triggers + commands + checks + holding + hiding + activities
            + leaving + links + linkTexts + tracking + pages + payloads + details + reentrancy)

    // MARK: Steps

    static let trigger = trigger("spring")
    static let dismiss = app("messageDismiss")

    static func trigger(_ payload: String) -> String { "{ \"trigger\": \"\(payload)\" }" }

    /// A call of the app's on a message, with more members as JSON text.
    static func app(_ call: String, _ message: String = "spring", _ more: String...) -> String {
        let members = ["\"app\": \"\(call)\"", "\"message\": \"\(message)\""] + more
        return "{ \(members.joined(separator: ", ")) }"
    }

    static func host(_ call: String, _ more: String...) -> String {
        "{ \((["\"host\": \"\(call)\""] + more).joined(separator: ", ")) }"
    }

    static func openLink(_ url: String) -> String { "{ \"user\": \"openLink\", \"url\": \"\(url)\" }" }

    static func swipe(_ direction: String) -> String {
        "{ \"user\": \"swipe\", \"direction\": \"\(direction)\" }"
    }

    static func post(_ name: String, _ body: String) -> String {
        "{ \"page\": \"post\", \"name\": \"\(name)\", \"body\": \"\(body)\" }"
    }

    static func hasActivity(_ flag: Bool) -> String { "{ \"hasRootViewController\": \(flag) }" }

    /// A reaction in a callback.
    static func inside(_ callback: String, _ actions: String...) -> String {
        "{ \"in\": \"\(callback)\", \"do\": [\(actions.joined(separator: ", "))] }"
    }

    // MARK: Campaigns

    /// A campaign with one message. The servers send the same to both platforms.
    static func campaign(
        _ id: String, content: String = AdobeCampaigns.page,
        looks: String = AdobeCampaigns.animated
    ) -> String {
        AdobeCampaigns.campaign(id, content: content, looks: looks)
    }

    /// A campaign whose message maps one gesture to a URL.
    static func gesture(_ gesture: String, _ url: String, uiTakeover: Bool = true) -> String {
        campaign(
            "spring",
            looks: "{ \"uiTakeover\": \(uiTakeover), \"gestures\": { \"\(gesture)\": \"\(url)\" } }")
    }
}
