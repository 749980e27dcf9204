import InAppContracts

/// Views of the app's own, and what can be done with the built-in ones (BZ-072, BZ-073, BZ-126 to BZ-128).
extension BrazeScenarios {
    static let views = [
        scenario(
            "inert-view", "A view of the app's own reports nothing, so that its window stays.",
            [slideup("m"), slideup("a")], reactions: edit("customView", "inert"),
            steps: #"""
                {"trigger": "m"}, {"app": "look"}, {"app": "dismiss"}, {"app": "look"}, {"trigger": "a"},
                {"app": "look"}
                """#),
        scenario(
            "reporting-view", "A view of the app's own reports what it does.", [slideup("m")],
            reactions: edit("customView", "reporting"),
            steps: #"{"trigger": "m"}, {"app": "look"}, {"app": "dismiss"}, {"app": "look"}"#),
        scenario(
            "detached-view", "Every helper is called on a view that stands nowhere.", [],
            steps: #"{"app": "useDetachedView"}, {"app": "look"}"#),
        scenario(
            "changed-defaults", "The look that slideups start from is changed, early and late.",
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
            "edited-view-message", "The message of a visible view is edited, which is a copy.",
            [slideup("m", #""extras": {"k": "v"}"#)],
            steps: #"{"trigger": "m"}, {"app": "editViewMessage"}, {"user": "swipeAway"}"#),
    ]
}
