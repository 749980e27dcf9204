import Foundation

/// How links in a vendor's pages call the SDK: by a URL scheme of the vendor.
///
/// Sendable; a value.
public struct LinkDialect: Sendable, Hashable {
    /// How an SDK reads the query of a link. Campaigns escape the destination accordingly.
    public enum Reading: Sendable, Hashable {
        /// The parameters are separated, then each is decoded. The destination is decoded once more; if that fails, it
        /// is not opened.
        case separatesFirst
        /// The whole query is decoded, then the parameters are separated: an escaped `&` inside a parameter separates
        /// it too. Pairs without a name or a value, and blank values, are ignored.
        case decodesFirst
        /// Likewise, but the query is decoded twice, the second time as a form, where `+` is a space. A link that
        /// cannot be decoded twice has no effect.
        case decodesTwiceFirst
    }

    /// The scheme, as in `scheme://host?query`.
    public let scheme: String
    /// The hosts that dismiss the message.
    public let dismissals: Set<String>
    /// The query parameter that names what was clicked.
    public let interaction: String
    /// The query parameters that can name the URL to open; the first one that is present is used. The SDK opens the
    /// first itself; the others are read by apps, which separate the parameters and decode each once.
    public let destinations: [String]
    /// Whether a link without a query does not dismiss the message.
    public let needsQuery: Bool
    /// How the SDK reads the query.
    public var reading = Reading.separatesFirst
    /// The letters with which a destination begins that is a script of the page; nil if the SDK runs no scripts.
    public var scriptPrefix: String? = "js"
    /// Whether the SDK appends the parameters that it does not know to the destination. They are appended here in the
    /// order of the link.
    public var appendsRest = false

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

    /// The same dialect, read in another way.
    public func reading(
        _ reading: Reading, scriptPrefix: String? = nil, appendsRest: Bool = false
    ) -> LinkDialect {
        var dialect = self
        dialect.reading = reading
        dialect.scriptPrefix = scriptPrefix
        dialect.appendsRest = appendsRest
        return dialect
    }

    /// A value with the escapes that the SDK decodes in addition to those of every query parameter.
    /// - Parameter isDestination: whether it is the URL that the SDK opens.
    package func escaped(_ value: String, isDestination: Bool) -> String {
        let percents = { value.replacingOccurrences(of: "%", with: "%25") }
        return switch reading {
        case .separatesFirst: isDestination ? percents() : value
        case .decodesFirst: value
        case .decodesTwiceFirst: percents().replacingOccurrences(of: "+", with: "%2B")
        }
    }
}
