import AdobeAndroidShared
import AdobePayload
import HeadlessStage
import PlatformStandIns

/// The message of a campaign. The listener of its presentable tracks it.
///
/// `@unchecked Sendable` is sound: auto-track is protected by a lock, `stage` is set only in the initialiser, and the
/// rest is immutable; the metadata are strings, numbers, booleans, arrays and dictionaries.
final class InternalMessage: Message, @unchecked Sendable {
    private let messageID: String
    private let metadata: [String: Any]
    private let proposition: PropositionInfo?
    private let presentable: any Presentable
    private let autoTrack = Locked(true)
    private weak var stage: HeadlessStage?
    let presentationID: String

    /// Makes the message of an item, and its presentable with the UI service of the stage.
    /// - Throws: the errors of the UI service.
    init(_ consequence: InAppConsequence, proposition: PropositionInfo?, stage: HeadlessStage) throws {
        let presentation = InAppMessage(
            consequence.settings, MessagingFullscreenEventListener(stage: stage))
        // Without the type argument: before iOS 16 and macOS 13, a generic type must not be created with a constrained
        // existential type as its argument.
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
        if let interaction, !interaction.isBlankInJava {
            switch eventType {
            case .interact: details["action"] = interaction
            case .suppressDisplay: details["reason"] = interaction
            default: break
            }
        }
        record(AdobeLog.edgeEvent, details)
    }

    /// Writes a history record, regardless of auto-track (A3-100).
    func recordHistory(_ eventType: MessagingEdgeEventType, _ action: String = "") {
        if proposition?.activityID.isBlankInJava == true {
            return note("Not recorded: the campaign's activity is not known")
        }
        record(AdobeLog.historyEvent, ["eventType": eventType.getPropositionEventType(), "action": action])
    }

    /// Tracks one step of the message's life: sends the Edge event if auto-track is on, then writes the history record.
    func trackStep(_ eventType: MessagingEdgeEventType, _ interaction: String = "") {
        AutomaticRecord.writing {
            if getAutoTrack() { track(interaction, eventType) }
            recordHistory(eventType, interaction)
        }
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

/// Every message of a stage, by its own id and by that of its presentation: held strongly and never removed (A3-004).
/// Sendable: the tables are protected by a lock.
final class MessageMap: Sendable {
    private struct Tables: Sendable {
        var byMessage: [String: InternalMessage] = [:]
        var byPresentation: [String: InternalMessage] = [:]
    }

    private let tables = Locked(Tables())

    private init() {}

    /// The messages of a stage.
    static func of(_ stage: HeadlessStage) -> MessageMap {
        stage.shared(MessageMap.self) { MessageMap() }
    }

    /// The message of a presentation.
    func message(of presentationID: String) -> InternalMessage? {
        tables.withLock { $0.byPresentation[presentationID] }
    }

    /// The message with an id, made if there is none. An existing message is reused unchanged (A3-003), even if its
    /// campaign has changed. The rules do not say whether the SDK updates it.
    func message(withID id: String, make: () throws -> InternalMessage) rethrows -> InternalMessage {
        if let known = tables.withLock({ $0.byMessage[id] }) { return known }
        let made = try make()
        return tables.withLock { tables in
            if let known = tables.byMessage[id] { return known }
            tables.byMessage[id] = made
            tables.byPresentation[made.presentationID] = made
            return made
        }
    }

    /// Removes all messages, as the end of the process does.
    func removeAll() {
        tables.set(\.self, Tables())
    }
}

/// The listener of every message of a campaign: tracks the events and follows the SDK's own links. It finds the message
/// by the presentation's id; without a message it only opens links (A3-091).
final class MessagingFullscreenEventListener: InAppMessageEventListener {
    private weak var stage: HeadlessStage?

    init(stage: HeadlessStage) { self.stage = stage }

    func onShow(_ presentable: any Presentable<InAppMessage>) {
        message(of: presentable)?.trackStep(.display)
    }

    /// Nothing is tracked (A3-052).
    func onHide(_ presentable: any Presentable<InAppMessage>) {}

    func onDismiss(_ presentable: any Presentable<InAppMessage>) {
        message(of: presentable)?.trackStep(.dismiss)
    }

    /// A conflict or a suppression is tracked with its reason; any other error is a history record without one
    /// (A3-100, A3-104).
    func onError(_ presentable: any Presentable<InAppMessage>, _ error: any PresentationError) {
        let message = message(of: presentable)
        if let failure = error as? ShowFailed,
            failure === ConflictingPresentation.instance || failure === SuppressedByAppDeveloper.instance
        {
            message?.trackStep(.suppressDisplay, failure.reason)
        } else {
            message?.recordHistory(.suppressDisplay)
        }
    }

    func onBackPressed(_ message: any Presentable<InAppMessage>) {
        self.message(of: message)?.trackStep(.interact, "backPress")
    }

    /// Follows links with the SDK's own scheme, as `follow` does; a failure counts as handled.
    func onUrlLoading(_ message: any Presentable<InAppMessage>, _ url: String) -> Bool {
        (try? follow(url, of: message)) ?? true
    }

    /// Follows links with the SDK's own scheme (A3-084 to A3-091).
    /// - Returns: whether the URL was handled.
    /// - Throws: the errors that escape from the SDK's listener (A3-088, A3-090).
    func follow(_ url: String, of presentable: any Presentable<InAppMessage>) throws(IllegalArgumentException)
        -> Bool
    {
        guard let link = try MessageLink(url) else { return false }
        guard case .followed(let action) = link else { return true }
        let message = message(of: presentable)
        if let interaction = action.interaction {
            // Auto-track does not matter here (A3-086).
            message?.track(interaction, .interact)
            message?.recordHistory(.interact, interaction)
        }
        if let target = action.target { open(target, presentable) }
        if action.lacksHost { throw IllegalArgumentException("The link has no host: \(url)") }
        if action.isDismissal { message?.dismiss() }
        return true
    }

    private func open(_ target: LinkTarget, _ presentable: any Presentable<InAppMessage>) {
        switch target {
        case .script(let script):
            presentable.getPresentation().eventHandler.evaluateJavascript(script) { _ in }
        case .url(let url):
            _ = stage.map { AndroidSystem.of($0).open(url, on: $0) }
        }
    }

    private func message(of presentable: any Presentable<InAppMessage>) -> InternalMessage? {
        stage.flatMap { MessageMap.of($0).message(of: presentable.getPresentation().id) }
    }
}
