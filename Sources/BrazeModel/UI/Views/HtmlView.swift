public import Foundation
import HeadlessStage
public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// The view of an HTML message: a web page over the whole screen, which enters when the page has loaded
    /// (BZ-063).
    ///
    /// Main actor. May be subclassed.
    open class HtmlView: UIView, InAppMessageView, BuiltInView, WKNavigationDelegate {
        /// The message; a copy of the one that the delegate receives (BZ-128).
        public var message: Braze.InAppMessage.Html
        /// The look and behaviour; constant (BZ-127).
        public let attributes: Attributes
        /// Whether the view has entered.
        public var presented: Bool
        /// The web view that shows the page; made when the view enters.
        open private(set) var webView: WKWebView?
        let ownStage = HeadlessStage.current

        private var isWaitingForPage = false
        private var entryCompletion: (() -> Void)?
        private var leavesAnimated = true

        /// Makes a view.
        ///
        /// - Parameters:
        ///   - message: the message.
        ///   - attributes: the look and behaviour.
        ///   - presented: whether the view counts as having entered.
        public init(
            message: Braze.InAppMessage.Html, attributes: Attributes = .defaults, presented: Bool = false
        ) {
            self.message = message
            self.attributes = attributes
            self.presented = presented
            super.init(frame: .zero)
        }

        /// Gives nil: the view cannot be made from an archive.
        public required init?(coder: NSCoder) { nil }

        /// Loads the page, and enters when it has loaded (BZ-063, BZ-064).
        open func present(completion: (() -> Void)? = nil) {
            ownStage.run {
                prefersStatusBarHidden = true
                setupWebView()
                beginToEnter()
                isWaitingForPage = true
                entryCompletion = completion
                loadMessage()
            }
        }

        /// Leaves; one whose page has not loaded will not enter any more.
        open func dismiss(completion: (() -> Void)? = nil) {
            isWaitingForPage = false
            entryCompletion = nil
            leave(
                seconds: message.animateOut && leavesAnimated ? animationSeconds : 0, completion: completion)
        }

        /// Makes the web view, with the app's changes to its configuration.
        open func setupWebView() {
            let configuration = WKWebViewConfiguration()
            let bridge = webViewScriptMessageHandler()
            for name in bridge.names { configuration.userContentController.add(bridge, name: name) }
            attributes.configure?(configuration)
            let webView = WKWebView(frame: .zero, configuration: configuration)
            webView.navigationDelegate = self
            addSubview(webView)
            self.webView = webView
        }

        /// Starts to load the page. Without a base URL the message fails (BZ-064).
        open func loadMessage() {
            guard let baseURL = message.baseURL else { return fail(.htmlNoBaseURL) }
            webView?.loadHTMLString(message.message, baseURL: baseURL)
        }

        /// Decides what becomes of a link. The SDK's own result type is not known.
        ///
        /// - Parameters:
        ///   - action: where the page wants to go.
        ///   - isTransientOpen: whether the link asks for a window of its own (BZ-092).
        /// - Returns: whether the web view may go there; a link that Braze processes is cancelled.
        open func processNavigationAction(
            _ action: WKNavigationAction, isTransientOpen: Bool
        ) -> WKNavigationActionPolicy {
            guard let url = action.request.url, let scheme = url.scheme?.lowercased(),
                scheme != "about", scheme != "file"
            else { return .allow }
            follow(url, keepsMessage: isTransientOpen && attributes.linkTargetSupport)
            return .cancel
        }

        /// Lays the view out, then calls `onLayout`.
        open override func layoutSubviews() {
            super.layoutSubviews()
            attributes.onLayout?(self)
        }

        // MARK: WKNavigationDelegate

        /// Decides what becomes of a link (BZ-091, BZ-092).
        open func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
        ) {
            let isTransient = navigationAction.targetFrame == nil
            decisionHandler(processNavigationAction(navigationAction, isTransientOpen: isTransient))
        }

        /// Makes the view enter (BZ-063).
        open func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            guard isWaitingForPage else { return }
            isWaitingForPage = false
            enter(seconds: message.animateIn ? animationSeconds : 0, completion: entryCompletion)
            entryCompletion = nil
        }

        /// Makes the message fail (BZ-064).
        open func webView(
            _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Swift.Error
        ) {
            fail(.webViewNavigation(Braze.ErrorString(error)))
        }

        /// Makes the message fail (BZ-064).
        open func webView(
            _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
            withError error: any Swift.Error
        ) {
            fail(.webViewNavigation(Braze.ErrorString(error)))
        }

        private func fail(_ error: BrazeInAppMessageUI.Error) {
            logError(error)
            leavesAnimated = false
            dismiss()
        }

        /// How long entry and exit take (BZ-071).
        private var animationSeconds: TimeInterval {
            switch attributes.animation {
            case .fade: 0.25
            case .slide: 0.4
            case .auto: message.legacy ? 0.4 : 0.25
            }
        }

        /// Ends the page's access to Braze (BZ-110).
        func detachBridge() {
            guard let controller = webView?.configuration.userContentController else { return }
            for name in webViewScriptMessageHandler().names {
                controller.removeScriptMessageHandler(forName: name)
            }
        }

        func applyTheme() { attributes.onTheme?(self) }
        func tellPresent() { attributes.onPresent?(self) }
    }
}
