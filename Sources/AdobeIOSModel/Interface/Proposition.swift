public import Foundation
import HeadlessStage

/// What the servers decided for one surface.
///
/// Headless none arrives: the host triggers messages without them. An app can decode one from the servers' JSON text.
/// The facts name the type only; its members are the SDK's public ones as far as known, and unsure. Not Sendable, as in
/// the SDK.
public class Proposition: NSObject, Codable {
    /// Its id.
    public let uniqueId: String
    /// The surface that it is for.
    public let scope: String
    /// What is in it. One malformed item leaves none of them (AI-159).
    public let items: [PropositionItem]
    let scopeDetails: [String: JSONValue]

    private enum CodingKeys: String, CodingKey {
        case uniqueId = "id"
        case scope, scopeDetails, items
    }

    /// Reads one from what the servers send. Any thread.
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

    /// Writes it as the servers send it. Any thread.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(uniqueId, forKey: .uniqueId)
        try values.encode(scope, forKey: .scope)
        try values.encode(scopeDetails, forKey: .scopeDetails)
        try values.encode(items, forKey: .items)
    }

    /// How much the campaign matters; 0 where it does not say. Where it stands in the details is unsure. Any thread.
    public var priority: Int {
        guard case .object(let activity) = scopeDetails["activity"],
            case .integer(let priority) = activity["priority"]
        else { return 0 }
        return priority
    }
}

@available(*, unavailable) extension Proposition: Sendable {}
