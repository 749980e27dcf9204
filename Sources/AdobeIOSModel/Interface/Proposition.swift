public import Foundation
import HeadlessStage

/// The servers' decision for one surface.
///
/// In the model none arrives: the host triggers messages without them. An app can decode one from the servers' JSON
/// text. The facts state only the type's name; its members are the SDK's public ones as far as known, and uncertain.
/// Not Sendable, as in the SDK.
public class Proposition: NSObject, Codable {
    /// Its id.
    public let uniqueId: String
    /// The surface that it is for.
    public let scope: String
    /// Its items. If one item is malformed, the list is empty (AI-159).
    public let items: [PropositionItem]
    let scopeDetails: [String: JSONValue]

    private enum CodingKeys: String, CodingKey {
        case uniqueId = "id"
        case scope, scopeDetails, items
    }

    /// Decodes it from the servers' format. Any thread.
    /// - Throws: `DecodingError` without an id, a scope, or details of the scope (AI-135, AI-159).
    public required init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        uniqueId = try values.decode(String.self, forKey: .uniqueId)
        scope = try values.decode(String.self, forKey: .scope)
        scopeDetails = try values.decode([String: JSONValue].self, forKey: .scopeDetails)
        guard !scopeDetails.isEmpty else {
            throw DecodingError.dataCorruptedError(
                forKey: .scopeDetails, in: values, debugDescription: "The scope has no details.")
        }
        items = (try? values.decode([PropositionItem].self, forKey: .items)) ?? []
        super.init()
        for item in items { item.proposition = self }
    }

    /// Encodes it in the servers' format. Any thread.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(uniqueId, forKey: .uniqueId)
        try values.encode(scope, forKey: .scope)
        try values.encode(scopeDetails, forKey: .scopeDetails)
        try values.encode(items, forKey: .items)
    }

    /// The priority of the campaign; 0 if it states none. Its place in the details is uncertain. Any thread.
    public var priority: Int {
        guard case .object(let activity) = scopeDetails["activity"],
            case .integer(let priority) = activity["priority"]
        else { return 0 }
        return priority
    }
}

@available(*, unavailable) extension Proposition: Sendable {}
