import AdobeRecords
import InAppContracts

/// Scripts, and making messages.
extension AdobeAndroid3Rules {
    static let scripts = [
        rule(
            "A3-110",
            "The app communicates with the page through the presentation's `eventHandler`, which exists as "
                + "soon as the presentable is created and stays the same object.",
            intent: "Keep the handler as long as the message.", source: Source.coreAndTest,
            .checked(
                .scenario("hidden-shown-again", .count(.sees, 3), .carries(.sees, "handler", "1")).and(
                    scenario: "inspected-in-gate", .carries(.sees, "handler", "1")))),
        rule(
            "A3-111",
            "Of several JavaScript handlers with one name the last counts, immediately if a page exists, "
                + "otherwise for the next page.",
            intent: "Registering a name again replaces the handler. No cleanup is needed.",
            source: Source.coreAndTest,
            .checked(
                .scenario(
                    "script-handlers",
                    .calls(
                        of: [.listener], named: ["javascriptMessage"],
                        are: [
                            "listener javascriptMessage(name: hello, label: first, body: 1)",
                            "listener javascriptMessage(name: later, label: later, body: 2)",
                            "listener javascriptMessage(name: hello, label: second, body: 3)",
                        ])))),
        rule(
            "A3-112",
            "A new web view gets all handlers before its page is loaded, so handlers that were registered in "
                + "`canShow` or `onShow` work, also after hiding and after a change of activity.",
            intent: "Register once, in the first callback.", source: Source.coreAndTest,
            .checked(
                .scenario(
                    "script-handlers",
                    .precedes(.app("handleJavascriptMessage", ["label": "first"]), .webViewCreated),
                    .precedes(.app("handleJavascriptMessage", ["label": "later"]), .webViewCreated),
                    .count(.listener("javascriptMessage", ["label": "first"]), 1),
                    .count(.listener("javascriptMessage", ["label": "later"]), 1)
                ).and(
                    scenario: "hidden-shown-again", .count(.app("handleJavascriptMessage"), 1),
                    .count(.listener("javascriptMessage", ["body": "again"]), 1)
                ).and(
                    scenario: "activity-replaced", .count(.listener("javascriptMessage"), 1)))),
        rule(
            "A3-113",
            "A page calls a handler as `name.run(\"text\")`; the handler receives the text on the platform's "
                + "own JavaScript thread.",
            intent: "Go to the main thread before touching the app's screens.", source: Source.inferred,
            .checked(
                .scenario(
                    "script-handlers", .thread(.listener("javascriptMessage"), .background),
                    .count(.listener("javascriptMessage", ["name": "hello", "body": "1"]), 1)))),
        rule(
            "A3-114",
            "A script is form-decoded and run on the main thread, and its result is returned as text. An "
                + "empty script, and a script without a page, are dropped with their callbacks.",
            intent: "Escape plus and percent signs, and do not wait for the callback.",
            source: Source.coreAndTest,
            .checked(
                .scenario(
                    "scripts", .count(.app("evaluateJavascript"), 3), .count(.evaluates("a b+c"), 1),
                    .thread(.evaluates("a b+c"), .main),
                    .calls(
                        of: [.listener], named: ["evaluated"],
                        are: ["listener evaluated(script: a+b%2Bc, result: null)"]),
                    .never(.evaluates("early")), .never(.evaluates(""))))),
        rule(
            "A3-115",
            "In the `onShow` of a first show no web view exists yet, so a script that is run there may do "
                + "nothing.",
            intent: "Let the page call the app when it is ready.", source: Source.inferred,
            .checked(
                .scenario(
                    "script-in-on-show", .precedes(.onShow, .webViewCreated), .never(.evaluates("early")),
                    .never(.listener("evaluated", ["script": "early"])),
                    .count(.listener("evaluated", ["script": "late"]), 1)))),
        rule(
            "A3-116",
            "The SDK itself listens to the name `inAppContentHeightHandler`. An integer as text changes the "
                + "height, only of messages that fit their content.",
            intent: "Leave that name to the SDK.", source: Source.core,
            .checked(
                .scenario(
                    "content-height", .count(.sdk("content height 250"), 1),
                    .never(.sdk("content height 300")), .never(.sdk("content height tall")),
                    .never(.anyError)))),
        rule(
            "A3-117", "A `link` that begins with `js` is run as a script as a whole.",
            intent: "The letters `js:` are part of the script.", source: Source.messagingAndTest,
            .checked(
                .scenario(
                    "link-script", .count(.evaluates("js:alert"), 1), .never(.evaluates("alert")),
                    .never(.openedURL)))),
    ]

