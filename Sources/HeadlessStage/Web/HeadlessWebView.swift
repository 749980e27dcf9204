public import Foundation
public import PlatformStandIns

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// The web view of a headless host: models show their pages in it, on every platform, even as a subclass of Apple's
/// own `WKWebView`.
///
/// It records what it was asked to load and to run, and does neither: no request leaves the process. Page events come
/// only from the stage, or from a test that calls the functions below. Main actor.
///
/// A web view that an app makes is not headless. With stand-ins it gets the stage's page events, too; on iOS it is
/// Apple's, and loads real pages.
///
/// Some facts can only be tested on a device: that WebKit starts no process for a view that loads nothing, and that
/// it does not use the members that are overridden here. `evaluateJavaScript(_:in:in:completionHandler:)` and
/// `callAsyncJavaScript` cannot be overridden there and act on an empty page. Key-value observers of `url`, `title`
/// and `isLoading` are not notified.
public final class HeadlessWebView: WKWebView {
    /// The target of a link in the page.
    public enum LinkTarget: Sendable {
        /// The page itself, as without a target or with `_self`.
        case mainFrame
        /// A frame inside the page.
        case innerFrame
        /// A window of its own, as with `_blank` or `window.open`.
        case newWindow
    }

    /// The HTML of the page, if it was given as text.
    public private(set) var loadedHTML: String?
    /// The base of relative URLs in the HTML.
    public private(set) var loadedBaseURL: URL?
    /// The request for the page, if it was not given as text.
    public private(set) var loadedRequest: URLRequest?
    /// How many loads were started.
    public private(set) var loadCount = 0
    /// The scripts that were run, in order.
    public private(set) var evaluatedScripts: [String] = []
    /// Evaluates scripts in place of the page. Without one every script returns nil.
    public var scriptEvaluator: (@MainActor (String) -> Result<Any?, any Error>)?

    private var address: URL?
    /// The running load.
    private(set) var arriving: WKNavigation?

    /// Makes a view whose page can post messages.
    /// - Parameters:
    ///   - frame: the rectangle.
    ///   - configure: changes the configuration before the view is made. On iOS the page's messages reach only
    ///     handlers of the controller in that configuration.
    public static func make(
        frame: CGRect = .zero, configure: (WKWebViewConfiguration) -> Void = { _ in }
    ) -> HeadlessWebView {
        let configuration = WKWebViewConfiguration()
        configuration.userContentController = HeadlessUserContentController()
        configure(configuration)
        return HeadlessWebView(frame: frame, configuration: configuration)
    }

    /// Makes a view with a configuration. `make(frame:configure:)` ensures that its page can post messages.
    public override init(frame: CGRect, configuration: WKWebViewConfiguration) {
        super.init(frame: frame, configuration: configuration)
    }

    /// Makes a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Loading

    /// Stores the request.
    @discardableResult public override func load(_ request: URLRequest) -> WKNavigation? {
        start(request)
    }

