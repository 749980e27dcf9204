public import Foundation

/// Reads the links that a vendor hands out, for bridges.
///
/// The one read last is kept: the pages follow the same ones again and again, and to read one costs more than all
/// the rest of a callback. Main actor.
@MainActor public struct LinkParser {
    private var text = ""
    /// The link that was read last; nil if it was no URL.
    public private(set) var url: URL?
    /// Whether that makes its message go away.
    public private(set) var dismisses = false

    /// Has read nothing.
    public init() {}

    /// Reads a link.
    /// - Parameters:
    ///   - text: as the vendor hands it out.
    ///   - dismisses: whether a link makes its message go away; asked once a link.
    /// - Returns: false for what is no URL.
    public mutating func read(_ text: String, dismisses: (URL) -> Bool) -> Bool {
        if url != nil, self.text == text { return true }
        self.text = text
        url = URL(string: text)
        guard let url else { return false }
        self.dismisses = dismisses(url)
        return true
    }

    /// Looks at a link that the vendor has read.
    /// - Parameter dismisses: whether a link makes its message go away; asked once a link.
    public mutating func read(_ url: URL, dismisses: (URL) -> Bool) {
        let text = url.absoluteString
        if self.url != nil, self.text == text { return }
        self.text = text
        self.url = url
        self.dismisses = dismisses(url)
    }
}
