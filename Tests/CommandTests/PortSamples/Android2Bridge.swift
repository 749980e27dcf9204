import AdobeAndroid2Model
import Foundation

/// The delegate as it was carried over from Kotlin.
final class InAppBridge: MessagingDelegate {
    private let tag = "InAppBridge"
    private var pending: [String: Message] = [:]
    private var visibleID: String?
    private let preferences: Preferences
    private let navigator: Navigator
    var isCheckout = false {
        didSet { if !isCheckout { showPending() } }
    }

    init(preferences: Preferences, navigator: Navigator) {
        self.preferences = preferences
        self.navigator = navigator
        MobileCore.setMessagingDelegate(self)
        ServiceProvider.getInstance().setMessageDelegate(self)
    }

    func shouldShowMessage(_ fullscreenMessage: any FullscreenMessage) -> Bool {
        guard let message = fullscreenMessage.getParent() as? Message else { return true }
        if isCheckout {
            pending[message.getId()] = message
            message.track("postponed", MessagingEdgeEventType.inAppTrigger)
            return false
        }
        message.setAutoTrack(preferences.bool("tracking", true))
        message.handleJavascriptMessage("bridge") { [weak self] text in
            guard let self, let text else { return }
            self.handle(text, of: message)
        }
        if let settings = fullscreenMessage.getMessageSettings() {
            settings.setCornerRadius(12)
            settings.setHorizontalInset(4)
            if settings.getVerticalAlign() == .top { settings.setDisplayAnimation(.top) }
            fullscreenMessage.setMessageSetting(settings)
        }
        return true
    }

    func onShow(_ fullscreenMessage: any FullscreenMessage) {
        guard let message = fullscreenMessage.getParent() as? Message else { return }
        visibleID = message.getId()
        message.evaluateJavascript("setTheme('\(preferences.string("theme", "light"))')")
        if let webView = message.getWebView() {
            webView.evaluateJavascript("document.title") { title in
                print("title", title ?? "none")
            }
        }
    }

    func onDismiss(_ fullscreenMessage: any FullscreenMessage) {
        let message = fullscreenMessage.getParent() as? Message
        if message?.getId() == visibleID { visibleID = nil }
        message?.track("closed", .inAppDismiss)
        if let next = pending.keys.sorted().first { pending.removeValue(forKey: next)?.show() }
    }

    func urlLoaded(_ url: String, _ fullscreenMessage: any FullscreenMessage) {
        switch URL(string: url)?.host {
        case "cart"?: navigator.open("cart")
        case "close"?: fullscreenMessage.dismiss()
        case "again"?: fullscreenMessage.show(true)
        default: fullscreenMessage.openUrl(url)
        }
    }

    private func handle(_ text: String, of message: Message) {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return }
        switch parts[0] {
        case "track": message.track(parts[1], .inAppInteract)
        case "dismiss": message.dismiss(parts[1] == "quiet")
        case "open": ServiceProvider.getInstance().getUIService().showUrl(parts[1])
        default: print(tag, "unknown", parts)
        }
    }

    private func showPending() {
        for message in pending.values { message.show() }
        pending.removeAll()
    }
}
