#if canImport(CoreGraphics)
    @_exported public import CoreGraphics
#else
    public import Foundation

    /// Stand-in: a colour for layers.
    public final class CGColor: Sendable, Hashable {
        /// Red, green, blue and alpha, 0 to 1.
        public let components: [CGFloat]?

        /// Makes a colour from its components, 0 to 1.
        public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            components = [red, green, blue, alpha]
        }

        /// The opacity, 0 to 1.
        public var alpha: CGFloat { components?.last ?? 0 }
        public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }
        public func hash(into hasher: inout Hasher) { hasher.combine(components) }
    }
#endif
