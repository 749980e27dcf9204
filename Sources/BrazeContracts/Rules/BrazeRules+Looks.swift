import InAppContracts

/// Findings of a second review of the built-in views: BZ-139 to BZ-147.
extension BrazeRules {
    static let view = "view"

    /// The values that an app reads from the visible view, and how often it reads them.
    static func seen(_ count: Int, _ particulars: [String: String]) -> Expectation {
        .count(EventPattern(.app, view, particulars), count)
    }

    /// The values of one property of the visible view that an app reads, one line per reading.
    static func readings(_ lines: String...) -> Expectation {
        .calls(of: [.app], named: ["view"], are: lines)
    }

    /// The calls of an app's own view, and those of its delegate and the app.
    static func requests(_ lines: String...) -> Expectation {
        .calls(
            of: [.listener, .delegate, .app],
            named: ["asked", "willPresent", "didPresent", "willDismiss", "didDismiss", "dismiss completion"],
            are: lines)
    }

    static let ownView = "ScriptedBrazeView"

    static func own(_ callback: String, _ id: String = "m") -> String {
        "delegate \(callback)(message: \(id), view: \(ownView))"
    }

    static let looks: [Rule] = [
        rule(
            "139",
            "With the status bar visible as prepareWith asked for, no view hides it. A full view only has a wish: none as a modal, a hidden bar otherwise; a preferredDisplayMode that is modal takes the wish back.",
            intent: "prepareWith can keep the status bar, also beside a full message.",
            .checked(
                .scenario(
                    "status-bar-of-full-views",
                    .count(EventPattern(.app, view, ["hidesStatusBar": "true"]), 1),
                    .count(EventPattern(.app, view, ["hidesStatusBar": "false"]), 2),
                    .neverBetween(
                        EventPattern(.app, view, ["hidesStatusBar": "true"]),
                        after: told("didPresent", "kept"), until: nil)))),
        rule(
            "140",
            "A view of the app's own that is dismissed before it has appeared is told so at once: to leave, to enter, to leave. One that is dismissed before its present has completed is told again by that completion.",
            intent: "A custom view must bear to be told to leave before it is told to enter.",
            .checked(
                .scenario(
                    "own-view-dismissed-before-appearance",
                    requests(
                        "listener asked(to: leave)", "app dismiss completion", "listener asked(to: enter)",
                        own("willPresent"), "listener asked(to: leave)", own("willDismiss"), own("didDismiss")
                    )
                ).and(
                    scenario: "own-view-dismissed-while-entering",
                    .count(told("willDismiss"), 1),
                    .delay(told("willPresent"), told("willDismiss"), seconds: 1))
            )),
        rule(
            "141",
            "All corners are circular, those of a slideup's image too. Padding starts from 0, 25, 30 and 25 points for images and 40, 25, 30 and 25 for full messages. What covers the screen may be 10,000 points high, and a full message has no padding at its bottom then.",
            intent: "Where an app that restyles messages starts.",
            .checked(
                .scenario(
                    "default-padding",
                    .carries(EventPattern(.app, "padding"), "modalImage", "0 25 30 25"),
                    .carries(EventPattern(.app, "padding"), "full", "40 25 30 25"),
                    .carries(EventPattern(.app, "padding"), "fullImage", "0 25 30 25")
                ).and(
                    scenario: "default-looks",
                    .carries(EventPattern(.app, "looks"), "roundCorners", "6 of 6")
                ).and(
                    scenario: "every-kind",
                    seen(1, ["type": "FullView", "padding": "40 25 0 25", "maxHeight": "10000.0"]),
                    seen(1, ["type": "FullImageView", "padding": "0 25 30 25", "maxHeight": "10000.0"])))),
        rule(
            "142",
            "setupWebView called again keeps the web view and does not configure it again. A page that finishes once more counts a further impression and calls didPresent again.",
            intent: "A page that reloads itself is presented twice.",
            .checked(
                .scenario(
                    "page-set-up-again",
                    .count(EventPattern(.listener, "configure"), 1), .count(told("didPresent"), 2),
                    .count(record("noContextLogImpression"), 2), seen(2, ["pageIsInView": "true"])))),
        rule(
            "143",
            "A page without assets is loaded as text that counts from https://iamcache.braze, one with assets as a file.",
            intent: "A page without assets cannot read files.",
            .checked(
                .scenario(
                    "pages-with-and-without-assets", seen(1, ["pageAddress": "https://iamcache.braze"]),
                    seen(1, ["pageAddress": "file"])))),
        rule(
            "144",
            "A page that fades is transparent until it has loaded, one that slides is not. Its web view does not bounce, is not opaque, previews no links, and can be inspected as allowInspector says. Assistive software starts at a view of the SDK's.",
            intent: "What an app finds that looks into the page's view.",
            .checked(
                .scenario(
                    "pages-that-fade-and-slide", seen(1, ["pageAlpha": "0.0"]), seen(2, ["pageAlpha": "1.0"]),
                    seen(3, ["pageBounces": "false", "pagePreviewsLinks": "false", "isReadFrom": "true"])))),
        rule(
            "145",
            "The shadow that messages start from is black at three tenths, without an offset, with a radius of 4 points, and opaque.",
            intent: "What an app changes that changes the shadow.",
            .checked(
                .scenario(
                    "default-looks",
                    .carries(EventPattern(.app, "looks"), "shadow", "0.0 0.0 0.0 0.3 0.0 0.0 4.0 1.0")))),
        rule(
            "146",
            "applyAttributes gives a slideup its margin as layout margins, its stack the padding, which is 15 at the left beside a graphic, and its text three lines; it gives a modal's stack the padding at the top, unless there is an image, and at the bottom.",
            intent: "Changed attributes are seen in these margins.",
            .checked(
                .scenario(
                    "margins",
                    seen(1, ["margins": "10 10 10 10", "stackMargins": "15 20 15 20", "lines": "3"]),
                    seen(1, ["type": "SlideupView", "stackMargins": "15 15 15 20"]),
                    seen(1, ["type": "ModalView", "stackMargins": "40 0 30 0"]),
                    seen(1, ["type": "ModalView", "stackMargins": "0 0 30 0"])))),
        rule(
            "147",
            "The close button says ✕. A modal that an app makes itself is transparent until it is presented. A slideup is one element for assistive software.",
            intent: "Set alpha, or present the view, where a modal is used beside messages.",
            .checked(
                .scenario("default-looks", .carries(EventPattern(.app, "looks"), "alphaOfMadeModal", "0.0"))
                    .and(
                        scenario: "margins", seen(2, ["closeButton": "✕"]),
                        seen(2, ["type": "SlideupView", "isOneElement": "true"])))),
    ]
}
