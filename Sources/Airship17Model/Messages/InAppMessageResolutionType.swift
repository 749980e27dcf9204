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
