extension Expectation {
    /// Whether the expectation rejects a trace that it accepts once that trace is broken to contradict it. An
    /// expectation that rejects nothing checks nothing.
    /// - Throws: `TraceMutation.NothingToChange` if the trace does not exercise the expectation.
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

/// Breaks promises on purpose: a promise that no fault breaks checks nothing.
extension Whenever {
    /// Copies of the trace, each broken at one of the places where the promise holds.
    func opposites(of trace: Trace) -> [Trace] {
        guard outcome(in: trace) == .met else { return [] }
        return places(in: trace).map { Trace(broken(trace.events, at: $0)) }
    }

    private func broken(_ events: [TraceEvent], at place: Int) -> [TraceEvent] {
        var events = events
        let here = events[place]
        func event(like pattern: EventPattern) -> TraceEvent {
            var event = TraceEvent(
                time: here.time, thread: here.thread, source: pattern.source ?? .delegate,
                name: pattern.name ?? "stranger", answer: pattern.answer)
            event.arguments = pattern.arguments.sorted { $0.key < $1.key }.map {
                TraceEvent.Argument($0.key, $0.value)
            }
            if event["message"] == nil, let message = here["message"] {
                event.arguments.append(TraceEvent.Argument("message", message))
            }
            return event
        }
        switch consequence {
        case .comes(let pattern, _), .comesAfter(_, let pattern):
            return events[...place] + events[(place + 1)...].filter { !pattern.matches($0) }
        case .came(let pattern, _):
            return events[..<place].filter { !pattern.matches($0) } + events[place...]
        case .neverComes(let pattern, _): events.insert(event(like: pattern), at: place + 1)
        case .neverCame(let pattern, _): events.insert(event(like: pattern), at: place)
        case .isFollowed: events.insert(event(like: .delegate("stranger")), at: place + 1)
        case .carries(let name, let value): events[place].observe(name, "not \(value)")
        case .isReadAs(let name, let value):
            let message = here["message"]
            let look = events[place...].firstIndex {
                EventPattern.sees.matches($0) && (message == nil || concernsAll || $0["message"] == message)
            }
            if let look { events[look].observe(name, "not \(value)") }
        case .isOn(let thread): events[place].thread = thread == .main ? .background : .main
        }
        return events
    }
}

extension TraceEvent {
    /// Sets an argument or an observed value to another value.
    fileprivate mutating func observe(_ name: String, _ value: String) {
        arguments.removeAll { $0.name == name }
        observed.removeAll { $0.name == name }
        arguments.append(Argument(name, value))
    }
}
