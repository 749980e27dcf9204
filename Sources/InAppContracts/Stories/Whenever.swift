/// A promise to a delegate about all of its traces, under any host: whenever one event occurs, something else is true.
///
/// It is data, so that a report can print it and a test can break it. A trace without the triggering event does not
/// exercise the promise. By default only events about the same message count, and events about no message.
///
/// Sendable; a value.
public struct Whenever: Sendable, CustomStringConvertible {
    /// What is true then.
    public enum Consequence: Sendable {
        /// This event occurs later; before another event if one is given.
        case comes(EventPattern, before: EventPattern? = nil)
        /// This event does not occur later; before another event if one is given.
        case neverComes(EventPattern, before: EventPattern? = nil)
        /// This event occurred earlier; after the last occurrence of another event if one is given.
        case came(EventPattern, since: EventPattern? = nil)
        /// This event did not occur earlier; after the last occurrence of another event if one is given.
        case neverCame(EventPattern, since: EventPattern? = nil)
        /// The next callback is one of these.
        case isFollowed(by: [EventPattern])
        /// The triggering event has this argument or observed value, with this value.
        case carries(String, String)
        /// When the app next reads the message's state, it reads this value.
        case isReadAs(String, String)
        /// The triggering event is on this thread.
        case isOn(TraceEvent.ThreadKind)
        /// This event occurs this many seconds later, to within one second: SDKs count from different ends of
        /// animations.
        case comesAfter(seconds: Double, EventPattern)
    }

    /// The time from one event to the next occurrence of another.
    public struct Span: Sendable {
        let start: EventPattern
        let end: EventPattern?
        let isOfAny: Bool
        private(set) var isOutside = false

        /// - Parameters:
        ///   - start: the event that begins the span.
        ///   - end: the event that ends the span; nil for a span without an end.
        ///   - isOfAny: whether both events may be about any message; otherwise only about the same one.
        public init(_ start: EventPattern, _ end: EventPattern?, ofAny isOfAny: Bool = false) {
            self.start = start
            self.end = end
            self.isOfAny = isOfAny
        }

        /// All times except those from one event to the next occurrence of another.
        public static func outside(
            _ start: EventPattern, _ end: EventPattern?, ofAny isOfAny: Bool = false
        ) -> Span {
            var span = Span(start, end, ofAny: isOfAny)
            span.isOutside = true
            return span
        }
    }

    /// The triggering events.
    public let triggers: [EventPattern]
    /// The promise applies only inside all of these spans.
    public let spans: [Span]
    /// The promise does not apply if one of these events occurs before the promised one.
    public let excuses: [EventPattern]
    /// The same, for events about any message.
    public let excusesOfAny: [EventPattern]
    /// Whether events about other messages count too.
    public let concernsAll: Bool
    /// What is true then.
    public let consequence: Consequence

    /// Makes a promise.
    public init(
        _ triggers: EventPattern..., during spans: [Span] = [], unless excuses: [EventPattern] = [],
        unlessAny excusesOfAny: [EventPattern] = [],
        amongAll concernsAll: Bool = false, then consequence: Consequence
    ) {
        self.triggers = triggers
        self.spans = spans
        self.excuses = excuses
        self.excusesOfAny = excusesOfAny
        self.concernsAll = concernsAll
        self.consequence = consequence
    }

    /// Whether it is about events before a call of the app has returned. With real threads that is a race.
    var endsWithReturn: Bool {
        if case .neverComes(_, let end) = consequence { end == .returned } else { false }
    }

    /// The promise as text.
    public var description: String {
        let seen = triggers.map(\.description).joined(separator: " or ")
        let place = spans.map { span in
            let any = span.isOfAny ? " of any message" : ""
            let not = span.isOutside ? " not" : ""
            return not + (span.end.map { " between \(span.start) and \($0)" } ?? " after \(span.start)")
                + any
        }
        return "whenever \(seen)\(place.joined(separator: " and")), \(consequence.words)"
    }
}

extension Whenever.Consequence {
    fileprivate var words: String {
        func before(_ end: EventPattern?) -> String { end.map { " before \($0)" } ?? " later" }
        func since(_ start: EventPattern?) -> String { start.map { " since \($0)" } ?? " before" }
        return switch self {
        case .comes(let pattern, let end): "\(pattern) occurs\(before(end))"
        case .neverComes(let pattern, let end): "\(pattern) does not occur\(before(end))"
        case .came(let pattern, let start): "\(pattern) has occurred\(since(start))"
        case .neverCame(let pattern, let start): "\(pattern) has not occurred\(since(start))"
        case .isFollowed(let patterns):
            "the next callback is \(patterns.map(\.description).joined(separator: " or "))"
        case .carries(let name, let value): "it has \(name): \(value)"
        case .isReadAs(let name, let value): "the app reads \(name): \(value)"
        case .isOn(let thread): "it is on the \(thread.rawValue) thread"
        case .comesAfter(let seconds, let pattern): "\(pattern) occurs after \(seconds) s"
        }
    }
}

/// Checks traces against a promise.
extension Whenever {
    /// Checks a trace against the promise.
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

    /// The indices of the triggering events inside the spans.
    func places(in trace: Trace) -> [Int] {
        trace.events.indices.filter { place in
            let event = trace.events[place]
            return triggers.contains { $0.matches(event) }
                && spans.allSatisfy { isInside($0, place, trace) }
        }
    }

    /// Looks back from a place: what comes first on the way, a start or an end, decides.
    private func isInside(_ span: Span, _ place: Int, _ trace: Trace) -> Bool {
        let event = trace.events[place]
        for index in (0..<place).reversed() {
            let earlier = trace.events[index]
            let isStart = span.start.matches(earlier)
            guard isStart || span.end?.matches(earlier) == true,
                span.isOfAny || earlier.isAboutSame(as: event)
            else { continue }
            return isStart != span.isOutside
        }
        return span.isOutside
    }

    private func verdict(_ events: [TraceEvent], _ place: Int) -> Expectation.Outcome {
        let here = events[place]
        let isConcerned = { (event: TraceEvent) in
            concernsAll || event.isAboutSame(as: here) || isExcuse(event, of: here)
        }
        func later() -> [TraceEvent] { events[(place + 1)...].filter(isConcerned) }
        func earlier() -> [TraceEvent] { events[..<place].reversed().filter(isConcerned) }
        switch consequence {
        case .comes(let pattern, let end): return coming(pattern, before: end, in: later(), after: here)
        case .neverComes(let pattern, let end): return absent(pattern, until: end, in: later(), after: here)
        case .came(let pattern, let start): return coming(pattern, before: start, in: earlier())
        case .neverCame(let pattern, let start): return absent(pattern, until: start, in: earlier())
        case .isFollowed(let patterns): return following(patterns, in: later(), after: here)
        case .carries(let name, let value): return reading(name, value, of: here)
        case .isReadAs(let name, let value):
            let later = later()
            guard let look = later.firstIndex(where: EventPattern.sees.matches),
                !later[..<look].contains(where: { isExcuse($0, of: here) })
            else { return .notExercised }
            return reading(name, value, of: later[look])
        case .isOn(let thread): return here.thread == thread ? .met : .broken("found \(here)")
        case .comesAfter(let seconds, let pattern): return after(seconds, pattern, here, later())
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
    /// Whether both events are about the same message, or one of them is about none.
    fileprivate func isAboutSame(as other: TraceEvent) -> Bool {
        guard let mine = self["message"], let its = other["message"] else { return true }
        return mine == its
    }
}
