/// A full-screen message: an HTML page that the SDK puts over the app.
///
/// Apps get one from `UIService.createFullscreenMessage` or in a delegate callback. Not Sendable, because Java has no
/// such requirement.
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
    /// Ignored while nothing is displayed; the displayed message need not be this one (A2-052). Listener and delegate
    /// are called on the main thread after the animation, or at once on the caller's thread if there is nothing to
    /// animate. Any thread.
    func dismiss()

    /// Opens a URL outside the app. Any thread.
    /// - Parameter url: the URL; ignored when blank.
    func openUrl(_ url: String)

    /// The owner of the message: the `Message` of a campaign, or any object for another extension (A2-004).
    func getParent() -> Any?

    /// Names the local copies of the page's images. Any thread.
    /// - Parameter assetMap: URLs and the paths of their local copies; nil and an empty map change nothing (A2-104,
    ///   A2-216).
    func setLocalAssetsMap(_ assetMap: [String: String]?)

    /// Replaces the appearance settings. Any thread.
    /// - Parameter messageSettings: the appearance settings used from the next show on.
    func setMessageSetting(_ messageSettings: MessageSettings)

    /// The page's view; nil before the first show and after a dismissal (A2-037, A2-055). Any thread.
    func getWebView() -> WebView?

    /// The appearance settings. Any thread.
    func getMessageSettings() -> MessageSettings?
}

extension FullscreenMessage {
    /// The campaign message of this view; nil for any other message. It is `getParent()`, cast. Not for apps: the SDK
    /// has no such member. Any thread.
    package var parent: (any Message)? { getParent() as? any Message }
}

/// The listener of one message. An app that makes messages with the UI service implements it.
///
/// In version 2.0.0 the *app* registered an object of this type, with a gate as a fifth requirement: see
/// `AdobeAndroid2Host.isFirstShape`. One protocol serves both; the gate has a default implementation for later
/// versions.
public protocol FullscreenMessageDelegate: AnyObject {
    /// The message is on the screen; called before the app's delegate (A2-034). Main thread.
    /// - Parameter message: the message that is shown.
    func onShow(_ message: any FullscreenMessage)

    /// The message has left the screen; called before the app's delegate (A2-051). Usually on the main thread; see
    /// `FullscreenMessage.dismiss()`.
    /// - Parameter message: the message that was dismissed.
    func onDismiss(_ message: any FullscreenMessage)

    /// The user dismissed the message with the back button; `onDismiss` follows (A2-056). Main thread.
    /// - Parameter message: the message that was dismissed.
    func onBackPressed(_ message: any FullscreenMessage)

    /// Decides on a navigation of the page (A2-070), or on the URL that a gesture is mapped to (A2-085). Main thread.
    /// - Parameters:
    ///   - message: the message whose page it is.
    ///   - url: the destination; not blank.
    /// - Returns: true when it is handled, false to let the page navigate.
    func overrideUrlLoad(_ message: any FullscreenMessage, _ url: String) -> Bool

    /// The message is not shown, for whatever reason (A2-033). Called on the thread of the caller of `show`, on the
    /// executor's thread, or on the main thread.
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

    /// True: a listener that is not a delegate lets every message pass.
    public func shouldShowMessage(_ message: any FullscreenMessage) -> Bool { true }
}

/// The reason why an alert is not shown.
public enum UIError: Sendable, CaseIterable {
    /// A message or another alert is displayed (A2-040).
    case anotherMessageIsDisplayed
}
