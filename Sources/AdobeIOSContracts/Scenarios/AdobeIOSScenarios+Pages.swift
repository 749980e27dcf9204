import AdobeRecords
import InAppContracts

/// Pages: scripts, gestures, images; and tracking.
extension AdobeIOSScenarios {
    static let pages = [
        scenario(
            "javascript", "Handlers from before and after the page is there, two of them for one name.",
            steps: #"{ "app": "createMessage", "message": "pin" }"#,
            #"{ "app": "handleJavascriptMessage", "message": "pin", "name": "early", "label": "first" }"#,
            #"{ "app": "handleJavascriptMessage", "message": "pin", "name": "early", "label": "second" }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#, #"{ "app": "inspect", "message": "pin" }"#,
            #"{ "app": "handleJavascriptMessage", "message": "pin", "name": "late", "settle": false }"#,
            #"{ "app": "inspect", "message": "pin" }"#, #"{ "app": "inspect", "message": "pin" }"#,
            #"{ "page": "post", "name": "early", "body": "one" }"#,
            #"{ "page": "post", "name": "late", "body": "two" }"#,
            #"{ "page": "post", "name": "unknown", "body": "three" }"#),
        scenario(
            "content-height", "A page that may decide its height says how high it is.",
            steps: #"{ "app": "createMessage", "message": "pin", "fitToContent": true }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#, #"{ "app": "inspect", "message": "pin" }"#,
            #"{ "page": "post", "name": "inAppContentHeightHandler", "body": "120" }"#,
            #"{ "app": "inspect", "message": "pin" }"#,
            #"{ "page": "post", "name": "inAppContentHeightHandler", "body": "-5" }"#,
            #"{ "page": "post", "name": "inAppContentHeightHandler", "body": 300 }"#,
            #"{ "app": "inspect", "message": "pin" }"#),
        scenario(
            "content-height-taken", "The app has taken the reserved name for a handler of its own.",
            steps: #"{ "app": "createMessage", "message": "pin", "fitToContent": true }"#,
            #"{ "app": "handleJavascriptMessage", "message": "pin", "name": "inAppContentHeightHandler" }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#,
            #"{ "page": "post", "name": "inAppContentHeightHandler", "body": "120" }"#,
            #"{ "app": "inspect", "message": "pin" }"#),
        scenario(
            "script", "The app runs a script in the page.",
            steps: #"{ "trigger": "spring" }"#,
            #"{ "app": "evaluateJavaScript", "message": "spring", "script": "document.title" }"#),
        scenario(
            "gestures", "The user swipes over a message that has an action for one direction.",
            payloads: ["spring": campaign("spring", looks: swipeUp)],
            steps: #"{ "trigger": "spring" }"#, #"{ "app": "inspect", "message": "spring" }"#,
            #"{ "user": "swipe", "direction": "up" }"#, #"{ "user": "swipe", "direction": "left" }"#),
        scenario(
            "assets", "Images of a page are replaced by local ones, and no longer.",
            steps:
                #"{ "app": "createMessage", "message": "pin", "html": "<img src='https://e.org/a.png'>", "localImages": true }"#,
            #"{ "app": "setAssetMap", "message": "pin", "from": "https://e.org/a.png", "to": "file:///a" }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#, #"{ "app": "inspect", "message": "pin" }"#,
            #"{ "app": "fullscreenDismiss", "message": "pin" }"#,
            #"{ "app": "setAssetMap", "message": "pin" }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#, #"{ "app": "inspect", "message": "pin" }"#),
    ]

    static let tracking = [
        everyStep(#"{ "app": "recordDisplay", "message": "a" }"#),
        scenario(
            "app-dismisses", "The app dismisses a message.",
            steps: #"{ "trigger": "spring" }"#, #"{ "app": "messageDismiss", "message": "spring" }"#),
        scenario(
            "app-dismisses-quietly", "The app dismisses a message without tracking the call.",
            steps: #"{ "trigger": "spring" }"#,
            #"{ "app": "messageDismiss", "message": "spring", "suppressAutoTrack": true }"#),
        scenario(
            "no-activity", "A campaign without an activity.",
            payloads: ["spring": AdobeCampaigns.proposition("spring", rank: 1, activity: "")],
            steps: #"{ "trigger": "spring" }"#),
        scenario(
            "app-tracks", "The app tracks what it likes.",
            steps: #"{ "trigger": "spring" }"#, tracks("interact", "tapped"), tracks("interact"),
            tracks("display", "ignored"), tracks("suppressDisplay", "because")),
    ]

    static let swipeUp = """
        { "uiTakeover": true, "displayAnimation": "bottom", "dismissAnimation": "bottom",
          "gestures": { "swipeUp": "adbinapp://other?interaction=raised" } }
        """

    private static func tracks(_ type: String, _ interaction: String? = nil) -> String {
        let more = interaction.map { ", \"interaction\": \"\($0)\"" } ?? ""
        return "{ \"app\": \"track\", \"message\": \"spring\", \"eventType\": \"\(type)\"\(more) }"
    }
}
