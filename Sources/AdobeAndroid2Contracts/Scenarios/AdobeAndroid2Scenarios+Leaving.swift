import AdobeRecords
import InAppContracts

/// Dismissing.
extension AdobeAndroid2Scenarios {
    static let leaving = [
        scenario(
            "dismissed", "The app dismisses a message, which leaves with an animation.",
            steps: trigger, dismiss.unsettled, #"{ "app": "readDelegate" }"#.unsettled, #"{ "advance": 1 }"#),
        scenario(
            "dismissed-fading", "The app dismisses a message that fades.",
            payloads: ["spring": campaign("spring", looks: dismissal("fade"))],
            steps: trigger, dismiss.unsettled, #"{ "advance": 1 }"#),
        scenario(
            "dismissed-still", "The app dismisses a message that has no exit animation.",
            payloads: ["spring": campaign("spring", looks: dismissal("none"))],
            steps: trigger, dismiss.unsettled, #"{ "advance": 1 }"#),
        scenario(
            "dismissed-in-on-show", "The delegate dismisses the message inside onShow.",
            reactions: [inside("onShow", dismiss)], steps: trigger),
        scenario(
            "dismiss-not-displayed", "A refused message is dismissed in both ways.", gate: #""discard""#,
            steps: trigger, dismiss, #"{ "app": "messageDismiss", "message": "spring" }"#),
        scenario(
            "dismiss-other",
            "A held message is dismissed while another is on the screen; then that one; then the held one is "
                + "shown.", payloads: two, gate: #"{ "b": "hold", "*": "show" }"#,
            steps: #"{ "trigger": "b" }"#, #"{ "trigger": "a" }"#,
            #"{ "app": "fullscreenDismiss", "message": "b" }"#, #"{ "app": "readDelegate" }"#,
            #"{ "app": "fullscreenDismiss", "message": "a" }"#, #"{ "app": "messageShow", "message": "b" }"#),
        scenario(
            "dismiss-other-off-main",
            "A message that may not be shown is dismissed on a background thread, while another is shown.",
            reactions: [inside("onShowFailure", dismissPin)], steps: trigger, createPin, showPin),
        scenario(
            "dismissed-repeatedly", "A message is dismissed three times in a row, and once more later.",
            steps: trigger, dismiss.unsettled, dismiss.unsettled, dismiss.unsettled, #""runUntilIdle""#,
            dismiss),
        scenario(
            "next-during-exit", "A campaign qualifies while the message before is leaving.", payloads: two,
            steps: #"{ "trigger": "a" }"#,
            #"{ "app": "fullscreenDismiss", "message": "a" }"#.unsettled, #"{ "advance": 0.1 }"#.unsettled,
            #"{ "trigger": "b" }"#.unsettled, #"{ "advance": 0.1 }"#.unsettled, #"{ "advance": 1 }"#),
        scenario(
            "shown-after-dismissal", "A message with a script callback is shown again after its dismissal.",
            steps: trigger, #"{ "app": "handleJavascriptMessage", "message": "spring", "name": "hello" }"#,
            inspect, dismiss, inspect, messageShow, inspect,
            #"{ "page": "post", "name": "hello", "body": "again" }"#),
        scenario(
            "back-pressed", "The user leaves a message with the back button.",
            steps: trigger, #"{ "host": "pressBack" }"#.unsettled, #"{ "advance": 1 }"#),
        scenario(
            "made-back-pressed", "The user leaves a message that has a listener with the back button.",
            steps: createPin, showPin, #"{ "host": "pressBack" }"#, #"{ "app": "inspect", "message": "pin" }"#
        ),
        scenario(
            "empty-page", "A message with an empty page is shown, then a campaign qualifies.",
            steps: #"{ "app": "createMessage", "message": "pin", "html": "" }"#, showPin, trigger),
    ]

    private static func dismissal(_ animation: String) -> String {
        "{ \"uiTakeover\": true, \"displayAnimation\": \"bottom\", \"dismissAnimation\": \"\(animation)\" }"
    }
}
