public import Foundation

/// How a text is set (section 5.2). Lengths are in points. Not Sendable: it can be changed.
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
