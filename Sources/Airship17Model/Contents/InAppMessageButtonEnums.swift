/// What a tap on a button does besides its actions (section 1.3). Sendable.
public enum InAppMessageButtonInfoBehaviorType: Int, Sendable, Hashable {
    /// The message goes away.
    case dismiss = 0
    /// The message goes away and its schedule is cancelled (AS-043).
    case cancel = 1
}

/// How the buttons of a message are arranged (section 1.3). Sendable.
public enum InAppMessageButtonLayoutType: Int, Sendable, Hashable {
    /// One above the other.
    case stacked = 0
    /// Side by side, with a space between.
    case separate = 1
    /// Side by side, without a space.
    case joined = 2
}
