extension Braze.InAppMessage {
    /// Whether two messages are the same for the stack (BZ-015): those with one id are, whatever they say.
    ///
    /// What the vendor does with messages without id is not known; in the model these are the same when they
    /// are equal.
    public func isApproximatelyEqual(to other: Self) -> Bool {
        StackIdentity(self) == StackIdentity(other)
    }

    /// What `isApproximatelyEqual(to:)` compares, as a key for look-ups.
    enum StackIdentity: Hashable {
        case id(String)
        case content(Braze.InAppMessage)

        init(_ message: Braze.InAppMessage) {
            self = message.id.map { .id($0) } ?? .content(message)
        }
    }
}
