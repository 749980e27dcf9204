/// The way in which a vendor's SDK lets the app open links, beside the in-app delegate, and what to do with it when a delegate
/// moves. For the documents of the pairs.
///
/// Sendable; a value.
public struct LinkHook: Sendable, Equatable {
    /// What becomes of the hook when the app leaves this SDK. Markdown, whole sentences.
    public let whenLeft: String
    /// How links reach the app when it comes to this SDK. Markdown, whole sentences.
    public let whenJoined: String

    /// Describes a hook.
    public init(whenLeft: String, whenJoined: String) {
        self.whenLeft = whenLeft
        self.whenJoined = whenJoined
    }
}
