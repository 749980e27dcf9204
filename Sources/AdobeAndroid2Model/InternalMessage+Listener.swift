import AdobeAndroidShared
import Foundation
import HeadlessStage

/// The message listens to its own view: that is where the automatic tracking and the links are.
extension InternalMessage: FullscreenMessageDelegate {
    func onShow(_ message: any FullscreenMessage) {
        if !isFirstShape { trackAutomatically(.inAppDisplay) }
    }

    func onDismiss(_ message: any FullscreenMessage) {
        if !isFirstShape { trackAutomatically(.inAppDismiss) }
    }

    /// Tracked whatever `getAutoTrack()` says (A2-100).
    func onBackPressed(_ message: any FullscreenMessage) {
        track("backPress", .inAppInteract)
    }

    /// Nothing is tracked (A2-033).
    func onShowFailure() {}

    func overrideUrlLoad(_ message: any FullscreenMessage, _ url: String) -> Bool {
        if isFirstShape { return FirstLinks.follow(url, on: message) }
        guard !url.isEmpty, let uri = JavaURI(url) else { return true }
        guard let link = MessageLink(uri) else { return false }
        link.follow(on: self, in: message)
        if link.host == nil {
            // Whether the SDK survives this is not known; here the link counts as dealt with.
            stage?.log.record(
                .error, from: AdobeLog.source, "NullPointerException: a link without a host", ["url": url])
        }
        return true
    }
}
