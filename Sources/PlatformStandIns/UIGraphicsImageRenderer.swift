#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: how pictures are drawn.
    open class UIGraphicsImageRendererFormat: NSObject {
        /// Pixels a point.
        open var scale: CGFloat = 1
        /// Whether nothing shows through.
        open var opaque = false

        /// A format with the usual settings.
        public override init() {
            super.init()
        }

        /// The usual format.
        open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    }

    @available(*, unavailable) extension UIGraphicsImageRendererFormat: Sendable {}

    /// Stand-in: what a picture is drawn into. Headless: nothing is drawn.
    open class UIGraphicsImageRendererContext: NSObject {
        /// How the picture is drawn.
        public let format: UIGraphicsImageRendererFormat

        init(format: UIGraphicsImageRendererFormat) {
            self.format = format
            super.init()
        }

        /// Fills a rectangle. Headless: nothing.
        open func fill(_ rect: CGRect) {}
        /// Strokes a rectangle. Headless: nothing.
        open func stroke(_ rect: CGRect) {}
        /// Keeps further drawing inside a rectangle. Headless: nothing.
        open func clip(to rect: CGRect) {}
    }

    @available(*, unavailable) extension UIGraphicsImageRendererContext: Sendable {}

    /// Stand-in: draws pictures. Headless: the drawing code runs, and the picture has its size and no content.
    open class UIGraphicsImageRenderer: NSObject {
        /// How the pictures are drawn.
        public let format: UIGraphicsImageRendererFormat
        private let size: CGSize

        /// Makes a renderer of pictures of a size.
        public init(
            size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
        ) {
            self.size = size
            self.format = format
            super.init()
        }

        /// Draws a picture.
        open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
            actions(UIGraphicsImageRendererContext(format: format))
            return DrawnImage(size: size, scale: format.scale)
        }
    }

    @available(*, unavailable) extension UIGraphicsImageRenderer: Sendable {}

    /// A picture that was drawn.
    ///
    /// `@unchecked Sendable` restates what it inherits: what it adds are constants.
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
