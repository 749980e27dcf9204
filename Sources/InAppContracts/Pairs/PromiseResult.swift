public import InAppCompat

/// What became of a promise to a delegate under some host. Sendable.
public struct PromiseResult: Sendable, Identifiable {
    /// What became of it.
    public enum Status: Sendable, Hashable {
        /// It was exercised, every part of it, and holds.
        case kept
        /// The driving SDK lacks what it needs; the reason stands in the capability table.
        case impossible(Capability, reason: String)
        /// It was exercised and does not hold.
        case broken
        /// These parts of it were not exercised in any story: not a success.
        case notExercised([String])
    }

    /// One story in which the promise does not hold.
    public struct Violation: Sendable, Hashable {
        /// The story.
        public let story: String
        /// What was promised, and what was found.
        public let complaint: String
        /// What the delegate saw, and what happened around it.
        public let trace: Trace
    }

    /// The rule that makes the promise.
    public let rule: Rule
    /// What became of it.
    public let status: Status
    /// Where it does not hold; empty unless it is broken.
    public let violations: [Violation]
    /// The stories that exercised it.
    public let stories: [String]

    /// The rule's number.
    public var id: String { rule.id }
    /// Whether it is exercised and holds.
    public var isKept: Bool { status == .kept }
    /// Whether the run is no success because of it.
    public var isFailure: Bool {
        switch status {
        case .kept, .impossible: false
        case .broken, .notExercised: true
        }
    }
}

extension PromiseResult {
    /// Holds traces against a promise.
    init(_ rule: Rule, _ clauses: [Whenever], in traces: [String: Trace]) {
        var violations: [Violation] = []
        var stories: Set<String> = []
        var idle: [String] = []
        for clause in clauses {
            var isExercised = false
            for (story, trace) in traces.sorted(by: { $0.key < $1.key }) {
                switch clause.outcome(in: trace) {
                case .notExercised: continue
                case .met: break
                case .broken(let complaint):
                    violations.append(Violation(story: story, complaint: complaint, trace: trace))
                }
                isExercised = true
                stories.insert(story)
            }
            if !isExercised { idle.append(clause.description) }
        }
        let status: Status = violations.isEmpty ? idle.isEmpty ? .kept : .notExercised(idle) : .broken
        self.init(rule: rule, status: status, violations: violations, stories: stories.sorted())
    }

    /// A promise that cannot be kept.
    static func impossible(_ rule: Rule, _ capability: Capability, _ reason: String) -> PromiseResult {
        PromiseResult(
            rule: rule, status: .impossible(capability, reason: reason), violations: [], stories: [])
    }
}
