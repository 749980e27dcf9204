import HeadlessStage
import PlatformStandIns

/// A window over the app's activity: a message or an alert.
@MainActor protocol ActivityDialog: AnyObject {
    /// The user presses the back button while this is in front.
    func pressBack()
    /// The activity is recreated together with this dialog.
    func rotate()
    /// Something was added to the activity. This dialog stays in front of it.
    func stayInFront()
}

/// The content of the app's activity: keeps messages, alerts and buttons alive while they are on it. Main actor.
@MainActor final class ActivityContents {
    /// The messages and alerts, in the order in which they came: the last one is in front.
    private(set) var dialogs: [any ActivityDialog] = []
    let buttons: FloatingButtons

    private init(_ stage: HeadlessStage) { buttons = FloatingButtons(stage) }

    /// The activity of a stage, made on first use.
    static func of(_ stage: HeadlessStage) -> ActivityContents {
        // `shared` calls the closure at once, on this thread, which is the main thread.
        stage.shared(ActivityContents.self) { MainThread.assume { ActivityContents(stage) } }
    }

    /// The messages alone.
    var fragments: [MessageFragment] { dialogs.compactMap { $0 as? MessageFragment } }

    func add(_ dialog: any ActivityDialog) { dialogs.append(dialog) }
    func remove(_ dialog: any ActivityDialog) { dialogs.removeAll { $0 === dialog } }
    func contains(_ dialog: any ActivityDialog) -> Bool { dialogs.contains { $0 === dialog } }
}
