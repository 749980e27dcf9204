import HeadlessStage

/// How something that is visible takes part in what the back button does.
enum BackPressInterest {
    /// Not at all.
    case none
    /// Its dialog gets every press while it is in front.
    case dialog
    /// It gets what no dialog took.
    case handler
}

/// Where a press of the back button goes (A3-070, A3-135, A3-136).
@MainActor enum BackButton {
    /// Presses the back button.
    /// - Returns: whether anything took it.
    static func press(on stage: HeadlessStage) -> Bool {
        guard let activity = AndroidSystem.of(stage).currentActivity(on: stage) else { return false }
        let visible = VisiblePresentations.of(stage)
        // An alert that is visible has the newest dialog: nothing that has one can be shown over it (A3-031).
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
