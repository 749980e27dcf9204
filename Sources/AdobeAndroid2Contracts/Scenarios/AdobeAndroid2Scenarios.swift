import AdobeAndroid2Bridge
import AdobeRecords
import Foundation
import InAppCompat
import InAppContracts

/// The scenarios that exercise the rules of Adobe's shape for Android 2, as JSON text by name.
enum AdobeAndroid2Scenarios: AdobeScenarioLibrary {
    static let shape = SDKShape.adobeAndroid2

    /// Every scenario.
    static let all = Dictionary(uniqueKeysWithValues: parts.flatMap { $0 })

    private static let parts: [[Named]] = [
        registration, triggers, showing, failures, holding, monitor, leaving, links, gestures, scripts,
        tracking, alerts, payloads, details, edges, blanks, buttons, readings, firstShape, reentrancy,
    ]

    // MARK: Campaigns

    /// Appearance settings with a backdrop, and the effects of gestures.
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
    /// A message without a campaign, with a listener that is recorded.
    static let createPin = #"{ "app": "createMessage", "message": "pin" }"#
    static let showPin = #"{ "app": "fullscreenShow", "message": "pin" }"#
    static let dismissPin = #"{ "app": "fullscreenDismiss", "message": "pin" }"#

    /// A call inside a callback.
    static func inside(_ callback: String, of message: String? = nil, _ actions: String...) -> String {
        let limit = message.map { " \"message\": \"\($0)\"," } ?? ""
        return "{ \"in\": \"\(callback)\",\(limit) \"do\": [\(actions.joined(separator: ", "))] }"
    }
}

