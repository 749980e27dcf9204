public import Foundation
import InAppCompat

/// The result of verifying a delegate in scenarios. Sendable; a value.
public struct DelegateReport: Sendable, CustomStringConvertible {
    /// A finding, and the scenarios in which it was made.
    public struct Occurrence: Sendable, Hashable {
        /// The finding.
        public let finding: DelegateFinding
        /// The scenarios in which it was found, in the order in which they were played; at least one.
        public let scenarios: [String]
    }

    /// A scenario that could not be played to its end. The events until then count.
    public struct Interruption: Sendable, Hashable {
        /// The scenario's name.
        public let scenario: String
        /// Why it was not continued.
        public let reason: String
    }

    /// The shape of the delegate.
    public let shape: SDKShape
    /// The delegate's mistakes: uses of the SDK that the SDK does not allow, or that do not have the effect that their
    /// author expects. Each finding once.
    public let occurrences: [Occurrence]
    /// Findings that may be false, because the delegate defers work outside the stage: jobs of `DispatchQueue.main` and
    /// tasks while `verify` occupies the main thread, and waits on the system's clock. They do not count as findings.
    public internal(set) var undecided: [Occurrence] = []
    /// The standard scenarios that could not be played to their end because of this delegate, such as one that shows a
    /// held message again although the delegate holds none. They are not failures; for a scenario of the app there is a
    /// finding.
    public let interruptions: [Interruption]
    /// The delegate's callbacks: how often each was called, and what it answered.
    public let callbacks: [CallbackUse]
    /// The rules' promises about every trace of a delegate, checked against the traces of this delegate. Rules about
    /// the host are not included; `HostContract` checks those.
    public let contract: ContractReport
    /// The traces, by the name of the scenario.
    public let traces: [String: Trace]

    /// The statements of the rules that findings name, by the rules' ids.
    let statements: [String: String]
    /// Whether a callback that counts as blocked may just have waited for the main thread, which is allowed.
    let mayOnlySeemBlocked: Bool
    /// Why something may be undecided, in two sentences; nil if everything that the delegate does has been played.
    var undecidedBecause: String?
    /// Whether jobs that have not run may be the cause of a finding, because the delegate's source text was not found.
    var mayDependOnJobs = false
    /// Calls of the app's parts that no trace records, as a sentence.
    var unrecorded: String?

    /// Each finding once.
    public var findings: [DelegateFinding] { occurrences.map(\.finding) }

    /// Whether at least one scenario was played, and there are no findings and no broken rules.
    public var isSuccess: Bool { !traces.isEmpty && findings.isEmpty && brokenPromises.isEmpty }

    /// Throws if `isSuccess` is false, so that the test fails. The test's output then contains the report once; an
    /// expectation of `isSuccess` with the report as its comment prints it twice.
    ///
    /// ```swift
    /// try MyShapeContract.verify { MyDelegate() }.expectSuccess()
    /// ```
    /// - Parameter page: a file for an HTML page with the traces of the findings. It is written only on failure.
    /// - Throws: `Failure`, whose text is the report.
    public func expectSuccess(page: URL? = nil) throws(Failure) {
        guard !isSuccess else { return }
        throw Failure(report: self, note: page.map { PageNote.writing(to: $0, write) })
    }

    /// The error for a delegate with findings or broken rules. Sendable; a value.
    public struct Failure: Error, Sendable, CustomStringConvertible {
        /// The report.
        public let report: DelegateReport
        /// Where the page was written; nil if no page was requested.
        let note: String?

        /// The report on one screen.
        public var description: String { report.description + (note.map { "\n\($0)" } ?? "") }
    }

    /// The results of the broken rules.
    var brokenPromises: [RuleResult] { contract.results.filter { $0.status == .failed } }

    /// The report on one screen, at most 40 lines of 80 columns: the findings, the callbacks with their answers, and
    /// the promises to the delegate that nothing exercised, with advice. `details` has everything.
    public var description: String { DelegateReportSheet(self).lines.joined(separator: "\n") }

    /// The whole report: each finding with what was expected, its rule and a trace; then the scenarios that were not
    /// played to their end, and the rules.
    public var details: String {
        let head =
            (occurrences.isEmpty ? [verdictWithoutFindings] : occurrences.flatMap(lines))
            + (undecidedBecause.map { ["undecided: \($0)"] } ?? []) + undecided.flatMap(lines)
        let gaps = interruptions.map { "not played to its end: \($0.scenario): \($0.reason)" }
        return (head + gaps + [contract.description]).joined(separator: "\n")
    }

    /// The sentence for a report without findings.
    var verdictWithoutFindings: String {
        traces.isEmpty
            ? "No scenario was played, so nothing is known about the delegate."
            : "No findings in \(scenarioCount)."
    }

    /// The number of scenarios that were played, as text.
    var scenarioCount: String { traces.count == 1 ? "1 scenario" : "\(traces.count) scenarios" }

