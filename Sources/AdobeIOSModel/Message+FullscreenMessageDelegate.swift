import Foundation
import HeadlessStage

/// The message listens to its own view: that is where the automatic tracking and the links are.
extension Message: FullscreenMessageDelegate {
    /// Tracks the display (AI-110). Background thread.
    public func onShow(message: FullscreenMessage) {
        trackStep(.display)
    }

    /// Nothing is known here; `onError` follows. Background thread.
    public func onShowFailure() {}

    /// Tracks that the message was not displayed, and why (AI-110). Background thread.
    public func onError(message: FullscreenMessage, error: PresentationError) {
        trackStep(.suppressDisplay, error.getReason())
    }

    /// Tracks the dismissal; here the history record comes first (AI-110). Main thread.
    public func onDismiss(message: FullscreenMessage) {
        recordHistory(.dismiss)
        if autoTrack { track(withEdgeEventType: .dismiss) }
    }

    /// Takes the SDK's own links and leaves the others to the page (AI-093, AI-094). Main thread.
    /// - Returns: true for a URL that is not a link of the SDK's own scheme.
    public func overrideUrlLoad(message: FullscreenMessage, url: String?) -> Bool {
        guard let url = url.flatMap(URL.init(string:)), let link = MessageLink(url) else { return true }
        if let interaction = link.interaction {
            track(interaction, withEdgeEventType: .interact)
            recordHistory(.interact, action: interaction)
        }
        if link.isDismissal {
            // The override outlasts this dismissal (AI-100).
            link.animation.map { _ = message.settings?.setDismissAnimation(.fromString($0)) }
            dismiss(suppressAutoTrack: true)
        }
        if let target = link.target { stage?.open(target, from: AdobeLog.source) }
        return false
    }
}
