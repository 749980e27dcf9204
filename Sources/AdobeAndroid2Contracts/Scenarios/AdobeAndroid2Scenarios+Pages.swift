import AdobeRecords
import InAppContracts

/// Scripts, and what is tracked.
extension AdobeAndroid2Scenarios {
    static let scripts = [
        scenario(
            "javascript", "Callbacks are registered in the gate and later, two of them for one name.",
            reactions: [inside("shouldShowMessage", handle("hello", "first"), handle("", "nameless"))],
            steps: trigger, handle("hello", "late"), inspect,
            #"{ "page": "post", "name": "hello", "body": "there" }"#),
        scenario(
            "javascript-too-early",
            "A callback is registered before there is a web view; then the message is shown.",
            steps: #"{ "host": "makeMessages", "payload": "spring" }"#, handle("early"), messageShow, inspect,
            #"{ "page": "post", "name": "early", "body": "there" }"#),
        scenario(
            "javascript-at-once", "Two callbacks are registered for one name before either is in place.",
            steps: trigger, handle("hello", "first").unsettled, handle("hello", "second").unsettled,
            #""runUntilIdle""#, #"{ "page": "post", "name": "hello", "body": "there" }"#),
        scenario(
            "script", "The app runs scripts: without callbacks, with two of them, and none.",
            steps: trigger, evaluate("before()"), handle("one"), handle("two"), evaluate("a%28%29+b"),
            evaluate(""), inspect),
    ]

    private static func handle(_ name: String, _ label: String? = nil) -> String {
        let more = label.map { ", \"label\": \"\($0)\"" } ?? ""
        return
            "{ \"app\": \"handleJavascriptMessage\", \"message\": \"spring\", \"name\": \"\(name)\"\(more) }"
    }

    private static func evaluate(_ content: String) -> String {
        "{ \"app\": \"evaluateJavascript\", \"message\": \"spring\", \"content\": \"\(content)\" }"
    }

    static let tracking = [
        everyStep(),
        scenario(
            "app-dismisses", "The app dismisses a message.",
            steps: trigger, #"{ "app": "messageDismiss", "message": "spring" }"#),
        scenario(
            "app-dismisses-quietly", "The app dismisses a message without tracking the call.",
            steps: trigger,
            #"{ "app": "messageDismiss", "message": "spring", "suppressAutoTrack": true }"#),
        scenario(
            "app-tracks", "The app tracks what it likes, also without saying what.",
            steps: trigger, tracks("inAppInteract", "tapped"), tracks(nil, "nothing"),
            tracks("inAppDisplay", "seen"), tracks("inAppInteract", nil)),
    ]

    private static func tracks(_ type: String?, _ interaction: String?) -> String {
        let more = [("eventType", type), ("interaction", interaction)].compactMap { key, value in
            value.map { ", \"\(key)\": \"\($0)\"" }
        }
        return "{ \"app\": \"track\", \"message\": \"spring\"\(more.joined()) }"
    }
}
