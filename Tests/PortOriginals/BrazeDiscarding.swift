import BrazeModel
import Foundation
import PortNotebook

/// Discards every second message, and refuses every click.
public final class BrazeDiscarding: BrazeInAppMessageUIDelegate {
    private let notes: Notes
    private var count = 0

    public init(_ notes: Notes) { self.notes = notes }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        notes.write("gate \(message.id ?? "-")")
        count += 1
        return count % 2 == 0 ? .discard : .now
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: InAppMessageView
    ) {
        notes.write("will \(message.id ?? "-")")
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: InAppMessageView
    ) {
        notes.write("did \(message.id ?? "-")")
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?,
        message: Braze.InAppMessage, view: InAppMessageView
    ) -> Bool {
        false
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: InAppMessageView
    ) {
        notes.write("gone \(message.id ?? "-")")
    }
}
