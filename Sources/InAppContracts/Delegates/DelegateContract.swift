public import Foundation
import HeadlessStage
public import InAppCompat
import PlatformStandIns

/// Drives delegates through the standard scenarios of their shape.
@MainActor public struct DelegateContract {
    /// Makes a checked delegate that reports to a sink.
    public typealias Maker = (@escaping DelegateFindingSink) -> any CheckedDelegate

    private struct Found: Sendable {
        let scenario: String
        let finding: DelegateFinding
    }

    /// The shape of the delegates.
    public let kit: ShapeKit
    /// How long a callback may block a background thread, in seconds of real time.
    public let patience: TimeInterval
    /// The scenarios to play, by name; nil plays them all.
    public let only: Set<String>?

    /// How long views get to leave, in seconds of the stage's clock, after the last step.
    private static let timeToLeave: TimeInterval = 60

    /// Prepares to drive delegates of a shape.
    /// - Parameters:
    ///   - patience: how long a callback may block a background thread, in seconds of real time.
    ///   - only: the scenarios to play, by name; nil plays them all.
    public init(_ kit: ShapeKit, patience: TimeInterval = 2, only: Set<String>? = nil) {
        self.kit = kit
        self.patience = patience
        self.only = only
    }

    /// The traces of every scenario with a fresh delegate each, and what was found on the way.
    public func report(_ make: Maker) -> DelegateReport {
        report(of: { make($0) })
    }

    /// The same of delegates that nothing checks as they are called: the traces and the rules alone.
    /// - Parameter make: makes a delegate; called once a scenario, on its stage. It is kept while the scenario runs.
    public func report(unchecked make: () -> AnyObject) -> DelegateReport {
        report(of: { _ in make() })
    }

    private func report(of make: (@escaping DelegateFindingSink) -> AnyObject) -> DelegateReport {
        let scenarios = kit.scenarios.merging(kit.delegateScenarios) { $1 }
        let found = Locked<[Found]>([])
        var traces: [String: Trace] = [:]
        var interruptions: [DelegateReport.Interruption] = []
        for (name, text) in scenarios.sorted(by: { $0.key < $1.key }) where only?.contains(name) ?? true {
            // A thread that is blocked stays so until the main thread is free: one is enough.
            let isBlocked = found.current.contains { $0.finding.kind == .blocked }
            do {
                guard !isBlocked else { throw Blocked() }
                try play(text, make, into: &traces[name]) { finding in
                    found.withLock { $0.append(Found(scenario: name, finding: finding)) }
                }
            } catch {
                interruptions.append(DelegateReport.Interruption(scenario: name, reason: "\(error)"))
            }
        }
        let results = kit.rules.map { $0.resultEverywhere(in: traces) }
        return DelegateReport(
            occurrences: Self.occurrences(found.current), interruptions: interruptions,
            contract: ContractReport(subject: "delegate of \(kit)", results: results), traces: traces)
    }

    /// - Throws: `ScenarioError` where the scenario asks for something that this delegate has kept from
    ///   happening. What came before is in the trace.
    private func play(
        _ text: String, _ make: (@escaping DelegateFindingSink) -> AnyObject, into trace: inout Trace?,
        _ sink: @escaping DelegateFindingSink
    ) throws {
        let scenario = try Scenario(json: Data(text.utf8), for: [kit])
        // Threads that nobody holds would make what a delegate is told depend on which of them was faster.
        guard !scenario.isRealTime else { return }
        let stage = HeadlessStage()
        stage.patience = patience
        let delegate = stage.run { make(sink) }
        let run = try ScenarioRun(scenario, on: kit, subject: .delegate(delegate), stage: stage)
        defer {
            stage.advance(seconds: Self.timeToLeave)
            (delegate as? any CheckedDelegate)?.end()
            trace = run.result.trace
        }
        try run.play()
    }

    /// Each finding once, with its scenarios.
    private static func occurrences(_ found: [Found]) -> [DelegateReport.Occurrence] {
        var order: [DelegateFinding] = []
        var scenarios: [DelegateFinding: [String]] = [:]
        for one in found {
            if scenarios[one.finding] == nil { order.append(one.finding) }
            if scenarios[one.finding]?.last != one.scenario {
                scenarios[one.finding, default: []].append(one.scenario)
            }
        }
        return order.map { DelegateReport.Occurrence(finding: $0, scenarios: scenarios[$0] ?? []) }
    }
}

/// No scenario is played after a callback has blocked its thread.
private struct Blocked: Error, CustomStringConvertible {
    let description = "a callback of this delegate blocks its thread, so nothing more was played."
}

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
}
