public import Foundation

/// What a link of a message's page asks for, read as Adobe's SDKs read theirs: `adbinapp://dismiss?interaction=…&link=…`
/// (AI-093 to AI-097). Any other link is its own destination.
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

    /// Reads a link.
    public init(_ url: URL) {
        self.url = url
        guard url.scheme == "adbinapp" else {
            interaction = nil
            destination = url
            dismisses = false
            return
        }
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        let values = Dictionary(items.map { ($0.name, $0.value ?? "") }) { _, last in last }
        interaction = values["interaction"].flatMap { $0.isEmpty ? nil : $0 }
        destination = (values["link"] ?? values["target"]).flatMap(Self.destination)
        dismisses = url.host == "dismiss" || url.host == "cancel"
    }

    /// A link inside a link may be encoded once more (AI-097); one that is a script leads nowhere (A3-086).
    private static func destination(_ text: String) -> URL? {
        guard !text.isEmpty, !text.hasPrefix("js") else { return nil }
        return (text.removingPercentEncoding ?? text).isEmpty
            ? nil : URL(string: text.removingPercentEncoding ?? text) ?? URL(string: text)
    }
}

extension MessageAction {
    /// Where the click leads in the end, whatever the shape: the URL that should open, or the one inside a link of
    /// Adobe's; nil if it leads nowhere. `MessageLink(url).destination` says the same of what `didLoad` tells.
    public var destination: URL? { url.flatMap { MessageLink($0).destination } }
}
