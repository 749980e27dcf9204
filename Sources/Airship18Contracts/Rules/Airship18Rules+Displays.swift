import InAppContracts

/// Displays, their consequences, coordinators and scenes.
extension Airship18Rules {
    private typealias Line = Airship18Line
    private static let messageAction = EventPattern.action("message_action")
    private static let wholeOrder = [
        "messageWillDisplay", "in_app_display", "display", "in_app_resolution", "messageFinishedDisplaying",
        "action message_action",
    ]
    private static let whole = [
        Line.will(), "sdk in_app_display(kind: analytics, schedule: a)", Line.display(),
        "sdk in_app_resolution(kind: analytics, schedule: a, type: user_dismissed)", Line.finished(),
        "sdk action message_action(kind: note, attributedTo: a, situation: automation, value: \"done\")",
    ]
    private static let wholeDisplay = Expectation.calls(
        of: [.delegate, .listener, .sdk], named: wholeOrder, are: whole)
    private static let told = ["a", "b", "c", "d"].flatMap { [Line.will($0), Line.finished($0)] }
    private static let sameForAll = Expectation.calls(
        of: [.delegate], named: ["messageWillDisplay", "messageFinishedDisplaying"], are: told)

    static let displays = [
        rule(
            "AM-007",
            "The delegate is told, the coordinator locked, the display reported, the adapter told to display; at the end "
                + "the resolution is reported, the coordinator is free, and the delegate is told. (Late 20.x looks for the "
                + "scene after telling the delegate.)",
            intent: "The order in which to expect things.", source: Source.executor,
            .checked(.scenario("whole-display", wholeDisplay))),
        rule(
            "AM-008", "The delegate is never told how a message went away.",
            intent: "An adapter of your own knows; the delegate does not.", source: Source.declarations,
            .checked(.scenario("results", sameForAll, .count(.finished, 4)))),
        rule(
            "AM-009", "A button that cancels deletes the schedule; every other end counts as usual.",
            intent: "Give \"never again\" the behaviour cancel.", source: Source.adapters,
            .checked(
                .scenario(
                    "cancelled-by-button", .count(.found("a", false), 1), .count(.displays, 1),
                    .count(.finished, 1)
                ).and(scenario: "banner-cancelled", .count(.found("a", false), 1)))),
        rule(
            "AM-010",
            "The message's own actions run after every display, whatever its end, and not for a control group.",
            intent: "Actions of a message are not those of its buttons.", source: Source.executor,
            .checked(
                .scenario("whole-display", .follows(messageAction, directlyAfter: .sdk("in_app_resolution")))
                    .and(
                        scenario: "cancelled-by-button", .count(messageAction, 1)
                    ).and(scenario: "control-group", .never(messageAction)))),
        rule(
            "AM-011",
            "For a control group the delegate is asked and told of a display and its end, but nothing is displayed; it "
                + "counts.",
            intent: "A will-display is no proof that something is seen.", source: Source.executor,
            .checked(
                .scenario(
                    "control-group",
                    .calls(
                        of: [.delegate], named: nil,
                        are: [
                            Line.asks(true), Line.will(), Line.finished(), Line.asks(true, "b"),
                            Line.will("b"),
                        ]), .displayed("b"), .count(.resolution("control"), 1)))),
        rule(
            "AM-012",
            "Where the additional audience check excludes the user, the app is asked, and hears nothing more; it counts.",
            intent: "A yes may be the last that you hear.", source: Source.executor,
            .checked(
                .scenario(
                    "excluded", .count(.asks.of("a"), 1), .never(.will.of("a")), .never(.finished.of("a")),
                    .count(.resolution("audience_check_excluded"), 1), .displayed("b")))),
        rule(
            "AM-013",
            "After a display that failed the schedule stays executing until the next launch, where it counts as "
                + "interrupted. (By the documentation it is tried again.)",
            intent: "Have a scene before messages can be displayed.", source: Source.inferred,
            .checked(
                .scenario(
                    "no-scene", .count(.displayFailed, 1), .never(.displays),
                    .count(.resolution("interrupted"), 1)
                ).and(scenario: "no-scene-documented", .count(.displays, 1), .count(.displayFailed, 1)))),
        rule(
            "AM-018", "The display interval is 0 until the app sets one, which is kept across launches.",
            intent: "Set it once, or at every start.", source: Source.coordinators,
            .checked(
                .scenario(
                    "interval-kept",
                    .calls(of: [.app], named: ["sees"], are: ["0.0", "0.5"].map(sees))))),
        rule(
            "AM-019",
            "Standard messages come one at a time, with the interval from the end of one to the next; setting the interval "
                + "while it runs begins it anew.",
            intent: "Users get that long a rest.", source: Source.coordinators,
            .checked(
                .scenario("interval", .delay(.finished, .displays.of("b"), seconds: 50), .count(.displays, 2))
            )),
        rule(
            "AM-020", "Immediate messages wait for nothing but an active app.",
            intent: "They may lie over others.", source: Source.coordinators,
            .checked(
                .scenario(
                    "immediate", .precedes(.stage("appState", ["value": "active"]), .displays.of("e")),
                    .precedes(.displays.of("b"), .appEnds.of("a")), .count(.displays, 5)))),
        rule(
            "AM-021",
            "A message's behaviour chooses its coordinator; embedded layouts are immediate, up to 20.",
            intent: "Nothing said means standard.", source: Source.coordinators,
            .checked(
                .scenario("immediate", .precedes(.appEnds.of("a"), .displays.of("d"))).and(
                    scenario: "embedded", .count(.will.of("layout"), 1), .count(.appEnds, 0)))),
        rule(
            "AM-022",
            "A message appears in the scene that the delegate chooses, else in the last active one of the app's own, else "
                + "in the first; without any the display fails.",
            intent: "Choose where it matters.", source: Source.scenes,
            .checked(
                .scenario(
                    "scenes", .carries(.displays.of("a"), "scene", "active"),
                    .carries(.displays.of("b"), "scene", "active"),
                    .carries(.displays.of("c"), "scene", "first")
                ).and(scenario: "no-scene", .count(.displayFailed, 1), .never(.displays)))),
        rule(
            "AM-030", "An adapter whose display does not end keeps all standard messages waiting.",
            intent: "Return from `display`, whatever happens.", source: Source.coordinators,
            .checked(
                .scenario("never-ends", .displayed("a", "c"), .never(.asks.of("b"))))),
        rule(
            "AM-032", "Delegates are held weakly, closures and factory blocks strongly.",
            intent: "Keep your delegate.", source: Source.declarations,
            .checked(
                .scenario("no-delegate", .never(.anyCallback), .count(.factory, 1)).and(
                    scenario: "delegate-replaced", .never(.anyCallbackOf("b"))))),
        rule(
            "AM-062",
            "When `display` returns, the report, the coordinator and the delegate follow in the same turn; actions come "
                + "after it.",
            intent: "In the end callback the next message has not begun.", source: Source.executor,
            .checked(
                .scenario(
                    "whole-display", .follows(.finished, directlyAfter: .displays),
                    .precedes(.finished, messageAction)))),
        rule(
            "AM-063",
            "While the delegate is told of the end the schedule is still executing: it is found, and its trigger's event is "
                + "lost.",
            intent: "Do not set it off again in there.", source: Source.inferred,
            .checked(
                .scenario(
                    "trigger-in-finished", .count(.found("a", true), 1), .count(.displays, 2),
                    .neverBetween(.factory, after: .finished, until: .sees)))),
        rule(
            "AM-064", "An adapter may end its display at once.", intent: "That is a display, too.",
            source: Source.executor,
            .checked(.scenario("ends-at-once", .count(.will, 1), .count(.displays, 1), .count(.finished, 1)))),
        rule(
            "AM-067", "A control-group message starts the display interval like any other.",
            intent: "The next one has to wait although nothing was seen.", source: Source.coordinators,
            .checked(.scenario("control-group", .delay(.finished, .displays.of("b"), seconds: 30)))),
        rule(
            "AM-068",
            "Up to 20 immediate messages lie over standard ones and over each other, and a standard one may begin during "
                + "an immediate one.",
            intent: "Expect two messages at once.", source: Source.coordinators,
            .checked(
                .scenario(
                    "immediate", .neverBetween(.appEnds, after: .displays, until: .sees),
                    .precedes(.displays.of("d"), .appEnds.of("c"))))),
        rule(
            "AM-069", "The delegate is read anew for each call; the end is lost if it is gone by then.",
            intent: "Keep it as long as messages are up.", source: Source.executor,
            .checked(
                .scenario(
                    "delegate-replaced", .carries(.finished, "delegate", "second"), .count(.finished, 1)
                ).and(
                    scenario: "delegate-released", .count(.will, 1), .never(.finished)))),
        rule(
            "AM-070",
            "The scene delegate is asked once a display; any scene will do, nil leaves it to the SDK.",
            intent: "Answer nil for what you do not care about.", source: Source.scenes,
            .checked(
                .scenario(
                    "scenes", .count(.scene, 2), .count(.scene.answering("none"), 1),
                    .count(.scene.answering("first"), 1)))),
        rule(
            "AM-071",
            "Without a scene 18 to 20.0 ask the app and then do nothing; later 20.x tell of a display and its end around "
                + "nothing.",
            intent: "A display without content is possible.", source: Source.inferred,
            .checked(
                .scenario("no-scene-before", .count(.asks, 1), .never(.will), .count(.displayFailed, 1)).and(
                    scenario: "no-scene", .count(.will, 1), .count(.finished, 1), .never(.displays)))),
        rule(
            "AM-072", "Actions without a message run without anybody being asked, in the background, too.",
            intent: "The delegate is about messages only.", source: Source.engine,
            .checked(
                .scenario(
                    "actions-alone", .count(.action("own"), 1), .never(.anyCallback), .count(.notSetOff, 1)))),
        rule(
            "AM-074",
            "What an adapter reports is taken as it is; nobody runs the actions of its button but the adapter itself.",
            intent: "Run them through `actionRunner`.", source: Source.adapters,
            .checked(
                .scenario(
                    "action-runner", .never(.action("button_action")), .count(.action("own"), 2),
                    .carries(.action("own"), "attributedTo", "a"),
                    .count(.sdk("in_app_resolution", ["button": "any"]), 1)))),
        rule(
            "AM-075", "The four results differ in reports and in cancelling only.",
            intent: "Report what happened.", source: Source.adapters,
            .checked(
                .scenario(
                    "results", sameForAll, .count(.resolution("button_click"), 1),
                    .count(.resolution("message_click"), 1), .count(.resolution("user_dismissed"), 1),
                    .count(.resolution("timed_out"), 1)))),
        rule(
            "AM-076", "The time in reports counts only while the app is active.", intent: "None.",
            source: Source.inferred,
            .outOfScope("It is inside the reports, which no code of an app can read.")),
        rule(
            "AM-125", "Experiments concern messages only, and leave alone schedules that say so.",
            intent: "Mark what everybody has to see.", source: Source.preparer,
            .checked(
                .scenario("control-group-bypassed", .count(.displays, 1), .never(.resolution("control"))))),
        rule(
            "AM-137", "A message that is not reported has its callbacks all the same.",
            intent: "Reports are no callbacks.", source: Source.values,
            .checked(
                .scenario(
                    "unreported", .never(.displayReport), .never(.resolutionReport), .count(.finished, 1)))),
        rule(
            "AM-138", "An action runner attributes what it runs to the message; `runAsync` returns at once.",
            intent: "Use it, and not the app's own way.", source: Source.adapters,
            .checked(
                .scenario(
                    "action-runner-async", .carries(.action("own"), "situation", "automation"),
                    .neverBetween(.action("own"), after: .app("runActions"), until: .app("returned"))))),
    ]

    private static func sees(_ interval: String) -> String {
        "app sees(paused: false, displayInterval: \(interval), delegate: present, closure: none)"
    }
}

extension EventPattern {
    static func stage(_ name: String, _ arguments: [String: String]) -> EventPattern {
        EventPattern(.stage, name, arguments)
    }

    /// Any call of the delegate about one message.
    static func anyCallbackOf(_ message: String) -> EventPattern {
        EventPattern(.delegate, nil, ["message": message])
    }
}
