import AdobeRecords
import InAppContracts

/// Registering a delegate, and making a message from a campaign.
extension AdobeIOSRules {
    static let registration = [
        rule(
            "AI-001",
            "The SDK holds the delegate weakly: once the app releases it, messages are shown without "
                + "asking and without callbacks.",
            intent: "Keep the delegate in a property that lives as long as the app.", source: Source.core,
            .checked(
                .scenario(
                    "delegate-released", .never(.anyCallback),
                    .occurs(.app("messagingDelegate", answer: "none")), .occurs(.viewInserted("spring"))
                ).and(
                    scenario: "delegate-released-while-shown", .count(.onShow, 1), .never(.onDismiss),
                    .occurs(.viewRemoved("spring"))))),
        rule(
            "AI-002",
            "There is one delegate: the last assignment wins, and assigning nil removes it.",
            intent: "Two parts of an app that both want to be the delegate must share one.",
            source: Source.core,
            .checked(
                .scenario(
                    "delegate-replaced", .carries(.anyCallback, "delegate", "second"),
                    .occurs(.app("messagingDelegate", answer: "none")), .never(.onDismiss),
                    .occurs(.viewRemoved("spring"))))),
        rule(
            "AI-003",
            "The delegate is looked up for each callback: a delegate that is assigned while a message is "
                + "shown is notified of its dismissal, and a delegate that is removed in its own gate "
                + "gets no further callbacks.",
            intent: "A delegate can get callbacks about messages that it was never asked about.",
            source: Source.core,
            .checked(.lookedUpEachTime(.viewInserted("spring")))),
        rule(
            "AI-004", "Without a delegate every message may be shown.",
            intent: "Nothing is held back before the delegate is registered: register it first.",
            source: Source.core,
            .checked(.shownWithoutDelegate(.viewInserted("spring")))),
        rule(
            "AI-005",
            "The delegate is asked about every full-screen message of the shared UI service, including "
                + "those of other extensions, which belong to no campaign.",
            intent:
                "A delegate that refuses every message without a `parent` also blocks screens such as Assurance's.",
            source: "vendor source (AEPServices), 5.11.0, and a vendor issue",
            .checked(.foreignScreens)),
        rule(
            "AI-006", "Floating buttons use neither the delegate nor the monitor.",
            intent: "A button on the screen needs no answer and blocks no messages.",
            source: Source.core,
            .checked(
                .scenario(
                    "floating-button", .occurs(.listener("onShow", ["button": "floating"])),
                    .calls(
                        of: [.delegate], named: nil,
                        are: [
                            "delegate shouldShowMessage(message: spring) -> true",
                            "delegate onShow(message: spring)",
                        ]), .occurs(.viewInserted("spring"))))),
        rule(
            "AI-007",
            "The property that holds the delegate is not synchronised with the provider's other services.",
            intent: "Assign the delegate on one thread, before messages can appear.", source: Source.inferred,
            .untestable(
                "A missing lock shows only as a race between two threads, which no scenario can cause "
                    + "reliably.")),
    ]

    static let triggers = [
        rule(
            "AI-010",
            "A rule's consequence of type `schema` with the in-app schema becomes a message; if its "
                + "content type is missing or its content is not a string, nothing happens.",
            intent: "A campaign that cannot be read causes neither a callback nor a record.",
            source: Source.messaging,
            .checked(
                .scenario(
                    "malformed-campaign", .never(.sdk(nil, ["messageId": "m"])),
                    .calls(
                        of: [.delegate], named: nil,
                        are: [
                            "delegate shouldShowMessage(message: spring) -> true",
                            "delegate onShow(message: spring)",
                        ])
                ).and(
                    scenario: "wrapped", .count(.gate("spring"), 9), .count(.onShow("spring"), 9),
                    .count(.edge("Trigger", ["messageId": "spring"]), 9)))),
        rule(
            "AI-011",
            "A message of an unknown campaign is dropped without a callback or an error; a preview is "
                + "shown anyway, and not tracked.",
            intent: "If nothing follows a trigger, the campaign's data may not have arrived yet.",
            source: Source.messaging,
            .checked(
                .scenario(
                    "unknown-campaign", .never(.anyCallback), .never(.tracked), .never(.anyError),
                    .never(.viewInserted)
                ).and(scenario: "preview", .count(.gate, 1), .count(.onShow, 1), .never(.tracked)))),
        rule(
            "AI-012",
            "The trigger is tracked before the message is shown: the Edge event, if tracking is "
                + "automatic, then the history record. The gate is called too late to change that.",
            intent: "Switching `autoTrack` off in the gate affects display and dismissal, not the trigger.",
            source: Source.messaging,
            .checked(
                .scenario(
                    "shown",
                    .calls(
                        of: [.sdk, .delegate], named: nil,
                        are: AdobeLine.shown("spring"))
                ).and(
                    scenario: "auto-track-off", .count(.edge("Trigger"), 1), .count(.history("trigger"), 1),
                    .precedes(.history("trigger"), .gate), .never(.edge("Display"))))),
        rule(
            "AI-013",
            "If several campaigns match one event, the campaign with the lowest rank is first and wins; "
                + "the others fail with a conflict.",
            intent: "The order of the campaigns decides which single message the user sees.",
            source: Source.messagingAndDocumentation,
            .checked(
                .scenario(
                    "ranks",
                    .calls(
                        of: [.delegate], named: nil,
                        are: [
                            "delegate shouldShowMessage(message: first) -> true",
                            "delegate onShow(message: first)",
                        ]),
                    .count(.edge("SuppressDisplay", ["messageId": "second", "reason": "Conflict"]), 1),
                    .precedes(
                        .history("trigger", ["messageId": "first"]),
                        .history("trigger", ["messageId": "second"])),
                    .never(.viewInserted("second"))))),
        rule(
            "AI-014", "Each trigger creates a new message with a new view; nothing is reused.",
            intent:
                "State that is kept by object identity is valid for one trigger; keep lasting state by campaign.",
            source: Source.messaging,
            .checked(
                .scenario(
                    "triggered-twice", .occurs(.sees(["object": "1", "view": "1"])),
                    .occurs(.sees(["object": "2", "view": "2"]))))),
    ]
}

