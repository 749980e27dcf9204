import Foundation
import HeadlessStage
import PlatformStandIns

/// What the page sends to native code: navigations and script messages.
extension FullscreenMessage {
    /// Decides on a navigation of the page (AI-090 to AI-092).
    /// - Returns: true when the page navigates, false when the navigation is cancelled.
    @MainActor func navigate(to url: URL?) -> Bool {
        guard let stage, let listener, let url else { return true }
        return stage.run {
            let isAllowed = listener.overrideUrlLoad(message: self, url: url.absoluteString)
            if !isAllowed { delegate?.urlLoaded(url, byMessage: self) }
            return isAllowed
        }
    }

    /// Tells the listener that the page is there.
    @MainActor func didFinishInitialLoading(_ webView: WKWebView) {
        stage?.run { listener?.webViewDidFinishInitialLoading(webView: webView) }
    }

    /// Calls the handler of this name (AI-122).
    /// - Returns: false when there is none.
    @MainActor func receive(_ name: String, body: Any?) -> Bool {
        guard let stage, let handler = state.withLock({ $0.scriptHandlers[name] }) else { return false }
        stage.run { handler.value(body) }
        return true
    }

    /// Keeps a handler, unless the name is taken (AI-120). It counts for the page that is there, and for
    /// each that comes (AI-121, AI-123).
    @MainActor func register(_ handler: ScriptHandler, for name: String) {
        let isNew = state.withLock { state in
            guard state.scriptHandlers[name] == nil else { return false }
            state.scriptHandlers[name] = handler
            return true
        }
        if isNew { page?.installHandler(name) }
    }

    /// Takes the height of the page: a positive number, as a string (AI-124).
    var heightHandler: ScriptHandler {
        ScriptHandler { [weak self] body in
            guard let self, let text = body as? String, let height = Double(text), height.isFinite, height > 0
            else { return }
            state.withLock { $0.contentHeight = CGFloat(height) }
            let page = page
            // Handlers are called on the main thread only.
            MainThread.assume { page?.layOut() }
        }
    }
}
