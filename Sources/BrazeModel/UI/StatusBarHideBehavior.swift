extension BrazeInAppMessageUI {
    /// Whether the status bar is hidden while a message is displayed.
    public enum StatusBarHideBehavior: Sendable {
        /// The message view's own wish; without one, what the preferences proxy says; else visible.
        case auto
        /// The status bar is hidden.
        case hidden
        /// The status bar stays visible.
        case visible
    }
}
