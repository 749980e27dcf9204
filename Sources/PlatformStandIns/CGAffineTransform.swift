#if !canImport(CoreGraphics)
    public import Foundation

    /// Stand-in: a rotation, scaling and translation in the plane.
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
        /// The identity transform.
        public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        /// Makes a transform from a matrix.
        public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.tx = tx
            self.ty = ty
        }
        /// Makes a translation.
        public init(translationX tx: CGFloat, y ty: CGFloat) {
            self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
        }
        /// Makes a scaling.
        public init(scaleX sx: CGFloat, y sy: CGFloat) {
            self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
        }
        /// Makes a rotation, in radians.
        public init(rotationAngle angle: CGFloat) {
            let angle = Double(angle)
            self.init(
                a: CGFloat(cos(angle)), b: CGFloat(sin(angle)), c: CGFloat(-sin(angle)),
                d: CGFloat(cos(angle)),
                tx: 0, ty: 0)
        }
        /// Whether it is the identity transform.
        public var isIdentity: Bool { self == .identity }
    }
#endif
