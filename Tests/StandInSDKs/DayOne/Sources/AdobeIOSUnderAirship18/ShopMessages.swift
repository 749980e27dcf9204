import AdobeIOSBridge
import AdobeIOSModel
import Airship18SDKBridge
import AirshipAutomation
import AirshipCore
import Foundation
import InAppCompat

#if canImport(UIKit)
    import UIKit
#else
    import PlatformStandIns
#endif

/// The delegate as it was under Adobe. Nothing but its import lines has changed. The SDK calls it on two threads.
final class ShopMessages: NSObject, MessagingDelegate, @unchecked Sendable {
    private let lock = NSLock()
    private var saved: Message?
    private var lines: [String] = []
    private var isBusy = false

    func shouldShowMessage(message: any Showable) -> Bool {
        guard let campaign = (message as? FullscreenMessage)?.parent else { return true }
        campaign.handleJavascriptMessage("coupon") { [weak self] body in self?.write("coupon \(body ?? "")") }
        return lock.withLock {
            if isBusy { saved = campaign }
            return !isBusy
        }
    }

    func onShow(message: any Showable) {
        guard let message = message as? FullscreenMessage else { return }
        message.parent?.track("seen", withEdgeEventType: .interact)
        write("shown \(message.parent?.id ?? "")")
        let page = message.webView
        DispatchQueue.main.async { (page as? WKWebView)?.isHidden = false }
    }

    func onDismiss(message: any Showable) {
        write("gone \((message as? FullscreenMessage)?.parent?.id ?? "")")
    }

    func urlLoaded(_ url: URL, byMessage message: any Showable) {
        write("link \(url.absoluteString)")
        (message as? FullscreenMessage)?.parent?.dismiss(suppressAutoTrack: true)
    }

    func checkoutBegins() { lock.withLock { isBusy = true } }

    func checkoutEnds() {
        let message = lock.withLock {
            isBusy = false
            return saved
        }
        message?.show()
    }

    private func write(_ line: String) { lock.withLock { lines.append(line) } }
}

/// Day one: Airship's SDK drives it.
@MainActor func startMessages() -> ShopMessages {
    let old = ShopMessages()
    Airship18Bridge(AdoptedAdobeIOSDelegate(old)).attach(to: Airship.inAppAutomation)
    return old
}
