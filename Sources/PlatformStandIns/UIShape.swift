#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: the outline of an effect.
    public struct UIShape: Hashable, Sendable {
        private enum Kind: Hashable {
            case rect(CGFloat)
            case capsule, circle
        }

        private let kind: Kind

        /// A rectangle.
        public static let rect = UIShape(kind: .rect(0))
        /// A rectangle with semicircular short sides.
        public static let capsule = UIShape(kind: .capsule)
        /// A circle.
        public static let circle = UIShape(kind: .circle)

        /// A rectangle with rounded corners.
        /// - Parameter cornerRadius: in points.
        public static func rect(cornerRadius: CGFloat) -> UIShape { UIShape(kind: .rect(cornerRadius)) }
    }
#endif
