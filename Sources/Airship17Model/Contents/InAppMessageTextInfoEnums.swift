/// Where the lines of a text stand (section 1.3). Sendable.
public enum InAppMessageTextInfoAlignmentType: UInt, Sendable, Hashable {
    /// As the language is written.
    case none = 0
    /// At the left edge.
    case left = 1
    /// In the middle.
    case center = 2
    /// At the right edge.
    case right = 3
}

/// How a text is drawn (section 1.3). Sendable.
public struct InAppMessageTextInfoStyleType: OptionSet, Sendable, Hashable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// None of the others; the same as `[]`.
    public static let normal: InAppMessageTextInfoStyleType = []
    /// With thick strokes.
    public static let bold = InAppMessageTextInfoStyleType(rawValue: 1)
    /// With slanted letters.
    public static let italic = InAppMessageTextInfoStyleType(rawValue: 2)
    /// With a line below.
    public static let underline = InAppMessageTextInfoStyleType(rawValue: 4)
}
