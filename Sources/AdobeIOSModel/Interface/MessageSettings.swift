public import Foundation
public import PlatformStandIns

/// How a message looks, where it is placed and how it is animated (rules, 4.1).
///
/// Read-only except for the setters, which return the receiver so that calls can be chained.
///
/// Not Sendable, as in the SDK. Its members may still be called from any thread, because mutable state is protected by
/// a lock.
public class MessageSettings: NSObject {
    /// The values, as one struct.
    private struct Values {
        var width: Int?
        var maxWidth: Int?
        var height: Int?
        var verticalAlign: MessageAlignment?
        var verticalInset: Int?
        var horizontalAlign: MessageAlignment?
        var horizontalInset: Int?
        var uiTakeover: Bool?
        var fitToContent: Bool?
        var backdropColor: String?
        var backdropOpacity: CGFloat?
        var cornerRadius: CGFloat?
        var gestures: [MessageGesture: URL]?
        var displayAnimation: MessageAnimation?
        var dismissAnimation: MessageAnimation?
    }

    private let values = Locked(Values())

    /// The owner of the settings: the `Message` of a campaign. Held strongly.
    public let parent: Any?

    /// Makes settings in which only the owner is set.
    /// - Parameter parent: the owner.
    public init(parent: Any? = nil) {
        self.parent = parent
    }

    /// The width in percent of the window width; nil means full width.
    public var width: Int? { values.withLock { $0.width } }
    /// The maximum width, in points.
    public var maxWidth: Int? { values.withLock { $0.maxWidth } }
    /// The height in percent of the window height; nil means full height.
    public var height: Int? { values.withLock { $0.height } }
    /// The vertical alignment of the message.
    public var verticalAlign: MessageAlignment? { values.withLock { $0.verticalAlign } }
    /// The distance from the top or bottom edge, in percent of the height; unused when centered.
    public var verticalInset: Int? { values.withLock { $0.verticalInset } }
    /// The horizontal alignment of the message.
    public var horizontalAlign: MessageAlignment? { values.withLock { $0.horizontalAlign } }
    /// The distance from the left or right edge, in percent of the width; unused when centered.
    public var horizontalInset: Int? { values.withLock { $0.horizontalInset } }
    /// Whether a backdrop blocks touches to the app.
    public var uiTakeover: Bool? { values.withLock { $0.uiTakeover } }
    /// Whether the page determines the height.
    public var fitToContent: Bool? { values.withLock { $0.fitToContent } }
    /// The corner radius, in points.
    public var cornerRadius: CGFloat? { values.withLock { $0.cornerRadius } }
    /// The URLs that gestures lead to.
    public var gestures: [MessageGesture: URL]? { values.withLock { $0.gestures } }
    /// The display animation.
    public var displayAnimation: MessageAnimation? { values.withLock { $0.displayAnimation } }
    /// The dismiss animation.
    public var dismissAnimation: MessageAnimation? { values.withLock { $0.dismissAnimation } }

    /// Sets the width, in percent of the window width.
    @discardableResult public func setWidth(_ width: Int?) -> MessageSettings {
        set { $0.width = width }
    }

    /// Sets the maximum width, in points.
    @discardableResult public func setMaxWidth(_ maxWidth: Int?) -> MessageSettings {
        set { $0.maxWidth = maxWidth }
    }

    /// Sets the height, in percent of the window height.
    @discardableResult public func setHeight(_ height: Int?) -> MessageSettings {
        set { $0.height = height }
    }

    /// Sets the vertical alignment; nil gives `.center`.
    @discardableResult public func setVerticalAlign(_ align: MessageAlignment?) -> MessageSettings {
        set { $0.verticalAlign = align ?? .center }
    }

    /// Sets the horizontal alignment; nil gives `.center`.
    @discardableResult public func setHorizontalAlign(_ align: MessageAlignment?) -> MessageSettings {
        set { $0.horizontalAlign = align ?? .center }
    }

    /// Sets the distance from the top or bottom edge, in percent of the height.
    @discardableResult public func setVerticalInset(_ inset: Int?) -> MessageSettings {
        set { $0.verticalInset = inset }
    }

    /// Sets the distance from the left or right edge, in percent of the width.
    @discardableResult public func setHorizontalInset(_ inset: Int?) -> MessageSettings {
        set { $0.horizontalInset = inset }
    }

    /// Sets whether a backdrop blocks touches to the app; nil gives false.
    @discardableResult public func setUiTakeover(_ uiTakeover: Bool?) -> MessageSettings {
        set { $0.uiTakeover = uiTakeover ?? false }
    }

    /// Sets whether the page determines the height; nil gives false.
    @discardableResult public func setFitToContent(_ fitToContent: Bool?) -> MessageSettings {
        set { $0.fitToContent = fitToContent ?? false }
    }

