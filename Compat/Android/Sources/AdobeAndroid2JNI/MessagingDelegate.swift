/// The delegate that approves and observes every full-screen message: the gate on the SDK's executor (A2-036), the others
/// on the main thread.
public protocol MessagingDelegate: AnyObject {
    /// Whether a message may be shown now.
    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool
    /// A message is on the screen (A2-034).
    func onShow(_ message: any FullscreenMessage)
    /// A message has left the screen (A2-051).
    func onDismiss(_ message: any FullscreenMessage)
    /// A link of the page was handled (A2-072).
    func urlLoaded(_ url: String, _ message: any FullscreenMessage)
}

/// The delegate of version 2.0.0 only (rules, section 6). Nothing on the machine calls it: see
/// `ServiceProvider.setMessageDelegate(_:)`.
public protocol FullscreenMessageDelegate: AnyObject {
    /// Whether a message may be shown now.
    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool
    /// A message is on the screen.
    func onShow(_ message: any FullscreenMessage)
    /// A message has left the screen.
    func onDismiss(_ message: any FullscreenMessage)
    /// Decides on a link of the page: true when it is handled.
    func overrideUrlLoad(_ message: any FullscreenMessage, _ url: String) -> Bool
    /// A message is not shown.
    func onShowFailure()
}

/// The delegate that version 2.0.0 has by itself. Nothing on the machine calls it.
public final class FirstMessagingDelegate: FullscreenMessageDelegate {
    /// Makes a delegate.
    public init() {}

    /// Lets the message pass.
    public func shouldShowMessage(_ message: any FullscreenMessage) -> Bool { true }
    /// Does nothing.
    public func onShow(_ message: any FullscreenMessage) {}
    /// Does nothing.
    public func onDismiss(_ message: any FullscreenMessage) {}
    /// Leaves the link to the page.
    public func overrideUrlLoad(_ message: any FullscreenMessage, _ url: String) -> Bool { false }
    /// Does nothing.
    public func onShowFailure() {}
}

@available(*, unavailable) extension FirstMessagingDelegate: Sendable {}
