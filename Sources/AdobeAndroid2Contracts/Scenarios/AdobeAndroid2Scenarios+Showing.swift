import AdobeRecords
import InAppContracts

/// The way onto the screen, and what keeps a message from it.
extension AdobeAndroid2Scenarios {
    static let showing = [
        scenario("shown", "A campaign qualifies and is shown.", steps: trigger),
        entryPoints,
        entryPointsConflict,
        scenario(
            "made-message", "A message of no campaign, with a listener, is shown and dismissed.",
            steps: createPin, showPin, #"{ "app": "inspect", "message": "pin" }"#, dismissPin,
            #"{ "app": "inspect", "message": "pin" }"#),
        scenario(
            "made-message-conflict", "A message with a listener is shown while another is on the screen.",
            steps: trigger, createPin, showPin,
            #"{ "app": "fullscreenShowWithControl", "message": "pin", "value": false }"#),
        scenario(
            "made-message-asked-again", "A message with a listener is refused, then shown.",
            gate: #"["hold", "show"]"#, steps: createPin, showPin, showPin),
        scenario(
            "shown-twice", "A message is shown that is on the screen already, in both ways.",
            steps: createPin, showPin, showPin,
            #"{ "app": "fullscreenShowWithControl", "message": "pin", "value": false }"#),
        conflict,
        scenario(
            "gates-in-turn",
            "While the delegate is asked about one message another qualifies, and the gate takes its time.",
            payloads: two, gate: #"{ "a": "hold", "*": "show" }"#,
            reactions: [
                inside("shouldShowMessage", of: "a", #"{ "trigger": "b" }"#, #"{ "app": "waitForMain" }"#)
            ], steps: #"{ "trigger": "a" }"#),
    ]

    static let failures = [
        scenario(
            "no-activity", "Messages are shown without an activity, and without the application.",
            steps: createPin, noActivity, showPin.unsettled, #"{ "app": "readDelegate" }"#, trigger, activity,
            #"{ "host": "hasApplicationContext", "value": false }"#, showPin.unsettled,
            #"{ "app": "readDelegate" }"#),
        scenario(
            "no-activity-off-main", "A message is shown on a background thread, without an activity.",
            reactions: [inside("shouldShowMessage", of: "spring", noActivity, showPin, activity)],
            steps: createPin, trigger),
        scenario(
            "activity-gone-early", "The activity goes away before the SDK gets to a message.",
            steps: createPin, showPin.unsettled, noActivity),
        scenario(
            "activity-gone-late",
            "The activity goes away after the delegate was asked; it comes back, and a campaign qualifies.",
            reactions: [inside("shouldShowMessage", of: "pin", noActivity)],
            steps: createPin, showPin, activity, trigger),
    ]

    private static let noActivity = #"{ "hasRootViewController": false }"#
    private static let activity = #"{ "hasRootViewController": true }"#

    static let holding = [
        scenario(
            "held-shown-later", "A message is held for an hour, shown, and dismissed.", gate: #""hold""#,
            reactions: [inside("shouldShowMessage", inspect)],
            steps: trigger, inspect, #"{ "advance": 3600 }"#, messageShow, inspect, dismiss),
        heldConflict,
        scenario(
            "discarded", "A message is refused, and another campaign qualifies.", payloads: two,
            gate: #"{ "a": "discard", "*": "show" }"#,
            steps: #"{ "trigger": "a" }"#, #"{ "trigger": "b" }"#),
    ]

    static let monitor = [
        scenario(
            "alert-conflict", "An alert is shown while a message is, and again when that has gone.",
            steps: trigger, alert, #"{ "host": "pressBack" }"#, alert),
        scenario(
            "alert-first", "A campaign qualifies while an alert is up, and another when it was answered.",
            payloads: two, steps: alert, #"{ "trigger": "a" }"#, #"{ "user": "tapButton", "id": "yes" }"#,
            #"{ "trigger": "b" }"#),
        scenario(
            "alert-cancelled", "The user leaves an alert, then a campaign qualifies.",
            steps: alert, alert, #"{ "user": "close" }"#, trigger),
        scenario(
            "activity-destroyed", "The activity goes away with a message on it; another campaign qualifies.",
            payloads: two,
            steps: #"{ "trigger": "a" }"#, #"{ "host": "destroyActivity" }"#, activity,
            #"{ "trigger": "b" }"#),
        scenario(
            "rotated", "The device is turned while a message is up; another campaign qualifies.",
            payloads: two, steps: #"{ "trigger": "a" }"#, #"{ "host": "rotate" }"#, #"{ "trigger": "b" }"#),
        scenario(
            "floating-button", "Floating buttons are displayed before and while a message is up.",
            steps: #"{ "app": "showFloatingButton" }"#, trigger, #"{ "app": "showFloatingButton" }"#,
            #"{ "user": "tapMessage" }"#),
    ]

    private static let alert = #"{ "app": "showAlert", "alert": "news" }"#
}
