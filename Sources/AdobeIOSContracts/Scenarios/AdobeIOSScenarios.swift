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
            + payloads + overtaken + webViews + listeners + made + parts + overlaps
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

/// Registering and removing delegates, and qualifying campaigns.
extension AdobeIOSScenarios {
    static let registration = [
        scenario(
            "delegate-released", "The app releases its delegate, and a campaign qualifies.",
            steps: #"{ "app": "readDelegate" }"#, #"{ "app": "releaseDelegate" }"#,
            #"{ "app": "readDelegate" }"#, #"{ "trigger": "spring" }"#),
        scenario(
            "delegate-released-while-shown", "The app releases its delegate while a message is shown.",
            steps: #"{ "trigger": "spring" }"#, #"{ "app": "releaseDelegate" }"#, dismiss),
        scenario(
            "delegate-replaced", "Another delegate is registered, and then none.",
            steps: #"{ "app": "replaceDelegate" }"#, #"{ "trigger": "spring" }"#,
            #"{ "app": "removeDelegate" }"#,
            #"{ "app": "readDelegate" }"#, #"{ "app": "fullscreenDismiss", "message": "spring" }"#),
        scenario(
            "delegate-replaced-while-shown", "Another delegate is registered while a message is shown.",
            steps: #"{ "trigger": "spring" }"#, #"{ "app": "replaceDelegate" }"#,
            #"{ "app": "fullscreenDismiss", "message": "spring" }"#),
        scenario(
            "delegate-removed-in-gate", "The delegate is removed while it is asked.",
            reactions: [#"{ "in": "shouldShowMessage", "do": [{ "app": "removeDelegate" }] }"#],
            steps: #"{ "trigger": "spring" }"#),
        scenario(
            "delegate-removed", "A campaign qualifies without a delegate.",
            steps: #"{ "app": "removeDelegate" }"#, #"{ "trigger": "spring" }"#),
        scenario(
            "foreign-screen", "The screen of another extension is refused, then a campaign qualifies.",
            gate: #"{ "pin": "discard", "*": "show" }"#,
            steps: #"{ "app": "createMessage", "message": "pin" }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#, #"{ "trigger": "spring" }"#),
        scenario(
            "floating-button", "A floating button appears, then a campaign qualifies.",
            steps: #"{ "app": "showFloatingButton" }"#, #"{ "trigger": "spring" }"#),
    ]

    static let triggers = [
        scenario(
            "malformed-campaign", "Campaigns that cannot become a message, then one that can.",
            payloads: [
                "spring": campaign("spring"), "other-schema": otherSchema, "json": jsonContent,
                "no-content-type": noContentType,
            ],
            steps: #"{ "host": "triggerMalformed", "payload": "json" }"#,
            #"{ "host": "triggerMalformed", "payload": "no-content-type" }"#,
            #"{ "host": "triggerMalformed", "payload": "other-schema" }"#, #"{ "trigger": "spring" }"#),
        scenario(
            "unknown-campaign", "A campaign that the SDK does not know qualifies.",
            steps: #"{ "host": "isTrackingInfoKnown", "value": false }"#, #"{ "trigger": "spring" }"#,
            #"{ "host": "isTrackingInfoKnown", "value": true }"#),
        scenario(
            "preview", "The app tracks a previewed campaign itself.",
            steps: #"{ "host": "isPreview", "value": true }"#, #"{ "trigger": "spring" }"#,
            #"{ "app": "track", "message": "spring", "eventType": "interact", "interaction": "tap" }"#,
            #"{ "app": "recordDisplay", "message": "spring" }"#,
            #"{ "app": "fullscreenDismiss", "message": "spring" }"#),
        scenario(
            "auto-track-off",
            "The gate switches automatic tracking off; the user follows a link; the app dismisses.",
            reactions: [
                #"{ "in": "shouldShowMessage", "do": [{ "app": "setAutoTrack", "message": "spring", "value": false }] }"#
            ],
            steps: #"{ "trigger": "spring" }"#,
            #"{ "user": "openLink", "url": "adbinapp://other?interaction=ok" }"#,
            #"{ "app": "messageDismiss", "message": "spring" }"#),
        scenario(
            "ranks", "Two campaigns match at once; the second has the lower rank.",
            payloads: [
                "both":
                    "[ \(AdobeCampaigns.proposition("second", rank: 2)), \(AdobeCampaigns.proposition("first", rank: 1)) ]"
            ],
            steps: #"{ "trigger": "both" }"#),
        scenario(
            "triggered-twice", "The same campaign qualifies, is dismissed, and qualifies again.",
            steps: #"{ "trigger": "spring" }"#, #"{ "app": "inspect", "message": "spring" }"#,
            #"{ "app": "fullscreenDismiss", "message": "spring" }"#, #"{ "trigger": "spring" }"#,
            #"{ "app": "inspect", "message": "spring" }"#),
    ]

    private static let jsonContent = """
        { "id": "m", "type": "schema", "detail": { "id": "m",
          "schema": "https://ns.adobe.com/personalization/message/in-app",
          "data": { "contentType": "application/json", "content": { "title": "hello" } } } }
        """
    private static let noContentType = """
        { "id": "m", "type": "schema", "detail": { "id": "m",
          "schema": "https://ns.adobe.com/personalization/message/in-app", "data": { "content": "<html></html>" } } }
        """
    private static let otherSchema = """
        { "id": "m", "type": "schema", "detail": { "id": "m",
          "schema": "https://ns.adobe.com/personalization/message/content-card",
          "data": { "contentType": "text/html", "content": "<html></html>" } } }
        """
}

extension AdobeIOSScenarios {
    /// The scenarios in real time.
    static let realTime = RealTimeStories.stories(
        shape: "adobeIOS", payload: { "\"\($0)\": " + AdobeIOSScenarios.campaign($0) },
        leave: #"{ "user": "openLink", "url": "adbinapp://dismiss?interaction=done" }"#,
        showLater: #"{ "app": "messageShow", "message": "a" }"#
    ).merging([
        RealTimeStories.scenario(
            "real-time-gate-waits-for-main", "The gate waits for the main thread, which is free.", "adobeIOS",
            payloads: ["\"a\": " + AdobeIOSScenarios.campaign("a")],
            reactions: #"{ "in": "shouldShowMessage", "do": [{ "app": "waitForMain" }] }"#,
            steps: [#"{ "trigger": "a" }"#])
    ]) { $1 }
}
