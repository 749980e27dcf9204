import AdobeRecords
import InAppContracts

/// The way onto the screen, and what keeps a message from it.
extension AdobeIOSScenarios {
    static let showing = [
        scenario("shown", "A campaign qualifies and is shown.", steps: #"{ "trigger": "spring" }"#),
        entryPoints,
        entryPointsConflict,
        scenario(
            "show-returns-at-once", "After asking for a display the app goes on before anything happens.",
            gate: #"["hold", "show"]"#,
            steps: #"{ "trigger": "spring" }"#,
            #"{ "app": "messageShow", "message": "spring", "settle": false }"#,
            #"{ "app": "readDelegate" }"#, dismiss,
            #"{ "app": "fullscreenShow", "message": "spring", "settle": false }"#,
            #"{ "app": "inspect", "message": "spring" }"#),
        scenario(
            "made-message", "A message of no campaign, with a listener, is shown and dismissed.",
            steps: #"{ "app": "createMessage", "message": "pin" }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#,
            #"{ "app": "fullscreenDismiss", "message": "pin" }"#),
        scenario(
            "made-message-conflict", "A message with a listener is shown while another is on the screen.",
            steps: #"{ "trigger": "spring" }"#, #"{ "app": "createMessage", "message": "pin" }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#,
            #"{ "app": "fullscreenShowWithControl", "message": "pin", "value": false }"#),
        scenario(
            "made-message-asked-again", "A message with a listener is refused, then shown.",
            gate: #"["hold", "show"]"#,
            steps: #"{ "app": "createMessage", "message": "pin" }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#, #"{ "app": "inspect", "message": "pin" }"#,
            #"{ "app": "fullscreenShow", "message": "pin" }"#, #"{ "app": "inspect", "message": "pin" }"#),
        scenario(
            "shown-twice", "A message is shown that is on the screen already.",
            steps: #"{ "trigger": "spring" }"#, #"{ "app": "messageShow", "message": "spring" }"#, dismiss),
        conflict,
        scenario(
            "empty-page", "A campaign with an empty page, then another.",
            payloads: ["empty": campaign("empty", content: ""), "spring": campaign("spring")],
            steps: #"{ "trigger": "empty" }"#, #"{ "app": "fullscreenDismiss", "message": "empty" }"#,
            #"{ "trigger": "spring" }"#),
        scenario(
            "gate-waits-for-main", "The gate waits for the main thread.",
            reactions: [#"{ "in": "shouldShowMessage", "do": [{ "app": "waitForMain" }] }"#],
            steps: #"{ "trigger": "spring" }"#),
        scenario(
            "message-released", "The app keeps neither a message that it made, nor one of a campaign.",
            steps: #"{ "app": "createMessage", "message": "pin" }"#,
            #"{ "app": "fullscreenShow", "message": "pin", "settle": false }"#,
            #"{ "app": "releaseMessage", "message": "pin" }"#, #"{ "trigger": "spring" }"#, dismiss,
            #"{ "app": "releaseMessage", "message": "spring" }"#,
            #"{ "app": "messageShow", "message": "spring" }"#),
        scenario(
            "no-animation",
            "A message without animations: the user taps beside it, then the app dismisses it.",
            payloads: ["spring": campaign("spring", looks: AdobeCampaigns.still)],
            steps: #"{ "trigger": "spring" }"#, #"{ "user": "tapOutside" }"#,
            #"{ "app": "fullscreenDismiss", "message": "spring", "settle": false }"#, #"{ "advance": 1 }"#),
        scenario(
            "re-entrant", "The delegate calls the SDK in every callback.",
            reactions: [
                #"{ "in": "shouldShowMessage", "do": [{ "app": "fullscreenShow", "message": "spring" }] }"#,
                #"{ "in": "onShow", "do": [{ "app": "recordDisplay", "message": "spring" }] }"#,
                #"{ "in": "urlLoaded", "do": [{ "app": "fullscreenDismiss", "message": "spring" }] }"#,
                #"{ "in": "onDismiss", "do": [{ "app": "messageShow", "message": "spring" }] }"#,
            ],
            steps: #"{ "trigger": "spring" }"#, #"{ "user": "openLink", "url": "adbinapp://other" }"#),
    ]

    static let dismiss = #"{ "app": "fullscreenDismiss", "message": "spring" }"#
}
