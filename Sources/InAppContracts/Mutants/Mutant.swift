/// A trace that a rule has to reject: the trace of a host that breaks the rule in one way.
public struct Mutant: Sendable, CustomStringConvertible {
    /// The scenario whose trace is broken.
    public let scenario: String
    /// How it is broken.
    public let mutation: TraceMutation
    /// Words that the failure has to contain.
    public let complaint: String

    /// Makes a mutant.
    public init(_ scenario: String, _ mutation: TraceMutation, _ complaint: String) {
        self.scenario = scenario
        self.mutation = mutation
        self.complaint = complaint
    }

    /// The scenario's name, and how its trace is broken.
    public var description: String { "\(scenario): \(mutation.name)" }
}

extension Mutant {
    /// Why a rule does not reject this mutant as it should; nil if it does.
    ///
    /// The unchanged trace has to pass, and the broken trace has to be rejected with the expected words. An unsure rule
    /// complains without failing.
    public func objection(of rule: Rule, traces: [String: Trace]) throws -> String? {
        guard let trace = traces[scenario] else { return "there is no scenario \(scenario)" }
        let untouched = rule.result(in: [scenario: trace])
        guard untouched.status == .passed else {
            return "the untouched trace is \(untouched.status): \(untouched.words)"
        }
        let broken = rule.result(in: [scenario: try mutation(trace)])
        guard broken.status == (rule.isUnsure ? .skipped : .failed) else {
            return "the broken trace is \(broken.status)"
        }
        return broken.words.contains(complaint) ? nil : "the complaint is: \(broken.words)"
    }
}

extension RuleResult {
    /// All complaints; if there are none, the explanation.
    public var words: String {
        violations.isEmpty ? explanation : violations.map(\.complaint).joined(separator: "; ")
    }
}

/// One way to break a recorded trace.
///
/// A pattern refers to the first event that it matches, unless an occurrence is given, counted from 1.
public struct TraceMutation: Sendable {
    /// The change, as text for the names of test cases.
    public let name: String
    private let change: @Sendable (inout [TraceEvent]) throws -> Void

    /// The error for a mutation that would change nothing, because its pattern does not occur in the trace.
    public struct NothingToChange: Error, CustomStringConvertible {
        /// What was searched for, and how often it occurs.
        public let description: String
    }

    private init(_ name: String, _ change: @escaping @Sendable (inout [TraceEvent]) throws -> Void) {
        self.name = name
        self.change = change
    }

    /// The trace with the change applied.
    /// - Throws: `NothingToChange`.
    public func callAsFunction(_ trace: Trace) throws -> Trace {
        var events = trace.events
        try change(&events)
        guard events != trace.events else { throw NothingToChange(description: "\(name) changes nothing") }
        return Trace(events)
    }

    // MARK: Events

    /// Removes an event.
    public static func drop(_ pattern: EventPattern, _ occurrence: Int = 1) -> TraceMutation {
        TraceMutation("drop \(pattern)") { events in
            events.remove(at: try place(of: pattern, occurrence, in: events))
        }
    }

    /// Removes every event that a pattern matches.
    public static func dropAll(_ pattern: EventPattern) -> TraceMutation {
        TraceMutation("drop every \(pattern)") { events in events.removeAll(where: pattern.matches) }
    }

    /// Duplicates an event.
    public static func duplicate(_ pattern: EventPattern, _ occurrence: Int = 1) -> TraceMutation {
        TraceMutation("duplicate \(pattern)") { events in
            let place = try place(of: pattern, occurrence, in: events)
            events.insert(events[place], at: place)
        }
    }

    /// Swaps two events.
    public static func swap(_ one: EventPattern, _ other: EventPattern) -> TraceMutation {
        TraceMutation("swap \(one) and \(other)") { events in
            events.swapAt(try place(of: one, 1, in: events), try place(of: other, 1, in: events))
        }
    }

