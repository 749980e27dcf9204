import AdobeRecords
import InAppContracts

/// Hiding, activities, and the user's ways out.
extension AdobeAndroid3Rules {
    static let hiding = [
        rule(
            "A3-050",
            "Showing a hidden message repeats every check, including conflicts and the gate, and calls "
                + "`onShow` again, so another display is tracked.",
            intent: "`onShow` does not mean that a message is new.", source: Source.core,
            .checked(
                .scenario(
                    "hidden-shown-again", .count(.canShow, 2), .count(.onShow, 2),
                    .count(.edge("Display"), 2), .never(.onDismiss)
                ).and(
                    scenario: "hidden-makes-room", .count(.canShow("a"), 2),
                    .neverBetween(
                        .canShow("a"), after: .app("messageShow", ["message": "a"]),
                        until: .app("messageDismiss")),
                    .count(.edge("SuppressDisplay", ["messageId": "a", "reason": "Conflict"]), 1)))),
        rule(
            "A3-051",
            "Hiding disposes of the page. The next show creates a new web view, gives it the JavaScript "
                + "handlers and loads the page again, so the page loses its state.",
            intent: "Keep state that a page must not lose in the app.", source: Source.inferred,
            .checked(
                .scenario(
                    "hidden-shown-again", .count(.webViewCreated, 2), .never(.listener("evaluated")),
                    .count(.listener("javascriptMessage", ["name": "hello", "body": "again"]), 1)))),
        rule(
            "A3-052", "Hiding is not tracked.",
            intent: "Track it yourself if reports need it.", source: Source.messaging,
            .checked(
                .scenario(
                    "hidden-shown-again", .count(.onHide, 1),
                    .neverBetween(
                        .tracked, after: .app("presentableHide"), until: .app("messageShow"))))),
        rule(
            "A3-053",
            "Dismissing a hidden message is reported like any dismissal. Its empty container may stay until "
                + "the activity ends.",
            intent: "Show a hidden message before dismissing it if the container must not stay.",
            source: Source.inferred,
            .checked(
                .scenario(
                    "hidden-dismissed", .count(.onDismiss("spring"), 1), .count(.edge("Dismiss"), 1),
                    .never(.containerRemoved)))),
    ]

    static let activities = [
        rule(
            "A3-060",
            "When its activity ends, a message loses its view and keeps its state. The next activity gets "
                + "the view of a visible message back. No callback is called, and the gate is not asked.",
            intent: "A rotation is not a dismissal: neither count it nor wait for a callback.",
            source: Source.coreAndTest,
            .checked(
                .scenario(
                    "activity-replaced", .count(.anyCallback, 2), .count(.canShow, 1),
                    .count(.viewDetached, 1), .count(.viewAttached, 2),
                    .calls(
                        of: [.app], named: ["sees"],
                        are: Array(repeating: AdobeAndroid3Line.sees("spring", "visible"), count: 2))
                ).and(
                    scenario: "activity-replaced-while-hidden", .count(.viewAttached, 1),
                    .count(.anyCallback, 3), .occurs(.app("sees", ["state": "hidden"]))))),
        rule(
            "A3-061", "An activity that comes to the front takes over the view of a visible message.",
            intent: "A message follows the user from screen to screen.", source: Source.coreAndTest,
            .checked(
                .scenario(
                    "activity-on-top",
                    .calls(
                        of: [.sdk], named: ["view attached", "view detached"],
                        are: ["view attached", "view detached", "view attached"].map {
                            AdobeAndroid3Line.note($0, "spring")
                        }), .count(.anyCallback, 2), .occurs(.app("sees", ["state": "visible"]))))),
        rule(
            "A3-062",
            "In another activity the message has a new web view, with the JavaScript handlers it had before.",
            intent: "Handlers survive a rotation; the state of the page does not.", source: Source.inferred,
            .checked(
                .scenario(
                    "activity-replaced", .count(.webViewCreated, 2),
                    .count(.listener("javascriptMessage", ["name": "hello", "body": "again"]), 1)
                ).and(
                    scenario: "activity-on-top", .count(.webViewCreated, 2),
                    .count(.listener("javascriptMessage", ["name": "hello", "body": "again"]), 1)))),
    ]

