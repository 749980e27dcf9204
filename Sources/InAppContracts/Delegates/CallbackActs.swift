import Foundation

/// The events of a story that a delegate caused itself in its callbacks, told apart from all others. Sendable; a value.
struct CallbackActs: Sendable {
    /// Who caused a record.
    enum Author: Sendable, Hashable {
        /// The delegate, inside the callback with that name; nil outside its callbacks.
        case delegate(in: String?)
        /// The app of the scenario.
        case scenario
        /// The SDK, on its own.
        case sdk
    }

    /// The callbacks of the delegate that have returned, with their names.
    private let calls: [(name: String, call: RecordedCallback)]
    private let automatic: Set<Int>
    private let appActs: [Range<Int>]

    /// No events.
    init() {
        (calls, automatic, appActs) = ([], [], [])
    }

    /// Finds the delegate's callbacks among the recorded ones.
    init(_ recorder: TraceRecorder, in trace: Trace) {
        calls = recorder.callbacks.compactMap { call in
            guard trace.events.indices.contains(call.place) else { return nil }
            let event = trace.events[call.place]
            return event.source == .delegate ? (event.name, call) : nil
        }
        (automatic, appActs) = (recorder.automatic, recorder.appActs)
    }

    /// The callback in which the delegate caused the event at an index; nil if the delegate did not cause it.
    func callback(around place: Int) -> String? {
        calls.first { $0.call.inside.contains(place) }?.name
    }

    /// Whether the scenario's app caused the event at an index, outside all callbacks.
    func isOfScenario(_ place: Int) -> Bool {
        callback(around: place) == nil && appActs.contains { $0.contains(place) }
    }

    /// Who caused the record at an index, for SDKs that mark their own records.
    func author(of place: Int) -> Author {
        if automatic.contains(place) { return .sdk }
        return isOfScenario(place) ? .scenario : .delegate(in: callback(around: place))
    }

    /// The callback with the longest total time, the number of its calls, and the average time of a call in seconds.
    var slowest: (name: String, times: Int, seconds: TimeInterval)? {
        let byName = Dictionary(grouping: calls) { $0.name }
        let totals = byName.map { name, calls in (name, calls.count, calls.reduce(0) { $0 + $1.call.seconds })
        }
        return totals.max { ($0.2, $1.0) < ($1.2, $0.0) }.map { ($0.0, $0.1, $0.2 / Double($0.1)) }
    }
}
