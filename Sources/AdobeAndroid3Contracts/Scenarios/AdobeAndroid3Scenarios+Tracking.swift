import AdobeRecords
import InAppContracts

/// What is tracked, and scripts.
extension AdobeAndroid3Scenarios {
    static let tracking = [
        scenario(
            "auto-track-off", "The gate switches automatic tracking off; the user leaves by a link.",
            reactions: [inside("canShow", app("setAutoTrack", "spring", #""value": false"#))],
            steps: [trigger, openLink("adbinapp://other?interaction=ok"), dismiss]),
        scenario(
            "errors-recorded", "A message of a campaign is told what it cannot do.",
            steps: [
                trigger, app("messageShow"), app("presentableHide"), app("presentableHide"),
                hasActivity(false), app("messageShow"), dismiss, hasActivity(true), dismiss, dismiss,
            ]),
        scenario(
            "unknown-campaign", "A campaign qualifies that the SDK does not know.",
            steps: [
                host("isTrackingInfoKnown", #""value": false"#), trigger, app("recordDisplay"), dismiss,
            ]),
        scenario(
            "no-activity-id", "A campaign without an activity.",
            payloads: ["spring": AdobeCampaigns.proposition("spring", rank: 1, activity: "")],
            steps: [trigger]),
        scenario(
            "app-tracks", "The app tracks what it likes.",
            steps: [
                trigger, tracks("interact", "tapped"), tracks("interact"), tracks("display", "ignored"),
                tracks("suppressDisplay", "because"), tracks(nil, "nothing"), app("inspect"),
            ]),
    ]

    private static func tracks(_ type: String?, _ interaction: String? = nil) -> String {
        let members = [("eventType", type), ("interaction", interaction)].compactMap { key, value in
            value.map { ", \"\(key)\": \"\($0)\"" }
        }
        return "{ \"app\": \"track\", \"message\": \"spring\"\(members.joined()) }"
    }

    static let pages = [
        scenario(
            "script-handlers", "A page calls functions that were given to it before and after it was there.",
            reactions: [
                inside("canShow", handles("hello", "first")), inside("onShow", handles("later", "later")),
            ],
            steps: [
                trigger, post("hello", "1"), post("later", "2"), handles("hello", "second"),
                post("hello", "3"),
            ]),
        scenario(
            "scripts", "Scripts are run before and after there is a page.", gate: #"["hold", "show"]"#,
            steps: [
                trigger, evaluates("early"), app("messageShow"), evaluates(""), evaluates("a+b%2Bc"),
            ]),
        scenario(
            "script-in-on-show", "A script is run when the message is shown, and once more after that.",
            reactions: [inside("onShow", evaluates("early"))], steps: [trigger, evaluates("late")]),
        scenario(
            "content-height", "Pages report their height, one of them to a message that fits it.",
            steps: [
                app("createMessage", "fits", #""fitToContent": true"#), app("presentableShow", "fits"),
                post("inAppContentHeightHandler", "tall"), post("inAppContentHeightHandler", "250"),
                app("presentableDismiss", "fits"), app("createMessage", "fixed"),
                app("presentableShow", "fixed"), post("inAppContentHeightHandler", "300"),
            ]),
    ]

    private static func handles(_ name: String, _ label: String) -> String {
        app("handleJavascriptMessage", "spring", "\"name\": \"\(name)\"", "\"label\": \"\(label)\"")
    }

    private static func evaluates(_ script: String) -> String {
        app("evaluateJavascript", "spring", "\"script\": \"\(script)\"")
    }
}
