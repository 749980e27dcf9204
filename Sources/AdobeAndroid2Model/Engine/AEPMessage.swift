import AdobeAndroidShared
import AdobePayload
import Foundation
import HeadlessStage
import PlatformStandIns

/// A full-screen message made by the SDK.
///
/// `@unchecked Sendable` is sound: mutable state is protected by a lock, `stage` is set only in the initialiser, and
/// `listener` is immutable and called on whichever thread a rule names.
final class AEPMessage: FullscreenMessage, @unchecked Sendable {
    struct State {
        var settings: MessageSettings?
        var webView: WebView?
        weak var fragment: MessageFragment?
        /// Whether the fragment has prepared a view that can be animated.
        var hasFrame = false
        var isSwipedAway = false
        /// Whether version 2.0.0 has started a dismissal and has not yet called the delegate.
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
        guard let assetMap, !assetMap.isEmpty else { return }
        state.withLock { $0.localAssets = assetMap }
    }

    func setMessageSetting(_ messageSettings: MessageSettings) {
        state.set(\.settings, messageSettings)
    }

    func getWebView() -> WebView? { state.withLock { $0.webView } }

    func getMessageSettings() -> MessageSettings? { state.withLock { $0.settings } }

    // MARK: Listeners and delegate

    /// Whether the SDK behaves as version 2.0.0.
    var isFirstShape: Bool { provider?.state.withLock { $0.isFirstShape } ?? false }

    /// The listener of this message. In version 2.0.0 it is the registered delegate (A2-200).
    var listener: (any FullscreenMessageDelegate)? {
        guard let provider, isFirstShape else { return ownListener }
        return provider.state.withLock { $0.firstDelegate }
    }

    /// The listener that is notified when this message is shown. In version 2.0.0, a message made by the app notifies
    /// its own listener (A2-219).
    var showListener: (any FullscreenMessageDelegate)? {
        ownListener is InternalMessage ? listener : ownListener
    }

    /// The app's delegate at this moment (A2-002). Version 2.0.0 has no delegate besides the listener.
    var delegate: (any MessagingDelegate)? {
        isFirstShape ? nil : provider?.getMessageDelegate()
    }

    var provider: ServiceProvider? { stage.map(ServiceProvider.of) }
    var monitor: MessageMonitor? { stage.map(MessageMonitor.of) }

    func note(_ what: String) {
        stage?.log.record(.note, from: AdobeLog.source, what, ["messageId": parent?.getId() ?? ""])
    }

    /// Decides whether the page may navigate (A2-070 to A2-072). Version 2.0.0 has no `urlLoaded`.
    /// - Returns: true when it was handled, false when the page navigates.
    @MainActor func navigate(to url: String?) -> Bool {
        guard let stage, let url, !url.isBlankInJava else { return true }
        return stage.run {
            guard listener?.overrideUrlLoad(self, url) ?? true else {
                stage.noteIfLost(url, from: AdobeLog.source, rule: "A2-072", message: parent?.getId() ?? "")
                return false
            }
            delegate?.urlLoaded(url, self)
            return true
        }
    }
}

/// Showing the message: check the activity, make the web view, ask the monitor, show the fragment.
extension AEPMessage {
    func show() {
        show(true)
    }

    func show(_ withMessagingDelegateControl: Bool) {
        guard let stage else { return }
        stage.noteIfAsking("show()", from: AdobeLog.source, message: parent?.getId() ?? "")
        stage.run {
            let hasContext = ServiceProvider.of(stage).state.withLock { $0.hasApplicationContext }
            guard hasContext, stage.app.hasRootViewController else {
                listener?.onShowFailure()
                return
            }
            MessageExecutor.of(stage).execute { [self] in
                tryToShow(withMessagingDelegateControl)
            }
        }
    }

    /// On the executor (A2-031). Version 2.0.0 makes the web view later (A2-205).
    private func tryToShow(_ isDelegateAsked: Bool) {
        guard let stage, let monitor else { return }
        let isReady = (isFirstShape || makeWebView()) && stage.app.hasRootViewController
        if isReady, !isDelegateAsked, monitor.isDisplayed, monitor.notesRefusals {
            note("Not shown: something else is displayed")
        }
        guard isReady, monitor.show({ !isDelegateAsked || shouldShow() }) else {
            listener?.onShowFailure()
            return
        }
        stage.onMain { [self] in present(on: stage) }
    }

    /// Waits for the main thread to make the web view, if there is none: five times, one second each (A2-031).
    private func makeWebView() -> Bool {
        if getWebView() != nil { return true }
        let limit = 1 + (stage?.graceForMainThread ?? 0)
        return (1...5).contains { _ in
            MainThread.ask(timeout: limit) { self.makeWebViewNow() } != nil
        }
    }

    @MainActor private func makeWebViewNow() {
        guard let stage, getWebView() == nil else { return }
        state.set(\.webView, WebView(of: self, stage: stage))
        note("web view created")
    }

    /// Asks the registered delegate. Without a delegate the answer is yes (A2-003). Version 2.0.0 does not expect a
    /// missing delegate (A2-202): its null pointer exception is logged as an error here, and the message is refused.
    private func shouldShow() -> Bool {
        guard isFirstShape else { return ask { self.delegate?.shouldShowMessage(self) ?? true } }
        if let listener { return ask { listener.shouldShowMessage(self) } }
        stage?.log.record(.error, from: AdobeLog.source, "NullPointerException: no delegate is registered")
        return false
    }

