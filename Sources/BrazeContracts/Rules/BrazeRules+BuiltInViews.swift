import InAppContracts

/// The built-in views in particular: BZ-130 to BZ-138.
extension BrazeRules {
    private static let navigation = EventPattern(.app, "navigation")

    /// The values that an app reads from the visible view, and how often it reads them.
    private static func looks(_ count: Int, _ particulars: [String: String]) -> Expectation {
        .count(EventPattern(.app, view, particulars), count)
    }

    /// A click that dismisses its message, with all resulting events.
    private static func buttonClick(_ id: String) -> [String] {
        [
            BrazeLine.click(id, button: "1"),
            BrazeLine.askedAboutClick(id, BrazeLine.shop, button: "1"),
            BrazeLine.processed(id, BrazeLine.shop), BrazeLine.willDismiss(id, .modal),
            BrazeLine.didDismiss(id, .modal),
        ]
    }

    /// The delegate's callbacks for an entry and an exit.
    private static let entryAndExit = ["willPresent", "didPresent", "willDismiss", "didDismiss"]

    private static let touches = rule(
        "130",
        "While a modal, a full message, an image or a page leaves, it receives no touches. A second tap logs no click and does not call the delegate, so the user's taps cause one shouldProcess, one action and one willDismiss.",
        intent: "An impatient user's second tap has no effect; only code and the timer dismiss twice.",
        .checked(
            .scenario(
                "tapped-while-leaving",
                .calls(
                    of: [.delegate, .sdk], named: clickNames,
                    are: buttonClick("modal") + bodyClick("modalImage", .modalImage)
                        + bodyClick("full", .full) + bodyClick("fullImage", .fullImage)
                        + [
                            BrazeLine.askedAboutClick("page", plainLink),
                            BrazeLine.processed("page", plainLink), BrazeLine.willDismiss("page", .html),
                            BrazeLine.didDismiss("page", .html),
                        ]))))

    private static let frames = rule(
        "131",
        "A link whose target is its own frame dismisses the message like a link without a target; only a link that opens a new window can leave the message open.",
        intent: "A target in a link does not keep a message on the screen.",
        .checked(
            .scenario(
                "link-to-own-frame",
                .calls(
                    of: [.delegate], named: ["shouldProcess", "willDismiss", "didDismiss"],
                    are: [
                        BrazeLine.askedAboutClick("own", plainLink), BrazeLine.willDismiss("own", .html),
                        BrazeLine.didDismiss("own", .html), BrazeLine.askedAboutClick("new", plainLink),
                    ]),
                states(BrazeLine.state(visible: false), BrazeLine.state(visible: true, presented: true)))))

    private static let targets = rule(
        "132",
        "A message that a click triggers is parked only if the click's target is the message's own controller; with any other target, it becomes the follow-up.",
        intent:
            "A custom view that passes its own target is still followed by the message that its click triggers.",
        .checked(
            .scenario(
                "clicks-with-target", .never(told(nil, "a")),
                .count(record("otherMessagePresented(push: true)"), 1),
                .follows(told("displayChoiceForMessage", "f"), directlyAfter: told("didDismiss", "n")),
                states(
                    BrazeLine.state(visible: true, stack: "a", presented: true),
                    BrazeLine.state(visible: true, stack: "a", presented: true)))))

    private static let entries = rule(
        "133",
        "A view that is told to leave while it enters is told again when its entry has ended, whether it is built-in or custom.",
        intent:
            "A custom view may ignore a dismissal while it enters; the next one follows automatically.",
        .checked(
            .scenario(
                "dismissed-while-entering",
                callbacks(
                    BrazeLine.asked("m"), BrazeLine.prepared("m", .modal), BrazeLine.willPresent("m", .modal),
                    BrazeLine.willDismiss("m", .modal), BrazeLine.willDismiss("m", .modal),
                    BrazeLine.didPresent("m", .modal), BrazeLine.didDismiss("m", .modal))
            ).and(
                scenario: "own-view-dismissed-while-entering",
                .calls(
                    of: [.delegate], named: entryAndExit,
                    are: ["willPresent", "willDismiss", "didPresent", "didDismiss"].map {
                        "delegate \($0)(message: m, view: ScriptedBrazeView)"
                    }), .delay(told("willPresent"), told("willDismiss"), seconds: 1),
                states(BrazeLine.state(visible: false)))))

