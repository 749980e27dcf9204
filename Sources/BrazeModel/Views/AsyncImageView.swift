public import Foundation
public import PlatformStandIns

/// A view that shows the image at a URL. Headless: it keeps the URL and shows nothing. What it has beside the URL is a
/// guess.
///
/// Main actor. May be subclassed.
open class AsyncImageView: UIImageView {
    /// Where the image is; nil for none. Headless: nothing is loaded.
    open var imageURL: URL?

    /// Makes a view of the image at a URL.
    ///
    /// - Parameter imageURL: where it is; nil for an empty view.
    public init(imageURL: URL? = nil) {
        self.imageURL = imageURL
        super.init(frame: .zero)
    }

    /// The view cannot be made from an archive.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        nil
    }
}
