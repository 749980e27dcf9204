#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: a view that shows an image.
    @preconcurrency @MainActor open class UIImageView: UIView {
        /// The image.
        open var image: UIImage?
        /// The image while highlighted.
        open var highlightedImage: UIImage?
        /// Whether the highlighted image is shown.
        open var isHighlighted = false

        /// Makes a view of an image, with the image's size.
        public init(image: UIImage?) {
            self.image = image
            super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        }

        /// Makes a view with a frame and no image.
        public override init(frame: CGRect) {
            super.init(frame: frame)
        }

        /// Makes a view from an archive. Headless: an empty one.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
        }
    }
#endif
