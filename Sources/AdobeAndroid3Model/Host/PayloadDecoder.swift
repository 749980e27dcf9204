import AdobePayload
import Foundation
import HeadlessStage

extension Campaigns<InAppConsequence> {
    /// Reads a payload as Messaging 3 for Android does: of a ruleset only what stands before a rule without
    /// consequences (A3-127).
    /// - Parameter anonymousID: the id of a message whose payload is only an item's data.
    /// - Throws: `PayloadError` when there is no in-app message in the payload.
    init(payload json: Data, anonymousID: String) throws {
        try self.init(
            parsing: json,
            as: InAppItemFormat(
                stopsAtEmptyRule: true, anonymousID: anonymousID, make: InAppConsequence.init))
    }
}

extension InAppConsequence {
    /// No message is made without a content type, or of content that is empty (A3-120).
    init(_ item: InAppItem) throws {
        _ = try item.data.requiredText("contentType")
        let content = try item.page()
        _ = try item.data.requiredText("content")
        self.init(
            id: item.consequenceID, messageID: item.id,
            settings: try SettingsDecoder(item.data["mobileParameters"]).settings(content: content),
            metadata: item.data["meta"]?.namedValues ?? [:], proposition: item.proposition)
    }
}
