import InAppContracts

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
            "private-link", "A link of Braze's own closes the page without a question.",
            [page("m", "href='appboy://close'")], steps: followed("m", "appboy://close")),
        scenario(
            "page-links", "Links with a button id, with a wrong one, and without.",
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
            "target-link", "A link that opens a window of its own leaves the message where it is.",
            [page("m", "href='\(plain)' target='_blank'"), slideup("a")],
            reactions: #"{"in": "shouldOpenURL", "do": [{"trigger": "a"}]}"#,
            steps: #"{"app": "useSDKDelegate", "opensURLs": true}, "# + followed("m", plain)),
        scenario(
            "unsupported-target-links",
            "Without the support, or with a scheme of the app's, such a link dismisses.",
            [
                page("m", "href='\(plain)' target='_blank'"), page("own", "href='shop://x' target='_blank'"),
            ],
            reactions: edit("linkTargetSupport", "false"),
            steps: followed("m", plain) + ", " + followed("own", "shop://x")),
    ]
}
