import Foundation
public import InAppCompat

/// Checks an adopted delegate against the rules of its own shape while another shape's host drives it: order, arguments
/// and threads. The recorder wraps the adopted delegate.
///
/// Main actor: scenarios are played there.
@MainActor public enum PairContract {
    /// A host and the delegate that it drives.
    public struct Pair: Sendable, Hashable, CustomStringConvertible {
        /// The shape of the host.
        public let host: ShapeKit
        /// The shape of the delegate.
        public let delegate: ShapeKit

        /// Makes a pair.
        public init(host: ShapeKit, delegate: ShapeKit) {
            self.host = host
            self.delegate = delegate
        }

        public var description: String { "host \(host), delegate \(delegate)" }
    }

    /// Every pair of some shapes. A shape is a host once for each set-up of its bridge.
    public static func pairs(of kits: [ShapeKit]) -> [Pair] {
        kits.hosts.flatMap { host in
            kits.filter { kits.hosts(of: $0).contains(host) }.map { Pair(host: host, delegate: $0) }
        }
    }

    /// Plays the host's scenarios with an adopted delegate, and checks the traces against the delegate's own rules.
    /// - Throws: `ScenarioError` for a scenario that cannot be read, or that does not end.
    public static func report(on pair: Pair) throws -> ContractReport {
        report(of: try traces(on: pair), on: pair)
    }

    /// Checks traces of an earlier run against the delegate's rules.
    /// - Parameters:
    ///   - ids: checks only these rules; nil checks them all.
    ///   - heedsLimits: false also checks rules that are listed as impossible.
    static func report(
        of traces: [String: Trace], on pair: Pair, only ids: Set<String>? = nil, heedsLimits: Bool = true
    ) -> ContractReport {
        ContractReport(
            subject: pair.description,
            results: pair.delegate.rules.filter { ids?.contains($0.id) ?? true }.map { rule in
                if heedsLimits, let reason = pair.limit(of: rule.id) {
                    return RuleResult(rule: rule, status: .skipped, explanation: reason, violations: [])
                }
                return result(of: rule, on: pair, in: traces)
            })
    }

    /// The traces of the host's scenarios, by name, in the form that the delegate's own rules expect.
    static func traces(on pair: Pair) throws -> [String: Trace] {
        var traces: [String: Trace] = [:]
        for (name, text) in pair.host.scenarios {
            let scenario = try Scenario(json: Data(text.utf8), for: [pair.host])
            // Reactions would happen inside the host's callbacks, before the adopted delegate is called.
            guard scenario.reactions.isEmpty, !scenario.isRealTime else { continue }
            let run = try ScenarioRun(scenario, on: pair.host, subject: .adoptedDelegate(pair.delegate))
            defer { run.finish() }
            do {
                try run.play()
            } catch let error as ScenarioError where error.code == .stepFailed {
                // The scenario requires an action that this delegate cannot perform on the host.
                continue
            }
            guard !run.stage.ranWithoutEnd else {
                throw ScenarioError(
                    .endless, at: name, "\(pair): the SDK and the delegate call each other without end.")
            }
            traces[name] = asDelegate(run.result.trace)
        }
        return traces
    }

    /// The calls of the adopted delegate, with the source that its own rules use, and the events of the host's SDK
    /// around them.
    private static func asDelegate(_ trace: Trace) -> Trace {
        let bridge: Set<TraceEvent.Source> = [.delegate, .handler, .bridge]
        return Trace(
            trace.events.filter { !bridge.contains($0.source) }.map { event in
                var event = event
                if event.source == .adopted { event.source = .delegate }
                return event
            })
    }

    private static func result(of rule: Rule, on pair: Pair, in traces: [String: Trace]) -> RuleResult {
        guard pair.host != pair.delegate else { return ownResult(of: rule, in: traces) }
        if let reason = foreignReason(rule) {
            return RuleResult(rule: rule, status: .skipped, explanation: reason, violations: [])
        }
        return rule.resultEverywhere(in: traces.mapValues { $0.filtered(to: [.delegate]) })
    }

    /// The result under the delegate's own SDK, where every rule can be checked in its scenarios.
    private static func ownResult(of rule: Rule, in traces: [String: Trace]) -> RuleResult {
        let result = rule.result(in: traces)
        guard result.status == .notExercised else { return result }
        return RuleResult(
            rule: rule, status: .skipped,
            explanation: "Its scenarios act inside callbacks, or on a delegate that is the SDK's own.",
            violations: [])
    }

