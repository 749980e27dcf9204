import InAppContracts

/// Dismissals that the SDK asks for (BZ-110 to BZ-114).
extension BrazeScenarios {
    /// Leaves one visible, two on the stack, then `end`.
    private static func threeMessages(_ end: String) -> String {
        #"""
        {"trigger": "m"}, {"trigger": "a"}, {"trigger": "b"}, {"app": "look"}, \#(end), {"app": "look"},
        {"app": "presentNext"}
        """#
    }

    private static let change = #"{"app": "changeUser", "userId": "somebody else"}"#

    static let leaving = [
        scenario(
            "user-changed", "The user changes while a message is visible and others wait.",
            [modal("m"), slideup("a"), slideup("b")], steps: threeMessages(change)),
        scenario(
            "data-wiped", "The SDK's data is wiped while a message is visible and others wait.",
            [modal("m"), slideup("a"), slideup("b")], steps: threeMessages(#"{"app": "wipeData"}"#)),
        scenario(
            "user-changed-during-click",
            "The user changes while a click is processed that triggered a message.",
            [slideup("m", link), slideup("f")],
            reactions: #"""
                {"in": "willDismiss", "message": "m", "do": [{"trigger": "f"}, \#(change), {"app": "look"}]}
                """#,
            steps: #"{"trigger": "m"}, {"user": "tapMessage"}, {"app": "look"}"#),
        scenario(
            "user-changed-while-loading", "The user changes while the assets of a message are being fetched.",
            [message("m", "MODAL", image)],
            steps: #"""
                {"trigger": "m", "settle": false},
                {"app": "changeUser", "userId": "somebody else", "settle": false}, "runUntilIdle",
                {"app": "look"}
                """#),
        scenario(
            "user-changed-before-page", "The user changes while a page is loading.", [message("m", "HTML")],
            reactions: #"{"in": "didDismiss", "do": [{"app": "lookAtMessage", "message": "m"}]}"#,
            steps: #"{"trigger": "m"}, \#(change), {"app": "look"}"#),
        scenario(
            "user-changed-timed", "The user changes while a message is visible that closes by itself.",
            [slideup("m", #""message_close": "AUTO_DISMISS", "duration": 5000"#), slideup("n")],
            steps: #"""
                {"trigger": "m"}, \#(change), {"trigger": "n"}, {"advance": 10}, {"app": "look"}
                """#),
        scenario(
            "own-presenter", "A presenter of the app's own does not implement dismiss(reason:).",
            [slideup("m"), slideup("a")],
            steps: #"""
                {"trigger": "m"}, {"app": "useOwnPresenter"}, {"trigger": "a"}, \#(change), {"app": "look"}
                """#),
    ]
}
