import HeadlessStage

/// An alert on the screen. It occupied its monitor before it was shown (A2-210).
///
/// The rules say what frees the monitor, but not which callbacks are called. Here a button calls only its response, and
/// closing without an answer calls `onDismiss`. The rules also do not say what happens to an alert when its activity is
/// destroyed: here it stays.
///
/// `@unchecked Sendable` is sound: the listener is immutable and called on the main thread only, and `stage` is set
/// only in the initialiser.
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

    @MainActor private func leave(_ tell: (any AlertListener) -> Void) {
        guard let stage else { return }
        MessageMonitor.of(stage).free()
        stage.remove(self)
        ActivityContents.of(stage).remove(self)
        stage.run { listener.map(tell) }
    }
}

extension AlertDialog: ActivityDialog {
    /// The back button closes the alert without an answer (A2-212).
    func pressBack() {
        leave { $0.onDismiss() }
    }

    /// The alert stays in front of the recreated activity.
    func rotate() { stayInFront() }

    func stayInFront() {
        stage?.show(self)
    }
}

extension AlertDialog: StageSurface {
    var surfaceName: String { setting.getTitle() ?? "alert" }

    /// A button is identified by its title. An alert has no close button, so the close gesture acts as the back button.
    /// A tap outside the alert does nothing (A2-212).
    func perform(_ gesture: UserGesture) -> Bool {
        switch gesture {
        case .tapButton(let text) where text == setting.getPositiveButtonText():
            leave { $0.onPositiveResponse() }
        case .tapButton(let text) where text == setting.getNegativeButtonText():
            leave { $0.onNegativeResponse() }
        case .close: pressBack()
        case .tapOutside: break
        default: return false
        }
        return true
    }

    func receive(_ event: PageEvent) -> Bool { false }
}
