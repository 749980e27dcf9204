public import Foundation

/// Space that is added to what a part of a message has anyway, in points (section 5.2).
///
/// Not Sendable: it can be changed. Use it where its style is used.
public final class Padding: NSObject {
    /// The space above.
    public var top: NSNumber?
    /// The space below.
    public var bottom: NSNumber?
    /// The space where lines begin.
    public var leading: NSNumber?
    /// The space where lines end.
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

    /// Spaces above, below, where lines begin and where they end, in points; nil adds none.
    public convenience init(
        _ top: NSNumber?, _ bottom: NSNumber?, _ leading: NSNumber?, _ trailing: NSNumber?
    ) {
        self.init(top: top, bottom: bottom, leading: leading, trailing: trailing)
    }

    /// Spaces by the names `top`, `bottom`, `leading` and `trailing`. What is no number adds none; the stage's log
    /// says so.
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

    /// Whether the object is a padding with the same spaces.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Padding else { return false }
        return top == other.top && bottom == other.bottom && leading == other.leading
            && trailing == other.trailing
    }

    /// The same for all, because a padding can be changed.
    public override var hash: Int { 0 }
}

@available(*, unavailable) extension Padding: Sendable {}
