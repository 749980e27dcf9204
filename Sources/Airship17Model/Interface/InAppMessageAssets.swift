public import Foundation
import HeadlessStage
import PlatformStandIns

/// The cached files of one message. Any thread. Not Sendable, as in the SDK.
public final class InAppMessageAssets: NSObject {
    private let scheduleID: String
    private let files: AssetFiles

    init(_ files: AssetFiles, scheduleID: String) {
        self.files = files
        self.scheduleID = scheduleID
        super.init()
    }

    /// The path at which the file of a URL is cached, whether it exists or not.
    ///
    /// - Parameter assetURL: the file's URL in the message.
    /// - Returns: a path that can be written to; nil when there is none.
    public func getCacheURL(_ assetURL: URL) -> URL? {
        files.location(of: assetURL, for: scheduleID)
    }

    /// The same as `getCacheURL(_:)`: the rules do not say which of the two names Swift has.
    ///
    /// - Parameter assetURL: the file's URL in the message.
    public func getCache(_ assetURL: URL) -> URL? {
        getCacheURL(assetURL)
    }

    /// Whether the file of a URL is cached.
    ///
    /// - Parameter assetURL: the file's URL in the message.
    public func isCached(_ assetURL: URL) -> Bool {
        files.isCached(assetURL, for: scheduleID)
    }
}

@available(*, unavailable) extension InAppMessageAssets: Sendable {}

/// Starts the fetching of messages' files, and removes them (AS-023, AS-024).
///
/// Not Sendable, as in the SDK; mutable state is protected by a lock. The delegates are called on the threads that
/// their methods state. Any thread.
public final class InAppMessageAssetManager: NSObject {
    private struct Delegates {
        var prepareAssets: any InAppMessagePrepareAssetsDelegate
        weak var cachePolicy: (any InAppMessageCachePolicyDelegate)?
    }

    private let delegates: Locked<Delegates>
    private let files: AssetFiles

    init(_ files: AssetFiles) {
        self.files = files
        delegates = Locked(
            Delegates(prepareAssets: DefaultPrepareAssetsDelegate(network: files.network)))
        super.init()
    }

    /// The delegate that fetches files; by default the SDK's own. Held strongly (AS-051).
    public var prepareAssetsDelegate: any InAppMessagePrepareAssetsDelegate {
        get { delegates.withLock { $0.prepareAssets } }
        set { delegates.set(\.prepareAssets, newValue) }
    }

    /// The delegate that decides what is cached and for how long; held weakly (AS-051).
    public var cachePolicyDelegate: (any InAppMessageCachePolicyDelegate)? {
        get { delegates.withLock { $0.cachePolicy } }
        set { delegates.withLock { $0.cachePolicy = newValue } }
    }

    func assets(for scheduleID: String) -> InAppMessageAssets {
        InAppMessageAssets(files, scheduleID: scheduleID)
    }

    /// A message was scheduled. The rules do not say whether the SDK still asks its policy here (AS-024); this model
    /// does, as the SDK's header says. Background thread.
    func scheduled(_ message: InAppMessage, scheduleID: String) {
        guard let policy = cachePolicyDelegate, policy.shouldCache(onSchedule: message) else { return }
        prepareAssetsDelegate.onSchedule(message, assets: assets(for: scheduleID)) { _ in }
    }

    /// A message is prepared. Background thread.
    func prepare(
        _ message: InAppMessage, scheduleID: String, completion: @escaping PreparePipeline.Report
    ) {
        prepareAssetsDelegate.onPrepare(
            message, assets: assets(for: scheduleID), completionHandler: completion)
    }

    /// A message has been displayed.
    func displayEnded(of message: InAppMessage, scheduleID: String) {
        if cachePolicyDelegate?.shouldPersistCache(afterDisplay: message) ?? false { return }
        files.wipe(scheduleID)
    }

    /// A schedule is over, whatever the policy (AS-024).
    func scheduleEnded(_ scheduleID: String) {
        files.wipe(scheduleID)
    }
}

@available(*, unavailable) extension InAppMessageAssetManager: Sendable {}

