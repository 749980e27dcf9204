public import Foundation

/// How long an SDK that asks off the main thread waits for the handler, what it is told after that, and what
/// becomes of the handler's answer then.
///
/// A handler that is busy must not keep the SDK's thread for ever. When the time is up the fallback is given,
/// and a `lateAnswer` diagnostic says so. The handler is asked all the same, once: what it says is acted upon
/// late, or kept with the message. When too many threads wait already, the fallback is given at once
/// (`WaitingThreads`).
public struct GatePolicy: Sendable, Hashable {
    /// What becomes of an answer that came too late.
    public enum LateAnswer: String, Sendable, Hashable, CaseIterable {
        /// A message that is held meanwhile is shown or discarded as the answer says.
        case act
        /// The message stays as the fallback has made it; `CompatMessage.lateAnswer` tells the answer.
        case keep
    }

    /// Seconds of real time.
    public var timeout: TimeInterval
    /// The answer when time is up. `.hold` loses nothing: the message can still be shown.
    public var fallback: DisplayDecision
    /// What becomes of the handler's own answer.
    public var lateAnswer: LateAnswer

    /// Half a second, then hold, and do late what the handler says: nothing is lost.
    public init(
        timeout: TimeInterval = 0.5, fallback: DisplayDecision = .hold, lateAnswer: LateAnswer = .act
    ) {
        self.timeout = timeout
        self.fallback = fallback
        self.lateAnswer = lateAnswer
    }
}
