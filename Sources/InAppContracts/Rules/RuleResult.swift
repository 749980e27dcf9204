/// What became of a rule in a run. Sendable.
public struct RuleResult: Sendable, Identifiable {
    /// What became of it.
    public enum Status: String, Sendable, Hashable, Codable, CaseIterable {
        /// Checked, and it holds.
        case passed
        /// Checked, and it is broken.
        case failed
        /// Nothing that was played had to do with it: not a pass.
        case notExercised
        /// Left out on purpose; the explanation says why.
        case skipped
        /// It cannot be observed headless.
        case untestable
        /// No code of an app can observe it.
        case outOfScope
    }

    /// One way in which a rule was broken.
    public struct Violation: Sendable, Hashable {
        /// The scenario that was played.
        public let scenario: String
        /// What was expected, and what stood there.
        public let complaint: String
        /// The whole trace.
        public let trace: Trace
    }

    /// The rule.
    public let rule: Rule
    /// What became of it.
    public let status: Status
    /// Why it could not be checked or was left out; empty otherwise.
    public let explanation: String
    /// How it was broken; empty unless it failed.
    public let violations: [Violation]

    /// The rule's number.
    public var id: String { rule.id }

    /// Whether this keeps a run from being a success: a binding rule, of which the source leaves no doubt,
    /// is broken or was not exercised.
    public var isFailure: Bool {
        status == .failed || (status == .notExercised && rule.level == .must && !rule.isUnsure)
    }
}

extension Rule {
    /// Holds traces against the rule. Traces are given by the name of the scenario that made them.
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
        for (scenario, trace) in traces.sorted(by: { $0.key < $1.key }) {
            for expectation in check.everywhere { hold(expectation, scenario, trace) }
        }
        guard isExercised else {
            return RuleResult(
                rule: self, status: .notExercised, explanation: "Nothing that was played had to do with it.",
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
