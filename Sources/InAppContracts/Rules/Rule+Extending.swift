/// What the traces of scenarios in real time have to show, by the rule's number, each with its scenario: only what
/// does not depend on which of two threads was faster.
public typealias RealTimeChecks = [String: [(scenario: String, expectations: [Expectation])]]

extension [Rule] {
    /// The rules with more that every trace has to show, by number; a rule that is not checked stays as it is.
    public func promising(_ promises: [String: [Expectation]]) -> [Rule] {
        extended { check, id in
            guard let more = promises[id] else { return nil }
            return RuleCheck(
                parts: check.parts, everywhere: check.everywhere + more, realTime: check.realTime)
        }
    }

    /// The rules with what their scenarios in real time have to show; one that is not checked stays as it is.
    public func alsoInRealTime(_ checks: RealTimeChecks) -> [Rule] {
        extended { check, id in
            guard let more = checks[id] else { return nil }
            let parts = more.map { RuleCheck.Part(scenario: $0.scenario, expectations: $0.expectations) }
            return RuleCheck(
                parts: check.parts, everywhere: check.everywhere, realTime: check.realTime + parts)
        }
    }

    private func extended(_ more: (RuleCheck, String) -> RuleCheck?) -> [Rule] {
        map { rule in
            guard let check = rule.check, let check = more(check, rule.id) else { return rule }
            return rule.checked(by: check)
        }
    }
}

extension Rule {
    /// The rule with another check.
    func checked(by check: RuleCheck) -> Rule {
        var rule = Rule(
            id, shape: shape, majorVersion: majorVersion, level: level, statement, intent: intent,
            source: source, isUnsure: isUnsure, .checked(check))
        rule.concern = concern
        return rule
    }
}
