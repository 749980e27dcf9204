import Foundation
import HeadlessStage

/// Fetches the one file that the built-in views show: a banner's, modal's or full screen's image (AS-023).
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
