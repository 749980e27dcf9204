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
            + leaving + links + linkTexts + tracking + pages + payloads + details + containers
            + readings + reentrancy)

    // MARK: Steps

    static let trigger = trigger("spring")
    static let dismiss = app("messageDismiss")

    static func trigger(_ payload: String) -> String { "{ \"trigger\": \"\(payload)\" }" }

    /// A call by the app on a message, with more members as JSON text.
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

/// Registering and removing delegates, and qualifying campaigns.
extension AdobeAndroid3Scenarios {
    private static let replaceDelegate = #"{ "app": "replaceDelegate" }"#

    static let registration = [
        scenario(
            "delegate-released", "The app releases its delegate, and a campaign qualifies.",
            steps: [#"{ "app": "releaseDelegate" }"#, trigger, dismiss]),
        scenario(
            "delegate-replaced", "Another delegate is registered, and a campaign qualifies.",
            steps: [replaceDelegate, trigger, dismiss]),
        scenario(
            "delegate-replaced-after-creation",
            "A message is created, another delegate is registered, and the message is shown.",
            steps: [
                app("createMessage", "pin"), replaceDelegate, app("presentableShow", "pin"),
                app("presentableHide", "pin"), app("presentableShow", "pin"),
                app("presentableDismiss", "pin"),
            ]),
        scenario(
            "delegate-replaced-while-shown", "Another delegate is registered while a message is shown.",
            steps: [trigger, replaceDelegate, dismiss]),
        scenario(
            "delegate-replaced-in-gate", "Another delegate is registered while the first is asked.",
            reactions: [inside("canShow", replaceDelegate)], steps: [trigger, dismiss]),
        scenario(
            "created-before-delegate",
            "A message is created while no delegate is registered, and shown when one is.",
            steps: [
                host("forgetDelegate"), app("createMessage", "pin"), replaceDelegate,
                app("presentableShow", "pin"), openLink("https://example.org/"),
                app("presentableHide", "pin"), app("presentableShow", "pin"),
                app("presentableDismiss", "pin"),
            ]),
        scenario(
            "triggered-before-delegate",
            "A campaign qualifies while no delegate is registered, and again when one is.",
            steps: [
                host("forgetDelegate"), trigger, #"{ "user": "close" }"#, replaceDelegate, trigger,
            ]),
        scenario(
            "triggered-before-replacement",
            "A campaign qualifies, another delegate is registered, and the campaign qualifies again.",
            steps: [trigger, app("inspect"), dismiss, replaceDelegate, trigger, app("inspect")]),
        scenario(
            "every-kind", "An alert and a floating button are shown, hidden and dismissed.",
            steps: [app("createAlert", "alert"), app("createFloatingButton", "button")]
                + ["alert", "button"].flatMap { name in
                    ["Show", "Hide", "Show", "Dismiss"].map { app("presentable\($0)", name) }
                }),
        scenario(
            "made-message", "A message without a campaign is shown and dismissed.",
            steps: [
                app("createMessage", "pin"), app("presentableShow", "pin"),
                app("presentableDismiss", "pin"),
            ]),
    ]

    static let triggers = [
        scenario("shown", "A campaign qualifies and is shown.", steps: [trigger]),
        scenario(
            "shown-again", "A message is dismissed, and shown again by the app.",
            steps: [trigger, app("inspect"), dismiss, app("inspect"), app("messageShow"), dismiss]),
        scenario(
            "malformed-campaign",
            "Campaigns qualify from which no message can be created, then one from which it can.",
            payloads: [
                "array": inApp(#""contentType": "text/html", "content": ["x"]"#),
                "empty": campaign("m", content: ""), "no-content": inApp(#""contentType": "text/html""#),
                "no-type": inApp(#""content": "<html></html>""#), "no-data": noData,
                "no-item": noItem, "other-schema": otherSchema, "spring": campaign("spring"),
            ],
            steps: ["array", "empty", "no-content", "no-type", "no-data", "no-item", "other-schema"].map {
                host("triggerMalformed", "\"payload\": \"\($0)\"")
            } + [trigger]),
        scenario(
            "unknown-look", "Campaigns with an unknown alignment and an unknown animation qualify.",
            payloads: [
                "alignment": campaign("m", looks: #"{ "verticalAlign": "middle" }"#),
                "animation": campaign("m", looks: #"{ "displayAnimation": "zoom" }"#),
            ],
            steps: ["alignment", "animation"].map { host("triggerMalformed", "\"payload\": \"\($0)\"") }),
        scenario(
            "empty-page", "A message without a campaign is created without a page, and shown.",
            steps: [app("createMessage", "pin", #""html": """#), app("presentableShow", "pin")]),
    ]

    /// A campaign with one message `m`, of these data.
    static func inApp(_ data: String) -> String {
        """
        { "id": "m", "type": "schema", "detail": { "id": "m",
          "schema": "https://ns.adobe.com/personalization/message/in-app", "data": { \(data) } } }
        """
    }
    private static let noData = """
        { "id": "m", "type": "schema", "detail": { "id": "m",
          "schema": "https://ns.adobe.com/personalization/message/in-app" } }
        """
    private static let noItem = """
        { "id": "proposition-m", "scope": "mobileapp://headless", "scopeDetails": { "rank": 1 }, "items": [] }
        """
    private static let otherSchema = """
        { "id": "m", "type": "schema", "detail": { "id": "m",
          "schema": "https://ns.adobe.com/personalization/message/content-card",
          "data": { "contentType": "text/html", "content": "<html></html>" } } }
        """
}

extension AdobeAndroid3Scenarios {
    /// The stories of Adobe's SDK for Android 3.x, and commands that are given on background threads.
    static let realTime = RealTimeStories.stories(
        shape: "adobeAndroid3", payload: { "\"\($0)\": " + AdobeAndroid3Scenarios.campaign($0) },
        leave: #"{ "user": "openLink", "url": "adbinapp://dismiss?interaction=done" }"#,
        showLater: #"{ "app": "messageShow", "message": "a" }"#
    ).merging([
        RealTimeStories.scenario(
            "real-time-commands", "A message is hidden, shown and dismissed on background threads.",
            "adobeAndroid3", payloads: ["\"a\": " + AdobeAndroid3Scenarios.campaign("a")],
            steps: [#"{ "trigger": "a" }"#]
                + ["presentableHide", "presentableShow", "presentableDismiss"].map {
                    #"{ "together": [{ "app": "\#($0)", "message": "a" }] }"#
                })
    ]) { $1 }
}
