import AdobeRecords
import InAppContracts

/// Dismissing and hiding.
extension AdobeIOSScenarios {
    static let leaving = [
        scenario(
            "dismissed", "The app dismisses the view of a message, which leaves with an animation.",
            steps: #"{ "trigger": "spring" }"#,
            #"{ "app": "fullscreenDismiss", "message": "spring", "settle": false }"#, #"{ "advance": 1 }"#),
        scenario(
            "dismiss-returns-at-once", "After dismissing the app goes on before anything happens.",
            payloads: ["spring": campaign("spring", looks: AdobeCampaigns.still)],
            steps: #"{ "trigger": "spring" }"#,
            #"{ "app": "fullscreenDismiss", "message": "spring", "settle": false }"#,
            #"{ "app": "readDelegate" }"#),
        scenario(
            "dismiss-not-displayed", "A refused message is dismissed in both ways.", gate: #""discard""#,
            steps: #"{ "trigger": "spring" }"#, dismiss, #"{ "app": "messageDismiss", "message": "spring" }"#),
        scenario(
            "dismiss-other", "A held message is dismissed while another is on the screen, then that one.",
            payloads: two, gate: #"{ "b": "hold", "*": "show" }"#,
            steps: #"{ "trigger": "b" }"#, #"{ "trigger": "a" }"#,
            #"{ "app": "fullscreenDismiss", "message": "b" }"#, #"{ "app": "readDelegate" }"#,
            #"{ "app": "messageShow", "message": "b" }"#, #"{ "app": "fullscreenDismiss", "message": "a" }"#),
        scenario(
            "next-during-exit", "A campaign qualifies while the message before is leaving.", payloads: two,
            steps: #"{ "trigger": "a" }"#,
            #"{ "app": "fullscreenDismiss", "message": "a", "settle": false }"#,
            #"{ "advance": 0.1 }"#
                .unsettled, #"{ "trigger": "b", "settle": false }"#, #"{ "advance": 0.1 }"#.unsettled,
            #"{ "advance": 1 }"#),
        scenario(
            "dismissed-repeatedly", "A message is dismissed three times in a row, and once more later.",
            steps: #"{ "trigger": "spring" }"#, dismiss.unsettled, dismiss.unsettled, dismiss.unsettled,
            #""runUntilIdle""#, dismiss),
        scenario(
            "shown-after-dismissal", "A message with a handler is shown again after its dismissal.",
            steps: #"{ "app": "createMessage", "message": "pin" }"#,
            #"{ "app": "handleJavascriptMessage", "message": "pin", "name": "hello" }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#, #"{ "app": "inspect", "message": "pin" }"#,
            #"{ "app": "fullscreenDismiss", "message": "pin" }"#, #"{ "app": "inspect", "message": "pin" }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#, #"{ "app": "inspect", "message": "pin" }"#,
            #"{ "page": "post", "name": "hello", "body": "again" }"#),
        scenario(
            "backdrop-tap",
            "The user taps the backdrop of a message whose gestures name another action for it.",
            payloads: ["spring": campaign("spring", looks: tapBackground)],
            steps: #"{ "trigger": "spring" }"#, #"{ "user": "tapOutside" }"#),
        scenario(
            "dismissed-in-on-show", "The delegate dismisses the message inside onShow.",
            reactions: [#"{ "in": "onShow", "do": [\#(dismiss)] }"#], steps: #"{ "trigger": "spring" }"#),
        scenario(
            "hidden", "A message is hidden, and another campaign qualifies.", payloads: two,
            steps: #"{ "trigger": "a" }"#, #"{ "app": "inspect", "message": "a" }"#,
            #"{ "app": "fullscreenHide", "message": "a", "settle": false }"#,
            #"{ "app": "readDelegate" }"#
                .unsettled, #"{ "advance": 1 }"#, #"{ "app": "inspect", "message": "a" }"#,
            #"{ "trigger": "b" }"#),
        scenario(
            "hidden-shown-again", "A hidden message with a handler is shown again.",
            steps: #"{ "trigger": "spring" }"#,
            #"{ "app": "handleJavascriptMessage", "message": "spring", "name": "hello" }"#,
            #"{ "app": "inspect", "message": "spring" }"#,
            #"{ "app": "fullscreenHide", "message": "spring" }"#,
            #"{ "app": "fullscreenShow", "message": "spring" }"#,
            #"{ "app": "inspect", "message": "spring" }"#,
            #"{ "page": "post", "name": "hello", "body": "again" }"#),
        scenario(
            "hidden-dismissed", "A hidden message is dismissed.",
            steps: #"{ "trigger": "spring" }"#, #"{ "app": "fullscreenHide", "message": "spring" }"#, dismiss,
            #"{ "app": "inspect", "message": "spring" }"#),
        scenario(
            "hide-not-displayed", "A refused message is hidden, and one that was never shown.",
            gate: #""discard""#,
            steps: #"{ "trigger": "spring" }"#, #"{ "app": "createMessage", "message": "pin" }"#,
            #"{ "app": "fullscreenHide", "message": "spring" }"#,
            #"{ "app": "fullscreenHide", "message": "pin" }"#),
    ]

    static let tapBackground = """
        { "uiTakeover": true, "displayAnimation": "bottom", "dismissAnimation": "bottom",
          "gestures": { "tapBackground": "adbinapp://other?interaction=tapped" } }
        """
}
