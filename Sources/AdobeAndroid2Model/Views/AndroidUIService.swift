import HeadlessStage
import PlatformStandIns

/// The UI service of a stage.
///
/// `@unchecked Sendable` is sound: the handler is behind a lock, and called on whichever thread opens a URI.
/// `stage` is written by the initialiser only.
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
        guard let stage, !url.allSatisfy(\.isWhitespace), stage.app.hasRootViewController,
            let intent = getIntentWithURI(url)
        else { return false }
        // The text as it is, which need not be a URL that Foundation can read.
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
}

/// What the app's activity carries: keeps messages, alerts and buttons alive while they are on it. Main actor.
@MainActor final class ActivityContents {
    /// The messages, topmost last.
    private(set) var fragments: [MessageFragment] = []
    private var others: [any StageSurface] = []

    private init() {}

    /// The activity of a stage, made on first use.
    static func of(_ stage: HeadlessStage) -> ActivityContents {
        // `shared` calls the closure at once, on this thread, which is the main thread.
        stage.shared(ActivityContents.self) { MainThread.assume { ActivityContents() } }
    }

    func add(_ fragment: MessageFragment) { fragments.append(fragment) }
    func add(_ other: any StageSurface) { others.append(other) }
    func remove(_ fragment: MessageFragment) { fragments.removeAll { $0 === fragment } }
    func remove(_ other: any StageSurface) { others.removeAll { $0 === other } }

    /// The alert that is in front of everything, if there is one.
    var alert: AlertDialog? { others.lazy.compactMap { $0 as? AlertDialog }.last }

    func contains(_ fragment: MessageFragment) -> Bool {
        fragments.contains { $0 === fragment }
    }
}

/// An alert on the screen. Its monitor was occupied before it came there (A2-210).
///
/// The rules tell what frees the monitor, not which callbacks go with it: here a button gives its response
/// only, and leaving without an answer gives `onDismiss`.
///
/// `@unchecked Sendable` is sound: the listener is immutable and called on the main thread only, and `stage` is
/// written by the initialiser only.
final class AlertDialog: @unchecked Sendable {
    private let setting: AlertSetting
    private let listener: (any AlertListener)?
    private weak var stage: HeadlessStage?

    init(_ setting: AlertSetting, _ listener: (any AlertListener)?, stage: HeadlessStage) {
        self.setting = setting
        self.listener = listener
        self.stage = stage
    }

    @MainActor func show() {
        guard let stage else { return }
        ActivityContents.of(stage).add(self)
        stage.show(self)
        listener?.onShow()
    }

    /// The back button leaves the alert without an answer (A2-212).
    @MainActor func cancel() {
        leave { $0.onDismiss() }
    }

    @MainActor private func leave(_ tell: (any AlertListener) -> Void) {
        guard let stage else { return }
        MessageMonitor.of(stage).free()
        stage.remove(self)
        ActivityContents.of(stage).remove(self)
        stage.run { listener.map(tell) }
    }
}

extension AlertDialog: StageSurface {
    var surfaceName: String { setting.getTitle() ?? "alert" }

    /// A button is called by what it says. An alert has no close box, so closing stands for the back button; a tap
    /// beside it does nothing (A2-212).
    func perform(_ gesture: UserGesture) -> Bool {
        switch gesture {
        case .tapButton(let text) where text == setting.getPositiveButtonText():
            leave { $0.onPositiveResponse() }
        case .tapButton(let text) where text == setting.getNegativeButtonText():
            leave { $0.onNegativeResponse() }
        case .close: cancel()
        case .tapOutside: break
        default: return false
        }
        return true
    }

    func receive(_ event: PageEvent) -> Bool { false }
}
