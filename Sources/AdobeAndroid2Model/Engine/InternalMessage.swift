import AdobeAndroidShared
import AdobePayload
import Foundation
import HeadlessStage
import PlatformStandIns

/// The message of a campaign. It listens to its own view.
///
/// `@unchecked Sendable` is sound: mutable state is protected by a lock, `stage` is set only in the initialiser, and
/// the rest is immutable and Sendable. Script callbacks are not Sendable by type; the web view calls them on the right
/// thread.
final class InternalMessage: Message, @unchecked Sendable {
    struct State {
        var autoTrack = true
        var fullscreenMessage: (any FullscreenMessage)?
        /// The first web view of this message (A2-055).
        var webView: WebView?
        var scriptCallbacks = JavaHashMap<Carried<(String?) -> Void>>()
    }

    let id: String
    let proposition: PropositionInfo?
    private(set) weak var stage: HeadlessStage?
    let state = Locked(State())

    init(_ consequence: Consequence, proposition: PropositionInfo?, stage: HeadlessStage) {
        id = consequence.id
        self.proposition = proposition
        self.stage = stage
        let provider = ServiceProvider.of(stage)
        let view = provider.getUIService().createFullscreenMessage(
            consequence.html, self, consequence.hasRemoteAssets, consequence.parameters.settings(parent: self)
        )
        state.set(\.fullscreenMessage, view)
        MessagingExtension.of(stage).keep(self)
        provider.registerFirstDelegate(self)
    }

    var fullscreenMessage: (any FullscreenMessage)? { state.withLock { $0.fullscreenMessage } }

    /// Releases the view, which holds this message.
    func takeApart() {
        state.set(\.fullscreenMessage, nil)
    }

    func show() {
        show(withDelegateControl: false)
    }

    /// In version 2.0.0 the call of `show` itself tracks the display, even if the message is not shown (A2-207).
    func show(withDelegateControl isDelegateAsked: Bool) {
        if isFirstShape { trackAutomatically(.inAppDisplay) }
        fullscreenMessage?.show(isDelegateAsked)
    }

    func dismiss(_ suppressAutoTrack: Bool) {
        if !suppressAutoTrack { trackAutomatically(.inAppDismiss) }
        fullscreenMessage?.dismiss()
    }

    func getWebView() -> WebView? {
        let current = fullscreenMessage?.getWebView()
        return state.withLock { state in
            if state.webView == nil { state.webView = current }
            return state.webView
        }
    }

    func getId() -> String { id }

    func getParent() -> Any? { stage.map(MessagingExtension.of) }

    func setAutoTrack(_ enabled: Bool) {
        state.withLock { $0.autoTrack = enabled }
    }

    func getAutoTrack() -> Bool { state.withLock { $0.autoTrack } }

    var isFirstShape: Bool {
        stage.map { ServiceProvider.of($0).state.withLock { $0.isFirstShape } } ?? false
    }
}

/// The message listens to its own view: automatic tracking and links are handled here. Each method acts on the parent
/// of the message that it is passed, whichever message that is. Without a parent nothing is tracked or dismissed
/// (A2-108).
extension InternalMessage: FullscreenMessageDelegate {
    func onShow(_ message: any FullscreenMessage) {
        if !isFirstShape { message.trackAutomatically(.inAppDisplay) }
    }

    func onDismiss(_ message: any FullscreenMessage) {
        if !isFirstShape { message.trackAutomatically(.inAppDismiss) }
    }

    /// Tracked regardless of `getAutoTrack()` (A2-100).
    func onBackPressed(_ message: any FullscreenMessage) {
        message.parent?.track("backPress", .inAppInteract)
    }

    /// Nothing is tracked (A2-033).
    func onShowFailure() {}

    func overrideUrlLoad(_ message: any FullscreenMessage, _ url: String) -> Bool {
        if isFirstShape { return FirstLinks.follow(url, on: message) }
        guard !url.isBlankInJava, let uri = JavaURI(url) else { return true }
        guard let link = MessageLink(uri) else { return false }
        link.follow(on: message.parent, in: message)
        if link.host == nil {
            // Whether the SDK survives this is not known; here the link counts as handled.
            stage?.log.record(
                .error, from: AdobeLog.source, "NullPointerException: a link without a host", ["url": url])
        }
        return true
    }
}

extension FullscreenMessage {
    /// Sends the event about the message of this view, if the app leaves tracking to the SDK (A2-100).
    fileprivate func trackAutomatically(_ eventType: MessagingEdgeEventType) {
        guard let parent, parent.getAutoTrack() else { return }
        AutomaticRecord.writing { parent.track(nil, eventType) }
    }
}

/// The exchange between native code and the page (A2-090 to A2-095).
extension InternalMessage {
    func handleJavascriptMessage(_ name: String, _ callback: @escaping (String?) -> Void) {
        guard !name.isBlankInJava, state.withLock({ $0.scriptCallbacks[name] == nil }) else { return }
        let callback = Carried(callback)
        stage?.onMain { [self] in
            guard let webView = getWebView() else { return }
            // Two registrations that were both posted before either ran: the later one wins (A2-092).
            state.withLock { $0.scriptCallbacks.put(name, callback) }
            webView.addJavascriptInterface(name, callback)
        }
    }

    func evaluateJavascript(_ content: String) {
        let (webView, callbacks) = state.withLock { ($0.webView, $0.scriptCallbacks) }
        guard !content.isBlankInJava, let webView, let stage else { return }
        guard let script = AdobeLog.script(of: content, log: stage.log) else { return }
        stage.run {
            for (_, callback) in callbacks.entries {
                webView.evaluateJavascript(script, callback.value)
            }
        }
    }
}

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

    /// Sends the event if the app leaves tracking to the SDK (A2-100).
    func trackAutomatically(_ eventType: MessagingEdgeEventType) {
        AutomaticRecord.writing {
            if getAutoTrack() { track(nil, eventType) }
        }
    }
}
