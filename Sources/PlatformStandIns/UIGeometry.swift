#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: insets of a rectangle, in points.
    public struct UIEdgeInsets: Sendable, Equatable, Codable {
        /// The inset at the top, in points.
        public var top: CGFloat
        /// The inset at the left, in points.
        public var left: CGFloat
        /// The inset at the bottom, in points.
        public var bottom: CGFloat
        /// The inset at the right, in points.
        public var right: CGFloat
        /// Insets of zero.
        public static let zero = UIEdgeInsets()
        /// Makes insets for each edge.
        public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }

    /// Stand-in: insets that follow the writing direction, in points.
    public struct NSDirectionalEdgeInsets: Sendable, Equatable, Codable {
        /// The inset at the top edge, in points.
        public var top: CGFloat
        /// The inset at the leading edge, in points.
        public var leading: CGFloat
        /// The inset at the bottom edge, in points.
        public var bottom: CGFloat
        /// The inset at the trailing edge, in points.
        public var trailing: CGFloat
        /// Insets of zero.
        public static let zero = NSDirectionalEdgeInsets()
        /// Makes insets for each edge.
        public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }
    }

    /// Stand-in: an offset, in points.
    public struct UIOffset: Sendable, Equatable, Codable {
        /// The horizontal offset, in points.
        public var horizontal: CGFloat
        /// The vertical offset, in points.
        public var vertical: CGFloat
        /// An offset of zero.
        public static let zero = UIOffset()
        /// Makes an offset along both axes.
        public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
            self.horizontal = horizontal
            self.vertical = vertical
        }
    }
#endif
