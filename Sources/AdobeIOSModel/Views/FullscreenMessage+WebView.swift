import Foundation
import HeadlessStage
public import PlatformStandIns

/// The web view of a message: how it is made. Main actor.
extension FullscreenMessage {
    /// Makes the web view and starts loading the page, once until the next dismissal (AI-030, AI-031); twice
    /// when `show()` is called twice before the first one gets here (AI-146).
    ///
    /// What it is made with stays as it is, whatever becomes of the settings: the radius, the backdrop and the link of
    /// each gesture (AI-150).
    /// - Returns: nil where the stage is gone.
    @MainActor func makePage() -> MessagePage? {
        guard let stage else { return nil }
        if settings?.fitToContent == true { register(heightHandler, for: MessagePage.heightHandlerName) }
        let page = MessagePage(of: self, settings)
        page.webView.navigationDelegate = self
        let (localized, names) = state.withLock { ($0.localizedPayload, $0.scriptHandlers.keys) }
        for name in names { page.webView.configuration.userContentController.add(self, name: name) }
        placeOutside(page.webView)
        let backdrop = settings?.uiTakeover == true ? MessageBackdrop(of: self) : nil
        let base = isLocalImageUsed ? DownloadCache.file(of: localized ?? payload) : Bundle.main.bundleURL
        let navigation = page.webView.loadHTMLString(
            isLocalImageUsed ? localized ?? payload : payload, baseURL: base)
        state.set(\.page, page)
        state.set(\.backdrop, backdrop)
        state.set(\.initialNavigation, navigation)
        followsWindow = true
        ShownMessages.of(stage).keep(self)
        // The load is a navigation too (AI-090), to the base of the page (AI-140, inferred; AI-154).
        stage.onMain { page.webView.navigate(to: base, type: .other) }
        return page
    }

    /// Keeps a handler, unless the name is taken (AI-120). It counts for the page that is there, and for
    /// each that comes (AI-121, AI-123).
    @MainActor func register(_ handler: ScriptHandler, for name: String) {
        let isNew = state.withLock { state in
            guard state.scriptHandlers[name] == nil else { return false }
            state.scriptHandlers[name] = handler
            return true
        }
        if isNew { page?.webView.configuration.userContentController.add(self, name: name) }
    }

    /// Calls the handler of this name (AI-122).
    /// - Returns: false when there is none.
    @MainActor func receive(_ name: String, body: Any?) -> Bool {
        guard let stage, let handler = state.withLock({ $0.scriptHandlers[name] }) else { return false }
        stage.run { handler.value(body) }
        return true
    }

    /// A mapped gesture was made: the page that the message has now assigns its location (AI-126). Where the message
    /// has none, because the view under the finger was left behind, nothing happens (AI-170).
    @MainActor func follow(_ url: URL) {
        guard let page else { return note("The message has no view: the gesture does nothing") }
        page.webView.navigate(to: url, type: .other)
    }
}

/// The message is its web view's navigation delegate (AI-164). The web view calls these; apps that take its place pass
/// on what they do not want.
extension FullscreenMessage: WKNavigationDelegate {
    /// Asks the listener where the page may go, and tells the app's delegate of a URL that the listener took
    /// (AI-090 to AI-092). Main thread.
    /// - Parameters:
    ///   - webView: the page's view.
    ///   - navigationAction: where to.
    ///   - decisionHandler: gets the decision, within the call.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        guard let stage, let listener, let url = navigationAction.request.url else {
            return decisionHandler(.allow)
        }
        let isAllowed = stage.run {
            let isAllowed = listener.overrideUrlLoad(message: self, url: url.absoluteString)
            if !isAllowed { delegate?.urlLoaded(url, byMessage: self) }
            return isAllowed
        }
        decisionHandler(isAllowed ? .allow : .cancel)
    }

    /// Tells the listener that the page is there, if this is the load that it began with (AI-156). Main thread.
    /// - Parameters:
    ///   - webView: the page's view.
    ///   - navigation: which load has finished.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        guard let navigation, navigation === state.withLock({ $0.initialNavigation }) else { return }
        stage?.run { listener?.webViewDidFinishInitialLoading(webView: webView) }
    }
}

/// The message takes what its page posts (AI-164), and is kept by its web view for that, as by any that has a handler.
extension FullscreenMessage: WKScriptMessageHandler {
    /// Calls the handler that was registered for the name (AI-122). Main thread.
    /// - Parameters:
    ///   - userContentController: has the handlers of the page.
    ///   - message: what the page posts.
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
        _ = receive(message.name, body: message.body)
    }
}

/// A function that an app registered for messages of a page.
typealias ScriptHandler = Carried<(Any?) -> Void>

/// Where the SDK keeps pages whose images are on the device (AI-154). Headless nothing is written there.
enum DownloadCache {
    /// The file from which a page is loaded: the same for the same text, on every run.
    static func file(of page: String) -> URL {
        // FNV-1a.
        let hash = page.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        return (folder ?? FileManager.default.temporaryDirectory)
            .appendingPathComponent("temp_\(String(hash, radix: 16)).html")
    }
}

/// The messages of a stage that have had a web view: those that follow its window, and that are taken apart when it
/// ends, because a message with handlers and its web view keep each other, also by the backdrop that the view is in. Sendable: behind a lock.
final class ShownMessages: Sendable {
    private let messages = Locked<[Weakly<FullscreenMessage>]>([])

    private init() {}

    static func of(_ stage: HeadlessStage) -> ShownMessages {
        stage.shared(ShownMessages.self) { ShownMessages() }
    }

    func keep(_ message: FullscreenMessage) {
        messages.withLock { all in
            all.removeAll { $0.object == nil || $0.object === message }
            all.append(Weakly(message))
        }
    }

    @MainActor func windowDidChange(_ size: CGSize) {
        for message in messages.current { message.object?.windowDidChange(size) }
    }

    deinit {
        for message in messages.withLock({ $0 }) { message.object?.dropViews() }
    }
}
