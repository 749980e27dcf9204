public import Foundation
import HeadlessStage
public import PlatformStandIns

/// A text and how it looks (section 1.10). Immutable; any thread. Not Sendable, as in the SDK.
public final class InAppMessageTextInfo: NSObject {
    /// The text; it may be empty. Optional by type, as in the SDK; never nil, for a text info needs one.
    public let text: String?
    /// The colour of the letters; nil means the one that the view has anyway.
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
    public convenience init?(builderBlock: @escaping (InAppMessageTextInfoBuilder) -> Void) {
        let builder = InAppMessageTextInfoBuilder()
        builderBlock(builder)
        guard let text = builder.needed() else { return nil }
        self.init(builder, text: text)
    }

    /// A changed copy; the text itself stays as it is (AS-050).
    /// - Parameter builderBlock: changes the builder, which holds these values; called once, before this returns.
    /// - Returns: nil when the builder is not valid any more; the stage's log says why.
    @discardableResult public func extend(
        _ builderBlock: @escaping (InAppMessageTextInfoBuilder) -> Void
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

@available(*, unavailable) extension InAppMessageTextInfo: Sendable {}

/// Collects the values of a text (section 1.10). Not Sendable: use it inside the block that receives it.
public final class InAppMessageTextInfoBuilder: NSObject {
    /// The text; it may be empty. Needed; nil at first.
    public var text: String?
    /// The colour of the letters; black at first. That it is optional, as in what is built, is inferred.
    public var color: UIColor? = .black
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

    /// Whether something can be built of the values. Logs nothing.
    public func isValid() -> Bool { isComplete }

    func copyValues(of info: InAppMessageTextInfo) {
        text = info.text
        color = info.color
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

/// What kind of picture or film a message shows (section 1.3). Sendable.
public enum InAppMessageMediaInfoType: Int, Sendable, Hashable {
    /// A picture.
    case image = 0
    /// A film in a file of its own.
    case video = 1
    /// A film on YouTube.
    case youTube = 2
}

/// A picture or film (section 1.10). Immutable; any thread. Not Sendable, as in the SDK.
public final class InAppMessageMediaInfo: NSObject {
    /// Where it is. Not checked.
    public let url: String
    /// What assistive software says about it.
    public let contentDescription: String
    /// What kind it is.
    public let type: InAppMessageMediaInfoType

    /// Makes a picture or film; nothing is checked.
    /// - Parameters:
    ///   - url: where it is.
    ///   - contentDescription: what assistive software says about it.
    ///   - type: what kind it is.
    public init(url: String, contentDescription: String, type: InAppMessageMediaInfoType) {
        self.url = url
        self.contentDescription = contentDescription
        self.type = type
    }

    /// Whether the object is a picture or film with the same values.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? InAppMessageMediaInfo else { return false }
        return url == other.url && contentDescription == other.contentDescription && type == other.type
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(url)
        hasher.combine(contentDescription)
        hasher.combine(type)
        return hasher.finalize()
    }
}

@available(*, unavailable) extension InAppMessageMediaInfo: Sendable {}
