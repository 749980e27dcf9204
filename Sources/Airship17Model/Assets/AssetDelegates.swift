public import Foundation

/// Decides what is cached and for how long. Held weakly (AS-051).
///
/// The SDK's header requires both methods and the SDK does without either (section 1.7), so both have a default.
public protocol InAppMessageCachePolicyDelegate: NSObjectProtocol {
    /// Whether a message's files are fetched when it is scheduled (AS-024). The default is false.
    ///
    /// Background thread.
    /// - Parameter message: the message as it was scheduled.
    func shouldCache(onSchedule message: InAppMessage) -> Bool

    /// Whether a message's files are kept after it was displayed, until its schedule ends (AS-024). The default is
    /// false.
    ///
    /// On the thread on which the adapter reported.
    /// - Parameter message: the message as `extend` left it.
    func shouldPersistCache(afterDisplay message: InAppMessage) -> Bool
}

/// What happens without an implementation.
extension InAppMessageCachePolicyDelegate {
    /// False.
    public func shouldCache(onSchedule message: InAppMessage) -> Bool { false }
    /// False.
    public func shouldPersistCache(afterDisplay message: InAppMessage) -> Bool { false }
}

/// Fetches the files of messages. Held strongly (AS-051).
public protocol InAppMessagePrepareAssetsDelegate: NSObjectProtocol {
    /// Fetches files when the message is scheduled, if the cache policy wants that.
    ///
    /// Background thread.
    /// - Parameters:
    ///   - message: the message as it was scheduled.
    ///   - assets: where the files go.
    ///   - completionHandler: to be called when done, on any thread. The result has no effect then.
    @preconcurrency func onSchedule(
        _ message: InAppMessage, assets: InAppMessageAssets,
        completionHandler: @escaping @Sendable (InAppMessagePrepareResult) -> Void)

    /// Fetches files when the message is prepared, before its adapter is asked to (AS-019).
    ///
    /// Background thread (AS-013).
    /// - Parameters:
    ///   - message: the message as `extend` left it.
    ///   - assets: where the files go.
    ///   - completionHandler: to be called once, on any thread, with what comes next (AS-020).
    @preconcurrency func onPrepare(
        _ message: InAppMessage, assets: InAppMessageAssets,
        completionHandler: @escaping @Sendable (InAppMessagePrepareResult) -> Void)
}
