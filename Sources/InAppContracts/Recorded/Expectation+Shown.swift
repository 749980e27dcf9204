extension Expectation {
    /// Whether a trace from a device can show it: somebody has written down what it speaks of. What is not written down has
    /// not been seen not to happen. What is measured in hundredths of a second, or wants one call to follow another at
    /// once, holds on a stage only.
    func canBeShown(by trace: Trace) -> Bool {
        switch self {
        case .delay, .follows: return false
        case .calls(let sources, _, _): return sources.allSatisfy(trace.hasRecorded)
        case .count(let pattern, _), .occurs(let pattern), .never(let pattern), .thread(let pattern, _):
            return trace.tells(pattern)
        case .carries(let pattern, let name, _): return trace.tells(pattern, name)
        case .neverBetween(let pattern, let start, let end), .onlyWithin(let pattern, let start, let end):
            return trace.tells(pattern) && trace.tells(start) && end.map { trace.tells($0) } ?? true
        case .precedes(let first, let second): return trace.tells(first) && trace.tells(second)
        }
    }
}

extension Trace {
    fileprivate func hasRecorded(_ source: TraceEvent.Source) -> Bool {
        events.contains { $0.source == source }
    }

    /// Whether the events that may be meant say everything that they are told apart by.
    fileprivate func tells(_ pattern: EventPattern, _ more: String? = nil) -> Bool {
        guard let source = pattern.source, hasRecorded(source) else { return false }
        let wanted = pattern.arguments.keys + [more].compactMap { $0 }
        return events.filter { $0.source == source && (pattern.name == nil || $0.name == pattern.name) }
            .allSatisfy { event in wanted.allSatisfy { event[$0] != nil } }
    }
}
