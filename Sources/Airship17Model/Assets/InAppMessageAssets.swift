public import Foundation

/// The cached files of one message. Any thread. Not Sendable, as in the SDK.
public final class InAppMessageAssets: NSObject {
    private let scheduleID: String
    private let files: AssetFiles

    init(_ files: AssetFiles, scheduleID: String) {
        self.files = files
        self.scheduleID = scheduleID
        super.init()
    }

    /// Where the file of a URL is cached, or would be.
    ///
    /// - Parameter assetURL: the file's address in the message.
    /// - Returns: a place that can be written to, whether there is a file or not; nil when there can be none.
    public func getCacheURL(_ assetURL: URL) -> URL? {
        files.location(of: assetURL, for: scheduleID)
    }

    /// The same as `getCacheURL(_:)`: the rules leave open which of the two Swift spells.
    ///
    /// - Parameter assetURL: the file's address in the message.
    public func getCache(_ assetURL: URL) -> URL? {
        getCacheURL(assetURL)
    }

    /// Whether the file of a URL is there.
    ///
    /// - Parameter assetURL: the file's address in the message.
    public func isCached(_ assetURL: URL) -> Bool {
        files.isCached(assetURL, for: scheduleID)
    }
}

@available(*, unavailable) extension InAppMessageAssets: Sendable {}
