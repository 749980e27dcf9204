public import Foundation
public import PlatformStandIns

/// Displays a message in the app's own way: one adapter each attempt at a preparation (AM-015). Main actor.
public protocol CustomDisplayAdapter: Sendable {
    /// Whether the message could be displayed now. Asked first, on every pass over the messages that wait (AM-049). When
    /// it is true, `display` may follow before any other work of the main actor (AM-006).
    @MainActor var isReady: Bool { get }
    /// Waits until it is ready. Called after each no of `isReady`, also while an earlier call still waits (AM-005, AM-048).
    @MainActor func waitForReady() async
    /// Displays the message until it is over.
    ///
    /// While it does not return, the next standard message has to wait (AM-030).
    /// - Parameter scene: where.
    /// - Returns: how the display ended.
    @MainActor func display(scene: UIWindowScene) async -> CustomDisplayResolution
}

/// How the display of a custom adapter ended. Only the reports and cancelling depend on it (AM-075). Not Sendable.
public enum CustomDisplayResolution {
    /// A tap on a button, which need not be one of the message's. Nobody but the adapter runs its actions (AM-074).
    case buttonTap(InAppMessageButtonInfo)
    case messageTap
    case userDismissed
    case timedOut
}

@available(*, unavailable)
extension CustomDisplayResolution: Sendable {}

/// What an adapter is made of (AM-015). Sendable.
public struct DisplayAdapterArgs: Sendable {
    /// The message.
    public var message: InAppMessage
    /// Its cached files.
    public var assets: any AirshipCachedAssetsProtocol
    /// The schedule's priority.
    public var priority: Int
    /// Runs actions in the message's name (AM-074).
    public var actionRunner: any InAppActionRunner { runner }
    let runner: any InAppActionRunner
    let scheduleID: String
}

/// The cached files of a message. Sendable; any thread (AM-056).
public protocol AirshipCachedAssetsProtocol: Sendable {
    /// Where the file of a URL is, or would be: not nil when it is not cached (AM-096).
    func cachedURL(remoteURL: URL) -> URL?
    /// Whether the file of a URL is there.
    func isCached(remoteURL: URL) -> Bool
}
