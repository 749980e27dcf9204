import AdobePayload
import Foundation
import HeadlessStage

extension Campaigns<InAppConsequence> {
    /// Reads a payload as Messaging 5 does.
    /// - Parameter anonymousID: the id of a message whose payload is only an item's data.
    /// - Throws: `PayloadError` when there is no in-app message in the payload.
    init(payload json: Data, anonymousID: String) throws {
        try self.init(
            parsing: json,
            as: InAppItemFormat(
                stopsAtEmptyRule: false, anonymousID: anonymousID, make: InAppConsequence.init))
    }
}

extension InAppConsequence {
    init(_ item: InAppItem) throws {
        let type = ContentType(mimeType: try item.contentType())
        let html = try item.page()
        let node = item.data
        let data = InAppSchemaData(
            content: html, contentType: type,
            publishedDate: node["publishedDate"]?.integer, expiryDate: node["expiryDate"]?.integer,
            meta: node["meta"]?.members, mobileParameters: node["mobileParameters"]?.members,
            webParameters: node["webParameters"]?.members, remoteAssets: Self.assets(node["remoteAssets"]))
        self.init(
            id: item.consequenceID, messageID: item.id, data: data, html: html, proposition: item.proposition)
    }

    private static func assets(_ node: JSONNode?) -> [String]? {
        guard let elements = node?.elements else { return nil }
        let strings = elements.compactMap(\.string)
        return strings.count == elements.count ? strings : nil
    }
}
