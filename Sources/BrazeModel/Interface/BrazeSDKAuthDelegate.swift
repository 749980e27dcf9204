/// What an app implements to hear of proofs of a user's id that were refused. Headless: never called; the
/// method has a default so that nothing depends on its exact shape, which is a guess.
public protocol BrazeSDKAuthDelegate: AnyObject {
    /// A proof was refused. The default does nothing.
    ///
    /// - Parameters:
    ///   - braze: the SDK.
    ///   - error: why.
    @MainActor func braze(
        _ braze: Braze, sdkAuthenticationFailedWithError error: Braze.SDKAuthenticationError)
}

extension BrazeSDKAuthDelegate {
    /// Does nothing.
    public func braze(
        _ braze: Braze, sdkAuthenticationFailedWithError error: Braze.SDKAuthenticationError
    ) {}
}

extension Braze {
    /// Why a proof of a user's id was refused. Sendable. Its members are guesses.
    public struct SDKAuthenticationError: Error, Hashable, Sendable {
        /// The vendor's code.
        public let code: Int
        /// The reason in words.
        public let reason: String?
        /// The user whose id was to be proven.
        public let userId: String?
        /// The proof.
        public let signature: String?
        /// Whether proofs are asked for and not needed.
        public let optional: Bool
    }
}
