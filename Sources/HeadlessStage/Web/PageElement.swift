import Foundation

/// An element of a page that a user can tap: a link, a button, or anything else with a script for taps. Tags are found by
/// pattern; nothing is rendered, and no script runs. What is commented out, hidden or disabled is not found. Sendable; a
/// value.
package struct PageElement: Sendable, Hashable {
    /// The effect of a tap.
    package enum Effect: Sendable, Hashable {
        /// The page navigates to an address, in the frame of a name.
        case link(String, target: String?)
        /// A native function is called with an argument, as JSON text.
        case call(name: String, json: String)
        /// Several of these, in this order.
        case several([Effect])
        /// A script that is not understood runs, or nothing happens.
        case unknown
    }

    /// The element's id in the page.
    package let id: String?
    /// The visible text; without one, what the page says instead of it (`alt`, `aria-label`).
    package let title: String
    /// The effect of a tap.
    package let effect: Effect

    /// The address to which a tap navigates; nil if it does not.
    package var link: String? { destination?.address }

    /// The address to which a tap navigates, and the name of the frame; nil if it does not.
    package var destination: (address: String, target: String?)? {
        let effects = if case .several(let all) = effect { all } else { [effect] }
        return effects.lazy.compactMap { effect in
            if case .link(let address, let target) = effect { (address, target) } else { nil }
        }.first
    }

    /// The elements of a page, in document order.
    package static func all(in html: String) -> [PageElement] {
        let page = html.replacingOccurrences(
            of: #"(?is)<!--.*?-->|<(script|style|template)\b[^>]*>.*?</\1\s*>"#, with: "",
            options: .regularExpression)
        return matches(of: #"<([a-z][a-z0-9-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>"#, in: page).compactMap { tag in
            let (name, attributes) = (tag.groups[0].lowercased(), tag.groups[1])
            let isTappable = ["a", "button", "input"].contains(name) || has("onclick", in: attributes)
            guard isTappable, !isOff(name, attributes) else { return nil }
            return PageElement(tag: name, attributes: attributes, rest: page[tag.end...])
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

    /// Taps the element. A script that is not understood is not played, and the stage's log says so.
    /// - Parameters:
    ///   - follow: navigates to an address, in the frame of a name. False if the page does not take it.
    ///   - call: calls a native function with an argument, as JSON text. False if nobody takes it.
    /// - Returns: whether anything took the tap.
    package func tap(
        follow: (String, _ target: String?) -> Bool, call: (String, _ json: String) -> Bool
    ) -> Bool {
        func play(_ effect: Effect) -> Bool {
            switch effect {
            case .link(let address, let target): follow(address, target)
            case .call(let name, let json): call(name, json)
            // Each one is played, whatever became of those before it.
            case .several(let effects): effects.map(play).contains(true)
            case .unknown: false
            }
        }
        if effect == .unknown {
            HeadlessStage.current.log.record(
                .note, from: "stage",
                "The page has \(id ?? title), but its script is not played: page.post(_:json:) says what it calls."
            )
        }
        return play(effect)
    }
}

extension PageElement {
    private init(tag: String, attributes: String, rest: Substring) {
        func attribute(_ name: String) -> String? { Self.attribute(name, in: attributes) }
        id = attribute("id")
        let inside =
            rest.range(of: "</\(tag)", options: .caseInsensitive).map { rest[..<$0.lowerBound] } ?? ""
        let text = tag == "input" ? attribute("value") ?? "" : Self.text(of: String(inside))
        title =
            text.isEmpty ? Self.attribute("alt", in: String(inside)) ?? attribute("aria-label") ?? "" : text
        let script = attribute("onclick") ?? ""
        let address = tag == "a" ? attribute("href") : nil
        effect = Self.effect(of: script, before: address, target: attribute("target"))
    }

    /// What a tap does: first its script, then its link, unless the script prevents that or the link is none.
    private static func effect(of script: String, before address: String?, target: String?) -> Effect {
        let scripted = effect(of: script)
        guard let address, !address.isEmpty, address != "#" else { return scripted }
        if address.lowercased().hasPrefix("javascript:") {
            return scripted == .unknown ? effect(of: address) : scripted
        }
        let link = Effect.link(address, target: target)
        switch scripted {
        case .unknown: return link
        case _ where script.contains("return false") || script.contains("preventDefault"): return scripted
        case .several(let effects): return .several(effects + [link])
        case .link, .call: return .several([scripted, link])
        }
    }

    /// Whether a user cannot tap it, by what its own tag says.
    private static func isOff(_ tag: String, _ attributes: String) -> Bool {
        let style = attribute("style", in: attributes)?.filter { !$0.isWhitespace }.lowercased() ?? ""
        return has("hidden", in: attributes) || style.contains("display:none")
            || style.contains("visibility:hidden")
            || tag != "a" && has("disabled", in: attributes)
            || tag == "input" && attribute("type", in: attributes)?.lowercased() == "hidden"
    }

    /// Whether a tag has an attribute, with or without a value.
    private static func has(_ name: String, in text: String) -> Bool {
        let names = text.replacingOccurrences(of: #""[^"]*"|'[^']*'"#, with: "", options: .regularExpression)
        return !matches(of: #"(?:^|\s)"# + name + #"(?=[\s=/]|$)"#, in: names).isEmpty
    }

    /// The value of an attribute, with or without quotes.
    private static func attribute(_ name: String, in text: String) -> String? {
        let pattern = #"(?:^|\s)"# + name + #"\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))"#
        return matches(of: pattern, in: text).first?.groups.first { !$0.isEmpty }.map(unescaped)
    }

    /// What a script does: statements that call one function or navigate. `return false` and calls of the event itself
    /// have no effect here.
    private static func effect(of script: String) -> Effect {
        let statements = matches(of: #"((?:[^;"']|"[^"]*"|'[^']*')+)"#, in: script).compactMap(\.groups.first)
            .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            .filter {
                !$0.isEmpty && !["return false", "return true"].contains($0) && !$0.hasPrefix("event.")
            }
        let effects = statements.map { statement in
            address(in: statement).map { .link($0, target: nil) } ?? call(in: statement) ?? .unknown
        }
        guard !effects.isEmpty, !effects.contains(.unknown) else { return .unknown }
        return effects.count == 1 ? effects[0] : .several(effects)
    }

    /// The address of a statement that only navigates.
    private static func address(in statement: String) -> String? {
        let pattern =
            #"^(?:javascript:)?(?:return\s+)?(?:window\.|document\.)?(?:location(?:\.href)?\s*=|location\.assign\(|open\()"#
            + #"\s*['"]([^'"]+)['"][^'"]*$"#
        return matches(of: pattern, in: statement).first?.groups[0]
    }

    /// The call of a statement that is one call, with at most one argument.
    private static func call(in statement: String) -> Effect? {
        let pattern = #"^\s*(?:javascript:)?(?:return\s+)?([A-Za-z_$][\w.$]*)\(\s*([^()]*?)\s*\)\s*$"#
        guard let found = matches(of: pattern, in: statement).first?.groups else { return nil }
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
