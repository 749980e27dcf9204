/// The words by which a page speaks to the SDK of the vendor that it was made for: functions of its bridge, and links.
///
/// A page speaks to the SDK that shows it. One that was made for another vendor's campaigns looks as it should, and what it says
/// is heard by nobody.
///
/// Sendable; a value.
public struct PageDialect: Sendable, Hashable {
    /// Whose SDK the words are for.
    public let vendor: String
    /// What stands in a page that speaks so; any of them is enough.
    public let words: [String]

    /// Describes how pages speak to a vendor's SDK.
    public init(_ vendor: String, words: String...) {
        self.vendor = vendor
        self.words = words
    }

    /// The words that a page's text has, in the order of the list.
    public func words(in html: String) -> [String] { words.filter(html.contains) }
}

/// What a page says that its SDK does not understand.
extension LifecycleEngine {
    /// Says of a message that comes whether its page speaks to other vendors' SDKs (`foreignPage`), once a campaign. It goes by
    /// the text of the page, as far as the SDK gives it.
    func reportForeignPage(of message: CompatMessage) {
        guard diagnostics != nil, traits.pages != nil, let html = message.content.page?.html,
            !html.isEmpty
        else { return }
        for dialect in PageDialect.known where dialect != traits.pages {
            let words = dialect.words(in: html)
            guard !words.isEmpty else { continue }
            reportOnce(
                "page.\(dialect.vendor).\(message.id)", .foreignPage, message,
                "The page was made for \(dialect.vendor)'s SDK: it has \(words.joined(separator: ", ")), which this SDK "
                    + "does not understand. Nothing comes of that unless the handler sees to it.")
        }
    }
}
