/// Something that an app counts on a message, beside what the SDK counts by itself.
public enum TrackedInteraction: Sendable, Hashable {
    /// The message was seen.
    case impression
    /// The message was clicked: on the button with this id, or on its body when the id is nil.
    case click(buttonID: String?)
    /// Something with a name of the app's own.
    case custom(String)
    /// The message was closed.
    case dismissal
}
