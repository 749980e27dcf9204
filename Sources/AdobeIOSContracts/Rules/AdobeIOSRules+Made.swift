import AdobeRecords
import InAppContracts

/// How a web view is configured, where it is placed, and how its page uses that.
extension AdobeIOSRules {
    static let made = [
        rule(
            "AI-148", "The corner radius is set on the layer of the web view's scroll view, not on its own.",
            intent: "Look there, and set another one there.",
            source: Source.coreFiles("FullscreenMessage.swift"),
            .checked(
                .scenario(
                    "looks",
                    .count(.sees(["message": "dressed", "cornerRadius": "15", "ownRadius": "0"]), 1)))),
        rule(
            "AI-149",
            "Of two `show()` in one turn of the main thread each displays the web view that it made itself: the "
                + "first is what stands on the screen, while `webView` is the second, and a dismissal takes that.",
            intent: "Call `show()` once, or a view stays on the screen that the message does not know.",
            source: Source.played,
            .checked(
                .scenario(
                    "shown-again-twice-at-once", .occurs(.sees(["view": "2", "superview": "none"])),
                    .count(.app("screen", ["shown": "spring"]), 2), .count(.onDismiss, 2)))),
        rule(
            "AI-150",
            "What the web view is made with stays as it is: to change the radius, the takeover or a gesture's link "
                + "in the gate changes nothing for this show.",
            intent: "Change the looks before the first show.", source: Source.played,
            .checked(
                .scenario(
                    "changed-in-gate",
                    .count(
                        .sees(["message": "dressed", "cornerRadius": "15", "parent": "backdrop"]), 1),
                    .count(.edge("Interact", ["action": "raised"]), 1),
                    .never(.edge("Interact", ["action": "changed"])),
                    .count(
                        .sees([
                            "message": "plain", "cornerRadius": "0", "parent": "window", "recognizers": "0",
                        ]), 1)))),
        rule(
            "AI-151",
            "After `hide()` the web view stands where it had entered from, whatever it left with.",
            intent: "A hidden view's frame says nothing about the exit.", source: Source.played,
            .checked(
                .scenario(
                    "hidden-frames", .count(.sees(["message": "above", "frame": beyondTheTop]), 1),
                    .count(.sees(["message": "beside", "frame": beyondTheSide]), 1)))),
        rule(
            "AI-152",
            "To hide by fading leaves the web view transparent, and a later show without a display animation leaves "
                + "it so: it is there and cannot be seen. The colour of the backdrop stays transparent, too.",
            intent: "Show a message with an animation again that was hidden with `fade`.",
            source: Source.played,
            .checked(
                .scenario(
                    "hidden-by-fading",
                    .count(.sees(["alpha": "1", "parent": "backdrop", "backdropOpacity": "0.5"]), 1),
                    .count(.sees(["alpha": "0", "parent": "other", "backdropOpacity": "0.0"]), 1),
                    .count(.sees(["alpha": "0", "parent": "window"]), 1),
                    .occurs(.nothingTakes("tap on the link adbinapp://dismiss"))))),
        rule(
            "AI-153",
            "With a takeover, no display animation, and an exit animation the exit takes only the backdrop away, "
                + "which was never inserted: the web view stays in the window, after `hide()` where it was seen.",
            intent: "Give a takeover message that leaves with an animation one to enter with.",
            source: Source.played,
            .checked(
                .scenario(
                    "takeover-without-display-animation",
                    .count(.sees(["parent": "window", "frame": "0 0 390 844"]), 2), .never(.viewRemoved),
                    .count(.app("screen", ["shown": "spring"]), 1), .count(.onDismiss, 1)))),
        rule(
            "AI-154",
            "With local images the page's first load goes to a temporary file of the SDK's download cache, whose "
                + "name is `temp_`, a hash and `.html`, and not to the app's bundle.",
            intent: "Let `file:` URLs through whatever their path.", source: Source.played,
            .checked(
                .scenario(
                    "assets", .count(.listener("overrideUrlLoad", ["url": "temporary page"]), 2),
                    .never(.listener("overrideUrlLoad", ["url": "bundle"]))))),
        rule(
            "AI-155",
            "A page that says it is infinitely high gets the window's height. A height that was reported counts on "
                + "although `fitToContent` is turned off afterwards.",
            intent: "Decide about `fitToContent` before the first show.", source: Source.played,
            .checked(
                .scenario(
                    "odd-heights", .count(.sees(["height": "844"]), 1),
                    .count(.sees(["height": "120", "superview": "present"]), 1)))),
        rule(
            "AI-156",
            "`webViewDidFinishInitialLoading` comes when the load that the SDK began with has finished, and not "
                + "when another one has.",
            intent: "Who loads another page into the view does not hear of it there.", source: Source.played,
            .checked(
                .scenario(
                    "another-page-loaded", .never(.listener(finished, ["message": "pin"])),
                    .count(.listener(finished, ["message": "tan"]), 1)))),
        rule(
            "AI-157",
            "A change of the window's frame lays out a message anew that is hidden or was refused, too. "
                + "`dismiss()` gives up following the window even where it is ignored: hidden, dismissed in vain and "
                + "shown again, a message does not turn with the device any more.",
            intent: "Do not dismiss what is hidden.", source: Source.played,
            .checked(
                .scenario(
                    "turned-off-screen", .count(.sees(["message": "held", "frame": onItsSide]), 1),
                    .count(.sees(["message": "hidden", "frame": onItsSide]), 2),
                    .count(.sees(["message": "hidden", "frame": onItsSide, "superview": "present"]), 1),
                    .never(.onDismiss)))),
    ]

    private static let finished = "webViewDidFinishInitialLoading"
    private static let beyondTheTop = "39 -633 312 422"
    private static let beyondTheSide = "-429 211 312 422"
    private static let onItsSide = "0 195 422 195"
}
