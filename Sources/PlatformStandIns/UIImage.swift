#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: an image. Headless: only its origin.
    ///
    /// `@unchecked Sendable` because subclasses are allowed: its own properties are of Sendable types and set only in
    /// initialisers, and a subclass is responsible for its own properties, as with UIKit's class.
    open class UIImage: NSObject, @unchecked Sendable {
        /// The name of the resource. Headless only.
        public private(set) var name: String?
        /// The image's data. Headless only.
        public let data: Data?
        private let givenScale: CGFloat

        /// Makes an empty image.
        public override init() {
            data = nil
            givenScale = 1
            super.init()
        }
        /// An image from the app's resources. Headless: any name is accepted.
        public convenience init?(named name: String) {
            self.init()
            self.name = name
        }
        /// A system symbol. Headless: any name is accepted.
        public convenience init?(systemName name: String) {
            self.init()
            self.name = name
        }
        /// An image from its data; nil for empty data.
        public init?(data: Data) {
            guard !data.isEmpty else { return nil }
            self.data = data
            givenScale = 1
            super.init()
        }
        /// An image from its data; nil for empty data.
        /// - Parameters:
        ///   - data: the data.
        ///   - scale: the scale, in pixels per point.
        public init?(data: Data, scale: CGFloat) {
            guard !data.isEmpty else { return nil }
            self.data = data
            givenScale = scale
            super.init()
        }
        /// An image from a file; nil if it cannot be read.
        public init?(contentsOfFile path: String) {
            guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else { return nil }
            self.data = data
            givenScale = 1
            super.init()
        }
        /// An image from an archive. Headless: an empty one.
        public required init?(coder: NSCoder) {
            data = nil
            givenScale = 1
            super.init()
        }
        /// An image from a literal. Headless: any name is accepted.
        public required convenience init(imageLiteralResourceName name: String) {
            self.init()
            self.name = name
        }
        /// The rendering modes of an image.
        public enum RenderingMode: Int, Sendable {
            /// According to the context.
            case automatic
            /// In its own colours.
            case alwaysOriginal
            /// In the tint colour.
            case alwaysTemplate
        }
        /// The image with another rendering mode. Headless: unchanged.
        open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
        /// The size, in points. Headless: zero.
        open var size: CGSize { .zero }
        /// The scale, in pixels per point.
        open var scale: CGFloat { givenScale }
        /// The image with a tint colour. Headless: unchanged.
        open func withTintColor(_ color: UIColor) -> UIImage { self }
    }
#endif
