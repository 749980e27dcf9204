import InAppContracts

/// What clicks do (BZ-080 to BZ-090, BZ-095).
extension BrazeScenarios {
    private static func button(_ id: Int) -> String {
        #"{"id": \#(id), "text": "B\#(id)", "click_action": "URI", "uri": "https://shop.example/\#(id)"}"#
    }

    static let clicks = [
        scenario(
            "button-tapped", "A button with a URL is tapped.", [modal("m")],
            steps: #"{"trigger": "m"}, {"user": "tapButton", "id": "1"}"#),
        scenario(
            "body-tapped", "The bodies of modals and full messages are tapped, with buttons and without.",
            [
                modal("buttons"), message("modal", "MODAL", link),
                message(
                    "modalImage", "MODAL",
                    [image, link, #""image_style": "GRAPHIC""#].joined(separator: ", ")),
                message("full", "FULL", [image, link].joined(separator: ", ")),
                message(
                    "fullImage", "FULL", [image, link, #""image_style": "GRAPHIC""#].joined(separator: ", ")),
            ],
            steps: #"""
                {"trigger": "buttons"}, {"user": "tapMessage"}, {"app": "look"}, {"user": "close"},
                {"trigger": "modal"}, {"user": "tapMessage"}, {"trigger": "modalImage"}, {"user": "tapMessage"},
                {"trigger": "full"}, {"user": "tapMessage"}, {"trigger": "fullImage"}, {"user": "tapMessage"}
                """#),
        scenario(
            "slideup-tapped", "A slideup with a URL is tapped, then one without.",
            [slideup("m", link), slideup("n")],
            steps: #"""
                {"trigger": "m"}, {"user": "tapMessage"}, {"trigger": "n"}, {"user": "tapMessage"}
                """#),
        scenario(
            "closed-without-click", "Every way out that is no click.",
            [
                modal("closed"), modal("outside"), modal("kept"), slideup("swiped"), slideup("held"),
                slideup("timed", #""message_close": "AUTO_DISMISS", "duration": 2000"#),
            ],
            reactions: [
                edit("dismissOnBackgroundTap", "true", of: "outside"),
                edit("dismissible", "false", of: "held"),
            ].joined(separator: ", "),
            steps: #"""
                {"trigger": "closed"}, {"user": "close"}, {"trigger": "outside"}, {"user": "tapOutside"},
                {"trigger": "kept"}, {"user": "tapOutside"}, {"app": "look"}, {"app": "dismiss"},
                {"trigger": "swiped"}, {"user": "swipeAway"},
                {"trigger": "held"}, {"user": "swipeAway"}, {"app": "look"}, {"app": "dismiss"},
                {"trigger": "timed"}, {"advance": 5}
                """#),
        scenario(
            "three-buttons", "The third of three buttons is tapped; ids are not positions.",
            [message("m", "MODAL", #""btns": [\#(button(7)), \#(button(5)), \#(button(1))]"#)],
            steps: #"{"trigger": "m"}, {"user": "tapButton", "id": "1"}"#),
        scenario(
            "one-button", "The only button has the id 1.",
            [message("m", "MODAL", #""btns": [\#(button(1))]"#)],
            steps: #"{"trigger": "m"}, {"user": "tapButton", "id": "1"}"#),
        scenario(
            "click-refused", "The delegate wants to handle the click itself.", [modal("m")],
            script: #"{"perform": false}"#, steps: #"{"trigger": "m"}, {"user": "tapButton", "id": "1"}"#),
        scenario(
            "local-click", "A local message with a URL is tapped.", [slideup("m", link)],
            steps: #"""
                {"app": "useSDKDelegate", "opensURLs": true}, {"host": "attachesContext", "value": false},
                {"trigger": "m"}, {"user": "tapMessage"}
                """#),
        scenario(
            "url-allowed", "Both delegates let the URL be opened.",
            [slideup("m", link + #", "extras": {"k": "v"}"#)],
            steps: #"""
                {"app": "useSDKDelegate", "opensURLs": true}, {"trigger": "m"}, {"user": "tapMessage"}
                """#),
        scenario(
            "url-stopped", "Braze's delegate does not let the URL be opened.", [slideup("m", link)],
            steps: #"""
                {"app": "useSDKDelegate", "opensURLs": false}, {"trigger": "m"}, {"user": "tapMessage"}
                """#),
        scenario(
            "url-refused", "The user interface's delegate refuses, so that Braze's is not asked.",
            [slideup("m", link)], script: #"{"perform": false}"#,
            steps: #"""
                {"app": "useSDKDelegate", "opensURLs": true}, {"trigger": "m"}, {"user": "tapMessage"}
                """#),
        scenario(
            "presented-after-refusal", "A message that comes after a refused click is parked.",
            [slideup("m", link), slideup("a")], script: #"{"perform": false}"#,
            reactions: #"{"in": "willDismiss", "message": "m", "do": [{"trigger": "a"}]}"#,
            steps: #"{"trigger": "m"}, {"user": "tapMessage"}, {"app": "look"}"#),
        scenario(
            "presented-after-local-click", "A message that comes after a click on a local one is parked.",
            [slideup("m", link), slideup("a")],
            reactions: #"{"in": "willDismiss", "message": "m", "do": [{"trigger": "a"}]}"#,
            steps: #"""
                {"host": "attachesContext", "value": false}, {"trigger": "m"}, {"user": "tapMessage"},
                {"app": "look"}
                """#),
        scenario(
            "foreign-link",
            "A campaign that was ported from another SDK still has a link in that SDK's scheme.",
            [
                #"""
                "spring": {"type": "MODAL", "trigger_id": "spring", "message": "x", "message_close": "SWIPE",
                  "btns": [{"id": 0, "text": "Go", "click_action": "URI",
                            "uri": "adbinapp://dismiss?interaction=ok"}]}
                """#
            ], steps: #"{"trigger": "spring"}, {"user": "tapButton", "id": "0"}"#),
    ]
}
