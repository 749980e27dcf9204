import InAppContracts
import InAppPort

/// Writes the report about a delegate's source.
struct PortReportText {
    let report: PortReport
    let isAll: Bool

    /// The maximum numbers of findings without --all, so that they fit on a screen: impossible ones are dropped last.
    private static let limits: [[PortReport.Verdict: Int]] = [
        (.max, 6, 5), (.max, 4, 4), (.max, 3, 3), (.max, 2, 2), (.max, 1, 2), (.max, 1, 1), (.max, 0, 1),
        (.max, 0, 0), (10, 0, 0), (8, 0, 0), (6, 0, 0), (4, 0, 0),
    ].map { [.impossible: $0.0, .different: $0.1, .lookAt: $0.2, .carriedOver: 0] }
    private static let screen = 60

    private static let titles: [(PortReport.Verdict, String)] = [
        (.impossible, "IMPOSSIBLE"), (.different, "DIFFERENT"), (.lookAt, "TO REVIEW"),
        (.carriedOver, "CARRIED OVER"),
    ]

    func text(_ format: Format) throws -> String {
        switch format {
        case .json: return try JSON.text(report)
        case .text: return lines.joined(separator: "\n") + "\n"
        case .markdown:
            let rows = report.findings.map {
                [
                    $0.verdict.rawValue, "\($0.file):\($0.line)", "`\($0.source)`",
                    ([$0.reason] + $0.furtherReasons).joined(separator: " "), $0.advice,
                ]
            }
            let table = Layout.markdownTable(["What", "Where", "Source", "Why", "What to do"], rows)
            return (heading + ["", table]).joined(separator: "\n") + "\n"
        }
    }

    private var lines: [String] {
        let everything = Self.titles.map { ($0.0, Int.max) }
        let choices = isAll ? [Dictionary(uniqueKeysWithValues: everything)] : Self.limits
        let texts = choices.map { limits in
            heading + Self.titles.flatMap { section($0.0, $0.1, limits[$0.0] ?? 0) }
        }
        return texts.first { $0.count < Self.screen } ?? texts[texts.count - 1]
    }

    private var heading: [String] {
        let counts = Self.titles.map { "\(report.findings($0.0).count) \($0.1.lowercased())" }
        var lines = Layout.wrap("From \(report.from) to \(report.to): \(counts.joined(separator: ", ")).")
        if let fallback = report.fallback {
            lines += Layout.wrap("Matched by name only, because the compiler did not read it: \(fallback)")
        }
        if !report.missingTypes.isEmpty {
            lines += Layout.wrap(
                "Empty types stand in for missing types: \(report.missingTypes.joined(separator: ", "))."
            )
        }
        if !report.unread.isEmpty {
            let some = report.unread.prefix(isAll ? report.unread.count : 2)
            let count = report.unread.count
            lines += Layout.wrap("The compiler could not read \(count) \(count == 1 ? "place" : "places"):")
            lines += some.flatMap { Layout.wrap("  \($0)", indent: 4) }
        }
        return lines
    }

    private func section(_ verdict: PortReport.Verdict, _ title: String, _ limit: Int) -> [String] {
        let found = report.findings(verdict)
        guard !found.isEmpty else { return [] }
        let told = Array(found.prefix(limit))
        let rest = found.count - told.count
        let members = Set(found.suffix(rest).map(\.line)).sorted().map(String.init)
        return ["", title] + told.flatMap(entry)
            + (rest == 0
                ? []
                : Layout.wrap(
                    "  \(rest)\(told.isEmpty ? "" : " more") at lines \(members.joined(separator: ", ")): --all",
                    indent: 2))
    }

    private func entry(_ finding: PortReport.Finding) -> [String] {
        let more = finding.furtherReasons
        let others =
            isAll
            ? more.map { " \($0)" }.joined()
            : more.isEmpty ? "" : " \(more.count) more \(more.count == 1 ? "reason" : "reasons"): --all."
        let instead = finding.counterpart.isEmpty ? "" : "In a handler: \(finding.counterpart). "
        let advice = finding.advice.isEmpty ? "" : "\(finding.advice) "
        let rules = finding.rules.isEmpty ? "" : " See \(finding.rules.joined(separator: ", "))."
        let mark = finding.isByName ? " Matched by name." : ""
        guard !finding.member.isEmpty else {
            return title(of: finding) + Layout.wrap("      \(finding.reason) \(finding.advice)", indent: 6)
        }
        return title(of: finding)
            + Layout.wrap("      \(instead)\(advice)\(finding.reason)\(others)\(rules)\(mark)", indent: 6)
    }

    /// The position, and the source there; for a callback its name.
    private func title(of finding: PortReport.Finding) -> [String] {
        let told = finding.alsoAt.prefix(isAll ? finding.alsoAt.count : 6).map(String.init)
        let rest = finding.alsoAt.count - told.count
        let lines = told.joined(separator: ", ") + (rest == 0 ? "" : " and \(rest) more")
        let also = finding.alsoAt.isEmpty ? "" : " (also \(lines))"
        let place = "  \(finding.file.split(separator: "/").last ?? ""):\(finding.line)\(also)  "
        let name = finding.member.split(separator: ".").last.map(String.init) ?? ""
        let isCallback = !name.isEmpty && finding.source.contains("func ")
        let written = isCallback ? name : finding.source
        let room = Layout.width - place.count
        guard room > 20 else {
            return Layout.wrap("\(place.dropLast(2))", indent: 6) + ["      \(written.prefix(70))"]
        }
        return [place + (written.count > room ? written.prefix(room - 3) + "..." : written)]
    }
}
