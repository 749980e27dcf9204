#if !canImport(UIKit)
    public import Foundation

    #if canImport(FoundationNetworking)
        public import FoundationNetworking
    #endif

    /// Stand-in: a web view. Headless: it stores what it should load, but loads, parses and runs nothing.
    ///
    /// Apps make this class themselves. Models make a subclass that records its loads and can play them.
    @preconcurrency @MainActor open class WKWebView: UIView {
        /// The configuration that the view was made with.
        public let configuration: WKWebViewConfiguration
        /// The scroll view of the page.
        public let scrollView = UIScrollView(frame: .zero)
        /// The navigation delegate.
        open weak var navigationDelegate: (any WKNavigationDelegate)?
        /// The UI delegate.
        open weak var uiDelegate: (any WKUIDelegate)?
        /// Whether swipes navigate back and forward.
        open var allowsBackForwardNavigationGestures = false
        /// Whether links can be previewed.
        open var allowsLinkPreview = true
        /// Whether a web inspector may attach.
        open var isInspectable = false
        /// The user agent sent instead of the default one.
        open var customUserAgent: String?

        private var address: URL?

        /// Headless only: the current load. The stage can also decide its result in an app's own web view, which is not
        /// possible with Apple's class.
        package var ownLoad: WKNavigation?

        /// Makes a web view with a frame and a configuration.
        public init(frame: CGRect, configuration: WKWebViewConfiguration) {
            self.configuration = configuration
            super.init(frame: frame)
        }

        /// Makes a web view with a frame and its own configuration.
        public override convenience init(frame: CGRect) {
            self.init(frame: frame, configuration: WKWebViewConfiguration())
        }

        /// Makes a web view from an archive. Headless: an empty one.
        public required init?(coder: NSCoder) {
            configuration = WKWebViewConfiguration()
            super.init(coder: coder)
        }

        /// The page's URL.
        open var url: URL? { address }
        /// The page's title. Headless: nil, because no page is parsed.
        open var title: String? { nil }
        /// Whether a page is being loaded.
        open var isLoading: Bool { ownLoad != nil }

        /// Starts to load a request.
        @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
            start(at: request.url)
        }

        /// Starts to load HTML; its relative URLs are based on `baseURL`.
        @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
            start(at: baseURL ?? URL(string: "about:blank"))
        }

        /// Starts to load data.
        @discardableResult open func load(
            _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
        ) -> WKNavigation? {
            start(at: baseURL)
        }

        /// Starts to load a file.
        @discardableResult open func loadFileURL(
            _ URL: URL, allowingReadAccessTo readAccessURL: URL
        ) -> WKNavigation? {
            start(at: URL)
        }

        /// Starts to load the file of a request.
        @discardableResult open func loadFileRequest(
            _ request: URLRequest, allowingReadAccessTo readAccessURL: URL
        ) -> WKNavigation {
            start(at: request.url)
        }

        /// Starts to load data as if they came from the network.
        @discardableResult open func loadSimulatedRequest(
            _ request: URLRequest, response: URLResponse, responseData data: Data
        ) -> WKNavigation {
            start(at: request.url)
        }

        /// Starts to load HTML as if it came from the network.
        @discardableResult open func loadSimulatedRequest(
            _ request: URLRequest, responseHTML string: String
        ) -> WKNavigation {
            start(at: request.url)
        }

        /// Starts to reload the page; nil if there is none.
        @discardableResult open func reload() -> WKNavigation? {
            url == nil ? nil : start(at: url)
        }

        /// Starts to reload the page without caches; nil if there is none.
        @discardableResult open func reloadFromOrigin() -> WKNavigation? {
            reload()
        }

        /// Stops the current load.
        open func stopLoading() {
            ownLoad = nil
        }

        /// Whether there is a page to go back to. Headless: never.
        open var canGoBack: Bool { false }
        /// Whether there is a page to go forward to. Headless: never.
        open var canGoForward: Bool { false }

        /// Navigates back. Headless: there is no page.
        @discardableResult open func goBack() -> WKNavigation? { nil }

        /// Navigates forward. Headless: there is no page.
        @discardableResult open func goForward() -> WKNavigation? { nil }

        /// Runs a script in the page and passes its value or error to `completionHandler`, on the main thread.
        /// Headless: the value of every script is nil, inside this call.
        open func evaluateJavaScript(
            _ javaScriptString: String,
            completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
        ) {
            completionHandler?(nil, nil)
        }

        /// Runs a script in the page and returns its value. Throws the script's error.
        ///
        /// In Objective-C this is the method with a completion handler, so overriding that one is sufficient.
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
