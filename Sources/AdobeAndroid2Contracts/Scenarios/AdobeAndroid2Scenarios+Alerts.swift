import AdobeRecords
import InAppContracts

/// Alerts, which share the monitor with messages.
extension AdobeAndroid2Scenarios {
    static let alerts = [
        scenario(
            "alert-twice-at-once", "Two alerts are shown before either can appear.",
            steps: alert("first").unsettled, alert("second")),
        scenario(
            "alert-and-message-at-once", "An alert is shown, and a message before that can appear.",
            steps: createPin, alert("news").unsettled, showPin),
        scenario(
            "alert-without-buttons", "An alert without buttons is shown, then a campaign qualifies.",
            steps: #"{ "app": "showAlert", "alert": "news", "hasNoButtons": true }"#, trigger),
        scenario(
            "alert-left",
            "The user taps beside an alert, and leaves it with the back button; campaigns qualify after each.",
            payloads: two,
            steps: alert("news"), #"{ "user": "tapOutside" }"#, #"{ "trigger": "a" }"#,
            #"{ "host": "pressBack" }"#, #"{ "trigger": "b" }"#),
    ]

    private static func alert(_ title: String) -> String {
        "{ \"app\": \"showAlert\", \"alert\": \"\(title)\" }"
    }
}
