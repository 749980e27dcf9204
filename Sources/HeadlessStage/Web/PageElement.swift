import Foundation

/// An element of a page that a user can tap: a link or a button. Tags are found by pattern; nothing is rendered, and
/// no script runs. Sendable; a value.
package struct PageElement: Sendable, Hashable {
    /// The effect of a tap.
    package enum Effect: Sendable, Hashable {
        /// The page navigates to an address, in the frame of a name.
        case link(String, target: String?)
        /// A native function is called with an argument, as JSON text.
        case call(name: String, json: String)
        /// A script that is not understood runs, or nothing happens.
        case unknown
    }

    /// The element's id in the page.
    package let id: String?
    /// The visible text.
    package let title: String
    /// The effect of a tap.
    package let effect: Effect

    /// The address of the link; nil if it is not a link.
    package var link: String? {
        if case .link(let address, _) = effect { address } else { nil }
    }

    /// The elements of a page, in document order.
    package static func all(in html: String) -> [PageElement] {
        matches(of: #"<(a|button|input)\b([^>]*)>"#, in: html).map { tag in
            PageElement(tag: tag.groups[0].lowercased(), attributes: tag.groups[1], rest: html[tag.end...])
        }
    }

    /// The element that a user means: the one with this id, else with this title, else the one whose link has this
    /// name for the vendor.
    /// - Parameter isOfVendor: whether a link has the name where the vendor expects it.
    package static func named(
        _ name: String, in html: String, orWhere isOfVendor: (String) -> Bool
    ) -> PageElement? {
        let elements = all(in: html)
        return elements.first { $0.id == name } ?? elements.first { $0.title == name }
            ?? elements.first { $0.link.map(isOfVendor) ?? false }
    }
}

extension PageElement {
    private init(tag: String, attributes: String, rest: Substring) {
        func attribute(_ name: String) -> String? { Self.attribute(name, in: attributes) }
        id = attribute("id")
        let inside =
            rest.range(of: "</\(tag)", options: .caseInsensitive).map { rest[..<$0.lowerBound] } ?? ""
        title = tag == "input" ? attribute("value") ?? "" : Self.text(of: String(inside))
        let script = attribute("onclick") ?? ""
        effect =
            if let address = tag == "a" ? attribute("href") : nil {
                .link(address, target: attribute("target"))
            } else if let address = Self.address(in: script) {
                .link(address, target: nil)
            } else if let call = Self.call(in: script) {
                call
            } else {
                .unknown
            }
    }

    /// The value of an attribute, with or without quotes.
    private static func attribute(_ name: String, in text: String) -> String? {
        let pattern = #"(?:^|\s)"# + name + #"\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))"#
        return matches(of: pattern, in: text).first?.groups.first { !$0.isEmpty }.map(unescaped)
    }

    /// The address of a script that only navigates.
    private static func address(in script: String) -> String? {
        let pattern = #"(?:location(?:\.href)?\s*=|location\.assign\(|window\.open\()\s*['"]([^'"]+)['"]"#
        return matches(of: pattern, in: script).first?.groups[0]
    }

    /// The call of a script that is one call, with at most one argument.
    private static func call(in script: String) -> Effect? {
        let pattern = #"^\s*(?:javascript:)?(?:return\s+)?([A-Za-z_$][\w.$]*)\(\s*([^()]*?)\s*\)\s*;?\s*$"#
        guard let found = matches(of: pattern, in: script).first?.groups else { return nil }
        let argument = found[1].hasPrefix("'") ? found[1].replacingOccurrences(of: "'", with: "\"") : found[1]
        return .call(name: found[0], json: argument.isEmpty ? "null" : argument)
    }

    /// The visible text: without tags, with single spaces.
    private static func text(of html: String) -> String {
        let plain = html.replacingOccurrences(of: "<[^>]*>", with: " ", options: .regularExpression)
        return unescaped(plain).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func unescaped(_ text: String) -> String {
        let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
        return entities.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }

    /// All matches: the groups of each, empty for a group without a match, and the end of the match.
    private static func matches(
        of pattern: String, in text: String
    ) -> [(groups: [String], end: String.Index)] {
        guard
            let expression = try? NSRegularExpression(
                pattern: pattern, options: [.caseInsensitive, .dotMatchesLineSeparators])
        else { return [] }
        return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap {
            match in
            guard let whole = Range(match.range, in: text) else { return nil }
            let groups = (1..<match.numberOfRanges).map { group in
                Range(match.range(at: group), in: text).map { String(text[$0]) } ?? ""
            }
            return (groups, whole.upperBound)
        }
    }
}
