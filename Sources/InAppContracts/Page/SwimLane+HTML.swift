import Foundation

extension SwimLane {
    /// The lanes as a section of a page.
    public var html: String {
        let name = "lane-\(title.anchor)"
        return """
            <section id="\(name)" aria-labelledby="\(name)-title">
            <h2 id="\(name)-title">Story: \(title.markup)</h2>
            <p>\(about.markup) Each column is one trace; time is in seconds. \(whatIsCompared)</p>
            \(Self.legend)
            <div class="columns">
            \(columns.map(html).joined(separator: "\n"))
            </div>
            </section>
            """
    }

    private var whatIsCompared: String {
        guard let first = columns.first, columns.count > 1 else { return "" }
        let lines = comparison == .everyLine ? "All lines" : "The handler’s calls"
        return "\(lines) are compared with those of \(first.title.markup)."
    }

    private static let legend = """
        <ul class="legend">
        <li><span class="call main">SDK</span> on the main thread</li>
        <li><span class="call background">SDK</span> on another thread</li>
        <li><span class="call handler">handler</span> your handler</li>
        <li><span class="mark">derived</span> by the bridge from what the SDK reports</li>
        <li><span class="mark different">differs</span> from the first column</li>
        </ul>
        """

    private func html(_ column: Column) -> String {
        let (rows, missing) = rows(of: column)
        let lost =
            missing.isEmpty
            ? ""
            : "<p class=\"missing\"><span class=\"mark different\">differs</span> Not here: "
                + missing.map { "<code>\($0.markup)</code>" }.joined(separator: ", ") + "</p>"
        let remarks = column.remarks.map { "<p class=\"remark\">\($0.markup)</p>" }.joined(separator: "\n")
        return """
            <article class="column">
            <h3>\(column.title.markup)</h3>
            <ol class="lane">
            \(rows.map(html).joined(separator: "\n"))
            </ol>
            \(lost)\(remarks)\(rules(of: column))
            </article>
            """
    }

    private func html(_ row: Row) -> String {
        let event = row.event
        let time = String(format: "%.2f", event.time)
        let seen = comparison == .everyLine ? event.observed : []
        let details = (event.arguments + seen).map { argument in
            "\(argument.name): \(argument.value.isEmpty ? "\"\"" : argument.value.shortened(to: 90))"
        }.joined(separator: ", ")
        let answer = event.answer.map { " <b class=\"answer\">→ \($0.markup)</b>" } ?? ""
        let derived =
            row.derivation.map {
                " <span class=\"mark\" title=\"\($0.markup)\">derived</span>"
            } ?? ""
        let different = row.isDifferent ? " <span class=\"mark different\">differs</span>" : ""
        let thread = row.lane == .background ? " <span class=\"thread\">other thread</span>" : ""
        return "<li><time>\(time)</time><div class=\"call \(row.lane)\">"
            + "<span class=\"who\">\(event.source.name.markup)</span> <b>\(event.name.markup)</b>\(answer)"
            + "\(thread)\(derived)\(different)"
            + (details.isEmpty ? "" : "<small>\(details.markup)</small>") + "</div></li>"
    }

    private func rules(of column: Column) -> String {
        guard !column.rules.isEmpty else { return "" }
        let list = column.rules.map {
            "<details class=\"rule\"><summary>\($0.id.markup)</summary><p>\($0.statement.markup)</p></details>"
        }
        return "<h4>Rules that this story exercises</h4>\n" + list.joined(separator: "\n")
    }
}