    private func ask(_ gate: () -> Bool) -> Bool { AskedDelegate.asking("shouldShowMessage", gate) }

    /// Shows the fragment, and calls listener and delegate (A2-034). The page is loaded when the fragment is attached,
    /// which is later (A2-038). Showing fails if the activity is gone by now (A2-035).
    ///
    /// The rules do not say what happens to a message that was dismissed after it was accepted, or that is still
    /// leaving. Here a dismissed message gets another web view. A message that is still leaving gets a second fragment;
    /// its first one stays without a web view until the activity ends.
    @MainActor private func present(on stage: HeadlessStage) {
        guard stage.app.hasRootViewController else {
            monitor?.free()
            listener?.onShowFailure()
            return
        }
        makeWebViewNow()
        let fragment = MessageFragment(self, stage: stage)
        ActivityContents.of(stage).add(fragment)
        state.withLock { state in
            state.fragment = fragment
            state.hasFrame = false
            state.isSwipedAway = false
        }
        note("fragment shown")
        showListener?.onShow(self)
        delegate?.onShow(self)
        stage.onMain { fragment.attach() }
    }

    /// Loads the page into the web view.
    ///
    /// A blank page ends the message at once (A2-060, A2-106). Without an alignment the preparation ends with a null
    /// pointer exception, which the SDK catches: nothing is loaded, and there is no frame (A2-213). Without a display
    /// animation the page is loaded (A2-216), but there is no frame, so nothing is visible (A2-105).
    /// - Returns: whether there is something to see.
    @MainActor func prepareView() -> Bool {
        guard !html.isBlankInJava else {
            cleanUp(isBackPress: false)
            return false
        }
        let settings = getMessageSettings()
        guard let webView = getWebView() else { return fail(lacking: "there is no web view") }
        guard settings?.getVerticalAlign() != nil, settings?.getHorizontalAlign() != nil else {
            return fail(lacking: "the settings have no alignment")
        }
        webView.load(html, localAssets: state.withLock { $0.localAssets })
        note("HTML loaded")
        let isVisible = settings?.getDisplayAnimation() != nil
        // A view that was swiped aside is back with a new frame.
        state.withLock { ($0.hasFrame, $0.isSwipedAway) = (isVisible, false) }
        return isVisible
    }

    /// The preparation of the view ends with an exception that the SDK catches.
    private func fail(lacking what: String) -> Bool {
        stage?.log.record(.error, from: AdobeLog.source, "NullPointerException: \(what)")
        return false
    }
}

/// Dismissing the message.
extension AEPMessage {
    func dismiss() {
        stage?.noteIfAsking("dismiss()", from: AdobeLog.source, message: parent?.getId() ?? "")
        dismiss(isBackPress: false)
    }

    func dismiss(isBackPress: Bool) {
        guard let stage, let monitor else { return }
        stage.run {
            if isFirstShape { return dismissFirstShape(monitor) }
            guard monitor.free() else { return }
            leave { $0.cleanUp(isBackPress: isBackPress) }
        }
    }

    /// Version 2.0.0 calls the delegate after the animation (A2-219), and then frees the monitor (A2-208). It is not
    /// certain that a second dismissal in between is not reported.
    private func dismissFirstShape(_ monitor: MessageMonitor) {
        guard monitor.isDisplayed else { return }
        let isFirst = state.withLock { state in
            defer { state.isLeaving = true }
            return !state.isLeaving
        }
        guard isFirst else { return }
        leave { message in
            message.listener?.onDismiss(message)
            monitor.free()
            message.dropView()
            message.state.withLock { $0.isLeaving = false }
        }
    }

    /// Runs the exit animation, which takes its full time even when nothing is visible. A null animation takes no time
    /// (A2-105). Without a view on the screen there is no animation (A2-050).
    private func leave(_ didLeave: @escaping @Sendable (AEPMessage) -> Void) {
        let isOnScreen = state.withLock { $0.fragment != nil && $0.hasFrame && !$0.isSwipedAway }
        guard isOnScreen, let stage else { return didLeave(self) }
        switch getMessageSettings()?.getDismissAnimation() {
        case nil: stage.onMain { didLeave(self) }
        case .fade: stage.animate(seconds: 0.6) { didLeave(self) }
        default: stage.animate(seconds: 0.3) { didLeave(self) }
        }
    }

    /// Calls listener and delegate, then drops fragment and web view (A2-051).
    func cleanUp(isBackPress: Bool) {
        if isBackPress { listener?.onBackPressed(self) }
        listener?.onDismiss(self)
        delegate?.onDismiss(self)
        dropView()
    }

    /// Drops a fragment that has left its activity, unless the message has another one by now.
    func lose(_ fragment: MessageFragment) {
        state.withLock { state in
            if state.fragment === fragment { state.fragment = nil }
        }
    }

    private func dropView() {
        let fragment = state.withLock { state in
            defer {
                state.webView = nil
                state.fragment = nil
                state.hasFrame = false
            }
            return state.fragment
        }
        guard let fragment else { return }
        note("fragment dismissed")
        stage?.onMainNow { fragment.detach() }
    }
}
