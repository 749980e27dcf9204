import InAppContracts

/// How messages appear and go away (BZ-148 to BZ-160).
extension BrazeScenarios {
    static let run = ownViews + comings + builtIn + links

    private static let ownViews = [
        scenario(
            "own-view-leaves-before-it-entered",
            "The app dismisses a message before it has appeared; its view takes longer to enter than to leave.",
            [slideup("m")], reactions: edit("customView", "patient"),
            steps: #"""
                {"host": "attachesContext", "value": false}, {"trigger": "m", "settle": false},
                {"app": "dismiss", "settle": false}, {"app": "look", "settle": false}, {"advance": 5},
                {"app": "look"}
                """#),
        scenario(
            "own-view-enters-again",
            "A custom view reports again that it has entered, after it has left.", [slideup("m")],
            reactions: edit("customView", "repeating"),
            steps: #"{"trigger": "m"}, {"app": "dismiss"}, {"advance": 5}"#),
    ]

    private static let comings = [
        scenario(
            "wiped-while-loading",
            "The data is wiped while assets are fetched; the message is presented again.",
            [message("m", "MODAL", image)],
            steps: #"""
                {"trigger": "m", "settle": false}, {"app": "wipeData", "settle": false}, "runUntilIdle",
                {"app": "lookAtMessage", "message": "m"}, {"app": "presentAgain", "message": "m"}
                """#),
        scenario(
            "dismissed-inside-should-process",
            "The delegate dismisses a message without animation inside shouldProcess.",
            [slideup("m", #""animate_out": false"#), slideup("a"), slideup("b")],
            reactions: #"{"in": "shouldProcess", "message": "m", "do": [{"app": "dismiss"}]}"#,
            steps: #"""
                {"trigger": "m"}, {"user": "tapMessage"}, {"trigger": "a"}, {"trigger": "b"}, {"app": "look"},
                {"app": "dismiss"}, {"app": "look"}
                """#),
        scenario(
            "orientations-without-proxy",
            "One message has no preferences proxy; for another, the device's traits change later.",
            [slideup("free"), slideup("m")], reactions: edit("removeProxy", of: "free"),
            steps: #"""
                {"trigger": "free"}, {"app": "lookAtView"}, {"app": "dismiss"}, {"trigger": "m"},
                {"app": "lookAtView"}, {"screen": {"idiom": "pad"}}, {"app": "lookAtView"}
                """#),
        scenario(
            "next-off-main",
            "presentNext is called on a background thread, with an empty stack and with a message.",
            [slideup("m")], script: #"{"gate": "hold"}"#,
            steps: #"""
                {"app": "presentNextOffMain"}, {"trigger": "m"}, {"app": "presentNextOffMain"}, {"app": "look"}
                """#),
    ]

    private static func lookedAt(_ callback: String, _ message: String = "m") -> String {
        #"{"in": "\#(callback)", "message": "\#(message)", "do": [{"app": "lookAtView"}]}"#
    }

    private static let builtIn = [
        scenario(
            "replaced-view-message",
            "The message of a visible slideup's view is replaced, and the slideup is tapped.",
            [slideup("m")],
            steps: #"""
                {"trigger": "m"}, {"app": "lookAtView"}, {"app": "replaceViewMessage"}, {"app": "lookAtView"},
                {"user": "tapMessage"}
                """#),
        scenario(
            "full-view-without-animation", "A full message enters without animation.",
            [message("m", "FULL", [image, #""animate_in": false"#].joined(separator: ", "))],
            reactions: lookedAt("didPresent"), steps: #"{"trigger": "m"}, {"app": "lookAtView"}"#),
        scenario(
            "alpha-of-a-modal", "The app reads a modal's state as it enters, stays and leaves.", [modal("m")],
            reactions: lookedAt("willPresent") + ", " + lookedAt("willDismiss"),
            steps: #"{"trigger": "m"}, {"app": "lookAtView"}, {"user": "close"}"#),
        scenario(
            "taps-outside-in-the-dark",
            "The app enables taps outside messages; then a modal's appearance changes, and a full message enters.",
            [modal("m"), message("full", "FULL", image)],
            reactions:
                #"{"in": "willPresent", "message": "full", "do": [{"app": "setTapOutside", "isEnabled": true}]}"#,
            steps: #"""
                {"trigger": "m"}, {"app": "setTapOutside", "isEnabled": true}, {"app": "lookAtView"},
                {"screen": {"style": "dark"}}, {"app": "lookAtView"}, {"app": "dismiss"},
                {"trigger": "full"}, {"app": "lookAtView"}
                """#),
        scenario(
            "parts-of-a-slideup", "The app reads the state of a slideup before it appears, and later.",
            [slideup("m")],
            steps: #"""
                {"host": "attachesContext", "value": false}, {"trigger": "m", "settle": false},
                {"app": "lookAtView", "settle": false}, "runUntilIdle", {"app": "lookAtView"}
                """#),
    ]

    private static let links = [
        scenario(
            "page-finishes-inside-will-dismiss", "A page finishes loading inside willDismiss.",
            [message("m", "HTML")],
            reactions: #"""
                {"in": "willDismiss", "message": "m", "do": [{"page": "finishLoading"}, {"app": "lookAtView"}]}
                """#,
            steps: #"{"trigger": "m"}, {"app": "dismiss"}"#),
        scenario(
            "links-that-go-nowhere",
            "One page navigates to about:blank; another opens a file in a new window.",
            [message("blank", "HTML"), message("file", "HTML")],
            steps: #"""
                {"trigger": "blank"}, {"page": "finishLoading"},
                {"host": "followLink", "url": "about:blank", "target": "main"}, {"app": "look"},
                {"trigger": "file"}, {"page": "finishLoading"},
                {"host": "followLink", "url": "file:///tmp/page.html", "target": "new"}, {"app": "look"}
                """#),
    ]
}
