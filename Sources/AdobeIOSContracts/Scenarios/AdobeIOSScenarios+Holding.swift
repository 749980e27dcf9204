import AdobeRecords
import InAppContracts

/// Messages that the gate refuses: shown later, counted, or put into a view of the app's own.
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
            "held-asked-again", "A held message is shown in the way that asks again, twice.",
            gate: #"["hold", "hold", "show"]"#,
            steps: #"{ "trigger": "spring" }"#, #"{ "app": "fullscreenShow", "message": "spring" }"#,
            #"{ "app": "fullscreenShow", "message": "spring" }"#),
        scenario(
            "discarded-counted", "A message is refused, and counted as displayed all the same.",
            gate: #""discard""#,
            steps: #"{ "trigger": "spring" }"#, #"{ "app": "recordDisplay", "message": "spring" }"#),
        scenario(
            "own-view", "The gate refuses and takes the web view, which the app puts into a view of its own.",
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
