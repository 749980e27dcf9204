import InAppContracts

/// What waits on the stack (BZ-010 to BZ-026).
extension BrazeScenarios {
    static let stack = [
        scenario(
            "held-and-shown-later", "A held message is shown by presentNext, without a second question.",
            [slideup("m")], script: #"{"gate": "hold"}"#,
            steps: #"""
                {"trigger": "m"}, {"app": "look"}, {"app": "presentNext"}, {"user": "swipeAway"}
                """#),
        scenario(
            "held-again", "Of three held messages two are the same.", [slideup("a"), slideup("b")],
            script: #"{"gate": "hold"}"#,
            steps: #"""
                {"trigger": "a"}, {"trigger": "b"}, {"trigger": "a"}, {"app": "look"},
                {"app": "presentNext"}, {"app": "look"}
                """#),
        scenario(
            "discarded", "A held message is triggered again and discarded; so is one without Context.",
            [slideup("m"), slideup("local")],
            script: #"{"gate": {"m": ["hold", "discard"], "*": "discard"}}"#,
            steps: #"""
                {"trigger": "m"}, {"app": "look"}, {"trigger": "m"}, {"app": "look"},
                {"host": "attachesContext", "value": false}, {"trigger": "local"}, {"app": "look"}
                """#),
        scenario(
            "said-later", "The delegate answers with the former name of reenqueue.", [slideup("m")],
            script: #"{"gate": "hold"}"#,
            steps: #"{"app": "sayLater"}, {"trigger": "m"}, {"trigger": "m"}, {"app": "look"}"#),
        scenario(
            "last-in-first-out", "Of two held messages the later one is shown first.",
            [slideup("a"), slideup("b")], script: #"{"gate": "hold"}"#,
            steps: #"""
                {"trigger": "a"}, {"trigger": "b"}, {"app": "presentNext"}, {"user": "swipeAway"},
                {"app": "presentNext"}, {"user": "swipeAway"}
                """#),
        scenario(
            "same-id", "Two held messages have one id and different contents.",
            [
                slideup("m", #""extras": {"version": "1"}"#),
                #""m2": {"type": "SLIDEUP", "trigger_id": "m", "message": "x", "extras": {"version": "2"}}"#,
            ], script: #"{"gate": "hold"}"#,
            steps: #"""
                {"trigger": "m"}, {"trigger": "m2"}, {"app": "look"}, {"app": "presentNext"},
                {"app": "look"}
                """#),
        scenario(
            "never-drained", "A parked message waits, whatever happens.", [slideup("m"), slideup("a")],
            steps: #"""
                {"trigger": "m"}, {"trigger": "a"}, {"user": "swipeAway"}, {"appState": "background"},
                {"appState": "active"}, {"advance": 3600}, {"app": "look"}
                """#),
        scenario(
            "parked-and-shown-later", "A parked message is shown although nobody was ever asked about it.",
            [slideup("m"), slideup("a")],
            steps: #"""
                {"trigger": "m"}, {"trigger": "a"}, {"user": "swipeAway"}, {"app": "presentNext"},
                {"user": "swipeAway"}
                """#),
        scenario(
            "empty-stack", "There is nothing to show next.", [],
            steps: #"{"app": "presentNext"}, {"app": "look"}"#),
        scenario(
            "next-while-visible", "The app asks for the next message while one is visible.",
            [slideup("m"), slideup("a")],
            steps: #"{"trigger": "m"}, {"trigger": "a"}, {"app": "presentNext"}, {"app": "look"}"#),
        scenario(
            "invalid-top", "The tops of the stack cannot be shown: one is used up, one is too wide.",
            [slideup("ok"), slideup("wide", #""orientation": "LANDSCAPE""#), slideup("used")],
            script: #"{"gate": "hold"}"#,
            steps: #"""
                {"trigger": "ok"}, {"trigger": "wide"}, {"trigger": "used"},
                {"app": "discardContext", "message": "used"}, {"app": "look"},
                {"app": "presentNext"}, {"app": "look"}, {"app": "presentNext"}, {"app": "look"}
                """#),
        scenario(
            "second-presenter", "A new user interface knows nothing of the stack of another.",
            [slideup("m")], script: #"{"gate": "hold"}"#,
            steps: #"{"trigger": "m"}, {"app": "presentNextOnNewUI"}, {"app": "look"}"#),
        scenario(
            "asked-again", "The app presents the top of the stack itself, which asks again.",
            [slideup("m")], script: #"{"gate": ["hold", "show"]}"#,
            steps: #"{"trigger": "m"}, {"app": "look"}, {"app": "presentTop"}, {"app": "look"}"#),
    ]
}
