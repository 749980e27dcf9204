import AdobePayload
import HeadlessStage
import PlatformStandIns

/// The message of a campaign, which its presentable's listener tracks.
///
/// `@unchecked Sendable` is sound: auto-track is behind a lock, `stage` is written by the initialiser only, and
/// the rest is immutable; the metadata are strings, numbers, booleans, arrays and dictionaries.
final class InternalMessage: Message, @unchecked Sendable {
    private let messageID: String
    private let metadata: [String: Any]
    private let proposition: PropositionInfo?
    private let presentable: any Presentable
    private let autoTrack = Locked(true)
    private weak var stage: HeadlessStage?
    let presentationID: String

    /// Makes the message of an item, and its presentable with the UI service of the stage.
    /// - Throws: what the UI service throws.
    init(_ consequence: InAppConsequence, proposition: PropositionInfo?, stage: HeadlessStage) throws {
        let presentation = InAppMessage(
            consequence.settings, MessagingFullscreenEventListener(stage: stage))
        // Without its argument: before iOS 16 and macOS 13, no type that is generic may be made with one that has it.
        presentable = try stage.run { () -> any Presentable in
            try ServiceProvider.getInstance().uiService.create(
                presentation, DefaultPresentationUtilityProvider(stage: stage))
        }
        presentationID = presentation.id
        messageID = consequence.messageID
        metadata = consequence.metadata.compactMapValues(\.swiftValue)
        self.proposition = proposition
        self.stage = stage
    }

    func getId() -> String { messageID }
    func show() { presentable.show() }
    func dismiss() { presentable.dismiss() }
    func setAutoTrack(_ enabled: Bool) { autoTrack.withLock { $0 = enabled } }
    func getAutoTrack() -> Bool { autoTrack.current }
    func getMetadata() -> [String: Any] { metadata }
    func recordDisplay() { recordHistory(.display) }

    // MARK: Tracking

    func track(_ interaction: String?, _ eventType: MessagingEdgeEventType?) {
        guard let eventType else { return }
        var details = ["eventType": eventType.toString()]
        if let interaction, !interaction.isEmpty {
            switch eventType {
            case .interact: details["action"] = interaction
            case .suppressDisplay: details["reason"] = interaction
            default: break
            }
        }
        record(AdobeLog.edgeEvent, details)
    }

    /// Writes a history record, which does not depend on auto-track (A3-100).
    func recordHistory(_ eventType: MessagingEdgeEventType, _ action: String = "") {
        if proposition?.activityID.isEmpty == true {
            return note("Not recorded: the campaign's activity is not known")
        }
        record(AdobeLog.historyEvent, ["eventType": eventType.getPropositionEventType(), "action": action])
    }

    /// Does what one step of the message's life calls for: the Edge event if auto-track is on, then the history
    /// record.
    func trackStep(_ eventType: MessagingEdgeEventType, _ interaction: String = "") {
        if getAutoTrack() { track(interaction, eventType) }
        recordHistory(eventType, interaction)
    }

    private func record(_ name: String, _ details: [String: String]) {
        guard let proposition else { return note("Not tracked: the campaign is not known") }
        let identity = [
            "messageId": messageID, "propositionId": proposition.id, "scope": proposition.scope,
            "activityId": proposition.activityID,
        ]
        stage?.log.record(.analytics, from: AdobeLog.source, name, identity.merging(details) { $1 })
    }

    private func note(_ text: String) {
        stage?.log.record(.note, from: AdobeLog.source, text, ["messageId": messageID])
    }
}
