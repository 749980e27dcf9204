import Foundation

/// A callback of a trace, and what happened inside it. Sendable; a value.
struct RecordedCallback: Sendable, Hashable {
    /// The index of its event in the trace.
    let place: Int
    /// The indices of the events that the callee itself caused before it returned. They start after the events of the
    /// scenario's reaction inside the callback.
    let inside: Range<Int>
    /// How long the callee took, in seconds of real time.
    let seconds: TimeInterval
}
