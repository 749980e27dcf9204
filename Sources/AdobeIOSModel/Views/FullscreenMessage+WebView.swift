import AdobePayload
import Foundation
import HeadlessStage
public import PlatformStandIns

/// Making the web view of a message. Main actor.
extension FullscreenMessage {
    /// Makes the web view and starts loading the page: once until the next dismissal (AI-030, AI-031), or twice if
    /// `show()` is called twice before the first call gets here (AI-146).
    ///
    /// Later changes of the settings do not affect the radius, the backdrop and the link of each gesture (AI-150).
    /// - Returns: nil when the stage no longer exists.
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
        // The load is also a navigation (AI-090), to the base URL of the page (AI-140, inferred; AI-154).
        stage.onMain { page.webView.navigate(to: base, type: .other) }
        return page
    }

    /// Keeps a handler, unless the name is taken (AI-120). It applies to the current page and to each later one
    /// (AI-121, AI-123).
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

    /// A mapped gesture was recognised: the message's current page navigates to its URL (AI-126). If the message has no
    /// page, because the view under the finger was left behind, nothing happens (AI-170).
    @MainActor func follow(_ url: URL) {
        guard let page else { return note("The message has no view: the gesture does nothing") }
        page.webView.navigate(to: url, type: .other)
    }
}

/// The message is its web view's navigation delegate (AI-164). The web view calls these methods; an app that replaces
/// the delegate forwards the calls that it does not handle.
extension FullscreenMessage: WKNavigationDelegate {
    /// Asks the listener whether the page may navigate, and calls the app's delegate for a URL that the listener
    /// handled (AI-090 to AI-092). Main thread.
    /// - Parameters:
    ///   - webView: the message's web view.
    ///   - navigationAction: the navigation, with the URL.
    ///   - decisionHandler: gets the decision before the call returns.
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
        if isAllowed {
            stage.noteIfLost(url.absoluteString, from: AdobeLog.source, rule: "AI-091", message: name)
        }
        decisionHandler(isAllowed ? .allow : .cancel)
    }

    /// Tells the listener that the page is loaded, if this is the initial load (AI-156). Main thread.
    /// - Parameters:
    ///   - webView: the page's view.
    ///   - navigation: the finished load.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        guard let navigation, navigation === state.withLock({ $0.initialNavigation }) else { return }
        stage?.run { listener?.webViewDidFinishInitialLoading(webView: webView) }
    }
}

/// The message handles the script messages of its page (AI-164). Therefore the web view retains it, as any web view
/// retains its handlers.
extension FullscreenMessage: WKScriptMessageHandler {
    /// Calls the handler that was registered for the name (AI-122). Main thread.
    /// - Parameters:
    ///   - userContentController: the object that has the handlers of the page.
    ///   - message: the message that the page posted.
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
        _ = receive(message.name, body: message.body)
    }
}

/// A function that an app registered for messages from a page.
typealias ScriptHandler = Carried<(Any?) -> Void>

/// The directory where the SDK keeps pages whose images are on the device (AI-154). The model writes nothing there.
enum DownloadCache {
    /// The file from which a page is loaded: always the same for the same text.
    static func file(of page: String) -> URL {
        // FNV-1a.
        let hash = page.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        return (folder ?? FileManager.default.temporaryDirectory)
            .appendingPathComponent("temp_\(String(hash, radix: 16)).html")
    }
}

/// The messages of a stage that have had a web view. They follow its window. When the stage ends, their reference
/// cycles are broken: a message with handlers and its web view retain each other, also through the view's backdrop.
/// Sendable: protected by a lock.
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
