import AdobeRecords
import InAppContracts

/// Registering a delegate, and the threads on which it is called.
extension AdobeAndroid3Rules {
    static let registration = [
        rule(
            "A3-001",
            "The UI service holds the delegate strongly. Another delegate can replace it, but it can be "
                + "neither removed nor read.",
            intent: "The delegate lives as long as the process: do not let it hold anything that has to end "
                + "earlier.",
            source: Source.core,
            .checked(
                .scenario(
                    "delegate-released", .count(.canShow, 1), .count(.onShow, 1), .count(.onDismiss, 1),
                    .precedes(.app("releaseDelegate"), .canShow)
                ).and(scenario: "delegate-replaced", .carries(.anyCallback, "delegate", "second")))),
        rule(
            "A3-002",
            "A presentable keeps the delegate that was registered when it was created. A delegate that is "
                + "registered later is not called for it.",
            intent: "Register before anything can be presented. Otherwise existing presentables do not call "
                + "the delegate.",
            source: Source.core,
            .checked(
                .scenario(
                    "delegate-replaced-after-creation", .never(secondIsCalled), .count(.canShow("pin"), 2),
                    .count(.onHide("pin"), 1), .count(.onDismiss("pin"), 1)
                ).and(
                    scenario: "delegate-replaced-while-shown", .never(secondIsCalled),
                    .count(.onDismiss("spring"), 1)
                ).and(
                    scenario: "delegate-replaced-in-gate", .never(secondIsCalled),
                    .count(.onShow("spring"), 1), .count(.onDismiss("spring"), 1)
                ).and(
                    scenario: "created-before-delegate", .never(.anyCallback),
                    .calls(
                        of: [.listener], named: ["onShow", "onHide", "onDismiss"],
                        are: ["onShow", "onHide", "onShow", "onDismiss"].map {
                            AdobeAndroid3Line.listener($0, "pin")
                        })))),
        rule(
            "A3-003",
            "A message id has one message and one presentable for the life of the process, so a campaign "
                + "that qualified under another delegate, or under none, never reaches the current delegate.",
            intent: "A delegate that is registered late misses more than the first display.",
            source: Source.inferredInPart,
            .checked(
                .scenario(
                    "triggered-before-delegate", .never(.anyCallback), .count(.edge("Trigger"), 2),
                    .count(.edge("Display"), 2)
                ).and(
                    scenario: "triggered-before-replacement", .never(secondIsCalled),
                    .count(.canShow("spring"), 2),
                    .count(.app("sees", ["object": "1", "presentable": "1"]), 2)))),
        rule(
            "A3-004",
            "Messages are kept permanently, so a `Message` can still be used after its dismissal.",
            intent: "A message that was kept can be shown again without a new trigger.", source: Source.core,
            .checked(
                .scenario(
                    "shown-again", .count(.sees, 2), .carries(.sees, "object", "1"),
                    .occurs(.app("sees", ["state": "detached"])), .count(.onShow("spring"), 2),
                    .count(.edge("Trigger"), 1)))),
        rule(
            "A3-005",
            "The delegate is notified when presentations of any kind are shown, hidden or dismissed, "
                + "including alerts and floating buttons. It is asked, and notified of loaded content, only "
                + "for in-app messages, whatever the published guide says about the gate.",
            intent:
                "Check the kind of presentation in every callback except `canShow` and `onContentLoaded`.",
            source: Source.coreAndTest,
            .checked(
                .scenario(
                    "every-kind",
                    .calls(
                        of: [.delegate], named: nil,
                        are: ["alert", "button"].flatMap { name in
                            ["onShow", "onHide", "onShow", "onDismiss"].map {
                                AdobeAndroid3Line.delegate($0, name)
                            }
                        }), .carries(.onShow("alert"), "kind", "alert"),
                    .carries(.onShow("button"), "kind", "floatingButton")))),
        rule(
            "A3-006",
            "In-app messages of other extensions reach the delegate too; no `Message` belongs to them.",
            intent: "A delegate that refuses everything without a `Message` also blocks screens such as "
                + "Assurance's.",
            source: Source.inferred,
            .checked(
                .scenario(
                    "made-message", .count(.canShow("pin"), 1), .carries(.anyCallback, "campaign", "none")))),
    ]

    private static let secondIsCalled = EventPattern(.delegate, nil, ["delegate": "second"])

