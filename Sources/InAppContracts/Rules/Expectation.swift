/// One thing that a trace has to contain, or must not contain.
///
/// Sendable. The text of a failure says what was expected, and what the trace contains.
public enum Expectation: Sendable {
    /// The calls of some sources, limited to some names if any are given, are exactly these, in this order. Lines have
    /// the form of `Trace.calls`: `delegate willPresent(message: m1)`.
    case calls(of: [TraceEvent.Source], named: [String]?, are: [String])
    /// The pattern occurs this many times.
    case count(EventPattern, Int)
    /// The pattern occurs at least once.
    case occurs(EventPattern)
    /// The pattern does not occur.
    case never(EventPattern)
    /// The pattern does not occur between the first occurrence of `after` and the next occurrence of `until`, or the
    /// end of the trace.
    case neverBetween(EventPattern, after: EventPattern, until: EventPattern?)
    /// The pattern occurs only between an occurrence of `from` and the next occurrence of `to`, or the end of the
    /// trace.
    case onlyWithin(EventPattern, from: EventPattern, to: EventPattern?)
    /// Each occurrence of the second pattern is preceded by an occurrence of the first of its own: at any time the
    /// first pattern has occurred at least as often as the second.
    case precedes(EventPattern, EventPattern)
    /// The second pattern comes directly after the first, among the events of the sources that the two patterns name.
    case follows(EventPattern, directlyAfter: EventPattern)
    /// Every occurrence is on this thread.
    case thread(EventPattern, TraceEvent.ThreadKind)
    /// Every occurrence has this argument or observed value, with this value.
    case carries(EventPattern, String, String)
    /// The second pattern comes this many seconds after the first, to within a hundredth of a second.
    case delay(EventPattern, EventPattern, seconds: Double)

    /// The outcome of an expectation.
    public enum Outcome: Sendable, Hashable {
        /// The trace is as expected.
        case met
        /// The trace is not as expected. The text says what was expected, and what the trace contains.
        case broken(String)
        /// The trace does not exercise the expectation.
        case notExercised
    }

    /// Checks a trace.
    public func outcome(in trace: Trace) -> Outcome {
        switch self {
        case .calls(let sources, let names, let expected): return calls(trace, sources, names, expected)
        case .count(let pattern, let expected):
            let count = places(of: pattern, in: trace).count
            return result(count == expected, "expected \(expected) × \(pattern), found \(count)")
        case .occurs(let pattern):
            return result(!places(of: pattern, in: trace).isEmpty, "expected \(pattern), which is missing")
        case .never(let pattern):
            guard let place = places(of: pattern, in: trace).first else { return .met }
            return .broken("expected no \(pattern), found \(trace.calls[place])")
        case .neverBetween(let pattern, let start, let end): return neverBetween(trace, pattern, start, end)
        case .onlyWithin(let pattern, let start, let end): return onlyWithin(trace, pattern, start, end)
        case .precedes(let first, let second): return precedes(trace, first, second)
        case .follows(let second, let first): return follows(trace, first, second)
        case .thread(let pattern, let thread):
            return each(pattern, in: trace) {
                $0.thread == thread ? nil : "expected \(pattern) on the \(thread.rawValue) thread"
            }
        case .carries(let pattern, let name, let value):
            return each(pattern, in: trace) { event in
                event[name] == value
                    ? nil : "expected \(pattern) with \(name): \(value), found \(event[name] ?? "none")"
            }
        case .delay(let first, let second, let seconds): return delay(trace, first, second, seconds)
        }
    }

    // MARK: Each kind

    private func calls(
        _ trace: Trace, _ sources: [TraceEvent.Source], _ names: [String]?, _ expected: [String]
    ) -> Outcome {
        let found = Trace(
            trace.events.filter { event in
                sources.contains(event.source) && (names?.contains(event.name) ?? true)
            }
        ).calls
        guard found != expected else { return .met }
        let place = zip(found, expected).prefix { $0 == $1 }.count
        let here = place < found.count ? found[place] : "the end"
        let wanted = place < expected.count ? expected[place] : "the end"
        return .broken("expected \(wanted) as number \(place + 1), found \(here)")
    }

    private func neverBetween(
        _ trace: Trace, _ pattern: EventPattern, _ start: EventPattern, _ end: EventPattern?
    ) -> Outcome {
        guard let first = trace.events.firstIndex(where: start.matches) else { return .notExercised }
        for event in trace.events[(first + 1)...] {
            if let end, end.matches(event) { return .met }
            if pattern.matches(event) {
                return .broken("expected no \(pattern) after \(start), found \(event.source) \(event.call)")
            }
        }
        return .met
    }

    private func onlyWithin(
        _ trace: Trace, _ pattern: EventPattern, _ start: EventPattern, _ end: EventPattern?
    ) -> Outcome {
        let range = end.map { "between \(start) and \($0)" } ?? "after \(start)"
        var isOpen = false
        var isExercised = false
        for event in trace.events {
            if start.matches(event) { isOpen = true }
            if let end, end.matches(event) { isOpen = false }
            guard pattern.matches(event) else { continue }
            isExercised = true
            if !isOpen {
                return .broken("expected \(pattern) only \(range), found \(event.source) \(event.call)")
            }
        }
        return isExercised ? .met : .notExercised
    }

    private func precedes(_ trace: Trace, _ first: EventPattern, _ second: EventPattern) -> Outcome {
        var balance = 0
        var isExercised = false
        for event in trace.events {
            if first.matches(event) { balance += 1 }
            guard second.matches(event) else { continue }
            isExercised = true
            balance -= 1
            if balance < 0 {
                return .broken(
                    "expected \(first) before \(second), found \(event.source) \(event.call) first")
            }
        }
        return isExercised ? .met : .notExercised
    }

    private func follows(_ trace: Trace, _ first: EventPattern, _ second: EventPattern) -> Outcome {
        let sources = Set([first.source, second.source].compactMap { $0 })
        let events = trace.events.filter { sources.isEmpty || sources.contains($0.source) }
        let places = events.indices.filter { first.matches(events[$0]) }
        guard !places.isEmpty else { return .notExercised }
        for place in places {
            let next = events.dropFirst(place + 1).first
            guard let next, second.matches(next) else {
                let found = next.map { "\($0.source) \($0.call)" } ?? "the end"
                return .broken("expected \(second) directly after \(first), found \(found)")
            }
        }
        return .met
    }

    private func delay(
        _ trace: Trace, _ first: EventPattern, _ second: EventPattern, _ seconds: Double
    ) -> Outcome {
        guard let start = trace.events.first(where: first.matches) else { return .notExercised }
        guard let end = trace.events.first(where: { $0.time >= start.time && second.matches($0) }) else {
            return .broken("expected \(second) \(seconds) s after \(first), which is missing")
        }
        let found = end.time - start.time
        return result(
            abs(found - seconds) < 0.01,
            "expected \(second) \(seconds) s after \(first), found it after \(found) s")
    }

    // MARK: Parts

    private func places(of pattern: EventPattern, in trace: Trace) -> [Int] {
        trace.events.indices.filter { pattern.matches(trace.events[$0]) }
    }

    private func each(
        _ pattern: EventPattern, in trace: Trace, _ complaint: (TraceEvent) -> String?
    ) -> Outcome {
        let events = trace.events.filter(pattern.matches)
        guard !events.isEmpty else { return .notExercised }
        return events.lazy.compactMap(complaint).first.map { .broken($0) } ?? .met
    }

    private func result(_ isMet: Bool, _ complaint: @autoclosure () -> String) -> Outcome {
        isMet ? .met : .broken(complaint())
    }
}
