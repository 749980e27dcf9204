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

    /// The page: a text, or an array or map for JSON content; nil when missing.
    public func getContent() -> Any? { data["content"] }
    /// The format of the content.
    public func getContentType() -> ContentType { contentType }
    /// The time when the campaign was published, in seconds since 1970; 0 when missing.
    public func getPublishedDate() -> Int { data["publishedDate"] as? Int ?? 0 }
    /// The time when the campaign ends, in seconds since 1970; 0 when missing.
    public func getExpiryDate() -> Int { data["expiryDate"] as? Int ?? 0 }
    /// The metadata of the campaign's author.
    public func getMeta() -> [String: Any]? { data["meta"] as? [String: Any] }
    /// The appearance of the message on a phone (rules, 4.1).
    public func getMobileParameters() -> [String: Any]? { data["mobileParameters"] as? [String: Any] }
    /// The appearance of the message on a web page.
    public func getWebParameters() -> [String: Any]? { data["webParameters"] as? [String: Any] }
    /// The URLs of images to be cached on the device, as text; nil when there is none.
    public func getRemoteAssets() -> [String]? {
        let assets = (data["remoteAssets"] as? [Any])?.map { "\($0)" }
        return assets?.isEmpty == false ? assets : nil
    }
}

@available(*, unavailable) extension InAppSchemaData: Sendable {}

/// The format of an item's content (rules, section 5). Sendable; a value.
public enum ContentType: Int, Sendable, CaseIterable {
    /// JSON.
    case applicationJson = 0
    /// HTML.
    case textHtml = 1
    /// XML.
    case textXml = 2
    /// Plain text.
    case textPlain = 3
    /// Any other type; the content is read as text.
    case unknown = 4

    /// The type with this MIME name; `unknown` for any other.
    init(mimeType: String) {
        self = Self.allCases.first { $0.toString() == mimeType } ?? .unknown
    }

    /// The raw value of the case. Any thread.
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
