// Members that are optional requirements in the SDK's Objective-C protocols and have defaults in the model's.
// `ModelOnly` has the counterparts.

import AdobeIOSModel
import Foundation

nonisolated extension MessagingDelegate {
    /// Tells the delegate of a link that was followed, if it implements the method.
    func hears(_ url: URL, loadedBy message: any Showable) { urlLoaded?(url, byMessage: message) }
}

nonisolated extension UIService {
    /// Makes a message with settings, or without if the service does not support them.
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