    static let creation = [
        rule(
            "A3-120",
            "If a campaign has no item, another schema, no data, or content that is missing, empty or not a "
                + "string, no message is created, nothing is tracked and no callback is called.",
            intent: "A campaign that cannot be read causes neither a callback nor a record.",
            source: Source.messagingAndTest,
            .checked(
                .scenario(
                    "malformed-campaign", .count(.host("refused"), 7),
                    .never(.sdk(nil, ["messageId": "m"])), .never(.canShow("m")),
                    .neverBetween(
                        .tracked, after: .host("triggerMalformed"), until: .trigger("spring")),
                    .count(.onShow("spring"), 1)))),
        rule(
            "A3-121",
            "A message that is created without a campaign is shown like any other, even if its page is empty.",
            intent: "Only campaigns are checked for content.", source: Source.core,
            .checked(
                .scenario(
                    "empty-page", .count(.canShow("pin"), 1), .count(.onShow("pin"), 1),
                    .count(.viewAttached, 1)))),
        rule(
            "A3-122",
            "With an unknown alignment or animation the creation fails with an error that nothing catches. "
                + "Upper and lower case follow the device's language.",
            intent: "A typo in a campaign can affect more than its message.", source: Source.inferred,
            .checked(
                .scenario(
                    "unknown-look", .count(.host("refused"), 2), .never(.anyCallback), .never(.tracked)))),
    ]
}

/// Details of links, gestures, pages and looks.
extension AdobeAndroid3Rules {
    static let details = [
        rule(
            "A3-126",
            "Other parameters are appended to a `link` only if it is a URL. A script is run as it was "
                + "written.",
            intent: "A link that runs a script may have other parameters.", source: Source.messaging,
            .checked(
                .scenario(
                    "link-script-parameters", .count(.evaluates("js=look"), 1),
                    .never(.evaluates("js=look&animate=left")),
                    .calls(
                        of: [.sdk], named: ["openedURL"],
                        are: [AdobeAndroid3Line.opened("https://e.org?a=1&animate=left")])))),
        rule(
            "A3-129",
            "A gesture that is mapped to empty text dismisses, and the listener is asked about it.",
            intent: "Expect an empty URL in `onUrlLoading`, although a page's blank links never reach it.",
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
            "A3-130", "`gestureMap` of the builder adds to the gestures that are already mapped.",
            intent: "Gestures may be mapped in several steps. A mapped gesture cannot be removed.",
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
            "A message that is hidden and shown in one turn of the main thread keeps its page. A script "
                + "whose result is null calls no callback.",
            intent:
                "Showing a message right after hiding it causes no reload. A script without a result gets no "
                + "answer.",
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
            "A3-132", "If one gesture of a campaign is not mapped to a string, all its gestures are void.",
            intent: "If no gesture dismisses a message, one of them may have a typo.",
            source: Source.inferred,
            .checked(
                .scenario(
                    "gesture-of-no-text", .count(.nothingTakes("swipe up"), 1), .count(.onShow("spring"), 1),
                    .never(.onDismiss), .never(.onContentLoaded)))),
        rule(
            "A3-133",
            "The maximum width of a message is 2147483647 pixels, which is no limit, unless its settings "
                + "contain another one.",
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
