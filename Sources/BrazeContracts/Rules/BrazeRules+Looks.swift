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
            "If prepareWith asks for a visible status bar, no view hides it. A full view only has a preference: none as a modal, a hidden bar otherwise; a preferredDisplayMode that is modal removes the preference.",
            intent: "prepareWith can keep the status bar visible, also with a full message.",
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
            "A custom view that is dismissed before it has appeared is told immediately to leave, then to enter, then to leave again. If it is dismissed before its present has completed, that completion tells it again.",
            intent: "A custom view must accept being told to leave before it is told to enter.",
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
            "All corners are circular, including those of a slideup's image. The default padding is 0, 25, 30 and 25 points for images and 40, 25, 30 and 25 for full messages. A view that covers the screen may be 10,000 points high; a full message then has no bottom padding.",
            intent: "An app that restyles messages starts from these values.",
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
            "A second call of setupWebView keeps the web view and does not configure it again. A page that finishes loading again logs another impression and calls didPresent again.",
            intent: "A page that reloads itself is presented twice.",
            .checked(
                .scenario(
                    "page-set-up-again",
                    .count(EventPattern(.listener, "configure"), 1), .count(told("didPresent"), 2),
                    .count(record("noContextLogImpression"), 2), seen(2, ["pageIsInView": "true"])))),
        rule(
            "143",
            "A page without assets is loaded as text with the base URL https://iamcache.braze; a page with assets is loaded as a file.",
            intent: "A page without assets cannot read files.",
            .checked(
                .scenario(
                    "pages-with-and-without-assets", seen(1, ["pageAddress": "https://iamcache.braze"]),
                    seen(1, ["pageAddress": "file"])))),
        rule(
            "144",
            "A page that fades is transparent until it has loaded; a page that slides is not. The web view of a page does not bounce, is not opaque and previews no links; allowInspector decides whether it can be inspected. Assistive technologies start at one of the SDK's views.",
            intent: "An app that inspects the page's view finds these values.",
            .checked(
                .scenario(
                    "pages-that-fade-and-slide", seen(1, ["pageAlpha": "0.0"]), seen(2, ["pageAlpha": "1.0"]),
                    seen(3, ["pageBounces": "false", "pagePreviewsLinks": "false", "isReadFrom": "true"])))),
        rule(
            "145",
            "The default shadow of messages is black with an alpha of 0.3, has no offset and a radius of 4 points, and is opaque.",
            intent: "An app that changes the shadow starts from these values.",
            .checked(
                .scenario(
                    "default-looks",
                    .carries(EventPattern(.app, "looks"), "shadow", "0.0 0.0 0.0 0.3 0.0 0.0 4.0 1.0")))),
        rule(
            "146",
            "applyAttributes sets a slideup's margin as layout margins, sets its padding on its stack (15 at the left beside a graphic), and gives its text three lines. On a modal's stack it sets the padding at the bottom and, unless there is an image, at the top.",
            intent: "Changed attributes appear in these margins.",
            .checked(
                .scenario(
                    "margins",
                    seen(1, ["margins": "10 10 10 10", "stackMargins": "15 20 15 20", "lines": "3"]),
                    seen(1, ["type": "SlideupView", "stackMargins": "15 15 15 20"]),
                    seen(1, ["type": "ModalView", "stackMargins": "40 0 30 0"]),
                    seen(1, ["type": "ModalView", "stackMargins": "0 0 30 0"])))),
        rule(
            "147",
            "The close button shows ✕. A modal that an app creates itself is transparent until it is presented. A slideup is one element for assistive technologies.",
            intent: "Set alpha, or present the view, to use a modal outside of messages.",
            .checked(
                .scenario("default-looks", .carries(EventPattern(.app, "looks"), "alphaOfMadeModal", "0.0"))
                    .and(
                        scenario: "margins", seen(2, ["closeButton": "✕"]),
                        seen(2, ["type": "SlideupView", "isOneElement": "true"])))),
    ]
}
