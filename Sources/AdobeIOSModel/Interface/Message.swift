import AdobePayload
public import Foundation
import HeadlessStage
public import PlatformStandIns

/// A message of a campaign, which an app can keep, track and show later. It listens to its own `FullscreenMessage`.
/// Apps get it as `parent` of the `FullscreenMessage` in a delegate callback.
///
/// Not Sendable, as in the SDK. Its members may still be called from any thread, because mutable state is protected by
/// a lock.
public class Message: NSObject {
    private struct State {
        var id: String
        var autoTrack = true
        var metadata: [String: Any]
        var fullscreenMessage: FullscreenMessage?
        var host: (any ForeignMessageHost)?
    }

    private let state: Locked<State>
    private(set) weak var stage: HeadlessStage?
    let proposition: PropositionInfo?

    init(id: String, metadata: [String: Any], proposition: PropositionInfo?, stage: HeadlessStage) {
        self.proposition = proposition
        self.stage = stage
        state = Locked(State(id: id, metadata: metadata))
    }

    /// Makes the message of a consequence, and its view with the UI service of the stage. If the service returns
    /// something other than a `FullscreenMessage`, the message has no view.
    convenience init(_ consequence: InAppConsequence, proposition: PropositionInfo?, stage: HeadlessStage) {
        let data = consequence.data
        self.init(
            id: consequence.messageID, metadata: data.meta ?? [:], proposition: proposition, stage: stage)
        fullscreenMessage =
            ServiceProvider.of(stage).uiService.createFullscreenMessage(
                payload: consequence.html, listener: self,
                isLocalImageUsed: data.remoteAssets?.isEmpty == false,
                settings: data.settings(parent: self)) as? FullscreenMessage
    }

    /// The id of the proposition's item. Any thread.
    public var id: String {
        get { state.withLock { $0.id } }
        set { state.withLock { $0.id = newValue } }
    }

    /// Whether the SDK sends Edge events about the message automatically; initially true. History records and
    /// interactions do not depend on it (AI-110). Any thread.
    public var autoTrack: Bool {
        get { state.withLock { $0.autoTrack } }
        set {
            state.withLock { $0.autoTrack = newValue }
            fullscreenMessage?.host?.setAutoTrack(newValue, of: self)
        }
    }

    /// The metadata of the campaign's author, by name. Any thread.
    public var metadata: [String: Any] {
        get { state.withLock { $0.metadata } }
        set { state.set(\.metadata, newValue) }
    }

    /// The page's view, a `WKWebView`. It is nil before the first show and after a dismissal, and exists already in
    /// `shouldShowMessage` (AI-030, AI-077). Any thread; the view itself belongs to the main thread.
    public var view: UIView? { fullscreenMessage?.webView }

    /// The view of the message. The two retain each other permanently (AI-041); the stage breaks this cycle when it
    /// ends.
    var fullscreenMessage: FullscreenMessage? {
        get { state.withLock { $0.fullscreenMessage } }
        set { state.set(\.fullscreenMessage, newValue) }
    }

    /// What shows the message in place of this model's runtime; it stays when the view has been released.
    var host: (any ForeignMessageHost)? {
        get { state.withLock { $0.host } }
        set { state.withLock { $0.host = newValue } }
    }

    /// Shows the message without asking the app's delegate (AI-020, AI-050). It fails while another message
    /// is on the screen. Returns at once. Any thread.
    public func show() {
        show(withMessagingDelegateControl: false)
    }

    func show(withMessagingDelegateControl delegateControl: Bool) {
        guard let fullscreenMessage else {
            host?.show(released: self)
            return
        }
        fullscreenMessage.show(withMessagingDelegateControl: delegateControl)
    }

    /// Dismisses the message.
    ///
    /// Sends an Edge event at once, in addition to the one that the completed dismissal sends (AI-111). Returns at
    /// once. Any thread.
    /// - Parameter suppressAutoTrack: true to send no event for this call.
    public func dismiss(suppressAutoTrack: Bool = false) {
        if autoTrack, !suppressAutoTrack, !isTakenApart {
            AutomaticRecord.writing { track(withEdgeEventType: .dismiss) }
        }
        fullscreenMessage?.dismiss()
    }

