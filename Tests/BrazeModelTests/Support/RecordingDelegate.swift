#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
    import UIKit
#else
    import BrazeModel
#endif

/// Writes every callback into the trace, and calls a test's closure for it.
@MainActor final class RecordingDelegate: BrazeInAppMessageUIDelegate {
    let trace: Trace
    var choice: (Braze.InAppMessage) -> BrazeInAppMessageUI.DisplayChoice = { _ in .now }
    var prepare: (inout BrazeInAppMessageUI.PresentationContext) -> Void = { _ in }
    var onWillPresent: (any InAppMessageView) -> Void = { _ in }
    var onDidPresent: (any InAppMessageView) -> Void = { _ in }
    var onWillDismiss: (any InAppMessageView) -> Void = { _ in }
    var onDidDismiss: (any InAppMessageView) -> Void = { _ in }
    var onShouldProcess: () -> Bool = { true }
    /// The messages of the callbacks, in order.
    var messages: [Braze.InAppMessage] = []

    init(_ trace: Trace) {
        self.trace = trace
    }

    private func note(_ callback: String, _ message: Braze.InAppMessage) {
        messages.append(message)
        trace.note("\(callback)(\(message.id ?? "-"))")
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        note("displayChoice", message)
        return choice(message)
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {
        note("prepareWith", context.message)
        prepare(&context)
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        note("willPresent", message)
        onWillPresent(view)
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        note("didPresent", message)
        onDidPresent(view)
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, willDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        note("willDismiss", message)
        onWillDismiss(view)
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        note("didDismiss", message)
        onDidDismiss(view)
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?, message: Braze.InAppMessage, view: any InAppMessageView
    ) -> Bool {
        messages.append(message)
        trace.note("shouldProcess(\(clickAction.text), \(buttonId ?? "body"), \(message.id ?? "-"))")
        return onShouldProcess()
    }
}

extension Braze.InAppMessage.ClickAction {
    /// The URL of the action, or "none".
    var text: String { url?.absoluteString ?? "none" }
}
