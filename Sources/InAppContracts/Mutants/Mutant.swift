/// A trace that a rule has to reject: what a host would show that breaks the rule in just this way.
public struct Mutant: Sendable, CustomStringConvertible {
    /// The scenario whose trace is broken.
    public let scenario: String
    /// How it is broken.
    public let mutation: TraceMutation
    /// Words that the failure has to contain.
    public let complaint: String

    /// Describes a mutant.
    public init(_ scenario: String, _ mutation: TraceMutation, _ complaint: String) {
        self.scenario = scenario
        self.mutation = mutation
        self.complaint = complaint
    }

    /// The scenario, and how its trace is broken.
    public var description: String { "\(scenario): \(mutation.name)" }
}

extension Mutant {
    /// Why a rule does not reject this mutant as it should; nil when it does.
    ///
    /// The untouched trace has to pass, the broken one has to be complained of, in the words that are
    /// expected. A rule of which the source leaves doubt complains without failing.
    public func objection(of rule: Rule, traces: [String: Trace]) throws -> String? {
        guard let trace = traces[scenario] else { return "there is no scenario \(scenario)" }
        let untouched = rule.result(in: [scenario: trace])
        guard untouched.status == .passed else {
            return "the untouched trace is \(untouched.status): \(untouched.words)"
        }
        let broken = rule.result(in: [scenario: try mutation(trace)])
        guard broken.status == (rule.isUnsure ? .skipped : .failed) else {
            return "the broken trace is \(broken.status)"
        }
        return broken.words.contains(complaint) ? nil : "the complaint is: \(broken.words)"
    }
}

extension RuleResult {
    /// Every complaint, or what stands in their place.
    public var words: String {
        violations.isEmpty ? explanation : violations.map(\.complaint).joined(separator: "; ")
    }
}
