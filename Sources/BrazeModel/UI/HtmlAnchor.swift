import Foundation

/// A link of a page.
struct HtmlAnchor {
    /// Where it leads.
    let url: URL
    /// Whether it asks for a window of its own: its target is not a frame that is there already (BZ-131).
    let opensWindow: Bool

    init(url: URL, target: String?) {
        self.url = url
        let known: Set = ["", "_self", "_parent", "_top"]
        opensWindow = !known.contains(target?.lowercased() ?? "")
    }

    /// The links of a page, in order. Tags are found by pattern; nothing is rendered.
    static func all(in html: String, baseURL: URL?) -> [HtmlAnchor] {
        matches(of: #"<a\s[^>]*>"#, in: html).compactMap { tag in
            guard let link = attribute("href", of: tag[0]), let url = URL(string: link, relativeTo: baseURL)
            else { return nil }
            return HtmlAnchor(url: url.absoluteURL, target: attribute("target", of: tag[0]))
        }
    }

    private static func attribute(_ name: String, of tag: String) -> String? {
        let values = matches(of: #"\s"# + name + #"\s*=\s*(?:"([^"]*)"|'([^']*)')"#, in: tag)
        return values.first?.dropFirst().first { !$0.isEmpty }?.replacingOccurrences(of: "&amp;", with: "&")
    }

    /// Each match as the whole and its groups; a group without match is empty.
    private static func matches(of pattern: String, in text: String) -> [[String]] {
        guard let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive) else {
            return []
        }
        return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).map { match in
            (0..<match.numberOfRanges).map { group in
                Range(match.range(at: group), in: text).map { String(text[$0]) } ?? ""
            }
        }
    }
}
