import AdobePayload
import Foundation
import HeadlessStage

extension Campaigns<InAppConsequence> {
    /// Reads a payload as Messaging 5 does.
    /// - Parameter anonymousID: the id of a message whose payload is only an item's data.
    /// - Throws: `PayloadError` when the payload has no in-app message.
    init(payload json: Data, anonymousID: String) throws {
        try self.init(parsing: json, as: IOSCampaignFormat(anonymousID: anonymousID))
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
            meta: node["meta"]?.membersWithInnerNulls,
            mobileParameters: node["mobileParameters"]?.membersWithInnerNulls,
            webParameters: node["webParameters"]?.membersWithInnerNulls,
            remoteAssets: Self.assets(node["remoteAssets"]))
        self.init(
            id: item.consequenceID, messageID: item.id, data: data, html: html, proposition: item.proposition)
    }

    private static func assets(_ node: JSONNode?) -> [String]? {
        guard let elements = node?.elements else { return nil }
        let strings = elements.compactMap(\.string)
        return strings.count == elements.count ? strings : nil
    }
}

/// A link with the SDK's own scheme: `adbinapp://dismiss?interaction=ok&link=…` (AI-093 to AI-098).
struct MessageLink {
    /// The user's interaction, for reports; nil when missing or empty.
    let interaction: String?
    /// Whether the message is to be dismissed: only the host `dismiss` does that (AI-095, AI-098).
    let isDismissal: Bool
    /// The name of the exit animation; empty when the parameter has no value.
    let animation: String?
    /// The URL to open outside the app.
    let target: URL?

    /// Parses a link.
    /// - Returns: nil when the scheme is not exactly `adbinapp` (AI-093).
    init?(_ url: URL) {
        guard url.scheme == "adbinapp" else { return nil }
        let parameters = Self.parameters(of: url)
        interaction = parameters["interaction"].flatMap { $0.isEmpty ? nil : $0 }
        isDismissal = url.host == "dismiss"
        animation = parameters["animate"]
        target = parameters["link"].flatMap(Self.target)
    }

    /// The decoded parameters; of several with the same name, the last one wins (AI-096).
    private static func parameters(of url: URL) -> [String: String] {
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        return Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 }
    }

    /// The URL in a link parameter, which is percent-decoded once more; nil if that fails (AI-097).
    private static func target(_ link: String) -> URL? {
        guard !link.isEmpty else { return nil }
        return link.removingPercentEncoding.flatMap(URL.init(string:))
    }
}
