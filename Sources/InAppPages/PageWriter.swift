import Foundation
public import InAppCore

/// Writes content as an HTML page, for the SDKs that show pages only.
///
/// Sendable; a value.
public struct PageWriter: Sendable, Hashable {
    /// How a vendor's page tells its SDK of clicks: links of a scheme of the vendor's own.
    public struct Links: Sendable, Hashable {
        /// The link that takes the message away, without a query.
        public var dismissal: String
        /// The link of the close box.
        public var close: String
        /// The query parameter with what was clicked.
        public var interaction: String
        /// The query parameter with what is to be opened.
        public var destination: String
        /// How many times the SDK decodes that.
        public var decodings: Int
        /// How many times the SDK decodes what was clicked.
        public var interactionDecodings: Int

        /// Describes a vendor's links.
        /// - Parameter close: the link of the close box; nil takes `dismissal`.
        public init(
            dismissal: String, close: String? = nil, interaction: String, destination: String,
            decodings: Int = 1, interactionDecodings: Int = 1
        ) {
            self.dismissal = dismissal
            self.close = close ?? dismissal
            self.interaction = interaction
            self.destination = destination
            self.decodings = decodings
            self.interactionDecodings = interactionDecodings
        }
    }

    /// How the page tells its SDK of clicks.
    public let links: Links

    /// Writes pages with a vendor's links.
    public init(links: Links) {
        self.links = links
    }

    /// The content's own page, else one made of its texts, its image and its buttons.
    public func html(_ content: MessageContent) -> String {
        if let page = content.page { return page.html }
        let language = content.language.map { " lang=\"\(escaped($0))\"" } ?? ""
        return "<!doctype html><html\(language)><head><meta charset=\"utf-8\">\(style(content))</head><body>"
            + body(content) + "</body></html>"
    }

    private func body(_ content: MessageContent) -> String {
        var parts: [String] = []
        switch content.graphic {
        case .image(let url, let description):
            parts.append(
                "<img src=\"\(escaped(url.absoluteString))\" alt=\"\(escaped(description ?? ""))\">")
        case .icon(let glyph): parts.append("<span class=\"icon\">\(escaped(glyph))</span>")
        case nil: break
        }
        if let header = content.header, !header.text.isEmpty { parts.append(text("h1", header)) }
        if let body = content.body, !body.text.isEmpty { parts.append(text("p", body)) }
        parts += content.buttons.map { button in
            "<a class=\"button\" href=\"\(escaped(link(button.effect, id: button.id)))\">\(escaped(button.text))</a>"
        }
        parts.append("<a class=\"close\" href=\"\(escaped(links.close))\">&times;</a>")
        let inner = parts.joined()
        guard case .open = content.clickEffect, content.buttons.isEmpty else { return inner }
        return wholeLink(content) + inner + "</a>"
    }

    /// Where the page becomes one link.
    @inline(never) private func wholeLink(_ content: MessageContent) -> String {
        "<a href=\"\(escaped(link(content.clickEffect, id: "body")))\">"
    }

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

    @inline(never) private func source(of graphic: GraphicContent) -> String {
        switch graphic {
        case .image(let url, _): escaped(url.absoluteString)
        case .icon(let glyph): escaped(glyph)
        }
    }

    @inline(never) private func text(_ tag: String, _ text: TextContent) -> String {
        let alignment: String =
            switch text.alignment {
            case .leading: " style=\"text-align:start\""
            case .center: " style=\"text-align:center\""
            case .trailing: " style=\"text-align:end\""
            case nil: ""
            }
        return "<\(tag)\(alignment)>\(escaped(text.text))</\(tag)>"
    }

    /// A link that counts the click, dismisses, and opens the effect's URL.
    @inline(never) private func link(_ effect: MessageAction.Effect, id: String) -> String {
        let clicked = encoded(id, times: links.interactionDecodings)
        var link = "\(links.dismissal)?\(links.interaction)=\(clicked)"
        if case .open(let url, _) = effect {
            link += "&\(links.destination)=\(encoded(url.absoluteString, times: links.decodings))"
        }
        return link
    }

    @inline(never) private func style(_ content: MessageContent) -> String {
        let rules = content.themes.inOrder(\.key).reversed().compactMap { name, theme -> String? in
            let colors = [("background", theme.background), ("color", theme.text)].compactMap {
                property, color in
                color.map { "\(property):\(css($0))" }
            }
            guard !colors.isEmpty else { return nil }
            let rule = "body{\(colors.joined(separator: ";"))}"
            return name == "dark" ? "@media (prefers-color-scheme:dark){\(rule)}" : rule
        }
        return rules.isEmpty ? "" : "<style>\(rules.joined())</style>"
    }

    @inline(never) private func css(_ color: ColorContent) -> String {
        let argb = color.argb
        let alpha = String(format: "%.3f", Double(argb >> 24) / 255)
        return "rgba(\(argb >> 16 & 255),\(argb >> 8 & 255),\(argb & 255),\(alpha))"
    }

    @inline(never) private func encoded(_ text: String, times: Int) -> String {
        (0..<times).reduce(text) { text, _ in
            text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        }
    }

    @inline(never) private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }
}
