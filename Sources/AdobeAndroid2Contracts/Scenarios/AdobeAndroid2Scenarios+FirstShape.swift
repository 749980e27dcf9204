import AdobeAndroid2Bridge
import AdobeRecords
import InAppContracts

/// Version 2.0.0, in which the app's delegate was every message's listener.
extension AdobeAndroid2Scenarios {
    static let firstShape = [
        first(
            "first-shown", "A message of a campaign is shown and dismissed by the app.", steps: registered,
            trigger, #"{ "app": "messageDismiss", "message": "spring" }"#),
        first(
            "first-dismissed", "A message of a campaign is dismissed with an animation.",
            steps: registered, trigger, dismiss.unsettled,
            #"{ "app": "readFirstDelegate" }"#.unsettled, #"{ "advance": 1 }"#),
        first(
            "first-made-message", "A message that has a listener of its own is shown and dismissed.",
            steps: registered, createPin, showPin, dismissPin),
        first(
            "first-nobody",
            "Campaigns qualify while no delegate is registered; then the app registers its own.",
            payloads: two,
            steps: #"{ "app": "readFirstDelegate" }"#, #"{ "trigger": "a" }"#,
            #"{ "app": "readFirstDelegate" }"#, #"{ "trigger": "b" }"#, #"{ "app": "readFirstDelegate" }"#,
            registered, #"{ "app": "readFirstDelegate" }"#, #"{ "trigger": "b" }"#),
        first(
            "first-null", "A message that registers no delegate is shown while none is registered.",
            steps: createPin, showPin),
        first(
            "first-conflict", "A campaign qualifies while another is on the screen.", payloads: two,
            steps: registered, #"{ "trigger": "a" }"#, #"{ "trigger": "b" }"#),
        first(
            "first-refused", "The delegate refuses a message.",
            steps: #"{ "app": "registerFirstDelegate", "refuses": true }"#, trigger),
        first(
            "first-own-links", "The delegate handles no link, and the user follows some.",
            steps: registered, trigger, follow("adbinapp://dismiss?interaction=ok"),
            follow("https://example.org/")),
        first(
            "first-links", "The delegate leaves links to the SDK, and the user follows some.",
            steps: keepsLinks, trigger,
            #"{ "app": "handleJavascriptMessage", "message": "spring", "name": "hello" }"#,
            follow("adbinapp://x?js=go()&link=https%3A%2F%2Fe.org&interaction=ok"),
            follow("adbinapp://x?link=adb_deeplink%20x"), follow("adbinapp://x?link=no%20url"), inspect,
            follow("adbinapp://cancel")),
        first(
            "first-link-dismisses",
            "The delegate leaves links to the SDK, and the user follows one that dismisses.",
            steps: keepsLinks, trigger, follow("adbinapp://dismiss")),
        first(
            "first-alert-on-dismiss", "An alert is shown inside onDismiss, and another one after it.",
            reactions: [inside("onDismiss", #"{ "app": "showAlert", "alert": "inside" }"#)],
            steps: registered, trigger, dismiss, #"{ "app": "showAlert", "alert": "after" }"#),
    ]

    private static let registered = #"{ "app": "registerFirstDelegate" }"#
    private static let keepsLinks = #"{ "app": "registerFirstDelegate", "keepsLinks": true }"#

    private static func follow(_ url: String) -> String {
        "{ \"user\": \"openLink\", \"url\": \"\(url)\" }"
    }

    private static func first(
        _ name: String, _ about: String, payloads: [String: String] = ["spring": campaign("spring")],
        reactions: [String] = [], steps: String...
    ) -> Named {
        ScenarioText.scenario(
            name, about, on: .adobeAndroid2, payloads: payloads, gate: nil, reactions: reactions,
            steps: [#"{ "app": "removeDelegate" }"#, #"{ "host": "isFirstShape", "value": true }"#] + steps)
    }
}
