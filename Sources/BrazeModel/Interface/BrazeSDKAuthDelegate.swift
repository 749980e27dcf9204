/// The delegate that an app implements to be told of rejected authentication signatures. In the model it is never
/// called; the method has a default because its exact signature is a guess.
public protocol BrazeSDKAuthDelegate: AnyObject {
    /// A signature was rejected. The default does nothing.
    ///
    /// - Parameters:
    ///   - braze: the SDK.
    ///   - error: the reason.
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
    /// The reason why a signature was rejected. Sendable. Its members are guesses.
    public struct SDKAuthenticationError: Error, Hashable, Sendable {
        /// The vendor's code.
        public let code: Int
        /// The reason in words.
        public let reason: String?
        /// The user whose id was to be verified.
        public let userId: String?
        /// The rejected signature.
        public let signature: String?
        /// Whether signatures are requested but not required.
        public let optional: Bool
    }
}
