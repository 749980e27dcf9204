import InAppContracts

/// The SDK's own views.
extension Airship18Rules {
    private static let dismissed = EventPattern.resolution("user_dismissed")

    static let views = [
        rule(
            "AM-029", "The SDK's own views report only the first dismissal.",
            intent: "Two taps cause one end.", source: Source.views,
            .checked(.scenario("button-tapped-twice", .count(.resolutionReport, 1), .count(.finished, 1)))),
        rule(
            "AM-040",
            "A page's call `dismiss` closes it (from 19.8 on). Before, the app receives the call, as it receives unknown calls.",
            intent: "Call `close`.", source: Source.views,
            .checked(
                .scenario(
                    "page-dismisses", .count(dismissed, 1), .carries(.app("takesCommand"), "name", "other")
                ).and(
                    scenario: "page-dismisses-before-19-8", .carries(.app("takesCommand"), "name", "dismiss"),
                    .precedes(.sees, dismissed)
                ).and(scenario: "page-not-allowed", .precedes(.sees, dismissed)))),
        rule(
            "AM-077",
            "The SDK's own views report only buttons and dismissals, never a tap or a timeout.",
            intent: "Your own adapters can report them.", source: Source.views,
            .checked(
                .scenario("banner-times-out", .count(dismissed, 1), .never(.resolution("timed_out"))).and(
                    scenario: "banner-tapped", .never(.resolution("message_click"))))),
        rule(
            "AM-078", "A tap on a banner dismisses it and runs its actions; without actions it does nothing.",
            intent: "Give it actions, or a button.", source: Source.views,
            .checked(
                .scenario(
                    "banner-tapped", .count(.action("tap_action"), 1),
                    .precedes(dismissed, .action("tap_action")),
                    .precedes(.sees, .finished.of("b"))))),
        rule(
            "AM-079",
            "The end of a banner's duration is a dismissal, also in an inactive app. Before 18.13 the duration had no effect.",
            intent: "Without a duration the banner stays.", source: Source.views,
            .checked(
                .scenario("banner-times-out", .delay(.displayReport, .finished, seconds: 5)).and(
                    scenario: "banner-before-18-13", .never(.finished), .count(.displayReport, 1)))),
        rule(
            "AM-080", "A swipe towards its own edge dismisses a banner.", intent: "Other swipes do nothing.",
            source: Source.views,
            .checked(.scenario("banner-swiped", .count(dismissed, 1), .precedes(.sees, .finished)))),
        rule(
            "AM-081",
            "A button's dismissal is reported first. Then its actions run, without attribution; a second tap runs them again.",
            intent: "They are not attributed to the message.", source: Source.inferred,
            .checked(
                .scenario(
                    "button-tapped-twice", .count(.action("button_action"), 2),
                    .neverBetween(.action("button_action"), after: .displayReport, until: .finished),
                    .carries(.action("button_action"), "attributedTo", "nobody")))),
        rule(
            "AM-082",
            "The close button dismisses the message, a footer is a button, and taps outside do nothing.",
            intent: "Nothing is closed by accident.", source: Source.views,
            .checked(
                .scenario(
                    "modal-closed", .neverBetween(.finished, after: .user("tapOutside"), until: .sees),
                    .count(dismissed, 1),
                    .count(.sdk("in_app_resolution", ["button": "legal"]), 1)
                ).and(scenario: "close-button-hidden", .precedes(.sees, .finished), .count(.finished, 1)))),
        rule(
            "AM-083", "A page that fails to load is loaded again after 10 seconds, without end.",
            intent: "The message stays on screen.", source: Source.views,
            .checked(
                .scenario(
                    "page-fails", .count(.sdk("page load"), 3), .precedes(.sees, .finished),
                    .delay(.displayReport, .sees, seconds: 9)))),
        rule(
            "AM-084",
            "A page can close itself, ask for the message's extras, and run actions that are attributed to the message.",
            intent: "Pages need no code in the app.", source: Source.views,
            .checked(
                .scenario(
                    "page-asks", .carries(.action("page_action"), "attributedTo", "a"),
                    .count(.action("page_action"), 1)
                ).and(
                    scenario: "page-dismisses", .count(.finished, 1)))),
        rule(
            "AM-085", "A banner needs a window with a root view controller.", intent: "Provide one before.",
            source: Source.views,
            .untestable(
                "A headless stage has no windows of the SDK's own, so this cannot be observed.")),
        rule(
            "AM-086",
            "Omitted values have defaults: a banner at the bottom, media before the heading, stacked buttons.",
            intent: "Set the values that matter.", source: Source.views,
            .untestable(
                "A headless stage does not draw a message: it shows only its end and its reports.")),
        rule(
            "AM-087",
            "Theme extenders run at each display of the SDK's own views, on a copy of the default theme.",
            intent: "Their changes apply to one display.", source: Source.views,
            .checked(
                .scenario(
                    "themes",
                    .calls(
                        of: [.listener], named: ["extendTheme"],
                        are: [
                            "listener extendTheme(message: a, seen: false)",
                            "listener extendTheme(message: a, seen: false)",
                            "listener extendTheme(message: b, seen: 420.0)",
                        ])))),
        rule(
            "AM-088",
            "A missing style file changes nothing, and neither does a file with a value of a wrong type.",
            intent: "Check the log.", source: Source.views,
            .untestable(
                "Style files are in the app's bundle, which a scenario does not have; the model's tests read them."
            )
        ),
        rule(
            "AM-091", "Only the first end of a layout counts; an end that cancels deletes the schedule.",
            intent: "None.", source: Source.views,
            .untestable("The views inside a layout end it, and a headless stage does not show them.")),
    ]

