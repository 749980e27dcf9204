/// What became of a delegate that was driven through scenarios. Sendable; a value.
public struct DelegateReport: Sendable, CustomStringConvertible {
    /// A finding, and where it was made.
    public struct Occurrence: Sendable, Hashable {
        /// What was found.
        public let finding: DelegateFinding
        /// The scenarios in which it was found, in the order in which they were played; at least one.
        public let scenarios: [String]
    }

    /// A scenario that could not be played to its end. What happened until then counts.
    public struct Interruption: Sendable, Hashable {
        /// The scenario.
        public let scenario: String
        /// Why it was not played on.
        public let reason: String
    }

    /// The shape of the delegate.
    public let shape: SDKShape
    /// What the delegate did that its SDK cannot bear, or that does not do what its author expects; each
    /// finding once.
    public let occurrences: [Occurrence]
    /// The scenarios that this delegate kept from being played to their end, such as one that shows a held
    /// message again, where the delegate holds none. They are no failures.
    public let interruptions: [Interruption]
    /// The delegate's callbacks: how often each was called, and what it answered.
    public let callbacks: [CallbackUse]
    /// What the rules say about every trace of a delegate, held against the traces of this one. What they say about
    /// the host is not among it; `HostContract` tells of that.
    public let contract: ContractReport
    /// The traces, by the name of the scenario.
    public let traces: [String: Trace]

    /// What the rules say that findings name, by their numbers.
    let statements: [String: String]
    /// Whether a callback that blocked may have waited for the main thread, which it may.
    let mayOnlySeemBlocked: Bool

    /// Each finding once.
    public var findings: [DelegateFinding] { occurrences.map(\.finding) }

    /// Whether there are no findings and no broken rules.
    public var isSuccess: Bool { findings.isEmpty && brokenPromises.isEmpty }

    /// The rules that did not hold.
    var brokenPromises: [RuleResult] { contract.results.filter { $0.status == .failed } }

    /// A screenful, of at most 40 lines of 80 columns: the findings, the callbacks with their answers, and the promises to
    /// the delegate that nothing exercised, with what to do about them. `details` leaves nothing out.
    public var description: String { DelegateReportSheet(self).lines.joined(separator: "\n") }

    /// Everything: each finding with what was expected, its rule and a trace; then the scenarios that were not played
    /// to their end, and the rules.
    public var details: String {
        let head =
            occurrences.isEmpty ? ["No findings in \(traces.count) scenarios."] : occurrences.flatMap(lines)
        let gaps = interruptions.map { "not played to its end: \($0.scenario): \($0.reason)" }
        return (head + gaps + [contract.description]).joined(separator: "\n")
    }

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
