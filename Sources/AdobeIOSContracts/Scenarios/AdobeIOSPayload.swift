import AdobeRecords

/// What Adobe's servers send, as JSON text, part by part: answers, propositions, items, rules, consequences.
enum AdobeIOSPayload {
    private static let schemas = "https://ns.adobe.com/personalization/"

    // MARK: Wrappers

    /// An answer of the Edge network. Beside the propositions it has a handle of another kind, as real ones do.
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
        #"{ "condition": {}, "consequences": \#(list(consequences)) }"#
    }

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

    /// A proposition with something else in a rule: a card, an item of a feed.
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

    /// A consequence that is something else, by the end of its schema.
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
