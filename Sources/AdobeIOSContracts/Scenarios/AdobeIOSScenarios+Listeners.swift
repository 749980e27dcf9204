import AdobeRecords
import InAppContracts

/// Calls that concern another message than one would think, or that come twice.
extension AdobeIOSScenarios {
    static let listeners = [
        scenario(
            "listener-passed-another",
            "The app tells one message's listener about another message, and about one of no campaign.",
            payloads: two, gate: #""hold""#,
            steps: #"{ "trigger": "a" }"#, #"{ "trigger": "b" }"#,
            #"{ "app": "createMessage", "message": "pin" }"#, tell("onShow", "b"), tell("onDismiss", "b"),
            overrides("b"), tell("onShow", "pin"), tell("onDismiss", "pin"), overrides("pin")),
        scenario(
            "shown-twice-at-once", "A message of no campaign is shown twice in one turn of the main thread.",
            steps: #"{ "app": "createMessage", "message": "pin" }"#,
            #"{ "app": "fullscreenShow", "message": "pin", "settle": false }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#, #"{ "app": "inspect", "message": "pin" }"#),
        scenario(
            "content-height-kept", "A page says how high it is; its message is dismissed and shown again.",
            steps: #"{ "app": "createMessage", "message": "pin", "fitToContent": true }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#,
            #"{ "page": "post", "name": "inAppContentHeightHandler", "body": "120" }"#,
            #"{ "app": "inspect", "message": "pin" }"#,
            #"{ "app": "fullscreenDismiss", "message": "pin" }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#, #"{ "app": "inspect", "message": "pin" }"#),
        scenario(
            "floating-button-repeated", "A floating button is dismissed before it is shown, then both twice.",
            steps: #"{ "app": "dismissFloatingButton" }"#, #"{ "app": "showFloatingButton" }"#,
            #"{ "app": "showFloatingButton" }"#, #"{ "app": "dismissFloatingButton" }"#,
            #"{ "app": "dismissFloatingButton" }"#),
    ]

    private static func tell(_ callback: String, _ message: String) -> String {
        #"{ "app": "tellListener", "message": "a", "passing": "\#(message)", "callback": "\#(callback)" }"#
    }

    private static func overrides(_ message: String) -> String {
        """
        { "app": "overrideUrlLoad", "message": "a", "passing": "\(message)",
          "url": "adbinapp://other?interaction=ok" }
        """
    }
}
