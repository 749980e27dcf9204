#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: the format for drawing images.
    open class UIGraphicsImageRendererFormat: NSObject {
        /// The scale, in pixels per point.
        open var scale: CGFloat = 1
        /// Whether the image is opaque.
        open var opaque = false

        /// Makes a format with the usual settings.
        public override init() {
            super.init()
        }

        /// The usual format.
        open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    }

    @available(*, unavailable) extension UIGraphicsImageRendererFormat: Sendable {}

    /// Stand-in: the context in which an image is drawn. Headless: nothing is drawn.
    open class UIGraphicsImageRendererContext: NSObject {
        /// The format of the image.
        public let format: UIGraphicsImageRendererFormat

        init(format: UIGraphicsImageRendererFormat) {
            self.format = format
            super.init()
        }

        /// Fills a rectangle. Headless: no effect.
        open func fill(_ rect: CGRect) {}
        /// Strokes a rectangle. Headless: no effect.
        open func stroke(_ rect: CGRect) {}
        /// Clips further drawing to a rectangle. Headless: no effect.
        open func clip(to rect: CGRect) {}
    }

    @available(*, unavailable) extension UIGraphicsImageRendererContext: Sendable {}

    /// Stand-in: draws images. Headless: the drawing code runs, and the image has its size but no content.
    open class UIGraphicsImageRenderer: NSObject {
        /// The format of the images.
        public let format: UIGraphicsImageRendererFormat
        private let size: CGSize

        /// Makes a renderer of images with a size.
        public init(
            size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
        ) {
            self.size = size
            self.format = format
            super.init()
        }

        /// Draws an image.
        open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
            actions(UIGraphicsImageRendererContext(format: format))
            return DrawnImage(size: size, scale: format.scale)
        }
    }

    @available(*, unavailable) extension UIGraphicsImageRenderer: Sendable {}

    /// An image that was drawn.
    ///
    /// `@unchecked Sendable` repeats what it inherits: its own properties are constants.
    private final class DrawnImage: UIImage, @unchecked Sendable {
        private let drawnSize: CGSize
        private let drawnScale: CGFloat

        init(size: CGSize, scale: CGFloat) {
            drawnSize = size
            drawnScale = scale
            super.init()
        }

        required init?(coder: NSCoder) {
            drawnSize = .zero
            drawnScale = 1
            super.init(coder: coder)
        }

        required convenience init(imageLiteralResourceName name: String) {
            self.init(size: .zero, scale: 1)
        }

        override var size: CGSize { drawnSize }
        override var scale: CGFloat { drawnScale }
    }
#endif
