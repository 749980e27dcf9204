import Foundation

/// Text layout in columns.
enum Layout {
    /// The width of all text output.
    static let width = 80

    /// Breaks a text into lines of at most `width` characters: at spaces, and long words after punctuation.
    /// Lines after the first are indented; spaces inside a line are kept.
    static func wrap(_ text: String, width: Int = Layout.width, indent: Int = 0) -> [String] {
        let margin = String(repeating: " ", count: indent)
        var lines: [String] = []
        var line = ""
        for word in words(of: text, width - indent) {
            if line.count + word.gap + word.text.count > width, !line.allSatisfy({ $0 == " " }) {
                lines.append(line)
                line = margin + word.text
            } else {
                line += String(repeating: " ", count: word.gap) + word.text
            }
        }
        return lines + [line]
    }

    /// The words of a text, each with the number of spaces before it. A word that is longer than a line is split, if
    /// possible after punctuation. Linear in the length of the text, even for long words.
    private static func words(of text: String, _ width: Int) -> [(gap: Int, text: String)] {
        let characters = Array(text)
        var words: [(gap: Int, text: String)] = []
        var place = 0
        while true {
            let start = characters[place...].firstIndex { $0 != " " } ?? characters.endIndex
            guard start < characters.endIndex else { return words }
            let limit = min(start + max(1, width), characters.endIndex)
            var end = characters[start..<limit].firstIndex(of: " ") ?? limit
            if end == limit, limit < characters.endIndex, characters[limit] != " ",
                let mark = characters[start..<end].lastIndex(where: { "/?&=.,(".contains($0) })
            {
                end = mark + 1
            }
            words.append((start - place, String(characters[start..<end])))
            place = end
        }
    }

    /// The maximum number of characters of a value in text output.
    private static let eyeful = 400

    /// A value for text output: a long one is truncated, and its length is added.
    static func cut(_ text: String) -> String {
        let start = text.prefix(eyeful)
        guard start.endIndex < text.endIndex else { return text }
        return "\(start)… (\(text.count) characters; --format json has all of them)"
    }

    /// A text padded with spaces.
    static func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    /// Two texts next to each other.
    static func columns(_ left: String, _ right: String, style: Style) -> [String] {
        let half = (width - 3) / 2
        let leftLines = left.isEmpty ? [] : wrap(left, width: half, indent: 2)
        let rightLines = right.isEmpty ? [] : wrap(right, width: half, indent: 2)
        return (0..<max(leftLines.count, rightLines.count)).map { place in
            let one = place < leftLines.count ? leftLines[place] : ""
            let two = place < rightLines.count ? rightLines[place] : ""
            let line = pad(one, half) + " " + style.dim("|") + (two.isEmpty ? "" : " " + style.cyan(two))
            return line
        }
    }

    /// A table as markdown.
    static func markdownTable(_ header: [String], _ rows: [[String]]) -> String {
        let escaped = ([header] + rows).map { row in
            row.map { $0.escaping("|", as: "\\|") }
        }
        let lines = escaped.map { "| " + $0.joined(separator: " | ") + " |" }
        let rule = "|" + String(repeating: " --- |", count: header.count)
        return ([lines[0], rule] + lines.dropFirst()).joined(separator: "\n")
    }
}

extension String {
    fileprivate func escaping(_ character: Character, as text: String) -> String {
        reduce(into: "") { $0 += $1 == character ? text : String($1) }
    }
}

/// Colours for terminals; without them texts are unchanged.
struct Style: Sendable, Hashable {
    let isColored: Bool

    /// Colours are used only on a terminal, and only if the user has not turned them off.
    init(isTerminal: Bool, environment: [String: String], isRefused: Bool) {
        isColored = isTerminal && !isRefused && (environment["NO_COLOR"] ?? "").isEmpty
    }

    func bold(_ text: String) -> String { paint(text, "1") }
    func dim(_ text: String) -> String { paint(text, "2") }
    func green(_ text: String) -> String { paint(text, "32") }
    func red(_ text: String) -> String { paint(text, "31") }
    func yellow(_ text: String) -> String { paint(text, "33") }
    func cyan(_ text: String) -> String { paint(text, "36") }

    private func paint(_ text: String, _ code: String) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}

/// Writes results as JSON.
enum JSON {
    /// Indented, with sorted keys, and with a line break at the end.
    static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
}
