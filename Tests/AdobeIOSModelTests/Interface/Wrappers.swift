import Foundation

/// The same campaign in each wrapper that developers may have at hand.
enum Wrappers {
    static let cardSchema = "https://ns.adobe.com/personalization/message/content-card"
    static let htmlSchema = "https://ns.adobe.com/personalization/html-content-item"

    /// An answer of the Edge network, with a handle of another kind beside the propositions.
    static func response(_ propositions: String...) -> String {
        """
        { "requestId": "8d6b4f2e-1c1f-4f0c-a1a3-5f0f6f5f9a10",
          "handle": [
            { "type": "state:store", "payload": [ { "key": "kndctr_cluster", "value": "irl1", "maxAge": 1800 } ] },
            \(handle(propositions)) ] }
        """
    }

    /// One handle of such an answer.
    static func handle(_ propositions: [String]) -> String {
        """
        { "type": "personalization:decisions", "eventIndex": 0, "payload": [ \(propositions.joined(separator: ", ")) ] }
        """
    }

    /// Propositions by surface.
    static func surfaces(_ surfaces: (name: String, proposition: String)...) -> String {
        let members = surfaces.map { "\"mobileapp://\($0.name)\": [ \($0.proposition) ]" }
        return "{ \(members.joined(separator: ", ")) }"
    }

    /// A ruleset, without the item around it.
    static func ruleset(_ rules: String...) -> String {
        #"{ "version": 1, "rules": [ \#(rules.joined(separator: ", ")) ] }"#
    }

    static func rule(_ consequences: String...) -> String {
        """
        { "condition": { "type": "matcher", "definition": { "key": "action", "matcher": "eq", "values": ["go"] } },
          \(list(consequences)) }
        """
    }

    /// An object that has consequences and nothing else.
    static func consequences(_ consequences: String...) -> String {
        "{ \(list(consequences)) }"
    }

    private static func list(_ consequences: [String]) -> String {
        "\"consequences\": [ \(consequences.joined(separator: ", ")) ]"
    }

    /// An item with a ruleset.
    static func item(_ rules: String...) -> String {
        """
        { "id": "item-1", "schema": "\(Payloads.rulesetSchema)",
          "data": { "version": 1, "rules": [ \(rules.joined(separator: ", ")) ] } }
        """
    }

    /// A proposition with these items and, if any, this rank.
    static func proposition(_ id: String, rank: Int? = nil, items: String...) -> String {
        """
        { "id": "\(id)", "scope": "mobileapp://com.example.app",
          "scopeDetails": { \(rank.map { "\"rank\": \($0)," } ?? "") "decisionProvider": "AJO",
            "correlationID": "c-1", "characteristics": { "eventToken": "dG9rZW4=" },
            "activity": { "id": "campaign#\(id)", "priority": 10, "matchedSurfaces": ["mobileapp://com.example.app"] } },
          "items": [ \(items.joined(separator: ", ")) ] }
        """
    }

    /// A proposition with one message in one rule.
    static func message(_ id: String, rank: Int? = nil) -> String {
        proposition("prop-\(id)", rank: rank, items: item(rule(Payloads.consequence(id))))
    }

    /// A proposition of another kind: a card in a ruleset.
    static func card(_ id: String = "card") -> String {
        proposition("prop-\(id)", items: item(rule(cardConsequence(id))))
    }

    static func cardConsequence(_ id: String = "card") -> String {
        """
        { "id": "\(id)", "type": "schema", "detail": { "id": "\(id)", "schema": "\(cardSchema)",
          "data": { "contentType": "application/json", "content": { "title": { "content": "Hello" } },
            "expiryDate": 1800000000, "meta": { "surface": "mobileapp://com.example.app/cards" } } } }
        """
    }

    /// A proposition of another kind: HTML for a place in the app.
    static let html = proposition(
        "prop-html",
        items:
            #"{ "id": "h", "schema": "\#(htmlSchema)", "data": { "content": "<p>x</p>", "format": "text/html" } }"#
    )
    /// A proposition of another kind: JSON for a place in the app.
    static let json = proposition(
        "prop-json",
        items: """
            { "id": "j", "schema": "https://ns.adobe.com/personalization/json-content-item",
              "data": { "content": { "a": 1 }, "format": "application/json" } }
            """)
    /// A proposition of another kind: an item of a feed.
    static let feed = proposition(
        "prop-feed",
        items: item(
            rule(
                cardConsequence("feed").replacingOccurrences(
                    of: cardSchema, with: "https://ns.adobe.com/personalization/message/feed-item"))))
}
