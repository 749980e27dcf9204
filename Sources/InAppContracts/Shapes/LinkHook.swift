/// How a vendor's SDK lets the app open links, apart from the in-app delegate, and what to do about it when a delegate
/// is moved to another SDK. Used in the documents of the pairs.
///
/// Sendable; a value.
public struct LinkHook: Sendable, Equatable {
    /// What to do about the hook when the app leaves this SDK. Markdown, whole sentences.
    public let whenLeft: String
    /// How links reach the app after a move to this SDK. Markdown, whole sentences.
    public let whenJoined: String

    /// Makes a hook.
    public init(whenLeft: String, whenJoined: String) {
        self.whenLeft = whenLeft
        self.whenJoined = whenJoined
    }
}
