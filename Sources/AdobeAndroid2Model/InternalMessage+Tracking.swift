import AdobePayload
import Foundation
import HeadlessStage

/// Events about the message, in the stage's log.
extension InternalMessage {
    func track(_ interaction: String?, _ eventType: MessagingEdgeEventType?) {
        guard let eventType else { return }
        guard let proposition else {
            stage?.log.record(
                .note, from: AdobeLog.source, "Not tracked: the campaign is not known", ["messageId": id])
            return
        }
        var details = [
            "eventType": eventType.toString(),
            "propositionEventType": eventType.getPropositionEventType(),
            "messageId": id, "propositionId": proposition.id, "scope": proposition.scope,
            "activityId": proposition.activityID, "action": interaction ?? "",
        ]
        if eventType == .inAppInteract {
            details["propositionActionId"] = interaction ?? ""
            details["propositionActionLabel"] = interaction ?? ""
        }
        stage?.log.record(.analytics, from: AdobeLog.source, AdobeLog.event, details)
    }

    /// Sends the event if the app leaves that to the SDK (A2-100).
    func trackAutomatically(_ eventType: MessagingEdgeEventType) {
        if getAutoTrack() { track(nil, eventType) }
    }
}
