import Foundation
import HeadlessStage

/// Makes the assets of messages local: requests them from the stage's network, and returns the URLs that the files
/// would have.
struct LocalAssets: Sendable {
    let stage: HeadlessStage

    /// Fetches URLs, as documented at `Context.getLocalAssets`.
    func get(
        _ urls: [URL], in folder: URL, _ completion: @escaping (Result<[URL: URL], any Error>) -> Void
    ) -> Braze.Cancellable {
        // The lock makes the completion Sendable: it is taken out once, on the main queue, or discarded.
        let pending = Locked<((Result<[URL: URL], any Error>) -> Void)?>(completion)
        stage.onMain { [stage] in
            guard let completion = pending.withLock({ $0.take() }) else { return }
            completion(Result { try Self.fetch(urls, into: folder, from: stage.network) })
        }
        return Braze.Cancellable { _ = pending.withLock { $0.take() } }
    }

    /// Makes a message's assets local, as documented at `Context.withLocalAssets`.
    func localise(
        _ message: Braze.InAppMessage, in folder: URL,
        _ completion: @escaping (Result<Braze.InAppMessage, any Error>) -> Void
    ) -> Braze.Cancellable {
        get(message.remoteAssetURLs, in: folder) { result in
            completion(result.map { message.replacingAssets($0, in: folder) })
        }
    }

    private static func fetch(
        _ urls: [URL], into folder: URL, from network: StageNetwork
    ) throws -> [URL: URL] {
        var localURLs: [URL: URL] = [:]
        for url in urls where localURLs[url] == nil {
            switch network.fetch(url) {
            case .success:
                // The index distinguishes files with the same name.
                localURLs[url] = folder.appendingPathComponent("\(localURLs.count)-\(url.lastPathComponent)")
            case .status(let status):
                throw Braze.ErrorString("\(url.absoluteString) was answered with status \(status)")
            case .failure(let reason):
                throw Braze.ErrorString("\(url.absoluteString) could not be fetched: \(reason)")
            }
        }
        return localURLs
    }
}

extension Braze.InAppMessage {
    /// The URLs of assets that are not local yet.
    fileprivate var remoteAssetURLs: [URL] {
        let urls: [URL] =
            switch self {
            case .slideup(let message): message.graphic.urls
            case .modal(let message): message.graphic.urls
            case .modalImage(let message): [message.imageURL]
            case .full(let message): [message.imageURL]
            case .fullImage(let message): [message.imageURL]
            case .html(let message): message.assetURLs.sorted { $0.absoluteString < $1.absoluteString }
            case .control: []
            }
        return urls.filter { !$0.isFileURL }
    }

    /// The message with local URLs instead of remote ones. A page without a base URL gets the folder as its base URL,
    /// so it can be loaded (BZ-064); its source is unchanged.
    fileprivate func replacingAssets(_ localURLs: [URL: URL], in folder: URL) -> Self {
        let local = { (url: URL) in localURLs[url] ?? url }
        var copy = self
        copy.slideup?.graphic.replaceURL(local)
        copy.modal?.graphic.replaceURL(local)
        if let image = modalImage?.imageURL { copy.modalImage?.imageURL = local(image) }
        if let image = full?.imageURL { copy.full?.imageURL = local(image) }
        if let image = fullImage?.imageURL { copy.fullImage?.imageURL = local(image) }
        if let html {
            copy.html?.assetURLs = Set(html.assetURLs.map(local))
            copy.html?.baseURL = html.baseURL ?? folder
        }
        return copy
    }
}

extension Braze.InAppMessage.Graphic? {
    fileprivate var urls: [URL] {
        if case .image(let url) = self { [url] } else { [] }
    }

    fileprivate mutating func replaceURL(_ local: (URL) -> URL) {
        if case .image(let url) = self { self = .image(local(url)) }
    }
}