    /// Records in the device's event history that the message was displayed, for frequency rules (AI-054). Any thread.
    public func recordDisplay() {
        if let host { return host.recordDisplay(of: self) }
        recordHistory(.display)
    }

    /// Registers a handler that is called on the main thread whenever the page posts a message of this name. See
    /// `FullscreenMessage.handleJavascriptMessage`. Any thread.
    /// - Parameters:
    ///   - name: the name, as in `webkit.messageHandlers.<name>.postMessage(body)`.
    ///   - handler: gets the body.
    public func handleJavascriptMessage(_ name: String, withHandler handler: @escaping (Any?) -> Void) {
        guard let fullscreenMessage else {
            host?.handleJavascriptMessage(name, released: self)
            return
        }
        fullscreenMessage.handleJavascriptMessage(name, withHandler: handler)
    }
}

@available(*, unavailable) extension Message: Sendable {}

extension FullscreenMessage {
    /// The campaign message of this view; nil for any other message (AI-005). Any thread.
    public var parent: Message? { settings?.parent as? Message }
}

/// Events about a message: for the Edge network, and for the device's event history.
extension Message {
    /// Sends an Edge event about the message, regardless of `autoTrack`. If the campaign is not known, it only writes
    /// to the log (AI-112). Any thread.
    /// - Parameters:
    ///   - interaction: the user's interaction, with `.interact`; the reason, with `.suppressDisplay` (AI-114).
    ///   - eventType: what happened.
    public func track(_ interaction: String? = nil, withEdgeEventType eventType: MessagingEdgeEventType) {
        if let host { return host.track(interaction, withEdgeEventType: eventType, of: self) }
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

    /// Tracks one step of the message's life: sends the Edge event if tracking is automatic, then writes the history
    /// record.
    func trackStep(_ eventType: MessagingEdgeEventType, _ interaction: String? = nil) {
        AutomaticRecord.writing {
            if autoTrack { track(interaction, withEdgeEventType: eventType) }
            recordHistory(eventType, action: interaction ?? "")
        }
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

/// The message listens to its own view: automatic tracking and links are handled here.
///
/// Each member acts on the parent of the message that it is passed, and tracks and dismisses nothing for a message
/// without a parent (AI-145).
extension Message: FullscreenMessageDelegate {
    /// Tracks the display (AI-110). Background thread.
    public func onShow(message: FullscreenMessage) {
        message.parent?.trackStep(.display)
    }

    /// Does nothing, because the reason is not known yet; `onError` follows. Background thread.
    public func onShowFailure() {}

    /// Tracks that the message was not displayed, with the reason (AI-110). Background thread.
    public func onError(message: FullscreenMessage, error: PresentationError) {
        message.parent?.trackStep(.suppressDisplay, error.getReason())
    }

    /// Records the dismissal in the history. Then dismisses the `Message`, which tracks it (AI-110) and takes the view
    /// off the screen once more: a view that was shown again in the meantime disappears too (AI-166). Main thread.
    public func onDismiss(message: FullscreenMessage) {
        guard let parent = message.parent else { return }
        parent.recordHistory(.dismiss)
        parent.dismiss()
    }

    /// Handles the SDK's own links and leaves the others to the page (AI-093, AI-094). Main thread.
    ///
    /// For a message without a parent, only the link's target is opened (AI-158).
    /// - Returns: true for a URL that is not a link of the SDK's own scheme.
    public func overrideUrlLoad(message: FullscreenMessage, url: String?) -> Bool {
        guard let url = url.flatMap(URL.init(string:)), let link = MessageLink(url) else { return true }
        message.parent?.follow(link)
        if let target = link.target { stage?.open(target, from: AdobeLog.source) }
        return false
    }

    private func follow(_ link: MessageLink) {
        if let interaction = link.interaction {
            track(interaction, withEdgeEventType: .interact)
            recordHistory(.interact, action: interaction)
        }
        guard link.isDismissal else { return }
        // This changes its own view, whichever message was passed (AI-176). The override outlasts this dismissal
        // (AI-100).
        link.animation.map { _ = fullscreenMessage?.settings?.setDismissAnimation(.fromString($0)) }
        dismiss(suppressAutoTrack: true)
    }
}
