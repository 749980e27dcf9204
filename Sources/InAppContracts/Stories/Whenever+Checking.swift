/// How a promise is held against a trace.
extension Whenever {
    /// Holds a trace against the promise.
    public func outcome(in trace: Trace) -> Expectation.Outcome {
        var isExercised = false
        for place in places(in: trace) {
            let events = concerned(by: trace.events[place], in: trace)
            guard let here = events.firstIndex(where: { $0.offset == place }) else { continue }
            switch verdict(events.map(\.element), here) {
            case .met: isExercised = true
            case .broken(let found): return .broken("\(self); \(found)")
            case .notExercised: break
            }
        }
        return isExercised ? .met : .notExercised
    }

    /// Where the thing is seen that the promise begins with.
    func places(in trace: Trace) -> [Int] {
        trace.events.indices.filter { place in
            let event = trace.events[place]
            return triggers.contains { $0.matches(event) }
                && spans.allSatisfy { isInside($0, place, trace) }
        }
    }

    private func isInside(_ span: Span, _ place: Int, _ trace: Trace) -> Bool {
        let earlier =
            span.isOfAny
            ? trace.events[..<place]
            : concerned(by: trace.events[place], in: trace).filter { $0.offset < place }.map(\.element)[...]
        guard let start = earlier.lastIndex(where: span.start.matches) else { return false }
        guard let end = span.end else { return true }
        return !earlier[start...].dropFirst().contains(where: end.matches)
    }

    private func concerned(by event: TraceEvent, in trace: Trace) -> [(offset: Int, element: TraceEvent)] {
        let message = event["message"]
        return trace.events.enumerated().filter { _, other in
            concernsAll || message == nil || other["message"] == nil || other["message"] == message
        }
    }

    private func verdict(_ events: [TraceEvent], _ here: Int) -> Expectation.Outcome {
        let later = Array(events[(here + 1)...])
        let earlier = Array(events[..<here].reversed())
        switch consequence {
        case .comes(let pattern, let end): return coming(pattern, before: end, in: later)
        case .neverComes(let pattern, let end): return absent(pattern, until: end, in: later)
        case .came(let pattern, let start): return coming(pattern, before: start, in: earlier, excuses: [])
        case .neverCame(let pattern, let start): return absent(pattern, until: start, in: earlier)
        case .isFollowed(let patterns): return following(patterns, in: later)
        case .carries(let name, let value): return reading(name, value, of: events[here])
        case .isReadAs(let name, let value):
            guard let look = later.firstIndex(where: EventPattern.sees.matches),
                !later[..<look].contains(where: { event in excuses.contains { $0.matches(event) } })
            else { return .notExercised }
            return reading(name, value, of: later[look])
        case .isOn(let thread):
            return events[here].thread == thread ? .met : .broken("found \(events[here])")
        case .comesAfter(let seconds, let pattern):
            return after(seconds, pattern, events[here], later)
        }
    }

    private func coming(
        _ pattern: EventPattern, before end: EventPattern?, in events: [TraceEvent],
        excuses: [EventPattern]? = nil
    ) -> Expectation.Outcome {
        for event in events {
            if pattern.matches(event) { return .met }
            if (excuses ?? self.excuses).contains(where: { $0.matches(event) }) { return .notExercised }
            if let end, end.matches(event) { return .broken("found \(event.source) \(event.call)") }
        }
        return .broken("it is missing")
    }

    private func absent(
        _ pattern: EventPattern, until end: EventPattern?, in events: [TraceEvent]
    ) -> Expectation.Outcome {
        for event in events {
            if pattern.matches(event) { return .broken("found \(event.source) \(event.call)") }
            if let end, end.matches(event) { break }
            if excuses.contains(where: { $0.matches(event) }) { break }
        }
        return .met
    }

    private func following(_ patterns: [EventPattern], in events: [TraceEvent]) -> Expectation.Outcome {
        let callbacks: Set<TraceEvent.Source> = [.delegate, .handler]
        for event in events {
            if excuses.contains(where: { $0.matches(event) }) { return .notExercised }
            guard callbacks.contains(event.source) else { continue }
            return patterns.contains { $0.matches(event) } ? .met : .broken("found \(event.call)")
        }
        return .broken("nothing follows")
    }

    private func reading(_ name: String, _ value: String, of event: TraceEvent) -> Expectation.Outcome {
        event[name] == value ? .met : .broken("found \(event.call) with \(name): \(event[name] ?? "none")")
    }

    private func after(
        _ seconds: Double, _ pattern: EventPattern, _ start: TraceEvent, _ later: [TraceEvent]
    ) -> Expectation.Outcome {
        for event in later {
            if pattern.matches(event) {
                let found = event.time - start.time
                return abs(found - seconds) < 0.1 ? .met : .broken("found it after \(found) s")
            }
            if excuses.contains(where: { $0.matches(event) }) { return .notExercised }
        }
        return .broken("it is missing")
    }
}
