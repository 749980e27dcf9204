// Delegates in the styles in which apps write them. That they compile with only this import is the test;
// `DelegateStyleTests` runs them.

#if canImport(AEPMessaging)
    import AEPCore
    import AEPMessaging
    import AEPServices
    import UIKit
    import WebKit
#else
    import AdobeIOSModel
#endif

// MARK: An extension of an app class, with a near miss

/// The app's own class: the conformance is in an extension.
final class AppCoordinator: NSObject {
    var shownCount = 0
    var isCheckoutActive = false

    func registerDelegate() {
        MobileCore.messagingDelegate = self
    }
}

extension AppCoordinator: MessagingDelegate {
    func onShow(message: any Showable) {
        shownCount += 1
    }

    func onDismiss(message: any Showable) {
        print("dismissed", to: &Console.shared)
    }

    func shouldShowMessage(message: any Showable) -> Bool {
        return !isCheckoutActive
    }

    // A near miss: not the optional requirement, never called.
    func urlLoaded(_ url: URL) {
        shownCount = -1
    }
}

/// Discards what delegates print.
struct Console: TextOutputStream {
    nonisolated(unsafe) static var shared = Console()
    mutating func write(_ string: String) {}
}

// MARK: A handler that stores messages for later

class MessageHandler: NSObject, MessagingDelegate {
    var showMessages = false
    var currentMessage: Message?
    private var pending: [Message] = []
    private(set) var loadedUrls = [URL]()

    func onShow(message: any Showable) {
        let fullscreenMessage = message as? FullscreenMessage
        let message = fullscreenMessage?.parent
        message?.track("shown by app", withEdgeEventType: .interact)
    }

    func onDismiss(message: any Showable) {
        guard let message = (message as? FullscreenMessage)?.parent else { return }
        pending.removeAll { $0.id == message.id }
        currentMessage = nil
    }

    func shouldShowMessage(message: any Showable) -> Bool {
        let fullscreenMessage = message as? FullscreenMessage
        guard let message = fullscreenMessage?.parent else { return true }

        if message.metadata["priority"] as? String == "high" {
            return true
        }
        message.autoTrack = false
        message.handleJavascriptMessage("myInappCallback") { [weak message] content in
            guard let value = content as? String else { return }
            message?.track(value, withEdgeEventType: MessagingEdgeEventType.interact)
            message?.dismiss(suppressAutoTrack: true)
        }
        if let settings = fullscreenMessage?.settings {
            settings.setDisplayAnimation(.fade).setCornerRadius(12)
        }
        if !showMessages {
            currentMessage = message
            pending.append(message)
            message.recordDisplay()
        }
        return showMessages
    }

    func urlLoaded(_ url: URL, byMessage message: any Showable) {
        loadedUrls.append(url)
    }

    func showPending() {
        showMessages = true
        currentMessage?.show()
    }
}

// MARK: Dismissing after a delay, and the web view

final class SelfDismissingDelegate: MessagingDelegate {
    let delay: TimeInterval
    init(delay: TimeInterval) { self.delay = delay }

    func onShow(message: any Showable) {
        guard let shown = message as? FullscreenMessage, let parent = shown.parent else { return }
        // As Swift 6 requires it of apps: messages are not Sendable, but may be used from any thread.
        nonisolated(unsafe) let fullscreen = shown
        nonisolated(unsafe) let inApp = parent
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
            inApp.dismiss()
        }
        DispatchQueue.main.async {
            if let webView = fullscreen.webView as? WKWebView {
                webView.evaluateJavaScript("start()") { result, error in
                    if let error = error { print(error, to: &Console.shared) }
                }
            }
        }
    }

    func onDismiss(message: any Showable) {}

    func shouldShowMessage(message: any Showable) -> Bool { true }
}

// MARK: Main-actor classes

@MainActor
final class MainActorDelegate: NSObject, ObservableMessages {
    var visibleIDs: [String] = []
}

@MainActor protocol ObservableMessages: AnyObject {
    var visibleIDs: [String] { get set }
}

extension MainActorDelegate: MessagingDelegate {
    nonisolated func shouldShowMessage(message: any Showable) -> Bool { true }

    nonisolated func onShow(message: any Showable) {
        guard let id = (message as? FullscreenMessage)?.parent?.id else { return }
        Task { @MainActor in self.visibleIDs.append(id) }
    }

    nonisolated func onDismiss(message: any Showable) {
        let id = (message as? FullscreenMessage)?.parent?.id
        DispatchQueue.main.async { [weak self] in
            self?.visibleIDs.removeAll { $0 == id }
        }
    }

    nonisolated func urlLoaded(_ url: URL, byMessage message: any Showable) {}
}

// MARK: A singleton, and a struct that holds the delegate

// As apps write it: `@unchecked Sendable` is sound here, because the test sets it up before the SDK calls.
final class InAppService: MessagingDelegate, @unchecked Sendable {
    static let shared = InAppService()
    private var onPresented: ((Message) -> Void)?
    private init() {}

    func start(onPresented: @escaping (Message) -> Void) {
        self.onPresented = onPresented
        MobileCore.setLogLevel(.trace)
        MobileCore.registerExtensions([Messaging.self]) {
            MobileCore.configureWith(appId: "app-id")
        }
        MobileCore.messagingDelegate = self
        Messaging.refreshInAppMessages()
    }

    func onShow(message: any Showable) {
        guard let message = (message as? FullscreenMessage)?.parent else { return }
        onPresented?(message)
    }

    func onDismiss(message: any Showable) {}
    func shouldShowMessage(message: any Showable) -> Bool { return true }
}

struct AppState {
    let handler = MessageHandler()
    func register() { MobileCore.messagingDelegate = handler }
}

// MARK: Showing the page in the app's own interface

// As apps write it: `@unchecked Sendable` is sound here, because the stage lets only one thread call at a time.
final class IntegratingDelegate: MessagingDelegate, @unchecked Sendable {
    let container: UIView
    private var message: Message?

    @MainActor init() {
        container = UIView()
    }

    func shouldShowMessage(message: any Showable) -> Bool {
        self.message = (message as? FullscreenMessage)?.parent
        DispatchQueue.main.async {
            guard let view = self.message?.view as? WKWebView else { return }
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            self.container.addSubview(view)
            self.message?.track(nil, withEdgeEventType: .display)
        }
        return false
    }

    func onShow(message: any Showable) {}
    func onDismiss(message: any Showable) {}
}

// MARK: A listener of its own message

final class BannerPresenter: NSObject, FullscreenMessageDelegate {
    private var message: (any FullscreenPresentable)?

    func present(_ html: String) {
        let settings = MessageSettings(parent: self)
            .setWidth(100).setHeight(30).setVerticalAlign(.bottom).setUiTakeover(false)
            .setGestures([.swipeDown: URL(string: "adbinapp://dismiss")!])
        message = ServiceProvider.shared.uiService.createFullscreenMessage?(
            payload: html, listener: self, isLocalImageUsed: false, settings: settings)
        message?.show()
    }

    func onShow(message: FullscreenMessage) {}
    func onDismiss(message: FullscreenMessage) { self.message = nil }
    func overrideUrlLoad(message: FullscreenMessage, url: String?) -> Bool { true }
    func onShowFailure() { message = nil }
}
