import AdobeRecords
import InAppContracts

/// Which messages the SDK finds in what the servers send.
extension AdobeIOSRules {
    static let payloads = [
        rule(
            "AI-131",
            "Of a rule's consequences only the first can become a message: in-app ones behind it are dropped, "
                + "and of a rule that begins with another kind nothing becomes of any.",
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
            "Propositions that qualify together are taken by rank, the lowest first; one without a rank is "
                + "taken as -1, so it comes before all that have an ordinary one.",
            intent: "Give every campaign a rank, or the one without wins.",
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
            "What the servers send may mix in-app messages with cards, feeds, and HTML or JSON for places in "
                + "the app: the messages are loaded and the others passed over, whatever the order.",
            intent: "One answer of the servers can serve several features.",
            source: Source.messagingFiles("ParsedPropositions.swift"),
            .checked(.scenario("mixed-kinds", shows("spring"), .count(.edge("Trigger"), 1)))),
        rule(
            "AI-134",
            "Propositions are read one at a time: one that cannot be read is dropped and logged, and costs none "
                + "of the others.",
            intent: "A mistake in one campaign does not silence the rest.",
            source: Source.messagingFiles("Event+Messaging.swift"),
            .checked(
                .scenario(
                    "malformed-beside-good", shows("spring"), .count(.anyError, 4),
                    .count(.edge("Trigger"), 1)))),
        rule(
            "AI-135",
            "Nothing becomes a message that is in a proposition without `scopeDetails`, that is an in-app item in "
                + "a proposition but in no ruleset, or that is a string and says of itself that it is JSON.",
            intent: "A payload that was shortened by hand has to keep these parts.",
            source: Source.messagingFiles(
                "Proposition.swift", "ParsedPropositions.swift", "InAppSchemaData.swift"),
            .checked(
                .scenario(
                    "incomplete-payloads", .count(.host("refused"), 3),
                    .never(.sdk(nil, ["messageId": "part"])), shows("spring")))),
        rule(
            "AI-136",
            "A consequence of the older type `cjmiam` is code-based content to Messaging 5, and never a message; "
                + "version 4 shows it.",
            intent: "Campaigns of the old format disappear with the update.",
            source: Source.messagingFiles("ParsedPropositions.swift"),
            .checked(
                .scenario(
                    "older-type", .count(.host("refused"), 1), .never(.sdk(nil, ["messageId": "old"])),
                    shows("spring")))),
    ]

    /// One message is shown, and the delegate hears of no other.
    private static func shows(_ message: String) -> Expectation {
        .calls(
            of: [.delegate], named: nil,
            are: [
                "delegate shouldShowMessage(message: \(message)) -> true",
                "delegate onShow(message: \(message))",
            ])
    }
}
