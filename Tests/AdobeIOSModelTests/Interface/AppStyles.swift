// Whole parts of apps, in the styles of public code: app delegates, view controllers, delegates that forward. They
// compile with only this import; `AppStyleTests` runs them.

#if canImport(AEPMessaging)
    import AEPCore
    import AEPMessaging
    import AEPServices
    import PlatformStandIns
    import UIKit
    import WebKit
#else
    import AdobeIOSModel
#endif

// MARK: An app delegate that sets everything up and is the delegate itself

@MainActor
class ShopAppDelegate: UIResponder, UIApplicationDelegate {
    static let logTag = "ShopApp"
    var window: UIWindow?
    // As apps write it: the postponed messages, by id. Sound: the stage lets only one thread call at a time.
    nonisolated(unsafe) private(set) var saved: [String: AEPMessaging.Message] = [:]
    nonisolated(unsafe) var isOnboarding = true

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        AEPCore.MobileCore.setLogLevel(.trace)
        let extensions: [NSObject.Type] = [Messaging.self]
        MobileCore.registerExtensions(extensions) {
            MobileCore.configureWith(appId: "env/app")
            MobileCore.updateConfigurationWith(configDict: ["messaging.useSandbox": true])
            MobileCore.lifecycleStart(additionalContextData: ["launch": "cold"])
        }
        MobileCore.messagingDelegate = self
        Log.debug(label: Self.logTag, "Messaging is set up")
        return true
    }

    func finishOnboarding() {
        isOnboarding = false
        for message in saved.values.sorted(by: { $0.id < $1.id }) { message.show() }
        saved.removeAll()
    }
}

extension ShopAppDelegate: AEPServices.MessagingDelegate {
    nonisolated func shouldShowMessage(message: any AEPServices.Showable) -> Bool {
        guard let fullscreen = message as? AEPServices.FullscreenMessage, let inApp = fullscreen.parent else {
            return true
        }
        if isOnboarding {
            Log.warning(label: "ShopApp", "Saved \(inApp.id) for later")
            saved[inApp.id] = inApp
            return false
        }
        return true
    }

    nonisolated func onShow(message: any AEPServices.Showable) {
        Log.trace(label: "ShopApp", "onShow")
        MobileCore.track(
            action: "inapp.shown", data: ["id": (message as? FullscreenMessage)?.parent?.id ?? ""])
    }

    nonisolated func onDismiss(message: any AEPServices.Showable) {
        Log.trace(label: "ShopApp", "onDismiss")
    }

    nonisolated func urlLoaded(_ url: URL, byMessage message: any AEPServices.Showable) {
        Log.debug(label: "ShopApp", "urlLoaded \(url.absoluteString)")
    }
}

// MARK: A view controller from a storyboard, with the page in its own view

final class OfferViewController: UIViewController {
    private let stateLabel = UILabel()
    nonisolated(unsafe) private var currentMessage: Message?
    let messageContainer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(stateLabel)
        view.addSubview(messageContainer)
        MobileCore.messagingDelegate = self
        MobileCore.track(state: "offers", data: nil)
        Messaging.refreshInAppMessages()
    }

    var stateText: String? { stateLabel.text }

    func closeOffer() {
        messageContainer.subviews.forEach { $0.removeFromSuperview() }
        currentMessage?.track("closed", withEdgeEventType: .interact)
        currentMessage?.track(nil, withEdgeEventType: .dismiss)
        currentMessage = nil
    }

    private func embed() {
        guard let message = currentMessage, let webView = message.view as? WKWebView else { return }
        webView.frame = messageContainer.bounds
        webView.scrollView.isScrollEnabled = true
        messageContainer.addSubview(webView)
        stateLabel.text = "Offer \(message.id)"
        message.track(nil, withEdgeEventType: .display)
        message.recordDisplay()
    }
}

extension OfferViewController: MessagingDelegate {
    nonisolated func shouldShowMessage(message: any Showable) -> Bool {
        let fullscreenMessage = message as? FullscreenMessage
        currentMessage = fullscreenMessage?.parent
        guard let currentMessage, currentMessage.metadata["inline"] as? Bool == true else { return true }
        currentMessage.autoTrack = false
        currentMessage.handleJavascriptMessage("offer") { [weak self] content in
            guard let text = content as? String else { return }
            self?.currentMessage?.track(text, withEdgeEventType: .interact)
        }
        DispatchQueue.main.async { self.embed() }
        return false
    }

    nonisolated func onShow(message: any Showable) {}
    nonisolated func onDismiss(message: any Showable) {}
}

// MARK: A delegate that forwards to several, with calls of optional requirements

