#if !canImport(UIKit)
    public import Foundation

    #if canImport(FoundationNetworking)
        public import FoundationNetworking
    #endif

    /// Stand-in: a view that shows web content. Headless: it keeps what it was asked to load and to run,
    /// and loads, parses and runs nothing. Tests play the page through the members that say so.
    @preconcurrency @MainActor open class WKWebView: UIView {
        /// What the view was made with.
        public let configuration: WKWebViewConfiguration
        /// The view that scrolls the page.
        public let scrollView = UIScrollView(frame: .zero)
        /// Who decides about and hears of navigation.
        open weak var navigationDelegate: (any WKNavigationDelegate)?
        /// Who shows what the page asks for outside itself.
        open weak var uiDelegate: (any WKUIDelegate)?
        /// The page's address.
        open internal(set) var url: URL?
        /// The page's title. Headless: nil, as no page is parsed.
        open internal(set) var title: String?
        /// Whether a page is on its way.
        open internal(set) var isLoading = false
        /// Whether swipes go back and forward.
        open var allowsBackForwardNavigationGestures = false
        /// Whether links can be previewed.
        open var allowsLinkPreview = true
        /// Whether a web inspector may attach.
        open var isInspectable = false
        /// The user agent sent instead of the default one.
        open var customUserAgent: String?

        /// Headless only: the HTML last given to `loadHTMLString`.
        public internal(set) var loadedHTML: String?
        /// Headless only: the base address last given to `loadHTMLString`.
        public internal(set) var loadedBaseURL: URL?
        /// Headless only: how many loads were started.
        public internal(set) var loadCount = 0
        /// Headless only: the scripts that were run, in order.
        public internal(set) var evaluatedScripts: [String] = []
        /// Headless only: answers scripts in place of a page. Without one every script answers nil.
        public var scriptEvaluator: (@MainActor (String) -> Result<Any?, any Error>)?

        var navigation: WKNavigation?

        /// Makes a web view with a rectangle and a configuration.
        public init(frame: CGRect, configuration: WKWebViewConfiguration) {
            self.configuration = configuration
            super.init(frame: frame)
        }

        /// Makes a web view with a rectangle and a configuration of its own.
        public override convenience init(frame: CGRect) {
            self.init(frame: frame, configuration: WKWebViewConfiguration())
        }

        /// Makes a web view from an archive. Headless: an empty one.
        public required init?(coder: NSCoder) {
            configuration = WKWebViewConfiguration()
            super.init(coder: coder)
        }

        /// Starts to load a request.
        @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
            start(at: request.url)
        }

        /// Starts to show HTML; relative addresses in it count from `baseURL`.
        @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
            loadedHTML = string
            loadedBaseURL = baseURL
            return start(at: baseURL ?? URL(string: "about:blank"))
        }

        /// Starts to load the page once more; nil if there is none.
        @discardableResult open func reload() -> WKNavigation? {
            url == nil ? nil : start(at: url)
        }

        /// Gives up what is being loaded.
        open func stopLoading() {
            isLoading = false
            navigation = nil
        }

        /// Whether there is a page to go back to. Headless: never.
        open var canGoBack: Bool { false }
        /// Whether there is a page to go forward to. Headless: never.
        open var canGoForward: Bool { false }

        /// Goes back a page. Headless: there is none.
        @discardableResult open func goBack() -> WKNavigation? { nil }

        /// Goes forward a page. Headless: there is none.
        @discardableResult open func goForward() -> WKNavigation? { nil }

        /// Runs a script in the page and hands its value or error to `completionHandler`, on the main
        /// thread. Headless: remembers the script and answers, inside this call, as `scriptEvaluator` does.
        open func evaluateJavaScript(
            _ javaScriptString: String,
            completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
        ) {
            switch answer(javaScriptString) {
            case .success(let value): completionHandler?(value, nil)
            case .failure(let error): completionHandler?(nil, error)
            }
        }

        /// Runs a script in the page and returns its value. Throws what the script threw.
        @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
            try answer(javaScriptString).get()
        }

        private func answer(_ script: String) -> Result<Any?, any Error> {
            evaluatedScripts.append(script)
            return scriptEvaluator?(script) ?? .success(nil)
        }

        private func start(at address: URL?) -> WKNavigation {
            let started = WKNavigation()
            url = address
            loadCount += 1
            isLoading = true
            navigation = started
            navigationDelegate?.webView(self, didStartProvisionalNavigation: started)
            return started
        }
    }
#endif
