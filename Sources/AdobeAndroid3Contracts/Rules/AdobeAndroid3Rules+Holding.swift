import AdobeRecords
import InAppContracts

/// Refusing now and showing later.
extension AdobeAndroid3Rules {
    static let holding = [
        rule(
            "A3-040",
            "A refusal by `canShow` is reported to the listener as `SuppressedByAppDeveloper`, and is not "
                + "reported to the delegate.",
            intent: "After the delegate answers false, it receives nothing more about that attempt.",
            source: Source.coreAndTest,
            .checked(
                .scenario(
                    "held-made-message",
                    .calls(
                        of: [.listener, .delegate], named: nil,
                        are: [
                            AdobeAndroid3Line.delegate("canShow", "pin", answer: false),
                            AdobeAndroid3Line.failed("pin", "SuppressedByAppDeveloper"),
                        ])
                ).and(scenario: "held", .count(.anyCallback, 1)))),
        rule(
            "A3-041",
            "The gate cannot be bypassed: `Message.show()` and `Presentable.show()` both ask it again.",
            intent: "Let the gate answer true before you show a held message.", source: Source.both,
            .checked(
                .scenario(
                    "held-shown-later",
                    .calls(
                        of: [.delegate, .app],
                        named: ["canShow", "onShow", "messageShow", "presentableShow"],
                        are: [
                            AdobeAndroid3Line.delegate("canShow", "spring", answer: false),
                            "app messageShow(message: spring)",
                            AdobeAndroid3Line.delegate("canShow", "spring", answer: false),
                            "app presentableShow(message: spring)",
                            AdobeAndroid3Line.delegate("canShow", "spring", answer: true),
                            AdobeAndroid3Line.delegate("onShow", "spring"),
                        ])))),
        rule(
            "A3-042",
            "Inside `canShow`, `MessagingUtils.getMessageForPresentable` already finds the message.",
            intent: "The gate can decide by the message's id and metadata, and keep the message.",
            source: Source.messaging,
            .checked(
                .scenario(
                    "inspected-in-gate", .count(.canShow("spring"), 1),
                    .count(.app("sees", ["state": "detached", "object": "1"]), 1),
                    .precedes(.sees, .onShow)))),
        rule(
            "A3-043",
            "A message that is held and shown later is tracked as triggered, as suppressed for each refusal, "
                + "with the reason `SuppressedByAppDeveloper`, and then as displayed.",
            intent: "Reports show how often a message was held, not that it was lost.", source: Source.both,
            .checked(
                .scenario(
                    "held-shown-later",
                    .calls(
                        of: [.sdk], named: ["Messaging interaction event"],
                        are: [AdobeLine.edge("Trigger", "spring"), held, held]
                            + ["Display", "Dismiss"].map { AdobeLine.edge($0, "spring") })))),
        rule(
            "A3-044",
            "`Message.recordDisplay()` writes only the history record of a display, for frequency rules.",
            intent: "Call it for messages that the app shows in its own way.",
            source: Source.messagingAndDocumentation,
            .checked(
                .scenario(
                    "discarded-counted", .never(.edge("Display")), .count(.history("display"), 1),
                    .follows(
                        .history("display", ["action": ""]),
                        directlyAfter: .history("suppressDisplay")),
                    .precedes(.app("recordDisplay"), .history("display"))))),
        rule(
            "A3-045",
            "A suppressed message that qualifies again is the same object: it is tracked as triggered again, "
                + "and the delegate is asked again.",
            intent: "The SDK may ask about a held message again: do not show it twice.",
            source: Source.inferredInPart,
            .checked(
                .scenario(
                    "held-triggered-again", .count(.edge("Trigger"), 2), .count(.canShow("spring"), 2),
                    .count(.app("sees", ["object": "1", "presentable": "1"]), 2),
                    .count(.onShow("spring"), 1)))),
        rule(
            "A3-046",
            "A message's view cannot be embedded: neither the message nor the presentable exposes it, and no "
                + "web view exists before the message is accepted.",
            intent: "Show your own page if the message has to be part of a screen.",
            source: Source.both,
            .checked(
                .scenario("held", .never(.webViewCreated), .never(.viewAttached)).and(
                    scenario: "shown", .precedes(.canShow("spring", answer: "true"), .viewAttached),
                    .precedes(.onShow, .webViewCreated), .count(.webViewCreated, 1)))),
    ]

    private static let held = AdobeLine.edge(
        "SuppressDisplay", "spring", reason: "SuppressedByAppDeveloper")
}
