/// How a step of a message's preparation ended (AS-020). The raw values are the SDK's.
public enum InAppMessagePrepareResult: UInt, Sendable {
    /// On to the next step; after the last one the message waits until it may be displayed.
    case success = 0
    /// The same step again, after 30, then 60, then 120 seconds, and every 120 seconds from then on.
    case retry = 1
    /// The schedule is deleted and nothing is displayed.
    case cancel = 2
    /// The whole preparation starts again at once, with the message as it was scheduled.
    case invalidate = 3
}
