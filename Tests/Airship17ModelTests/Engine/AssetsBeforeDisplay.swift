import Airship17Model

/// An app's assets delegate that has nothing to do when a message is scheduled.
protocol AssetsBeforeDisplay: InAppMessagePrepareAssetsDelegate {}

extension AssetsBeforeDisplay {
    func onSchedule(
        _ message: InAppMessage, assets: InAppMessageAssets,
        completionHandler: @escaping (InAppMessagePrepareResult) -> Void
    ) { completionHandler(.success) }
}
