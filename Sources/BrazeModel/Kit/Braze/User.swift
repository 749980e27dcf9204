extension Braze {
    /// The user whose messages are displayed. Sendable; any thread.
    public final class User: Sendable {
        private let braze: Braze

        init(_ braze: Braze) {
            self.braze = braze
        }

        /// The user's id; nil is the anonymous user. Assigning one does what
        /// `changeUser(userId:sdkAuthSignature:fileID:line:)` does.
        public var id: String? {
            get { braze.userID }
            set { braze.identify(newValue) }
        }
    }
}
