extension Rule {
    /// Holds traces of any host and delegate against what the rule says about every trace.
    func resultEverywhere(in traces: [String: Trace]) -> RuleResult {
        guard let check else { return result(in: traces) }
        guard !check.everywhere.isEmpty else {
            return RuleResult(
                rule: self, status: .skipped,
                explanation: "It is about what a host does in a certain scenario.", violations: [])
        }
        return checked(by: RuleCheck(parts: [], everywhere: check.everywhere)).result(in: traces)
    }

    /// The rule reduced to what it says about every trace of a delegate: a promise to the delegate that any host has to
    /// keep. Nil where it says nothing of that kind.
    var promiseToDelegate: Rule? {
        guard let promises = check?.everywhere.filter(\.isAboutDelegate), !promises.isEmpty else {
            return nil
        }
        return checked(by: RuleCheck(parts: [], everywhere: promises))
    }
}

extension Expectation {
    /// Whether it is about calls of the delegate.
    fileprivate var isAboutDelegate: Bool {
        switch self {
        case .calls(let sources, _, _): sources.contains(.delegate)
        case .count(let pattern, _), .occurs(let pattern), .never(let pattern),
            .neverBetween(let pattern, _, _), .onlyWithin(let pattern, _, _), .precedes(_, let pattern),
            .follows(let pattern, _), .thread(let pattern, _), .carries(let pattern, _, _),
            .delay(_, let pattern, _):
            pattern.source == .delegate
        }
    }
}
