import AdobePayload
public import Foundation
public import HeadlessStage
import PlatformStandIns

/// The campaign side of the SDK on a stage: lets messages qualify. Part of the model, not of the SDK.
///
/// Sendable: what changes is behind locks. Any thread. All hosts of a stage share its messages, as one process
/// has one SDK.
public final class AdobeAndroid3Host: HeadlessHost {
    /// The world that the messages are shown in.
    public let stage: HeadlessStage
    private let numbers = MessageNumbers()

    /// Makes a host on a stage.
    public init(stage: HeadlessStage) {
        self.stage = stage
    }

    /// Lets a campaign qualify.
    ///
    /// For each message, in the order of the propositions' ranks (A3-123): the trigger is tracked, on the
    /// caller's thread, before this returns (A3-102); then the message is shown, which happens later, on the main
    /// thread (A3-010). A message id that was seen before stands for the same message with the same delegate
    /// (A3-003).
    /// - Parameter json: an answer of the Edge network, one of its handles, propositions by surface (taken in the
    ///   order of the surfaces' names), an array of propositions, or one; or a part of one: a ruleset, a rule,
    ///   an object with `consequences`, a consequence, an event with a `triggeredconsequence`, an item, or the
    ///   data of an in-app item. A part gets a campaign of its own: a message `m` has the proposition
    ///   `proposition-m`, the activity `activity-m` and the scope `mobileapp://headless`; data alone get the ids
    ///   `message-1`, `message-2` and so on. What the SDK passes over beside in-app messages (A3-124, A3-125,
    ///   A3-127, A3-128) is passed over here too and written into the stage's log.
    /// - Throws: `PayloadError` when there is no in-app message in it: it names the key path, what stood there
    ///   instead and what was expected. Nothing has happened then.
    public func trigger(json: Data) throws {
        let campaigns = try Campaigns<InAppConsequence>(payload: json, anonymousID: numbers.next())
        campaigns.notePassedOver(in: stage.log, from: AdobeLog.source)
        stage.reportMisplacedDelegate(in: Carried<ServiceProvider>.self, from: AdobeLog.source) {
            $0.value.hasDelegate
        }
        try stage.run {
            let messages = try campaigns.messages.map(message)
            for message in messages {
                message.trackStep(.trigger)
                message.show()
            }
        }
    }

    private func message(_ consequence: InAppConsequence) throws -> InternalMessage {
        try MessageMap.of(stage).message(withID: consequence.messageID) {
            try InternalMessage(consequence, proposition: proposition(of: consequence), stage: stage)
        }
    }

    /// What is known about the campaign. It is looked up by the consequence's id, so a message with an id of its
    /// own is not found.
    private func proposition(of consequence: InAppConsequence) -> PropositionInfo? {
        guard isTrackingInfoKnown, consequence.id == consequence.messageID else { return nil }
        return consequence.proposition ?? PropositionInfo(madeUpFor: consequence.id)
    }
}
