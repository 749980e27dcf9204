/// How a promise is broken on purpose: a promise that no fault breaks says nothing.
extension Whenever {
    /// The trace with one fault each, at every place where the promise holds.
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
    /// Gives an argument, or something observed, another value.
    fileprivate mutating func observe(_ name: String, _ value: String) {
        arguments.removeAll { $0.name == name }
        observed.removeAll { $0.name == name }
        arguments.append(Argument(name, value))
    }
}
