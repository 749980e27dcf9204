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
