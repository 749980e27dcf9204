/// A handler's answer to the question whether a message may appear.
public enum DisplayDecision: String, Sendable, Hashable, CaseIterable {
    /// Let it appear now.
    case show
    /// Not now: keep it until `CompatMessage.show()` or `CompatMessage.discard()` is called.
    case hold
    /// Not at all.
    case discard
}
