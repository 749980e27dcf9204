/// The names by which a page calls the SDK that it was made for: functions of its JavaScript bridge, and links.
///
/// A page made for another vendor's SDK is displayed as intended, but nothing receives its calls.
///
/// Sendable; a value.
public struct PageDialect: Sendable, Hashable {
    /// The vendor whose SDK is called.
    public let vendor: String
    /// Substrings that identify a page with such calls; any of them is enough.
    public let words: [String]

    /// Describes how pages call a vendor's SDK.
    public init(_ vendor: String, words: String...) {
        self.vendor = vendor
        self.words = words
    }

    /// The words that a page contains, in the order of `words`.
    public func words(in html: String) -> [String] { words.filter(html.contains) }
}

/// Calls of a page that its SDK does not receive.
extension LifecycleEngine {
    /// Writes a diagnostic if the page of a message calls other vendors' SDKs (`foreignPage`), once per campaign. It
    /// searches the page's HTML, as far as the SDK gives access to it.
    func reportForeignPage(of message: CompatMessage) {
        guard diagnostics != nil, traits.pages != nil, let html = message.content.page?.html,
            !html.isEmpty
        else { return }
        for dialect in PageDialect.known where dialect != traits.pages {
            let words = dialect.words(in: html)
            guard !words.isEmpty else { continue }
            reportOnce(
                "page.\(dialect.vendor).\(message.id)", .foreignPage, message,
                "The page was made for \(dialect.vendor)'s SDK: it has \(words.joined(separator: ", ")), which this SDK does not "
                    + "understand. This has no effect unless the handler takes care of it.")
        }
    }
}
