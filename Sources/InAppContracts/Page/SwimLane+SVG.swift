import Foundation

extension SwimLane {
    /// The calls of every column as an image: no links, no script, readable on light and dark backgrounds.
    public var svg: String {
        let width = max(1, columns.count) * Self.columnWidth + 20
        let cells = columns.enumerated().map { place, column in svg(column, at: 10 + place * Self.columnWidth)
        }
        let height = 84 + (columns.map { visible($0).count }.max() ?? 0) * Self.rowHeight
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
            role="img" aria-label="\(about.markup)" font-family="system-ui, sans-serif" font-size="13">
            <rect width="\(width)" height="\(height)" rx="10" fill="#ffffff"/>
            <text x="20" y="28" font-size="16" font-weight="600" fill="#1b2430">\(about.markup)</text>
            \(cells.joined(separator: "\n"))
            </svg>

            """
    }

    private static let columnWidth = 206
    private static let rowHeight = 26

    /// The lines of a column that are in the image: the calls of the handler and of the delegate, and the user's
    /// gestures.
    private func visible(_ column: Column) -> [Row] {
        rows(of: column).rows.filter { [.handler, .delegate, .user].contains($0.event.source) }
    }

    private func svg(_ column: Column, at left: Int) -> String {
        let lines = visible(column).enumerated().map { place, row in
            let top = 64 + place * Self.rowHeight
            let inset = row.lane == .handler ? 24 : row.lane == .background ? 12 : 0
            let color = row.lane == .handler ? "#ddf2e1" : row.lane == .background ? "#f6e6d4" : "#e3edfb"
            let fill = row.lane == .outside ? "#ffffff" : color
            let answer = row.event.answer.map { " → \($0)" } ?? ""
            let text = "\(row.event.name)\(answer)\(row.derivation == nil ? "" : " *")".shortened(to: 24)
            return """
                <rect x="\(left + inset)" y="\(top)" width="\(Self.columnWidth - 34)" height="22" rx="5" fill="\(fill)" \
                stroke="\(row.isDifferent ? "#9b1c1c" : "#c5ccd6")"/>
                <text x="\(left + inset + 6)" y="\(top + 15)" font-size="11" fill="#1b2430">\(text.markup)</text>
                """
        }
        return
            "<text x=\"\(left)\" y=\"54\" font-weight=\"600\" fill=\"#1b2430\">\(column.title.markup)</text>\n"
            + lines.joined(separator: "\n")
    }
}
