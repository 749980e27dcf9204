import AdobeRecords
import InAppContracts

/// The web view that an app gets hold of, and where its page goes.
extension AdobeIOSRules {
    static let overtaken = [
        rule(
            "AI-137",
            "Without a display animation a message that is dismissed inside `onShow` is reported as dismissed, "
                + "and then its web view, which the show had taken along, is put on the screen, where it stays "
                + "for good.",
            intent: "Never dismiss inside `onShow`: the user is left with a screen that nothing takes away.",
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
            "A mapped `tapBackground` makes a recogniser for swipes that is given no direction, which UIKit "
                + "takes for the right: a swipe to the right goes to its URL as well.",
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
            "The SDK makes itself the web view's `navigationDelegate` once, when it makes the view. An app that "
                + "puts its own there decides about links and mapped swipes from then on, and the SDK hears of "
                + "none.",
            intent: "Pass on what you do not handle, or links no longer track and dismiss.",
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
            "The page's first load is a navigation like others, which the listener is asked about: its URL is "
                + "the app's bundle, a `file:` one, as that is the base of the HTML, and not `about:blank`.",
            intent: "Let `file:` URLs through in a listener or a navigation delegate of your own.",
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
            "While the delegate is asked the web view has its frame already: the one from which it enters.",
            intent: "Measure a message after it is shown, not in the gate.",
            source: Source.coreFiles("FullscreenMessage.swift"),
            .checked(
                .scenario(
                    "frames", .precedes(outside("above", beyondTop, superview: "none"), .onShow("above")),
                    .precedes(outside("beside", beyondLeft, superview: "none"), .onShow("beside")),
                    .occurs(.sees(["message": "above", "frame": inTheMiddle, "superview": "present"]))))),
        rule(
            "AI-142",
            "Off the screen a message stands its height and its distance from the top above the window, or the "
                + "window's width and its distance from the left to the left of it.",
            intent: "A message that leaves goes farther than to the edge.",
            source: Source.coreFiles("FrameCalculation.swift"),
            .checked(
                .scenario(
                    "frames", .occurs(outside("above", beyondTop, superview: "none")),
                    .occurs(outside("above", beyondTop, superview: "present")),
                    .occurs(outside("beside", beyondLeft, superview: "none")),
                    .occurs(outside("beside", beyondLeft, superview: "present"))))),
        rule(
            "AI-143",
            "When the frame of the window changes, the visible message is laid out anew.",
            intent: "Turning the device needs no code.", source: Source.coreFiles("FullscreenMessage.swift"),
            .checked(
                .scenario(
                    "turned", .count(.sees(["frame": "0 422 195 422"]), 2),
                    .count(.sees(["frame": "0 195 422 195"]), 1),
                    .neverBetween(.anyCallback, after: .host("isOnItsSide"), until: nil)))),
        rule(
            "AI-144",
            "An app finds the web view with the corner radius of the settings and a recogniser for each mapped "
                + "gesture, as a child of the backdrop where there is a takeover, transparent, and not bouncing.",
            intent: "Whoever moves or decorates the view has to reckon with the backdrop around it.",
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
