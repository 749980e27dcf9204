import PlatformStandIns

/// The delegate that an app implements to approve every full-screen message and to be told about it.
///
/// The SDK holds it strongly (A2-001), looks it up again for each callback (A2-002), and asks it about the messages of
/// all extensions (A2-004). Only the gate is required. It is limited to classes, because Java interfaces are
/// implemented by objects. It is not bound to an actor.
public protocol MessagingDelegate: AnyObject {
    /// A message is on the screen (A2-034). Main thread.
    /// - Parameter message: the message that is shown.
    func onShow(_ message: any FullscreenMessage)

    /// A message has left the screen (A2-051). Usually on the main thread; see `FullscreenMessage.dismiss()`.
    /// - Parameter message: the message that was dismissed.
    func onDismiss(_ message: any FullscreenMessage)

    /// Whether a message may be shown now.
    ///
    /// Called on the SDK's single background executor: until it returns, every other message waits (A2-036). It is
    /// asked only if the delegate has control (A2-020) and nothing is displayed (A2-032). The web view exists, but is
    /// empty (A2-037, A2-038).
    /// - Parameter message: the message to be shown.
    /// - Returns: false to suppress it. The delegate then gets no other callback (A2-033).
    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool

    /// The message handled a navigation of its page, usually an `adbinapp` link (A2-072). Main thread.
    /// - Parameters:
    ///   - url: the link.
    ///   - message: the message that contains the link.
    func urlLoaded(_ url: String, _ message: any FullscreenMessage)
}

extension MessagingDelegate {
    /// Only logs.
    public func onShow(_ message: any FullscreenMessage) {
        LeftOutCallback.runs(for: self)
        AdobeLog.noteDefault("MessagingDelegate.onShow")
    }

    /// Only logs.
    public func onDismiss(_ message: any FullscreenMessage) {
        LeftOutCallback.runs(for: self)
        AdobeLog.noteDefault("MessagingDelegate.onDismiss")
    }

    /// Only logs.
    public func urlLoaded(_ url: String, _ message: any FullscreenMessage) {
        LeftOutCallback.runs(for: self)
        AdobeLog.noteDefault("MessagingDelegate.urlLoaded")
    }
}
