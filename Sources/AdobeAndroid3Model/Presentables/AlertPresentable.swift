import HeadlessStage

/// An alert on the screen. Its buttons have the ids `positive` and `negative`.
///
/// `@unchecked Sendable` is sound: it adds nothing to its base class.
final class AlertPresentable: AEPPresentable<Alert>, @unchecked Sendable {
    override func tell(_ event: PresentationEvent) {
        presentation.eventListener.hear(event, of: self)
    }

    /// Tells the listener which button it was, and dismisses (rules, 4.3).
    override func perform(_ gesture: UserGesture) -> Bool {
        switch gesture {
        case .tapButton("positive") where presentation.settings.positiveButtonText != nil:
            presentation.eventListener.onPositiveResponse(self)
        case .tapButton("negative") where presentation.settings.negativeButtonText != nil:
            presentation.eventListener.onNegativeResponse(self)
        default: return false
        }
        dismiss()
        return true
    }

    override func pressBack() -> Bool {
        dismiss()
        return true
    }
}
