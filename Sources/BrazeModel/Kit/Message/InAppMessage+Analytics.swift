public import Foundation
import HeadlessStage

/// Analytics and assets without a `Context`, and without its safeguards.
extension Braze.InAppMessage {
    /// Logs an impression, however often it is called.
    public func logImpression(using braze: Braze) {
        braze.recordImpression(id: id)
    }

    /// Logs a click, however often it is called.
    ///
    /// - Parameter buttonId: the button's id; nil for the message's body.
    public func logClick(buttonId: String?, using braze: Braze) {
        braze.recordClick(id: id, buttonId: buttonId)
    }

    /// Makes assets local, see `Context.getLocalAssets`. Keep the result: releasing it cancels.
    public func getLocalAssets(
        using braze: Braze, urls: [URL], destinationURL: URL,
        completionHandler: @escaping (Result<[URL: URL], any Error>) -> Void
    ) -> Braze.Cancellable {
        LocalAssets(stage: braze.stage).get(urls, in: destinationURL, completionHandler)
    }

    /// Makes the message's assets local, see `Context.withLocalAssets`. Keep the result: releasing it cancels.
    public func withLocalAssets(
        using braze: Braze, destinationURL: URL,
        completionHandler: @escaping (Result<Braze.InAppMessage, any Error>) -> Void
    ) -> Braze.Cancellable {
        LocalAssets(stage: braze.stage).localise(self, in: destinationURL, completionHandler)
    }
}
