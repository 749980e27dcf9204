import AdobeIOSContracts
import InAppContracts
import RuleTesting

extension AdobeIOSMutants {
    static let payloads: Table = [
        "AI-131": [
            Mutant(
                "several-consequences",
                .insert(.sdk, "Messaging interaction event", ["messageId": "behind"]),
                "expected no sdk(messageId: behind)"),
            Mutant(
                "several-consequences", .set(edge("Trigger"), "messageId", "behind-card"),
                "expected no sdk(messageId: behind-card)"),
            Mutant("several-consequences", .drop(edge("Trigger"), 2), "found 1"),
            Mutant(
                "several-consequences",
                .swap(edge("Trigger"), .sdk("Messaging interaction event", ["messageId": "last"])),
                "messageId: first) before sdk Messaging interaction event"),
            Mutant(
                "several-consequences", .set(onShow, "message", "last"),
                "expected delegate onShow(message: first), which is missing"),
        ],
        "AI-132": [
            Mutant(
                "ranks-missing",
                .swap(
                    edge("Trigger"),
                    .sdk("Messaging interaction event", ["messageId": "unranked"])),
                "as number 1, found sdk Messaging interaction event"),
            Mutant(
                "ranks-missing",
                .swap(
                    .sdk("Messaging interaction event", ["messageId": "unranked"]),
                    .sdk("Messaging interaction event", ["messageId": "zero"])), "as number 2"),
            Mutant(
                "ranks-missing", .set(onShow, "message", "unranked"),
                "expected delegate onShow(message: below) as number 2, found delegate onShow(message: unranked)"
            ),
        ],
        "AI-133": [
            Mutant(
                "mixed-kinds",
                .insert(
                    .delegate, "shouldShowMessage", ["message": "card"], answer: "true",
                    after: EventPattern(.campaign, "trigger")),
                "as number 1, found delegate shouldShowMessage(message: card) -> true"),
            Mutant("mixed-kinds", .duplicate(edge("Trigger")), "expected 1 ×"),
            Mutant("mixed-kinds", .dropAll(.anyCallback), "as number 1, found the end"),
        ],
        "AI-134": [
            Mutant("malformed-beside-good", .dropAll(.anyCallback), "as number 1, found the end"),
            Mutant(
                "malformed-beside-good", .drop(EventPattern(.sdk, nil, ["kind": "error"])),
                "expected 4 × sdk(kind: error), found 3"),
            Mutant("malformed-beside-good", .drop(edge("Trigger")), "found 0"),
        ],
        "AI-135": [
            Mutant(
                "incomplete-payloads",
                .insert(.sdk, "Messaging interaction event", ["messageId": "part"]),
                "expected no sdk(messageId: part)"),
            Mutant(
                "incomplete-payloads", .drop(EventPattern(.campaign, "refused"), 2), "expected 3 ×"),
            Mutant(
                "incomplete-payloads",
                .insert(
                    .delegate, "shouldShowMessage", ["message": "part"], answer: "true",
                    after: EventPattern(.campaign, "triggerMalformed")),
                "as number 1, found delegate shouldShowMessage(message: part) -> true"),
        ],
        "AI-136": [
            Mutant("older-type", .drop(EventPattern(.campaign, "refused")), "expected 1 ×"),
            Mutant(
                "older-type", .insert(.sdk, "Messaging interaction event", ["messageId": "old"]),
                "expected no sdk(messageId: old)"),
            Mutant(
                "older-type", .set(gate, "message", "old"),
                "as number 1, found delegate shouldShowMessage(message: old) -> true"),
        ],
    ]
}
