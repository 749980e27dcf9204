import Foundation
public import InAppCore

/// Writes content as an HTML page, for the SDKs that show pages only.
///
/// Sendable; a value.
public struct PageWriter: Sendable, Hashable {
    /// How a vendor's page reports clicks to its SDK: links with the vendor's own scheme.
    public struct Links: Sendable, Hashable {
        /// The link that dismisses the message, without a query.
        public var dismissal: String
        /// The link of the close button.
        public var close: String
        /// The name of the query parameter with the interaction.
        public var interaction: String
        /// The name of the query parameter with the URL to open.
        public var destination: String
        /// How many times the SDK decodes the destination.
        public var decodings: Int
        /// How many times the SDK decodes the interaction.
        public var interactionDecodings: Int

        /// Describes a vendor's links.
        /// - Parameter close: the link of the close button; nil for `dismissal`.
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

    /// How the page reports clicks to its SDK.
    public let links: Links

    /// Writes pages with a vendor's links.
    public init(links: Links) {
        self.links = links
    }

    /// The content's own page, or one built from its texts, its image and its buttons.
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

    /// Turns the whole page into one link.
    package func wholeLink(_ content: MessageContent) -> String {
        "<a href=\"\(escaped(link(content.clickEffect, id: "body")))\">"
    }

    private func text(_ tag: String, _ text: TextContent) -> String {
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
    package func link(_ effect: MessageAction.Effect, id: String) -> String {
        let clicked = encoded(id, times: links.interactionDecodings)
        var link = "\(links.dismissal)?\(links.interaction)=\(clicked)"
        if case .open(let url, _) = effect {
            link += "&\(links.destination)=\(encoded(url.absoluteString, times: links.decodings))"
        }
        return link
    }

    private func style(_ content: MessageContent) -> String {
        let rules = content.themes.sorted { $0.key < $1.key }.reversed().compactMap {
            name, theme -> String? in
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

    package func css(_ color: ColorContent) -> String {
        let argb = color.argb
        let alpha = String(format: "%.3f", Double(argb >> 24) / 255)
        return "rgba(\(argb >> 16 & 255),\(argb >> 8 & 255),\(argb & 255),\(alpha))"
    }

    private func encoded(_ text: String, times: Int) -> String {
        (0..<times).reduce(text) { text, _ in
            text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        }
    }

    package func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }
}
