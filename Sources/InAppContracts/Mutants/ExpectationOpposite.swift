extension Expectation {
    /// Whether a trace that meets the expectation no longer does when it is broken as the expectation says: one that
    /// rejects nothing says nothing.
    /// - Throws: `TraceMutation.NothingToChange` where the trace has nothing to do with the expectation.
    public func rejectsItsOpposite(of trace: Trace) throws -> Bool {
        guard outcome(in: trace) == .met else { return false }
        if case .broken = outcome(in: try opposite(trace)) { return true }
        return false
    }

    private var opposite: TraceMutation {
        switch self {
        case .calls(let sources, let names, _): .insert(sources.first ?? .sdk, names?.first ?? "stranger")
        case .count(let pattern, let count): count == 0 ? .insert(pattern) : .dropAll(pattern)
        case .occurs(let pattern): .dropAll(pattern)
        case .never(let pattern): .insert(pattern)
        case .neverBetween(let pattern, let start, _): .insert(pattern, after: start)
        case .onlyWithin(_, let start, _): .dropAll(start)
        case .precedes(let first, _): .dropAll(first)
        case .follows(_, let first): .insert(first.source ?? .sdk, "stranger", after: first)
        case .thread(let pattern, let thread): .thread(pattern, thread == .main ? .background : .main)
        case .carries(let pattern, let name, let value): .set(pattern, name, "not \(value)")
        case .delay(_, let second, _): .shift(second, by: 1)
        }
    }
}

extension TraceMutation {
    /// Adds an event that a pattern matches.
    fileprivate static func insert(_ pattern: EventPattern, after target: EventPattern? = nil)
        -> TraceMutation
    {
        insert(
            pattern.source ?? .sdk, pattern.name ?? "stranger", pattern.arguments, answer: pattern.answer,
            after: target)
    }
}
