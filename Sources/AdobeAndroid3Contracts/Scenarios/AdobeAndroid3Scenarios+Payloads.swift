import AdobeRecords
import InAppContracts

/// Payloads as the servers send them: several campaigns, other kinds, and mistakes.
extension AdobeAndroid3Scenarios {
    static let payloads = [
        scenario(
            "ranked", "Campaigns with and without a rank qualify together, and the gate refuses them.",
            payloads: [
                "all": list(
                    proposition("third", rank: 3), proposition("plain"), proposition("zero", rank: 0),
                    proposition("last", rank: -2))
            ], gate: #""hold""#, steps: [trigger("all")]),
        scenario(
            "other-kinds", "A card and code for the app come with a message.",
            payloads: [
                "all": list(
                    proposition("card", rules: [rule(card)]),
                    proposition("code", schema: "https://ns.adobe.com/personalization/html-content-item"),
                    proposition("spring"))
            ], steps: [trigger("all")]),
        scenario(
            "malformed-beside-good", "A number, an object of no kind, and a proposition without items.",
            payloads: [
                "all": list("5", #"{ "id": "x" }"#, withoutItems, proposition("spring"))
            ], steps: [trigger("all")]),
        scenario(
            "rule-without-consequences",
            "Rulesets have a rule without consequences: in the middle, and first.",
            payloads: [
                "all": list(
                    proposition(
                        "first", rules: [rule(campaign("before")), rule(), rule(campaign("after"))]),
                    proposition("second", rules: [rule(), rule(campaign("lone"))]),
                    proposition("other"))
            ], gate: #""hold""#, steps: [trigger("all")]),
        scenario(
            "incomplete-campaign", "Campaigns of which no message can be made, then one of which it can.",
            payloads: [
                "no-scope": withoutScope, "bare-item": proposition("m", details: "{}", item: bareItem),
                "text-as-json": inApp(#""contentType": "application/json", "content": "text""#),
                "object-as-html": inApp(#""contentType": "text/html", "content": {}"#),
                "spring": campaign("spring"),
            ],
            steps: ["no-scope", "bare-item", "text-as-json", "object-as-html"].map {
                host("triggerMalformed", "\"payload\": \"\($0)\"")
            } + [trigger]),
    ]

    private static func list(_ propositions: String...) -> String {
        "[ \(propositions.joined(separator: ", ")) ]"
    }

    /// A proposition around a message, or around other rules, with what a test changes in it.
    private static func proposition(
        _ id: String, rank: Int? = nil, rules: [String]? = nil,
        schema: String = "https://ns.adobe.com/personalization/ruleset-item"
    ) -> String {
        let rules = rules ?? [rule(campaign(id))]
        return proposition(
            id, details: rank.map { "{ \"rank\": \($0) }" } ?? "{}",
            item: """
                { "id": "item", "schema": "\(schema)",
                  "data": { "version": 1, "rules": [ \(rules.joined(separator: ", ")) ] } }
                """)
    }

    private static func proposition(_ id: String, details: String, item: String) -> String {
        """
        { "id": "proposition-\(id)", "scope": "mobileapp://headless", "scopeDetails": \(details),
          "items": [ \(item) ] }
        """
    }

    private static func rule(_ consequences: String...) -> String {
        "{ \"condition\": {}, \"consequences\": [ \(consequences.joined(separator: ", ")) ] }"
    }

    private static let card = """
        { "id": "card", "type": "schema", "detail": { "id": "card",
          "schema": "https://ns.adobe.com/personalization/message/content-card",
          "data": { "contentType": "application/json", "content": {} } } }
        """
    private static let bareItem = """
        { "id": "m", "schema": "https://ns.adobe.com/personalization/message/in-app",
          "data": { "contentType": "text/html", "content": "<html></html>" } }
        """
    private static let withoutScope = """
        { "id": "proposition-m", "scope": "mobileapp://headless", "items": [ {
          "id": "item", "schema": "https://ns.adobe.com/personalization/ruleset-item",
          "data": { "version": 1, "rules": [ \(rule(campaign("m"))) ] } } ] }
        """
    private static let withoutItems = """
        { "id": "proposition-m", "scope": "mobileapp://headless", "scopeDetails": {}, "items": [] }
        """
}