    /// Sets the colour of the backdrop: six hexadecimal digits, without `#`.
    @discardableResult public func setBackdropColor(_ color: String?) -> MessageSettings {
        set { $0.backdropColor = color }
    }

    /// Sets the opacity of the backdrop, from 0 to 1.
    @discardableResult public func setBackdropOpacity(_ opacity: CGFloat?) -> MessageSettings {
        set { $0.backdropOpacity = opacity }
    }

    /// Sets the corner radius, in points.
    @discardableResult public func setCornerRadius(_ radius: CGFloat?) -> MessageSettings {
        set { $0.cornerRadius = radius }
    }

    /// Sets the URLs that gestures lead to.
    @discardableResult public func setGestures(_ gestures: [MessageGesture: URL]?) -> MessageSettings {
        set { $0.gestures = gestures }
    }

    /// Sets the display animation; nil gives `.none`.
    @discardableResult public func setDisplayAnimation(_ animation: MessageAnimation?) -> MessageSettings {
        set { $0.displayAnimation = animation ?? MessageAnimation.none }
    }

    /// Sets the dismiss animation; nil gives `.none`.
    @discardableResult public func setDismissAnimation(_ animation: MessageAnimation?) -> MessageSettings {
        set { $0.dismissAnimation = animation ?? MessageAnimation.none }
    }

    /// The colour of the backdrop.
    ///
    /// White when no colour is set. A string that does not begin with hexadecimal digits, such as one with
    /// a `#`, gives black.
    /// - Parameter opacity: the alpha. If nil, the backdrop's opacity is used, or 0 if that is not set either.
    public func getBackgroundColor(opacity: CGFloat? = nil) -> UIColor {
        let (color, ownOpacity) = values.withLock { ($0.backdropColor, $0.backdropOpacity) }
        let alpha = opacity ?? ownOpacity ?? 0
        guard let color else { return UIColor(red: 1, green: 1, blue: 1, alpha: alpha) }
        let rgb = Self.hexadecimal(color)
        func component(_ shift: UInt64) -> CGFloat { CGFloat((rgb >> shift) & 0xFF) / 255 }
        return UIColor(red: component(16), green: component(8), blue: component(0), alpha: alpha)
    }

    /// The number at the start of the string, as a hexadecimal scanner reads it; 0 when there is none.
    private static func hexadecimal(_ string: String) -> UInt64 {
        var digits = string.drop(while: \.isWhitespace)
        if digits.lowercased().hasPrefix("0x") { digits = digits.dropFirst(2) }
        digits = digits.prefix { $0.isASCII && $0.isHexDigit }
        guard !digits.isEmpty else { return 0 }
        return UInt64(digits, radix: 16) ?? .max
    }

    private func set(_ change: (inout Values) -> Void) -> MessageSettings {
        values.withLock(change)
        return self
    }
}

@available(*, unavailable) extension MessageSettings: Sendable {}

/// The edge or centre that a message is aligned with (rules, 4.2).
public enum MessageAlignment: Int, Sendable, CaseIterable {
    /// In the centre.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// At the top edge.
    case top = 3
    /// At the bottom edge.
    case bottom = 4

    /// The alignment with this name. The match is exact.
    /// - Returns: `.center` for any other string.
    public static func fromString(_ string: String) -> MessageAlignment {
        named(string) ?? .center
    }
}

/// How a message enters or leaves the screen (rules, 4.2).
public enum MessageAnimation: Int, Sendable, CaseIterable {
    /// No animation.
    case none = 0
    /// Over the left edge.
    case left = 1
    /// Over the right edge.
    case right = 2
    /// Over the top edge.
    case top = 3
    /// Over the bottom edge.
    case bottom = 4
    /// Growing from the centre.
    case center = 5
    /// Fading.
    case fade = 6

    /// The animation with this name. The match is exact.
    /// - Returns: `.none` for any other string.
    public static func fromString(_ string: String) -> MessageAnimation {
        named(string) ?? .none
    }
}

/// A gesture that a message can map to a URL (rules, 4.2).
public enum MessageGesture: Int, Sendable, CaseIterable {
    /// An upward swipe.
    case swipeUp = 0
    /// A downward swipe.
    case swipeDown = 1
    /// A swipe to the left.
    case swipeLeft = 2
    /// A swipe to the right.
    case swipeRight = 3
    /// A tap outside the message. It can be in a gesture map, but nothing recognises it (AI-078, AI-126).
    case tapBackground = 4

    /// The gesture with this name. The match is exact.
    /// - Returns: nil for any other string.
    public static func fromString(_ string: String) -> MessageGesture? {
        named(string)
    }
}

extension CaseIterable {
    /// The case whose name is exactly `string`.
    fileprivate static func named(_ string: String) -> Self? {
        allCases.first { "\($0)" == string }
    }
}
