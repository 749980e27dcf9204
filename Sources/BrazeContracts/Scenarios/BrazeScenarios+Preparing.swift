import InAppContracts

/// What happens before the delegate sees a presentation context (BZ-030 to BZ-037).
extension BrazeScenarios {
    private static let wide = #""orientation": "LANDSCAPE""#

    static let preparing = [
        scenario(
            "several-things-wrong", "A held message fails more than one check; the first is what counts.",
            [slideup("m"), slideup("a", wide)], script: #"{"gate": {"a": "hold"}}"#,
            steps: #"""
                {"trigger": "a"}, {"app": "discardContext", "message": "a"},
                {"hasRootViewController": false}, {"app": "presentNext"}, {"app": "look"},
                {"hasRootViewController": true}, {"trigger": "m"}, {"app": "presentNext"}, {"app": "look"},
                {"user": "swipeAway"}, {"app": "presentNext"}, {"app": "look"}
                """#),
        scenario(
            "wrong-orientation", "A message for landscape comes while the phone is held upright.",
            [slideup("m", wide)],
            steps: #"""
                {"trigger": "m"}, {"app": "look"},
                {"screen": {"orientation": "landscapeLeft", "horizontal": "compact", "vertical": "compact"}},
                {"app": "presentNext"}, {"app": "look"}
                """#),
        scenario(
            "right-orientation", "A message for landscape comes while the phone is held sideways.",
            [slideup("m", wide)],
            steps: #"""
                {"screen": {"orientation": "landscapeLeft", "horizontal": "compact", "vertical": "compact"}},
                {"trigger": "m"}, {"app": "look"}
                """#),
        scenario(
            "used-context", "A held message loses its Context before the app presents it again.",
            [slideup("m")], script: #"{"gate": ["hold", "show"]}"#,
            steps: #"""
                {"trigger": "m"}, {"app": "discardContext", "message": "m"}, {"app": "presentTop"},
                {"app": "look"}
                """#),
        scenario(
            "local-message", "A message without Context is visible at once, and dismissed by the app.",
            [slideup("m", image)],
            reactions: #"{"in": "willPresent", "do": [{"app": "lookAtView"}]}"#,
            steps: #"""
                {"host": "attachesContext", "value": false}, {"trigger": "m", "settle": false},
                {"app": "look", "settle": false}, "runUntilIdle", {"app": "reappear"}, {"app": "look"},
                {"app": "dismiss"}
                """#),
        scenario(
            "assets-loading", "The image of a message is fetched before the message is prepared.",
            [message("m", "MODAL", image)],
            steps: #"""
                {"trigger": "m", "settle": false}, {"app": "look", "settle": false}, "runUntilIdle",
                {"user": "close"}
                """#),
        scenario(
            "two-loading", "A second message comes while the assets of the first are being fetched.",
            [message("a", "MODAL", image), message("b", "MODAL", image)],
            steps: #"""
                {"trigger": "a", "settle": false}, {"trigger": "b", "settle": false}, "runUntilIdle",
                {"app": "look"}
                """#),
        scenario(
            "discarded-while-loading", "A message loses its Context while its assets are being fetched.",
            [message("m", "MODAL", image)],
            steps: #"""
                {"trigger": "m", "settle": false},
                {"app": "discardContext", "message": "m", "settle": false}, "runUntilIdle", {"app": "look"}
                """#),
    ]
}
