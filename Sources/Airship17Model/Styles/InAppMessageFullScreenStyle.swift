public import Foundation

/// How a full-screen message looks (section 5.2). Lengths are in points.
///
/// A part that is an implicitly unwrapped optional is there unless the app takes it away: the facts do not say
/// whether the SDK allows that. Not Sendable: it can be changed.
public final class InAppMessageFullScreenStyle: NSObject, FileStyle, TextualStyle {
    /// How the heading is set.
    public var headerStyle: InAppMessageTextStyle! = InAppMessageTextStyle()
    /// How the text is set.
    public var bodyStyle: InAppMessageTextStyle! = InAppMessageTextStyle()
    /// How the picture or film is placed.
    public var mediaStyle: InAppMessageMediaStyle! = InAppMessageMediaStyle()
    /// How the buttons are drawn.
    public var buttonStyle: InAppMessageButtonStyle! = InAppMessageButtonStyle()
    /// The name of the picture on the button that closes the message; nil means the SDK's own.
    public var dismissIconResource: String?

    /// A style that changes nothing.
    public override init() {}

    /// The same as `style(withContentsOfFile:)`.
    public convenience init?(contentsOfFile file: String) {
        self.init()
        guard load(file) else { return nil }
    }

    static let builtInFile = UAInAppMessageFullScreenStyleFileName

    func read(_ keys: StyleKeys) {
        readParts(keys)
        dismissIconResource = keys.string("dismissIconResource")
    }
}

@available(*, unavailable) extension InAppMessageFullScreenStyle: Sendable {}

extension InAppMessageFullScreenStyle: InAppMessageStyleProtocol {
    /// A style that changes nothing.
    public static func style() -> InAppMessageFullScreenStyle { InAppMessageFullScreenStyle() }

    /// The style of a property list.
    /// - Parameter file: the name of a file in the app's main bundle, without `.plist`.
    /// - Returns: a style that changes nothing when the file is missing or cannot be read; nil when its
    ///   `dismissIconResource` is no string. The stage's log says what else could not be used.
    public static func style(withContentsOfFile file: String) -> InAppMessageFullScreenStyle? {
        loaded(file)
    }
}
