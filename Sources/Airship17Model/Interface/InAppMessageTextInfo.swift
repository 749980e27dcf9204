public import Foundation
import HeadlessStage
public import PlatformStandIns

/// A text and its style (section 1.10). Immutable; any thread. Not Sendable, as in the SDK.
public final class InAppMessageTextInfo: NSObject {
    /// The text; it may be empty. Its type is optional, as in the SDK, but it is never nil, because a text info needs a
    /// text.
    public let text: String?
    /// The text colour; nil means the view's own colour.
    public let color: UIColor?
    /// The font size, in points.
    public let sizePoints: CGFloat
    /// The alignment of the lines.
    public let alignment: InAppMessageTextInfoAlignmentType
    /// The text style.
    public let style: InAppMessageTextInfoStyleType
    /// The preferred font families: the first one that the device has is used (section 4.11).
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
    /// - Parameter builderBlock: sets the builder's values; called once, before this returns.
    /// - Returns: nil when the builder has no text; the stage's log says so.
    public convenience init?(builderBlock: @escaping (InAppMessageTextInfoBuilder) -> Void) {
        let builder = InAppMessageTextInfoBuilder()
        builderBlock(builder)
        guard let text = builder.needed() else { return nil }
        self.init(builder, text: text)
    }

    /// A changed copy; the original is unchanged (AS-050).
    /// - Parameter builderBlock: changes the builder, which holds these values; called once, before this returns.
    /// - Returns: nil when the builder is no longer valid; the stage's log says why.
    @discardableResult public func extend(
        _ builderBlock: @escaping (InAppMessageTextInfoBuilder) -> Void
    ) -> InAppMessageTextInfo? {
        InAppMessageTextInfo { builder in
            builder.copyValues(of: self)
            builderBlock(builder)
        }
    }

    /// Whether the object is a text with equal values. Colours are compared as JSON, sizes with a tolerance of 0.01.
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
    /// The text; it may be empty. Required; nil by default.
    public var text: String?
    /// The text colour; black by default. It is inferred that its type is optional, as in `InAppMessageTextInfo`.
    public var color: UIColor? = .black
    /// The font size, in points; 14 by default.
    public var sizePoints: CGFloat = 14
    /// The alignment of the lines; `none` by default.
    public var alignment = InAppMessageTextInfoAlignmentType.none
    /// The text style; `normal` by default.
    public var style = InAppMessageTextInfoStyleType.normal
    /// The preferred font families; nil by default.
    public var fontFamilies: [String]?

    /// Makes a builder with the default value of each property.
    public override init() {}

    /// Whether the values are valid. Logs nothing.
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

/// The alignment of a text's lines (section 1.3). Sendable.
public enum InAppMessageTextInfoAlignmentType: UInt, Sendable, Hashable {
    /// The natural alignment of the language.
    case none = 0
    /// At the left edge.
    case left = 1
    /// In the centre.
    case center = 2
    /// At the right edge.
    case right = 3
}

/// The style of a text (section 1.3). Sendable.
public struct InAppMessageTextInfoStyleType: OptionSet, Sendable, Hashable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// No option; the same as `[]`.
    public static let normal: InAppMessageTextInfoStyleType = []
    /// Bold.
    public static let bold = InAppMessageTextInfoStyleType(rawValue: 1)
    /// Italic.
    public static let italic = InAppMessageTextInfoStyleType(rawValue: 2)
    /// Underlined.
    public static let underline = InAppMessageTextInfoStyleType(rawValue: 4)
}

/// The kinds of media in a message (section 1.3). Sendable.
public enum InAppMessageMediaInfoType: Int, Sendable, Hashable {
    /// An image.
    case image = 0
    /// A video file.
    case video = 1
    /// A YouTube video.
    case youTube = 2
}

/// An image or video (section 1.10). Immutable; any thread. Not Sendable, as in the SDK.
public final class InAppMessageMediaInfo: NSObject {
    /// Its URL. Not checked.
    public let url: String
    /// The description for assistive software.
    public let contentDescription: String
    /// Its kind.
    public let type: InAppMessageMediaInfoType

    /// Makes an image or video; nothing is checked.
    /// - Parameters:
    ///   - url: its URL.
    ///   - contentDescription: the description for assistive software.
    ///   - type: its kind.
    public init(url: String, contentDescription: String, type: InAppMessageMediaInfoType) {
        self.url = url
        self.contentDescription = contentDescription
        self.type = type
    }

    /// Whether the object is an image or video with equal values.
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
