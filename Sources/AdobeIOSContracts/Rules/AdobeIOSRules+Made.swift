import AdobeRecords
import InAppContracts

/// How a web view is configured, where it is placed, and how its page uses that.
extension AdobeIOSRules {
    static let made = [
        rule(
            "AI-148",
            "The corner radius is set on the layer of the web view's scroll view, not on the web view's own layer.",
            intent: "Read and change the radius there.",
            source: Source.coreFiles("FullscreenMessage.swift"),
            .checked(
                .scenario(
                    "looks",
                    .count(.sees(["message": "dressed", "cornerRadius": "15", "ownRadius": "0"]), 1)))),
        rule(
            "AI-149",
            "With two `show()` calls in one turn of the main thread, each call displays the web view "
                + "that it created: the first view is on the screen, while `webView` is the second, and "
                + "a dismissal removes the second.",
            intent:
                "Call `show()` once; otherwise a view that the message does not know stays on the screen.",
            source: Source.played,
            .checked(
                .scenario(
                    "shown-again-twice-at-once", .occurs(.sees(["view": "2", "superview": "none"])),
                    .count(.app("screen", ["shown": "spring"]), 2), .count(.onDismiss, 2)))),
        rule(
            "AI-150",
            "The web view keeps the values that it was created with: changing the radius, the takeover "
                + "or a gesture's link in the gate has no effect on this show.",
            intent: "Change the appearance before the first show.", source: Source.played,
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
            "After `hide()` the web view is at the position that it entered from, whatever its exit animation was.",
            intent: "A hidden view's frame says nothing about the exit.", source: Source.played,
            .checked(
                .scenario(
                    "hidden-frames", .count(.sees(["message": "above", "frame": beyondTheTop]), 1),
                    .count(.sees(["message": "beside", "frame": beyondTheSide]), 1)))),
        rule(
            "AI-152",
            "Hiding with `fade` leaves the web view transparent, and a later show without a display "
                + "animation does not change that: the view is on the screen but invisible. The "
                + "backdrop's colour stays transparent too.",
            intent: "To show a message again that was hidden with `fade`, use a display animation.",
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
            "With a takeover, no display animation and an exit animation, the exit removes only the "
                + "backdrop, which was never inserted: the web view stays in the window, and after "
                + "`hide()` it stays where it was visible.",
            intent: "Give a takeover message with an exit animation a display animation too.",
            source: Source.played,
            .checked(
                .scenario(
                    "takeover-without-display-animation",
                    .count(.sees(["parent": "window", "frame": "0 0 390 844"]), 2), .never(.viewRemoved),
                    .count(.app("screen", ["shown": "spring"]), 1), .count(.onDismiss, 1)))),
        rule(
            "AI-154",
            "With local images the page's first load is a temporary file of the SDK's download cache, "
                + "whose name is `temp_`, a hash and `.html`, and not the app's bundle.",
            intent: "Allow `file:` URLs whatever their path.", source: Source.played,
            .checked(
                .scenario(
                    "assets", .count(.listener("overrideUrlLoad", ["url": "temporary page"]), 2),
                    .never(.listener("overrideUrlLoad", ["url": "bundle"]))))),
        rule(
            "AI-155",
            "A page that reports an infinite height gets the window's height. A reported height stays in "
                + "effect even if `fitToContent` is turned off afterwards.",
            intent: "Decide about `fitToContent` before the first show.", source: Source.played,
            .checked(
                .scenario(
                    "odd-heights", .count(.sees(["height": "844"]), 1),
                    .count(.sees(["height": "120", "superview": "present"]), 1)))),
        rule(
            "AI-156",
            "`webViewDidFinishInitialLoading` is called when the load that the SDK started has finished, "
                + "and not when another load has.",
            intent: "An app that loads another page into the view is not notified of it there.",
            source: Source.played,
            .checked(
                .scenario(
                    "another-page-loaded", .never(.listener(finished, ["message": "pin"])),
                    .count(.listener(finished, ["message": "tan"]), 1)))),
        rule(
            "AI-157",
            "When the window's frame changes, hidden and refused messages are laid out again too. "
                + "`dismiss()` stops a message from following the window even if the call is ignored: a "
                + "message that is hidden, dismissed without effect and shown again no longer turns with "
                + "the device.",
            intent: "Do not dismiss a hidden message.", source: Source.played,
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
