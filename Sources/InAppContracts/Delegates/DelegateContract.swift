import Foundation
import InAppCompat
import PlatformStandIns

/// Drives delegates through the standard scenarios of their shape.
@MainActor enum DelegateContract {
    /// The traces of every scenario with a fresh delegate each, and what was found on the way.
    static func report(
        on shape: Shape, _ make: (@escaping DelegateFindingSink) -> AnyObject
    ) -> DelegateReport {
        let findings = Locked<[DelegateFinding]>([])
        var traces: [String: Trace] = [:]
        let chapter = RuleBook.chapter(on: shape)
        for (name, text) in (chapter?.scenarios ?? [:]).sorted(by: { $0.key < $1.key }) {
            do {
                let scenario = try Scenario(json: Data(text.utf8))
                let delegate = make { finding in findings.withLock { $0.append(finding) } }
                traces[name] = try ScenarioRunner.run(scenario, on: shape, subject: .delegate(delegate)).trace
            } catch let error as ScenarioError where error.code == .stepFailed {
                // The scenario asks for something that this delegate has kept from happening.
                continue
            } catch {
                findings.withLock {
                    $0.append(DelegateFinding(.interrupted, shape: shape, "\(name): \(error)"))
                }
            }
        }
        let results = (chapter?.rules ?? []).map { $0.resultEverywhere(in: traces) }
        return DelegateReport(
            findings: unique(findings.current + endless(traces, shape)),
            contract: ContractReport(subject: "delegate of \(shape)", results: results), traces: traces)
    }

    private static func unique(_ findings: [DelegateFinding]) -> [DelegateFinding] {
        var seen: Set<DelegateFinding> = []
        return findings.filter { seen.insert($0).inserted }
    }

    /// Messages that were told to go away and did not report that they had (BZ-072), and completions that
    /// were called more often than they were given.
    private static func endless(_ traces: [String: Trace], _ shape: Shape) -> [DelegateFinding] {
        traces.sorted { $0.key < $1.key }.flatMap { name, trace -> [DelegateFinding] in
            var findings: [DelegateFinding] = []
            let calls = trace.events.filter { $0.source == .app && $0.name == "dismiss" }.count
            let completions = trace.events.filter { $0.source == .app && $0.name == "dismiss completion" }
                .count
            if completions > calls {
                findings.append(
                    DelegateFinding(
                        .doubleCompletion, shape: shape, rule: "BZ-072",
                        "\(name): the completion of dismiss was called \(completions) times for \(calls) calls."
                    ))
            }
            let appeared = trace.events.filter { $0.source == .delegate && $0.name == "willPresent" }.count
            let ended = trace.events.filter { $0.source == .delegate && $0.name == "didDismiss" }.count
            if calls > 0 && appeared > 0 && ended == 0 {
                findings.append(
                    DelegateFinding(
                        .neverEnds, shape: shape, rule: "BZ-072",
                        "\(name): a message was dismissed and never reported that it had gone away."))
            }
            return findings
        }
    }
}

extension Rule {
    /// Holds traces of any host and delegate against what the rule says about every trace.
    func resultEverywhere(in traces: [String: Trace]) -> RuleResult {
        guard let check, !check.everywhere.isEmpty else {
            return RuleResult(
                rule: self, status: .skipped,
                explanation: "It is about what a host does in a certain scenario.", violations: [])
        }
        let universal = Rule(
            id, shape: shape, majorVersion: majorVersion, level: level, statement, intent: intent,
            source: source,
            isUnsure: isUnsure, .checked(RuleCheck(parts: [], everywhere: check.everywhere)))
        return universal.result(in: traces)
    }
}
