import AdobeRecords
import InAppContracts

/// What the SDK makes of the payloads that the servers send.
extension AdobeAndroid3Rules {
    static let payloads = [
        rule(
            "A3-123",
            "Campaigns that qualify together are shown by their rank, the lowest number first; one without a "
                + "rank counts as -1. Where a campaign stands in the payload decides nothing. So since Messaging "
                + "3.3.0.",
            intent: "Of several campaigns the gate hears first of the one with the lowest rank.",
            source: Source.messaging,
            .checked(
                .scenario(
                    "ranked",
                    .calls(of: [.delegate], named: ["canShow"], are: asked("last", "plain", "zero", "third")),
                    .never(.onShow)))),
        rule(
            "A3-124",
            "Campaigns of another kind in the same payload, cards or code for the app, are passed over, and the "
                + "in-app messages are shown.",
            intent: "A payload may serve more than messages.", source: Source.messaging,
            .checked(
                .scenario(
                    "other-kinds", .calls(of: [.delegate], named: nil, are: shownOnly("spring")),
                    .never(.anyError), .never(.edge("Trigger", ["messageId": "card"]))))),
        rule(
            "A3-125", "Campaigns are read one by one: a malformed one keeps no good one away.",
            intent: "One bad campaign in the console costs only itself.", source: Source.messaging,
            .checked(
                .scenario(
                    "malformed-beside-good", .calls(of: [.delegate], named: nil, are: shownOnly("spring")),
                    .count(.anyError, 3), .count(.edge("Trigger"), 1)))),
        rule(
            "A3-127",
            "A rule without consequences ends the reading of its ruleset: the rules before it count, those after "
                + "it do not, and other rulesets are not touched.",
            intent: "An empty rule can cost the messages after it.", source: Source.messaging,
            .checked(
                .scenario(
                    "rule-without-consequences",
                    .calls(of: [.delegate], named: ["canShow"], are: asked("before", "other")),
                    .never(.sdk(nil, ["messageId": "after"])), .never(.sdk(nil, ["messageId": "lone"]))))),
        rule(
            "A3-128",
            "No message comes of a proposition that says nothing of its scope, of an in-app item that no ruleset "
                + "is around, or of content that contradicts its type.",
            intent: "Payloads that were made by hand have to be whole.", source: Source.messaging,
            .checked(
                .scenario(
                    "incomplete-campaign", .count(.host("refused"), 4), .never(.sdk(nil, ["messageId": "m"])),
                    .neverBetween(
                        .anyCallback, after: .host("triggerMalformed"), until: .trigger("spring")),
                    .calls(of: [.delegate], named: nil, are: shownOnly("spring"))))),
    ]

    /// The gate is asked about messages, and refuses them.
    private static func asked(_ messages: String...) -> [String] {
        messages.map { AdobeAndroid3Line.delegate("canShow", $0, answer: false) }
    }

    private static func shownOnly(_ message: String) -> [String] {
        [
            AdobeAndroid3Line.delegate("canShow", message, answer: true),
            AdobeAndroid3Line.delegate("onShow", message),
        ]
    }
}
