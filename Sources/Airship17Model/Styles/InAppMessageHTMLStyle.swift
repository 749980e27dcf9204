public import Foundation

/// How an HTML message looks (section 5.2). Lengths are in points. The keys of late properties are this
/// model's choice.
///
/// Not Sendable: it can be changed.
public final class InAppMessageHTMLStyle: NSObject, FileStyle {
    /// The space around the message.
    public var additionalPadding: Padding? = Padding()
    /// The name of the picture on the button that closes the message; nil means the SDK's own.
    public var dismissIconResource: String?
    /// The greatest width.
    public var maxWidth: NSNumber?
    /// The greatest height.
    public var maxHeight: NSNumber?
    /// Whether the button that closes the message is left out.
    public var hideDismissIcon = false
    /// Width by height; late versions only.
    public var aspectRatio: NSNumber?
    /// Whether a message that may fill a small screen may fill a large one too; late versions only.
    public var extendFullScreenLargeDevice = false

    /// A style that changes nothing.
    public override init() {}

    /// The same as `style(withContentsOfFile:)`.
    public convenience init?(contentsOfFile file: String) {
        self.init()
        guard load(file) else { return nil }
    }

    static let builtInFile = UAInAppMessageHTMLStyleFileName

    func read(_ keys: StyleKeys) {
        additionalPadding = keys.inner("additionalPadding", Padding.init) ?? Padding()
        dismissIconResource = keys.string("dismissIconResource")
        maxWidth = keys.number("maxWidth")
        maxHeight = keys.number("maxHeight")
        hideDismissIcon = keys.flag("hideDismissIcon") ?? false
        aspectRatio = keys.number("aspectRatio")
        extendFullScreenLargeDevice = keys.flag("extendFullScreenLargeDevice") ?? false
    }
}

@available(*, unavailable) extension InAppMessageHTMLStyle: Sendable {}

extension InAppMessageHTMLStyle: InAppMessageStyleProtocol {
    /// A style that changes nothing.
    public static func style() -> InAppMessageHTMLStyle { InAppMessageHTMLStyle() }

    /// The style of a property list.
    /// - Parameter file: the name of a file in the app's main bundle, without `.plist`.
    /// - Returns: a style that changes nothing when the file is missing or cannot be read; nil when its
    ///   `dismissIconResource` is no string. The stage's log says what else could not be used.
    public static func style(withContentsOfFile file: String) -> InAppMessageHTMLStyle? {
        loaded(file)
    }
}
