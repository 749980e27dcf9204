import InAppContracts

/// The SDK's own views.
extension Airship18Rules {
    private static let dismissed = EventPattern.resolution("user_dismissed")

    static let views = [
        rule(
            "AM-029", "A view of the SDK's own reports its first dismissal only.",
            intent: "Two taps are one end.", source: Source.views,
            .checked(.scenario("button-tapped-twice", .count(.resolutionReport, 1), .count(.finished, 1)))),
        rule(
            "AM-040",
            "A page's call `dismiss` closes it (19.8 on); before, it is left to the app, like unknown calls.",
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
            "The SDK's own views report buttons and dismissals only, never a tap or the end of a time.",
            intent: "Those come from adapters of your own.", source: Source.views,
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
            "A banner's time ends as a dismissal, also in an inactive app; before 18.13 it did not end.",
            intent: "No duration means for ever.", source: Source.views,
            .checked(
                .scenario("banner-times-out", .delay(.displayReport, .finished, seconds: 5)).and(
                    scenario: "banner-before-18-13", .never(.finished), .count(.displayReport, 1)))),
        rule(
            "AM-080", "A swipe towards its own edge dismisses a banner.", intent: "Other swipes do nothing.",
            source: Source.views,
            .checked(.scenario("banner-swiped", .count(dismissed, 1), .precedes(.sees, .finished)))),
        rule(
            "AM-081",
            "A button's dismissal is reported first, then its actions run, in nobody's name; a second tap runs them again.",
            intent: "They are not attributed to the message.", source: Source.inferred,
            .checked(
                .scenario(
                    "button-tapped-twice", .count(.action("button_action"), 2),
                    .neverBetween(.action("button_action"), after: .displayReport, until: .finished),
                    .carries(.action("button_action"), "attributedTo", "nobody")))),
        rule(
            "AM-082", "The close button dismisses, a footer is a button, and taps outside do nothing.",
            intent: "Nothing is closed by accident.", source: Source.views,
            .checked(
                .scenario(
                    "modal-closed", .neverBetween(.finished, after: .user("tapOutside"), until: .sees),
                    .count(dismissed, 1),
                    .count(.sdk("in_app_resolution", ["button": "legal"]), 1)
                ).and(scenario: "close-button-hidden", .precedes(.sees, .finished), .count(.finished, 1)))),
        rule(
            "AM-083", "A page that fails is loaded again after 10 seconds, for ever.",
            intent: "The message stays meanwhile.", source: Source.views,
            .checked(
                .scenario(
                    "page-fails", .count(.sdk("page load"), 3), .precedes(.sees, .finished),
                    .delay(.displayReport, .sees, seconds: 9)))),
        rule(
            "AM-084", "A page can close itself, ask for the message's extras, and run actions in its name.",
            intent: "Pages need no code of the app.", source: Source.views,
            .checked(
                .scenario(
                    "page-asks", .carries(.action("page_action"), "attributedTo", "a"),
                    .count(.action("page_action"), 1)
                ).and(
                    scenario: "page-dismisses", .count(.finished, 1)))),
        rule(
            "AM-085", "A banner needs a window with a root controller.", intent: "Have one before.",
            source: Source.views,
            .untestable(
                "The SDK's own windows are not on a headless stage, and what needs one cannot be told.")),
        rule(
            "AM-086",
            "What a message leaves out has defaults: a banner at the bottom, media before the heading, stacked buttons.",
            intent: "Say what matters.", source: Source.views,
            .untestable(
                "How a message is drawn is not on a headless stage: only its end and its reports are.")),
        rule(
            "AM-087",
            "Theme extenders run at each display of a view of the SDK's own, on a copy of the default.",
            intent: "What they change is for one display.", source: Source.views,
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
            "A style file that is missing changes nothing; one with a wrong type changes nothing either.",
            intent: "Look into the log.", source: Source.views,
            .untestable(
                "Style files are in the app's bundle, which a scenario has not; the model's tests read them.")
        ),
        rule(
            "AM-091", "The first end of a layout counts; one that cancels deletes its schedule.",
            intent: "None.", source: Source.views,
            .untestable("What ends a layout is inside its views, which no headless stage shows.")),
    ]

