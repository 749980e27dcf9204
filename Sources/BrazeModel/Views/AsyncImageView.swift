public import Foundation
public import PlatformStandIns

/// A view that shows the image at a URL. In the model it keeps the URL and shows nothing. Its members other than the
/// URL are guesses.
///
/// Main actor. May be subclassed.
open class AsyncImageView: UIImageView {
    /// The URL of the image; nil for none. The model loads nothing.
    open var imageURL: URL?

    /// Makes a view of the image at a URL.
    ///
    /// - Parameter imageURL: the URL; nil for an empty view.
    public init(imageURL: URL? = nil) {
        self.imageURL = imageURL
        super.init(frame: .zero)
    }

    /// Not available: the view cannot be made from an archive.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        nil
    }
}
