public import Foundation
import HeadlessStage
import PlatformStandIns

/// Has the files of messages fetched, and removes them (AS-023, AS-024).
///
/// Not Sendable, as in the SDK; what changes is behind a lock. The delegates are called on the threads that their methods
/// name. Any thread.
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

    /// Who fetches files; the SDK's own at first. Held strongly (AS-051).
    public var prepareAssetsDelegate: any InAppMessagePrepareAssetsDelegate {
        get { delegates.withLock { $0.prepareAssets } }
        set { delegates.set(\.prepareAssets, newValue) }
    }

    /// Who decides what is cached and for how long; held weakly (AS-051).
    public var cachePolicyDelegate: (any InAppMessageCachePolicyDelegate)? {
        get { delegates.withLock { $0.cachePolicy } }
        set { delegates.withLock { $0.cachePolicy = newValue } }
    }

    func assets(for scheduleID: String) -> InAppMessageAssets {
        InAppMessageAssets(files, scheduleID: scheduleID)
    }

    /// A message was scheduled. Whether the SDK still asks its policy then is open in the rules (AS-024); this does,
    /// as the SDK's header says. Background thread.
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
