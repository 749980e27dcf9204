import InAppContracts

/// The effects of clicks (BZ-080 to BZ-090, BZ-095).
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
            "closed-without-click", "Every dismissal that is not a click.",
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
            "click-refused", "The delegate handles the click itself.", [modal("m")],
            script: #"{"perform": false}"#, steps: #"{"trigger": "m"}, {"user": "tapButton", "id": "1"}"#),
        scenario(
            "local-click", "A local message with a URL is tapped.", [slideup("m", link)],
            steps: #"""
                {"app": "useSDKDelegate", "opensURLs": true}, {"host": "attachesContext", "value": false},
                {"trigger": "m"}, {"user": "tapMessage"}
                """#),
        scenario(
            "url-allowed", "Both delegates allow the URL to be opened.",
            [slideup("m", link + #", "extras": {"k": "v"}"#)],
            steps: #"""
                {"app": "useSDKDelegate", "opensURLs": true}, {"trigger": "m"}, {"user": "tapMessage"}
                """#),
        scenario(
            "url-stopped", "Braze's delegate does not allow the URL to be opened.", [slideup("m", link)],
            steps: #"""
                {"app": "useSDKDelegate", "opensURLs": false}, {"trigger": "m"}, {"user": "tapMessage"}
                """#),
        scenario(
            "url-refused", "The user interface's delegate refuses, so Braze's delegate is not asked.",
            [slideup("m", link)], script: #"{"perform": false}"#,
            steps: #"""
                {"app": "useSDKDelegate", "opensURLs": true}, {"trigger": "m"}, {"user": "tapMessage"}
                """#),
        scenario(
            "presented-after-refusal", "A message that is triggered after a refused click is parked.",
            [slideup("m", link), slideup("a")], script: #"{"perform": false}"#,
            reactions: #"{"in": "willDismiss", "message": "m", "do": [{"trigger": "a"}]}"#,
            steps: #"{"trigger": "m"}, {"user": "tapMessage"}, {"app": "look"}"#),
        scenario(
            "presented-after-local-click",
            "A message that is triggered after a click on a local message is parked.",
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

/// Messages that a click triggers (BZ-100 to BZ-104).
extension BrazeScenarios {
    /// Messages come while a click on `m` is being processed: after `shouldProcess`, before the exit.
    private static func during(_ callback: String, _ messages: String...) -> String {
        let actions = messages.map { #"{"trigger": "\#($0)"}"# } + [#"{"app": "look"}"#]
        return #"{"in": "\#(callback)", "message": "m", "do": [\#(actions.joined(separator: ", "))]}"#
    }

    private static let tapped = #"{"trigger": "m"}, {"user": "tapMessage"}, {"app": "look"}"#

    static let followUps = [
        scenario(
            "follow-up", "A message that a click triggers follows the clicked one.",
            [slideup("m", link), slideup("f")], reactions: during("willDismiss", "f"), steps: tapped),
        scenario(
            "two-follow-ups", "A click triggers two messages.",
            [slideup("m", link), slideup("f"), slideup("g")], reactions: during("willDismiss", "f", "g"),
            steps: tapped),
        scenario(
            "follow-up-held", "The delegate holds the message that a click triggered.",
            [slideup("m", link), slideup("f")], script: #"{"gate": {"f": "hold"}}"#,
            reactions: during("willDismiss", "f"), steps: tapped),
        scenario(
            "follow-up-discarded", "The delegate discards the message that a click triggered.",
            [slideup("m", link), slideup("f")], script: #"{"gate": {"f": "discard"}}"#,
            reactions: during("willDismiss", "f"), steps: tapped),
        scenario(
            "presented-in-should-process", "A message that is triggered inside shouldProcess is parked.",
            [slideup("m", link), slideup("a")], reactions: during("shouldProcess", "a"), steps: tapped),
        scenario(
            "click-without-dismissal", "A custom view has a click processed and stays.",
            [slideup("m"), slideup("f")], reactions: edit("customView", "reporting"),
            steps: #"""
                {"trigger": "m"}, {"user": "tapMessage"}, {"trigger": "f"}, {"app": "look"},
                {"app": "dismiss"}, {"app": "look"}
                """#),
    ]
}

/// Links of HTML messages (BZ-091, BZ-092).
extension BrazeScenarios {
    /// A page whose source is a link, in JSON.
    private static func page(_ id: String, _ link: String, type: String = "HTML") -> String {
        #""\#(id)": {"type": "\#(type)", "trigger_id": "\#(id)", "message": "<a \#(link)>link</a>"}"#
    }

    private static func followed(_ id: String, _ url: String) -> String {
        #"{"trigger": "\#(id)"}, {"page": "finishLoading"}, {"user": "openLink", "url": "\#(url)"}, {"app": "look"}"#
    }

    private static let plain = "https://shop.example/plain"

    static let pages = [
        scenario(
            "private-link", "One of Braze's own links closes the page without asking.",
            [page("m", "href='appboy://close'")], steps: followed("m", "appboy://close")),
        scenario(
            "page-links", "Links have a button id, an invalid button id, or none.",
            [
                page("one", "href='\(plain)?abButtonId=1'"), page("odd", "href='\(plain)?abButtonId=banana'"),
                page("none", "href='\(plain)'"), page("legacy", "href='\(plain)'", type: "HTML_FULL"),
                page("automatic", "href='\(plain)'"),
            ],
            reactions: edit("automaticBodyClicks", "true", of: "automatic"),
            steps: [
                followed("one", plain + "?abButtonId=1"), followed("odd", plain + "?abButtonId=banana"),
                followed("none", plain), followed("legacy", plain), followed("automatic", plain),
            ].joined(separator: ", ")),
        scenario(
            "page-script", "The page logs clicks through the bridge.", [message("m", "HTML")],
            steps: #"""
                {"trigger": "m"}, {"page": "finishLoading"},
                {"page": "post", "name": "logClick", "body": "1"}, {"page": "post", "name": "logClick"},
                {"app": "look"}
                """#),
        scenario(
            "target-link", "A link that opens a new window leaves the message open.",
            [page("m", "href='\(plain)' target='_blank'"), slideup("a")],
            reactions: #"{"in": "shouldOpenURL", "do": [{"trigger": "a"}]}"#,
            steps: #"{"app": "useSDKDelegate", "opensURLs": true}, "# + followed("m", plain)),
        scenario(
            "unsupported-target-links",
            "Without linkTargetSupport, or with a scheme of the app's, such a link dismisses.",
            [
                page("m", "href='\(plain)' target='_blank'"), page("own", "href='shop://x' target='_blank'"),
            ],
            reactions: edit("linkTargetSupport", "false"),
            steps: followed("m", plain) + ", " + followed("own", "shop://x")),
    ]
}
