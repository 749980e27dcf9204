/// The kind of a proposition's item (rules, 5.2).
public enum SchemaType: Int, Sendable, CaseIterable {
    /// Any other kind.
    case unknown = 0
    /// HTML for a surface in the app's own interface.
    case htmlContent = 1
    /// JSON for a surface in the app's own interface.
    case jsonContent = 2
    /// Rules whose consequences are other items.
    case ruleset = 3
    /// A full-screen message.
    case inapp = 4
    /// An item of a feed. Deprecated in the SDK.
    case feed = 5
    /// A system alert.
    case nativeAlert = 6
    /// Default content.
    case defaultContent = 7
    /// A card in the app's own interface.
    case contentCard = 8
    /// An operation on the device's event history.
    case eventHistoryOperation = 9
    /// An inbox.
    case inbox = 11

    private static let names: [SchemaType: String] = [
        .htmlContent: "html-content-item", .jsonContent: "json-content-item", .ruleset: "ruleset-item",
        .inapp: "message/in-app", .feed: "message/feed-item", .nativeAlert: "message/native-alert",
        .defaultContent: "default-content-item", .contentCard: "message/content-card",
        .eventHistoryOperation: "eventHistoryOperation", .inbox: "inbox-item",
    ]

    /// The schema's URL; empty for `unknown`. Those of alerts, default content, operations and inboxes are uncertain.
    /// Any thread.
    public func toString() -> String {
        Self.names[self].map { "https://ns.adobe.com/personalization/\($0)" } ?? ""
    }

    /// The type with this URL; `unknown` for any other.
    init(schema: String) {
        self = Self.allCases.first { $0 != .unknown && $0.toString() == schema } ?? .unknown
    }
}

/// The format of an item's content (rules, 5.2).
public enum ContentType: Int, Sendable, CaseIterable {
    /// JSON.
    case applicationJson = 0
    /// HTML.
    case textHtml = 1
    /// XML.
    case textXml = 2
    /// Plain text.
    case textPlain = 3
    /// Any other type; the content is read as a string.
    case unknown = 4

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

    /// The type with this MIME name; `unknown` for any other.
    init(mimeType: String) {
        self = Self.allCases.first { $0.toString() == mimeType } ?? .unknown
    }
}
