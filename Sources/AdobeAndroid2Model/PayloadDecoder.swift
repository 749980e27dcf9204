import Foundation
import HeadlessStage

/// Reads every form in which a campaign's message can be handed to the host: whole propositions, and their
/// inner parts: an item, a triggered event, a consequence (rules, section 5).
struct PayloadDecoder {
    private static let schema = "https://ns.adobe.com/personalization/json-content-item"
    private static let type = "cjmiam"
    private static let scopePrefix = "mobileapp://"

    /// Every consequence in the payload that is a message.
    /// - Throws: `PayloadError`.
    func decode(_ json: Data) throws -> [Consequence] {
        let root = JSONNode(try JSONValue(parsing: json), at: .root)
        let found = try root.elements.map { try $0.flatMap(decode) } ?? decode(root)
        guard !found.isEmpty else { throw root.invalid("at least one in-app message") }
        return found
    }

    private func decode(_ node: JSONNode) throws -> [Consequence] {
        guard case .object(let members) = node.value else {
            throw node.unexpected("a proposition or a consequence")
        }
        if members["items"] != nil { return try proposition(node) }
        if let event = node["data"], event["triggeredconsequence"] != nil { return try decode(event) }
        if members["triggeredconsequence"] != nil {
            return [try consequence(node.required("triggeredconsequence", "a consequence"), of: nil)]
        }
        if members["detail"] != nil { return [try consequence(node, of: nil)] }
        if members["schema"] != nil { return try item(node, of: nil) }
        if members["rules"] != nil { return try rules(node, of: nil) }
        throw node.invalid("a proposition or a consequence")
    }

    private func proposition(_ node: JSONNode) throws -> [Consequence] {
        let scope = try node.required("scope", "a string")
        guard try node.requiredText("scope").hasPrefix(Self.scopePrefix) else {
            throw scope.invalid("\"\(Self.scopePrefix)\" and the app's package name")
        }
        let details = try node.required("scopeDetails", "an object")
        guard case .object(let members) = details.value else { throw details.unexpected("an object") }
        guard !members.isEmpty else { throw details.invalid("an object with members") }
        let info = PropositionInfo(
            id: try node.requiredText("id"), scope: try node.requiredText("scope"),
            activityID: details["activity"]?["id"]?.string ?? "")
        let items = try node.requiredArray("items")
        guard !items.isEmpty else {
            throw try node.required("items", "an array").invalid("an array with an item")
        }
        return try items.flatMap { try item($0, of: info) }
    }

    /// The item's content is text which is JSON again.
    private func item(_ node: JSONNode, of info: PropositionInfo?) throws -> [Consequence] {
        _ = try node.requiredText("id")
        let schema = try node.required("schema", "a schema")
        guard schema.string == Self.schema else { throw schema.unknown("\"\(Self.schema)\"") }
        let data = try node.required("data", "an object")
        _ = try data.requiredText("id")
        let text = try data.requiredText("content")
        let path = data.path["content"]
        return try rules(JSONNode(JSONValue(parsing: Data(text.utf8), at: path), at: path), of: info)
    }

    /// The rules' conditions are not looked at: the host decides when a campaign qualifies. Consequences that
    /// are something else than a message are passed over, unless there are no others.
    private func rules(_ node: JSONNode, of info: PropositionInfo?) throws -> [Consequence] {
        let all = try node.requiredArray("rules").flatMap { try $0.requiredArray("consequences") }
        let messages = all.filter { $0["type"]?.string.map { $0 == Self.type } ?? true }
        return try (messages.isEmpty ? all : messages).map { try consequence($0, of: info) }
    }

    private func consequence(_ node: JSONNode, of info: PropositionInfo?) throws -> Consequence {
        let id = try node.requiredText("id")
        let type = try node.required("type", "a type")
        guard type.string == Self.type else { throw type.unknown("\"\(Self.type)\"") }
        let detail = try node.required("detail", "an object")
        return Consequence(
            id: id, html: try detail.requiredText("html"),
            hasRemoteAssets: detail["remoteAssets"]?.elements?.isEmpty == false,
            parameters: try MobileParameters(detail["mobileParameters"]), proposition: info)
    }
}
