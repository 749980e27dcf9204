#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: distances from the edges of a rectangle, in points.
    public struct UIEdgeInsets: Sendable, Equatable, Codable {
        public var top: CGFloat
        public var left: CGFloat
        public var bottom: CGFloat
        public var right: CGFloat
        /// No distances.
        public static let zero = UIEdgeInsets()
        /// Distances from each edge.
        public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }

    /// Stand-in: distances that follow the direction of writing, in points.
    public struct NSDirectionalEdgeInsets: Sendable, Equatable, Codable {
        public var top: CGFloat
        public var leading: CGFloat
        public var bottom: CGFloat
        public var trailing: CGFloat
        /// No distances.
        public static let zero = NSDirectionalEdgeInsets()
        /// Distances from each edge.
        public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }
    }

    /// Stand-in: a shift, in points.
    public struct UIOffset: Sendable, Equatable, Codable {
        public var horizontal: CGFloat
        public var vertical: CGFloat
        /// No shift.
        public static let zero = UIOffset()
        /// A shift along both axes.
        public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
            self.horizontal = horizontal
            self.vertical = vertical
        }
    }
#endif