    static let threads = [
        rule(
            "A3-010",
            "`show`, `hide` and `dismiss` may be called on any thread. They post their work to the main "
                + "thread, even if called there, so nothing has changed when they return.",
            intent: "Read the state in a callback, not in the line after the command.", source: Source.core,
            .checked(
                .scenario(
                    "commands-return-at-once",
                    .calls(
                        of: [.app], named: ["sees"],
                        are: ["detached", "visible", "hidden"].map { AdobeAndroid3Line.sees("pin", $0) }),
                    .precedes(.app("sees", ["state": "detached"]), .canShow),
                    .precedes(.app("sees", ["state": "visible"]), .onHide),
                    .precedes(.app("sees", ["state": "hidden"]), .onDismiss)
                ).and(
                    scenario: "commands-off-main", .thread(.app("presentableShow"), .background),
                    .thread(.app("presentableHide"), .background),
                    .thread(.app("presentableDismiss"), .background), .thread(.anyCallback, .main),
                    .thread(.anyListener, .main), .count(.onShow, 2), .count(.onHide, 1),
                    .count(.onDismiss, 1)))),
        rule(
            "A3-011",
            "Commands are carried out in the order in which they were given, each completely before the "
                + "next. This includes commands from callbacks.",
            intent: "Of two shows in a row the first wins and the second is in conflict.",
            source: Source.inferredInPart,
            .checked(
                .scenario(
                    "two-shows", .count(.canShow("b"), 1), .count(.onShow("a"), 1), .never(.onShow("b")),
                    .count(.edge("SuppressDisplay", ["messageId": "b", "reason": "Conflict"]), 1),
                    .precedes(.onShow("a"), .edge("SuppressDisplay", ["reason": "Conflict"]))
                ).and(
                    scenario: "commands-in-gate",
                    .calls(
                        of: [.delegate, .app], named: nil,
                        are: [
                            AdobeAndroid3Line.delegate("canShow", "spring", answer: true),
                            "app presentableHide(message: spring)", "app messageShow(message: spring)",
                            AdobeAndroid3Line.delegate("onShow", "spring"),
                            AdobeAndroid3Line.delegate("onHide", "spring"),
                            AdobeAndroid3Line.delegate("canShow", "spring", answer: true),
                            AdobeAndroid3Line.delegate("onShow", "spring"),
                        ])))),
        rule(
            "A3-012",
            "Delegate and listener are called on the main thread, including the gate.",
            intent: "A gate that waits blocks the whole app.", source: Source.core,
            .checked(
                .scenario(
                    "transitions", .thread(.anyCallback, .main), .thread(.anyListener, .main)
                ).and(scenario: "shown", .thread(.canShow, .main)))),
        rule(
            "A3-013",
            "An error that the delegate throws is logged and ends only that command. It is not reported.",
            intent: "Do not expect an error callback after a failure in the delegate.",
            source: Source.inferredInPart,
            .untestable(
                "The delegate's methods cannot throw in Swift, and an error that cannot be caught ends the "
                    + "process, so no delegate can show this.")),
    ]
}

/// How the SDK reads the servers' payloads.
extension AdobeAndroid3Rules {
    static let payloads = [
        rule(
            "A3-123",
            "Campaigns that qualify together are shown by their rank, the lowest number first. A campaign "
                + "without a rank counts as -1. The place of a campaign in the payload has no effect. This "
                + "is so since Messaging 3.3.0.",
            intent: "Of several campaigns the gate is asked first about the one with the lowest rank.",
            source: Source.messaging,
            .checked(
                .scenario(
                    "ranked",
                    .calls(of: [.delegate], named: ["canShow"], are: asked("last", "plain", "zero", "third")),
                    .never(.onShow)))),
        rule(
            "A3-124",
            "Campaigns of another kind in the same payload, such as cards or code for the app, are skipped, "
                + "and the in-app messages are shown.",
            intent: "A payload may contain more than messages.", source: Source.messaging,
            .checked(
                .scenario(
                    "other-kinds", .calls(of: [.delegate], named: nil, are: shownOnly("spring")),
                    .never(.anyError), .never(.edge("Trigger", ["messageId": "card"]))))),
        rule(
            "A3-125", "Campaigns are read one by one: a malformed one does not affect valid ones.",
            intent: "One malformed campaign in the console affects only itself.", source: Source.messaging,
            .checked(
                .scenario(
                    "malformed-beside-good", .calls(of: [.delegate], named: nil, are: shownOnly("spring")),
                    .count(.anyError, 3), .count(.edge("Trigger"), 1)))),
        rule(
            "A3-127",
            "A rule without consequences ends the reading of its ruleset: the rules before it count, those "
                + "after it do not, and other rulesets are not affected.",
            intent: "The messages after an empty rule can be lost.", source: Source.messaging,
            .checked(
                .scenario(
                    "rule-without-consequences",
                    .calls(of: [.delegate], named: ["canShow"], are: asked("before", "other")),
                    .never(.sdk(nil, ["messageId": "after"])), .never(.sdk(nil, ["messageId": "lone"]))))),
        rule(
            "A3-128",
            "No message is created from a proposition without a scope, from an in-app item outside a "
                + "ruleset, or from content that contradicts its type.",
            intent: "Payloads that are written by hand have to be complete.", source: Source.messaging,
            .checked(
                .scenario(
                    "incomplete-campaign", .count(.host("refused"), 4), .never(.sdk(nil, ["messageId": "m"])),
                    .neverBetween(
                        .anyCallback, after: .host("triggerMalformed"), until: .trigger("spring")),
                    .calls(of: [.delegate], named: nil, are: shownOnly("spring"))))),
    ]

    /// The gate is asked about messages, and refuses them.
    static func asked(_ messages: String...) -> [String] {
        messages.map { AdobeAndroid3Line.delegate("canShow", $0, answer: false) }
    }

    static func shownOnly(_ message: String) -> [String] {
        [
            AdobeAndroid3Line.delegate("canShow", message, answer: true),
            AdobeAndroid3Line.delegate("onShow", message),
        ]
    }
}
