#if !canImport(CoreGraphics)
    public import Foundation

    /// Stand-in: turning, scaling and moving in the plane.
    public struct CGAffineTransform: Sendable, Equatable {
        /// The entry a of the matrix.
        public var a: CGFloat
        /// The entry b of the matrix.
        public var b: CGFloat
        /// The entry c of the matrix.
        public var c: CGFloat
        /// The entry d of the matrix.
        public var d: CGFloat
        /// The entry tx of the matrix.
        public var tx: CGFloat
        /// The entry ty of the matrix.
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
