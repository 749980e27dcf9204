import InAppContracts

/// The built-in views in particular (BZ-130 to BZ-138).
extension BrazeScenarios {
    private static let modalImage = [image, link, #""image_style": "GRAPHIC""#].joined(separator: ", ")
    private static let plain = "https://shop.example/plain"

    /// A message is triggered and gets a gesture twice, without waiting in between.
    private static func twice(_ id: String, _ gesture: String, after arrival: String = "") -> String {
        let gesture = #"{"user": \#(gesture), "settle": false}"#
        return #"{"trigger": "\#(id)"}, \#(arrival)\#(gesture), \#(gesture), "runUntilIdle""#
    }

    /// A message whose recogniser of taps outside is read, then set by the app, then used.
    private static func tapsOutside(_ id: String, isEnabled: Bool) -> String {
        #"""
        {"trigger": "\#(id)"}, {"app": "lookAtView"}, {"app": "setTapOutside", "isEnabled": \#(isEnabled)},
        {"user": "tapOutside"}, {"app": "look"}, {"app": "dismiss"}
        """#
    }

    private static func page(_ id: String, _ target: String) -> String {
        let link = "<a href='\(plain)' target='\(target)'>link</a>"
        return #""\#(id)": {"type": "HTML", "trigger_id": "\#(id)", "message": "\#(link)"}"#
    }

    private static func followed(_ id: String) -> String {
        #"""
        {"trigger": "\#(id)"}, {"page": "finishLoading"}, {"user": "openLink", "url": "\#(plain)"},
        {"app": "look"}
        """#
    }

    static let builtInViews = leavingViews + enteringViews + pagesByThemselves + looks

    private static let leavingViews = [
        scenario(
            "tapped-while-leaving", "The user taps again before the message has left.",
            [
                modal("modal"), message("modalImage", "MODAL", modalImage),
                message("full", "FULL", [image, link].joined(separator: ", ")),
                message("fullImage", "FULL", modalImage), message("page", "HTML"),
            ],
            steps: [
                twice("modal", #""tapButton", "id": "1""#), twice("modalImage", #""tapMessage""#),
                twice("full", #""tapMessage""#), twice("fullImage", #""tapMessage""#),
                twice(
                    "page", #""openLink", "url": "\#(plain)""#, after: #"{"page": "finishLoading"}, "#),
            ].joined(separator: ", ")),
        scenario(
            "dismissed-while-leaving", "Code and the timer dismiss before the message has left.",
            [modal("coded"), modal("timed", #""message_close": "AUTO_DISMISS", "duration": 5000"#)],
            steps: #"""
                {"trigger": "coded"}, {"user": "tapButton", "id": "1", "settle": false},
                {"app": "dismiss", "settle": false}, "runUntilIdle",
                {"trigger": "timed", "settle": false}, {"advance": 4.9, "settle": false},
                {"user": "tapButton", "id": "1", "settle": false}, {"advance": 1}
                """#),
        scenario(
            "clicks-with-target",
            "Clicks are processed with the message's controller as target, then with another.",
            [slideup("m"), slideup("a"), slideup("n"), slideup("f")],
            steps: #"""
                {"trigger": "m"}, {"app": "processClick", "target": "message"}, {"trigger": "a"},
                {"app": "look"}, {"app": "dismiss"},
                {"trigger": "n"}, {"app": "processClick", "target": "app"}, {"trigger": "f"},
                {"app": "look"}, {"app": "dismiss"}
                """#),
        scenario(
            "taps-outside", "The app disables and enables taps outside a message while it is on screen.",
            [
                modal("off"), message("offImage", "MODAL", modalImage), modal("on"),
                message("onImage", "MODAL", modalImage),
            ],
            reactions: [
                edit("dismissOnBackgroundTap", "true", of: "on"),
                edit("dismissOnBackgroundTap", "true", of: "onImage"),
            ].joined(separator: ", "),
            steps: [
                tapsOutside("off", isEnabled: true), tapsOutside("offImage", isEnabled: true),
                tapsOutside("on", isEnabled: false), tapsOutside("onImage", isEnabled: false),
            ].joined(separator: ", ")),
    ]

    private static let dismissedWhileEntering = #"""
        {"trigger": "m", "settle": false}, {"advance": 0.1, "settle": false},
        {"app": "dismiss", "settle": false}, {"advance": 5}, {"app": "look"}
        """#

    private static let enteringViews = [
        scenario(
            "dismissed-while-entering", "The app dismisses a message that is still entering.", [modal("m")],
            steps: dismissedWhileEntering),
        scenario(
            "own-view-dismissed-while-entering",
            "A custom view does not leave before it has entered.", [slideup("m")],
            reactions: edit("customView", "slow"), steps: dismissedWhileEntering),
        scenario(
            "orientations-of-an-entry", "The app reads the supported orientations early and late.",
            [slideup("m")],
            reactions: edit("orientation", "landscape") + ", " + lookedAt("willPresent"),
            steps: #"{"trigger": "m"}, {"app": "lookAtView"}"#),
    ]

    private static func lookedAt(_ callback: String) -> String {
        #"{"in": "\#(callback)", "message": "m", "do": [{"app": "lookAtView"}]}"#
    }

    private static let pagesByThemselves = [
        scenario(
            "link-to-own-frame", "The page has links to its own frame and to a new window.",
            [page("own", "_self"), page("new", "_blank")], steps: followed("own") + ", " + followed("new")),
        scenario(
            "frame-of-a-page", "An embedded frame of a page loads a URL.", [message("m", "HTML")],
            steps: #"""
                {"trigger": "m"}, {"page": "finishLoading"}, {"app": "lookAtView"},
                {"host": "loadFrame", "url": "\#(plain)"}, {"app": "look"}
                """#),
        scenario(
            "failures-of-a-page", "One page fails after it has been committed, another one before.",
            [message("committed", "HTML"), message("provisional", "HTML")],
            steps: #"""
                {"trigger": "committed"}, {"page": "failLoading"}, {"app": "look"},
                {"trigger": "provisional"}, {"host": "failBeforeCommit"}, {"app": "look"}
                """#),
        scenario(
            "user-changed-before-page-left", "The user changes while a page is on screen.",
            [message("m", "HTML")],
            reactions: lookedAt("willDismiss"),
            steps: #"""
                {"trigger": "m"}, {"page": "finishLoading"}, {"app": "lookAtView"},
                {"app": "changeUser", "userId": "somebody else"}
                """#),
    ]

    private static let looks = [
        scenario(
            "themes", "The system's appearance changes while a message is on screen.",
            [modal("m"), message("page", "HTML")],
            reactions: edit("traceOnTheme") + ", " + edit("traceOnTheme", of: "page"),
            steps: #"""
                {"trigger": "m"}, {"screen": {"style": "dark"}}, {"app": "dismiss"},
                {"screen": {"style": "light"}}, {"trigger": "page"}, {"page": "finishLoading"},
                {"screen": {"style": "dark"}}
                """#),
        scenario(
            "default-padding", "The app reads the default padding of the views.", [],
            steps: #"{"app": "lookAtPadding"}"#),
        scenario(
            "taken-recognizer", "The app adds a slideup's recogniser to another view.", [slideup("m")],
            steps: #"""
                {"trigger": "m"}, {"app": "lookAtView"}, {"app": "takePanRecognizer"}, {"app": "lookAtView"}
                """#),
    ]
}

/// Views of the app's own, and what can be done with the built-in ones (BZ-072, BZ-073, BZ-126 to BZ-128).
extension BrazeScenarios {
    static let views = [
        scenario(
            "inert-view", "A custom view reports nothing, so its window stays.",
            [slideup("m"), slideup("a")], reactions: edit("customView", "inert"),
            steps: #"""
                {"trigger": "m"}, {"app": "look"}, {"app": "dismiss"}, {"app": "look"}, {"trigger": "a"},
                {"app": "look"}
                """#),
        scenario(
            "reporting-view", "A custom view reports its life cycle.", [slideup("m")],
            reactions: edit("customView", "reporting"),
            steps: #"{"trigger": "m"}, {"app": "look"}, {"app": "dismiss"}, {"app": "look"}"#),
        scenario(
            "detached-view", "Every helper is called on a detached view.", [],
            steps: #"{"app": "useDetachedView"}, {"app": "look"}"#),
        scenario(
            "changed-defaults", "The default look of slideups is changed, early and late.",
            [slideup("a"), slideup("b")],
            reactions: #"""
                {"in": "displayChoiceForMessage", "message": "a", "do": [
                  {"app": "setDefaultLook", "cornerRadius": "42"}]},
                {"in": "willPresent", "message": "b", "do": [{"app": "setDefaultLook", "cornerRadius": "7"}]}
                """#,
            steps: #"""
                {"trigger": "a"}, {"app": "lookAtView"}, {"user": "swipeAway"},
                {"trigger": "b"}, {"app": "lookAtView"}, {"user": "swipeAway"}
                """#),
        scenario(
            "changed-look", "The look of a visible slideup is changed.", [slideup("m")],
            steps: #"""
                {"trigger": "m"}, {"app": "lookAtView"}, {"app": "setLook", "cornerRadius": "3"},
                {"app": "lookAtView"}
                """#),
        scenario(
            "edited-view-message", "The message of a visible view, which is a copy, is edited.",
            [slideup("m", #""extras": {"k": "v"}"#)],
            steps: #"{"trigger": "m"}, {"app": "editViewMessage"}, {"user": "swipeAway"}"#),
    ]
}