    /// Why a rule about the output of its own SDK is skipped: that SDK does not run. Nil for rules about the delegate
    /// only.
    private static func foreignReason(_ rule: Rule) -> String? {
        let sources = rule.check?.everywhere.flatMap(\.sources) ?? []
        return sources.allSatisfy { $0 == .delegate }
            ? nil : "It is about the output of the SDK of \(rule.shape), which does not run in this pair."
    }
}

extension Expectation {
    /// The sources of the events that the expectation is about.
    var sources: [TraceEvent.Source] {
        switch self {
        case .calls(let sources, _, _): sources
        case .count(let pattern, _), .occurs(let pattern), .never(let pattern), .thread(let pattern, _),
            .carries(let pattern, _, _):
            [pattern.source].compactMap { $0 }
        case .onlyWithin(let pattern, let start, let end), .neverBetween(let pattern, let start, let end):
            [pattern.source, start.source, end?.source].compactMap { $0 }
        case .precedes(let first, let second), .follows(let first, let second),
            .delay(let first, let second, _):
            [first.source, second.source].compactMap { $0 }
        }
    }
}

extension PairContract.Pair {
    /// Why a rule of the delegate cannot hold under this host; nil if it can.
    func limit(of rule: String) -> String? {
        delegate.adoptionLimits.lazy.filter { $0.rules.contains(rule) }
            .compactMap { $0.reason(host: host.capabilities, delegate: delegate.shape) }.first
    }

    /// The rules of the delegate that cannot hold under this host, to check that none of the listed rules could.
    var limitedRules: [String] { delegate.rules.map(\.id).filter { limit(of: $0) != nil } }
}

/// Rules that an adopted delegate cannot be checked against, with the reason. It is data: such a rule is skipped, and
/// counted in the report.
///
/// A delegate says what it needs of the SDK that drives it, and each SDK's capability table says what it has: 2n
/// entries cover n² pairs. Sendable; a value.
public struct AdoptionLimit: Sendable, Hashable {
    /// Why the rules cannot hold.
    public enum Cause: Sendable, Hashable {
        /// The delegate's own SDK calls it through a bridge; the reason says what the bridge changes.
        case bridged(String)
        /// The driving SDK needs one of these capabilities.
        case needs(anyOf: [Capability])
        /// The driving SDK needs one of these capabilities natively: what a bridge emulates holds only for some
        /// messages.
        case needsNative(anyOf: [Capability])
    }

    /// The ids of the rules.
    public let rules: [String]
    /// Why they cannot hold.
    public let cause: Cause

    /// Rules that do not hold if the delegate's own SDK calls it through a bridge.
    public static func bridged(_ rules: String..., because reason: String) -> AdoptionLimit {
        AdoptionLimit(rules: rules, cause: .bridged(reason))
    }

    /// Rules that hold only if the driving SDK has one of some capabilities.
    public static func needs(_ capabilities: Capability..., for rules: String...) -> AdoptionLimit {
        AdoptionLimit(rules: rules, cause: .needs(anyOf: capabilities))
    }

    /// Rules about every message, which hold only if the driving SDK has one of some capabilities natively.
    public static func needsNative(_ capabilities: Capability..., for rules: String...) -> AdoptionLimit {
        AdoptionLimit(rules: rules, cause: .needsNative(anyOf: capabilities))
    }

    /// Why the rules cannot hold for this delegate under a host; nil if they can.
    func reason(host: CapabilityTable, delegate: SDKShape) -> String? {
        switch cause {
        case .bridged(let reason): return host.shape == delegate ? reason : nil
        case .needs(let capabilities): return Self.lack(of: capabilities, on: host) { $0.isAvailable }
        case .needsNative(let capabilities): return Self.lack(of: capabilities, on: host) { $0 == .native }
        }
    }

    private static func lack(
        of capabilities: [Capability], on host: CapabilityTable, unless isEnough: (Support) -> Bool
    ) -> String? {
        let notes = capabilities.map { ($0, host.support(of: $0)) }
        guard !notes.contains(where: { isEnough($0.1) }) else { return nil }
        return notes.map { "\($0.name) on \(host.shape): \($1.note)" }.joined(separator: " ")
    }
}
