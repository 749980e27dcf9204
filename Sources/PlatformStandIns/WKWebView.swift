#if !canImport(UIKit)
    public import Foundation

    #if canImport(FoundationNetworking)
        public import FoundationNetworking
    #endif

    /// Stand-in: a view that shows web content. Headless: it keeps what it was asked to load, and loads, parses and runs
    /// nothing.
    ///
    /// It is what an app makes itself. Models make a subclass that can tell what it was asked for, and be played.
    @preconcurrency @MainActor open class WKWebView: UIView {
        /// What the view was made with.
        public let configuration: WKWebViewConfiguration
        /// The view that scrolls the page.
        public let scrollView = UIScrollView(frame: .zero)
        /// Who decides about and hears of navigation.
        open weak var navigationDelegate: (any WKNavigationDelegate)?
        /// Who shows what the page asks for outside itself.
        open weak var uiDelegate: (any WKUIDelegate)?
        /// Whether swipes go back and forward.
        open var allowsBackForwardNavigationGestures = false
        /// Whether links can be previewed.
        open var allowsLinkPreview = true
        /// Whether a web inspector may attach.
        open var isInspectable = false
        /// The user agent sent instead of the default one.
        open var customUserAgent: String?

        private var address: URL?

        /// Headless only: what is on its way. The stage says what becomes of it also in a web view of an app's own, which
        /// Apple's lets nobody do.
        package var ownLoad: WKNavigation?

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

        /// The page's address.
        open var url: URL? { address }
        /// The page's title. Headless: nil, as no page is parsed.
        open var title: String? { nil }
        /// Whether a page is on its way.
        open var isLoading: Bool { ownLoad != nil }

        /// Starts to load a request.
        @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
            start(at: request.url)
        }

        /// Starts to show HTML; relative addresses in it count from `baseURL`.
        @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
            start(at: baseURL ?? URL(string: "about:blank"))
        }

        /// Starts to show data.
        @discardableResult open func load(
            _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
        ) -> WKNavigation? {
            start(at: baseURL)
        }

        /// Starts to show a file.
        @discardableResult open func loadFileURL(
            _ URL: URL, allowingReadAccessTo readAccessURL: URL
        ) -> WKNavigation? {
            start(at: URL)
        }

        /// Starts to show the file of a request.
        @discardableResult open func loadFileRequest(
            _ request: URLRequest, allowingReadAccessTo readAccessURL: URL
        ) -> WKNavigation {
            start(at: request.url)
        }

        /// Starts to show data as if they had come over the network.
        @discardableResult open func loadSimulatedRequest(
            _ request: URLRequest, response: URLResponse, responseData data: Data
        ) -> WKNavigation {
            start(at: request.url)
        }

        /// Starts to show HTML as if it had come over the network.
        @discardableResult open func loadSimulatedRequest(
            _ request: URLRequest, responseHTML string: String
        ) -> WKNavigation {
            start(at: request.url)
        }

        /// Starts to load the page once more; nil if there is none.
        @discardableResult open func reload() -> WKNavigation? {
            url == nil ? nil : start(at: url)
        }

        /// Starts to load the page once more, past every cache; nil if there is none.
        @discardableResult open func reloadFromOrigin() -> WKNavigation? {
            reload()
        }

        /// Gives up what is being loaded.
        open func stopLoading() {
            ownLoad = nil
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
        /// thread. Headless: every script answers nil, inside this call.
        open func evaluateJavaScript(
            _ javaScriptString: String,
            completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
        ) {
            completionHandler?(nil, nil)
        }

        /// Runs a script in the page and returns its value. Throws what the script threw.
        ///
        /// In Objective-C this is the method with a completion handler, so that overriding that one is enough.
        @discardableResult public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
            let answer: Carried<Any?> = try await withCheckedThrowingContinuation { waiting in
                evaluateJavaScript(javaScriptString) { value, error in
                    if let error {
                        waiting.resume(throwing: error)
                    } else {
                        waiting.resume(returning: Carried(value))
                    }
                }
            }
            return answer.value
        }

        private func start(at place: URL?) -> WKNavigation {
            let started = WKNavigation()
            address = place
            ownLoad = started
            navigationDelegate?.webView(self, didStartProvisionalNavigation: started)
            return started
        }
    }
#endif
