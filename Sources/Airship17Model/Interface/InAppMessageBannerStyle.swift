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

/// How a modal message looks (section 5.2). Lengths are in points. That `extendFullScreenLargeDevice` exists
/// here as in HTML messages, and the keys of late properties, are this model's choice.
///
/// A part that is an implicitly unwrapped optional is there unless the app takes it away: the facts do not say
/// whether the SDK allows that. Not Sendable: it can be changed.
public final class InAppMessageModalStyle: NSObject, FileStyle, TextualStyle {
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
    /// The name of the picture on the button that closes the message; nil means the SDK's own.
    public var dismissIconResource: String?
    /// The greatest width.
    public var maxWidth: NSNumber?
    /// The greatest height.
    public var maxHeight: NSNumber?
    /// The width divided by the height; nil leaves it open. Late versions only.
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
    ///   `dismissIconResource` is no string. The stage's log says what else could not be used.
    public static func style(withContentsOfFile file: String) -> InAppMessageModalStyle? {
        loaded(file)
    }
}

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
