// Apps in the styles in which people write them. That they compile with only this import is the test;
// `DelegateStyleTests` runs them.

import AdobeAndroid3Model

// MARK: An app class that sets everything up, and its screens

final class BistroApplication: Application {
    let gatekeeper = MessageGatekeeper()

    override func onCreate() {
        super.onCreate()
        MobileCore.setApplication(self)
        MobileCore.setLogLevel(.verbose)
        ServiceProvider.getInstance().uiService.setPresentationDelegate(gatekeeper)
        let extensions = [
            Messaging.EXTENSION, Identity.EXTENSION, Edge.EXTENSION, Lifecycle.EXTENSION, Assurance.EXTENSION,
        ]
        MobileCore.registerExtensions(extensions) { _ in
            MobileCore.configureWithAppID("3149c49c3910/4f6b2fbf2986/launch-7d78a5fd1de3-development")
            Messaging.refreshInAppMessages()
        }
    }
}

final class MenuActivity: Activity {
    private let application: BistroApplication

    init(_ application: BistroApplication) { self.application = application }

    override func onCreate() {
        super.onCreate()
        MobileCore.trackState("menu", ["table": "7"])
    }

    override func onResume() {
        super.onResume()
        MobileCore.setApplication(application)
        MobileCore.lifecycleStart(nil)
    }

    override func onPause() {
        super.onPause()
        MobileCore.lifecyclePause()
    }

    func onOrderTapped() {
        application.gatekeeper.isOrdering = true
        MobileCore.trackAction("order", nil)
        let event = Event.Builder(
            "Order placed", "com.adobe.eventType.generic.track", "com.adobe.eventSource.requestContent"
        ).setEventData(["total": 42]).build()
        MobileCore.dispatchEvent(event)
    }

    func onOrderDone() {
        application.gatekeeper.isOrdering = false
        application.gatekeeper.showSaved()
    }
}

// MARK: A delegate that keeps messages for later, with script handlers in the gate

final class MessageGatekeeper: PresentationDelegate {
    var isOrdering = false
    private(set) var saved: (any Message)?
    private(set) var openedLinks: [String] = []
    private(set) var choices: [String] = []
    private(set) var counts: [String: Int] = [:]

    func canShow(_ presentable: any Presentable) -> Bool {
        guard let message = presentable as? any Presentable<InAppMessage> else { return true }
        message.getPresentation().eventHandler.handleJavascriptMessage("choose") { [weak self] content in
            self?.choices.append(content ?? "")
            message.dismiss()
        }
        guard isOrdering else { return true }
        saved = MessagingUtils.getMessageForPresentable(message)
        saved?.track("kept for later", MessagingEdgeEventType.trigger)
        return false
    }

    func onShow(_ presentable: any Presentable) {
        counts["shown", default: 0] += 1
        guard let message = presentable.getPresentation() as? InAppMessage else { return }
        message.eventHandler.evaluateJavascript("greet()") { [weak self] _ in self?.counts["greeted"] = 1 }
    }

    func onHide(_ presentable: any Presentable) { counts["hidden", default: 0] += 1 }

    func onDismiss(_ presentable: any Presentable) { counts["dismissed", default: 0] += 1 }

    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {
        guard let content = presentationContent as? UrlContent else { return }
        openedLinks.append(content.url)
        if content.url.contains("/menu/") { presentable.dismiss() }
    }

    func showSaved() {
        saved?.show()
        saved = nil
    }
}

// MARK: Routing of deep links

final class DeepLinkRouter: URIHandler {
    private(set) var routes: [String] = []

    func getURIDestination(_ uri: String) -> Intent? {
        guard uri.hasPrefix("bistro://") else { return nil }
        routes.append(uri)
        return Intent(uri: "intent:" + uri.dropFirst("bistro:".count))
    }
}

// MARK: An alert and a floating button of the app's own

final class HelpDesk: FloatingButtonEventListener {
    let question = WaiterQuestion()
    private(set) var button: (any Presentable<FloatingButton>)?
    private let provider: any PresentationUtilityProvider = DefaultPresentationUtilityProvider()

    func start() throws {
        let settings = try FloatingButtonSettings.Builder()
            .height(64).width(64).cornerRadius(8)
            .initialGraphic(Bitmap())
            .build()
        button = try ServiceProvider.getInstance().uiService.create(FloatingButton(settings, self), provider)
        button?.show()
    }

    func ask() throws {
        let settings = try AlertSettings.Builder()
            .title("Help").message("Call a waiter?")
            .positiveButtonText("Yes").negativeButtonText("No")
            .build()
        let alert = try ServiceProvider.getInstance().uiService.create(Alert(settings, question), provider)
        alert.show()
    }

    func onShow(_ presentable: any Presentable<FloatingButton>) {}
    func onHide(_ presentable: any Presentable<FloatingButton>) {}
    func onDismiss(_ presentable: any Presentable<FloatingButton>) {}
    func onError(_ presentable: any Presentable<FloatingButton>, _ error: any PresentationError) {}
    func onTapDetected(_ presentable: any Presentable<FloatingButton>) {
        presentable.getPresentation().eventHandler.updateGraphic(Bitmap())
        try? ask()
    }
    func onPanDetected(_ presentable: any Presentable<FloatingButton>) { presentable.hide() }
}

final class WaiterQuestion: AlertEventListener {
    private(set) var log: [String] = []

    func onShow(_ presentable: any Presentable<Alert>) { log.append("shown") }
    func onHide(_ presentable: any Presentable<Alert>) {}
    func onDismiss(_ presentable: any Presentable<Alert>) { log.append("dismissed") }
    func onError(_ presentable: any Presentable<Alert>, _ error: any PresentationError) {
        if error === ConflictingPresentation.instance {
            log.append("waits")
        } else if let failure = error as? ShowFailed {
            log.append(failure.reason)
        }
    }
    func onPositiveResponse(_ alert: any Presentable<Alert>) { log.append("waiter") }
    func onNegativeResponse(_ alert: any Presentable<Alert>) { log.append("no waiter") }
}

// MARK: A delegate that dismisses a message after a while

final class ImpatientDelegate: PresentationDelegate {
    func canShow(_ presentable: any Presentable) -> Bool { true }
    func onShow(_ presentable: any Presentable) {
        if let inApp = presentable as? any Presentable<InAppMessage>,
            let message = MessagingUtils.getMessageForPresentable(inApp)
        {
            message.setAutoTrack(false)
            message.track("seen", .interact)
        }
        presentable.hide()
        presentable.dismiss()
    }
    func onHide(_ presentable: any Presentable) {}
    func onDismiss(_ presentable: any Presentable) {}
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {}
}
