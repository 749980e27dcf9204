import AdobeRecords
import InAppContracts

/// What remains of a message on the screen, and how its page and its settings depend on the app.
extension AdobeAndroid3Rules {
    static let containers = [
        rule(
            "A3-134", "A page's call with null does not reach the handler.",
            intent: "A callback always receives a string.", source: Source.core,
            .checked(
                .scenario(
                    "null-for-handler",
                    .calls(
                        of: [.listener], named: ["javascriptMessage"],
                        are: ["listener javascriptMessage(name: hello, body: there)"])))),
        rule(
            "A3-135",
            "A message that takes over the screen has a dialog whether it is visible or hidden: the back "
                + "button notifies the listener of a hidden message and dismisses it. This is so since core "
                + "3.2.0.",
            intent: "While a message is hidden, the user's next back press may go to it.",
            source: Source.core,
            .checked(
                .scenario(
                    "back-press-hidden-takeover",
                    .calls(
                        of: [.listener, .delegate], named: ["onHide", "onBackPressed", "onDismiss"],
                        are: AdobeAndroid3Line.both("onHide", "pin")
                            + [AdobeAndroid3Line.listener("onBackPressed", "pin")]
                            + AdobeAndroid3Line.both("onDismiss", "pin")),
                    .never(.containerRemoved)
                ).and(
                    scenario: "back-press-under-dialog",
                    .calls(
                        of: [.listener], named: ["onBackPressed", "onDismiss"],
                        are: ["below", "pin"].flatMap { name in
                            ["onBackPressed", "onDismiss"].map { AdobeAndroid3Line.listener($0, name) }
                        })))),
        rule(
            "A3-136",
            "A message that takes over the screen, is hidden and then dismissed leaves its dialog behind: "
                + "each back press notifies its listener and is an error `AlreadyDismissed`.",
            intent: "Show a hidden message before dismissing it. Otherwise the back button may be blocked.",
            source: Source.core,
            .checked(
                .scenario(
                    "back-press-takeover-dismissed",
                    .calls(
                        of: [.listener], named: ["onDismiss", "onBackPressed", "onError"],
                        are: [AdobeAndroid3Line.listener("onDismiss", "pin")]
                            + [String](repeating: "", count: 2).flatMap { _ in
                                [
                                    AdobeAndroid3Line.listener("onBackPressed", "pin"),
                                    AdobeAndroid3Line.failed("pin", "AlreadyDismissed"),
                                ]
                            }), .count(.onDismiss("pin"), 1), .never(.containerRemoved)))),
        rule(
            "A3-137",
            "If the app registers a handler with the name by which pages report their height, it replaces "
                + "the SDK's own.",
            intent: "With such a handler a message no longer fits its content.",
            source: Source.inferred,
            .checked(
                .scenario(
                    "content-height-taken",
                    .count(.listener("javascriptMessage", ["body": "250"]), 1),
                    .never(.sdk("content height 250"))))),
        rule(
            "A3-144",
            "Settings share their builder's map of gestures: gestures that the builder maps later change "
                + "them.",
            intent: "Use a new builder for each message.", source: Source.core,
            .checked(
                .scenario(
                    "gesture-mapped-late", .precedes(.app("mapSwipeUp"), .onDismiss),
                    .count(.onContentLoaded("https://e.org/up"), 1), .count(.onDismiss("pin"), 1)))),
    ]
}

/// Edge cases of reading payloads and links.
extension AdobeAndroid3Rules {
    static let readings = [
        rule(
            "A3-138",
            "Blank text counts as empty in an interaction, a link, the content and its type, and in the ids "
                + "of items and activities.",
            intent: "A campaign with a blank field behaves as if the field were missing.",
            source: Source.both,
            .checked(
                .scenario(
                    "blank-texts", .count(.host("refused"), 3), .never(.edge("Interact")),
                    .never(.openedURL), .count(.onContentLoaded, 1), .never(.onDismiss)
                ).and(
                    scenario: "blank-activity", .count(.edge("Trigger"), 1), .count(.edge("Display"), 1),
                    .never(.anyHistory)))),
        rule(
            "A3-139",
            "The parameters that are appended to a `link` are in the order of a Java `HashMap`, which "
                + "depends on their names, and not in the order of the query.",
            intent: "Do not rely on the order of a link's parameters.",
            source: Source.messaging,
            .checked(
                .scenario(
                    "link-leftovers",
                    .calls(
                        of: [.sdk], named: ["openedURL"],
                        are: [
                            AdobeAndroid3Line.opened("https://e.org?x=0&p=3&a=1&b=2"),
                            AdobeAndroid3Line.opened(
                                "https://e.org&utm_medium=m&animate=left&utm_source=s"),
                        ])))),
        rule(
            "A3-140",
            "Items that are malformed or have no data are skipped, and the next item counts as the first. A "
                + "proposition whose id, scope or scope details are empty is dropped.",
            intent: "Only the first valid item of a proposition counts.", source: Source.messaging,
            .checked(
                .scenario(
                    "skipped-items", .calls(of: [.delegate], named: nil, are: shownOnly("spring")),
                    .never(.sdk(nil, ["messageId": "m"])), .never(.sdk(nil, ["messageId": "more"])),
                    .count(.anyError, 6)))),
        rule(
            "A3-141",
            "All consequences of a rule are dispatched: a second message, or one after an operation on the "
                + "device's history, is also shown, but not tracked.",
            intent: "A delegate may be asked about messages that appear in no report.",
            source: Source.both,
            .checked(
                .scenario(
                    "second-consequence",
                    .calls(
                        of: [.delegate], named: nil,
                        are: [AdobeAndroid3Line.delegate("canShow", "a", answer: false)] + shownOnly("b")),
                    .count(.edge("Trigger", ["messageId": "a"]), 1),
                    .never(.sdk(nil, ["kind": "analytics", "messageId": "b"]))
                ).and(
                    scenario: "behind-history-operation",
                    .calls(of: [.delegate], named: nil, are: shownOnly("spring")), .never(.tracked),
                    .never(.sdk(nil, ["messageId": "lost"]))))),
        rule(
            "A3-142",
            "A rule whose first consequence is malformed ends the reading of its ruleset: the rules after it "
                + "do not count. A rule without a list of consequences makes the whole ruleset void.",
            intent: "The messages before and after one malformed rule can be lost.", source: Source.both,
            .checked(
                .scenario(
                    "malformed-first-consequence",
                    .calls(of: [.delegate], named: ["canShow"], are: asked("before", "other")),
                    .never(.sdk(nil, ["messageId": "x"])), .never(.sdk(nil, ["messageId": "after"])),
                    .never(.sdk(nil, ["messageId": "lone"]))))),
        rule(
            "A3-143",
            "Where an integer is read, a number beyond 32 bits and a fraction below zero count as missing. "
                + "Any other fraction is truncated, also in a rank. Other numbers count as missing if they "
                + "are too large.",
            intent: "Use whole numbers in campaigns.", source: Source.both,
            .checked(
                .scenario(
                    "numbers",
                    .count(
                        .app(
                            "sees",
                            [
                                "width": "100", "height": "50", "verticalInset": "0",
                                "horizontalInset": "-5", "maxWidth": "2147483647", "cornerRadius": "0.0",
                            ]), 1),
                    .calls(
                        of: [.delegate], named: ["canShow"],
                        are: asked("zero", "half", "one")
                            + [AdobeAndroid3Line.delegate("canShow", "spring", answer: true)])))),
    ]
}