    private static let taps = rule(
        "134",
        "A tap outside a modal or an image dismisses it if the recogniser's isEnabled is true. dismissOnBackgroundTap sets isEnabled; an app may also set it directly.",
        intent: "The tap can be enabled or disabled while a message is on screen.",
        .checked(
            .scenario(
                "taps-outside",
                looks(1, ["type": "ModalView", "closesOnTapOutside": "false"]),
                looks(1, ["type": "ModalView", "closesOnTapOutside": "true"]),
                looks(1, ["type": "ModalImageView", "closesOnTapOutside": "false"]),
                looks(1, ["type": "ModalImageView", "closesOnTapOutside": "true"]),
                states(
                    BrazeLine.state(visible: false), BrazeLine.state(visible: false),
                    BrazeLine.state(visible: true, presented: true),
                    BrazeLine.state(visible: true, presented: true)))))

    private static let statusBar = rule(
        "135",
        "A full view's preference for the status bar is applied after willPresent and overrides what prepareWith asked for.",
        intent: "A full message hides the status bar, whatever the delegate asks for.",
        .outOfScope("A second reading of the vendor's code shows otherwise: see BZ-139 and BZ-154."))

    private static let keyWindows = rule(
        "136", "Modals, full messages, images and pages make their window the key window.",
        intent: "The app's text field loses the keyboard to such a message.",
        .checked(
            .scenario(
                "every-kind", looks(1, ["type": "ModalView", "isKeyWindow": "true"]),
                looks(1, ["type": "ModalImageView", "isKeyWindow": "true"]),
                looks(1, ["type": "FullView", "isKeyWindow": "true"]),
                looks(1, ["type": "FullImageView", "isKeyWindow": "true"])
            ).and(scenario: "frame-of-a-page", looks(1, ["type": "HtmlView", "isKeyWindow": "true"]))))

    private static let pageLoads = rule(
        "137",
        "Only the main frame's loads of a page are checked; embedded frames load freely. Only the failure of a committed navigation dismisses the message; a provisional failure does not. If the SDK has asked for the dismissal, the view no longer has a web view in willDismiss.",
        intent: "Embedded frames cause no clicks; willDismiss cannot rely on the page.",
        .checked(
            .scenario(
                "frame-of-a-page", .never(told("shouldProcess")), .carries(navigation, "policy", "allow"),
                states(BrazeLine.state(visible: true, presented: true))
            ).and(
                scenario: "failures-of-a-page",
                .calls(
                    of: [.delegate], named: entryAndExit,
                    are: [
                        BrazeLine.willPresent("committed", .html), BrazeLine.willDismiss("committed", .html),
                        BrazeLine.didDismiss("committed", .html), BrazeLine.willPresent("provisional", .html),
                    ]),
                states(BrazeLine.state(visible: false), BrazeLine.state(visible: true, presented: false))
            ).and(
                scenario: "user-changed-before-page-left", looks(1, ["hasPage": "true"]),
                looks(1, ["hasPage": "false"]),
                .neverBetween(
                    EventPattern(.app, view, ["hasPage": "true"]), after: told("willDismiss"), until: nil))))

    private static let appearance = rule(
        "138",
        "onTheme is called when a view is created, but for a page only when the traits change later. A full view that covers the screen has neither margin nor round corners. A message's orientations apply once its controller has appeared. The default padding is 15 and 20 points for slideups, 40, 25, 30 and 25 for modals, and 10 and 12 for buttons; BZ-141 has the others. A slideup's press and pan recognisers are on its contentView; adding one to another view removes it from the contentView.",
        intent: "An app that restyles messages changes these values.",
        .checked(
            .scenario(
                "themes",
                order(
                    of: ["prepareWith", "willPresent", "didPresent", "onTheme"],
                    BrazeLine.prepared("m", .modal), "listener onTheme", BrazeLine.willPresent("m", .modal),
                    BrazeLine.didPresent("m", .modal), "listener onTheme", BrazeLine.prepared("page", .html),
                    BrazeLine.willPresent("page", .html), BrazeLine.didPresent("page", .html),
                    "listener onTheme")
            ).and(
                scenario: "every-kind",
                looks(1, ["type": "FullView", "margin": "0 0 0 0", "cornerRadius": "0.0"])
            ).and(
                scenario: "orientations-of-an-entry", looks(2, [:]), looks(1, ["rotations": "landscape"]),
                .neverBetween(
                    EventPattern(.app, view, ["rotations": "landscape"]), after: told("willPresent"),
                    until: told("didPresent"))
            ).and(
                scenario: "default-padding",
                .calls(
                    of: [.app], named: ["padding"],
                    are: [
                        "app padding(slideup: 15 20 15 20, modal: 40 25 30 25, modalImage: 0 25 30 25, full: 40 25 30 25, fullImage: 0 25 30 25, button: 10 12 10 12)"
                    ])
            ).and(
                scenario: "taken-recognizer", looks(1, ["recognizers": "press pan"]),
                looks(1, ["recognizers": "press"]))))

    static let builtInViews = [
        touches, frames, targets, entries, taps, statusBar, keyWindows, pageLoads, appearance,
    ]
}
