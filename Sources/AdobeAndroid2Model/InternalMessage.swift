import AdobePayload
import Foundation
import HeadlessStage
import PlatformStandIns

/// The message of a campaign. It listens to its own view.
///
/// `@unchecked Sendable` is sound: what changes is behind a lock, `stage` is written by the initialiser only,
/// and the rest is immutable and Sendable. Script callbacks are not Sendable by type; the web view takes
/// them to their thread.
final class InternalMessage: Message, @unchecked Sendable {
    struct State {
        var autoTrack = true
        var fullscreenMessage: (any FullscreenMessage)?
        /// The first web view that was seen (A2-055).
        var webView: WebView?
        var scriptCallbacks: [String: Carried<(String?) -> Void>] = [:]
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

    /// Lets go of the view, which holds this message.
    func takeApart() {
        state.set(\.fullscreenMessage, nil)
    }

    func show() {
        show(withDelegateControl: false)
    }

    /// In version 2.0.0 the show call itself tracks the display, whatever comes of it (A2-207).
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
