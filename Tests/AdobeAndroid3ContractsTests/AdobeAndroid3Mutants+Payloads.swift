import AdobeAndroid3Contracts
import InAppContracts
import RuleTesting

extension AdobeAndroid3Mutants {
    static let payloads: Table = [
        "A3-123": [
            // A host that keeps the order of the text, and one that moves propositions without a rank to the end.
            Mutant(
                "ranked", .move(canShow("third"), before: canShow("last")),
                "expected delegate canShow(message: last) -> false as number 1, found delegate "
                    + "canShow(message: third) -> false"),
            Mutant(
                "ranked", .move(canShow("plain"), after: canShow("third")),
                "expected delegate canShow(message: plain) -> false as number 2, found delegate "
                    + "canShow(message: zero) -> false"),
            Mutant("ranked", tells("onShow", "zero"), "expected no delegate onShow, found delegate onShow"),
        ],
        "A3-124": [
            Mutant(
                "other-kinds", tells("canShow", "card"),
                "expected the end as number 3, found delegate canShow(message: card)"),
            Mutant(
                "other-kinds", .dropAll(canShow),
                "expected delegate canShow(message: spring) -> true as number 1, found delegate onShow"),
            Mutant(
                "other-kinds", .insert(.sdk, "Passed over", ["kind": "error"]),
                "expected no sdk(kind: error)"),
            Mutant(
                "other-kinds", sends("Trigger", ["messageId": "card"]),
                "expected no sdk Messaging interaction event"),
        ],
        "A3-125": [
            Mutant(
                "malformed-beside-good", .dropAll(onShow),
                "expected delegate onShow(message: spring) as number 2, found the end"),
            Mutant(
                "malformed-beside-good", .drop(EventPattern(.sdk, nil, ["kind": "error"])),
                "expected 3 × sdk(kind: error), found 2"),
            Mutant(
                "malformed-beside-good", .duplicate(edge("Trigger")),
                "expected 1 × sdk Messaging interaction event"),
        ],
        "A3-127": [
            Mutant(
                "rule-without-consequences", tells("canShow", "after"),
                "expected the end as number 3, found delegate canShow(message: after)"),
            Mutant(
                "rule-without-consequences", .drop(canShow("before")),
                "expected delegate canShow(message: before) -> false as number 1"),
            Mutant(
                "rule-without-consequences", sends("Trigger", ["messageId": "lone"]),
                "expected no sdk(messageId: lone)"),
        ],
        "A3-128": [
            Mutant(
                "incomplete-campaign", .drop(EventPattern(.campaign, "refused")),
                "expected 4 × campaign refused, found 3"),
            Mutant(
                "incomplete-campaign",
                tells("canShow", "m", after: EventPattern(.campaign, "triggerMalformed")),
                "expected no delegate after campaign triggerMalformed"),
            Mutant(
                "incomplete-campaign", sends("Trigger", ["messageId": "m"]), "expected no sdk(messageId: m)"),
        ],
    ]

    private static func canShow(_ message: String) -> EventPattern { of(canShow, message) }
}