    private func lines(of occurrence: Occurrence) -> [String] {
        let finding = occurrence.finding
        var lines = ["[\(finding.shape)] \(finding.kind): \(finding.explanation)"]
        lines.append("        expected: \(finding.expected)")
        if let rule = finding.rule, let statement = statements[rule] {
            lines.append("        \(rule): \(statement)")
        }
        lines.append("        in \(occurrence.scenarios.joined(separator: ", "))")
        let trace = occurrence.scenarios.first.flatMap { traces[$0] }
        return lines + (trace?.lines ?? []).map { "        | \($0)" }
    }
}

/// A report of a delegate on one screen.
struct DelegateReportSheet {
    private static let height = 40

    private let report: DelegateReport

    init(_ report: DelegateReport) {
        self.report = report
    }

    /// The lines. The findings come first and get the space that the other parts leave.
    var lines: [String] {
        let rest = undecided + callbacks + promises + interruptions
        return findings(room: Self.height - rest.count) + rest
    }

    // MARK: Findings

    private func findings(room: Int) -> [String] {
        let all = report.occurrences.map(lines) + report.brokenPromises.map(lines)
        guard !all.isEmpty else { return [report.verdictWithoutFindings] }
        var lines = [
            "\(all.count) \(all.count == 1 ? "finding" : "findings") in \(report.scenarioCount)."
        ]
        for (place, finding) in all.enumerated() {
            // The last line is reserved for the number of findings that are left out.
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

    /// A hint for findings that may be false: a callback may wait for the main thread, which `verify` occupies, or for
    /// a job there.
    private func hint(to kind: DelegateFinding.Kind) -> [String] {
        if kind == .blocked, report.mayOnlySeemBlocked {
            return Paragraph.lines(
                "It may wait for the main thread, which verify occupies: use verifyOffMainThread to find out.",
                indent: 4)
        }
        guard report.mayDependOnJobs, PutOffWork.undecided.contains(kind) else { return [] }
        return Paragraph.lines(
            "A job in DispatchQueue.main or a Task may end it; verifyOffMainThread waits for those.",
            indent: 4)
    }

    // MARK: What is undecided

    private var undecided: [String] {
        guard let reason = report.undecidedBecause else { return [] }
        let all = report.undecided
        let shown = all.prefix(2).flatMap { occurrence in
            let finding = occurrence.finding
            let rule = finding.rule.map { " (\($0))" } ?? ""
            return Paragraph.lines("\(finding.kind)\(rule): \(finding.explanation)", indent: 4, limit: 3)
                + Paragraph.lines("in \(Self.some(occurrence.scenarios))", indent: 8, limit: 1)
        }
        let more = all.count > 2 ? ["    and \(all.count - 2) more: see the report's details."] : []
        return Paragraph.lines(reason, limit: 3)
            + (all.isEmpty ? [] : ["So the following is undecided and not a finding:"]) + shown + more
    }

    // MARK: Callbacks

    private var callbacks: [String] {
        let width = report.callbacks.map(\.name.count).max() ?? 0
        let lines = report.callbacks.map { use in
            let name = use.name.padding(toLength: width + 1, withPad: " ", startingAt: 0)
            let answers = use.answers.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            let words = answers.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
            let isOpen = use.isImplemented == nil && use.times > 0
            let times =
                use.isImplemented == false
                ? "not implemented"
                : use.times == 0 ? "never called" : "\(use.times)×" + (isOpen ? " (if implemented)" : "")
            return "    \(name) \(times)" + (words.isEmpty ? "" : ": \(words)")
        }
        return ["Callbacks, how often they were called, and what they answered:"]
            + lines.flatMap { Paragraph.lines($0, limit: 1) }
            + (report.unrecorded.map { Paragraph.lines("    \($0)") } ?? [])
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
        return ["Of \(all) promises to the delegate, these were not exercised:"] + shown + more
            + Paragraph.lines(advice, limit: 5)
    }

    /// Advice on how to have more of the delegate played.
    private var advice: String {
        let constant = report.callbacks.compactMap { use in use.onlyAnswer.map { "\(use.name) \($0)" } }
        guard !constant.isEmpty,
            report.callbacks.contains(where: { $0.times == 0 && $0.isImplemented != false })
        else {
            return "To exercise them, give verify campaigns or scenarios of your own."
        }
        return
            "This delegate always answered \(constant.joined(separator: ", ")). Verify a second factory whose delegate answers "
            + "otherwise, or let a step of your own in a scenario (appSteps) change the delegate's state."
    }

    // MARK: Interruptions

    private var interruptions: [String] {
        let all = report.interruptions
        guard let first = all.first else { return [] }
        let others = all.count == 1 ? "" : "; also \(Self.some(all.dropFirst().map(\.scenario)))"
        return Paragraph.lines("Not played to its end: \(first.scenario): \(first.reason)\(others)", limit: 3)
    }

    /// The first names of a list, and how many more there are.
    private static func some(_ names: [String], _ count: Int = 3) -> String {
        let shown = names.prefix(count).joined(separator: ", ")
        return names.count > count ? "\(shown) and \(names.count - count) more" : shown
    }
}
