import PlatformStandIns

/// What an app implements to be asked and told about every full-screen message.
///
/// The SDK holds it strongly (A2-001), looks it up again for each callback (A2-002), and asks it about the
/// messages of all extensions (A2-004). Only the gate has to be implemented. Bound to classes, as every Java
/// interface is to objects; not bound to an actor.
public protocol MessagingDelegate: AnyObject {
    /// A message has been put on the screen (A2-034). Main thread.
    /// - Parameter message: the message that is shown.
    func onShow(_ message: any FullscreenMessage)

    /// A message has left the screen (A2-051). Main thread as a rule; see `FullscreenMessage.dismiss()`.
    /// - Parameter message: the message that was dismissed.
    func onDismiss(_ message: any FullscreenMessage)

    /// Whether a message may be shown now.
    ///
    /// On the SDK's one background executor: while it thinks, every other message waits (A2-036). Asked
    /// only where the delegate has control (A2-020), and only while nothing is displayed (A2-032). The web
    /// view exists, and is empty (A2-037, A2-038).
    /// - Parameter message: the message that wants to be shown.
    /// - Returns: false to suppress it; nothing else is reported to the delegate then (A2-033).
    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool

    /// The message took a navigation of its page upon itself, as a rule an `adbinapp` link (A2-072). Main
    /// thread.
    /// - Parameters:
    ///   - url: the link.
    ///   - message: the message whose page it is on.
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
