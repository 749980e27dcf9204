public import AdobePayload
public import Foundation
import HeadlessStage

/// One thing in a proposition: rules, content, a message.
///
/// Headless none arrives; see `Proposition`. The facts name the type only; its members are the SDK's public ones as far as
/// known, and unsure. Not Sendable, as in the SDK.
public class PropositionItem: NSObject, Codable {
    /// Its id.
    public let itemId: String
    /// What kind of thing it is.
    public let schema: SchemaType
    /// What it says, by name.
    public let itemData: [String: Any]
    private let data: [String: JSONValue]
    /// What it is in. Written once, by that.
    weak var proposition: Proposition?

    private enum CodingKeys: String, CodingKey {
        case itemId = "id"
        case schema, data
    }

    /// Reads one from what the servers send. Any thread.
    /// - Throws: `DecodingError` without an id, a schema, or data.
    public required init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        itemId = try values.decode(String.self, forKey: .itemId)
        schema = SchemaType(schema: try values.decode(String.self, forKey: .schema))
        data = try values.decode([String: JSONValue].self, forKey: .data)
        itemData = JSONNode(.object(data), at: .root).membersWithInnerNulls ?? [:]
    }

    /// Writes it as the servers send it, but for a schema that is not known. Any thread.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(itemId, forKey: .itemId)
        try values.encode(schema.toString(), forKey: .schema)
        try values.encode(data, forKey: .data)
    }

    /// The HTML of an item that is some; nil otherwise. Any thread.
    public var htmlContent: String? { schema == .htmlContent ? itemData["content"] as? String : nil }

    /// The JSON object of an item that is one; nil otherwise. Any thread.
    public var jsonContentDictionary: [String: Any]? {
        schema == .jsonContent ? itemData["content"] as? [String: Any] : nil
    }

    /// The JSON array of an item that is one; nil otherwise. Any thread.
    public var jsonContentArray: [Any]? { schema == .jsonContent ? itemData["content"] as? [Any] : nil }

    /// The full-screen message of an item that is one; nil otherwise. Any thread.
    public var inappSchemaData: InAppSchemaData? {
        guard schema == .inapp else { return nil }
        let node = JSONNode(.object(data), at: .root)
        return (try? IOSCampaignFormat(anonymousID: itemId).message(ofData: node))?.data
    }

    /// Sends an Edge event about the item. Headless it is written into the current stage's log, and nothing else is done.
    /// Any thread.
    /// - Parameters:
    ///   - interaction: what the user did, with `.interact`.
    ///   - eventType: what happened.
    ///   - tokens: which parts of the content it concerns.
    public func track(
        _ interaction: String? = nil, withEdgeEventType eventType: MessagingEdgeEventType,
        forTokens tokens: [String]? = nil
    ) {
        var details = ["itemId": itemId, "eventType": eventType.toString(), "action": interaction ?? ""]
        details["tokens"] = tokens?.joined(separator: ", ")
        AdobeLog.note("PropositionItem.track", details)
    }

    /// The data of the Edge event that `track` would send, for apps that send it themselves (AI-113, AI-114). What the
    /// tokens add is unsure. Any thread.
    /// - Parameters:
    ///   - interaction: what the user did, with `.interact`.
    ///   - eventType: what happened.
    ///   - tokens: which parts of the content it concerns.
    /// - Returns: nil when the proposition that it was in is gone.
    public func generateInteractionXdm(
        _ interaction: String? = nil, withEdgeEventType eventType: MessagingEdgeEventType,
        forTokens tokens: [String]? = nil
    ) -> [String: Any]? {
        guard let proposition else { return nil }
        var item: [String: Any] = ["id": itemId]
        if let tokens, !tokens.isEmpty {
            item["characteristics"] = ["tokens": tokens.joined(separator: ",")]
        }
        var decisioning: [String: Any] = [
            "propositionEventType": [eventType.shortName: 1],
            "propositions": [
                [
                    "id": proposition.uniqueId, "scope": proposition.scope, "items": [item],
                    "scopeDetails": JSONNode(.object(proposition.scopeDetails), at: .root)
                        .membersWithInnerNulls ?? [:],
                ] as [String: Any]
            ],
        ]
        if eventType == .interact {
            decisioning["propositionAction"] = ["id": interaction ?? "", "label": interaction ?? ""]
        }
        return ["eventType": eventType.toString(), "_experience": ["decisioning": decisioning]]
    }
}

@available(*, unavailable) extension PropositionItem: Sendable {}
