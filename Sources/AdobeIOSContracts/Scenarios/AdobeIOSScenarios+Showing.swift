import AdobeRecords
import InAppContracts

/// Displaying a message, and what prevents it.
extension AdobeIOSScenarios {
    static let showing = [
        scenario("shown", "A campaign qualifies and is shown.", steps: #"{ "trigger": "spring" }"#),
        entryPoints,
        entryPointsConflict,
        scenario(
            "show-returns-at-once", "After requesting a display, the app continues before anything happens.",
            gate: #"["hold", "show"]"#,
            steps: #"{ "trigger": "spring" }"#,
            #"{ "app": "messageShow", "message": "spring", "settle": false }"#,
            #"{ "app": "readDelegate" }"#, dismiss,
            #"{ "app": "fullscreenShow", "message": "spring", "settle": false }"#,
            #"{ "app": "inspect", "message": "spring" }"#),
        scenario(
            "made-message", "A message without a campaign, with a listener, is shown and dismissed.",
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
            "shown-twice", "A message that is already on the screen is shown.",
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
            "message-released", "The app retains neither a message that it created, nor one of a campaign.",
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

/// Messages that the gate refuses: shown later, counted, or added to a view of the app.
extension AdobeIOSScenarios {
    static let holding = [
        scenario(
            "held-shown-later", "A message is held for an hour, shown, and dismissed.", gate: #""hold""#,
            steps: #"{ "trigger": "spring" }"#, #"{ "app": "inspect", "message": "spring" }"#,
            #"{ "advance": 3600 }"#, #"{ "app": "inspect", "message": "spring" }"#,
            #"{ "app": "messageShow", "message": "spring" }"#, #"{ "app": "inspect", "message": "spring" }"#,
            dismiss, #"{ "app": "inspect", "message": "spring" }"#),
        heldConflict,
        scenario(
            "held-asked-again", "A held message is shown twice by the call that asks the gate again.",
            gate: #"["hold", "hold", "show"]"#,
            steps: #"{ "trigger": "spring" }"#, #"{ "app": "fullscreenShow", "message": "spring" }"#,
            #"{ "app": "fullscreenShow", "message": "spring" }"#),
        scenario(
            "discarded-counted", "A message is refused, and recorded as displayed anyway.",
            gate: #""discard""#,
            steps: #"{ "trigger": "spring" }"#, #"{ "app": "recordDisplay", "message": "spring" }"#),
        scenario(
            "own-view",
            "The gate refuses the message and takes the web view, which the app puts into a view of its own.",
            gate: #""hold""#,
            reactions: [
                #"{ "in": "shouldShowMessage", "do": [{ "app": "inspect", "message": "spring" }] }"#
            ],
            steps: #"{ "trigger": "spring" }"#, #"{ "app": "embedView", "message": "spring" }"#,
            #"{ "app": "handleJavascriptMessage", "message": "spring", "name": "hello" }"#,
            #"{ "app": "postFromView", "message": "spring", "name": "hello", "body": "there" }"#,
            #"{ "app": "navigateView", "message": "spring", "url": "https://example.org/" }"#,
            #"{ "app": "navigateView", "message": "spring", "url": "adbinapp://dismiss?interaction=ok" }"#,
            #"{ "app": "inspect", "message": "spring" }"#),
    ]
}

/// Dismissing and hiding.
extension AdobeIOSScenarios {
    static let leaving = [
        scenario(
            "dismissed", "The app dismisses the view of a message, which leaves with an animation.",
            steps: #"{ "trigger": "spring" }"#,
            #"{ "app": "fullscreenDismiss", "message": "spring", "settle": false }"#, #"{ "advance": 1 }"#),
        scenario(
            "dismiss-returns-at-once", "After dismissing, the app continues before anything happens.",
            payloads: ["spring": campaign("spring", looks: AdobeCampaigns.still)],
            steps: #"{ "trigger": "spring" }"#,
            #"{ "app": "fullscreenDismiss", "message": "spring", "settle": false }"#,
            #"{ "app": "readDelegate" }"#),
        scenario(
            "dismiss-not-displayed", "A refused message is dismissed in both ways.", gate: #""discard""#,
            steps: #"{ "trigger": "spring" }"#, dismiss, #"{ "app": "messageDismiss", "message": "spring" }"#),
        scenario(
            "dismiss-other",
            "A held message is dismissed while another is on the screen; then the other one is dismissed.",
            payloads: two, gate: #"{ "b": "hold", "*": "show" }"#,
            steps: #"{ "trigger": "b" }"#, #"{ "trigger": "a" }"#,
            #"{ "app": "fullscreenDismiss", "message": "b" }"#, #"{ "app": "readDelegate" }"#,
            #"{ "app": "messageShow", "message": "b" }"#, #"{ "app": "fullscreenDismiss", "message": "a" }"#),
        scenario(
            "next-during-exit", "A campaign qualifies while the previous message is leaving.", payloads: two,
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
            "hide-not-displayed", "A refused message and one that was never shown are hidden.",
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
