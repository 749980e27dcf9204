import Foundation
import HeadlessStage

/// Reads every form in which a campaign's message can be handed to the host.
///
/// Whole propositions in the current and the legacy format (rules, 5.1 and 5.4), and their inner parts: an
/// item, a triggered event, a consequence, the in-app item of a consequence, and that item's data.
struct PayloadDecoder {
    private enum Schema {
        static let ruleset = "https://ns.adobe.com/personalization/ruleset-item"
        static let inApp = "https://ns.adobe.com/personalization/message/in-app"
        static let legacy = "https://ns.adobe.com/personalization/json-content-item"
    }

    private enum ConsequenceType {
        static let schema = "schema"
        static let legacy = "cjmiam"
    }

    /// The id of a message whose payload is only the in-app item's data, which has none.
    let anonymousID: String

    /// Every consequence in the payload that is a full-screen message, in the order of their ranks.
    /// - Throws: `PayloadError`.
    func decode(_ json: Data) throws -> [InAppConsequence] {
        let root = JSONNode(try JSONValue(parsing: json), at: .root)
        let found = try root.elements.map { try $0.flatMap(decode) } ?? decode(root)
        guard !found.isEmpty else { throw root.invalid("at least one in-app message") }
        // Sorting is stable only with the place as a second key.
        return found.enumerated()
            .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .map(\.element)
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
        let details = node["scopeDetails"]
        let info = PropositionInfo(
            id: try node.requiredString("id"),
            scope: try node.requiredString("scope"),
            activityID: details?["activity"]?["id"]?.string ?? "",
            rank: details?["rank"]?.integer ?? .max)
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
        case Schema.legacy: return try legacyRules(data, of: info)
        case Schema.inApp:
            let id = try node.requiredString("id")
            return [try message(data, id: id, consequenceID: id, of: info)]
        default: throw schema.unknown("the schema of a ruleset or of an in-app message")
        }
    }

    /// The rules' conditions are not looked at: the host decides when a campaign qualifies. Consequences that
    /// are something else than a message are passed over, unless there are no others (AI-010).
    private func rules(_ node: JSONNode, of info: PropositionInfo?) throws -> [InAppConsequence] {
        let all = try node.requiredArray("rules").flatMap { try $0.requiredArray("consequences") }
        let messages = all.filter { !isSomethingElse($0) }
        return try (messages.isEmpty ? all : messages).map { try consequence($0, of: info) }
    }

    private func isSomethingElse(_ consequence: JSONNode) -> Bool {
        guard let type = consequence["type"]?.string else { return false }
        if type == ConsequenceType.legacy { return false }
        guard type == ConsequenceType.schema else { return true }
        return consequence["detail"]?["schema"]?.string.map { $0 != Schema.inApp } ?? false
    }

    private func legacyRules(_ data: JSONNode, of info: PropositionInfo?) throws -> [InAppConsequence] {
        let content = try data.required("content", "a string of JSON text")
        guard let text = content.string else { throw content.unexpected("a string of JSON text") }
        let inner = try JSONValue(parsing: Data(text.utf8), at: content.path)
        return try rules(JSONNode(inner, at: content.path), of: info)
    }

    // MARK: Messages

    private func consequence(_ node: JSONNode, of info: PropositionInfo?) throws -> InAppConsequence {
        let id = try node.requiredString("id")
        let type = try node.required("type", "a type")
        let detail = try node.required("detail", "an object")
        switch type.string {
        case ConsequenceType.schema: return try schemaMessage(detail, consequenceID: id, of: info)
        case ConsequenceType.legacy: return try legacyMessage(detail, id: id, of: info)
        default: throw type.unknown("\"\(ConsequenceType.schema)\" or \"\(ConsequenceType.legacy)\"")
        }
    }

    private func schemaMessage(
        _ detail: JSONNode, consequenceID: String, of info: PropositionInfo?
    ) throws -> InAppConsequence {
        let schema = try detail.required("schema", "a schema")
        guard schema.string == Schema.inApp else { throw schema.unknown("\"\(Schema.inApp)\"") }
        let data = try detail.required("data", "an object")
        return try message(data, id: detail.requiredString("id"), consequenceID: consequenceID, of: info)
    }

    private func message(
        _ node: JSONNode, id: String, consequenceID: String, of info: PropositionInfo?
    ) throws -> InAppConsequence {
        let type = ContentType(mimeType: try node.requiredString("contentType"))
        // JSON content may be an array or an object, but no message can be made of those (AI-010).
        let html = try node.requiredString("content")
        let data = InAppSchemaData(
            content: html, contentType: type,
            publishedDate: node["publishedDate"]?.integer, expiryDate: node["expiryDate"]?.integer,
            meta: node["meta"]?.members, mobileParameters: node["mobileParameters"]?.members,
            webParameters: node["webParameters"]?.members, remoteAssets: assets(node["remoteAssets"]))
        return InAppConsequence(
            id: consequenceID, messageID: id, data: data, html: html, proposition: info)
    }

    private func legacyMessage(
        _ detail: JSONNode, id: String, of info: PropositionInfo?
    ) throws -> InAppConsequence {
        let html = try detail.requiredString("html")
        let data = InAppSchemaData(
            content: html, contentType: .textHtml, mobileParameters: detail["mobileParameters"]?.members,
            remoteAssets: assets(detail["remoteAssets"]))
        return InAppConsequence(id: id, messageID: id, data: data, html: html, proposition: info)
    }

    private func assets(_ node: JSONNode?) -> [String]? {
        guard let elements = node?.elements else { return nil }
        let strings = elements.compactMap(\.string)
        return strings.count == elements.count ? strings : nil
    }
}
