import Foundation

/// What a delegate did in a story while it was called, and what it did not do itself. Sendable; a value.
struct CallbackActs: Sendable {
    /// Who has a record written.
    enum Author: Sendable, Hashable {
        /// The delegate, inside the callback with that name; nil outside of its callbacks.
        case delegate(in: String?)
        /// The app of the scenario.
        case scenario
        /// The SDK, by itself.
        case sdk
    }

    /// The callbacks of the delegate that have returned, each with its name.
    private let calls: [(name: String, call: RecordedCallback)]
    private let automatic: Set<Int>
    private let appActs: [Range<Int>]

    /// Nothing.
    init() {
        (calls, automatic, appActs) = ([], [], [])
    }

    /// Picks what is the delegate's out of what was recorded.
    init(_ recorder: TraceRecorder, in trace: Trace) {
        calls = recorder.callbacks.compactMap { call in
            guard trace.events.indices.contains(call.place) else { return nil }
            let event = trace.events[call.place]
            return event.source == .delegate ? (event.name, call) : nil
        }
        (automatic, appActs) = (recorder.automatic, recorder.appActs)
    }

    /// The callback inside which the delegate brought an event about, by the event's place; nil where it did not.
    func callback(around place: Int) -> String? {
        calls.first { $0.call.inside.contains(place) }?.name
    }

    /// Whether the scenario's app brought an event about, by the event's place, and no callback in between.
    func isOfScenario(_ place: Int) -> Bool {
        callback(around: place) == nil && appActs.contains { $0.contains(place) }
    }

    /// Who had a record written, by its place, where the SDK marks its own records.
    func author(of place: Int) -> Author {
        if automatic.contains(place) { return .sdk }
        return isOfScenario(place) ? .scenario : .delegate(in: callback(around: place))
    }

    /// The callback that took the most time altogether, how often it was called, and how long it took each time, in seconds.
    var slowest: (name: String, times: Int, seconds: TimeInterval)? {
        let byName = Dictionary(grouping: calls) { $0.name }
        let totals = byName.map { name, calls in (name, calls.count, calls.reduce(0) { $0 + $1.call.seconds })
        }
        return totals.max { ($0.2, $1.0) < ($1.2, $0.0) }.map { ($0.0, $0.1, $0.2 / Double($0.1)) }
    }
}
