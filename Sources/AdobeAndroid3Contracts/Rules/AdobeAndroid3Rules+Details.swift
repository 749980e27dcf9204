import AdobeRecords
import InAppContracts

/// Details of links, gestures, pages and looks.
extension AdobeAndroid3Rules {
    static let details = [
        rule(
            "A3-126",
            "What stands beside a `link` is put back behind it only if it is a URL; a script is run as it was "
                + "written.",
            intent: "A link that runs a script may carry other parameters.", source: Source.messaging,
            .checked(
                .scenario(
                    "link-script-parameters", .count(.evaluates("js=look"), 1),
                    .never(.evaluates("js=look&animate=left")),
                    .calls(
                        of: [.sdk], named: ["openedURL"],
                        are: [AdobeAndroid3Line.opened("https://e.org?a=1&animate=left")])))),
        rule(
            "A3-129",
            "A gesture that is mapped to the empty text dismisses, and the listener is asked about it.",
            intent: "Expect an empty URL in `onUrlLoading`, though a page's blank links never get there.",
            source: Source.core,
            .checked(
                .scenario(
                    "empty-gesture",
                    .calls(
                        of: [.listener, .delegate, .sdk],
                        named: ["onUrlLoading", "onContentLoaded", "onDismiss", "page navigates to "],
                        are: [
                            "listener onUrlLoading(message: pin, url: ) -> true",
                            AdobeAndroid3Line.loaded("", "pin"),
                        ] + AdobeAndroid3Line.both("onDismiss", "pin") + [
                            "listener onUrlLoading(message: other, url: ) -> false",
                            "sdk page navigates to (kind: note, messageId: presentation-2)",
                        ] + AdobeAndroid3Line.both("onDismiss", "other"))))),
        rule(
            "A3-130", "`gestureMap` of the builder adds to the gestures that are mapped already.",
            intent: "Gestures may be mapped in several steps; there is no way to take one out.",
            source: Source.core,
            .checked(
                .scenario(
                    "gestures-added",
                    .calls(
                        of: [.delegate], named: ["onContentLoaded", "onDismiss"],
                        are: [
                            AdobeAndroid3Line.loaded("https://e.org/up", "pin"),
                            AdobeAndroid3Line.delegate("onDismiss", "pin"),
                            AdobeAndroid3Line.loaded("https://e.org/down", "pin"),
                            AdobeAndroid3Line.delegate("onDismiss", "pin"),
                        ])))),
        rule(
            "A3-131",
            "A message that is hidden and shown in one turn of the main thread keeps its page. A script whose "
                + "result is null calls nobody.",
            intent: "A quick change of mind costs no reload; a script that says nothing is not answered.",
            source: Source.inferred,
            .checked(
                .scenario(
                    "hidden-and-shown-at-once",
                    .calls(
                        of: [.delegate, .sdk],
                        named: ["canShow", "onShow", "onHide", "view attached", "web view created"],
                        are: [
                            AdobeAndroid3Line.delegate("canShow", "spring", answer: true),
                            AdobeAndroid3Line.note("view attached", "spring"),
                            AdobeAndroid3Line.delegate("onShow", "spring"),
                            AdobeAndroid3Line.note("web view created", "spring"),
                            AdobeAndroid3Line.delegate("onHide", "spring"),
                            AdobeAndroid3Line.delegate("canShow", "spring", answer: true),
                            AdobeAndroid3Line.delegate("onShow", "spring"),
                        ])
                ).and(
                    scenario: "script-without-result", .count(.evaluates("some"), 1),
                    .count(.evaluates("none"), 1),
                    .calls(
                        of: [.listener], named: ["evaluated"],
                        are: ["listener evaluated(script: some, result: null)"])))),
        rule(
            "A3-132", "One gesture of a campaign that is mapped to no text makes all its gestures void.",
            intent: "A message that no gesture dismisses may have a typing error in one of them.",
            source: Source.inferred,
            .checked(
                .scenario(
                    "gesture-of-no-text", .count(.nothingTakes("swipe up"), 1), .count(.onShow("spring"), 1),
                    .never(.onDismiss), .never(.onContentLoaded)))),
        rule(
            "A3-133",
            "The greatest width of a message is 2147483647 pixels, which is no limit, unless its settings say "
                + "otherwise.",
            intent: "Compare with that number to find out whether a message has a limit.",
            source: Source.core,
            .checked(
                .scenario(
                    "widths", .count(.app("sees", ["message": "pin", "maxWidth": noLimit]), 1),
                    .count(.app("sees", ["message": "spring", "maxWidth": noLimit]), 1),
                    .count(.app("sees", ["message": "narrow", "maxWidth": "600"]), 1)))),
    ]

    private static let noLimit = "2147483647"
}
