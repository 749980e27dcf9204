public import Foundation

/// How a banner looks (section 5.2). Lengths are in points. The SDK's own width is at most 420 points,
/// with 24 at the sides.
///
/// A part that is an implicitly unwrapped optional is there unless the app takes it away: the facts do not say
/// whether the SDK allows that. Not Sendable: it can be changed.
public final class InAppMessageBannerStyle: NSObject, FileStyle, TextualStyle {
    /// The space around the message.
    public var additionalPadding: Padding? = Padding()
    /// How the heading is set.
    public var headerStyle: InAppMessageTextStyle! = InAppMessageTextStyle()
    /// How the text is set.
    public var bodyStyle: InAppMessageTextStyle! = InAppMessageTextStyle()
    /// How the picture or film is placed.
    public var mediaStyle: InAppMessageMediaStyle! = InAppMessageMediaStyle()
    /// How the buttons are drawn.
    public var buttonStyle: InAppMessageButtonStyle! = InAppMessageButtonStyle()
    /// The greatest width.
    public var maxWidth: NSNumber?

    /// A style that changes nothing.
    public override init() {}

    /// The same as `style(withContentsOfFile:)`.
    public convenience init?(contentsOfFile file: String) {
        self.init()
        guard load(file) else { return nil }
    }

    static let builtInFile = UAInAppMessageBannerStyleFileName

    func read(_ keys: StyleKeys) {
        additionalPadding = keys.inner("additionalPadding", Padding.init) ?? Padding()
        readParts(keys)
        maxWidth = keys.number("maxWidth")
        keys.ignore("textStyle")
    }
}

@available(*, unavailable) extension InAppMessageBannerStyle: Sendable {}

extension InAppMessageBannerStyle: InAppMessageStyleProtocol {
    /// A style that changes nothing.
    public static func style() -> InAppMessageBannerStyle { InAppMessageBannerStyle() }

    /// The style of a property list.
    /// - Parameter file: the name of a file in the app's main bundle, without `.plist`.
    /// - Returns: a style that changes nothing when the file is missing or cannot be read; nil when its
    ///   `dismissIconResource` is no string. The stage's log says what else could not be used.
    public static func style(withContentsOfFile file: String) -> InAppMessageBannerStyle? {
        loaded(file)
    }
}
