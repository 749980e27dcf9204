public import Foundation

/// The way in which a display ended: what an adapter answers (section 1.7).
///
/// Immutable; any thread. Not Sendable, as in the SDK.
public final class InAppMessageResolution: NSObject {
    /// Why the display ended.
    public let type: InAppMessageResolutionType
    /// The button that was tapped; nil unless `type` is `buttonClick`.
    public let buttonInfo: InAppMessageButtonInfo?

    private init(_ type: InAppMessageResolutionType, _ buttonInfo: InAppMessageButtonInfo? = nil) {
        self.type = type
        self.buttonInfo = buttonInfo
    }

    /// The user tapped a button.
    /// - Parameter buttonInfo: the button. One that behaves as `cancel` also cancels the schedule (AS-043).
    public class func buttonClick(with buttonInfo: InAppMessageButtonInfo) -> InAppMessageResolution {
        InAppMessageResolution(.buttonClick, buttonInfo)
    }

    /// The user tapped the message.
    public class func messageClick() -> InAppMessageResolution { InAppMessageResolution(.messageClick) }

    /// The user closed the message.
    public class func userDismissed() -> InAppMessageResolution { InAppMessageResolution(.userDismissed) }

    /// The message was shown for as long as it should be.
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

/// Why a display ended (section 1.3). Sendable.
public enum InAppMessageResolutionType: Int, Sendable, Hashable {
    /// The user tapped a button.
    case buttonClick = 0
    /// The user tapped the message.
    case messageClick = 1
    /// The user closed the message.
    case userDismissed = 2
    /// The message was shown for as long as it should be.
    case timedOut = 3
}