final class MulticastDelegate: NSObject, MessagingDelegate {
    private let delegates = NSMutableArray()

    func add(_ delegate: any MessagingDelegate) { delegates.add(delegate) }

    private var all: [any MessagingDelegate] { delegates.compactMap { $0 as? any MessagingDelegate } }

    func onShow(message: any Showable) { all.forEach { $0.onShow(message: message) } }
    func onDismiss(message: any Showable) { all.forEach { $0.onDismiss(message: message) } }
    func shouldShowMessage(message: any Showable) -> Bool {
        all.allSatisfy { $0.shouldShowMessage(message: message) }
    }
    func urlLoaded(_ url: URL, byMessage message: any Showable) {
        for delegate in all { delegate.urlLoaded?(url, byMessage: message) }
    }
}

/// Holds one delegate weakly, as wrapper SDKs do.
final class ForwardingDelegate: MessagingDelegate {
    weak var next: (any MessagingDelegate)?
    func onShow(message: any Showable) { next?.onShow(message: message) }
    func onDismiss(message: any Showable) { next?.onDismiss(message: message) }
    func shouldShowMessage(message: any Showable) -> Bool {
        next?.shouldShowMessage(message: message) ?? true
    }
    func urlLoaded(_ url: URL, byMessage message: any Showable) { next?.urlLoaded?(url, byMessage: message) }
}

// MARK: A sample screen that makes its own message through the UI service

final class SampleScreen: NSObject, AEPServices.FullscreenMessageDelegate {
    private var message: (any AEPServices.FullscreenPresentable)?
    private var button: (any FloatingButtonPresentable)?
    weak var observer: (any FullscreenMessageDelegate)?
    private(set) var heard: [String] = []

    func showSample() {
        let settings = MessageSettings(parent: self)
        settings.setWidth(90)
        settings.setHeight(40)
        settings.setVerticalAlign(.bottom)
        settings.setDisplayAnimation(.bottom)
        settings.setDismissAnimation(.bottom)
        settings.setBackdropColor("1A1A1A")
        settings.setBackdropOpacity(0.4)
        settings.setUiTakeover(true)
        settings.setGestures([.swipeDown: URL(string: "adbinapp://dismiss")!])
        message = ServiceProvider.shared.uiService.createFullscreenMessage?(
            payload: "<html><body>sample</body></html>", listener: self, isLocalImageUsed: false,
            settings: settings)
        message?.show()
    }

    func showButton() {
        button = ServiceProvider.shared.uiService.createFloatingButton(listener: self)
        button?.setInitial(position: FloatingButtonPosition.topRight)
        button?.show()
    }

    func onShow(message: FullscreenMessage) { heard.append("onShow") }
    func onDismiss(message: FullscreenMessage) {
        heard.append("onDismiss")
        self.message = nil
    }
    func overrideUrlLoad(message: FullscreenMessage, url: String?) -> Bool {
        guard let url, url.hasPrefix("adbinapp:") else { return true }
        heard.append("overrideUrlLoad \(url)")
        message.dismiss()
        return false
    }
    func webViewDidFinishInitialLoading(webView: WKWebView) {
        heard.append("loaded")
        observer?.webViewDidFinishInitialLoading?(webView: webView)
    }
    func onShowFailure() { heard.append("onShowFailure") }
    func onError(message: FullscreenMessage, error: PresentationError) {
        heard.append(error.getReason())
        observer?.onError?(message: message, error: error)
    }
}

extension SampleScreen: FloatingButtonDelegate {
    func onTapDetected() { heard.append("tap") }
    func onPanDetected() { heard.append("pan") }
    func onShow() { heard.append("button onShow") }
    func onDismiss() { heard.append("button onDismiss") }
}

// MARK: A handler that makes itself the web view's navigation delegate in the gate

final class DeepLinkHandler: NSObject, MessagingDelegate {
    // As apps write it. Sound: everything that follows is on the main thread.
    nonisolated(unsafe) private(set) var routed: [URL] = []

    func shouldShowMessage(message: any Showable) -> Bool {
        nonisolated(unsafe) let inApp = (message as? FullscreenMessage)?.parent
        nonisolated(unsafe) let handler = self
        // In place of an app's `DispatchQueue.main.async`, which uses a queue that the stage does not drive.
        MainThread.async { (inApp?.view as? WKWebView)?.navigationDelegate = handler }
        return true
    }

    func onShow(message: any Showable) {}
    func onDismiss(message: any Showable) {}
}

extension DeepLinkHandler: WKNavigationDelegate {
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        guard let url = navigationAction.request.url, url.scheme == "shop" else {
            decisionHandler(.allow)
            return
        }
        routed.append(url)
        decisionHandler(.cancel)
    }
}
