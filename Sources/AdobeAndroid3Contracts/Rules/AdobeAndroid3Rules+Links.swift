import AdobeRecords
import InAppContracts

/// Requests of a page.
extension AdobeAndroid3Rules {
    static let links = [
        rule(
            "A3-080",
            "Every URL that a page or a gesture requests goes to the listener and, if the listener does not "
                + "handle it, to the system. If either handles it, the delegate receives it as it was "
                + "written, and the page stays. If neither does, the page navigates there and the delegate "
                + "is not notified.",
            intent: "`onContentLoaded` means that something outside the page handled the URL.",
            source: Source.coreAndTest,
            .checked(
                .scenario(
                    "made-message-links",
                    .calls(
                        of: [.listener, .delegate], named: ["onUrlLoading", "onContentLoaded"],
                        are: [
                            asked("app://known", true), AdobeAndroid3Line.loaded("app://known", "pin"),
                            asked("https://example.org/", false),
                            AdobeAndroid3Line.loaded("https://example.org/", "pin"),
                            asked("https://example.org/other", false),
                        ]), .count(.openedURL, 1),
                    .precedes(.opened("https://example.org/"), .onContentLoaded("https://example.org/")),
                    .count(.navigates("https://example.org/other"), 1),
                    .never(.navigates("https://example.org/")), .never(.navigates("app://known"))))),
        rule(
            "A3-081",
            "An ordinary web link opens outside the message, which stays, and the delegate is notified, "
                + "although the guide says that it opens in place. Before core 3.0.1 the delegate was "
                + "notified of such links only.",
            intent: "Dismiss the message in `onContentLoaded` if following a link should end it.",
            source: Source.both,
            .checked(
                .scenario(
                    "plain-link", .count(.opened("https://example.org/"), 1),
                    .count(.onContentLoaded("https://example.org/"), 1),
                    .never(.navigates("https://example.org/")), .never(.onDismiss),
                    .occurs(.app("sees", ["state": "visible"]))))),
        rule(
            "A3-082", "A blank URL is ignored, and no callback is called.",
            intent: "Not every tap on a link reaches the app.", source: Source.core,
            .checked(
                .scenario(
                    "blank-link", .count(.onDismiss, 1), .never(.listener("onUrlLoading")),
                    .never(.onContentLoaded), .never(.openedURL), .never(.navigates(" "))))),
        rule(
            "A3-083",
            "The system's opener fails for blank text, without an activity, and if nothing can be launched. "
                + "Otherwise it succeeds.",
            intent: "A link that cannot be opened loads inside the message.", source: Source.core,
            .checked(
                .scenario(
                    "opener",
                    .calls(of: [.sdk], named: ["openedURL"], are: [AdobeAndroid3Line.opened(first)]),
                    .count(.onContentLoaded(first), 1), .count(.navigates("https://example.org/2"), 1),
                    .count(.navigates("https://example.org/3"), 1),
                    .never(.onContentLoaded("https://example.org/2")),
                    .never(.onContentLoaded("https://example.org/3"))))),
        rule(
            "A3-084",
            "The listener of a campaign's message handles empty text, invalid URIs, and URLs that have the "
                + "scheme `adbinapp` in lower case and a query. It leaves everything else to the system.",
            intent: "Only links with a query are the SDK's.", source: Source.messagingAndTest,
            .checked(
                .scenario(
                    "listener-answers", .count(.decides("", true), 1), .count(.decides("{bad}", true), 1),
                    .count(.decides("https://example.org/", false), 1),
                    .count(.decides("ADBINAPP://dismiss?q=1", false), 1),
                    .count(.decides("adbinapp://dismiss", false), 1),
                    .count(.decides("adbinapp://other?q=1", true), 1), .never(.openedURL),
                    .never(.onDismiss)))),
        rule(
            "A3-085",
            "A bare `adbinapp://dismiss` does not dismiss: without a query it goes to the system, which cannot "
                + "open it. With any query, even an empty one, it dismisses.",
            intent: "Add an interaction to links that dismiss.", source: Source.executedInPart,
            .checked(
                .scenario(
                    "bare-dismiss", .count(.navigates("adbinapp://dismiss"), 1),
                    .neverBetween(
                        .onDismiss, after: .openLink("adbinapp://dismiss"),
                        until: .openLink("adbinapp://dismiss?")),
                    .occurs(.app("sees", ["state": "visible"])),
                    .never(.onContentLoaded("adbinapp://dismiss")),
                    .count(.onContentLoaded("adbinapp://dismiss?"), 1), .count(.onDismiss, 1)))),
    ]

    private static let first = "https://example.org/1"

    private static func asked(_ url: String, _ answer: Bool) -> String {
        "listener onUrlLoading(message: pin, url: \(url)) -> \(answer)"
    }

