import AdobeIOSModel
import Foundation

// snippet: checkout delegate of Adobe
/// Keeps messages until the checkout has ended, and shows them then, one after the other.
final class CheckoutDelegate: NSObject, MessagingDelegate {
    private let lock = NSLock()  // Adobe asks on a background thread (AI-040)
    private var isBusy = false
    private var waiting: [Message] = []

    func shouldShowMessage(message: any Showable) -> Bool {
        lock.withLock {
            guard isBusy, let campaign = (message as? FullscreenMessage)?.parent else { return true }
            waiting.append(campaign)
            return false
        }
    }

    func onShow(message: any Showable) {
        let shown = (message as? FullscreenMessage)?.parent
        lock.withLock { waiting.removeAll { $0 === shown } }
    }

    func onDismiss(message: any Showable) { showNext() }

    func checkoutBegins() { lock.withLock { isBusy = true } }

    func checkoutEnds() {
        lock.withLock { isBusy = false }
        showNext()
    }

    private func showNext() {
        let next = lock.withLock { isBusy ? nil : waiting.first }
        next?.show()  // does not ask again, and does nothing while another message is up (AI-050)
    }
}
// end snippet
