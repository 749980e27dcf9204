import Foundation
import InAppCompat

/// The results of the rules of one or more shapes, for any test framework. Sendable; a value.
public struct ContractReport: Sendable, CustomStringConvertible {
    /// What was checked: the host of a model, or a delegate.
    public let subject: String
    /// The results, in the order of the rules.
    public let results: [RuleResult]

    /// Makes a report.
    public init(subject: String, results: [RuleResult]) {
        self.subject = subject
        self.results = results
    }

    /// Whether every binding rule that can be checked was exercised and holds.
    public var isSuccess: Bool { !results.contains(where: \.isFailure) }

    /// The results that make the run fail.
    public var failures: [RuleResult] { results.filter(\.isFailure) }

    /// The number of rules with each status.
    public var counts: [RuleResult.Status: Int] {
        results.reduce(into: [:]) { $0[$1.status, default: 0] += 1 }
    }

    /// The fraction of the rules observable by an app's code that are checked, 0 to 1.
    public var coverage: Double {
        let observable = results.filter { $0.status != .outOfScope }
        guard !observable.isEmpty else { return 0 }
        return Double(observable.filter { $0.rule.check != nil }.count) / Double(observable.count)
    }

    /// The result of the rule with this id; nil if there is none.
    public subscript(_ id: String) -> RuleResult? {
        results.first { $0.id == id }
    }

    // MARK: Formats

    /// One line per rule; for a broken rule also the complaint and the trace.
    public var description: String {
        var lines = ["\(subject): \(summary)"]
        for result in results { lines += Self.lines(result) }
        return lines.joined(separator: "\n")
    }

    /// The counts, in one line.
    public var summary: String {
        RuleResult.Status.allCases.compactMap { status in
            counts[status].map { "\($0) \(Self.word(status))" }
        }.joined(separator: ", ")
    }

    private static func word(_ status: RuleResult.Status) -> String {
        switch status {
        case .passed: "passed"
        case .failed: "failed"
        case .notExercised: "not exercised"
        case .skipped: "skipped"
        case .untestable: "untestable"
        case .outOfScope: "out of scope"
        }
    }

    private static func lines(_ result: RuleResult) -> [String] {
        let status = word(result.status).padding(toLength: 13, withPad: " ", startingAt: 0)
        var lines = ["\(result.id) \(status) \(result.rule.statement)"]
        if !result.explanation.isEmpty { lines.append("        \(result.explanation)") }
        for violation in result.violations {
            lines.append("        in \(violation.scenario): \(violation.complaint)")
            lines += violation.trace.lines.map { "        | \($0)" }
        }
        return lines
    }

    /// An array of objects with `id`, `shape`, `level`, `status`, `statement`, `intent`, `source`, `unsure`,
    /// `explanation` and `violations`.
    public var json: String {
        ContentValue.array(values).jsonText
    }

    /// The objects of `json`.
    package var values: [ContentValue] { results.map(Self.value) }

    private static func value(_ result: RuleResult) -> ContentValue {
        .object([
            "id": .string(result.id), "shape": .string(result.rule.shape.name),
            "majorVersion": .int(result.rule.majorVersion), "level": .string(result.rule.level.rawValue),
            "status": .string(result.status.rawValue), "statement": .string(result.rule.statement),
            "intent": .string(result.rule.intent), "source": .string(result.rule.source),
            "unsure": .bool(result.rule.isUnsure), "explanation": .string(result.explanation),
            "violations": .array(
                result.violations.map { violation in
                    .object([
                        "scenario": .string(violation.scenario), "complaint": .string(violation.complaint),
                        "trace": .array(violation.trace.lines.map { .string($0) }),
                    ])
                }),
        ])
    }

    /// The results as a Markdown table.
    public var markdown: String {
        var lines = [
            "# \(subject)", "", summary, "", "| rule | level | status | statement |",
            "| --- | --- | --- | --- |",
        ]
        for result in results {
            let cells = [
                result.id, result.rule.level.rawValue, Self.word(result.status), result.rule.statement,
            ].map { $0.replacingOccurrences(of: "|", with: "\\|") }
            lines.append("| \(cells.joined(separator: " | ")) |")
        }
        return lines.joined(separator: "\n")
    }
}

/// The result of a rule in a run. Sendable.
public struct RuleResult: Sendable, Identifiable {
    /// The status.
    public enum Status: String, Sendable, Hashable, Codable, CaseIterable {
        /// Checked, and it holds.
        case passed
        /// Checked, and it is broken.
        case failed
        /// No scenario exercised it. This does not count as passed.
        case notExercised
        /// Left out on purpose; the explanation says why.
        case skipped
        /// It cannot be observed on a headless host.
        case untestable
        /// An app's code cannot observe it.
        case outOfScope
    }

    /// One way in which a rule was broken.
    public struct Violation: Sendable, Hashable {
        /// The scenario that was played.
        public let scenario: String
        /// What was expected, and what the trace contains.
        public let complaint: String
        /// The whole trace.
        public let trace: Trace
    }

    /// The rule.
    public let rule: Rule
    /// The status.
    public let status: Status
    /// Why it could not be checked or was skipped; empty otherwise.
    public let explanation: String
    /// How it was broken; empty unless the rule failed.
    public let violations: [Violation]

    /// The rule's id.
    public var id: String { rule.id }

    /// Whether this result makes the run fail: the rule is broken, or it is binding, its source is certain and it was
    /// not exercised.
    public var isFailure: Bool {
        status == .failed || (status == .notExercised && rule.level == .must && !rule.isUnsure)
    }
}

extension Rule {
    /// Checks traces against the rule. The keys are the names of the traces' scenarios.
    public func result(in traces: [String: Trace]) -> RuleResult {
        switch testability {
        case .untestable(let reason):
            return RuleResult(rule: self, status: .untestable, explanation: reason, violations: [])
        case .outOfScope(let reason):
            return RuleResult(rule: self, status: .outOfScope, explanation: reason, violations: [])
        case .checked(let check): return result(of: check, in: traces)
        }
    }

    private func result(of check: RuleCheck, in traces: [String: Trace]) -> RuleResult {
        var violations: [RuleResult.Violation] = []
        var isExercised = false
        func hold(_ expectation: Expectation, _ scenario: String, _ trace: Trace) {
            switch expectation.outcome(in: trace) {
            case .met: isExercised = true
            case .broken(let complaint):
                isExercised = true
                violations.append(
                    RuleResult.Violation(scenario: scenario, complaint: complaint, trace: trace))
            case .notExercised: break
            }
        }
        for part in check.parts + check.realTime {
            guard let trace = traces[part.scenario] else { continue }
            for expectation in part.expectations { hold(expectation, part.scenario, trace) }
        }
        if !check.everywhere.isEmpty {
            for (scenario, trace) in traces.sorted(by: { $0.key < $1.key }) {
                for expectation in check.everywhere { hold(expectation, scenario, trace) }
            }
        }
        guard isExercised else {
            return RuleResult(
                rule: self, status: .notExercised, explanation: "Nothing that was played exercised it.",
                violations: [])
        }
        if isUnsure && !violations.isEmpty {
            return RuleResult(
                rule: self, status: .skipped,
                explanation: "The source leaves room for doubt: \(violations[0].complaint)", violations: [])
        }
        return RuleResult(
            rule: self, status: violations.isEmpty ? .passed : .failed, explanation: "",
            violations: violations)
    }
}
