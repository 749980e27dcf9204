import AdobeRecords
import Foundation
import InAppContracts

/// Payloads as the servers send them: propositions with several items, and mistakes; and URLs that are none.
extension AdobeAndroid2Scenarios {
    static let payloads = [
        scenario(
            "first-rule-of-item", "Items have several rules and consequences; the gate refuses all messages.",
            payloads: [
                "all": proposition(
                    item(rules: rule(campaign("a"), campaign("b")), rule(campaign("c"))),
                    item(rules: rule(campaign("d"))))
            ], gate: #""hold""#, steps: #"{ "trigger": "all" }"#),
        scenario(
            "malformed-items", "A good item stands among malformed ones.",
            payloads: [
                "all": proposition("{}", item(content: "{"), "5", item(rules: rule(spring)))
            ], steps: #"{ "trigger": "all" }"#),
        scenario(
            "any-schema", "An item names a schema that does not exist.",
            payloads: ["all": proposition(item(rules: rule(spring), schema: "https://e.org/none"))],
            steps: #"{ "trigger": "all" }"#),
        scenario(
            "blank-url", "The app opens blank URLs, and one that is none of these.",
            steps: opens(""), opens(" "), opens("https://e.org/")),
    ]

    private static let spring = campaign("spring")

    private static func proposition(_ items: String...) -> String {
        """
        { "id": "proposition-1", "scope": "mobileapp://headless",
          "scopeDetails": { "activity": { "id": "activity-1" } }, "items": [ \(items.joined(separator: ", ")) ] }
        """
    }

    private static func item(rules: String..., schema: String = "any") -> String {
        item(content: "{ \"version\": 1, \"rules\": [ \(rules.joined(separator: ", ")) ] }", schema: schema)
    }

    /// The content of an item is JSON in a text.
    private static func item(content: String, schema: String = "any") -> String {
        let text = content.replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(
            of: "\n", with: " ")
        return """
            { "id": "item", "schema": "\(schema)", "data": { "id": "data", "content": "\(text)" } }
            """
    }

    private static func rule(_ consequences: String...) -> String {
        "{ \"condition\": {}, \"consequences\": [ \(consequences.joined(separator: ", ")) ] }"
    }

    private static func opens(_ url: String) -> String { "{ \"app\": \"showUrl\", \"url\": \"\(url)\" }" }
}