/// The messages that the SDK finds in the servers' payloads.
extension AdobeIOSRules {
    static let payloads = [
        rule(
            "AI-131",
            "Only the first consequence of a rule can become a message: later in-app consequences are "
                + "dropped, and a rule that begins with another kind makes no message.",
            intent: "Give each message a rule of its own.",
            source: Source.messagingFiles("ParsedPropositions.swift", "Messaging.swift"),
            .checked(
                .scenario(
                    "several-consequences",
                    .count(.edge("Trigger"), 2),
                    .precedes(
                        .edge("Trigger", ["messageId": "first"]), .edge("Trigger", ["messageId": "last"])),
                    .never(.sdk(nil, ["messageId": "behind"])),
                    .never(.sdk(nil, ["messageId": "behind-card"])), .occurs(.onShow("first"))))),
        rule(
            "AI-132",
            "Propositions that qualify together are ordered by rank, the lowest first. A missing rank "
                + "counts as -1, so such a proposition is before all that have an ordinary rank.",
            intent: "Give every campaign a rank; otherwise the campaign without a rank wins.",
            source: Source.messagingFiles("Proposition.swift"),
            .checked(
                .scenario(
                    "ranks-missing",
                    .calls(
                        of: [.sdk], named: ["Messaging interaction event"],
                        are: ["below", "unranked", "zero", "third"].map { AdobeLine.edge("Trigger", $0) }
                            + [AdobeLine.edge("Display", "below")]
                            + ["unranked", "zero", "third"].map {
                                AdobeLine.edge("SuppressDisplay", $0, reason: "Conflict")
                            }), shows("below")))),
        rule(
            "AI-133",
            "A server response may mix in-app messages with cards, feeds, and HTML or JSON for places in "
                + "the app: the messages are loaded and the others skipped, whatever the order.",
            intent: "One server response can serve several features.",
            source: Source.messagingFiles("ParsedPropositions.swift"),
            .checked(.scenario("mixed-kinds", shows("spring"), .count(.edge("Trigger"), 1)))),
        rule(
            "AI-134",
            "Propositions are read one at a time: a proposition that cannot be read is dropped and "
                + "logged, and does not affect the others.",
            intent: "A mistake in one campaign does not disable the others.",
            source: Source.messagingFiles("Event+Messaging.swift"),
            .checked(
                .scenario(
                    "malformed-beside-good", shows("spring"), .count(.anyError, 4),
                    .count(.edge("Trigger"), 1)))),
        rule(
            "AI-135",
            "No message is made from a proposition without `scopeDetails`, from an in-app item that is "
                + "in a proposition but not in a ruleset, or from a string whose content type is JSON.",
            intent: "A payload that was shortened by hand must keep these parts.",
            source: Source.messagingFiles(
                "Proposition.swift", "ParsedPropositions.swift", "InAppSchemaData.swift"),
            .checked(
                .scenario(
                    "incomplete-payloads", .count(.host("refused"), 3),
                    .never(.sdk(nil, ["messageId": "part"])), shows("spring")))),
        rule(
            "AI-136",
            "For Messaging 5 a consequence of the older type `cjmiam` is code-based content, and never a "
                + "message; version 4 shows it.",
            intent: "Campaigns of the old format no longer appear after the update.",
            source: Source.messagingFiles("ParsedPropositions.swift"),
            .checked(
                .scenario(
                    "older-type", .count(.host("refused"), 1), .never(.sdk(nil, ["messageId": "old"])),
                    shows("spring")))),
    ]

    /// One message is shown, and the delegate is called for no other.
    private static func shows(_ message: String) -> Expectation {
        .calls(
            of: [.delegate], named: nil,
            are: [
                "delegate shouldShowMessage(message: \(message)) -> true",
                "delegate onShow(message: \(message))",
            ])
    }
}
