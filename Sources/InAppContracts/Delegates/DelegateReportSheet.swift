import InAppCompat

/// A report of a delegate on one screen.
struct DelegateReportSheet {
    private static let height = 40

    private let report: DelegateReport

    init(_ report: DelegateReport) {
        self.report = report
    }

    /// The lines. What is found comes first and gets the room that the rest leaves.
    var lines: [String] {
        let rest = callbacks + promises + interruptions
        return findings(room: Self.height - rest.count) + rest
    }

    // MARK: Findings

    private func findings(room: Int) -> [String] {
        let all = report.occurrences.map(lines) + report.brokenPromises.map(lines)
        let scenarios = "\(report.traces.count) scenarios."
        guard !all.isEmpty else { return ["No findings in \(scenarios)"] }
        var lines = ["\(all.count) \(all.count == 1 ? "finding" : "findings") in \(scenarios)"]
        for (place, finding) in all.enumerated() {
            // The last line is kept for saying how many are left out.
            let isLast = place == all.count - 1
            guard lines.count + finding.count <= room - (isLast ? 0 : 1) else {
                return lines.prefix(room - 1) + ["\(all.count - place) more: see the report's details."]
            }
            lines += finding
        }
        return lines
    }

    private func lines(of occurrence: DelegateReport.Occurrence) -> [String] {
        let finding = occurrence.finding
        let rule = finding.rule.map { " (\($0))" } ?? ""
        return Paragraph.lines("[\(finding.shape)] \(finding.kind)\(rule): \(finding.explanation)", limit: 4)
            + Paragraph.lines("expected: \(finding.expected)", indent: 4, limit: 2)
            + Paragraph.lines("in \(Self.some(occurrence.scenarios))", indent: 4, limit: 2)
            + hint(to: finding.kind)
    }

    private func lines(of result: RuleResult) -> [String] {
        let violation = result.violations.first
        return Paragraph.lines("[\(report.shape)] \(result.id) broken: \(result.rule.statement)", limit: 3)
            + Paragraph.lines(violation?.complaint ?? "", indent: 4, limit: 2)
            + Paragraph.lines("in \(Self.some(result.violations.map(\.scenario)))", indent: 4, limit: 2)
    }

    /// What waits for the main thread, which is busy with verifying, may be fine.
    private func hint(to kind: DelegateFinding.Kind) -> [String] {
        guard kind == .blocked, report.mayOnlySeemBlocked else { return [] }
        return Paragraph.lines(
            "It may wait for the main thread, which verify keeps: verifyOffMainThread tells.", indent: 4)
    }

    // MARK: Callbacks

    private var callbacks: [String] {
        let width = report.callbacks.map(\.name.count).max() ?? 0
        let lines = report.callbacks.map { use in
            let name = use.name.padding(toLength: width + 1, withPad: " ", startingAt: 0)
            let answers = use.answers.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            let words = answers.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
            let times = use.times == 0 ? "never called" : "\(use.times)×"
            return "    \(name) \(times)" + (words.isEmpty ? "" : ": \(words)")
        }
        return ["Callbacks, how often they were called, and what they answered:"]
            + lines.flatMap { Paragraph.lines($0, limit: 1) }
    }

    // MARK: Promises

    private var promises: [String] {
        let idle = report.contract.results.filter { $0.status == .notExercised }
        let all = report.contract.results.count
        guard !idle.isEmpty else { return ["All \(all) promises to the delegate were exercised."] }
        let shown = idle.prefix(4).flatMap { result in
            Paragraph.lines("\(result.id) \(result.rule.statement)", indent: 4, limit: 1)
        }
        let more = idle.count > 4 ? ["    and \(Self.some(idle.dropFirst(4).map(\.id), 6))"] : []
        return ["Of \(all) promises to the delegate nothing exercised:"] + shown + more
            + Paragraph.lines(advice, limit: 5)
    }

    /// What to do so that more of the delegate is played.
    private var advice: String {
        let constant = report.callbacks.compactMap { use in use.onlyAnswer.map { "\(use.name) \($0)" } }
        guard !constant.isEmpty, report.callbacks.contains(where: { $0.times == 0 }) else {
            return "Play what leads there: give verify campaigns or scenarios of your own."
        }
        return
            "This delegate always answered \(constant.joined(separator: ", ")). Verify a second factory whose "
            + "delegate answers otherwise, or give the delegate a way to set its state and change it in a "
            + "scenario's step of your own (appSteps)."
    }

    // MARK: Interruptions

    private var interruptions: [String] {
        let all = report.interruptions
        guard let first = all.first else { return [] }
        let others = all.count == 1 ? "" : "; as well \(Self.some(all.dropFirst().map(\.scenario)))"
        return Paragraph.lines("Not played to its end: \(first.scenario): \(first.reason)\(others)", limit: 3)
    }

    /// The first few of a list, and how many more there are.
    private static func some(_ names: [String], _ count: Int = 3) -> String {
        let shown = names.prefix(count).joined(separator: ", ")
        return names.count > count ? "\(shown) and \(names.count - count) more" : shown
    }
}
