import InAppContracts

/// Findings of a second review of the built-in views (BZ-139 to BZ-147).
extension BrazeScenarios {
    static let secondLook = statusBars + viewsAnew + pagesAnew

    /// A message of an icon, an image or none.
    private static let icon = #""icon": "x""#
    private static let look = #"{"app": "lookAtView"}"#

    private static let statusBars = [
        scenario(
            "status-bar-of-full-views",
            "One full message hides the status bar until it prefers to be a modal; for another, prepareWith keeps the status bar.",
            [message("wishes", "FULL", image), message("kept", "FULL", image)],
            reactions: edit("statusBar", "visible", of: "kept"),
            steps: #"""
                {"trigger": "wishes"}, {"app": "lookAtView"}, {"app": "preferDisplayMode", "mode": "modal"},
                {"app": "lookAtView"}, {"app": "dismiss"}, {"trigger": "kept"}, {"app": "lookAtView"}
                """#),
        scenario(
            "default-looks", "The app reads the default shadow and corners of the views.", [],
            steps: #"{"app": "lookAtLooks"}"#),
    ]

    private static let viewsAnew = [
        scenario(
            "margins", "There are slideups with and without a graphic, and modals with and without an image.",
            [
                slideup("plain"), slideup("icon", icon), modal("text"),
                message("image", "MODAL", [image, #""image_style": "TOP""#].joined(separator: ", ")),
            ],
            steps: ["plain", "icon", "text", "image"].map {
                #"{"trigger": "\#($0)"}, {"app": "lookAtView"}, {"app": "dismiss"}"#
            }.joined(separator: ", ")),
        scenario(
            "own-view-dismissed-before-appearance",
            "The app dismisses a message whose custom view has not appeared.", [slideup("m")],
            reactions: edit("customView", "traced"),
            steps: #"""
                {"host": "attachesContext", "value": false}, {"trigger": "m", "settle": false},
                {"app": "dismiss", "settle": false}, "runUntilIdle"
                """#),
    ]

    private static let pagesAnew = [
        scenario(
            "page-set-up-again", "The page's web view is set up again, and the page is reloaded.",
            [message("m", "HTML")], reactions: edit("traceConfigure") + ", " + edit("removeContext"),
            steps: #"""
                {"trigger": "m"}, {"app": "lookAtView"}, {"page": "finishLoading"}, {"app": "setUpPageAgain"},
                {"app": "lookAtView"}, {"host": "reloadPage"}, {"page": "finishLoading"}
                """#),
        scenario(
            "pages-with-and-without-assets", "A page without assets and a page with an asset are shown.",
            [
                message("text", "HTML"),
                message("file", "HTML", #""asset_urls": ["https://images.example/picture.png"]"#),
            ],
            steps: #"""
                {"trigger": "text"}, {"page": "finishLoading"}, {"app": "lookAtView"}, {"app": "dismiss"},
                {"trigger": "file"}, {"page": "finishLoading"}, {"app": "lookAtView"}
                """#),
        scenario(
            "pages-that-fade-and-slide",
            "The app reads the state of pages while they load: one fades, and one slides.",
            [message("fades", "HTML"), message("slides", "HTML_FULL")],
            steps: #"""
                {"trigger": "fades"}, {"app": "lookAtView"}, {"page": "finishLoading"}, {"app": "lookAtView"},
                {"app": "dismiss"}, {"trigger": "slides"}, {"app": "lookAtView"}
                """#),
    ]
}
