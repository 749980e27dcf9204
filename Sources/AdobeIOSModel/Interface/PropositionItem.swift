public import AdobePayload
public import Foundation
import HeadlessStage

/// An item of a proposition: rules, content or a message.
///
/// In the model none arrives; see `Proposition`. The facts state only the type's name; its members are the SDK's public
/// ones as far as known, and uncertain. Not Sendable, as in the SDK.
public class PropositionItem: NSObject, Codable {
    /// Its id.
    public let itemId: String
    /// Its kind.
    public let schema: SchemaType
    /// Its data, by name.
    public let itemData: [String: Any]
    private let data: [String: JSONValue]
    /// The proposition that contains it, which sets this once.
    weak var proposition: Proposition?

    private enum CodingKeys: String, CodingKey {
        case itemId = "id"
        case schema, data
    }

    /// Decodes it from the servers' format. Any thread.
    /// - Throws: `DecodingError` without an id, a schema, or data.
    public required init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        itemId = try values.decode(String.self, forKey: .itemId)
        schema = SchemaType(schema: try values.decode(String.self, forKey: .schema))
        data = try values.decode([String: JSONValue].self, forKey: .data)
        itemData = JSONNode(.object(data), at: .root).membersWithInnerNulls ?? [:]
    }

    /// Encodes it in the servers' format, except for an unknown schema. Any thread.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(itemId, forKey: .itemId)
        try values.encode(schema.toString(), forKey: .schema)
        try values.encode(data, forKey: .data)
    }

    /// The HTML of an HTML item; otherwise nil. Any thread.
    public var htmlContent: String? { schema == .htmlContent ? itemData["content"] as? String : nil }

    /// The JSON object of a JSON item; nil if it has none. Any thread.
    public var jsonContentDictionary: [String: Any]? {
        schema == .jsonContent ? itemData["content"] as? [String: Any] : nil
    }

    /// The JSON array of a JSON item; nil if it has none. Any thread.
    public var jsonContentArray: [Any]? { schema == .jsonContent ? itemData["content"] as? [Any] : nil }

    /// The full-screen message of an in-app item; otherwise nil. Any thread.
    public var inappSchemaData: InAppSchemaData? {
        guard schema == .inapp else { return nil }
        let node = JSONNode(.object(data), at: .root)
        return (try? IOSCampaignFormat(anonymousID: itemId).message(ofData: node))?.data
    }

    /// Sends an Edge event about the item. In the model it is only written to the current stage's log. Any thread.
    /// - Parameters:
    ///   - interaction: the user's interaction, with `.interact`.
    ///   - eventType: what happened.
    ///   - tokens: the parts of the content that it concerns.
    public func track(
        _ interaction: String? = nil, withEdgeEventType eventType: MessagingEdgeEventType,
        forTokens tokens: [String]? = nil
    ) {
        var details = ["itemId": itemId, "eventType": eventType.toString(), "action": interaction ?? ""]
        details["tokens"] = tokens?.joined(separator: ", ")
        AdobeLog.note("PropositionItem.track", details)
    }

    /// The data of the Edge event that `track` would send, for apps that send it themselves (AI-113, AI-114). What the
    /// tokens add is uncertain. Any thread.
    /// - Parameters:
    ///   - interaction: the user's interaction, with `.interact`.
    ///   - eventType: what happened.
    ///   - tokens: the parts of the content that it concerns.
    /// - Returns: nil when its proposition no longer exists.
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