    /// Stores the HTML.
    @discardableResult public override func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        start(html: string, baseURL: baseURL)
    }

    /// Stores the data, if it is HTML.
    @discardableResult public override func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        start(html: MIMEType == "text/html" ? String(decoding: data, as: UTF8.self) : nil, baseURL: baseURL)
    }

    /// Stores the URL.
    @discardableResult public override func loadFileURL(
        _ URL: URL, allowingReadAccessTo readAccessURL: URL
    ) -> WKNavigation? {
        start(URLRequest(url: URL))
    }

    /// Stores the request.
    @discardableResult public override func loadFileRequest(
        _ request: URLRequest, allowingReadAccessTo readAccessURL: URL
    ) -> WKNavigation {
        start(request)
    }

    /// Stores the request and the data, as HTML.
    @discardableResult public override func loadSimulatedRequest(
        _ request: URLRequest, response: URLResponse, responseData data: Data
    ) -> WKNavigation {
        start(html: String(decoding: data, as: UTF8.self), baseURL: request.url, request)
    }

    /// Stores the request and the HTML.
    @discardableResult public override func loadSimulatedRequest(
        _ request: URLRequest, responseHTML string: String
    ) -> WKNavigation {
        start(html: string, baseURL: request.url, request)
    }

    /// Counts a load of the current page; nil if there is none.
    @discardableResult public override func reload() -> WKNavigation? {
        address == nil ? nil : restart()
    }

    /// Counts a load of the current page; nil if there is none.
    @discardableResult public override func reloadFromOrigin() -> WKNavigation? {
        reload()
    }

    /// Stops loading, without a callback.
    public override func stopLoading() {
        arriving = nil
    }

    /// The page's URL; about:blank for HTML without one.
    public override var url: URL? { address }
    /// Nil: no page is parsed.
    public override var title: String? { nil }
    /// Whether a page is being loaded.
    public override var isLoading: Bool { arriving != nil }
    /// Always false: there is no history.
    public override var canGoBack: Bool { false }
    /// Always false: there is no history.
    public override var canGoForward: Bool { false }
    /// Does nothing.
    @discardableResult public override func goBack() -> WKNavigation? { nil }
    /// Does nothing.
    @discardableResult public override func goForward() -> WKNavigation? { nil }

    private func start(_ request: URLRequest) -> WKNavigation {
        start(html: nil, baseURL: request.url, request)
    }

    private func start(html: String?, baseURL: URL?, _ request: URLRequest? = nil) -> WKNavigation {
        (loadedHTML, loadedBaseURL, loadedRequest) = (html, html == nil ? nil : baseURL, request)
        address = baseURL ?? URL(string: "about:blank")
        return restart()
    }

    private func restart() -> WKNavigation {
        let started = WebKitSeam.keep(WKNavigation())
        loadCount += 1
        arriving = started
        WebKitSeam.didStart(self, started)
        return started
    }

    /// The running load has ended.
    func endLoad() { arriving = nil }

    // MARK: Running scripts

    /// Stores the script, and calls the completion inside this call with the result of `scriptEvaluator`. On Apple's
    /// platforms this also implements the asynchronous function of the same name.
    public override func evaluateJavaScript(
        _ javaScriptString: String,
        completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        evaluatedScripts.append(javaScriptString)
        switch scriptEvaluator?(javaScriptString) ?? .success(nil) {
        case .success(let value): completionHandler?(value, nil)
        case .failure(let error): completionHandler?(nil, error)
        }
    }
}

// Plays the actions of a page and the network on a web view.
extension HeadlessWebView {
    private var played: PlayedPage? { PlayedPage(self) }

    /// The page has arrived: tells the delegate that it was committed and finished.
    /// - Returns: whether a page was being loaded.
    @discardableResult public func finishLoading() -> Bool {
        played?.finishLoading() ?? false
    }

    /// The page has not arrived: tells the delegate that the provisional navigation failed, or, after the first
    /// content, that it was committed and then failed.
    /// - Returns: whether a page was being loaded.
    @discardableResult public func failLoading(
        _ error: any Error, afterFirstContent isCommitted: Bool = false
    ) -> Bool {
        played?.failLoading(error, afterFirstContent: isCommitted) ?? false
    }

    /// The page navigates: asks the navigation delegate, and passes its decision to `decision`. Without a delegate
    /// the navigation is allowed. For a new window that is allowed, the `uiDelegate` is then asked. Nothing is
    /// loaded.
    public func navigate(
        to url: URL, type: WKNavigationType = .linkActivated, target: LinkTarget = .mainFrame,
        decision: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void = { _ in }
    ) {
        played?.navigate(to: url, type: type, target: target, decision: decision)
    }

    /// A script of the page posts a message to the app.
    /// - Parameters:
    ///   - name: the handler's name.
    ///   - body: the posted value: a number, text, date, array, dictionary or null.
    ///   - reply: called with the reply or the text of an error, by a handler that replies.
    /// - Returns: whether a handler has that name.
    @discardableResult public func post(
        name: String, body: Any, reply: @escaping @MainActor @Sendable (Any?, String?) -> Void = { _, _ in }
    ) -> Bool {
        played?.post(name: name, body: body, reply: reply) ?? false
    }

    /// The names under which the page can post messages, sorted.
    public var handlerNames: [String] {
        (configuration.userContentController as? HeadlessUserContentController)?.handlerNames ?? []
    }
}
