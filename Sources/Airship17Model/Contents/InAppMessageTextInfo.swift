public import Foundation
public import PlatformStandIns

/// A text and how it looks (section 1.10). Immutable, Sendable; any thread.
public final class InAppMessageTextInfo: NSObject, Sendable {
    /// The text; it may be empty.
    public let text: String?
    /// The colour of the letters.
    public let color: UIColor?
    /// The size of the letters, in points.
    public let sizePoints: CGFloat
    /// Where the lines stand.
    public let alignment: InAppMessageTextInfoAlignmentType
    /// How the letters are drawn.
    public let style: InAppMessageTextInfoStyleType
    /// The wanted font families: the first that the device has is used (section 4.11).
    public let fontFamilies: [String]?

    init(_ builder: InAppMessageTextInfoBuilder, text: String) {
        self.text = text
        color = builder.color
        sizePoints = builder.sizePoints
        alignment = builder.alignment
        style = builder.style
        fontFamilies = builder.fontFamilies
    }

    /// Makes a text.
    /// - Parameter builderBlock: fills the builder; called once, before this returns.
    /// - Returns: nil when the builder has no text; the stage's log says so.
    public convenience init?(builderBlock: (InAppMessageTextInfoBuilder) -> Void) {
        let builder = InAppMessageTextInfoBuilder()
        builderBlock(builder)
        guard let text = builder.needed() else { return nil }
        self.init(builder, text: text)
    }

    /// A changed copy; the text itself stays as it is (AS-050).
    /// - Parameter builderBlock: changes the builder, which holds these values; called once, before this returns.
    /// - Returns: nil when the builder is not valid any more; the stage's log says why.
    @discardableResult public func extend(
        _ builderBlock: (InAppMessageTextInfoBuilder) -> Void
    ) -> InAppMessageTextInfo? {
        InAppMessageTextInfo { builder in
            builder.copyValues(of: self)
            builderBlock(builder)
        }
    }

    /// Whether the object is a text with the same values: colours as JSON writes them, sizes within 0.01.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? InAppMessageTextInfo else { return false }
        return text == other.text && color.map(HexColor.text) == other.color.map(HexColor.text)
            && sizePoints.isNear(other.sizePoints) && alignment == other.alignment && style == other.style
            && fontFamilies == other.fontFamilies
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(text)
        hasher.combine(color.map(HexColor.text))
        hasher.combine(alignment)
        hasher.combine(style)
        hasher.combine(fontFamilies)
        return hasher.finalize()
    }
}
