import AEPCore
import AEPMessaging
import AEPServices
import Combine
import UIKit

@objc protocol FlowListener {
    @objc optional func flow(_ flow: AdobeFlow, didShow message: Message)
    @objc optional func flowDidFinish(_ flow: AdobeFlow)
    func flowFailed(_ reason: String)
}

final class AdobeFlow: NSObject, ObservableObject {
    @Published private(set) var visible: String?
    @Published var isCheckout = false
    private var listeners = [FlowListener]()
    private var actions: [String: (Message, Any?) -> Void] = [:]
    private var parked: Message?

    override init() {
        super.init()
        actions = [
            "close": { message, _ in message.dismiss(suppressAutoTrack: true) },
            "buy": { message, body in
                message.track("buy", withEdgeEventType: .interact)
                if let body = body as? [String: Any], let sku = body["sku"] as? String {
                    Cart.shared.add(sku)
                }
            },
        ]
        MobileCore.messagingDelegate = self
    }
}

extension AdobeFlow: MessagingDelegate {
    func onShow(message: Showable) {
        guard let inApp = message.inApp else { return }
        visible = inApp.id
        listeners.forEach { $0.flow?(self, didShow: inApp) }
    }

    func onDismiss(message: Showable) {
        visible = nil
        for listener in listeners { listener.flowDidFinish?(self) }
        if let parked { parked.show(); self.parked = nil }
    }

    func shouldShowMessage(message: Showable) -> Bool {
        guard let full = message as? FullscreenMessage, let inApp = full.settings?.parent as? Message else {
            return false
        }
        for (name, action) in actions {
            inApp.handleJavascriptMessage(name) { [weak inApp] body in
                guard let inApp else { return }
                action(inApp, body)
            }
        }
        inApp.autoTrack = false
        if isCheckout {
            parked = inApp
            inApp.track("suppressed", withEdgeEventType: .suppressDisplay)
            return false
        }
        inApp.track(withEdgeEventType: .trigger)
        return true
    }

    func urlLoaded(_ url: URL, byMessage message: Showable) {
        let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
        let interaction = parts?.queryItems?.first(where: { $0.name == "interaction" })?.value
        message.inApp?.track(interaction ?? "link", withEdgeEventType: .interact)
        if let destination = Destination(rawValue: url.host ?? "") {
            Router.push(destination)
        } else if UIApplication.shared.canOpenURL(url) {
            UIApplication.shared.open(url)
        }
    }
}

private extension Showable {
    var fullscreen: FullscreenMessage? { self as? FullscreenMessage }
    var inApp: Message? { fullscreen?.settings?.parent as? Message }
}

extension Message {
    /// The name of the campaign, if there is one.
    var campaign: String { metadata["campaign"] as? String ?? "none" }
}
