import HeadlessStage

extension Braze {
    /// The user whose messages are displayed. Sendable; any thread.
    public final class User: Sendable {
        let braze: Braze

        init(_ braze: Braze) {
            self.braze = braze
        }

        /// The user's id; nil is the anonymous user. Assigning one does what
        /// `changeUser(userId:sdkAuthSignature:fileID:line:)` does.
        public var id: String? {
            get { braze.userID }
            set { braze.identify(newValue) }
        }

        /// The user's id, without keeping the caller's thread waiting; nil is the anonymous user.
        public func id() async -> String? { braze.userID }

        /// Reads the user's id without keeping the caller's thread waiting.
        ///
        /// - Parameter completion: called later on the main queue; nil is the anonymous user.
        public func id(completion: @escaping @Sendable (String?) -> Void) {
            let braze = braze
            braze.stage.onMain { completion(braze.userID) }
        }
    }
}
