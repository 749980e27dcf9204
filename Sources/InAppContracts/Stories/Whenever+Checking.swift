/// How a promise is held against a trace.
extension Whenever {
    /// Holds a trace against the promise.
    public func outcome(in trace: Trace) -> Expectation.Outcome {
        var isExercised = false
        for place in places(in: trace) {
            switch verdict(trace.events, place) {
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
        let event = trace.events[place]
        let earlier = trace.events[..<place].filter { span.isOfAny || $0.isAboutSame(as: event) }
        guard let start = earlier.lastIndex(where: span.start.matches) else { return span.isOutside }
        guard let end = span.end else { return !span.isOutside }
        return earlier[start...].dropFirst().contains(where: end.matches) == span.isOutside
    }

    private func verdict(_ events: [TraceEvent], _ place: Int) -> Expectation.Outcome {
        let here = events[place]
        let isConcerned = { (event: TraceEvent) in
            concernsAll || event.isAboutSame(as: here) || isExcuse(event, of: here)
        }
        let later = events[(place + 1)...].filter(isConcerned)
        switch consequence {
        case .comes(let pattern, let end): return coming(pattern, before: end, in: later, after: here)
        case .neverComes(let pattern, let end): return absent(pattern, until: end, in: later, after: here)
        case .came(let pattern, let start):
            return coming(pattern, before: start, in: events[..<place].reversed().filter(isConcerned))
        case .neverCame(let pattern, let start):
            return absent(pattern, until: start, in: events[..<place].reversed().filter(isConcerned))
        case .isFollowed(let patterns): return following(patterns, in: later, after: here)
        case .carries(let name, let value): return reading(name, value, of: here)
        case .isReadAs(let name, let value):
            guard let look = later.firstIndex(where: EventPattern.sees.matches),
                !later[..<look].contains(where: { isExcuse($0, of: here) })
            else { return .notExercised }
            return reading(name, value, of: later[look])
        case .isOn(let thread): return here.thread == thread ? .met : .broken("found \(here)")
        case .comesAfter(let seconds, let pattern): return after(seconds, pattern, here, later)
        }
    }

    private func isExcuse(_ event: TraceEvent, of here: TraceEvent) -> Bool {
        excuses.contains { $0.matches(event) && event.isAboutSame(as: here) }
            || excusesOfAny.contains { $0.matches(event) }
    }

    private func coming(
        _ pattern: EventPattern, before end: EventPattern?, in events: [TraceEvent],
        after here: TraceEvent? = nil
    ) -> Expectation.Outcome {
        for event in events {
            if pattern.matches(event) { return .met }
            if let here, isExcuse(event, of: here) { return .notExercised }
            if let end, end.matches(event) { return .broken("found \(event.source) \(event.call)") }
        }
        return .broken("it is missing")
    }

    private func absent(
        _ pattern: EventPattern, until end: EventPattern?, in events: [TraceEvent],
        after here: TraceEvent? = nil
    ) -> Expectation.Outcome {
        for event in events {
            if pattern.matches(event) { return .broken("found \(event.source) \(event.call)") }
            if let end, end.matches(event) { break }
            if let here, isExcuse(event, of: here) { break }
        }
        return .met
    }

    private func following(
        _ patterns: [EventPattern], in events: [TraceEvent], after here: TraceEvent
    ) -> Expectation.Outcome {
        let callbacks: Set<TraceEvent.Source> = [.delegate, .handler]
        for event in events {
            if isExcuse(event, of: here) { return .notExercised }
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
                return abs(found - seconds) < 1 ? .met : .broken("found it after \(found) s")
            }
            if isExcuse(event, of: start) { return .notExercised }
        }
        return .broken("it is missing")
    }
}

extension TraceEvent {
    /// Whether this concerns the message of another event, or none.
    fileprivate func isAboutSame(as other: TraceEvent) -> Bool {
        guard let mine = self["message"], let its = other["message"] else { return true }
        return mine == its
    }
}
