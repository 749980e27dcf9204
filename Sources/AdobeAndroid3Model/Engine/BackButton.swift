import HeadlessStage

/// How a visible object takes part in handling the back button.
enum BackPressInterest {
    /// Not at all.
    case none
    /// Its dialog gets every press while it is in front.
    case dialog
    /// It gets every press that no dialog took.
    case handler
}

/// Decides what a press of the back button goes to (A3-070, A3-135, A3-136).
@MainActor enum BackButton {
    /// Presses the back button.
    /// - Returns: whether the press was handled.
    static func press(on stage: HeadlessStage) -> Bool {
        guard let activity = AndroidSystem.of(stage).currentActivity(on: stage) else { return false }
        let visible = VisiblePresentations.of(stage)
        // A visible alert has the newest dialog: nothing that has a dialog can be shown over it (A3-031).
        if let alert = visible.topmost(.dialog, in: activity) {
            alert.pressBack()
        } else if let message = MessageContainers.of(stage).topmostDialog(in: activity) {
            message.pressBack()
        } else if let message = visible.topmost(.handler, in: activity) {
            message.pressBack()
        } else {
            return false
        }
        return true
    }
}
