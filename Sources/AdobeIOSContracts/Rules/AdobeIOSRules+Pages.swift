import AdobeRecords
import InAppContracts

/// Scripts, gestures and images of a page.
extension AdobeIOSRules {
    static let pages = [
        rule(
            "AI-120",
            "A JavaScript handler is registered later, on the main thread. The first handler of a name "
                + "wins; others are ignored silently.",
            intent: "A handler cannot be replaced.", source: Source.coreAndTest,
            .checked(
                .scenario(
                    "javascript",
                    .carries(.listener("javascriptMessage", ["name": "early"]), "label", "first"),
                    .count(.listener("javascriptMessage", ["name": "early"]), 1),
                    .count(.sees(["handlers": "early"]), 2), .count(.sees(["handlers": "early, late"]), 1)))),
        rule(
            "AI-121",
            "Handlers that are registered before the web view exists are installed when it is created; "
                + "later ones are installed in the existing view.",
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
            "A page that may set its height posts it, a positive number as a string, to the handler "
                + "`inAppContentHeightHandler`, which belongs to the SDK unless the app has registered "
                + "the name first.",
            intent: "Do not use that name.", source: Source.coreAndTest,
            .checked(
                .scenario(
                    "content-height", .carries(.app("sees"), "handlers", "inAppContentHeightHandler"),
                    .count(.sees(["height": "120"]), 2), .never(.sees(["height": "300"]))
                ).and(
                    scenario: "content-height-taken", .count(.listener("javascriptMessage"), 1),
                    .never(.sees(["height": "120"]))))),
        rule(
            "AI-125",
            "To run a script in the page, an app calls `evaluateJavaScript` of the web view on the main "
                + "thread; the SDK has no API of its own for this.",
            intent: "Take the view from `message.view` and cast it to `WKWebView`.",
            source: Source.documentation,
            .checked(
                .scenario(
                    "script", .count(.listener("evaluated", ["script": "document.title"]), 1),
                    .thread(.listener("evaluated"), .main)))),
        rule(
            "AI-126",
            "A gesture in the message's map navigates the page to its URL, which is handled like any "
                + "link. Other gestures are not recognised, and a map that is not empty replaces "
                + "scrolling.",
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
            "Where local images are used, an asset map replaces its keys in the page by its values; nil "
                + "or an empty map restores the page.",
            intent: "Images can be loaded from the device.", source: Source.coreAndTest,
            .checked(
                .scenario(
                    "assets", .occurs(.sees(["view": "1", "html": "<img src='file:///a'>"])),
                    .occurs(.sees(["view": "2", "html": "<img src='https://e.org/a.png'>"]))))),
    ]
}

/// The web view that an app gets access to, and its page's navigations.
extension AdobeIOSRules {
    static let overtaken = [
        rule(
            "AI-137",
            "A message without a display animation that is dismissed inside `onShow` is reported as "
                + "dismissed. Then its web view, which the show still holds, is put on the screen and "
                + "stays there permanently.",
            intent: "Never dismiss inside `onShow`: the user is left with a screen that nothing removes.",
            source: Source.coreFiles("FullscreenMessage.swift"),
            .checked(
                .scenario(
                    "dismissed-in-on-show-still",
                    .calls(
                        of: [.delegate], named: nil,
                        are: [
                            "delegate shouldShowMessage(message: spring) -> true",
                            "delegate onShow(message: spring)", "delegate onDismiss(message: spring)",
                            "delegate shouldShowMessage(message: later) -> true",
                            "delegate onShow(message: later)", "delegate onDismiss(message: later)",
                        ]), .precedes(.onDismiss("spring"), .viewInserted("spring")),
                    .neverBetween(.viewRemoved("spring"), after: .viewInserted("spring"), until: nil),
                    .carries(.sees(["message": "spring"]), "view", "none"),
                    .count(.app("screen", ["shown": "spring"]), 3)))),
        rule(
            "AI-138",
            "A mapped `tapBackground` creates a swipe recogniser without a direction, which UIKit treats "
                + "as right: a swipe to the right follows its URL as well.",
            intent: "Map `swipeRight` too if a swipe to the right has to do something else.",
            source: Source.coreFiles("FullscreenMessage.swift", "MessageGestureRecognizer.swift"),
            isUnsure: true,
            .checked(
                .scenario(
                    "right-swipe", .count(.edge("Interact", ["action": "tapped"]), 1),
                    .count(.delegate("urlLoaded", ["url": "adbinapp://other?interaction=tapped"]), 1),
                    .never(.onDismiss), .occurs(.nothingTakes("swipe left"))))),
        rule(
            "AI-139",
            "The SDK makes itself the web view's `navigationDelegate` once, when it creates the view. An "
                + "app that sets another delegate there decides about links and mapped swipes from then "
                + "on, and the SDK is not notified of them.",
            intent: "Forward what you do not handle; otherwise links no longer track and dismiss.",
            source: Source.coreAndDelegates,
            .checked(
                .scenario(
                    "navigation-taken-over",
                    .calls(of: [.listener], named: ["decidePolicy"], are: takenOver),
                    .neverBetween(.urlLoaded, after: .app("takeNavigationOver"), until: .user("tapOutside")),
                    .neverBetween(.tracked, after: .app("takeNavigationOver"), until: .user("tapOutside")),
                    .neverBetween(
                        .onDismiss, after: .app("takeNavigationOver"), until: .user("tapOutside")),
                    .count(.onDismiss, 1),
                    .count(.delegate("urlLoaded", ["url": "adbinapp://other?interaction=again"]), 1)))),
        rule(
            "AI-140",
            "The page's first load is a navigation like any other, and the listener is asked about it. "
                + "Its URL is not `about:blank` but the `file:` URL of the app's bundle, which is the "
                + "base URL of the HTML.",
            intent: "Allow `file:` URLs in your own listener or navigation delegate.",
            source: Source.inferred,
            .checked(
                .scenario(
                    "made-message",
                    .calls(
                        of: [.listener], named: ["overrideUrlLoad"],
                        are: ["listener overrideUrlLoad(url: bundle, message: pin) -> true"])
                ).and(
                    scenario: "made-message-asked-again", .carries(.app("sees"), "address", "file"),
                    .count(.listener("overrideUrlLoad", ["url": "bundle"]), 1)))),
    ]

