import InAppContracts

/// How messages come in (BZ-001 to BZ-009).
extension BrazeScenarios {
    static let entry = [
        scenario(
            "single-message", "A message with a Context is shown and closed by the user.", [modal("m")],
            steps: #"{"trigger": "m"}, {"user": "close"}"#),
        scenario(
            "overlapping-messages", "Messages that come while one is visible are parked, unasked.",
            [slideup("m"), slideup("a"), slideup("b")],
            steps: #"""
                {"trigger": "m"}, {"trigger": "a"}, {"trigger": "b"}, {"trigger": "a"}, {"app": "look"},
                {"user": "swipeAway"}, {"app": "look"}
                """#),
        scenario(
            "without-delegate", "Nobody is asked, so the message is shown.", [slideup("m")],
            steps: #"{"app": "removeDelegate"}, {"trigger": "m"}, {"app": "look"}"#),
        scenario(
            "released-delegate", "The app lets go of its delegate while a message is visible.",
            [slideup("m"), slideup("n")],
            steps: #"""
                {"trigger": "m"}, {"app": "releaseDelegate"}, {"user": "swipeAway"}, {"trigger": "n"},
                {"app": "look"}
                """#),
        scenario(
            "empty-delegate", "The delegate implements nothing.", [modal("m")],
            steps: #"""
                {"app": "useEmptyDelegate"}, {"trigger": "m"}, {"app": "look"},
                {"user": "tapButton", "id": "1"}, {"app": "look"}
                """#),
        scenario(
            "off-main-thread", "A message is presented on a background thread.", [slideup("m")],
            steps: #"{"app": "presentOffMain", "payload": "m"}, {"app": "look"}"#),
        scenario(
            "without-app-root", "The app has no root view controller.", [slideup("m")],
            steps: #"{"hasRootViewController": false}, {"trigger": "m"}, {"app": "look"}"#),
        scenario(
            "untyped-messages", "Of two untyped messages, one has no text and cannot be shown.",
            [
                #""textless": {"type": "SLIDEUP", "trigger_id": "textless"}"#, slideup("m"),
            ],
            steps: #"""
                {"app": "presentRaw", "payload": "textless"}, {"app": "look"},
                {"app": "presentRaw", "payload": "m"}, {"user": "swipeAway"}
                """#),
        scenario(
            "unreachable-assets", "The image of a held message cannot be fetched when its turn comes.",
            [message("m", "MODAL", image)], script: #"{"gate": "hold"}"#,
            steps: #"""
                {"trigger": "m"}, {"app": "look"}, {"isNetworkReachable": false}, {"app": "presentNext"},
                {"app": "look"}, {"isNetworkReachable": true}, {"app": "presentNext"}
                """#),
    ]
}
