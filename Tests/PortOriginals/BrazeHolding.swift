import BrazeModel
import Foundation
import PortNotebook

/// Holds the first message.
public final class BrazeHolding: BrazeInAppMessageUIDelegate {
    private let notes: Notes
    private var isFirst = true

    public init(_ notes: Notes) { self.notes = notes }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        notes.write("gate \(message.id ?? "-")")
        if isFirst {
            isFirst = false
            return .later
        }
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
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: InAppMessageView
    ) {
        notes.write("gone \(message.id ?? "-")")
    }
}