    static let linkTexts = [
        rule(
            "A3-086",
            "The interaction of a link is tracked first, whatever auto-track is. Then its `link` is opened, "
                + "or run as a script if it begins with `js`, even `jsapp://`. Then a host `dismiss` or "
                + "`cancel` dismisses.",
            intent: "One link can track, open and dismiss.", source: Source.messagingAndTest,
            .checked(
                .scenario(
                    "link-order",
                    .calls(
                        of: [.sdk, .delegate], named: nil,
                        are: AdobeLine.step("trigger", "spring") + AdobeAndroid3Line.shown("spring")
                            + AdobeAndroid3Line.interacted("spring", "a") + [
                                AdobeAndroid3Line.opened("https://e.org"),
                                AdobeAndroid3Line.loaded(everything, "spring"),
                            ] + AdobeAndroid3Line.dismissed("spring"))
                ).and(
                    scenario: "link-script", .count(.evaluates("js:alert"), 1),
                    .count(.evaluates("jsapp://x"), 1), .never(.openedURL), .never(.onDismiss)
                ).and(
                    scenario: "link-cancels", .count(.onDismiss, 1), .never(.edge("Interact"))
                ).and(
                    scenario: "auto-track-off", .count(.edge("Interact", ["action": "ok"]), 1),
                    .count(.history("interact", ["action": "ok"]), 1)))),
        rule(
            "A3-087",
            "A query is decoded twice, the second time like a form, then split at `&` and the first `=`. "
                + "Parameters without a name or a value are dropped. If a name occurs twice, the last value "
                + "counts. Parameters without a meaning are appended to a `link` that is a URL, in any order.",
            intent:
                "Escape a value twice if it has to keep its `+`. A link's own parameters are appended to it "
                + "again.",
            source: Source.messagingAndTest,
            .checked(
                .scenario(
                    "link-decoded",
                    .calls(
                        of: [.sdk], named: ["Messaging interaction event", "openedURL"],
                        are: [AdobeLine.edge("Trigger", "spring"), AdobeLine.edge("Display", "spring")]
                            + ["a b", "a+b", "y"].map {
                                AdobeLine.edge("Interact", "spring", action: $0)
                            } + [AdobeAndroid3Line.opened("scheme://parameters?param1=value1&param2=value2")]
                    )))),
        rule(
            "A3-088",
            "A `%` that remains after the first decoding makes the second one fail, and the listener does "
                + "not catch that error.",
            intent: "Escape percent signs in links twice.", source: Source.inferredEscape,
            .checked(
                .scenario(
                    "link-illegal-escape", .never(.edge("Interact")), .never(.openedURL),
                    .never(.onContentLoaded), .never(.onDismiss),
                    .occurs(.app("sees", ["state": "visible"]))))),
        rule(
            "A3-089",
            "`animate` has no meaning: it is appended to a URL in `link` like any other parameter.",
            intent: "Links that were written for the iOS SDK open a different URL here.",
            source: Source.inferredInPart,
            .checked(
                .scenario(
                    "link-animate",
                    .calls(
                        of: [.sdk], named: ["openedURL"],
                        are: [AdobeAndroid3Line.opened("https://e.org?a=1&animate=left")]),
                    .count(.onDismiss, 1)))),
        rule(
            "A3-090",
            "A link with a query and without a host is tracked and opened, and then fails.",
            intent: "Give every link of the SDK's scheme a host.", source: Source.inferredEscape,
            .checked(
                .scenario(
                    "link-without-host", .count(.edge("Interact", ["action": "a"]), 1),
                    .count(.opened("https://e.org"), 1), .precedes(.edge("Interact"), .openedURL),
                    .never(.onContentLoaded), .never(.onDismiss)))),
    ]

    private static let everything = "adbinapp://dismiss?interaction=a&link=https%3A%2F%2Fe.org"

    static let linkOutcomes = [
        rule(
            "A3-091",
            "Without a known message a link tracks nothing and dismisses nothing, but it opens and counts as "
                + "handled.",
            intent: "Dismiss a message that the SDK no longer knows through its presentable.",
            source: Source.messagingAndTest,
            .checked(
                .scenario(
                    "link-of-forgotten", .count(.opened("https://e.org"), 1),
                    .count(.onContentLoaded(everything), 1), .never(.edge("Interact")),
                    .never(.history("interact")), .never(.onDismiss)))),
        rule(
            "A3-092",
            "A link that dismisses is tracked and then reported to the delegate. Then the dismissal is "
                + "tracked and reported.",
            intent: "In `onContentLoaded` the message is still on the screen.", source: Source.inferred,
            .checked(
                .scenario(
                    "link-dismisses",
                    .calls(
                        of: [.sdk, .delegate], named: nil,
                        are: AdobeLine.step("trigger", "spring") + AdobeAndroid3Line.shown("spring")
                            + AdobeAndroid3Line.interacted("spring", "a")
                            + [AdobeAndroid3Line.loaded("adbinapp://dismiss?interaction=a", "spring")]
                            + AdobeAndroid3Line.dismissed("spring")),
                    .carries(.onContentLoaded, "state", "visible")))),
    ]
}
