public import Foundation

/// How buttons are drawn (section 5.2). Lengths are in points. Not Sendable: it can be changed.
public final class InAppMessageButtonStyle: NSObject {
    /// The space around the buttons.
    public var additionalPadding: Padding? = Padding()
    /// How a button's text is set.
    public var buttonTextStyle: InAppMessageTextStyle! = InAppMessageTextStyle()
    /// The height of a button.
    public var buttonHeight: NSNumber?
    /// The space between buttons that are stacked.
    public var stackedButtonSpacing: NSNumber?
    /// The space between buttons that are separate.
    public var separatedButtonSpacing: NSNumber?
    /// The width of a button's edge.
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
