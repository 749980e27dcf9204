import HeadlessStage
import PlatformStandIns

/// Analytics and clicks, to be reported by the view.
extension InAppMessageView {
    /// Logs the message's impression through its `Context`; without one, only an error (BZ-074).
    public func logImpression() {
        guard let context = controller?.message.context else { return logError(.noContextLogImpression) }
        stage.run { context.logImpression() }
    }

    /// Logs a click through the message's `Context`; without one, only an error (BZ-094).
    ///
    /// - Parameter buttonId: the button's id; nil for the message's body.
    public func logClick(buttonId: String? = nil) {
        guard let context = controller?.message.context else { return logError(.noContextLogClick) }
        stage.run { context.logClick(buttonId: buttonId) }
    }

    /// Asks the delegate whether Braze may process a click action and has it processed if so (BZ-080 to
    /// BZ-090). Does nothing for a view without controller (BZ-094).
    ///
    /// - Parameters:
    ///   - clickAction: the action of the element that was clicked.
    ///   - buttonId: the button's id in decimal; nil for the message's body.
    ///   - target: where a URL is opened. If it is the message's own controller, the message stays, and what is
    ///     triggered meanwhile is parked (BZ-092, BZ-132).
    public func process(
        clickAction: Braze.InAppMessage.ClickAction, buttonId: String? = nil, target: Any? = nil
    ) {
        guard let controller, let ui = controller.ui else { return }
        ui.stage.run {
            let message = controller.message
            let isAllowed =
                ui.delegate?.inAppMessage(
                    ui, shouldProcess: clickAction, buttonId: buttonId, message: message, view: self) ?? true
            guard isAllowed else { return }
            guard let context = message.context else { return logError(.noContextProcessClickAction) }
            ui.isProcessingClickAction = target as? UIViewController !== controller
            context.processClickAction(clickAction, target: target)
        }
    }

    /// Logs an error through the message's `Context`, or on the stage when there is none (BZ-009).
    ///
    /// - Parameter error: what went wrong.
    public func logError(_ error: BrazeInAppMessageUI.Error) {
        stage.run { error.log(through: controller?.message.context, on: stage) }
    }

    /// What a click on an element of a built-in view does: log, ask and process, dismiss (BZ-080).
    func click(_ clickAction: Braze.InAppMessage.ClickAction, buttonId: String? = nil) {
        logClick(buttonId: buttonId)
        process(clickAction: clickAction, buttonId: buttonId)
        dismiss(completion: nil)
    }

    /// The stage that the view stands on.
    var stage: HeadlessStage { controller?.stage ?? .current }
}