    static let server = [
        rule(
            "AM-120",
            "A schedule that says that it comes from the server and does not is never prepared.",
            intent: "Do not store the server's JSON yourself.", source: Source.inferred,
            .checked(
                .scenario("in-the-servers-name", .count(.sdk("waits for the server"), 2), .never(.factory)))),
        rule(
            "AM-121",
            "A malformed schedule is dropped alone (18.2.1 on); a malformed constraint ends everything that came from the "
                + "server. (By the documentation it changes nothing.)",
            intent: "Test constraints first.", source: Source.inferred,
            .checked(
                .scenario("malformed", .displayed("a"), .never(.factory.of("b"))).and(
                    scenario: "source-ended", .displayed("a"),
                    .neverBetween(.factory, after: .sees, until: nil)
                ).and(scenario: "source-ended-documented", .displayed("a")))),
        rule(
            "AM-122",
            "A new payload replaces what is known, brings what is newer than the last, and ends what is gone.",
            intent: "An old campaign does not come back.", source: Source.server,
            .checked(
                .scenario(
                    "withdrawn", .count(.found("a", false), 1), .count(.found("b", false), 1),
                    .displayed("a", "c"),
                    .count(.finished.of("a"), 1)))),
        rule(
            "AM-124", "Who belongs to an audience is evaluated on the device.", intent: "Without the server.",
            source: Source.server,
            .untestable("Nothing of a device's audience is on a stage: the host is told who belongs to it.")),
        rule(
            "AM-139",
            "A standard message is a banner with the alert as its name, at once or at the next time in front, with the first "
                + "two buttons of its group.",
            intent: "It is displayed like any other.", source: Source.legacy,
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
            "AM-140", "A second push with the same id takes the place of the first.",
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
            .outOfScope("What actions do is not modelled, and no delegate has a part in it.")),
        rule(
            "AM-143", "Actions store and cancel schedules.", intent: "None.", source: Source.server,
            .outOfScope("What actions do is not modelled, and no delegate has a part in it.")),
        rule(
            "AM-144", "Objective-C has the display interval only, from 19 on.", intent: "Use Swift.",
            source: Source.declarations,
            .outOfScope("There is no Objective-C here, and no delegate in it.")),
        rule(
            "AM-145", "Version 21 has more checks before the files are fetched.", intent: "None.",
            source: Source.preparer,
            .outOfScope("The shape ends with version 20; that is the next one.")),
    ]

    static let values = [
        rule(
            "AM-130",
            "A message needs a known type, exact in case, and a display; unknown words of source and behaviour are refused, "
                + "null and unknown keys are not.",
            intent: "Write `default`, not `standard`.", source: Source.values,
            .checked(
                .scenario(
                    "messages-read", .count(.reads("plain", "accepted"), 1),
                    .count(.reads("nulls", "accepted"), 1),
                    .count(.reads("type", "refused"), 1), .count(.reads("behavior", "refused"), 1),
                    .count(.reads("source", "refused"), 1), .count(.reads("reported", "refused"), 1)))),
        rule(
            "AM-131",
            "Buttons need id and label, media url and type, pages an address; unknown words are refused, colours "
                + "and numbers are not looked at.",
            intent: "One wrong style refuses the message.", source: Source.values,
            .checked(
                .scenario(
                    "messages-read", .count(.reads("colour", "accepted"), 1),
                    .count(.reads("style", "refused"), 1),
                    .count(.reads("button", "refused"), 1), .count(.reads("placement", "refused"), 1),
                    .count(.reads("url", "refused"), 1)))),
        rule(
            "AM-132",
            "A schedule needs id, triggers, type and what the type names; limits are not negative; bounds that are "
                + "no dates are none.",
            intent: "A mistyped end never comes.", source: Source.values,
            .checked(
                .scenario(
                    "schedules-read", .count(.reads("empty", "accepted"), 1),
                    .count(.reads("bare", "refused"), 1),
                    .count(.reads("limit", "refused"), 1), .count(.reads("bounds", "accepted"), 1),
                    .count(.reads("created", "refused"), 1)))),
        rule(
            "AM-133", "What is encoded is read the same, but for fractions of seconds.",
            intent: "Do not compare with a decoded copy.", source: Source.inferred,
            .checked(
                .scenario(
                    "rewritten", .count(.app("rewrites", ["payload": "plain", "result": "equal"]), 1),
                    .count(.app("rewrites", ["payload": "round", "result": "equal"]), 1),
                    .count(.app("rewrites", ["payload": "fraction", "result": "different"]), 1)))),
        rule(
            "AM-134", "Messages are equal only if what app code does not see is equal, too.",
            intent: "Compare names.", source: Source.values,
            .checked(
                .scenario(
                    "compared", .count(.app("compares", ["payload": "plain", "result": "equal"]), 1),
                    .count(.app("compares", ["payload": "own", "result": "different"]), 1)))),
        rule(
            "AM-135", "A trigger needs a known type, exact in case, and a goal; a compound one needs an id.",
            intent: "One wrong trigger refuses the schedule.", source: Source.values,
            .checked(
                .scenario(
                    "schedules-read", .count(.reads("trigger", "refused"), 1),
                    .count(.reads("goal", "refused"), 1),
                    .count(.reads("compound", "refused"), 1)))),
        rule(
            "AM-136", "A decoded layout is encoded as it was.", intent: "Nothing of it is lost.",
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
