import Foundation
public import InAppCompat

/// Holds an adopted delegate against the rules of its own shape while another shape's host drives it: order,
/// arguments, threads and all. The recorder sits around the adopted delegate.
///
/// Main actor: scenarios are played there.
@MainActor public enum PairContract {
    /// A host and the delegate that it drives.
    public struct Pair: Sendable, Hashable, CustomStringConvertible {
        /// The shape of the host.
        public let host: Shape
        /// The shape of the delegate.
        public let delegate: Shape

        public var description: String { "host \(host), delegate \(delegate)" }
    }

    /// Every pair.
    public static var pairs: [Pair] {
        DelegateAdopter.all.flatMap { host in
            DelegateAdopter.all.map { Pair(host: host.shape, delegate: $0.shape) }
        }
    }

    /// Plays the host's scenarios with an adopted delegate and holds its traces against its own rules.
    /// - Throws: `ScenarioError` for a scenario that cannot be read.
    public static func report(on pair: Pair) throws -> ContractReport {
        let traces = try traces(on: pair)
        let rules = RuleBook.chapter(on: pair.delegate)?.rules ?? []
        return ContractReport(
            subject: pair.description, results: rules.map { result(of: $0, on: pair, in: traces) })
    }

    private static func traces(on pair: Pair) throws -> [String: Trace] {
        let own = RuleBook.chapter(on: pair.host)?.scenarios ?? [:]
        let more = PairScenarios.scenarios(for: pair)
        return try own.merging(more) { $1 }.mapValues { text in
            let run = try ScenarioRun(
                Scenario(json: Data(text.utf8)), on: pair.host, subject: .adoptedDelegate(pair.delegate))
            do {
                try run.play()
            } catch let error as ScenarioError where error.code == .stepFailed {
                // The scenario asks for something that this delegate cannot do to the host; what came before
                // counts.
            }
            return asDelegate(run.result.trace)
        }
    }

    /// What the adopted delegate saw, as its own rules call it.
    private static func asDelegate(_ trace: Trace) -> Trace {
        Trace(
            trace.filtered(to: [.adopted]).events.map { event in
                var event = event
                event.source = .delegate
                return event
            })
    }

    private static func result(of rule: Rule, on pair: Pair, in traces: [String: Trace]) -> RuleResult {
        if let reason = PairLimits.reason(rule.id, on: pair) ?? foreignReason(rule) {
            return RuleResult(rule: rule, status: .skipped, explanation: reason, violations: [])
        }
        return rule.resultEverywhere(in: traces)
    }

    /// A rule about what leaves its own SDK says nothing where that SDK does not run.
    private static func foreignReason(_ rule: Rule) -> String? {
        let sources = rule.check?.everywhere.flatMap(\.sources) ?? []
        return sources.allSatisfy { $0 == .delegate }
            ? nil : "It is about what leaves the SDK of \(rule.shape), which does not run in this pair."
    }
}

extension Expectation {
    /// Who is concerned.
    var sources: [TraceEvent.Source] {
        switch self {
        case .calls(let sources, _, _): sources
        case .count(let pattern, _), .occurs(let pattern), .never(let pattern), .thread(let pattern, _),
            .carries(let pattern, _, _):
            [pattern.source].compactMap { $0 }
        case .onlyWithin(let pattern, let start, let end): [pattern, start, end].compactMap(\.source)
        case .neverBetween(let pattern, let start, let end):
            [pattern.source, start.source, end?.source].compactMap { $0 }
        case .precedes(let first, let second), .follows(let first, let second),
            .delay(let first, let second, _):
            [first.source, second.source].compactMap { $0 }
        }
    }
}
