public import Foundation

/// The key under which observers of a coordinator learn that its readiness has changed.
public let UAInAppMessageDisplayCoordinatorIsReadyKey = "isReady"

/// Decides when messages may be displayed, and hears of their displays.
///
/// The SDK asks `isReady` on the main thread each time a prepared message might be shown (AS-026). After a no it
/// waits for a change: on Apple's systems through key-value observing of `isReady`, elsewhere through
/// `didChangeValue(forKey: "isReady")`, which the protocol brings along where Foundation lacks it. There a property
/// marked `@objc dynamic` loses the mark and calls `didChangeValue(forKey:)` when it was set.
public protocol InAppMessageDisplayCoordinator: NSObjectProtocol {
    /// Whether a message may be displayed now (AS-026, AS-027). Main thread.
    var isReady: Bool { get }

    /// A message is about to appear: after `messageWillBeDisplayed`, before the adapter's `display` (AS-037). The
    /// default does nothing. Main thread.
    ///
    /// - Parameter message: the message, as `extend` left it.
    func didBeginDisplaying(_ message: InAppMessage)

    /// A message has gone: after `messageFinishedDisplaying` (AS-042). The default does nothing. On the thread on
    /// which the adapter reported.
    ///
    /// - Parameter message: the message, as `extend` left it.
    func didFinishDisplaying(_ message: InAppMessage)
}

/// What happens without an implementation.
extension InAppMessageDisplayCoordinator {
    /// Does nothing.
    public func didBeginDisplaying(_ message: InAppMessage) {}
    /// Does nothing.
    public func didFinishDisplaying(_ message: InAppMessage) {}
}
