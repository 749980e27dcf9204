// What is an optional requirement in the SDK's Objective-C protocols and has a default in the model's. `ModelOnly` has
// the other side.

import AdobeIOSModel
import Foundation

nonisolated extension MessagingDelegate {
    /// Tells of a link that was followed, if the delegate wants to hear of that.
    func hears(_ url: URL, loadedBy message: any Showable) { urlLoaded?(url, byMessage: message) }
}

nonisolated extension UIService {
    /// Makes a message with settings, or without if the service knows none.
    func makesMessage(
        of payload: String, _ listener: (any FullscreenMessageDelegate)?, _ isLocalImageUsed: Bool,
        _ settings: MessageSettings?
    ) -> any FullscreenPresentable {
        createFullscreenMessage?(
            payload: payload, listener: listener, isLocalImageUsed: isLocalImageUsed, settings: settings)
            ?? createFullscreenMessage(
                payload: payload, listener: listener, isLocalImageUsed: isLocalImageUsed)
    }
}
