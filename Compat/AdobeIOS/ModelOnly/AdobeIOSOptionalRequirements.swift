// Members that are optional requirements in the SDK's Objective-C protocols and have defaults in the model's. `SDKOnly`
// has the counterparts.

import AdobeIOSModel
import Foundation

extension MessagingDelegate {
    /// Tells the delegate of a link that was followed.
    func hears(_ url: URL, loadedBy message: any Showable) { urlLoaded(url, byMessage: message) }
}

extension UIService {
    /// Makes a message with settings.
    func makesMessage(
        of payload: String, _ listener: (any FullscreenMessageDelegate)?, _ isLocalImageUsed: Bool,
        _ settings: MessageSettings?
    ) -> any FullscreenPresentable {
        createFullscreenMessage(
            payload: payload, listener: listener, isLocalImageUsed: isLocalImageUsed, settings: settings)
    }
}
