public import InAppCore
public import InAppPages

/// A port to an SDK whose messages are web pages.
@MainActor public protocol PagePort: ContentPort {
    /// The writer that makes pages from content.
    static var page: PageWriter { get }
    /// The vendor's name in notes.
    static var vendor: String { get }
    /// How or why a field changes on this shape; nil for the note that all SDKs with pages share.
    static func ownNote(_ field: ContentField) -> String?
}

extension PagePort {
    public static func carries(
        _ field: ContentField, of original: MessageContent, in ported: MessageContent
    ) -> Bool {
        page.carries(field, of: original, in: ported)
    }

    public static func note(_ field: ContentField) -> String {
        ownNote(field) ?? commonNote(field)
    }

    private static func commonNote(_ field: ContentField) -> String {
        switch field {
        case .layout: "\(vendor) shows web pages; the frame imitates the layout"
        case .isImageOnly: "the page contains only the image"
        case .header, .body: "a text of the page"
        case .graphic: "an image of the page"
        case .buttons: "links of the page that count, dismiss and open"
        case .clickEffect: "the page is one link, if it has no buttons"
        case .autoClose: "\(vendor)'s messages stay on screen; plan.autoClose of the bridge can dismiss them"
        case .orientation: "\(vendor) cannot set the orientation"
        case .edge: "the frame is at that edge"
        case .themes: "the page's style; a web view follows the system's appearance"
        case .page: "\(vendor) fetches assets by itself and knows no base URL"
        case .frame: "values that are not set become \(vendor)'s defaults"
        case .motion: "\(vendor) names its animations: fade, or the edge of a banner"
        case .language: "the page's language"
        case .extras: "values that are null are dropped"
        }
    }
}

/// Which fields of a content a page expresses, for loss reports.
extension PageWriter {
    /// Whether a page shows a field of a content.
    public func shows(_ field: ContentField, of content: MessageContent, in html: String) -> Bool {
        switch field {
        case .header: content.header.map { html.contains(">\(escaped($0.text))</h1>") } ?? false
        case .body: content.body.map { html.contains(">\(escaped($0.text))</p>") } ?? false
        case .graphic: content.graphic.map { html.contains(source(of: $0)) } ?? false
        case .buttons:
            content.buttons.allSatisfy { html.contains(escaped(link($0.effect, id: $0.id))) }
        case .clickEffect: html.contains(wholeLink(content))
        case .themes:
            content.themes.values.compactMap(\.background).allSatisfy { html.contains(css($0)) }
                && html.contains("<style>")
        case .language: content.language.map { html.contains("lang=\"\(escaped($0))\"") } ?? false
        case .isImageOnly: !html.contains("<h1") && !html.contains("<p")
        case .layout, .autoClose, .orientation, .edge, .page, .frame, .motion, .extras: false
        }
    }

    /// Whether a ported content expresses a field of the original in its page, or by the position of its frame.
    public func carries(
        _ field: ContentField, of original: MessageContent, in ported: MessageContent
    ) -> Bool {
        guard let html = ported.page?.html, original.page == nil else { return false }
        return shows(field, of: original, in: html)
            || (field == .edge && ported.frame?.vertical?.rawValue == original.edge?.rawValue)
    }

    private func source(of graphic: GraphicContent) -> String {
        switch graphic {
        case .image(let url, _): escaped(url.absoluteString)
        case .icon(let glyph): escaped(glyph)
        }
    }
}
