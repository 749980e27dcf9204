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
    /// - Parameter url: the URL; ignored when blank.
    func openUrl(_ url: String)

    /// Whom the message belongs to: the `Message` of a campaign, anything for another extension (A2-004).
    func getParent() -> Any?

    /// Names the local copies of the page's images. Any thread.
    /// - Parameter assetMap: addresses and the places of their copies; nil and an empty map keep what is
    ///   there (A2-104, A2-216).
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
    ///   - url: where to; not blank.
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

/// Why an alert is not shown.
public enum UIError: Sendable, CaseIterable {
    /// A message or another alert is displayed (A2-040).
    case anotherMessageIsDisplayed
}
