import Foundation

/// Sets texts in lines of 80 columns.
enum Paragraph {
    private static let width = 80

    /// The lines of a text; those after the first are indented by four more columns.
    /// - Parameters:
    ///   - indent: how far the first line is indented beyond the spaces that it begins with, in columns.
    ///   - limit: how many lines there may be; what is cut off leaves an ellipsis.
    static func lines(_ text: String, indent: Int = 0, limit: Int = .max) -> [String] {
        let margin = String(repeating: " ", count: indent) + text.prefix { $0 == " " }
        let words = text.split(separator: " ", omittingEmptySubsequences: false).drop { $0.isEmpty }
        var lines: [String] = []
        var line = margin
        var isEmpty = true
        for word in words {
            if !isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = margin + "    "
                isEmpty = true
            }
            line += (isEmpty ? "" : " ") + word
            isEmpty = false
        }
        lines.append(line)
        guard lines.count > limit, let last = lines.prefix(limit).last else { return lines.map(cut) }
        return lines.prefix(limit - 1).map(cut) + [cut(last + " …")]
    }

    /// A word may be longer than a line.
    private static func cut(_ line: String) -> String {
        line.count > width ? line.prefix(width - 1) + "…" : line
    }
}
