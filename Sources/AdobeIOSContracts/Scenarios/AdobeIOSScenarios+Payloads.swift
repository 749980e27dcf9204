import AdobeRecords
import InAppContracts

/// What qualifies, as the servers send it: wrapped, mixed, in part unreadable.
extension AdobeIOSScenarios {
    private typealias Payload = AdobeIOSPayload

    static let payloads = [
        scenario(
            "wrapped", "The same message qualifies in one wrapper after another, and is dismissed each time.",
            payloads: wrapped,
            steps: wrapped.keys.sorted()
                .map { "{ \"trigger\": \"\($0)\" },\n    \(dismiss)" }
                .joined(separator: ",\n    ")),
        scenario(
            "several-consequences",
            "Rules with several consequences, one of which begins with a card, in a bare ruleset.",
            payloads: [
                "rules": Payload.ruleset(
                    Payload.rule(Payload.inApp("first"), Payload.inApp("behind")),
                    Payload.rule(Payload.consequence("card"), Payload.inApp("behind-card")),
                    Payload.rule(Payload.inApp("last")))
            ],
            steps: #"{ "trigger": "rules" }"#),
        scenario(
            "ranks-missing",
            "Four campaigns match at once, one of them without a rank, in an answer of the servers.",
            payloads: [
                "answer": Payload.answer(
                    Payload.message("third", rank: 3), Payload.message("unranked"),
                    Payload.message("zero", rank: 0), Payload.message("below", rank: -2))
            ],
            steps: #"{ "trigger": "answer" }"#),
        scenario(
            "mixed-kinds", "A message among propositions of every other kind.",
            payloads: [
                "answer": Payload.answer(
                    Payload.other("card"), Payload.proposition("html", items: html),
                    Payload.message("spring"),
                    Payload.proposition("json", items: json),
                    Payload.other("feed", kind: "message/feed-item"))
            ],
            steps: #"{ "trigger": "answer" }"#),
        scenario(
            "malformed-beside-good", "A message among propositions that cannot be read.",
            payloads: ["mixed": Payload.list(unreadable + [Payload.message("spring")])],
            steps: #"{ "trigger": "mixed" }"#),
        scenario(
            "incomplete-payloads", "Payloads that lack one part, then a whole one.",
            payloads: [
                "spring": campaign("spring"),
                "scope": #"{ "id": "p", "scope": "mobileapp://headless", "items": [\#(rules("part"))] }"#,
                "ruleset": Payload.proposition(
                    "part", items: Payload.item("message/in-app", Payload.data())),
                "json": Payload.consequences(
                    """
                    { "id": "part", "type": "schema",
                      "detail": \(Payload.item("message/in-app", Payload.data(type: "application/json"))) }
                    """),
            ],
            steps: malformed("scope"), malformed("ruleset"), malformed("json"), #"{ "trigger": "spring" }"#),
        scenario(
            "older-type", "A message of the older format alone, and then beside one of the newer.",
            payloads: [
                "older": Payload.older("old"),
                "both": Payload.ruleset(
                    Payload.rule(Payload.older("old")), Payload.rule(Payload.inApp("spring"))),
            ],
            steps: malformed("older"), #"{ "trigger": "both" }"#),
    ]

    /// The message `spring` in every wrapper that a developer can have at hand.
    private static let wrapped = [
        "1-answer": Payload.answer(Payload.message("spring")),
        "2-handle": Payload.handle([Payload.message("spring")]),
        "3-surface": Payload.surface(Payload.message("spring")),
        "4-propositions": Payload.list([Payload.message("spring")]),
        "5-proposition": Payload.message("spring"),
        "6-ruleset": Payload.ruleset(Payload.rule(Payload.inApp("spring"))),
        "7-rule": Payload.rule(Payload.inApp("spring")),
        "8-consequences": Payload.consequences(Payload.inApp("spring")),
        "9-consequence": Payload.inApp("spring"),
    ]

    private static let unreadable = [
        "5", #"{ "id": "p", "scope": "mobileapp://headless", "items": 5 }"#, Payload.proposition("empty"),
        Payload.proposition(
            "torn",
            items: Payload.item(
                "ruleset-item", Payload.ruleset(Payload.rule(#"{ "id": "torn", "type": "schema" }"#)))),
    ]

    private static let html = Payload.item(
        "html-content-item", #"{ "content": "<p></p>", "format": "text/html" }"#)
    private static let json = Payload.item(
        "json-content-item", #"{ "content": {}, "format": "application/json" }"#)

    private static func rules(_ message: String) -> String {
        Payload.item("ruleset-item", Payload.ruleset(Payload.rule(Payload.inApp(message))))
    }

    private static func malformed(_ payload: String) -> String {
        "{ \"host\": \"triggerMalformed\", \"payload\": \"\(payload)\" }"
    }
}
