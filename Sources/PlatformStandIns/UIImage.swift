#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: a picture. Headless: where it came from.
    ///
    /// `@unchecked Sendable` because subclasses are allowed: its own properties are constants of Sendable types,
    /// and a subclass answers for what it adds, as with UIKit's class.
    open class UIImage: NSObject, @unchecked Sendable {
        /// The resource that the picture was asked for by. Headless only.
        public let name: String?
        /// The picture's data. Headless only.
        public let data: Data?

        private init(name: String?, data: Data?) {
            self.name = name
            self.data = data
        }

        /// A picture of nothing.
        public override init() {
            name = nil
            data = nil
        }
        /// A picture of the app's resources. Headless: any name will do.
        public convenience init?(named name: String) { self.init(name: name, data: nil) }
        /// A symbol of the system. Headless: any name will do.
        public convenience init?(systemName name: String) { self.init(name: name, data: nil) }
        /// A picture from its data; nil for no data.
        public init?(data: Data) {
            guard !data.isEmpty else { return nil }
            name = nil
            self.data = data
        }
        /// A picture from a file; nil if it cannot be read.
        public convenience init?(contentsOfFile path: String) {
            guard let data = FileManager.default.contents(atPath: path) else { return nil }
            self.init(data: data)
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
        open var scale: CGFloat { 1 }
        /// The picture in one colour. Headless: unchanged.
        open func withTintColor(_ color: UIColor) -> UIImage { self }
    }
#endif
