import InAppCompat

/// Holds traces that were recorded on a device against the rules of the vendor's SDK: whoever finds a broken one has found
/// the model wrong, or the facts behind it.
///
/// Main actor: scenarios are played there.
@MainActor public enum TraceContract {
    /// Holds a trace against the rules of one shape: what every trace has to show and, where the trace tells a scenario, what
    /// that has to show. What the trace cannot show was not exercised.
    ///
    /// - Throws: `TraceFileError` where the story is none of the shape's; `ScenarioError`.
    public static func report(on kit: ShapeKit, _ recorded: RecordedTrace) async throws -> ContractReport {
        var trace = recorded[kit.shape]
        var story: ModelStory?
        if let name = recorded.header.story {
            let model = try await ModelStory(name, of: kit)
            if model.hasAnswers(of: trace) {
                story = model
                trace = model.named(trace)
            }
        }
        let place = [recorded.header.sdk, recorded.header.device].compactMap { $0 }.joined(separator: ", ")
        return ContractReport(
            subject: "trace of \(kit)" + (place.isEmpty ? "" : " (\(place))"),
            results: kit.rules.map { $0.result(inRecorded: trace, story: story?.name) })
    }

    /// Whether a report on a trace is a success: nothing is broken, and something was exercised.
    public static func isSuccess(_ report: ContractReport) -> Bool {
        report.counts[.failed] == nil && report.counts[.passed] != nil
    }

    /// A trace beside the model's of the same scenario. Where the trace has callbacks of the delegate these are compared,
    /// otherwise those of the handler.
    ///
    /// - Parameters:
    ///   - kit: the shape.
    ///   - recorded: the trace.
    ///   - story: the scenario.
    /// - Throws: `TraceFileError` where the story is none of the shape's; `ScenarioError`.
    public static func comparison(
        on kit: ShapeKit, _ recorded: RecordedTrace, story: String
    ) async throws -> TraceComparison {
        let trace = recorded[kit.shape]
        let isDelegate = trace.events.contains { $0.source == .delegate }
        let model = try await ModelStory(
            story, of: kit, subject: isDelegate ? .scriptedDelegate : .scriptedHandler)
        return TraceComparison(
            recorded: model.named(trace), model: model.trace, of: isDelegate ? .delegate : .handler)
    }
}

extension Rule {
    /// Holds a trace from a device against what the rule says of every trace, and of the scenario that it tells.
    fileprivate func result(inRecorded trace: Trace, story: String?) -> RuleResult {
        let name = story ?? "the trace"
        guard let check else { return result(in: [name: trace]) }
        let parts = (check.parts + check.realTime).filter { $0.scenario == story }.flatMap(\.expectations)
        let shown = RuleCheck(
            parts: [
                RuleCheck.Part(scenario: name, expectations: parts.filter { $0.canBeShown(by: trace) })
            ], everywhere: check.everywhere.filter { $0.canBeShown(by: trace) })
        let result = checked(by: shown).result(in: [name: trace])
        guard result.status == .notExercised else { return result }
        return RuleResult(
            rule: self, status: .notExercised, explanation: "The trace does not show it.", violations: [])
    }
}
