import BrazeModel
import Foundation
import PortNotebook

/// Shows everything, and hears of every click.
public final class BrazeShowing: BrazeInAppMessageUIDelegate {
    private let notes: Notes

    public init(_ notes: Notes) { self.notes = notes }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        notes.write("gate \(message.id ?? "-")")
        return .now
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
        _ ui: BrazeInAppMessageUI, willDismiss message: Braze.InAppMessage, view: InAppMessageView
    ) {
        notes.write("goes \(message.id ?? "-")")
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?,
        message: Braze.InAppMessage, view: InAppMessageView
    ) -> Bool {
        notes.write("click \(buttonId ?? "body") \(message.id ?? "-")")
        return true
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: InAppMessageView
    ) {
        notes.write("gone \(message.id ?? "-")")
    }
}
