/// What kind of thing a proposition's item is (rules, 5.2).
public enum SchemaType: Int, Sendable, CaseIterable {
    /// Not one of the others.
    case unknown = 0
    /// HTML for a place in the app's own interface.
    case htmlContent = 1
    /// JSON for a place in the app's own interface.
    case jsonContent = 2
    /// Rules whose consequences are other items.
    case ruleset = 3
    /// A full-screen message.
    case inapp = 4
    /// An item of a feed. Deprecated in the SDK.
    case feed = 5
    /// An alert of the system.
    case nativeAlert = 6
    /// Nothing in particular.
    case defaultContent = 7
    /// A card of the app's own interface.
    case contentCard = 8
    /// An operation on the device's event history.
    case eventHistoryOperation = 9
    /// An inbox.
    case inbox = 11
}

/// What the content of an item is written in (rules, 5.2).
public enum ContentType: Int, Sendable, CaseIterable {
    /// JSON.
    case applicationJson = 0
    /// HTML.
    case textHtml = 1
    /// XML.
    case textXml = 2
    /// Text as it is.
    case textPlain = 3
    /// Something else; the content is read as a string.
    case unknown = 4

    /// The type with this MIME name; `unknown` for any other.
    init(mimeType: String) {
        switch mimeType {
        case "application/json": self = .applicationJson
        case "text/html": self = .textHtml
        case "text/xml": self = .textXml
        case "text/plain": self = .textPlain
        default: self = .unknown
        }
    }
}
