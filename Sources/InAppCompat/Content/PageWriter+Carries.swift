public import InAppCore
public import InAppPages

/// What of a content a page says, for loss reports.
extension PageWriter {
    /// Whether a page shows what a content says about a field.
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

    /// Whether a ported content says in its page, or in the place of its frame, what the original says about a
    /// field.
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
