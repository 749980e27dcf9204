public import Foundation

/// The style of a banner (section 5.2). Lengths are in points. The SDK's default width is at most 420 points, with 24
/// at the sides.
///
/// An implicitly unwrapped part is not nil unless the app sets it to nil; the facts do not say whether the SDK allows
/// that. Not Sendable: it is mutable.
public final class InAppMessageBannerStyle: NSObject, FileStyle, TextualStyle {
    /// The space around the message.
    public var additionalPadding: Padding? = Padding()
    /// The style of the heading.
    public var headerStyle: InAppMessageTextStyle! = InAppMessageTextStyle()
    /// The style of the body text.
    public var bodyStyle: InAppMessageTextStyle! = InAppMessageTextStyle()
    /// The style of the image or video.
    public var mediaStyle: InAppMessageMediaStyle! = InAppMessageMediaStyle()
    /// The style of the buttons.
    public var buttonStyle: InAppMessageButtonStyle! = InAppMessageButtonStyle()
    /// The maximum width.
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
    ///   `dismissIconResource` is not a string. The stage's log lists all other entries that could not be used.
    public static func style(withContentsOfFile file: String) -> InAppMessageBannerStyle? {
        loaded(file)
    }
}

/// The style of a modal message (section 5.2). Lengths are in points. The facts do not state that
/// `extendFullScreenLargeDevice` exists here as in HTML messages, or the keys of late properties: both are this model's
/// choice.
///
/// An implicitly unwrapped part is not nil unless the app sets it to nil; the facts do not say whether the SDK allows
/// that. Not Sendable: it is mutable.
public final class InAppMessageModalStyle: NSObject, FileStyle, TextualStyle {
    /// The space around the message.
    public var additionalPadding: Padding? = Padding()
    /// The style of the heading.
    public var headerStyle: InAppMessageTextStyle! = InAppMessageTextStyle()
    /// The style of the body text.
    public var bodyStyle: InAppMessageTextStyle! = InAppMessageTextStyle()
    /// The style of the image or video.
    public var mediaStyle: InAppMessageMediaStyle! = InAppMessageMediaStyle()
    /// The style of the buttons.
    public var buttonStyle: InAppMessageButtonStyle! = InAppMessageButtonStyle()
    /// The name of the close button's image; nil means the SDK's own.
    public var dismissIconResource: String?
    /// The maximum width.
    public var maxWidth: NSNumber?
    /// The maximum height.
    public var maxHeight: NSNumber?
    /// The width divided by the height; nil for any ratio. Late versions only.
    public var aspectRatio: NSNumber?
    /// Whether a message that may fill a small screen may also fill a large one; late versions only.
    public var extendFullScreenLargeDevice = false

    /// A style that changes nothing.
    public override init() {}

    /// The same as `style(withContentsOfFile:)`.
    public convenience init?(contentsOfFile file: String) {
        self.init()
        guard load(file) else { return nil }
    }

    static let builtInFile = UAInAppMessageModalStyleFileName

    func read(_ keys: StyleKeys) {
        additionalPadding = keys.inner("additionalPadding", Padding.init) ?? Padding()
        readParts(keys)
        dismissIconResource = keys.string("dismissIconResource")
        maxWidth = keys.number("maxWidth")
        maxHeight = keys.number("maxHeight")
        aspectRatio = keys.number("aspectRatio")
        extendFullScreenLargeDevice = keys.flag("extendFullScreenLargeDevice") ?? false
        keys.ignore("textStyle")
    }
}

@available(*, unavailable) extension InAppMessageModalStyle: Sendable {}

extension InAppMessageModalStyle: InAppMessageStyleProtocol {
    /// A style that changes nothing.
    public static func style() -> InAppMessageModalStyle { InAppMessageModalStyle() }

    /// The style of a property list.
    /// - Parameter file: the name of a file in the app's main bundle, without `.plist`.
    /// - Returns: a style that changes nothing when the file is missing or cannot be read; nil when its
    ///   `dismissIconResource` is not a string. The stage's log lists all other entries that could not be used.
    public static func style(withContentsOfFile file: String) -> InAppMessageModalStyle? {
        loaded(file)
    }
}

/// The style of a full-screen message (section 5.2). Lengths are in points.
///
/// An implicitly unwrapped part is not nil unless the app sets it to nil; the facts do not say whether the SDK allows
/// that. Not Sendable: it is mutable.
public final class InAppMessageFullScreenStyle: NSObject, FileStyle, TextualStyle {
    /// The style of the heading.
    public var headerStyle: InAppMessageTextStyle! = InAppMessageTextStyle()
    /// The style of the body text.
    public var bodyStyle: InAppMessageTextStyle! = InAppMessageTextStyle()
    /// The style of the image or video.
    public var mediaStyle: InAppMessageMediaStyle! = InAppMessageMediaStyle()
    /// The style of the buttons.
    public var buttonStyle: InAppMessageButtonStyle! = InAppMessageButtonStyle()
    /// The name of the close button's image; nil means the SDK's own.
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
    ///   `dismissIconResource` is not a string. The stage's log lists all other entries that could not be used.
    public static func style(withContentsOfFile file: String) -> InAppMessageFullScreenStyle? {
        loaded(file)
    }
}

/// The style of an HTML message (section 5.2). Lengths are in points. The keys of late properties are this model's
/// choice.
///
/// Not Sendable: it is mutable.
public final class InAppMessageHTMLStyle: NSObject, FileStyle {
    /// The space around the message.
    public var additionalPadding: Padding? = Padding()
    /// The name of the close button's image; nil means the SDK's own.
    public var dismissIconResource: String?
    /// The maximum width.
    public var maxWidth: NSNumber?
    /// The maximum height.
    public var maxHeight: NSNumber?
    /// Whether the close button is hidden.
    public var hideDismissIcon = false
    /// The width divided by the height; late versions only.
    public var aspectRatio: NSNumber?
    /// Whether a message that may fill a small screen may also fill a large one; late versions only.
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
    ///   `dismissIconResource` is not a string. The stage's log lists all other entries that could not be used.
    public static func style(withContentsOfFile file: String) -> InAppMessageHTMLStyle? {
        loaded(file)
    }
}
