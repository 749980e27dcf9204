import AdobeRecords
import InAppContracts

/// The payloads of Adobe's servers, as JSON text, part by part: answers, propositions, items, rules, consequences.
enum AdobeIOSPayload {
    private static let schemas = "https://ns.adobe.com/personalization/"

    // MARK: Wrappers

    /// An answer of the Edge network. Like real answers, it has a handle of another kind in addition to the
    /// propositions.
    static func answer(_ propositions: String...) -> String {
        let state = #"{ "type": "state:store", "payload": [ { "key": "cluster", "value": "irl1" } ] }"#
        return #"{ "requestId": "r", "handle": [ \#(state), \#(handle(propositions)) ] }"#
    }

    /// One handle of an answer.
    static func handle(_ propositions: [String]) -> String {
        #"{ "type": "personalization:decisions", "payload": \#(list(propositions)) }"#
    }

    /// Propositions by surface, all of one.
    static func surface(_ propositions: String...) -> String {
        #"{ "mobileapp://headless": \#(list(propositions)) }"#
    }

    /// A ruleset without the item around it.
    static func ruleset(_ rules: String...) -> String {
        #"{ "version": 1, "rules": \#(list(rules)) }"#
    }

    /// A rule.
    static func rule(_ consequences: String...) -> String {
        #"{ "condition": \#(condition), "consequences": \#(list(consequences)) }"#
    }

    private static let condition = """
        { "type": "matcher", "definition": { "key": "action", "matcher": "eq", "values": ["go"] } }
        """

    /// A rule's consequences without their rule.
    static func consequences(_ consequences: String...) -> String {
        #"{ "consequences": \#(list(consequences)) }"#
    }

    /// Several parts.
    static func list(_ parts: [String]) -> String { "[ \(parts.joined(separator: ", ")) ]" }

    // MARK: Propositions

    /// A proposition of the campaign of a message `m`: `proposition-m`, with the activity `activity-m`.
    static func proposition(_ id: String, rank: Int? = nil, items: String...) -> String {
        let rank = rank.map { "\"rank\": \($0), " } ?? ""
        return """
            { "id": "proposition-\(id)", "scope": "mobileapp://headless",
              "scopeDetails": { \(rank)"activity": { "id": "activity-\(id)" } }, "items": \(list(items)) }
            """
    }

    /// A proposition with one message.
    static func message(_ id: String, rank: Int? = nil) -> String {
        proposition(id, rank: rank, items: item("ruleset-item", ruleset(rule(inApp(id)))))
    }

    /// A proposition whose rule has content of another kind: a card, an item of a feed.
    static func other(_ id: String, kind: String = "message/content-card") -> String {
        proposition(id, items: item("ruleset-item", ruleset(rule(consequence(id, kind: kind)))))
    }

    /// An item, by the end of its schema.
    static func item(_ schema: String, _ data: String) -> String {
        #"{ "id": "item", "schema": "\#(schemas)\#(schema)", "data": \#(data) }"#
    }

    // MARK: Consequences

    /// The consequence that is a message.
    static func inApp(_ id: String) -> String { AdobeCampaigns.campaign(id) }

    /// A consequence of another kind, by the end of its schema.
    static func consequence(_ id: String, kind: String = "message/content-card") -> String {
        let data = #"{ "contentType": "application/json", "content": { "title": "hello" } }"#
        return #"{ "id": "\#(id)", "type": "schema", "detail": \#(item(kind, data)) }"#
    }

    /// A consequence of the format before Messaging 5.
    static func older(_ id: String) -> String {
        #"{ "id": "\#(id)", "type": "cjmiam", "detail": { "html": "<html></html>" } }"#
    }

    /// The data of an in-app message.
    static func data(type: String = "text/html") -> String {
        #"{ "contentType": "\#(type)", "content": "<html></html>" }"#
    }
}

/// Payloads as the servers send them: wrapped, mixed, partly unreadable.
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
            "Four campaigns match at once, one of them without a rank, in one server response.",
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
            "incomplete-payloads", "Payloads that lack one part, then a complete one.",
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
            "older-type", "A message of the older format alone, and then beside one of the newer format.",
            payloads: [
                "older": Payload.older("old"),
                "both": Payload.ruleset(
                    Payload.rule(Payload.older("old")), Payload.rule(Payload.inApp("spring"))),
            ],
            steps: malformed("older"), #"{ "trigger": "both" }"#),
    ]

    /// The message `spring` in every wrapper that a developer may have.
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
