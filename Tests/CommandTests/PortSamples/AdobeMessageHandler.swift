import AEPCore
import AEPMessaging
import AEPServices
import UIKit
import WebKit

class MessageHandler: MessagingDelegate {
    var showMessages = true
    var autoTrack = true
    var currentMessage: Message?
    private(set) var events: [String] = []
    var onPurchase: ((String) -> Void)?

    func onShow(message: Showable) {
        let fullscreenMessage = message as? FullscreenMessage
        print("message was shown \(fullscreenMessage?.debugDescription ?? "undefined")")
    }

    func onDismiss(message: Showable) {
        let fullscreenMessage = message as? FullscreenMessage
        print("message was dismissed \(fullscreenMessage?.debugDescription ?? "undefined")")
        currentMessage = nil
    }

    func shouldShowMessage(message: Showable) -> Bool {
        // access to the whole message from the parent
        let fullscreenMessage = message as? FullscreenMessage
        let message = fullscreenMessage?.parent

        // in-line handling of javascript calls
        message?.handleJavascriptMessage("myInappCallback") { content in
            print("javascript body passed to native callback: \(content ?? "empty")")
            message?.track(content as? String, withEdgeEventType: .inappInteract)
        }

        // get the uiview - add it
        let messageWebView = message?.view as? WKWebView
        messageWebView?.evaluateJavaScript("startTimer();") { result, error in
            if error != nil { return }
            print(result ?? "nothing")
        }

        // if we're not showing the message now, we can save it for later
        if !showMessages {
            currentMessage = message
            currentMessage?.track("message suppressed", withEdgeEventType: .inappTrigger)
        } else if !autoTrack {
            message?.autoTrack = false
            currentMessage?.track(nil, withEdgeEventType: .inappDisplay)
        }

        return showMessages
    }

    func urlLoaded(_ url: URL, byMessage message: Showable) {
        guard url.scheme == "adbinapp" || url.host == "purchase" else { return }
        onPurchase?(url.lastPathComponent)
        (message as? FullscreenMessage)?.parent?.dismiss(suppressAutoTrack: true)
    }

    func showSaved() {
        guard let saved = currentMessage else { return }
        showMessages = true
        saved.show()
    }
}

/// Where the launch code is.
class AppDelegate: UIResponder, UIApplicationDelegate {
    let messageHandler = MessageHandler()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        MobileCore.setLogLevel(.trace)
        MobileCore.registerExtensions([Messaging.self]) {
            MobileCore.configureWith(appId: "3149c49c3910/4f6b2fbf2986/launch-7d78a5fd1de3-development")
            MobileCore.lifecycleStart(additionalContextData: nil)
        }
        MobileCore.messagingDelegate = messageHandler
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        MobileCore.lifecyclePause()
    }
}
