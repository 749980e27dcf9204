#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: a picture. Headless: where it came from.
    ///
    /// `@unchecked Sendable` because subclasses are allowed: its own properties are of Sendable types and set
    /// by initialisers only, and a subclass answers for what it adds, as with UIKit's class.
    open class UIImage: NSObject, @unchecked Sendable {
        /// The resource that the picture was asked for by. Headless only.
        public private(set) var name: String?
        /// The picture's data. Headless only.
        public let data: Data?
        private let givenScale: CGFloat

        /// A picture of nothing.
        public override init() {
            data = nil
            givenScale = 1
            super.init()
        }
        /// A picture of the app's resources. Headless: any name will do.
        public convenience init?(named name: String) {
            self.init()
            self.name = name
        }
        /// A symbol of the system. Headless: any name will do.
        public convenience init?(systemName name: String) {
            self.init()
            self.name = name
        }
        /// A picture from its data; nil for no data.
        public init?(data: Data) {
            guard !data.isEmpty else { return nil }
            self.data = data
            givenScale = 1
            super.init()
        }
        /// A picture from its data; nil for no data.
        /// - Parameters:
        ///   - data: the data.
        ///   - scale: pixels a point.
        public init?(data: Data, scale: CGFloat) {
            guard !data.isEmpty else { return nil }
            self.data = data
            givenScale = scale
            super.init()
        }
        /// A picture from a file; nil if it cannot be read.
        public init?(contentsOfFile path: String) {
            guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else { return nil }
            self.data = data
            givenScale = 1
            super.init()
        }
        /// A picture from an archive. Headless: one of nothing.
        public required init?(coder: NSCoder) {
            data = nil
            givenScale = 1
            super.init()
        }
        /// A picture from a literal. Headless: any name will do.
        public required convenience init(imageLiteralResourceName name: String) {
            self.init()
            self.name = name
        }
        /// How a picture is tinted.
        public enum RenderingMode: Int, Sendable {
            /// As its place asks for.
            case automatic
            /// In its own colours.
            case alwaysOriginal
            /// In the tint's colour.
            case alwaysTemplate
        }
        /// The picture tinted in another way. Headless: unchanged.
        open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
        /// The size, in points. Headless: none.
        open var size: CGSize { .zero }
        /// Pixels a point.
        open var scale: CGFloat { givenScale }
        /// The picture in one colour. Headless: unchanged.
        open func withTintColor(_ color: UIColor) -> UIImage { self }
    }
#endif
