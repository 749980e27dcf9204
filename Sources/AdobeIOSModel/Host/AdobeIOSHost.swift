import AdobePayload
public import Foundation
public import HeadlessStage
import PlatformStandIns

/// The campaign side of the SDK on a stage: triggers messages. Part of the model, not of the SDK.
///
/// Sendable: mutable state is protected by locks. Any thread.
public final class AdobeIOSHost: HeadlessHost {
    struct Switches: Sendable {
        var isTrackingInfoKnown = true
        var isPreview = false
    }

    /// The stage that the messages are shown on.
    public let stage: HeadlessStage
    let switches = Locked(Switches())
    private let numbers = MessageNumbers()

    /// Makes a host on a stage.
    public init(stage: HeadlessStage) {
        self.stage = stage
    }

    /// Triggers a campaign.
    ///
    /// Goes through the messages in the order of the propositions' ranks (AI-013, AI-132). The trigger is tracked on
    /// the caller's thread before this returns. The message is shown later, with delegate control (AI-012). Each
    /// trigger makes new messages (AI-014).
    /// - Parameter json: a response of the Edge network, one of its handles, propositions by surface (taken in the
    ///   order of the surfaces' names), an array of propositions, or one proposition. It can also be part of a
    ///   proposition: a ruleset, a rule, an object with `consequences`, a consequence, an event with a
    ///   `triggeredconsequence`, an item, or the data of an in-app item. A part gets a campaign of its own: a message
    ///   `m` has the proposition `proposition-m`, the activity `activity-m` and the scope `mobileapp://headless`; data
    ///   alone get the ids `message-1`, `message-2` and so on. Content that the SDK skips because it is not an in-app
    ///   message (AI-131, AI-133 to AI-136, AI-159, AI-160, AI-174) is skipped here too and written to the stage's log.
    ///   A condition is only checked for having any requirement.
    /// - Throws: `PayloadError` when the payload has no in-app message. The error names the key path, the value found
    ///   and the value expected. Then nothing has happened.
    public func trigger(json: Data) throws {
        let messages = try messages(in: json)
        stage.reportMisplacedDelegate(in: ServiceProvider.self, from: AdobeLog.source) {
            $0.messagingDelegate != nil
        }
        stage.run {
            for message in messages where isDisplayable(message) {
                TriggeredMessages.of(stage).keep(message)
                message.trackStep(.trigger)
                message.show(withMessagingDelegateControl: true)
            }
        }
    }

    /// Makes the messages that a payload describes, in the order in which they would be triggered, without triggering
    /// them.
    ///
    /// The view of a message that is not triggered retains it permanently unless `Message.takeApart()` is called.
    /// - Parameter json: see `trigger(json:)`.
    /// - Throws: `PayloadError` when the payload has no in-app message.
    public func messages(in json: Data) throws -> [Message] {
        let campaigns = try Campaigns<InAppConsequence>(payload: json, anonymousID: numbers.next())
        campaigns.notePassedOver(in: stage.log, from: AdobeLog.source)
        return stage.run {
            campaigns.messages.map { Message($0, proposition: proposition(of: $0), stage: stage) }
        }
    }

    /// Only messages whose campaign is known are shown, except in a preview. The others are dropped without any
    /// callback (AI-011).
    private func isDisplayable(_ message: Message) -> Bool {
        if message.proposition != nil || switches.current.isPreview { return true }
        message.takeApart()
        stage.log.record(
            .note, from: AdobeLog.source, "Dropped: the campaign is not known", ["messageId": message.id])
        return false
    }

    /// The campaign, if it is known. It is looked up by the consequence's id, so a message with a different id is not
    /// found.
    private func proposition(of consequence: InAppConsequence) -> PropositionInfo? {
        let switches = switches.current
        guard switches.isTrackingInfoKnown, !switches.isPreview, consequence.id == consequence.messageID
        else { return nil }
        return consequence.proposition ?? PropositionInfo(madeUpFor: consequence.id)
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
        for message in messages.withLock({ $0 }) { message.fullscreenMessage = nil }
    }
}

// Model-only API: nothing from here on exists in the SDK.

extension AdobeIOSHost {
    /// Whether the SDK knows the campaigns that trigger; initially true. While it does not, they are dropped silently
    /// (AI-011). Any thread.
    public var isTrackingInfoKnown: Bool {
        get { switches.withLock { $0.isTrackingInfoKnown } }
        set { switches.withLock { $0.isTrackingInfoKnown = newValue } }
    }

    /// Whether campaigns trigger as previews, which are shown but not tracked (AI-011); initially false. Any thread.
    public var isPreview: Bool {
        get { switches.withLock { $0.isPreview } }
        set { switches.withLock { $0.isPreview = newValue } }
    }
}

/// A decoded consequence of a rule: the message to be made, and where it came from.
struct InAppConsequence {
    /// The id under which the campaign's proposition is stored.
    let id: String
    /// The id that the message gets; the two should be equal (rules, section 3).
    let messageID: String
    let data: InAppSchemaData
    /// The page.
    let html: String
    /// nil when the payload has no proposition around the message.
    let proposition: PropositionInfo?
}
