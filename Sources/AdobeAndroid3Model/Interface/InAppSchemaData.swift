import AdobeAndroidShared
import HeadlessStage

/// A full-screen message as its campaign describes it: the `data` of an in-app item (rules, section 5). Immutable. Any
/// thread.
public class InAppSchemaData {
    private let data: [String: Any]
    private let contentType: ContentType

    /// Reads the data. Without a content type everything else is left empty.
    init(_ data: [String: Any]) {
        let mimeType = data["contentType"] as? String ?? ""
        contentType = ContentType(mimeType: mimeType)
        self.data = mimeType.isBlankInJava ? [:] : data
    }

    /// The page: a text, or the array or map that JSON content is; nil when missing.
    public func getContent() -> Any? { data["content"] }
    /// What the content is written in.
    public func getContentType() -> ContentType { contentType }
    /// When the campaign was published, in seconds since 1970; 0 when missing.
    public func getPublishedDate() -> Int { data["publishedDate"] as? Int ?? 0 }
    /// When the campaign ends, in seconds since 1970; 0 when missing.
    public func getExpiryDate() -> Int { data["expiryDate"] as? Int ?? 0 }
    /// What the campaign's author added.
    public func getMeta() -> [String: Any]? { data["meta"] as? [String: Any] }
    /// How the message looks on a phone (rules, 4.1).
    public func getMobileParameters() -> [String: Any]? { data["mobileParameters"] as? [String: Any] }
    /// How the message looks on a web page.
    public func getWebParameters() -> [String: Any]? { data["webParameters"] as? [String: Any] }
    /// The addresses of images that are kept on the device, as text; nil when there is none.
    public func getRemoteAssets() -> [String]? {
        let assets = (data["remoteAssets"] as? [Any])?.map { "\($0)" }
        return assets?.isEmpty == false ? assets : nil
    }
}

@available(*, unavailable) extension InAppSchemaData: Sendable {}

/// What the content of an item is written in (rules, section 5). Sendable; a value.
public enum ContentType: Int, Sendable, CaseIterable {
    /// JSON.
    case applicationJson = 0
    /// HTML.
    case textHtml = 1
    /// XML.
    case textXml = 2
    /// Text as it is.
    case textPlain = 3
    /// Something else; the content is read as a text.
    case unknown = 4

    /// The type with this MIME name; `unknown` for any other.
    init(mimeType: String) {
        self = Self.allCases.first { $0.toString() == mimeType } ?? .unknown
    }

    /// The number of the case. Any thread.
    public func getValue() -> Int { rawValue }

    /// The MIME name; empty for `unknown`. Any thread.
    public func toString() -> String {
        switch self {
        case .applicationJson: "application/json"
        case .textHtml: "text/html"
        case .textXml: "text/xml"
        case .textPlain: "text/plain"
        case .unknown: ""
        }
    }
}
