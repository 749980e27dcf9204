import InAppContracts

/// The changes that the delegate can make, and their effects (BZ-041 to BZ-051).
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
            "Message and attributes do not match: they are changed, or missing, also for a local message.",
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
            "edited-extras", "The changes of prepareWith reach every later callback.", [slideup("m")],
            reactions: edit("extras", "k=v"), steps: #"{"trigger": "m"}, {"user": "tapMessage"}"#),
        scenario(
            "edited-closing", "prepareWith changes how the message closes, which is too late.",
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
            "removed-context", "prepareWith removes the Context.", [slideup("m", link)],
            reactions: edit("removeContext"), steps: #"{"trigger": "m"}, {"user": "tapMessage"}"#),
        scenario(
            "auto-close", "A message closes automatically, unless the user closes it first.",
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

/// What happens before the delegate sees a presentation context (BZ-030 to BZ-037).
extension BrazeScenarios {
    private static let wide = #""orientation": "LANDSCAPE""#

    static let preparing = [
        scenario(
            "several-things-wrong", "A held message fails more than one check; the first failure counts.",
            [slideup("m"), slideup("a", wide)], script: #"{"gate": {"a": "hold"}}"#,
            steps: #"""
                {"trigger": "a"}, {"app": "discardContext", "message": "a"},
                {"hasRootViewController": false}, {"app": "presentNext"}, {"app": "look"},
                {"hasRootViewController": true}, {"trigger": "m"}, {"app": "presentNext"}, {"app": "look"},
                {"user": "swipeAway"}, {"app": "presentNext"}, {"app": "look"}
                """#),
        scenario(
            "wrong-orientation", "A message for landscape is triggered while the phone is in portrait.",
            [slideup("m", wide)],
            steps: #"""
                {"trigger": "m"}, {"app": "look"},
                {"screen": {"orientation": "landscapeLeft", "horizontal": "compact", "vertical": "compact"}},
                {"app": "presentNext"}, {"app": "look"}
                """#),
        scenario(
            "right-orientation", "A message for landscape is triggered while the phone is in landscape.",
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
            "local-message", "A message without Context is visible immediately, and is dismissed by the app.",
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
            "two-loading", "A second message is triggered while the assets of the first are being fetched.",
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

/// Messages on the stack (BZ-010 to BZ-026).
extension BrazeScenarios {
    static let stack = [
        scenario(
            "held-and-shown-later", "presentNext shows a held message without asking again.",
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
            "same-id", "Two held messages have the same id and different contents.",
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
            "parked-and-shown-later",
            "A parked message is shown although the delegate was never asked about it.",
            [slideup("m"), slideup("a")],
            steps: #"""
                {"trigger": "m"}, {"trigger": "a"}, {"user": "swipeAway"}, {"app": "presentNext"},
                {"user": "swipeAway"}
                """#),
        scenario(
            "empty-stack", "The stack has no next message.", [],
            steps: #"{"app": "presentNext"}, {"app": "look"}"#),
        scenario(
            "next-while-visible", "The app calls presentNext while a message is visible.",
            [slideup("m"), slideup("a")],
            steps: #"{"trigger": "m"}, {"trigger": "a"}, {"app": "presentNext"}, {"app": "look"}"#),
        scenario(
            "invalid-top",
            "The top messages of the stack cannot be shown: one was discarded, one needs landscape.",
            [slideup("ok"), slideup("wide", #""orientation": "LANDSCAPE""#), slideup("used")],
            script: #"{"gate": "hold"}"#,
            steps: #"""
                {"trigger": "ok"}, {"trigger": "wide"}, {"trigger": "used"},
                {"app": "discardContext", "message": "used"}, {"app": "look"},
                {"app": "presentNext"}, {"app": "look"}, {"app": "presentNext"}, {"app": "look"}
                """#),
        scenario(
            "second-presenter", "A new user interface does not share the stack of another.",
            [slideup("m")], script: #"{"gate": "hold"}"#,
            steps: #"{"trigger": "m"}, {"app": "presentNextOnNewUI"}, {"app": "look"}"#),
        scenario(
            "asked-again", "The app presents the top of the stack itself, and the delegate is asked again.",
            [slideup("m")], script: #"{"gate": ["hold", "show"]}"#,
            steps: #"{"trigger": "m"}, {"app": "look"}, {"app": "presentTop"}, {"app": "look"}"#),
    ]
}
