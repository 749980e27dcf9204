public import Foundation

/// How the links of a vendor's pages speak to their SDK: links of a scheme of the vendor's own.
///
/// Sendable; a value.
public struct LinkDialect: Sendable, Hashable {
    /// The scheme, as in `scheme://host?query`.
    public let scheme: String
    /// The hosts that take the message away.
    public let dismissals: Set<String>
    /// The query parameter with what counts as clicked.
    public let interaction: String
    /// The query parameters with what is to be opened; the first that is there counts.
    public let destinations: [String]
    /// Whether a link without a query does not take the message away.
    public let needsQuery: Bool

    /// Describes a vendor's links.
    public init(
        scheme: String, dismissals: Set<String>, interaction: String, destinations: [String],
        needsQuery: Bool = false
    ) {
        self.scheme = scheme
        self.dismissals = dismissals
        self.interaction = interaction
        self.destinations = destinations
        self.needsQuery = needsQuery
    }
}

/// What a link of a message's page asks for. `CompatMessage.link(_:)` reads one as the message's SDK does.
///
/// Sendable; a value.
public struct MessageLink: Sendable, Hashable {
    /// The link as the page has it.
    public let url: URL
    /// What counts as clicked, if the link names it.
    public let interaction: String?
    /// Where the link leads in the end; nil for one that only does something to the message.
    public let destination: URL?
    /// Whether the link takes the message away.
    public let dismisses: Bool

    /// Whether the link only takes the message away, as a close button does.
    public var isPlainDismissal: Bool { dismisses && interaction == nil && destination == nil }

    /// Reads a link. One that is not of the dialect is its own destination.
    public init(_ url: URL, dialect: LinkDialect? = nil) {
        self.url = url
        guard let dialect, url.scheme == dialect.scheme else {
            interaction = nil
            destination = url
            dismisses = false
            return
        }
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        let interaction = Self.value(dialect.interaction, of: items)
        self.interaction = interaction?.isEmpty == true ? nil : interaction
        var named: String?
        for name in dialect.destinations where named == nil { named = Self.value(name, of: items) }
        destination = named.flatMap(Self.destination)
        dismisses =
            url.host.map(dialect.dismissals.contains) == true && !(dialect.needsQuery && url.query == nil)
    }

    /// A link inside a link may be encoded once more; one that is a script leads nowhere.
    /// What the last parameter of a name says; nil where there is none.
    private static func value(_ name: String, of items: [URLQueryItem]) -> String? {
        items.last { $0.name == name }.map { $0.value ?? "" }
    }

    private static func destination(_ text: String) -> URL? {
        guard !text.isEmpty, !text.hasPrefix("js") else { return nil }
        return (text.removingPercentEncoding ?? text).isEmpty
            ? nil : URL(string: text.removingPercentEncoding ?? text) ?? URL(string: text)
    }
}

extension CompatMessage {
    /// Reads a link of the message's page as its SDK does.
    public nonisolated func link(_ url: URL) -> MessageLink { MessageLink(url, dialect: dialect) }

    /// Where a click leads in the end, whatever the shape; nil if it leads nowhere. `link(_:)` says the same of what
    /// `didLoad` tells.
    public nonisolated func destination(of action: MessageAction) -> URL? {
        action.url.flatMap { link($0).destination }
    }
}
