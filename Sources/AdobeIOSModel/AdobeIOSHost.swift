public import Foundation
public import HeadlessStage
import PlatformStandIns

/// The campaign side of the SDK on a stage: lets messages qualify. Part of the model, not of the SDK.
///
/// Sendable: what changes is behind locks. Any thread.
public final class AdobeIOSHost: HeadlessHost {
    struct Switches: Sendable {
        var isTrackingInfoKnown = true
        var isPreview = false
    }

    /// The world that the messages are shown in.
    public let stage: HeadlessStage
    let switches = Locked(Switches())
    private let lastNumber = Locked(0)

    /// Makes a host on a stage.
    public init(stage: HeadlessStage) {
        self.stage = stage
    }

    /// Lets a campaign qualify.
    ///
    /// For each message, in the order of the propositions' ranks (AI-013): the trigger is tracked, on the
    /// caller's thread, before this returns; then the message is shown with delegate control (AI-012), which
    /// happens later. Each trigger makes new messages (AI-014).
    /// - Parameter json: a proposition or an array of them, in the current or the legacy format; or a part of
    ///   one: an item, a consequence, an event with a `triggeredconsequence`, an in-app item, or the data of
    ///   one. A part gets a campaign of its own: a message `m` has the proposition `proposition-m`, the
    ///   activity `activity-m` and the scope `mobileapp://headless`; data alone get the ids `message-1`,
    ///   `message-2` and so on.
    /// - Throws: `PayloadError`, naming the key path, what stood there and what was expected. Nothing has
    ///   happened then.
    public func trigger(json: Data) throws {
        let messages = try messages(in: json)
        stage.run {
            for message in messages where isDisplayable(message) {
                TriggeredMessages.of(stage).keep(message)
                message.trackStep(.trigger)
                message.show(withMessagingDelegateControl: true)
            }
        }
    }

    /// Makes the messages that a payload describes, in the order in which they would be triggered, and does
    /// nothing with them.
    ///
    /// A message that is not triggered is held by its view for good unless `Message.takeApart()` is called.
    /// - Parameter json: see `trigger(json:)`.
    /// - Throws: `PayloadError`, naming the key path, what stood there and what was expected.
    public func messages(in json: Data) throws -> [Message] {
        let number = lastNumber.withLock { number in
            number += 1
            return number
        }
        let consequences = try PayloadDecoder(anonymousID: "message-\(number)").decode(json)
        return stage.run {
            consequences.map { Message($0, proposition: proposition(of: $0), stage: stage) }
        }
    }

    /// Only messages whose campaign is known are shown, save in a preview. The others are dropped silently, as
    /// far as the app can see (AI-011).
    private func isDisplayable(_ message: Message) -> Bool {
        if message.proposition != nil || switches.current.isPreview { return true }
        message.takeApart()
        stage.log.record(
            .note, from: AdobeLog.source, "Dropped: the campaign is not known", ["messageId": message.id])
        return false
    }

    /// What is known about the campaign. It is looked up by the consequence's id, so a message with an id of
    /// its own is not found.
    private func proposition(of consequence: InAppConsequence) -> PropositionInfo? {
        let switches = switches.current
        guard switches.isTrackingInfoKnown, !switches.isPreview, consequence.id == consequence.messageID
        else { return nil }
        return consequence.proposition
            ?? PropositionInfo(
                id: "proposition-\(consequence.id)", scope: "mobileapp://headless",
                activityID: "activity-\(consequence.id)", rank: .max)
    }
}

/// Keeps every message that was triggered on a stage, as the SDK does (AI-041), until the stage ends.
final class TriggeredMessages: Sendable {
    private let messages = Locked<[Message]>([])

    private init() {}

    static func of(_ stage: HeadlessStage) -> TriggeredMessages {
        stage.shared(TriggeredMessages.self) { TriggeredMessages() }
    }

    func keep(_ message: Message) {
        messages.withLock { $0.append(message) }
    }

    deinit {
        for message in messages.current { message.fullscreenMessage = nil }
    }
}
