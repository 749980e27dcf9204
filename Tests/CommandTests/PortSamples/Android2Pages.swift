import AdobeAndroid2Model
import Foundation

final class Android2Pages: MessagingDelegate {
    private var current: Message?
    private let handlers: [String: (String?) -> Void]
    init(handlers: [String: (String?) -> Void] = [:]) { self.handlers = handlers }

    func shouldShowMessage(_ message: FullscreenMessage) -> Bool {
        guard let inApp = message.getParent() as? Message else { return true }
        current = inApp
        inApp.setAutoTrack(false)
        inApp.track("asked", .inAppTrigger)
        return !Session.isBusy
    }
    func onShow(_ message: FullscreenMessage) {
        guard let inApp = message.getParent() as? Message else { return }
        inApp.handleJavascriptMessage("buy") { [weak self] content in
            guard let content else { return }
            print("buy \(content)")
            self?.current?.track("buy", .inAppInteract)
            inApp.dismiss(true)
        }
        for (name, handler) in handlers { inApp.handleJavascriptMessage(name, handler) }
        inApp.evaluateJavascript("start()")
    }
    func onDismiss(_ message: FullscreenMessage) { current?.track(nil, .inAppDismiss); current = nil }
    func urlLoaded(_ url: String, _ message: FullscreenMessage) {
        if url.hasPrefix("shop://"), let target = URL(string: url) {
            Router.open(target)
        } else {
            message.openUrl(url)
        }
    }
}
