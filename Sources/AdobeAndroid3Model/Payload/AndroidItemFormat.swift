import AdobeAndroidShared
import AdobePayload
import Foundation
import HeadlessStage

/// The format of Messaging 3 for Android: rulesets whose consequences hold in-app items. The servers send the same
/// payload to iOS, which reads it differently.
struct AndroidItemFormat: CampaignFormat {
    /// The names of the schemas.
    private enum Schema {
        static let ruleset = "https://ns.adobe.com/personalization/ruleset-item"
        static let inApp = "https://ns.adobe.com/personalization/message/in-app"
        static let historyOperation = "https://ns.adobe.com/personalization/eventHistoryOperation"
        static let consequenceType = "schema"
    }

    /// The id of a message whose payload is only an item's data, which contain no id.
    let anonymousID: String

    /// Only the first relevant item of a proposition is read (A3-140), and the messages come in the order of their
    /// ranks (A3-123).
    var limits: CampaignLimits {
        var limits = CampaignLimits()
        limits.items = 1
        limits.sortsByRank = true
        return limits
    }

    /// Id, scope and the details of the scope are required and must not be empty (A3-128, A3-140).
    func proposition(_ node: JSONNode) throws -> PropositionInfo {
        let id = try node.requiredFilledText("id")
        let scope = try node.requiredFilledText("scope")
        let details = try node.requiredFilledObject("scopeDetails")
        return PropositionInfo(
            id: id, scope: scope, activityID: details["activity"]?["id"]?.string ?? "",
            rank: JavaNumber.int(details["rank"]) ?? -1)
    }

    // MARK: Items

    /// Items with missing parts or empty data are skipped (A3-140).
    func flaw(ofItem node: JSONNode) -> PayloadError? {
        do {
            _ = try parts(ofItem: node)
            return nil
        } catch let error as PayloadError {
            return error
        } catch {
            // Nodes throw no other error.
            return node.invalid("an item")
        }
    }

    func content(
        ofItem node: JSONNode, in proposition: PropositionInfo?
    ) throws -> ItemContent<InAppConsequence> {
        let (id, schema, data) = try parts(ofItem: node)
        if schema.string == Schema.ruleset { return .ruleset(data) }
        // Within a proposition, an in-app item without a ruleset makes no message (A3-128).
        guard schema.string == Schema.inApp, proposition == nil else {
            throw OtherKind(schema.invalid("the schema of a ruleset"))
        }
        return .message(try InAppConsequence(id: id, messageID: id, data: data))
    }

    /// The parts of an item, or of the detail of a consequence.
    private func parts(ofItem node: JSONNode) throws -> (id: String, schema: JSONNode, data: JSONNode) {
        let id = try node.requiredFilledText("id")
        _ = try node.requiredFilledText("schema")
        let schema = try node.required("schema", "a schema")
        return (id, schema, try node.requiredFilledObject("data"))
    }

    // MARK: Rules

    /// A rule without a list of consequences invalidates its ruleset (A3-142).
    func rules(of ruleset: JSONNode) throws -> [JSONNode] {
        let rules = try ruleset.requiredArray("rules")
        for rule in rules { _ = try rule.requiredArray("consequences") }
        return rules
    }

    /// A rule that has no consequence, or whose first one is malformed, ends the reading (A3-127, A3-142).
    func endsReading(at rule: JSONNode) -> Bool {
        guard let first = rule["consequences"]?.elements?.first else { return true }
        return (try? detail(of: first)) == nil
    }

    /// A rule belongs to a message if its first consequence is a message, or an operation on the device's event
    /// history. Then all its consequences are dispatched (A3-141).
    func consequences(of rule: JSONNode) throws -> [JSONNode] {
        let consequences = try rule.requiredArray("consequences")
        guard let first = consequences.first else { return [] }
        let detail = try detail(of: first)
        let schema = try detail.required("schema", "a schema")
        guard schema.string == Schema.inApp || schema.string == Schema.historyOperation else {
            throw OtherKind(schema.invalid("\"\(Schema.inApp)\""))
        }
        return consequences
    }

    /// Only the campaign of a rule's first consequence is remembered (A3-141).
    func message(
        ofConsequence node: JSONNode, isFirst: Bool, in proposition: PropositionInfo?
    ) throws -> InAppConsequence {
        let type = try node.required("type", "a type")
        guard let name = type.string else { throw type.unexpected("a type") }
        guard name == Schema.consequenceType else {
            throw OtherKind(type.invalid("\"\(Schema.consequenceType)\""))
        }
        let (id, schema, data) = try parts(ofItem: detail(of: node))
        guard schema.string == Schema.inApp else {
            throw OtherKind(schema.invalid("\"\(Schema.inApp)\""))
        }
        return try InAppConsequence(
            id: node.requiredString("id"), messageID: id, data: data, proposition: proposition,
            isTracked: isFirst)
    }

    /// The detail of a well-formed consequence.
    private func detail(of consequence: JSONNode) throws -> JSONNode {
        _ = try consequence.requiredString("id")
        let detail = try consequence.requiredFilledObject("detail")
        _ = try parts(ofItem: detail)
        return detail
    }

    func message(ofData node: JSONNode) throws -> InAppConsequence? {
        guard node["contentType"] != nil || node["content"] != nil else { return nil }
        return try InAppConsequence(id: anonymousID, messageID: anonymousID, data: node)
    }
}

extension Campaigns<InAppConsequence> {
    /// Reads a payload as Messaging 3 for Android does.
    /// - Parameter anonymousID: the id of a message whose payload is only an item's data.
    /// - Throws: `PayloadError` when there is no in-app message in the payload.
    init(payload json: Data, anonymousID: String) throws {
        try self.init(parsing: json, as: AndroidItemFormat(anonymousID: anonymousID))
    }
}

extension InAppConsequence {
    private static let jsonType = "application/json"

    /// Reads the data of an in-app item. No message is made without a content type, with blank content (A3-120,
    /// A3-138), or with content that contradicts its type (A3-128).
    init(
        id: String, messageID: String, data: JSONNode, proposition: PropositionInfo? = nil,
        isTracked: Bool = true
    ) throws {
        let type = try data.requiredFilledText("contentType")
        let content = try data.requiredFilledText("content")
        if type == Self.jsonType {
            throw try data.required("content", "a page")
                .unexpected("an array or an object, as the content type is \(Self.jsonType)")
        }
        self.init(
            id: id, messageID: messageID,
            settings: try SettingsDecoder(data["mobileParameters"]).settings(content: content),
            metadata: data["meta"]?.namedValues ?? [:], proposition: proposition, isTracked: isTracked)
    }
}
