import Foundation
import HeadlessStage

/// Reads every form in which a campaign's message can be handed to the host: a whole proposition, and its inner
/// parts (rules, section 5).
struct PayloadDecoder {
    private enum Schema {
        static let ruleset = "https://ns.adobe.com/personalization/ruleset-item"
        static let inApp = "https://ns.adobe.com/personalization/message/in-app"
    }

    private static let consequenceType = "schema"

    /// The id of a message whose payload is only the in-app item's data, which has none.
    let anonymousID: String

    /// Every full-screen message in the payload, in the order of the text.
    /// - Throws: `PayloadError`.
    func decode(_ json: Data) throws -> [InAppConsequence] {
        let root = JSONNode(try JSONValue(parsing: json), at: .root)
        let found = try root.elements.map { try $0.flatMap(decode) } ?? decode(root)
        guard !found.isEmpty else { throw root.invalid("at least one in-app message") }
        return found
    }

    private func decode(_ node: JSONNode) throws -> [InAppConsequence] {
        guard case .object(let members) = node.value else {
            throw node.unexpected("a proposition, a consequence or an in-app item")
        }
        if members["items"] != nil { return try proposition(node) }
        if let event = node["data"], event["triggeredconsequence"] != nil { return try decode(event) }
        if members["triggeredconsequence"] != nil {
            return [try consequence(node.required("triggeredconsequence", "a consequence"), of: nil)]
        }
        if members["detail"] != nil { return [try consequence(node, of: nil)] }
        if members["schema"] != nil { return try item(node, of: nil) }
        if members["contentType"] != nil || members["content"] != nil {
            return [try message(node, id: anonymousID, consequenceID: anonymousID, of: nil)]
        }
        throw node.invalid("a proposition, a consequence or an in-app item")
    }

    // MARK: Propositions

    private func proposition(_ node: JSONNode) throws -> [InAppConsequence] {
        let info = PropositionInfo(
            id: try node.requiredString("id"), scope: try node.requiredString("scope"),
            activityID: node["scopeDetails"]?["activity"]?["id"]?.string ?? "")
        guard let first = try node.requiredArray("items").first else {
            throw try node.required("items", "an array").invalid("an array with an item")
        }
        return try item(first, of: info)
    }

    private func item(_ node: JSONNode, of info: PropositionInfo?) throws -> [InAppConsequence] {
        let schema = try node.required("schema", "a schema")
        let data = try node.required("data", "an object")
        switch schema.string {
        case Schema.ruleset: return try rules(data, of: info)
        case Schema.inApp:
            let id = try node.requiredString("id")
            return [try message(data, id: id, consequenceID: id, of: info)]
        default: throw schema.unknown("the schema of a ruleset or of an in-app message")
        }
    }

    /// Only the first consequence of each rule counts, and the conditions are not looked at: the host decides
    /// when a campaign qualifies. Rules for something else are passed over, unless there are no others.
    private func rules(_ node: JSONNode, of info: PropositionInfo?) throws -> [InAppConsequence] {
        let first = try node.requiredArray("rules").compactMap { try $0.requiredArray("consequences").first }
        let messages = first.filter { !isSomethingElse($0) }
        return try (messages.isEmpty ? first : messages).map { try consequence($0, of: info) }
    }

    private func isSomethingElse(_ consequence: JSONNode) -> Bool {
        guard let type = consequence["type"]?.string else { return false }
        guard type == Self.consequenceType else { return true }
        return consequence["detail"]?["schema"]?.string.map { $0 != Schema.inApp } ?? false
    }

    // MARK: Messages

    private func consequence(_ node: JSONNode, of info: PropositionInfo?) throws -> InAppConsequence {
        let id = try node.requiredString("id")
        let type = try node.required("type", "a type")
        guard type.string == Self.consequenceType else { throw type.unknown("\"\(Self.consequenceType)\"") }
        let detail = try node.required("detail", "an object")
        let schema = try detail.required("schema", "a schema")
        guard schema.string == Schema.inApp else { throw schema.unknown("\"\(Schema.inApp)\"") }
        let data = try detail.required("data", "an object")
        return try message(data, id: detail.requiredString("id"), consequenceID: id, of: info)
    }

    /// No message is made without a content type, or of content that is no string or empty (A3-120).
    private func message(
        _ node: JSONNode, id: String, consequenceID: String, of info: PropositionInfo?
    ) throws -> InAppConsequence {
        _ = try node.requiredText("contentType")
        let content = try node.requiredText("content")
        return InAppConsequence(
            id: consequenceID, messageID: id,
            settings: try SettingsDecoder(node["mobileParameters"]).settings(content: content),
            metadata: node["meta"]?.namedValues ?? [:], proposition: info)
    }
}
