import InAppContracts

/// How messages appear and go away (BZ-060 to BZ-071).
extension BrazeScenarios {
    /// One message of each animated kind, one after the other: entry and exit take their time.
    private static func animated(_ id: String) -> String {
        #"""
        {"trigger": "\#(id)", "settle": false}, {"advance": 1, "settle": false}, {"app": "lookAtView"},
        {"app": "dismiss", "settle": false}, {"advance": 1, "settle": false}
        """#
    }

    static let lifeCycle = [
        scenario(
            "every-kind", "A message of each visible kind is presented and dismissed.",
            [
                slideup("slideup"), modal("modal"),
                message("modalImage", "MODAL", image + #", "image_style": "GRAPHIC""#),
                message("full", "FULL", image + #", "image_style": "TOP""#),
                message("fullImage", "FULL", image + #", "image_style": "GRAPHIC""#),
            ],
            reactions: #"""
                {"in": "prepareWith", "times": 5, "do": [{"app": "edit", "what": "traceOnPresent"}]},
                {"in": "didPresent", "message": "full", "do": [{"app": "lookAtMessage", "message": "full"}]},
                {"in": "didPresent", "message": "fullImage", "do": [
                  {"app": "lookAtMessage", "message": "fullImage"}]}
                """#,
            steps: ["slideup", "modal", "modalImage", "full", "fullImage"].map(animated).joined(
                separator: ", ")),
        scenario(
            "control-message", "A message for the control group.",
            [message("m", "MODAL", #""is_control": true"#)],
            steps: #"{"trigger": "m"}, {"app": "look"}"#),
        scenario(
            "page-message", "A page enters when it has loaded.", [message("m", "HTML")],
            reactions: edit("traceOnPresent"),
            steps: #"""
                {"trigger": "m"}, {"app": "look"}, {"app": "lookAtView"},
                {"page": "finishLoading", "settle": false}, {"advance": 1, "settle": false}, {"app": "look"},
                {"app": "dismiss", "settle": false}, {"advance": 1}
                """#),
        scenario(
            "unloaded-pages",
            "One page has no base URL, one cannot be loaded, one is dismissed while it loads.",
            [message("local", "HTML"), message("broken", "HTML"), message("slow", "HTML")],
            steps: #"""
                {"host": "attachesContext", "value": false}, {"trigger": "local"}, {"app": "look"},
                {"host": "attachesContext", "value": true},
                {"trigger": "broken"}, {"page": "failLoading", "settle": false}, {"app": "look"},
                {"trigger": "slow"}, {"app": "dismiss"}, {"app": "look"}
                """#),
        scenario(
            "presented-in-did-dismiss",
            "Inside didDismiss, the app shows a message before the message that a click triggered.",
            [slideup("m", link), slideup("f"), slideup("l")],
            reactions: #"""
                {"in": "willDismiss", "message": "m", "do": [{"trigger": "f"}]},
                {"in": "didDismiss", "message": "m", "do": [
                  {"host": "attachesContext", "value": false}, {"trigger": "l"}, {"app": "look"}]}
                """#,
            steps: #"{"trigger": "m"}, {"user": "tapMessage"}, {"app": "look"}"#),
        scenario(
            "next-in-did-dismiss", "Inside didDismiss, the app shows the next message.",
            [slideup("m"), slideup("a")],
            reactions: #"{"in": "didDismiss", "message": "m", "do": [{"app": "presentNext"}]}"#,
            steps: #"{"trigger": "m"}, {"trigger": "a"}, {"user": "swipeAway"}, {"app": "look"}"#),
        scenario(
            "presented-in-will-dismiss", "A message that is triggered inside willDismiss is parked.",
            [slideup("m"), slideup("a")],
            reactions: #"{"in": "willDismiss", "message": "m", "do": [{"trigger": "a"}]}"#,
            steps: #"{"trigger": "m"}, {"user": "swipeAway"}, {"app": "look"}"#),
        scenario(
            "nothing-to-dismiss", "The app calls dismiss when nothing is visible.", [],
            steps: #"{"app": "dismiss", "settle": false}, {"app": "look", "settle": false}"#),
        scenario(
            "dismissed-twice", "The app dismisses again before the exit has ended.", [slideup("m")],
            steps: #"""
                {"trigger": "m"}, {"app": "dismiss", "settle": false}, {"app": "dismiss", "settle": false},
                "runUntilIdle", {"app": "look"}
                """#),
        scenario(
            "dismissed-before-appearance", "The app dismisses a local message that has not appeared.",
            [slideup("m")],
            steps: #"""
                {"host": "attachesContext", "value": false}, {"trigger": "m", "settle": false},
                {"app": "dismiss", "settle": false}, {"app": "look", "settle": false}, "runUntilIdle",
                {"app": "look"}
                """#),
        scenario(
            "control-dismissed-before-appearance",
            "The app dismisses a control message that has not appeared.",
            [message("m", "MODAL", #""is_control": true"#)],
            steps: #"""
                {"host": "attachesContext", "value": false}, {"trigger": "m", "settle": false},
                {"app": "dismiss", "settle": false}, "runUntilIdle", {"app": "look"}
                """#),
    ]
}

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
            "The user changes while a click that triggered a message is processed.",
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
            "user-changed-timed", "The user changes while a message that closes automatically is visible.",
            [slideup("m", #""message_close": "AUTO_DISMISS", "duration": 5000"#), slideup("n")],
            steps: #"""
                {"trigger": "m"}, \#(change), {"trigger": "n"}, {"advance": 10}, {"app": "look"}
                """#),
        scenario(
            "own-presenter", "A custom presenter does not implement dismiss(reason:).",
            [slideup("m"), slideup("a")],
            steps: #"""
                {"trigger": "m"}, {"app": "useOwnPresenter"}, {"trigger": "a"}, \#(change), {"app": "look"}
                """#),
    ]
}