    static let server = [
        rule(
            "AM-120",
            "A schedule that is marked as remote but does not come from the server is never prepared.",
            intent: "Do not store the server's JSON yourself.", source: Source.inferred,
            .checked(
                .scenario("in-the-servers-name", .count(.sdk("waits for the server"), 2), .never(.factory)))),
        rule(
            "AM-121",
            "Only a malformed schedule itself is dropped (from 18.2.1 on); a malformed constraint ends all schedules from "
                + "the server. (According to the documentation, it changes nothing.)",
            intent: "Test constraints first.", source: Source.inferred,
            .checked(
                .scenario("malformed", .displayed("a"), .never(.factory.of("b"))).and(
                    scenario: "source-ended", .displayed("a"),
                    .neverBetween(.factory, after: .sees, until: nil)
                ).and(scenario: "source-ended-documented", .displayed("a")))),
        rule(
            "AM-122",
            "A new payload replaces known schedules, adds those that are newer than the last payload, and ends those that "
                + "are missing.",
            intent: "An old campaign does not come back.", source: Source.server,
            .checked(
                .scenario(
                    "withdrawn", .count(.found("a", false), 1), .count(.found("b", false), 1),
                    .displayed("a", "c"),
                    .count(.finished.of("a"), 1)))),
        rule(
            "AM-124", "The device evaluates who belongs to an audience.", intent: "The server is not asked.",
            source: Source.server,
            .untestable("A stage has no device data for an audience: the host is told who belongs to it.")),
        rule(
            "AM-139",
            "A standard message is a banner with the alert as its name. It appears immediately or when the app next becomes "
                + "active, with the first two buttons of its group.",
            intent: "It is displayed like any other message.", source: Source.legacy,
            .checked(
                .scenario(
                    "pushed", .count(.will.of("Hello"), 2),
                    .precedes(.stage("appState", ["value": "active"]), .pushedAgain)
                ).and(
                    scenario: "pushed-with-buttons", .precedes(.sees, .finished), .count(.finished, 1)
                ).and(
                    scenario: "push-extended",
                    .precedes(.listener("extendMessage"), .listener("extendSchedule")),
                    .count(.will.of("renamed"), 1)))),
        rule(
            "AM-140", "A second push with the same id replaces the first.",
            intent: "Only the last one waits.", source: Source.legacy,
            .checked(.scenario("push-replaced", .count(.resolution("replaced"), 1), .count(.will, 1)))),
        rule(
            "AM-141", "Opening a push withdraws its message, unless a converter gave it another id.",
            intent: "Keep the id.", source: Source.legacy,
            .checked(
                .scenario("push-opened", .count(.resolution("direct_open"), 1), .never(.will)).and(
                    scenario: "push-converted", .never(.resolution("direct_open")), .count(.will, 1)))),
        rule(
            "AM-142", "The landing page action stores an immediate page.", intent: "None.",
            source: Source.server,
            .outOfScope("The effects of actions are not modelled, and no delegate takes part in them.")),
        rule(
            "AM-143", "Actions store and cancel schedules.", intent: "None.", source: Source.server,
            .outOfScope("The effects of actions are not modelled, and no delegate takes part in them.")),
        rule(
            "AM-144", "Objective-C has only the display interval, from 19 on.", intent: "Use Swift.",
            source: Source.declarations,
            .outOfScope("Objective-C is not modelled, and it has no delegate.")),
        rule(
            "AM-145", "Version 21 has more checks before the files are fetched.", intent: "None.",
            source: Source.preparer,
            .outOfScope("The shape ends with version 20.")),
    ]

