import AdobeAndroid3Model
import Foundation

private enum Host: String, CaseIterable { case cart, profile, settings }

/// Routes what presentations ask for, and keeps alerts apart from messages.
final class PresentationRouter: PresentationDelegate {
    struct Held {
        let presentable: any Presentable<InAppMessage>
        let message: any Message
        let since = Date()
    }

    private var held: [Held] = []
    private(set) var shown: [String: Int] = [:]
    private let flags: FlagStore
    private var isInForeground = true

    init(flags: FlagStore) {
        self.flags = flags
        ServiceProvider.getInstance().getUIService().setPresentationDelegate(self)
    }

    func foreground(_ isInForeground: Bool) {
        self.isInForeground = isInForeground
        guard isInForeground else { return }
        let waiting = held
        held.removeAll()
        waiting.forEach { entry in
            guard Date().timeIntervalSince(entry.since) < 600 else {
                entry.message.track("expired", MessagingEdgeEventType.dismiss)
                return
            }
            entry.presentable.show()
        }
    }

    // MARK: PresentationDelegate

    func canShow(_ presentable: any Presentable) -> Bool {
        guard let inApp = presentable as? any Presentable<InAppMessage>,
            let message = MessagingUtils.getMessageForPresentable(inApp)
        else {
            return !(presentable.getPresentation() is Alert) || flags.isOn("alerts")
        }
        message.setAutoTrack(false)
        let settings = inApp.getPresentation().settings
        if settings.shouldTakeOverUi && !isInForeground {
            held.append(Held(presentable: inApp, message: message))
            return false
        }
        if let limit = message.getMetadata()["limit"] as? Int, shown[message.getId(), default: 0] >= limit {
            return false
        }
        inApp.getPresentation().eventHandler.handleJavascriptMessage("router") { [weak self] content in
            self?.route(content, message)
        }
        return true
    }

    func onShow(_ presentable: any Presentable) {
        guard let message = self.message(of: presentable) else { return }
        shown[message.id, default: 0] += 1
        message.recordDisplay()
        message.track("shown", .display)
    }

    func onHide(_ presentable: any Presentable) {
        guard presentable.getState() == .hidden else { return }
        print("hidden", message(of: presentable)?.getId() ?? "none")
    }

    func onDismiss(_ presentable: any Presentable) {
        message(of: presentable)?.track(nil, .dismiss)
    }

    func onContentLoaded(_ presentable: any Presentable, _ content: PresentationContent?) {
        guard let link = content as? UrlContent, let url = URL(string: link.url) else { return }
        switch url.host.flatMap(Host.init(rawValue:)) {
        case .cart?, .profile?:
            presentable.hide()
        case .settings?:
            presentable.dismiss()
        case nil:
            ServiceProvider.getInstance().getUriService().openUri(link.url)
        }
    }

    private func message(of presentable: any Presentable) -> (any Message)? {
        guard let inApp = presentable as? any Presentable<InAppMessage> else { return nil }
        return MessagingUtils.getMessageForPresentable(inApp)
    }

    private func route(_ content: String?, _ message: any Message) {
        guard let content, let host = Host(rawValue: content) else { return }
        message.track(host.rawValue, .interact)
        if host == .settings { message.dismiss() }
    }
}
