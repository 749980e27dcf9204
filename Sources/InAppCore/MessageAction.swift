public import Foundation

/// What a click on a message asks for.
public struct MessageAction: Sendable, Hashable, Codable, CustomStringConvertible {
    /// What was clicked.
    public enum Source: Sendable, Hashable, Codable {
        /// The message itself.
        case body
        /// The button with this id. Ids are the vendor's; they are not positions.
        case button(id: String)
        /// A link of the message's web page, with the id that the link names, if it names one.
        case link(id: String?)
    }

    /// What should happen.
    public enum Effect: Sendable, Hashable, Codable {
        /// Nothing beyond the default of every click: it is counted, and the message is dismissed.
        case none
        /// A URL should open, in a web view of the app or outside it.
        case open(URL, inWebView: Bool)
    }

    /// What was clicked.
    public let source: Source
    /// What should happen.
    public let effect: Effect

    /// Describes a click.
    public init(source: Source, effect: Effect) {
        self.source = source
        self.effect = effect
    }

    /// The URL that should open, if any.
    public var url: URL? {
        if case .open(let url, _) = effect { url } else { nil }
    }

    /// The id of the clicked button, if a button was clicked.
    public var buttonID: String? {
        switch source {
        case .button(let id): id
        case .link(let id): id
        case .body: nil
        }
    }

    public var description: String {
        let what =
            switch source {
            case .body: "body"
            case .button(let id): "button \(id)"
            case .link(let id): id.map { "link \($0)" } ?? "link"
            }
        return url.map { "\(what) -> \($0.absoluteString)" } ?? what
    }
}

/// How links in a vendor's pages call the SDK: by a URL scheme of the vendor.
///
/// Sendable; a value.
public struct LinkDialect: Sendable, Hashable {
    /// The scheme, as in `scheme://host?query`.
    public let scheme: String
    /// The hosts that dismiss the message.
    public let dismissals: Set<String>
    /// The query parameter that names what was clicked.
    public let interaction: String
    /// The query parameters that can name the URL to open; the first one that is present is used.
    public let destinations: [String]
    /// Whether a link without a query does not dismiss the message.
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
    /// The link as it is written in the page.
    public let url: URL
    /// The id that is recorded as clicked, if the link names it.
    public let interaction: String?
    /// The URL that the link opens; nil if it only acts on the message.
    public let destination: URL?
    /// Whether the link dismisses the message.
    public let dismisses: Bool

    /// Whether the link only dismisses the message, as a close button does.
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

    /// The value of the last parameter with this name; nil if there is none.
    private static func value(_ name: String, of items: [URLQueryItem]) -> String? {
        items.last { $0.name == name }.map { $0.value ?? "" }
    }

    // A link inside a link may be encoded twice; a script opens nothing.
    private static func destination(_ text: String) -> URL? {
        guard !text.isEmpty, !text.hasPrefix("js") else { return nil }
        return (text.removingPercentEncoding ?? text).isEmpty
            ? nil : URL(string: text.removingPercentEncoding ?? text) ?? URL(string: text)
    }
}

extension CompatMessage {
    /// Reads a link of the message's page as its SDK does.
    public nonisolated func link(_ url: URL) -> MessageLink { MessageLink(url, dialect: dialect) }

    /// The URL that a click opens, whatever the shape; nil if it opens none. `link(_:)` reads a link of `didLoad` in
    /// the same way.
    public nonisolated func destination(of action: MessageAction) -> URL? {
        action.url.flatMap { link($0).destination }
    }
}

/// An interaction that an app records, in addition to what the SDK records by itself.
public enum TrackedInteraction: Sendable, Hashable {
    /// The message was seen.
    case impression
    /// The message was clicked: on the button with this id, or on its body when the id is nil.
    case click(buttonID: String?)
    /// An interaction with a name that the app chooses.
    case custom(String)
    /// The message was closed.
    case dismissal
}
