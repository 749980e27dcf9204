import Foundation
import HeadlessStage
import PlatformStandIns

/// A full-screen message of the SDK's own.
///
/// `@unchecked Sendable` is sound: the changeable state is behind a lock, `stage` is written by the
/// initialiser only, and `listener` is immutable and called on whichever thread a rule names.
final class AEPMessage: FullscreenMessage, @unchecked Sendable {
    struct State {
        var settings: MessageSettings?
        var webView: WebView?
        weak var fragment: MessageFragment?
        /// Whether the fragment has prepared a view that can be animated.
        var hasFrame = false
        var isSwipedAway = false
        /// Whether version 2.0.0 is on the way to telling of the dismissal.
        var isLeaving = false
        var localAssets: [String: String] = [:]
    }

    let html: String
    private(set) weak var stage: HeadlessStage?
    let state: Locked<State>
    private let ownListener: any FullscreenMessageDelegate

    init(
        html: String, listener: any FullscreenMessageDelegate, settings: MessageSettings?,
        stage: HeadlessStage
    ) {
        self.html = html
        ownListener = listener
        self.stage = stage
        state = Locked(State(settings: settings))
    }

    func openUrl(_ url: String) {
        guard let stage else { return }
        _ = stage.run { ServiceProvider.of(stage).getUIService().showUrl(url) }
    }

    func getParent() -> Any? { getMessageSettings()?.getParent() }

    func setLocalAssetsMap(_ assetMap: [String: String]?) {
        guard let assetMap else { return }
        state.withLock { $0.localAssets = assetMap }
    }

    func setMessageSetting(_ messageSettings: MessageSettings) {
        state.set(\.settings, messageSettings)
    }

    func getWebView() -> WebView? { state.withLock { $0.webView } }

    func getMessageSettings() -> MessageSettings? { state.withLock { $0.settings } }

    // MARK: Who is told

    /// Whether the SDK is that of version 2.0.0.
    var isFirstShape: Bool { provider?.state.withLock { $0.isFirstShape } ?? false }

    /// Who hears of this message: its own listener; in version 2.0.0 whoever is registered (A2-200).
    var listener: (any FullscreenMessageDelegate)? {
        guard let provider, isFirstShape else { return ownListener }
        return provider.state.withLock { $0.firstDelegate }
    }

    /// Who hears that this message is shown: in version 2.0.0 a message that the app made tells its own listener
    /// (A2-219).
    var showListener: (any FullscreenMessageDelegate)? {
        ownListener is InternalMessage ? listener : ownListener
    }

    /// The app's delegate at this moment (A2-002); in version 2.0.0 there is none beside the listener.
    var delegate: (any MessagingDelegate)? {
        isFirstShape ? nil : provider?.getMessageDelegate()
    }

    var provider: ServiceProvider? { stage.map(ServiceProvider.of) }
    var monitor: MessageMonitor? { stage.map(MessageMonitor.of) }

    func note(_ what: String) {
        stage?.log.record(.note, from: AdobeLog.source, what, ["messageId": parent?.getId() ?? ""])
    }

    /// Decides on a navigation of the page (A2-070 to A2-072). Version 2.0.0 has no `urlLoaded`.
    /// - Returns: true when it was dealt with, false when the page goes there.
    @MainActor func navigate(to url: String?) -> Bool {
        guard let stage, let url, !url.isEmpty else { return true }
        return stage.run {
            guard listener?.overrideUrlLoad(self, url) ?? true else { return false }
            delegate?.urlLoaded(url, self)
            return true
        }
    }
}
