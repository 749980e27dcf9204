#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: distances from the edges of a rectangle, in points.
    public struct UIEdgeInsets: Sendable, Hashable, Codable {
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
    public struct NSDirectionalEdgeInsets: Sendable, Hashable, Codable {
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
    public struct UIOffset: Sendable, Hashable {
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

    /// Stand-in: turning, scaling and moving in the plane.
    public struct CGAffineTransform: Sendable, Hashable {
        public var a: CGFloat
        public var b: CGFloat
        public var c: CGFloat
        public var d: CGFloat
        public var tx: CGFloat
        public var ty: CGFloat
        /// What changes nothing.
        public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        /// A matrix.
        public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.tx = tx
            self.ty = ty
        }
        /// A shift.
        public init(translationX tx: CGFloat, y ty: CGFloat) {
            self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
        }
        /// A change of size.
        public init(scaleX sx: CGFloat, y sy: CGFloat) {
            self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
        }
        /// A turn, in radians.
        public init(rotationAngle angle: CGFloat) {
            let angle = Double(angle)
            self.init(
                a: CGFloat(cos(angle)), b: CGFloat(sin(angle)), c: CGFloat(-sin(angle)),
                d: CGFloat(cos(angle)),
                tx: 0, ty: 0)
        }
        /// Whether it changes nothing.
        public var isIdentity: Bool { self == .identity }
    }
#endif
