public import Foundation

/// What an app implements to be asked and told about every full-screen message.
///
/// The SDK holds it weakly (AI-001), one a process (AI-002; here: one a stage), and looks it up again for
/// each callback (AI-003). In the SDK it is an Objective-C protocol, hence bound to classes.
///
/// Not bound to an actor; `shouldShowMessage` and `onShow` arrive on a background thread, the others on
/// the main thread.
public protocol MessagingDelegate: AnyObject {
    /// A message was accepted and is about to be put on the screen (AI-035).
    ///
    /// Background thread, the one on which `shouldShowMessage` was asked.
    /// - Parameter message: a `FullscreenMessage`; its `parent` is the `Message` of a campaign.
    func onShow(message: any Showable)

    /// A message has left the screen: the exit animation is over and its web view is gone (AI-073).
    ///
    /// Main thread.
    /// - Parameter message: the message that was dismissed.
    func onDismiss(message: any Showable)

    /// Whether a message may be shown now.
    ///
    /// Background thread (AI-040). Asked only where the delegate has control (AI-020) and only while no
    /// other message is displayed (AI-032). The web view exists already (AI-030).
    /// - Parameter message: the message that wants to be shown.
    /// - Returns: false to suppress it; nothing else is reported to the delegate then (AI-034).
    func shouldShowMessage(message: any Showable) -> Bool

    /// The SDK swallowed a navigation of the message's page: an `adbinapp` link (AI-091).
    ///
    /// Main thread, before the navigation is cancelled. Optional.
    /// - Parameters:
    ///   - url: the link.
    ///   - message: the message whose page it is on.
    func urlLoaded(_ url: URL, byMessage message: any Showable)
}

extension MessagingDelegate {
    /// Does nothing: the requirement is optional.
    public func urlLoaded(_ url: URL, byMessage message: any Showable) {}
}
