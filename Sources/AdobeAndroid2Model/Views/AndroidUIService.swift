import HeadlessStage

/// The UI service of a stage.
///
/// `@unchecked Sendable` is sound: the handler is protected by a lock, and called on the thread that opens a URI.
/// `stage` is set only in the initialiser.
final class AndroidUIService: UIService, @unchecked Sendable {
    private weak var stage: HeadlessStage?
    private let uriHandler = Locked<(any URIHandler)?>(nil)

    init(stage: HeadlessStage) {
        self.stage = stage
    }

    func showAlert(_ alertSetting: AlertSetting, _ alertListener: (any AlertListener)?) {
        guard let stage else { return }
        stage.run {
            let monitor = MessageMonitor.of(stage)
            guard !monitor.isDisplayed else {
                alertListener?.onError(.anotherMessageIsDisplayed)
                return
            }
            guard stage.app.hasRootViewController else {
                return stage.log.record(.error, from: AdobeLog.source, "An alert needs an activity")
            }
            guard alertSetting.hasButton else {
                return stage.log.record(
                    .error, from: AdobeLog.source, "An alert needs the text of a button")
            }
            monitor.occupy()
            let dialog = AlertDialog(alertSetting, alertListener, stage: stage)
            stage.onMain { dialog.show() }
        }
    }

    func showUrl(_ url: String) -> Bool {
        guard let stage, !url.isBlankInJava, stage.app.hasRootViewController,
            let intent = getIntentWithURI(url)
        else { return false }
        // The text is recorded as it is; Foundation need not be able to parse it as a URL.
        stage.log.record(.openedURL, from: AdobeLog.source, intent.getDataString())
        return true
    }

    func setURIHandler(_ uriHandler: (any URIHandler)?) {
        self.uriHandler.set(\.self, uriHandler)
    }

    func getIntentWithURI(_ uri: String) -> Intent? {
        guard !uri.isEmpty else { return nil }
        let handler = uriHandler.withLock { $0 }
        return handler?.getURIDestination(uri) ?? Intent(uri: uri)
    }

    func createFloatingButton(_ buttonListener: any FloatingButtonListener) -> (any FloatingButton)? {
        guard let stage, stage.app.hasRootViewController else { return nil }
        return ButtonView(buttonListener, stage: stage)
    }

    func createFullscreenMessage(
        _ html: String, _ fullscreenMessageDelegate: (any FullscreenMessageDelegate)?,
        _ isLocalImageUsed: Bool, _ messageSettings: MessageSettings?
    ) -> (any FullscreenMessage)? {
        guard let stage, let fullscreenMessageDelegate else { return nil }
        return AEPMessage(
            html: html, listener: fullscreenMessageDelegate, settings: messageSettings, stage: stage)
    }

    func showLocalNotification(_ notificationSetting: NotificationSetting) {
        guard let stage else { return }
        let details = ["identifier": notificationSetting.getIdentifier() ?? ""]
        stage.log.record(.note, from: AdobeLog.source, "showLocalNotification", details)
    }
}
