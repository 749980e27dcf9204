public import Foundation

/// How long an SDK that asks off the main thread waits for the handler, and what it is told after that.
///
/// A handler that is busy must not keep the SDK's thread for ever. When the time is up the fallback is
/// given, the late answer is thrown away, and a `lateAnswer` diagnostic says so.
public struct GatePolicy: Sendable, Hashable {
    /// Seconds of real time.
    public var timeout: TimeInterval
    /// The answer when time is up. `.hold` loses nothing: the message can still be shown.
    public var fallback: DisplayDecision

    /// Half a second, then hold.
    public init(timeout: TimeInterval = 0.5, fallback: DisplayDecision = .hold) {
        self.timeout = timeout
        self.fallback = fallback
    }
}
