public import Foundation
import HeadlessStage

/// The common requirements of the styles of all display types (section 5.1).
public protocol InAppMessageStyleProtocol: NSObjectProtocol {
    /// A style that changes nothing.
    static func style() -> Self

    /// The style of a property list.
    /// - Parameter file: the name of a file in the app's main bundle, without `.plist`.
    /// - Returns: a style that changes nothing when the file is missing or cannot be read; nil when its
    ///   `dismissIconResource` is not a string.
    static func style(withContentsOfFile file: String) -> Self?
}

/// A style that is read from a file's keys.
protocol FileStyle: InAppMessageStyleProtocol {
    /// The file in the app's main bundle from which the built-in adapter of this display type reads its style.
    static var builtInFile: String { get }

    init()
    func read(_ keys: StyleKeys)
}

extension FileStyle {
    /// The initial style of the built-in adapter: that of the file, if it can be used.
    static func builtIn() -> Self { loaded(builtInFile) ?? Self() }

    /// The style of a file, read with the SDK's lenient loading; nil when the loading fails.
    static func loaded(_ file: String) -> Self? {
        let style = Self()
        return style.load(file) ? style : nil
    }

    /// The SDK's lenient loading. Entries that cannot be used are skipped, and the stage's log lists them.
    /// - Returns: whether there is a style. False only for a `dismissIconResource` that is not a string.
    func load(_ file: String) -> Bool {
        guard let url = StyleBundle.current.url(of: file) else { return true }
        do {
            let keys = try StyleFile.keys(at: url)
            read(keys)
            keys.log(from: file)
            return !keys.isMistyped("dismissIconResource")
        } catch {
            HeadlessStage.current.log.record(
                .error, from: "Airship17", "Unreadable style file", ["file": file, "reason": "\(error)"])
            return true
        }
    }

    /// Strict loading.
    static func checked(_ url: URL) throws -> Self {
        let style = Self()
        let keys = try StyleFile.keys(at: url)
        style.read(keys)
        if let mistake = keys.mistakes.first { throw mistake }
        return style
    }
}

/// Additional space around a part of a message, in points (section 5.2).
///
/// Not Sendable: it is mutable. Use it on the thread on which its style is used.
public final class Padding: NSObject {
    /// The space above.
    public var top: NSNumber?
    /// The space below.
    public var bottom: NSNumber?
    /// The space at the leading edge.
    public var leading: NSNumber?
    /// The space at the trailing edge.
    public var trailing: NSNumber?

    /// No space.
    public override init() {}

    /// Spaces on each side, in points; nil adds none.
    public init(top: NSNumber?, bottom: NSNumber?, leading: NSNumber?, trailing: NSNumber?) {
        self.top = top
        self.bottom = bottom
        self.leading = leading
        self.trailing = trailing
    }

    /// Spaces at the top, bottom, leading and trailing edges, in points; nil adds none.
    public convenience init(
        _ top: NSNumber?, _ bottom: NSNumber?, _ leading: NSNumber?, _ trailing: NSNumber?
    ) {
        self.init(top: top, bottom: bottom, leading: leading, trailing: trailing)
    }

    /// Spaces by the names `top`, `bottom`, `leading` and `trailing`. A value that is not a number adds none; the
    /// stage's log says so.
    public convenience init(dictionary: [AnyHashable: Any]?) {
        let keys = StyleKeys(dictionary ?? [:])
        self.init(keys)
        keys.log(from: "a padding")
    }

    convenience init(_ keys: StyleKeys) {
        self.init(
            top: keys.number("top"), bottom: keys.number("bottom"), leading: keys.number("leading"),
            trailing: keys.number("trailing"))
    }

    /// Whether the object is a padding with equal spaces.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Padding else { return false }
        return top == other.top && bottom == other.bottom && leading == other.leading
            && trailing == other.trailing
    }

    /// The same for all, because a padding is mutable.
    public override var hash: Int { 0 }
}

@available(*, unavailable) extension Padding: Sendable {}

/// The style of a text (section 5.2). Lengths are in points. Not Sendable: it is mutable.
public final class InAppMessageTextStyle: NSObject {
    /// The space around the text.
    public var additionalPadding: Padding? = Padding()
    /// The space between letters.
    public var letterSpacing: NSNumber?
    /// The space between lines.
    public var lineSpacing: NSNumber?

    /// A style that changes nothing.
    public override init() {}

