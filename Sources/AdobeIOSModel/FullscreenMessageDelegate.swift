public import PlatformStandIns

/// The listener of one full-screen message, as against the `MessagingDelegate` of the whole app.
///
/// A message holds its listener strongly. The listener of a campaign's message is its `Message`.
/// Not bound to an actor.
public protocol FullscreenMessageDelegate: AnyObject {
    /// The message was accepted (AI-035). Background thread, before `MessagingDelegate.onShow`.
    /// - Parameter message: the message.
    func onShow(message: FullscreenMessage)

    /// The message has left the screen (AI-073). Main thread, before `MessagingDelegate.onDismiss`.
    /// - Parameter message: the message.
    func onDismiss(message: FullscreenMessage)

    /// What to do with a navigation of the page (AI-090). Main thread.
    /// - Parameters:
    ///   - message: the message whose page navigates.
    ///   - url: where to.
    /// - Returns: true to let the page navigate, false when the listener has dealt with it.
    func overrideUrlLoad(message: FullscreenMessage, url: String?) -> Bool

    /// The page has finished its first load. Main thread. Optional.
    /// - Parameter webView: the page's view.
    func webViewDidFinishInitialLoading(webView: WKWebView)

    /// The message was not shown (AI-033, AI-034). Background thread, before `onError`. Deprecated in the
    /// SDK in favour of `onError`, and still called.
    func onShowFailure()

    /// The message was not shown, and why (AI-033, AI-034). Background thread. Optional.
    /// - Parameters:
    ///   - message: the message.
    ///   - error: the reason.
    func onError(message: FullscreenMessage, error: PresentationError)
}

extension FullscreenMessageDelegate {
    /// Does nothing: the requirement is optional.
    public func webViewDidFinishInitialLoading(webView: WKWebView) {}

    /// Does nothing: the requirement is optional.
    public func onError(message: FullscreenMessage, error: PresentationError) {}
}
