// Apps in the styles in which people write them. That they compile with only this import is the test;
// `DelegateStyleTests` runs them.

import AdobeAndroid2Model

// MARK: An app class that sets everything up, and its screens

final class HotelApplication: Application {
    let concierge = Concierge()

    override func onCreate() {
        super.onCreate()
        MobileCore.setApplication(self)
        MobileCore.setLogLevel(LoggingMode.debug)
        MobileCore.setMessagingDelegate(concierge)
        ServiceProvider.getInstance().setURIHandler(HotelLinks())
        MobileCore.registerExtensions([Messaging.EXTENSION, Edge.EXTENSION, Identity.EXTENSION]) { _ in
            MobileCore.updateConfiguration(["messaging.useSandbox": true])
            MobileCore.configureWithFileInAssets("config.json")
        }
    }
}

final class LobbyActivity: Activity {
    override func onResume() {
        super.onResume()
        MobileCore.lifecycleStart(["screen": "lobby"])
        Messaging.refreshInAppMessages()
    }

    override func onPause() {
        MobileCore.lifecyclePause()
        super.onPause()
    }
}

final class HotelLinks: URIHandler {
    func getURIDestination(_ uri: String) -> Intent? {
        uri.hasPrefix("hotel:") ? Intent(uri: "https://hotel.example/" + uri.dropFirst("hotel:".count)) : nil
    }
}

// MARK: A delegate that keeps messages for later, with script handlers in the gate

final class Concierge: MessagingDelegate {
    var isCheckingIn = false
    private(set) var waiting: [any Message] = []
    private(set) var urls: [String] = []
    private(set) var wishes: [String] = []

    func shouldShowMessage(_ fullscreenMessage: any FullscreenMessage) -> Bool {
        guard let message = fullscreenMessage.getParent() as? any Message else { return true }
        message.handleJavascriptMessage("wish") { [weak self, weak message] content in
            self?.wishes.append(content ?? "")
            message?.track(content, .inAppInteract)
            message?.dismiss(true)
        }
        if let settings = fullscreenMessage.getMessageSettings() {
            settings.setDismissAnimation(.fade)
            settings.setCornerRadius(20)
        }
        guard isCheckingIn else { return true }
        message.setAutoTrack(false)
        waiting.append(message)
        return false
    }

    func onShow(_ message: any FullscreenMessage) {
        MobileCore.trackAction("message shown", ["id": (message.getParent() as? any Message)?.getId() ?? ""])
    }

    func urlLoaded(_ url: String, _ message: any FullscreenMessage) {
        urls.append(url)
        if url.hasSuffix("#stay") { return }
        message.dismiss()
    }

    func checkInDone() {
        isCheckingIn = false
        guard !waiting.isEmpty else { return }
        waiting.removeFirst().show()
    }
}

// MARK: An alert, a button and a message of the app's own

final class Reception: AlertListener, FloatingButtonListener, FullscreenMessageDelegate {
    private(set) var log: [String] = []
    private var bell: (any FloatingButton)?
    private(set) var card: (any FullscreenMessage)?
    private let service = ServiceProvider.getInstance().getUIService()

    func open() {
        bell = service.createFloatingButton(self)
        bell?.display()
    }

    func close() { bell?.remove() }

    func warn() {
        service.showAlert(AlertSetting.build("Late", "Check out by ten.", "Fine", "Extend"), self)
    }

    func showCard() {
        let settings = MessageSettings()
        settings.setParent(self)
        settings.setWidth(80)
        settings.setHeight(40)
        settings.setVerticalAlign(.bottom)
        settings.setHorizontalAlign(.center)
        settings.setDisplayAnimation(.bottom)
        settings.setDismissAnimation(MessageAnimation.none)
        settings.setUiTakeover(true)
        settings.setGestures([.backgroundTap: "adbinapp://dismiss", .swipeDown: ""])
        card = service.createFullscreenMessage("<p>Key card</p>", self, false, settings)
        card?.show(false)
    }

    func onPositiveResponse() { log.append("fine") }
    func onNegativeResponse() { log.append("extend") }
    func onShow() { log.append("alert") }
    func onDismiss() { log.append("alert left") }
    func onError(_ error: UIError) { log.append("alert refused") }
    func onTapDetected() {
        log.append("bell")
        warn()
    }
    func onPanDetected() { log.append("bell moved") }
    func onShow(_ message: any FullscreenMessage) { log.append("card") }
    func onDismiss(_ message: any FullscreenMessage) { log.append("card gone") }
    func overrideUrlLoad(_ message: any FullscreenMessage, _ url: String) -> Bool {
        log.append("link \(url)")
        if url.hasPrefix("adbinapp://dismiss") { message.dismiss() }
        return true
    }
    func onShowFailure() { log.append("card refused") }
}
