public import Foundation

/// Where an app registers its delegate and sets up the SDK.
public final class MobileCore: NSObject, Sendable {
    private override init() {}

    /// The app's delegate. Set-only: reading it does not compile, as with the SDK (rules, 1.2).
    ///
    /// Forwards to `ServiceProvider.shared`, which holds it weakly (AI-001); the last assignment wins and
    /// nil removes it (AI-002). Any thread.
    public static var messagingDelegate: (any MessagingDelegate)? {
        @available(*, unavailable, message: "The delegate can be set but not read.")
        get { ServiceProvider.shared.messagingDelegate }
        set { ServiceProvider.shared.messagingDelegate = newValue }
    }
}
