import AdobeRecords
import InAppContracts

/// Delegates that come and go, and what qualifies.
extension AdobeAndroid2Scenarios {
    static let registration = [
        scenario(
            "delegate-released", "The app lets go of its delegate, and a campaign qualifies.",
            steps: read, release, read, trigger, dismiss),
        scenario(
            "delegate-released-while-shown", "The app lets go of its delegate while a message is shown.",
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
            "delegate-removed-in-gate", "The delegate is taken away while it is asked.",
            reactions: [inside("shouldShowMessage", #"{ "app": "removeDelegate" }"#)], steps: trigger),
        scenario(
            "delegate-removed", "A campaign qualifies and there is no delegate.",
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
            "malformed-campaign", "Campaigns of which no message can be made, then one of which it can.",
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
            "unknown-campaign", "A campaign qualifies that the SDK does not know, and the app tracks.",
            steps: #"{ "host": "isCampaignKnown", "value": false }"#, trigger,
            #"{ "app": "track", "message": "spring", "eventType": "inAppInteract", "interaction": "tap" }"#,
            dismiss),
        scenario(
            "auto-track-off",
            "The gate switches automatic tracking off; the user leaves with the back button.",
            reactions: [
                inside(
                    "shouldShowMessage",
                    #"{ "app": "setAutoTrack", "message": "spring", "value": false }"#)
            ],
            steps: trigger, #"{ "user": "openLink", "url": "adbinapp://other?interaction=ok" }"#,
            #"{ "host": "pressBack" }"#, #"{ "app": "messageDismiss", "message": "spring" }"#),
    ]

    private static func malformed(_ payload: String) -> String {
        "{ \"host\": \"triggerMalformed\", \"payload\": \"\(payload)\" }"
    }
}
