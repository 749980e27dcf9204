/// A full-screen message: an HTML page that the SDK puts over the app.
///
/// Apps get one from `UIService.createFullscreenMessage` or in a delegate callback. Not Sendable: Java does not
/// ask that of anything.
public protocol FullscreenMessage: AnyObject {
    /// Does the same as `show(true)`. Any thread.
    func show()

    /// Shows the message, unless something is displayed or the delegate refuses (A2-020).
    ///
    /// Without an activity the listener's `onShowFailure()` is called before this returns, on the caller's
    /// thread (A2-030); everything else happens later. Any thread.
    /// - Parameter withMessagingDelegateControl: true to ask the app's delegate.
    func show(_ withMessagingDelegateControl: Bool)

    /// Dismisses the message (A2-050).
    ///
    /// Ignored while nothing is displayed; what is displayed need not be this message (A2-052). Listener and
    /// delegate hear of it on the main thread after the animation; or at once, on the caller's thread, where
    /// there is nothing to animate. Any thread.
    func dismiss()

    /// Opens a URL outside the app. Any thread.
    /// - Parameter url: the URL; ignored when empty.
    func openUrl(_ url: String)

    /// Whom the message belongs to: the `Message` of a campaign, anything for another extension (A2-004).
    func getParent() -> Any?

    /// Names the local copies of the page's images. Any thread.
    /// - Parameter assetMap: addresses and the places of their copies; nil keeps what is there (A2-216).
    func setLocalAssetsMap(_ assetMap: [String: String]?)

    /// Replaces the looks. Any thread.
    /// - Parameter messageSettings: the looks from the next show on.
    func setMessageSetting(_ messageSettings: MessageSettings)

    /// The page's view: nil before the first show and after a dismissal (A2-037, A2-055). Any thread.
    func getWebView() -> WebView?

    /// The looks. Any thread.
    func getMessageSettings() -> MessageSettings?
}

extension FullscreenMessage {
    /// The message of a campaign that this is the view of; nil for a message of anything else. What
    /// `getParent()` returns, cast. Not for apps: the SDK has no such member. Any thread.
    package var parent: (any Message)? { getParent() as? any Message }
}
