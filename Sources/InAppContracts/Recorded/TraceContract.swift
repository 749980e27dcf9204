import InAppCompat

/// Checks traces that were recorded on a device against the rules of the vendor's SDK. A broken rule means that the
/// model, or the facts behind it, are wrong.
///
/// Main actor: scenarios are played there.
@MainActor public enum TraceContract {
    /// Checks a trace against the rules of one shape: what they expect of every trace and, if the trace names a
    /// scenario, what they expect of that scenario. Whatever the trace cannot show counts as not exercised.
    ///
    /// - Throws: `TraceFileError` if the story is not one of the shape's scenarios; `ScenarioError`.
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

    /// Whether a report on a trace is a success: no rule is broken, and at least one was exercised.
    public static func isSuccess(_ report: ContractReport) -> Bool {
        report.counts[.failed] == nil && report.counts[.passed] != nil
    }

    /// Compares a trace with the model's trace of the same scenario: the delegate's callbacks if the trace has any,
    /// otherwise the handler's.
    ///
    /// - Parameters:
    ///   - kit: the shape.
    ///   - recorded: the trace.
    ///   - story: the scenario.
    /// - Throws: `TraceFileError` if the story is not one of the shape's scenarios; `ScenarioError`.
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
    /// Checks a trace from a device against what the rule expects of every trace and of the trace's scenario.
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

/// A trace from a device, and the model's trace of the same scenario. Sendable; a value.
public struct TraceComparison: Sendable, Hashable {
    /// The callbacks on the device, with the message names of the model's trace.
    public let recorded: Trace
    /// The callbacks of the model.
    public let model: Trace

    init(recorded: Trace, model: Trace, of source: TraceEvent.Source) {
        self.recorded = recorded.callbacks(of: source)
        self.model = model.callbacks(of: source)
    }

    /// The index of the first difference; nil if there is none.
    public var firstDifference: Int? {
        let same = zip(recorded.events, model.events).prefix { $0.isLike($1) }.count
        return same < max(recorded.events.count, model.events.count) ? same : nil
    }

    /// The first difference in a sentence; nil if there is none.
    public var explanation: String? {
        guard let place = firstDifference else { return nil }
        func line(_ trace: Trace) -> String {
            trace.events.indices.contains(place) ? trace.events[place].comparedText : "nothing more"
        }
        return "callback \(place + 1): the trace has \(line(recorded)), the model has \(line(model))"
    }
}

extension Trace {
    /// The callbacks of a delegate or handler, except a handler's `prepare`.
    fileprivate func callbacks(of source: TraceEvent.Source) -> Trace {
        Trace(events.filter { $0.source == source && !(source == .handler && $0.name == "prepare") })
    }
}

extension TraceEvent {
    /// The event without its time: `main delegate willPresent(message: m1) [visible: true]`.
    public var comparedText: String {
        let seen = observed.isEmpty ? "" : " [" + observed.map(\.description).joined(separator: ", ") + "]"
        return "\(thread.rawValue) \(source) \(call)\(seen)"
    }

    /// Whether two events have the same thread and call, and the same values where both observed one.
    fileprivate func isLike(_ other: TraceEvent) -> Bool {
        let seen = Dictionary(other.observed.map { ($0.name, $0.value) }) { first, _ in first }
        return thread == other.thread && call == other.call
            && observed.allSatisfy { seen[$0.name] == nil || seen[$0.name] == $0.value }
    }
}
