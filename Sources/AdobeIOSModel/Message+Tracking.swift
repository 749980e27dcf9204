import AdobePayload
import Foundation
import HeadlessStage

/// Events about a message: for the Edge network, and for the device's history.
extension Message {
    /// Sends an Edge event about the message, whatever `autoTrack` says. Does nothing but leave a note when
    /// the campaign is not known (AI-112). Any thread.
    /// - Parameters:
    ///   - interaction: what the user did, with `.interact`; the reason, with `.suppressDisplay` (AI-114).
    ///   - eventType: what happened.
    public func track(_ interaction: String? = nil, withEdgeEventType eventType: MessagingEdgeEventType) {
        if let host = fullscreenMessage?.host {
            return host.track(interaction, withEdgeEventType: eventType, of: self)
        }
        var details = ["eventType": eventType.toString()]
        switch eventType {
        case .interact: details["action"] = interaction ?? ""
        case .suppressDisplay: details["reason"] = interaction ?? ""
        default: break
        }
        record(AdobeLog.edgeEvent, details)
    }

    /// Writes a history record, which depends on neither `autoTrack` nor the Edge event (AI-110).
    func recordHistory(_ eventType: MessagingEdgeEventType, action: String = "") {
        if let proposition, proposition.activityID.isEmpty {
            return note("Not recorded: the campaign's activity is not known")
        }
        record(AdobeLog.historyEvent, ["eventType": eventType.shortName, "action": action])
    }

    /// Does what one step of the message's life calls for: the Edge event if it is automatic, then the
    /// history record.
    func trackStep(_ eventType: MessagingEdgeEventType, _ interaction: String? = nil) {
        if autoTrack { track(interaction, withEdgeEventType: eventType) }
        recordHistory(eventType, action: interaction ?? "")
    }

    private func record(_ name: String, _ details: [String: String]) {
        guard let proposition else { return note("Not tracked: the campaign is not known") }
        let identity = [
            "messageId": id, "propositionId": proposition.id, "scope": proposition.scope,
            "activityId": proposition.activityID,
        ]
        stage?.log.record(
            .analytics, from: AdobeLog.source, name, identity.merging(details) { $1 })
    }

    private func note(_ text: String) {
        stage?.log.record(.note, from: AdobeLog.source, text, ["messageId": id])
    }
}
