/// Setting text in columns.
enum Layout {
    /// The width of everything that is written as text.
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

    /// The words of a text, each with the number of spaces before it. One that is longer than a line is cut,
    /// after punctuation if there is any in it.
    private static func words(of text: String, _ width: Int) -> [(gap: Int, text: String)] {
        var words: [(gap: Int, text: String)] = []
        var rest = text[...]
        while !rest.isEmpty {
            let gap = rest.prefix { $0 == " " }.count
            rest = rest.dropFirst(gap)
            let word = rest.prefix { $0 != " " }
            guard !word.isEmpty else { break }
            let head = word.prefix(max(1, width))
            let mark = word.count > head.count ? head.lastIndex { "/?&=.,(".contains($0) } : nil
            let end = mark.map { rest.index(after: $0) } ?? head.endIndex
            words.append((gap, String(rest[..<end])))
            rest = rest[end...]
        }
        return words
    }

    /// A text filled up with spaces.
    static func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    /// Two texts side by side.
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
            row.map { $0.replacing("|", with: "\\|") }
        }
        let lines = escaped.map { "| " + $0.joined(separator: " | ") + " |" }
        let rule = "|" + String(repeating: " --- |", count: header.count)
        return ([lines[0], rule] + lines.dropFirst()).joined(separator: "\n")
    }
}

extension String {
    fileprivate func replacing(_ character: Character, with text: String) -> String {
        reduce(into: "") { $0 += $1 == character ? text : String($1) }
    }
}
