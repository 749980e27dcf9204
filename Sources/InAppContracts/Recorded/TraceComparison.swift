/// A trace from a device beside the model's of the same scenario. Sendable; a value.
public struct TraceComparison: Sendable, Hashable {
    /// The callbacks on the device; its messages are called as in the model's trace.
    public let recorded: Trace
    /// The callbacks of the model.
    public let model: Trace

    init(recorded: Trace, model: Trace, of source: TraceEvent.Source) {
        self.recorded = recorded.callbacks(of: source)
        self.model = model.callbacks(of: source)
    }

    /// The place of the first difference, from 0; nil where there is none.
    public var firstDifference: Int? {
        let same = zip(recorded.events, model.events).prefix { $0.isLike($1) }.count
        return same < max(recorded.events.count, model.events.count) ? same : nil
    }

    /// The first difference in a sentence; nil where there is none.
    public var explanation: String? {
        guard let place = firstDifference else { return nil }
        func line(_ trace: Trace) -> String {
            trace.events.indices.contains(place) ? trace.events[place].comparedText : "nothing more"
        }
        return "callback \(place + 1): the trace has \(line(recorded)), the model has \(line(model))"
    }
}

extension Trace {
    /// The callbacks of a delegate or handler. Of a handler's, those that events tell of.
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

    /// Whether two events say the same of thread, call and answer, and of what both have observed.
    fileprivate func isLike(_ other: TraceEvent) -> Bool {
        let seen = Dictionary(other.observed.map { ($0.name, $0.value) }) { first, _ in first }
        return thread == other.thread && call == other.call
            && observed.allSatisfy { seen[$0.name] == nil || seen[$0.name] == $0.value }
    }
}
