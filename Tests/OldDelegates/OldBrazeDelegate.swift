package import BrazeModel
import Foundation
import PlatformStandIns

/// A Braze delegate as an app might have written it, which writes down every call.
@MainActor package final class OldBrazeDelegate: BrazeInAppMessageUIDelegate {
    package private(set) var calls: [String] = []
    package var choice = BrazeInAppMessageUI.DisplayChoice.now
    package var processesClicks = true
    package var onPrepare: (@MainActor (inout BrazeInAppMessageUI.PresentationContext) -> Void)?
    package private(set) var ui: BrazeInAppMessageUI?
    package private(set) var last: Braze.InAppMessage?

    /// What it hears of a message `m1` that is shown, and dismissed by a link `adbinapp://dismiss?interaction=ok`.
    package static let lifeWithLink = [
        "displayChoice m1 hidden", "prepareWith m1 hidden", "willPresent m1 visible",
        "didPresent m1 visible", "shouldProcess(none, body) m1 visible",
        "willDismiss m1 visible", "didDismiss m1 hidden",
    ]

    package init() {}

    private func write(_ call: String, _ ui: BrazeInAppMessageUI, _ message: Braze.InAppMessage) {
        self.ui = ui
        last = message
        calls.append(
            "\(call) \(message.id ?? "?") \(ui.messageView == nil ? "hidden" : "visible")"
                + (MainThread.isCurrent ? "" : " OFF MAIN"))
    }

    package func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        write("displayChoice", ui, message)
        return choice
    }
    package func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {
        write("prepareWith", ui, context.message)
        onPrepare?(&context)
    }
    package func inAppMessage(
        _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) { write("willPresent", ui, message) }
    package func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) { write("didPresent", ui, message) }
    package func inAppMessage(
        _ ui: BrazeInAppMessageUI, willDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) { write("willDismiss", ui, message) }
    package func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) { write("didDismiss", ui, message) }
    package func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?,
        message: Braze.InAppMessage, view: any InAppMessageView
    ) -> Bool {
        write(
            "shouldProcess(\(clickAction.url?.absoluteString ?? "none"), \(buttonId ?? "body"))", ui, message)
        return processesClicks
    }
}
