import Foundation

/// What a delegate did in a story while it was called. Sendable; a value.
struct CallbackActs: Sendable {
    /// The callbacks of the delegate that have returned, each with its name.
    private let calls: [(name: String, call: RecordedCallback)]

    /// Nothing.
    init() { calls = [] }

    /// Picks what is the delegate's out of a trace.
    init(_ callbacks: [RecordedCallback], in trace: Trace) {
        calls = callbacks.compactMap { call in
            guard trace.events.indices.contains(call.place) else { return nil }
            let event = trace.events[call.place]
            return event.source == .delegate ? (event.name, call) : nil
        }
    }

    /// The callback inside which the delegate brought an event about, by the event's place; nil where it did not.
    func callback(around place: Int) -> String? {
        calls.first { $0.call.inside.contains(place) }?.name
    }

    /// The callback that took the most time altogether, how often it was called, and how long it took each time, in seconds.
    var slowest: (name: String, times: Int, seconds: TimeInterval)? {
        let byName = Dictionary(grouping: calls) { $0.name }
        let totals = byName.map { name, calls in (name, calls.count, calls.reduce(0) { $0 + $1.call.seconds })
        }
        return totals.max { ($0.2, $1.0) < ($1.2, $0.0) }.map { ($0.0, $0.1, $0.2 / Double($0.1)) }
    }
}
