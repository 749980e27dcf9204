import InAppContracts

/// What the delegate can change, and what becomes of it (BZ-041 to BZ-051).
extension BrazeScenarios {
    /// A reaction that edits a message's presentation.
    static func edit(_ what: String, _ value: String = "", of message: String = "m") -> String {
        let value = value.isEmpty ? "" : #", "value": "\#(value)""#
        return
            #"{"in": "prepareWith", "message": "\#(message)", "do": [{"app": "edit", "what": "\#(what)"\#(value)}]}"#
    }

    private static func edits(_ all: String...) -> String { all.joined(separator: ", ") }

    static let presenting = [
        scenario(
            "mismatched-attributes",
            "Message and attributes do not fit: changed, missing, or both of a local one.",
            [slideup("m"), slideup("a"), slideup("local")],
            reactions: edits(
                edit("becomeModal", "other"), edit("removeAttributes", of: "a"),
                edit("removeAttributes", of: "local")),
            steps: #"""
                {"trigger": "m"}, {"app": "look"}, {"trigger": "a"}, {"app": "look"},
                {"host": "attachesContext", "value": false}, {"trigger": "local"}, {"app": "look"}
                """#),
        scenario(
            "wrong-user", "The user changes while the delegate is being asked.", [slideup("m")],
            reactions: #"""
                {"in": "displayChoiceForMessage", "do": [{"app": "changeUser", "userId": "somebody else"}]}
                """#,
            steps: #"{"trigger": "m"}, {"app": "look"}"#),
        scenario(
            "edited-extras", "What prepareWith changes reaches every later callback.", [slideup("m")],
            reactions: edit("extras", "k=v"), steps: #"{"trigger": "m"}, {"user": "tapMessage"}"#),
        scenario(
            "edited-closing", "prepareWith changes how the message closes, which comes too late.",
            [slideup("m"), slideup("timed", #""message_close": "AUTO_DISMISS", "duration": 5000"#)],
            reactions: edits(edit("messageClose", "3"), edit("messageClose", "none", of: "timed")),
            steps: #"""
                {"trigger": "m"}, {"advance": 10}, {"app": "look"}, {"user": "swipeAway"},
                {"trigger": "timed"}, {"advance": 20}, {"app": "look"}
                """#),
        scenario(
            "edited-animation", "prepareWith turns the animations off.", [slideup("m")],
            reactions: edits(edit("animateIn", "false"), edit("animateOut", "false")),
            steps: #"""
                {"trigger": "m", "settle": false}, {"advance": 1, "settle": false},
                {"user": "swipeAway", "settle": false}, {"advance": 1}
                """#),
        scenario(
            "edited-orientation", "prepareWith changes the orientation, which is not checked again.",
            [slideup("m")], reactions: edit("orientation", "landscape"),
            steps: #"{"trigger": "m"}, {"app": "lookAtView"}"#),
        scenario(
            "edited-click-action", "prepareWith changes what a tap on the body does.",
            [slideup("m"), modal("b")],
            reactions: edits(
                edit("clickAction", "https://other.example/"),
                edit("clickAction", "https://other.example/", of: "b")),
            steps: #"""
                {"trigger": "m"}, {"user": "tapMessage"}, {"trigger": "b"}, {"user": "tapButton", "id": "1"}
                """#),
        scenario(
            "removed-context", "prepareWith takes the Context away.", [slideup("m", link)],
            reactions: edit("removeContext"), steps: #"{"trigger": "m"}, {"user": "tapMessage"}"#),
        scenario(
            "auto-close", "A message closes by itself, unless the user is faster.",
            [
                slideup("m", #""message_close": "AUTO_DISMISS", "duration": 5000"#), slideup("n"),
            ],
            steps: #"""
                {"trigger": "m"}, {"advance": 10}, {"trigger": "m"}, {"advance": 1}, {"user": "swipeAway"},
                {"trigger": "n"}, {"advance": 10}, {"app": "look"}
                """#),
        scenario(
            "auto-close-of-a-slow-page", "The time runs while the page is still loading.",
            [message("m", "HTML", #""message_close": "AUTO_DISMISS", "duration": 5000"#)],
            steps: #"""
                {"trigger": "m"}, {"advance": 2}, {"page": "finishLoading"}, {"advance": 10}
                """#),
    ]
}
