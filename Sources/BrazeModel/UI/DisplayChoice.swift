extension BrazeInAppMessageUI {
    /// What a delegate answers when a message asks to be displayed (BZ-010 to BZ-013).
    public enum DisplayChoice: Sendable {
        /// Display the message at once.
        case now
        /// Put the message on top of the stack, where `presentNext()` finds it.
        case reenqueue
        /// Drop the message and invalidate its `Context`.
        case discard

        /// The former name of `reenqueue`: not a case of its own, but the same value (BZ-013).
        @available(*, deprecated, renamed: "reenqueue")
        public static var later: Self { .reenqueue }
    }
}
