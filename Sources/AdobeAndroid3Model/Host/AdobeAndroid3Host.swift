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
    private let lastNumber = Locked(0)

    /// Makes a host on a stage.
    public init(stage: HeadlessStage) {
        self.stage = stage
    }

    /// Lets a campaign qualify.
    ///
    /// For each message, in the order of the text: the trigger is tracked, on the caller's thread, before this
    /// returns (A3-102); then the message is shown, which happens later, on the main thread (A3-010). A message
    /// id that was seen before stands for the same message with the same delegate (A3-003).
    /// - Parameter json: a proposition or an array of them; or a part of one: an item, a consequence, an event
    ///   with a `triggeredconsequence`, an in-app item, or the data of one. A part gets a campaign of its own: a
    ///   message `m` has the proposition `proposition-m`, the activity `activity-m` and the scope
    ///   `mobileapp://headless`; data alone get the ids `message-1`, `message-2` and so on.
    /// - Throws: `PayloadError`, naming the key path, what stood there and what was expected. Nothing has
    ///   happened then.
    public func trigger(json: Data) throws {
        let number = lastNumber.withLock { number in
            number += 1
            return number
        }
        let consequences = try PayloadDecoder(anonymousID: "message-\(number)").decode(json)
        try stage.run {
            let messages = try consequences.map(message)
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
        return consequence.proposition
            ?? PropositionInfo(
                id: "proposition-\(consequence.id)", scope: "mobileapp://headless",
                activityID: "activity-\(consequence.id)")
    }
}
