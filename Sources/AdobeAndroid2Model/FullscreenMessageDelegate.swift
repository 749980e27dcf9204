/// The listener of one message. An app that makes messages with the UI service implements it.
///
/// In version 2.0.0 this was what the *app* registered, with a gate as a fifth requirement: see
/// `AdobeAndroid2Host.isFirstShape`. One protocol serves both; the gate has a default for the others.
public protocol FullscreenMessageDelegate: AnyObject {
    /// The message has been put on the screen; before the app's delegate is told (A2-034). Main thread.
    /// - Parameter message: the message that is shown.
    func onShow(_ message: any FullscreenMessage)

    /// The message has left the screen; before the app's delegate is told (A2-051). Main thread as a rule;
    /// see `FullscreenMessage.dismiss()`.
    /// - Parameter message: the message that was dismissed.
    func onDismiss(_ message: any FullscreenMessage)

    /// The user left the message with the back button; `onDismiss` follows (A2-056). Main thread.
    /// - Parameter message: the message that was dismissed.
    func onBackPressed(_ message: any FullscreenMessage)

    /// Decides on a navigation of the page (A2-070), or on what a gesture stands for (A2-085). Main thread.
    /// - Parameters:
    ///   - message: the message whose page it is.
    ///   - url: where to; not empty.
    /// - Returns: true when it is dealt with, false to let the page navigate.
    func overrideUrlLoad(_ message: any FullscreenMessage, _ url: String) -> Bool

    /// The message is not shown, for whatever reason (A2-033). Thread: of the caller of `show`, of the
    /// executor, or main.
    func onShowFailure()

    /// Version 2.0.0 only: whether a message may be shown now. Background thread (A2-202). Later versions
    /// have no such requirement and never call it.
    /// - Parameter message: the message that wants to be shown.
    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool
}

extension FullscreenMessageDelegate {
    /// Only logs.
    public func onBackPressed(_ message: any FullscreenMessage) {
        AdobeLog.noteDefault("FullscreenMessageDelegate.onBackPressed")
    }

    /// Lets the message pass: what a listener that is no delegate says.
    public func shouldShowMessage(_ message: any FullscreenMessage) -> Bool { true }
}
