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
        public let host: ShapeKit
        /// The shape of the delegate.
        public let delegate: ShapeKit

        /// Lets a host drive a delegate.
        public init(host: ShapeKit, delegate: ShapeKit) {
            self.host = host
            self.delegate = delegate
        }

        public var description: String { "host \(host), delegate \(delegate)" }
    }

    /// Every pair that some shapes make, as hosts in every way in which their bridges can be set up.
    public static func pairs(of kits: [ShapeKit]) -> [Pair] {
        kits.hosts.flatMap { host in
            kits.filter { kits.hosts(of: $0).contains(host) }.map { Pair(host: host, delegate: $0) }
        }
    }

    /// Plays the host's scenarios with an adopted delegate and holds its traces against its own rules.
    /// - Throws: `ScenarioError` for a scenario that cannot be read, or that does not end.
    public static func report(on pair: Pair) throws -> ContractReport {
        report(of: try traces(on: pair), on: pair)
    }

    /// Holds what was played before against the delegate's rules.
    /// - Parameters:
    ///   - ids: only these rules; nil takes them all.
    ///   - heedsLimits: false tries also what is listed as impossible.
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

    /// The traces of the host's scenarios, by name, as the delegate's own rules see them.
    static func traces(on pair: Pair) throws -> [String: Trace] {
        var traces: [String: Trace] = [:]
        for (name, text) in pair.host.scenarios {
            let scenario = try Scenario(json: Data(text.utf8), for: [pair.host])
            // What a scenario does inside the host's callbacks it would do before the adopted delegate is called.
            guard scenario.reactions.isEmpty, !scenario.isRealTime else { continue }
            let run = try ScenarioRun(scenario, on: pair.host, subject: .adoptedDelegate(pair.delegate))
            defer { run.finish() }
            do {
                try run.play()
            } catch let error as ScenarioError where error.code == .stepFailed {
                // The scenario asks for something that this delegate cannot do to the host.
                continue
            }
            guard !run.stage.ranWithoutEnd else {
                throw ScenarioError(
                    .endless, at: name, "\(pair): the SDK and the delegate call each other without an end.")
            }
            traces[name] = asDelegate(run.result.trace)
        }
        return traces
    }

    /// What the adopted delegate saw, as its own rules call it, among what left the host's SDK.
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

    /// Where the delegate's own SDK drives it, every rule can be held against its scenarios.
    private static func ownResult(of rule: Rule, in traces: [String: Trace]) -> RuleResult {
        let result = rule.result(in: traces)
        guard result.status == .notExercised else { return result }
        return RuleResult(
            rule: rule, status: .skipped,
            explanation: "Its scenarios act inside callbacks, or on a delegate that is the SDK's own.",
            violations: [])
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

    /// The rules of the delegate that cannot hold under this host, for the check that none is listed that could.
    var limitedRules: [String] { delegate.rules.map(\.id).filter { limit(of: $0) != nil } }
}

/// Rules that an adopted delegate cannot be held to, with the reason. Data: such a rule is skipped, and counted in
/// the report.
///
/// A delegate says what it needs of the SDK that drives it, and each SDK's capability table says what there is: n
/// and n entries answer for n² pairs. Sendable; a value.
public struct AdoptionLimit: Sendable, Hashable {
    /// Why the rules cannot hold.
    public enum Cause: Sendable, Hashable {
        /// The delegate's own SDK calls it through a bridge; the reason says what that changes.
        case bridged(String)
        /// The driving SDK would have to have one of these capabilities.
        case needs(anyOf: [Capability])
        /// The driving SDK would have to have one of these by itself: what a bridge makes up for holds for some messages.
        case needsNative(anyOf: [Capability])
    }

    /// The numbers of the rules.
    public let rules: [String]
    /// Why they cannot hold.
    public let cause: Cause

    /// Rules that do not hold where the delegate's own SDK calls it through a bridge.
    public static func bridged(_ rules: String..., because reason: String) -> AdoptionLimit {
        AdoptionLimit(rules: rules, cause: .bridged(reason))
    }

    /// Rules that hold only where the driving SDK has one of some capabilities.
    public static func needs(_ capabilities: Capability..., for rules: String...) -> AdoptionLimit {
        AdoptionLimit(rules: rules, cause: .needs(anyOf: capabilities))
    }

    /// Rules about every message, which hold only where the driving SDK has one of some capabilities by itself.
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
