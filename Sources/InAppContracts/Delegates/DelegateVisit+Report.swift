import InAppCompat

/// The results of a visit.
extension DelegateVisit {
    /// The report.
    var report: DelegateReport {
        let promises = contract.kit.rules.compactMap(\.promiseToDelegate)
        let reason = putOff?.reason(
            isMainThreadFree: freesMainThread, asksSingleton: contract.habits.signal != nil)
        let isOpen = { (one: DelegateReport.Occurrence) in
            reason != nil && PutOffWork.undecided.contains(one.finding.kind)
        }
        return DelegateReport(
            shape: contract.kit.shape, occurrences: occurrences.filter { !isOpen($0) },
            undecided: occurrences.filter(isOpen), interruptions: interruptions,
            callbacks: [CallbackUse](of: contract.kit, in: traces, missing: missingCallbacks),
            contract: ContractReport(
                subject: "delegate of \(contract.kit)", results: promises.map(result)),
            traces: traces,
            statements: Dictionary(contract.kit.rules.map { ($0.id, $0.statement) }) { first, _ in first },
            mayOnlySeemBlocked: contract.habits.mayWaitForMainThread && !freesMainThread,
            undecidedBecause: reason, mayDependOnJobs: putOff == nil && !freesMainThread,
            unrecorded: contract.parts == nil ? nil : contract.habits.unrecorded)
    }

    /// The result of a promise. A promise only about callbacks that the delegate does not implement was not exercised.
    private func result(of promise: Rule) -> RuleResult {
        let traces = traces.filter { !unheard.contains($0.key) }
        let result = promise.result(in: traces)
        guard let missingCallbacks, !missingCallbacks.isEmpty, result.status == .passed else { return result }
        let others = contract.kit.delegateCallbacks.filter { !missingCallbacks.contains($0) }
        if others.contains(where: promise.statement.contains) { return result }
        let heard = traces.mapValues { trace in
            Trace(trace.events.filter { $0.source != .delegate || !missingCallbacks.contains($0.name) })
        }
        let own = promise.result(in: heard)
        return own.status == .notExercised ? own : result
    }

    /// Each finding once, with the scenarios in which it was made.
    private var occurrences: [DelegateReport.Occurrence] {
        var order: [DelegateFinding] = []
        var stories: [DelegateFinding: [String]] = [:]
        for one in found.current {
            if stories[one.finding] == nil { order.append(one.finding) }
            if stories[one.finding]?.last != one.story { stories[one.finding, default: []].append(one.story) }
        }
        return order.map { DelegateReport.Occurrence(finding: $0, scenarios: stories[$0] ?? []) }
    }
}