    static let values = [
        rule(
            "AM-130",
            "A message needs a known type, exact in case, and a display. Unknown values of source and behaviour are "
                + "refused; null and unknown keys are accepted.",
            intent: "Write `default`, not `standard`.", source: Source.values,
            .checked(
                .scenario(
                    "messages-read", .count(.reads("plain", "accepted"), 1),
                    .count(.reads("nulls", "accepted"), 1),
                    .count(.reads("type", "refused"), 1), .count(.reads("behavior", "refused"), 1),
                    .count(.reads("source", "refused"), 1), .count(.reads("reported", "refused"), 1)))),
        rule(
            "AM-131",
            "Buttons need an id and a label, media a URL and a type, pages a URL. Unknown words are refused; colours and "
                + "numbers are not checked.",
            intent: "A message with one wrong style is refused.", source: Source.values,
            .checked(
                .scenario(
                    "messages-read", .count(.reads("colour", "accepted"), 1),
                    .count(.reads("style", "refused"), 1),
                    .count(.reads("button", "refused"), 1), .count(.reads("placement", "refused"), 1),
                    .count(.reads("url", "refused"), 1)))),
        rule(
            "AM-132",
            "A schedule needs an id, triggers, a type and the member of that type. Limits are not negative. A start or an "
                + "end that is not a date is ignored.",
            intent: "A mistyped end never takes effect.", source: Source.values,
            .checked(
                .scenario(
                    "schedules-read", .count(.reads("empty", "accepted"), 1),
                    .count(.reads("bare", "refused"), 1),
                    .count(.reads("limit", "refused"), 1), .count(.reads("bounds", "accepted"), 1),
                    .count(.reads("created", "refused"), 1)))),
        rule(
            "AM-133", "Encoded values are decoded unchanged, except for fractions of seconds.",
            intent: "Do not compare with a decoded copy.", source: Source.inferred,
            .checked(
                .scenario(
                    "rewritten", .count(.app("rewrites", ["payload": "plain", "result": "equal"]), 1),
                    .count(.app("rewrites", ["payload": "round", "result": "equal"]), 1),
                    .count(.app("rewrites", ["payload": "fraction", "result": "different"]), 1)))),
        rule(
            "AM-134", "Messages are equal only if the members that an app cannot see are equal too.",
            intent: "Compare names.", source: Source.values,
            .checked(
                .scenario(
                    "compared", .count(.app("compares", ["payload": "plain", "result": "equal"]), 1),
                    .count(.app("compares", ["payload": "own", "result": "different"]), 1)))),
        rule(
            "AM-135", "A trigger needs a known type, exact in case, and a goal; a compound one needs an id.",
            intent: "A schedule with one wrong trigger is refused.", source: Source.values,
            .checked(
                .scenario(
                    "schedules-read", .count(.reads("trigger", "refused"), 1),
                    .count(.reads("goal", "refused"), 1),
                    .count(.reads("compound", "refused"), 1)))),
        rule(
            "AM-136", "A decoded layout is encoded unchanged.", intent: "No part of it is lost.",
            source: Source.inferred,
            .checked(
                .scenario("rewritten", .count(.app("rewrites", ["payload": "layout", "result": "equal"]), 1)))
        ),
    ]
}

extension EventPattern {
    /// The delegate is called for the second push.
    static let pushedAgain = EventPattern.delegate("messageWillDisplay", ["scheduleID": "q"])
}