    static let leaving = [
        rule(
            "A3-070",
            "The back button dismisses a visible message after notifying its listener. It reaches a hidden "
                + "message only through a dialog (A3-135). For a campaign's message that is an interaction "
                + "`backPress`, which is always recorded and is sent if tracking is automatic.",
            intent: "The user can always dismiss a message with the back button.", source: Source.bothAndTest,
            .checked(
                .scenario(
                    "back-press",
                    .calls(
                        of: [.sdk, .delegate, .campaign], named: nil,
                        are: ["campaign trigger(payload: spring)"] + AdobeLine.step("trigger", "spring")
                            + AdobeAndroid3Line.shown("spring") + ["campaign pressBack"]
                            + AdobeAndroid3Line.interacted("spring", "backPress")
                            + AdobeAndroid3Line.dismissed("spring"))
                ).and(
                    scenario: "back-press-made-message",
                    .follows(
                        .listener("onDismiss"), directlyAfter: .listener("onBackPressed")),
                    .precedes(.listener("onBackPressed", ["state": "visible"]), .onDismiss)
                ).and(
                    scenario: "back-press-untracked", .never(.edge("Interact")),
                    .count(.history("interact", ["action": "backPress"]), 1), .count(.onDismiss, 1)
                ).and(
                    scenario: "back-press-hidden", .never(.onDismiss), .never(.history("interact"))))),
        rule(
            "A3-071",
            "A gesture in the message's map dismisses, and its URL is processed like a link. Other gestures, "
                + "and taps on a backdrop that is not mapped, do nothing. Without takeover there is no "
                + "backdrop.",
            intent: "A message with no mapped gesture stays until its page or the back button dismisses it.",
            source: Source.core,
            .checked(
                .scenario(
                    "swiped", .count(.nothingTakes("swipe down"), 1),
                    .count(.nothingTakes("tap outside the message"), 1),
                    .neverBetween(
                        .onDismiss, after: .onShow, until: .user("swipe", ["direction": "up"])),
                    .count(.edge("Interact", ["action": "raised"]), 1),
                    .count(.onContentLoaded("adbinapp://other?interaction=raised"), 1),
                    .count(.onDismiss, 1)
                ).and(
                    scenario: "no-takeover", .count(.nothingTakes("tap outside the message"), 1),
                    .never(.onDismiss), .never(.edge("Interact"))))),
        rule(
            "A3-072",
            "A movement is a swipe if it is longer than 400 pixels along its longer axis and faster than 300.",
            intent: "Small movements in a message do not dismiss it.", source: Source.coreAndTest,
            .checked(
                .scenario(
                    "swipe-threshold", .count(.host("drag"), 4), .count(.nothingTakes("swipe down"), 1),
                    .neverBetween(
                        .onContentLoaded, after: .host("drag", ["x": "400"]),
                        until: .host("drag", ["x": "401", "y": "0", "velocity": "301"])),
                    .precedes(.host("drag", ["x": "401", "y": "0", "velocity": "301"]), .onContentLoaded),
                    .count(.onContentLoaded, 1), .count(.onDismiss, 1)))),
        rule(
            "A3-073",
            "A gesture that is mapped to a link that dismisses causes two dismissals: the second is an error "
                + "for the listener and, for a campaign's message, one more history record.",
            intent: "Such a record in the history is not a suppressed display.", source: Source.inferred,
            .checked(
                .scenario(
                    "backdrop-link", .count(.onDismiss, 1), .count(.edge("Dismiss"), 1),
                    .count(.history("suppressDisplay", ["action": ""]), 1),
                    .precedes(.onDismiss, .history("suppressDisplay"))))),
    ]
}
