/// What displays the messages that are triggered. A structure may be one.
///
/// A presenter is given every message that is triggered, and queues and logs by itself: one that an app
/// writes calls `logImpression()` and `logClick(buttonId:)` on the message's `Context`.
public protocol BrazeInAppMessagePresenter {
    /// A message was triggered.
    ///
    /// - Parameter message: the message, with its remote asset URLs.
    @MainActor func present(message: Braze.InAppMessage)

    /// The SDK wants no message on the screen. The default does nothing, so that messages stay (BZ-114).
    ///
    /// - Parameter reason: why.
    @MainActor func dismiss(reason: Braze.InAppMessage.DismissalReason)
}

extension BrazeInAppMessagePresenter {
    /// Does nothing.
    public func dismiss(reason: Braze.InAppMessage.DismissalReason) {}
}

/// Marks a window that `Braze.UIUtils` leaves out of its answers: a message's own.
public protocol BrazeInAppMessageWindowType {}
