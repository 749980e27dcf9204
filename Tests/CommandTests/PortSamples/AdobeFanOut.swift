import AEPMessaging
import AEPServices
import Foundation

/// Hands every call on to its members.
final class FanOut: NSObject, MessagingDelegate {
    var members: [MessagingDelegate] = []
    var kept: [String: Message] = [:]
    let ready = DispatchSemaphore(value: 1)

    func shouldShowMessage(message: Showable) -> Bool {
        ready.wait()
        guard let full = message as? FullscreenMessage, let parent = full.parent else { return true }
        kept[parent.id] = parent
        return members.isEmpty
    }

    func onShow(message: Showable) {
        for member in members { member.onShow(message: message) }
    }

    func onDismiss(message: Showable) {
        print("gone")
        for member in members { member.onDismiss(message: message) }
    }

    func urlLoaded(_ url: URL, byMessage message: Showable) {
        print(url)
    }

    func showLater() {
        for message in kept.values { message.show() }
        kept = [:]
    }
}
