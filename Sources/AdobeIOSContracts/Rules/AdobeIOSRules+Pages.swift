import AdobeRecords
import InAppContracts

/// Scripts, gestures and images of a page.
extension AdobeIOSRules {
    static let pages = [
        rule(
            "AI-120",
            "A JavaScript handler is registered later, on the main thread; the first of a name wins and others "
                + "are ignored without a word.",
            intent: "A handler cannot be replaced.", source: Source.coreAndTest,
            .checked(
                .scenario(
                    "javascript",
                    .carries(.listener("javascriptMessage", ["name": "early"]), "label", "first"),
                    .count(.listener("javascriptMessage", ["name": "early"]), 1),
                    .count(.sees(["handlers": "early"]), 2), .count(.sees(["handlers": "early, late"]), 1)))),
        rule(
            "AI-121",
            "Handlers from before the web view is there are installed when it is made, later ones in the view "
                + "that is there.",
            intent: "A handler may be registered at any time.", source: Source.coreAndTest,
            .checked(
                .scenario(
                    "javascript", .occurs(.sees(["handlers": "early"])),
                    .occurs(.listener("javascriptMessage", ["name": "early", "body": "one"])),
                    .occurs(.listener("javascriptMessage", ["name": "late", "body": "two"]))))),
        rule(
            "AI-122",
            "What the page posts reaches the handler of that name on the main thread; other names are ignored.",
            intent: "The page calls `webkit.messageHandlers.<name>.postMessage(body)`.",
            source: Source.coreAndTest,
            .checked(
                .scenario(
                    "javascript", .thread(.listener("javascriptMessage"), .main),
                    .count(.listener("javascriptMessage"), 2),
                    .never(.listener("javascriptMessage", ["name": "unknown"])),
                    .occurs(.listener("javascriptMessage", ["body": "one"]))))),
        rule(
            "AI-123", "Handlers outlast hiding and dismissal, and are installed in the next web view.",
            intent: "Register once per message.", source: Source.core,
            .checked(
                .scenario(
                    "shown-after-dismissal", .count(.sees(["handlers": "hello"]), 2),
                    .occurs(.listener("javascriptMessage", ["body": "again"]))
                ).and(
                    scenario: "hidden-shown-again",
                    .occurs(.listener("javascriptMessage", ["name": "hello", "body": "again"]))))),
        rule(
            "AI-124",
            "A page that may decide its height posts it, a positive number as a string, to the handler "
                + "`inAppContentHeightHandler`, which is the SDK's unless the app has taken the name first.",
            intent: "Keep away from that name.", source: Source.coreAndTest,
            .checked(
                .scenario(
                    "content-height", .carries(.app("sees"), "handlers", "inAppContentHeightHandler"),
                    .count(.sees(["height": "120"]), 2), .never(.sees(["height": "300"]))
                ).and(
                    scenario: "content-height-taken", .count(.listener("javascriptMessage"), 1),
                    .never(.sees(["height": "120"]))))),
        rule(
            "AI-125",
            "To run a script in the page an app calls `evaluateJavaScript` of the web view, on the main thread; "
                + "the SDK has nothing of its own for it.",
            intent: "Take the view from `message.view` and cast it to `WKWebView`.",
            source: Source.documentation,
            .checked(
                .scenario(
                    "script", .count(.listener("evaluated", ["script": "document.title"]), 1),
                    .thread(.listener("evaluated"), .main)))),
        rule(
            "AI-126",
            "A gesture of the message's map sends the page to its URL, which is handled like any link; others are "
                + "not recognised, and a map that is not empty takes the place of scrolling.",
            intent: "A swipe can do whatever a link can.", source: Source.inferredInPart,
            .checked(
                .scenario(
                    "gestures", .carries(.app("sees"), "scrolling", "false"),
                    .count(.edge("Interact", ["action": "raised"]), 1),
                    .count(.delegate("urlLoaded", ["url": "adbinapp://other?interaction=raised"]), 1),
                    .occurs(.nothingTakes("swipe left"))
                ).and(scenario: "made-message-asked-again", .carries(.app("sees"), "scrolling", "true")))),
        rule(
            "AI-130",
            "An asset map replaces its keys in the page by its values, where local images are used; nil or an "
                + "empty map brings the page back as it was.",
            intent: "Images can come from the device.", source: Source.coreAndTest,
            .checked(
                .scenario(
                    "assets", .occurs(.sees(["view": "1", "html": "<img src='file:///a'>"])),
                    .occurs(.sees(["view": "2", "html": "<img src='https://e.org/a.png'>"]))))),
    ]
}
