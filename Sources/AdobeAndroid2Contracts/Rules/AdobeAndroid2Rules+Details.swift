import AdobeRecords
import InAppContracts

/// Details of settings, links, gestures, and of version 2.0.0.
extension AdobeAndroid2Rules {
    static let details = [
        rule(
            "A2-213",
            "A message whose settings lack an alignment is announced, but a null pointer that the SDK catches "
                + "keeps its page from being loaded: there is nothing to see, and other messages are kept away.",
            intent: "Set both alignments of settings that are made by hand.", source: Source.core,
            .checked(
                .scenario(
                    "no-alignment", .count(.listener("onShow", ["message": "pin"]), 1), .never(.htmlLoaded),
                    .count(.sees(["message": "pin", "html": "none"]), 1),
                    .count(.nothingTakes("tap outside the message"), 1), .never(.gate("spring"))))),
        rule(
            "A2-214",
            "What stands beside a `link` is put at its end only if it is a URL; a script is run as it was "
                + "written.",
            intent: "A link that runs a script may carry other parameters.", source: Source.messaging,
            .checked(
                .scenario(
                    "link-script-parameters", .occurs(.sees(["scripts": "js=go()"])),
                    .calls(
                        of: [.sdk], named: ["openedURL"],
                        are: ["sdk openedURL(url: https://e.org?a=1&animate=left)"])))),
        rule(
            "A2-216",
            "Without a display animation the page is loaded all the same. `setLocalAssetsMap(null)` keeps the map "
                + "that is there; that map alone decides about local images, whatever `isLocalImageUsed` says.",
            intent: "Give a message an empty map to take its local images away.", source: Source.core,
            .checked(
                .scenario(
                    "no-display-animation", .count(.htmlLoaded, 1), .occurs(.sees(["html": "<html></html>"])),
                    .never(.anyError)
                ).and(
                    scenario: "local-assets", .count(.sees(["message": "pin", "assets": "a.png"]), 1),
                    .count(.sees(["message": "other", "assets": ""]), 1)))),
        rule(
            "A2-217", "A swipe in a direction that is mapped to the empty text dismisses.",
            intent: "An empty action does not switch a direction off.", source: Source.core,
            .checked(
                .scenario(
                    "swipe-mapped-to-nothing", .delay(.user("swipe"), .onDismiss, seconds: 0.3),
                    .count(.onDismiss, 1), .never(.urlLoaded), .never(.edge("Interact"))))),
        rule(
            "A2-219",
            "In version 2.0.0 `onDismiss` comes after the exit animation. A message that an app makes with the UI "
                + "service tells its own listener that it is shown, and the delegate only of its dismissal.",
            intent: "The delegate of that version may hear of dismissals without a show.",
            source: Source.first,
            .checked(
                .scenario(
                    "first-dismissed",
                    .delay(.app("fullscreenDismiss"), .first("onDismiss"), seconds: 0.3),
                    .neverBetween(
                        .first("onDismiss"), after: .app("fullscreenDismiss"), until: .app("registered")),
                    .count(.first("onShow", ["message": "spring"]), 1)
                ).and(
                    scenario: "first-made-message", .count(.listener("onShow", ["message": "pin"]), 1),
                    .never(.first("onShow")), .never(.listener("onDismiss"))))),
    ]
}
