public import Foundation
public import PlatformStandIns

/// How a message looks, where it stands and how it moves (rules, 4.1).
///
/// Read-only but for the setters, which return the receiver so that calls can be chained.
///
/// Not Sendable, as in the SDK; its members may be called from any thread all the same, for what changes is
/// behind a lock.
public class MessageSettings: NSObject {
    /// The values, as one piece of state.
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

    /// Whoever the settings belong to: the `Message` of a campaign. Held strongly.
    public let parent: Any?

    /// Makes settings in which nothing but the owner is set.
    /// - Parameter parent: the owner.
    public init(parent: Any? = nil) {
        self.parent = parent
    }

    /// The width in percent of the window's; nil means all of it.
    public var width: Int? { values.withLock { $0.width } }
    /// The greatest width, in points.
    public var maxWidth: Int? { values.withLock { $0.maxWidth } }
    /// The height in percent of the window's; nil means all of it.
    public var height: Int? { values.withLock { $0.height } }
    /// Where the message stands vertically.
    public var verticalAlign: MessageAlignment? { values.withLock { $0.verticalAlign } }
    /// The distance from the top or bottom edge, in percent of the height; unused when centered.
    public var verticalInset: Int? { values.withLock { $0.verticalInset } }
    /// Where the message stands horizontally.
    public var horizontalAlign: MessageAlignment? { values.withLock { $0.horizontalAlign } }
    /// The distance from the left or right edge, in percent of the width; unused when centered.
    public var horizontalInset: Int? { values.withLock { $0.horizontalInset } }
    /// Whether a backdrop keeps touches from the app.
    public var uiTakeover: Bool? { values.withLock { $0.uiTakeover } }
    /// Whether the page decides the height.
    public var fitToContent: Bool? { values.withLock { $0.fitToContent } }
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat? { values.withLock { $0.cornerRadius } }
    /// The URLs that gestures lead to.
    public var gestures: [MessageGesture: URL]? { values.withLock { $0.gestures } }
    /// How the message enters.
    public var displayAnimation: MessageAnimation? { values.withLock { $0.displayAnimation } }
    /// How the message leaves.
    public var dismissAnimation: MessageAnimation? { values.withLock { $0.dismissAnimation } }

    /// Sets the width, in percent of the window's.
    @discardableResult public func setWidth(_ width: Int?) -> MessageSettings {
        set { $0.width = width }
    }

    /// Sets the greatest width, in points.
    @discardableResult public func setMaxWidth(_ maxWidth: Int?) -> MessageSettings {
        set { $0.maxWidth = maxWidth }
    }

    /// Sets the height, in percent of the window's.
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

    /// Sets whether a backdrop keeps touches from the app; nil gives false.
    @discardableResult public func setUiTakeover(_ uiTakeover: Bool?) -> MessageSettings {
        set { $0.uiTakeover = uiTakeover ?? false }
    }

    /// Sets whether the page decides the height; nil gives false.
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

    /// Sets the radius of the corners, in points.
    @discardableResult public func setCornerRadius(_ radius: CGFloat?) -> MessageSettings {
        set { $0.cornerRadius = radius }
    }

    /// Sets the URLs that gestures lead to.
    @discardableResult public func setGestures(_ gestures: [MessageGesture: URL]?) -> MessageSettings {
        set { $0.gestures = gestures }
    }

    /// Sets how the message enters; nil gives `.none`.
    @discardableResult public func setDisplayAnimation(_ animation: MessageAnimation?) -> MessageSettings {
        set { $0.displayAnimation = animation ?? MessageAnimation.none }
    }

    /// Sets how the message leaves; nil gives `.none`.
    @discardableResult public func setDismissAnimation(_ animation: MessageAnimation?) -> MessageSettings {
        set { $0.dismissAnimation = animation ?? MessageAnimation.none }
    }

    /// The colour of the backdrop.
    ///
    /// White when no colour is set. A string that does not begin with hexadecimal digits, such as one with
    /// a `#`, gives black.
    /// - Parameter opacity: the alpha; without it the backdrop's opacity, and 0 when that is not set either.
    public func getBackgroundColor(opacity: CGFloat? = nil) -> UIColor {
        let (color, ownOpacity) = values.withLock { ($0.backdropColor, $0.backdropOpacity) }
        let alpha = opacity ?? ownOpacity ?? 0
        guard let color else { return UIColor(red: 1, green: 1, blue: 1, alpha: alpha) }
        let rgb = Self.hexadecimal(color)
        func component(_ shift: UInt64) -> CGFloat { CGFloat((rgb >> shift) & 0xFF) / 255 }
        return UIColor(red: component(16), green: component(8), blue: component(0), alpha: alpha)
    }

    /// The number that the string begins with, read as a hexadecimal scanner does; 0 when there is none.
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

/// The edge or the middle that a message is aligned with (rules, 4.2).
public enum MessageAlignment: Int, Sendable, CaseIterable {
    /// In the middle.
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
    /// At once.
    case none = 0
    /// Over the left edge.
    case left = 1
    /// Over the right edge.
    case right = 2
    /// Over the top edge.
    case top = 3
    /// Over the bottom edge.
    case bottom = 4
    /// Growing out of the middle.
    case center = 5
    /// By changing its opacity.
    case fade = 6

    /// The animation with this name. The match is exact.
    /// - Returns: `.none` for any other string.
    public static func fromString(_ string: String) -> MessageAnimation {
        named(string) ?? .none
    }
}

/// A gesture that a message can map to a URL (rules, 4.2).
public enum MessageGesture: Int, Sendable, CaseIterable {
    /// A swipe towards the top.
    case swipeUp = 0
    /// A swipe towards the bottom.
    case swipeDown = 1
    /// A swipe to the left.
    case swipeLeft = 2
    /// A swipe to the right.
    case swipeRight = 3
    /// A tap beside the message. It can stand in a map, but nothing recognises it (AI-078, AI-126).
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