/// Registering and removing delegates, and qualifying campaigns.
extension AdobeAndroid2Scenarios {
    static let registration = [
        scenario(
            "delegate-released", "The app releases its delegate, and a campaign qualifies.",
            steps: read, release, read, trigger, dismiss),
        scenario(
            "delegate-released-while-shown", "The app releases its delegate while a message is shown.",
            steps: trigger, release, dismiss),
        scenario(
            "delegate-replaced", "Delegates are registered in both ways, and then none.",
            steps: #"{ "app": "replaceDelegate" }"#, release, read,
            #"{ "app": "replaceDelegateOfProvider" }"#, release, read, trigger, dismiss,
            #"{ "app": "removeDelegate" }"#, read),
        scenario(
            "delegate-replaced-while-shown", "Another delegate is registered while a message is shown.",
            steps: trigger, #"{ "app": "replaceDelegate" }"#, dismiss),
        scenario(
            "delegate-removed-in-gate", "The delegate is removed while it is asked.",
            reactions: [inside("shouldShowMessage", #"{ "app": "removeDelegate" }"#)], steps: trigger),
        scenario(
            "delegate-removed", "A campaign qualifies while no delegate is registered.",
            steps: #"{ "app": "removeDelegate" }"#, trigger),
        scenario(
            "foreign-screen", "The message of another extension is refused, then a campaign qualifies.",
            gate: #"{ "pin": "discard", "*": "show" }"#, steps: createPin, showPin, trigger),
        scenario(
            "alert-and-button", "An alert and a floating button appear, then a campaign qualifies.",
            steps: #"{ "app": "showAlert", "alert": "news" }"#, #"{ "user": "tapButton", "id": "yes" }"#,
            #"{ "app": "showFloatingButton" }"#, #"{ "user": "tapMessage" }"#, trigger),
    ]

    private static let read = #"{ "app": "readDelegate" }"#
    private static let release = #"{ "app": "releaseDelegate" }"#

    static let triggers = [
        scenario(
            "malformed-campaign",
            "Campaigns qualify from which no message can be created, then one from which it can.",
            payloads: [
                "spring": campaign("spring"), "no-html": #"{ "id": "m", "type": "cjmiam", "detail": {} }"#,
                "empty-html": campaign("m", content: ""), "empty-id": campaign(""),
                "no-id": #"{ "type": "cjmiam", "detail": { "html": "<html></html>" } }"#,
                "empty-type": #"{ "id": "m", "type": "", "detail": { "html": "<html></html>" } }"#,
                "no-type": #"{ "id": "m", "detail": { "html": "<html></html>" } }"#,
                "no-detail":
                    #"{ "triggeredconsequence": { "id": "m", "type": "cjmiam" } }"#,
                "other-type": #"{ "id": "m", "type": "add", "detail": { "html": "<html></html>" } }"#,
            ],
            steps: malformed("no-html"), malformed("empty-html"), malformed("no-id"), malformed("empty-id"),
            malformed("no-type"), malformed("empty-type"),
            malformed("no-detail"), malformed("other-type"), trigger),
        scenario(
            "triggered-twice", "The same campaign qualifies, is dismissed, and qualifies again.",
            steps: trigger, inspect, dismiss, trigger, inspect),
        scenario(
            "unknown-campaign", "A campaign that the SDK does not know qualifies, and the app tracks.",
            steps: #"{ "host": "isCampaignKnown", "value": false }"#, trigger,
            #"{ "app": "track", "message": "spring", "eventType": "inAppInteract", "interaction": "tap" }"#,
            dismiss),
        scenario(
            "auto-track-off",
            "The gate switches automatic tracking off; the user dismisses the message with the back button.",
            reactions: [
                inside(
                    "shouldShowMessage",
                    #"{ "app": "setAutoTrack", "message": "spring", "value": false }"#)
            ],
            steps: trigger, #"{ "user": "openLink", "url": "adbinapp://other?interaction=ok" }"#,
            #"{ "host": "pressBack" }"#, #"{ "app": "messageDismiss", "message": "spring" }"#),
    ]

    static func malformed(_ payload: String) -> String {
        "{ \"host\": \"triggerMalformed\", \"payload\": \"\(payload)\" }"
    }
}

/// Payloads as the servers send them: propositions with several items, and mistakes; and invalid URLs.
extension AdobeAndroid2Scenarios {
    static let payloads = [
        scenario(
            "first-rule-of-item", "Items have several rules and consequences; the gate refuses all messages.",
            payloads: [
                "all": proposition(
                    item(rules: rule(campaign("a"), campaign("b")), rule(campaign("c"))),
                    item(rules: rule(campaign("d"))))
            ], gate: #""hold""#, steps: #"{ "trigger": "all" }"#),
        scenario(
            "malformed-items", "A valid item is among malformed ones.",
            payloads: [
                "all": proposition("{}", item(content: "{"), "5", item(rules: rule(spring)))
            ], steps: #"{ "trigger": "all" }"#),
        scenario(
            "any-schema", "An item names an unknown schema.",
            payloads: ["all": proposition(item(rules: rule(spring), schema: "https://e.org/none"))],
            steps: #"{ "trigger": "all" }"#),
        scenario(
            "blank-url", "The app opens blank URLs, and one that is not blank.",
            steps: opens(""), opens(" "), opens("https://e.org/")),
    ]

    private static let spring = campaign("spring")

    static func proposition(_ items: String...) -> String {
        """
        { "id": "proposition-1", "scope": "mobileapp://headless",
          "scopeDetails": { "activity": { "id": "activity-1" } }, "items": [ \(items.joined(separator: ", ")) ] }
        """
    }

    static func item(rules: String..., schema: String = "any") -> String {
        item(content: "{ \"version\": 1, \"rules\": [ \(rules.joined(separator: ", ")) ] }", schema: schema)
    }

    /// The content of an item is JSON in a text.
    static func item(content: String, schema: String = "any") -> String {
        let text = content.replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(
            of: "\n", with: " ")
        return """
            { "id": "item", "schema": "\(schema)", "data": { "id": "data", "content": "\(text)" } }
            """
    }

    static func rule(_ consequences: String...) -> String {
        "{ \"condition\": {}, \"consequences\": [ \(consequences.joined(separator: ", ")) ] }"
    }

    private static func opens(_ url: String) -> String { "{ \"app\": \"showUrl\", \"url\": \"\(url)\" }" }
}

extension AdobeAndroid2Scenarios {
    /// The stories of Adobe's SDK for Android 2, and gates that wait for the main thread.
    static let realTime = RealTimeStories.stories(
        shape: "adobeAndroid2", payload: androidCampaign,
        leave: #"{ "user": "openLink", "url": "adbinapp://dismiss?interaction=done" }"#,
        showLater: #"{ "app": "messageShow", "message": "a" }"#
    ).merging([
        RealTimeStories.scenario(
            "real-time-gates-in-turn",
            "Three campaigns qualify on three threads; each gate waits for the main thread, and refuses.",
            "adobeAndroid2", payloads: ["a", "b", "c"].map(androidCampaign), script: #"{ "gate": "hold" }"#,
            reactions: #"{ "in": "shouldShowMessage", "times": 3, "do": [{ "app": "waitForMain" }] }"#,
            steps: [#"{ "together": [{ "trigger": "a" }, { "trigger": "b" }, { "trigger": "c" }] }"#])
    ]) { $1 }

    private static func androidCampaign(_ id: String) -> String {
        "\"\(id)\": " + AdobeAndroid2Scenarios.campaign(id)
    }
}
