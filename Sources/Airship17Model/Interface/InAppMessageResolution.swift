public import Foundation

/// How a display ended, as reported by an adapter (section 1.7).
///
/// Immutable; any thread. Not Sendable, as in the SDK.
public final class InAppMessageResolution: NSObject {
    /// The reason why the display ended.
    public let type: InAppMessageResolutionType
    /// The button that was tapped; nil unless `type` is `buttonClick`.
    public let buttonInfo: InAppMessageButtonInfo?

    private init(_ type: InAppMessageResolutionType, _ buttonInfo: InAppMessageButtonInfo? = nil) {
        self.type = type
        self.buttonInfo = buttonInfo
    }

    /// The user tapped a button.
    /// - Parameter buttonInfo: the button. If its behavior is `cancel`, the schedule is cancelled too (AS-043).
    public class func buttonClick(with buttonInfo: InAppMessageButtonInfo) -> InAppMessageResolution {
        InAppMessageResolution(.buttonClick, buttonInfo)
    }

    /// The user tapped the message.
    public class func messageClick() -> InAppMessageResolution { InAppMessageResolution(.messageClick) }

    /// The user closed the message.
    public class func userDismissed() -> InAppMessageResolution { InAppMessageResolution(.userDismissed) }

    /// The message's display time is over.
    public class func timedOut() -> InAppMessageResolution { InAppMessageResolution(.timedOut) }

    /// Whether the object is a resolution of the same type with an equal button.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? InAppMessageResolution else { return false }
        return type == other.type && buttonInfo == other.buttonInfo
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(type)
        hasher.combine(buttonInfo)
        return hasher.finalize()
    }
}

@available(*, unavailable) extension InAppMessageResolution: Sendable {}

/// The reason why a display ended (section 1.3). Sendable.
public enum InAppMessageResolutionType: Int, Sendable, Hashable {
    /// The user tapped a button.
    case buttonClick = 0
    /// The user tapped the message.
    case messageClick = 1
    /// The user closed the message.
    case userDismissed = 2
    /// The message's display time is over.
    case timedOut = 3
}
