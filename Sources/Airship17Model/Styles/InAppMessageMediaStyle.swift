public import Foundation

/// How a picture or film is placed (section 5.2). Not Sendable: it can be changed.
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
