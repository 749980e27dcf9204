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
            "The delegate is called, the coordinator is locked, the display is reported, and the adapter displays. At the "
                + "end the resolution is reported, the coordinator is unlocked, and the delegate is called. (Late 20.x looks for "
                + "the scene after it calls the delegate.)",
            intent: "Expect the calls in this order.", source: Source.executor,
            .checked(.scenario("whole-display", wholeDisplay))),
        rule(
            "AM-008", "The delegate is never told how a message was dismissed.",
            intent: "Your own adapter knows it; the delegate does not.", source: Source.declarations,
            .checked(.scenario("results", sameForAll, .count(.finished, 4)))),
        rule(
            "AM-009",
            "A cancelling button deletes the schedule; every other end of a display counts as usual.",
            intent: "Give a \"never again\" button the behaviour cancel.", source: Source.adapters,
            .checked(
                .scenario(
                    "cancelled-by-button", .count(.found("a", false), 1), .count(.displays, 1),
                    .count(.finished, 1)
                ).and(scenario: "banner-cancelled", .count(.found("a", false), 1)))),
        rule(
            "AM-010",
            "The message's own actions run after every display, however it ends, but not for a control group.",
            intent: "A message's actions are separate from the actions of its buttons.",
            source: Source.executor,
            .checked(
                .scenario("whole-display", .follows(messageAction, directlyAfter: .sdk("in_app_resolution")))
                    .and(
                        scenario: "cancelled-by-button", .count(messageAction, 1)
                    ).and(scenario: "control-group", .never(messageAction)))),
        rule(
            "AM-011",
            "For a control group, the delegate is asked and is notified of a display and its end, but nothing is displayed. "
                + "The display counts.",
            intent: "`messageWillDisplay` does not prove that anything is displayed.",
            source: Source.executor,
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
            "If the additional audience check excludes the user, the app is asked, but no other callback is called. The "
                + "execution counts.",
            intent: "Your yes may be the last call.", source: Source.executor,
            .checked(
                .scenario(
                    "excluded", .count(.asks.of("a"), 1), .never(.will.of("a")), .never(.finished.of("a")),
                    .count(.resolution("audience_check_excluded"), 1), .displayed("b")))),
        rule(
            "AM-013",
            "After a failed display, the schedule stays executing until the next launch, where it counts as interrupted. "
                + "(According to the documentation, the display is tried again.)",
            intent: "Provide a scene before messages can be displayed.", source: Source.inferred,
            .checked(
                .scenario(
                    "no-scene", .count(.displayFailed, 1), .never(.displays),
                    .count(.resolution("interrupted"), 1)
                ).and(scenario: "no-scene-documented", .count(.displays, 1), .count(.displayFailed, 1)))),
        rule(
            "AM-018",
            "The display interval is 0 until the app sets it. The app's value is kept across launches.",
            intent: "Set it once, or at every launch.", source: Source.coordinators,
            .checked(
                .scenario(
                    "interval-kept",
                    .calls(of: [.app], named: ["sees"], are: ["0.0", "0.5"].map(sees))))),
        rule(
            "AM-019",
            "Standard messages appear one at a time. The interval runs from the end of one to the next; setting the "
                + "interval while it runs starts it again.",
            intent: "The interval gives users a rest.", source: Source.coordinators,
            .checked(
                .scenario("interval", .delay(.finished, .displays.of("b"), seconds: 50), .count(.displays, 2))
            )),
        rule(
            "AM-020", "Immediate messages wait only until the app is active.",
            intent: "They may cover other messages.", source: Source.coordinators,
            .checked(
                .scenario(
                    "immediate", .precedes(.stage("appState", ["value": "active"]), .displays.of("e")),
                    .precedes(.displays.of("b"), .appEnds.of("a")), .count(.displays, 5)))),
        rule(
            "AM-021",
            "A message's display behaviour selects its coordinator; embedded layouts are immediate, up to version 20.",
            intent: "The default is standard.", source: Source.coordinators,
            .checked(
                .scenario("immediate", .precedes(.appEnds.of("a"), .displays.of("d"))).and(
                    scenario: "embedded", .count(.will.of("layout"), 1), .count(.appEnds, 0)))),
        rule(
            "AM-022",
            "A message appears in the scene that the scene delegate chooses, otherwise in the last active scene of the app "
                + "itself, otherwise in the first scene. Without any scene the display fails.",
            intent: "Choose a scene where it matters.", source: Source.scenes,
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
            intent: "Retain your delegate.", source: Source.declarations,
            .checked(
                .scenario("no-delegate", .never(.anyCallback), .count(.factory, 1)).and(
                    scenario: "delegate-replaced", .never(.anyCallbackOf("b"))))),
        rule(
            "AM-062",
            "When `display` returns, the report, the unlocking of the coordinator and the delegate's call follow in the same "
                + "turn; actions run after them.",
            intent: "In `messageFinishedDisplaying` the next display has not begun.", source: Source.executor,
            .checked(
                .scenario(
                    "whole-display", .follows(.finished, directlyAfter: .displays),
                    .precedes(.finished, messageAction)))),
        rule(
            "AM-063",
            "In `messageFinishedDisplaying` the schedule is still executing: it is found, and its trigger's event is lost.",
            intent: "Do not trigger it again in this callback.", source: Source.inferred,
            .checked(
                .scenario(
                    "trigger-in-finished", .count(.found("a", true), 1), .count(.displays, 2),
                    .neverBetween(.factory, after: .finished, until: .sees)))),
        rule(
            "AM-064", "An adapter may end its display immediately.", intent: "That is a display too.",
            source: Source.executor,
            .checked(.scenario("ends-at-once", .count(.will, 1), .count(.displays, 1), .count(.finished, 1)))),
        rule(
            "AM-067", "A control-group message starts the display interval like any other.",
            intent: "The next message waits although nothing was displayed.", source: Source.coordinators,
            .checked(.scenario("control-group", .delay(.finished, .displays.of("b"), seconds: 30)))),
        rule(
            "AM-068",
            "Up to version 20, immediate messages cover standard ones and each other, and a standard message may appear "
                + "during an immediate one.",
            intent: "Expect two messages at the same time.", source: Source.coordinators,
            .checked(
                .scenario(
                    "immediate", .neverBetween(.appEnds, after: .displays, until: .sees),
                    .precedes(.displays.of("d"), .appEnds.of("c"))))),
        rule(
            "AM-069",
            "The SDK reads the delegate again for each call. If the delegate is released by then, the end is not "
                + "reported to it.",
            intent: "Retain it as long as messages are on screen.", source: Source.executor,
            .checked(
                .scenario(
                    "delegate-replaced", .carries(.finished, "delegate", "second"), .count(.finished, 1)
                ).and(
                    scenario: "delegate-released", .count(.will, 1), .never(.finished)))),
        rule(
            "AM-070",
            "The scene delegate is asked once per display. The SDK accepts any scene; nil leaves the choice to the SDK.",
            intent: "Return nil if you need no particular scene.", source: Source.scenes,
            .checked(
                .scenario(
                    "scenes", .count(.scene, 2), .count(.scene.answering("none"), 1),
                    .count(.scene.answering("first"), 1)))),
        rule(
            "AM-071",
            "Without a scene, 18 to 20.0 ask the app and then do nothing. Later 20.x report a display and its end, although "
                + "nothing is displayed.",
            intent: "A display without content is possible.", source: Source.inferred,
            .checked(
                .scenario("no-scene-before", .count(.asks, 1), .never(.will), .count(.displayFailed, 1)).and(
                    scenario: "no-scene", .count(.will, 1), .count(.finished, 1), .never(.displays)))),
        rule(
            "AM-072",
            "Schedules of actions without a message run without asking the delegate, also in the background.",
            intent: "The delegate only concerns messages.", source: Source.engine,
            .checked(
                .scenario(
                    "actions-alone", .count(.action("own"), 1), .never(.anyCallback), .count(.notSetOff, 1)))),
        rule(
            "AM-074",
            "The SDK accepts an adapter's result unchanged. Only the adapter itself runs the actions of its button.",
            intent: "Run them through `actionRunner`.", source: Source.adapters,
            .checked(
                .scenario(
                    "action-runner", .never(.action("button_action")), .count(.action("own"), 2),
                    .carries(.action("own"), "attributedTo", "a"),
                    .count(.sdk("in_app_resolution", ["button": "any"]), 1)))),
        rule(
            "AM-075", "The four results differ only in reports and in cancelling.",
            intent: "Report what happened.", source: Source.adapters,
            .checked(
                .scenario(
                    "results", sameForAll, .count(.resolution("button_click"), 1),
                    .count(.resolution("message_click"), 1), .count(.resolution("user_dismissed"), 1),
                    .count(.resolution("timed_out"), 1)))),
        rule(
            "AM-076", "The time in reports counts only while the app is active.", intent: "None.",
            source: Source.inferred,
            .outOfScope("The time is part of the reports, which an app's code cannot read.")),
        rule(
            "AM-125", "Experiments only concern messages, and skip schedules that bypass them.",
            intent: "Mark messages that every user has to see.", source: Source.preparer,
            .checked(
                .scenario("control-group-bypassed", .count(.displays, 1), .never(.resolution("control"))))),
        rule(
            "AM-137", "The callbacks of a message are called even if its reporting is off.",
            intent: "Reports are independent of callbacks.", source: Source.values,
            .checked(
                .scenario(
                    "unreported", .never(.displayReport), .never(.resolutionReport), .count(.finished, 1)))),
        rule(
            "AM-138",
            "An action runner attributes what it runs to the message; `runAsync` returns immediately.",
            intent: "Use it instead of the app's own way.", source: Source.adapters,
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
