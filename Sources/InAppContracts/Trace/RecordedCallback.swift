import Foundation

/// A callback of a trace, and what happened inside it. Sendable; a value.
struct RecordedCallback: Sendable, Hashable {
    /// Where it stands in the trace.
    let place: Int
    /// The events that the callee itself brought about before it returned, by their places. What a scenario does inside the
    /// callback comes before.
    let inside: Range<Int>
    /// How long the callee took, in seconds of real time.
    let seconds: TimeInterval
}