/// Decides what is cached and for how long. Held weakly (AS-051).
///
/// The SDK's header requires both methods, but the SDK works without them (section 1.7), so both have a default.
public protocol InAppMessageCachePolicyDelegate: NSObjectProtocol {
    /// Whether a message's files are fetched when it is scheduled (AS-024). The default is false.
    ///
    /// Background thread.
    /// - Parameter message: the message as it was scheduled.
    func shouldCache(onSchedule message: InAppMessage) -> Bool

    /// Whether a message's files are kept after it was displayed, until its schedule ends (AS-024). The default is
    /// false.
    ///
    /// Called on the thread on which the adapter reported.
    /// - Parameter message: the message after `extend`.
    func shouldPersistCache(afterDisplay message: InAppMessage) -> Bool
}

/// Default implementations.
extension InAppMessageCachePolicyDelegate {
    /// False.
    public func shouldCache(onSchedule message: InAppMessage) -> Bool { false }
    /// False.
    public func shouldPersistCache(afterDisplay message: InAppMessage) -> Bool { false }
}

/// Fetches the files of messages. Held strongly (AS-051).
public protocol InAppMessagePrepareAssetsDelegate: NSObjectProtocol {
    /// Fetches files when the message is scheduled, if the cache policy requires that.
    ///
    /// Background thread.
    /// - Parameters:
    ///   - message: the message as it was scheduled.
    ///   - assets: the destination of the files.
    ///   - completionHandler: to be called when done, on any thread. The result has no effect.
    @preconcurrency func onSchedule(
        _ message: InAppMessage, assets: InAppMessageAssets,
        completionHandler: @escaping @Sendable (InAppMessagePrepareResult) -> Void)

    /// Fetches files when the message is prepared, before its adapter (AS-019).
    ///
    /// Background thread (AS-013).
    /// - Parameters:
    ///   - message: the message after `extend`.
    ///   - assets: the destination of the files.
    ///   - completionHandler: to be called once, on any thread, with the next step (AS-020).
    @preconcurrency func onPrepare(
        _ message: InAppMessage, assets: InAppMessageAssets,
        completionHandler: @escaping @Sendable (InAppMessagePrepareResult) -> Void)
}

/// Fetches the only file that the built-in views show: the image of a banner, modal or full-screen message (AS-023).
/// Immutable; any thread.
final class DefaultPrepareAssetsDelegate: NSObject, InAppMessagePrepareAssetsDelegate {
    private let network: StageNetwork

    init(network: StageNetwork) {
        self.network = network
        super.init()
    }

    func onSchedule(
        _ message: InAppMessage, assets: InAppMessageAssets,
        completionHandler: @escaping @Sendable (InAppMessagePrepareResult) -> Void
    ) {
        onPrepare(message, assets: assets, completionHandler: completionHandler)
    }

    func onPrepare(
        _ message: InAppMessage, assets: InAppMessageAssets,
        completionHandler: @escaping @Sendable (InAppMessagePrepareResult) -> Void
    ) {
        completionHandler(result(message, assets))
    }

    private func result(_ message: InAppMessage, _ assets: InAppMessageAssets) -> InAppMessagePrepareResult {
        guard let media = message.displayContent.shownMedia, media.type == .image else { return .success }
        guard let url = URL(string: media.url) else { return .cancel }
        if assets.isCached(url) { return .success }
        guard let place = assets.getCacheURL(url) else { return .cancel }
        switch network.fetch(url) {
        case .success, .status(200):
            return FileManager.default.createFile(atPath: place.path, contents: Data()) ? .success : .cancel
        case .status(500..<600): return .retry
        case .status, .failure: return .cancel
        }
    }
}

// The names with the SDK's prefix, used by Swift in versions 13 and 14, and by Objective-C in all versions.

/// The name of `InAppMessageAssets` in Objective-C.
public typealias UAInAppMessageAssets = InAppMessageAssets
/// The name of `InAppMessageAssetManager` in Objective-C.
public typealias UAInAppMessageAssetManager = InAppMessageAssetManager
/// The name of `InAppMessageCachePolicyDelegate` in Objective-C.
public typealias UAInAppMessageCachePolicyDelegate = InAppMessageCachePolicyDelegate
/// The name of `InAppMessagePrepareAssetsDelegate` in Objective-C.
public typealias UAInAppMessagePrepareAssetsDelegate = InAppMessagePrepareAssetsDelegate