    static let webViews = [
        rule(
            "AI-141",
            "When the delegate is asked, the web view already has its frame: the frame from which it enters.",
            intent: "Measure a message after it is shown, not in the gate.",
            source: Source.coreFiles("FullscreenMessage.swift"),
            .checked(
                .scenario(
                    "frames", .precedes(outside("above", beyondTop, superview: "none"), .onShow("above")),
                    .precedes(outside("beside", beyondLeft, superview: "none"), .onShow("beside")),
                    .occurs(.sees(["message": "above", "frame": inTheMiddle, "superview": "present"]))))),
        rule(
            "AI-142",
            "Off the screen, a message is above the window by its height plus its distance from the top, "
                + "or to the left of it by the window's width plus its distance from the left.",
            intent: "A leaving message moves farther than to the edge.",
            source: Source.coreFiles("FrameCalculation.swift"),
            .checked(
                .scenario(
                    "frames", .occurs(outside("above", beyondTop, superview: "none")),
                    .occurs(outside("above", beyondTop, superview: "present")),
                    .occurs(outside("beside", beyondLeft, superview: "none")),
                    .occurs(outside("beside", beyondLeft, superview: "present"))))),
        rule(
            "AI-143",
            "When the frame of the window changes, the visible message is laid out again.",
            intent: "Turning the device needs no code.", source: Source.coreFiles("FullscreenMessage.swift"),
            .checked(
                .scenario(
                    "turned", .count(.sees(["frame": "0 422 195 422"]), 2),
                    .count(.sees(["frame": "0 195 422 195"]), 1),
                    .neverBetween(.anyCallback, after: .host("isOnItsSide"), until: nil)))),
        rule(
            "AI-144",
            "The web view has the corner radius of the settings (AI-148) and a recogniser for each "
                + "mapped gesture. With a takeover it is a child of the backdrop. It is transparent and "
                + "does not bounce.",
            intent: "An app that moves or decorates the view must take the backdrop around it into account.",
            source: Source.coreFiles("FullscreenMessage.swift"),
            .checked(
                .scenario(
                    "looks",
                    .count(
                        .sees([
                            "message": "dressed", "cornerRadius": "15", "recognizers": "3",
                            "parent": "backdrop", "transparent": "true", "bounces": "false",
                        ]), 1),
                    .count(
                        .sees([
                            "message": "plain", "cornerRadius": "0", "recognizers": "0",
                            "parent": "window", "transparent": "true", "bounces": "false",
                        ]), 1)))),
    ]

    private static let takenOver = [
        "adbinapp://dismiss?interaction=left", "adbinapp://other?interaction=raised",
    ].map { "listener decidePolicy(url: \($0), message: spring) -> allow" }

    /// Places of a message that takes 80 % of the width and 50 % of the height, in the middle of a window of
    /// 390 × 844 points.
    private static let inTheMiddle = "39 211 312 422"
    private static let beyondTop = "39 -633 312 422"
    private static let beyondLeft = "-429 211 312 422"

    private static func outside(
        _ message: String, _ frame: String, superview: String
    ) -> EventPattern {
        .sees(["message": message, "frame": frame, "superview": superview])
    }
}