    /// Moves an event directly after another.
    public static func move(_ pattern: EventPattern, after target: EventPattern) -> TraceMutation {
        TraceMutation("move \(pattern) after \(target)") { events in
            let event = events.remove(at: try place(of: pattern, 1, in: events))
            events.insert(event, at: try place(of: target, 1, in: events) + 1)
        }
    }

    /// Moves an event directly before another.
    public static func move(_ pattern: EventPattern, before target: EventPattern) -> TraceMutation {
        TraceMutation("move \(pattern) before \(target)") { events in
            let event = events.remove(at: try place(of: pattern, 1, in: events))
            events.insert(event, at: try place(of: target, 1, in: events))
        }
    }

    /// Adds an event at the end, or directly after another. It gets the time and thread of the event before it.
    public static func insert(
        _ source: TraceEvent.Source, _ name: String, _ arguments: [String: String] = [:],
        answer: String? = nil, after target: EventPattern? = nil
    ) -> TraceMutation {
        TraceMutation("insert \(source) \(name)") { events in
            let last = try target.map { try place(of: $0, 1, in: events) } ?? events.count - 1
            guard events.indices.contains(last) else { throw NothingToChange(description: "no events") }
            let list = arguments.sorted { $0.key < $1.key }.map { TraceEvent.Argument($0.key, $0.value) }
            let event = TraceEvent(
                time: events[last].time, thread: events[last].thread, source: source, name: name,
                arguments: list, answer: answer)
            events.insert(event, at: last + 1)
        }
    }

    // MARK: Parts of an event

    /// Renames an event.
    public static func rename(_ pattern: EventPattern, to name: String) -> TraceMutation {
        edit("rename \(pattern) to \(name)", pattern) { $0.name = name }
    }

    /// Sets an argument or an observed value to another value; adds the argument if there is none.
    public static func set(
        _ pattern: EventPattern, _ argument: String, _ value: String, _ occurrence: Int = 1
    ) -> TraceMutation {
        edit("set \(argument) of \(pattern) to \(value)", pattern, occurrence) { event in
            let new = TraceEvent.Argument(argument, value)
            if let place = event.arguments.firstIndex(where: { $0.name == argument }) {
                event.arguments[place] = new
            } else if let place = event.observed.firstIndex(where: { $0.name == argument }) {
                event.observed[place] = new
            } else {
                event.arguments.append(new)
            }
        }
    }

    /// Moves an event to another thread.
    public static func thread(_ pattern: EventPattern, _ thread: TraceEvent.ThreadKind) -> TraceMutation {
        edit("\(pattern) on the \(thread.rawValue) thread", pattern) { $0.thread = thread }
    }

    /// Changes the answer of an event.
    public static func answer(_ pattern: EventPattern, _ answer: String?) -> TraceMutation {
        edit("\(pattern) answers \(answer ?? "nothing")", pattern) { $0.answer = answer }
    }

    /// Moves an event and all events after it to a later time.
    public static func shift(_ pattern: EventPattern, by seconds: Double) -> TraceMutation {
        TraceMutation("\(pattern) \(seconds) s later") { events in
            for place in try place(of: pattern, 1, in: events)..<events.count {
                events[place].time += seconds
            }
        }
    }

    private static func edit(
        _ name: String, _ pattern: EventPattern, _ occurrence: Int = 1,
        _ change: @escaping @Sendable (inout TraceEvent) -> Void
    ) -> TraceMutation {
        TraceMutation(name) { events in change(&events[try place(of: pattern, occurrence, in: events)]) }
    }

    private static func place(
        of pattern: EventPattern, _ occurrence: Int, in events: [TraceEvent]
    ) throws -> Int {
        let places = events.indices.filter { pattern.matches(events[$0]) }
        guard places.indices.contains(occurrence - 1) else {
            throw NothingToChange(description: "\(pattern) occurs \(places.count) times")
        }
        return places[occurrence - 1]
    }
}
