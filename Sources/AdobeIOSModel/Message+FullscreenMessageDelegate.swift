import Foundation
import HeadlessStage

/// The message listens to its own view: that is where the automatic tracking and the links are.
///
/// Each member acts on the parent of the message that it is passed, and does nothing for one without a parent
/// (AI-145).
extension Message: FullscreenMessageDelegate {
    /// Tracks the display (AI-110). Background thread.
    public func onShow(message: FullscreenMessage) {
        message.parent?.trackStep(.display)
    }

    /// Nothing is known here; `onError` follows. Background thread.
    public func onShowFailure() {}

    /// Tracks that the message was not displayed, and why (AI-110). Background thread.
    public func onError(message: FullscreenMessage, error: PresentationError) {
        message.parent?.trackStep(.suppressDisplay, error.getReason())
    }

    /// Tracks the dismissal; here the history record comes first (AI-110). Main thread.
    public func onDismiss(message: FullscreenMessage) {
        guard let parent = message.parent else { return }
        parent.recordHistory(.dismiss)
        if parent.autoTrack { parent.track(withEdgeEventType: .dismiss) }
    }

    /// Takes the SDK's own links and leaves the others to the page (AI-093, AI-094). Main thread.
    /// - Returns: true for a URL that is not a link of the SDK's own scheme, and for a message without a parent.
    public func overrideUrlLoad(message: FullscreenMessage, url: String?) -> Bool {
        guard let parent = message.parent, let url = url.flatMap(URL.init(string:)),
            let link = MessageLink(url)
        else { return true }
        if let interaction = link.interaction {
            parent.track(interaction, withEdgeEventType: .interact)
            parent.recordHistory(.interact, action: interaction)
        }
        if link.isDismissal {
            // The override outlasts this dismissal (AI-100).
            link.animation.map { _ = message.settings?.setDismissAnimation(.fromString($0)) }
            parent.dismiss(suppressAutoTrack: true)
        }
        if let target = link.target { parent.stage?.open(target, from: AdobeLog.source) }
        return false
    }
}
