import HeadlessStage
import PlatformStandIns

/// An alert on the screen, which occupies the monitor (A2-040).
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
        MessageMonitor.of(stage).occupy()
        Activity.of(stage).add(self)
        stage.show(self)
        listener?.onShow()
    }

    @MainActor private func leave(_ tell: (any AlertListener) -> Void) {
        guard let stage else { return }
        MessageMonitor.of(stage).free()
        stage.remove(self)
        Activity.of(stage).remove(self)
        stage.run { listener.map(tell) }
    }
}

extension AlertDialog: StageSurface {
    var surfaceName: String { setting.getTitle() ?? "alert" }

    /// A button is called by what it says.
    func perform(_ gesture: UserGesture) -> Bool {
        switch gesture {
        case .tapButton(let text) where text == setting.getPositiveButtonText():
            leave { $0.onPositiveResponse() }
        case .tapButton(let text) where text == setting.getNegativeButtonText():
            leave { $0.onNegativeResponse() }
        case .close, .tapOutside: leave { $0.onDismiss() }
        default: return false
        }
        return true
    }

    func receive(_ event: PageEvent) -> Bool { false }
}
