import Foundation
import HeadlessStage
import PlatformStandIns

/// The way onto the screen: check the activity, make the web view, ask the monitor, show the fragment.
extension AEPMessage {
    func show() {
        show(true)
    }

    func show(_ withMessagingDelegateControl: Bool) {
        guard let stage else { return }
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
        guard isReady, monitor.show({ !isDelegateAsked || shouldShow() }) else {
            listener?.onShowFailure()
            return
        }
        stage.onMain { [self] in present(on: stage) }
    }

    /// Waits for the main thread to make the web view, if there is none: five times one second (A2-031).
    private func makeWebView() -> Bool {
        if getWebView() != nil { return true }
        return (1...5).contains { _ in
            MainThread.ask(timeout: 1) { self.makeWebViewNow() } != nil
        }
    }

    @MainActor private func makeWebViewNow() {
        guard let stage, getWebView() == nil else { return }
        state.set(\.webView, WebView(of: self, stage: stage))
        note("web view created")
    }

    /// Asks whoever is registered; nobody means yes (A2-003). Version 2.0.0 does not reckon with nobody
    /// (A2-202): its null pointer is an error in the log and a refusal here.
    private func shouldShow() -> Bool {
        guard isFirstShape else { return delegate?.shouldShowMessage(self) ?? true }
        if let listener { return listener.shouldShowMessage(self) }
        stage?.log.record(.error, from: AdobeLog.source, "NullPointerException: no delegate is registered")
        return false
    }

    /// Shows the fragment and tells listener and delegate (A2-034); the page is loaded when the fragment
    /// is attached, which is later (A2-038). Showing throws when the activity has gone meanwhile (A2-035).
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
    /// An empty page ends the message at once (A2-060). Without an alignment a null pointer, which the SDK catches,
    /// ends the preparation: nothing is loaded, and there is no frame (A2-213). A display animation is not needed
    /// (A2-216); that the message is visible without one is unsure.
    /// - Returns: whether there is something to see.
    @MainActor func prepareView() -> Bool {
        guard !html.isEmpty else {
            cleanUp(isBackPress: false)
            return false
        }
        let settings = getMessageSettings()
        guard settings?.getVerticalAlign() != nil, settings?.getHorizontalAlign() != nil,
            let webView = getWebView()
        else {
            stage?.log.record(
                .error, from: AdobeLog.source, "NullPointerException: the settings have no alignment")
            return false
        }
        let assets = state.withLock { state in
            state.hasFrame = true
            return state.localAssets
        }
        webView.load(html, localAssets: assets)
        note("HTML loaded")
        return true
    }
}
