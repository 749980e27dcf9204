import InAppContracts

/// A trace beside the model's, as `play --trace` prints it.
struct TraceComparisonReport: Encodable {
    let scenario: String
    let host: String
    let trace: Trace
    let model: Trace
    let difference: String?
    private let place: Int?

    init(_ comparison: TraceComparison, scenario: String, host: String) {
        self.scenario = scenario
        self.host = host
        trace = comparison.recorded
        model = comparison.model
        difference = comparison.explanation
        place = comparison.firstDifference
    }

    private enum CodingKeys: CodingKey {
        case scenario, host, trace, model, difference
    }

    private var verdict: String { difference.map { "The first difference: \($0)." } ?? "No difference." }

    private var rows: [(trace: String, model: String)] {
        (0..<max(trace.events.count, model.events.count)).map { place in
            (
                place < trace.events.count ? trace.events[place].comparedText : "",
                place < model.events.count ? model.events[place].comparedText : ""
            )
        }
    }

    func text(_ style: Style) -> String {
        var lines = Layout.wrap("\(scenario) on \(host)").map(style.bold)
        lines += Layout.columns("the trace", "the model", style: style)
        for (number, row) in rows.enumerated() {
            if number == place { lines.append(style.yellow("-- from here on they differ")) }
            lines += Layout.columns(row.trace, row.model, style: style)
        }
        return (lines + Layout.wrap(verdict)).joined(separator: "\n") + "\n"
    }

    var markdown: String {
        let table = Layout.markdownTable(
            ["The trace", "The model"], rows.map { ["`\($0.trace)`", "`\($0.model)`"] })
        return "# \(scenario) on \(host)\n\n\(table)\n\n\(verdict)\n"
    }
}
