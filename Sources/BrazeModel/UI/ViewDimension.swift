/// A length in points that may differ on large screens.
public struct ViewDimension: Sendable, Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// The length on a screen of regular size.
    public var regular: Double
    /// The length on a large screen.
    public var large: Double

    /// Makes a dimension of two lengths in points.
    public init(regular: Double, large: Double) {
        self.regular = regular
        self.large = large
    }

    /// Makes a dimension that is the same on every screen.
    public init(floatLiteral value: Double) {
        self.init(regular: value, large: value)
    }

    /// Makes a dimension that is the same on every screen.
    public init(integerLiteral value: Int) {
        self.init(regular: Double(value), large: Double(value))
    }
}
