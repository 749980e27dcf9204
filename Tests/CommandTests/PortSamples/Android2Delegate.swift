import AdobeAndroid2Model
import Foundation

final class Delegate: MessagingDelegate {
    private var last: Message?

    func onShow(_ message: FullscreenMessage) { print("shown") }
    func onDismiss(_ message: FullscreenMessage) { print("gone") }
    func shouldShowMessage(_ message: FullscreenMessage) -> Bool {
        last = message.getParent() as? Message
        last?.track("held", nil)
        return true
    }
    func urlLoaded(_ url: String, _ message: FullscreenMessage) {
        print(url)
        message.dismiss()
    }
}