    convenience init(_ keys: StyleKeys) {
        self.init()
        additionalPadding = keys.inner("additionalPadding", Padding.init) ?? Padding()
        letterSpacing = keys.number("letterSpacing")
        lineSpacing = keys.number("lineSpacing")
    }
}

@available(*, unavailable) extension InAppMessageTextStyle: Sendable {}

/// The style of an image or video (section 5.2). Not Sendable: it is mutable.
public final class InAppMessageMediaStyle: NSObject {
    /// The space around it, in points.
    public var additionalPadding: Padding? = Padding()

    /// A style that changes nothing.
    public override init() {}

    convenience init(_ keys: StyleKeys) {
        self.init()
        additionalPadding = keys.inner("additionalPadding", Padding.init) ?? Padding()
    }
}

@available(*, unavailable) extension InAppMessageMediaStyle: Sendable {}

/// The style of buttons (section 5.2). Lengths are in points. Not Sendable: it is mutable.
public final class InAppMessageButtonStyle: NSObject {
    /// The space around the buttons.
    public var additionalPadding: Padding? = Padding()
    /// The style of a button's text.
    public var buttonTextStyle: InAppMessageTextStyle! = InAppMessageTextStyle()
    /// The height of a button.
    public var buttonHeight: NSNumber?
    /// The space between buttons that are stacked.
    public var stackedButtonSpacing: NSNumber?
    /// The space between buttons that are separate.
    public var separatedButtonSpacing: NSNumber?
    /// The width of a button's border.
    public var borderWidth: NSNumber?

    /// A style that changes nothing.
    public override init() {}

    convenience init(_ keys: StyleKeys) {
        self.init()
        additionalPadding = keys.inner("additionalPadding", Padding.init) ?? Padding()
        buttonTextStyle = keys.inner("buttonTextStyle", InAppMessageTextStyle.init) ?? InAppMessageTextStyle()
        buttonHeight = keys.number("buttonHeight")
        stackedButtonSpacing = keys.number("stackedButtonSpacing")
        separatedButtonSpacing = keys.number("separatedButtonSpacing")
        borderWidth = keys.number("borderWidth")
    }
}

@available(*, unavailable) extension InAppMessageButtonStyle: Sendable {}

/// A style of a display type with texts, media and buttons.
protocol TextualStyle: AnyObject {
    var headerStyle: InAppMessageTextStyle! { get set }
    var bodyStyle: InAppMessageTextStyle! { get set }
    var mediaStyle: InAppMessageMediaStyle! { get set }
    var buttonStyle: InAppMessageButtonStyle! { get set }
}

extension TextualStyle {
    /// Reads the styles of the parts.
    func readParts(_ keys: StyleKeys) {
        headerStyle = keys.inner("headerStyle", InAppMessageTextStyle.init) ?? InAppMessageTextStyle()
        bodyStyle = keys.inner("bodyStyle", InAppMessageTextStyle.init) ?? InAppMessageTextStyle()
        mediaStyle = keys.inner("mediaStyle", InAppMessageMediaStyle.init) ?? InAppMessageMediaStyle()
        buttonStyle = keys.inner("buttonStyle", InAppMessageButtonStyle.init) ?? InAppMessageButtonStyle()
    }
}

// The names of the same types in Objective-C, and in Swift before version 15 (section 0.2).

/// The name of `Padding` in Objective-C.
public typealias UAPadding = Padding
/// The name of `InAppMessageStyleProtocol` in Objective-C.
public typealias UAInAppMessageStyleProtocol = InAppMessageStyleProtocol
/// The name of `InAppMessageTextStyle` in Objective-C.
public typealias UAInAppMessageTextStyle = InAppMessageTextStyle
/// The name of `InAppMessageButtonStyle` in Objective-C.
public typealias UAInAppMessageButtonStyle = InAppMessageButtonStyle
/// The name of `InAppMessageMediaStyle` in Objective-C.
public typealias UAInAppMessageMediaStyle = InAppMessageMediaStyle
/// The name of `InAppMessageBannerStyle` in Objective-C.
public typealias UAInAppMessageBannerStyle = InAppMessageBannerStyle
/// The name of `InAppMessageModalStyle` in Objective-C.
public typealias UAInAppMessageModalStyle = InAppMessageModalStyle
/// The name of `InAppMessageFullScreenStyle` in Objective-C.
public typealias UAInAppMessageFullScreenStyle = InAppMessageFullScreenStyle
/// The name of `InAppMessageHTMLStyle` in Objective-C.
public typealias UAInAppMessageHTMLStyle = InAppMessageHTMLStyle
