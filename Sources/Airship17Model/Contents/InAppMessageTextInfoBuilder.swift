public import Foundation
import HeadlessStage
public import PlatformStandIns

/// Collects the values of a text (section 1.10). Not Sendable: use it inside the block that receives it.
public final class InAppMessageTextInfoBuilder: NSObject {
    /// The text; it may be empty. Needed; nil at first.
    public var text: String?
    /// The colour of the letters; black at first.
    public var color: UIColor = .black
    /// The size of the letters, in points; 14 at first.
    public var sizePoints: CGFloat = 14
    /// Where the lines stand; `none` at first.
    public var alignment = InAppMessageTextInfoAlignmentType.none
    /// How the letters are drawn; `normal` at first.
    public var style = InAppMessageTextInfoStyleType.normal
    /// The wanted font families; nil at first.
    public var fontFamilies: [String]?

    /// Makes a builder with the values that each property names.
    public override init() {}

    func copyValues(of info: InAppMessageTextInfo) {
        text = info.text
        if let color = info.color { self.color = color }
        sizePoints = info.sizePoints
        alignment = info.alignment
        style = info.style
        fontFamilies = info.fontFamilies
    }
}

@available(*, unavailable) extension InAppMessageTextInfoBuilder: Sendable {}

extension InAppMessageTextInfoBuilder: CheckedBuilder {
    func needed(at path: PayloadPath) throws(PayloadError) -> String {
        guard let text else { throw .missing(path["text"], expected: "a string") }
        return text
    }
}
