public import Foundation
import HeadlessStage
public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// The view of an HTML message: a web page over the whole screen, which enters when the page has loaded
    /// (BZ-063).
    ///
    /// Main actor. May be subclassed.
    open class HtmlView: UIView, InAppMessageView, BuiltInView, WKNavigationDelegate, WKUIDelegate {
        /// The message; a copy of the one that the delegate receives (BZ-128).
        public var message: Braze.InAppMessage.Html
        /// The look and behaviour; constant (BZ-127).
        public let attributes: Attributes
        /// Whether the view has entered.
        public var presented: Bool
        /// The web view that shows the page; made when the view enters, and nil again once the SDK has asked for
        /// the dismissal (BZ-137).
        open var webView: WKWebView?
        /// Receives the page's calls of `brazeBridge`.
        public lazy var scriptMessageHandler = webViewScriptMessageHandler()
        /// Executes Braze's own links.
        public lazy var schemeHandler = webViewSchemeHandler()
        /// Reads the queries of the other links.
        public lazy var queryHandler = webViewQueryHandler()
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

        /// The view cannot be made from an archive.
        @available(*, unavailable)
        public required init?(coder: NSCoder) {
            nil
        }

        /// Loads the page, and enters when it has loaded (BZ-063, BZ-064).
        public func present(completion: (() -> Void)? = nil) {
            ownStage.run {
                prefersStatusBarHidden = true
                setupWebView()
                beginToEnter()
                isWaitingForPage = true
                entryCompletion = completion
                loadMessage()
            }
        }

        /// Leaves, and takes no touches meanwhile (BZ-130). One whose page has not loaded will not enter any
        /// more.
        public func dismiss(completion: (() -> Void)? = nil) {
            isWaitingForPage = false
            entryCompletion = nil
            leave(
                seconds: message.animateOut && leavesAnimated ? animationSeconds : 0,
                changing: { isUserInteractionEnabled = false }, completion: completion)
        }

        /// Makes the web view, with the app's changes to its configuration.
        open func setupWebView() {
            let bridge = scriptMessageHandler
            let webView = HeadlessWebView.make { configuration in
                for name in bridge.names { configuration.userContentController.add(bridge, name: name) }
                attributes.configure?(configuration)
            }
            webView.navigationDelegate = self
            webView.uiDelegate = self
            addSubview(webView)
            self.webView = webView
        }

        /// Starts to load the page. Without a base URL the message fails (BZ-064).
        open func loadMessage() {
            guard let baseURL = message.baseURL else { return fail(.htmlNoBaseURL) }
            webView?.loadHTMLString(message.message, baseURL: baseURL)
        }

        /// Does what a link asks for (BZ-091, BZ-092). The web view itself goes nowhere.
        ///
        /// - Parameters:
        ///   - action: where the page wants to go.
        ///   - isTransientOpen: whether the link asks for a window of its own (BZ-131).
        open func processNavigationAction(_ action: WKNavigationAction, isTransientOpen: Bool) {
            guard let url = action.request.url else { return }
            follow(url, keepsMessage: isTransientOpen && attributes.linkTargetSupport)
        }

        /// Lays the view out, then calls `onLayout`.
        open override func layoutSubviews() {
            super.layoutSubviews()
            attributes.onLayout?(self)
        }

        /// Calls `onTheme`: an HTML view hears of changes only (BZ-138).
        open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            attributes.onTheme?(self)
        }

        // MARK: WKNavigationDelegate

        /// Lets through the page's own loads and those of frames inside it (BZ-137), and links that ask for a
        /// window, which `webView(_:createWebViewWith:for:windowFeatures:)` is asked about. Any other link is
        /// processed and goes nowhere (BZ-091).
        open func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
        ) {
            let scheme = navigationAction.request.url?.scheme?.lowercased()
            guard navigationAction.targetFrame?.isMainFrame == true, let scheme, scheme != "about",
                scheme != "file"
            else { return decisionHandler(.allow) }
            processNavigationAction(navigationAction, isTransientOpen: false)
            decisionHandler(.cancel)
        }

        /// Makes the view enter, and its window the key one (BZ-063, BZ-136).
        open func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            guard isWaitingForPage else { return }
            isWaitingForPage = false
            makeKey()
            enter(seconds: message.animateIn ? animationSeconds : 0, completion: entryCompletion)
            entryCompletion = nil
        }

        /// Makes the message fail: its page was committed and could not be loaded to its end (BZ-064). A
        /// provisional navigation may fail without consequences (BZ-137).
        open func webView(
            _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Swift.Error
        ) {
            fail(.webViewNavigation(Braze.ErrorString(error)))
        }

        // MARK: WKUIDelegate

        /// Processes a link that asks for a window of its own, and opens none (BZ-092, BZ-131).
        open func webView(
            _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
            for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
        ) -> WKWebView? {
            processNavigationAction(navigationAction, isTransientOpen: true)
            return nil
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

        /// Ends the page's access to Braze (BZ-110), and this view's to the page (BZ-137).
        func detachBridge() {
            guard let controller = webView?.configuration.userContentController else { return }
            for name in scriptMessageHandler.names { controller.removeScriptMessageHandler(forName: name) }
            webView = nil
        }

        func tellPresent() { attributes.onPresent?(self) }
    }
}

/// What the user and the page can do.
extension BrazeInAppMessageUI.HtmlView {
    /// A gesture on the page. A close button is the page's own: it asks the bridge to close the message. A
    /// button is the first link that carries its id.
    func perform(_ gesture: UserGesture) -> Bool {
        guard presented, let page = PlayedPage(webView) else { return false }
        switch gesture {
        case .openLink(let url):
            return page.follow(anchors.first { $0.url == url } ?? HtmlAnchor(url: url, target: nil))
        case .tapButton(let id):
            guard let anchor = anchors.first(where: { queryHandler.buttonId(in: $0.url) == id }) else {
                return false
            }
            return page.follow(anchor)
        case .close:
            dismiss()
            return true
        default:
            return false
        }
    }

    func receive(_ event: PageEvent) -> Bool {
        PlayedPage(webView)?.play(event) ?? false
    }

    private var anchors: [HtmlAnchor] { HtmlAnchor.all(in: message.message, baseURL: message.baseURL) }

    /// Follows a link (BZ-091): the bridge executes Braze's own; any other may count as a click, goes to the
    /// delegate, and closes the message unless it opens a window of its own (BZ-092).
    func follow(_ url: URL, keepsMessage: Bool) {
        guard !schemeHandler.process(url: url) else { return }
        let link = queryHandler.process(url: url)
        if let buttonId = link.buttonId {
            logClick(buttonId: buttonId)
        } else if message.legacy || attributes.automaticBodyClicks {
            logClick()
        }
        if keepsMessage && url.canOpenBesideMessage {
            process(clickAction: link.clickAction, buttonId: link.buttonId, target: controller)
        } else {
            process(clickAction: link.clickAction, buttonId: link.buttonId)
            dismiss()
        }
    }
}

extension URL {
    /// Whether a link that asks for a window of its own may leave the message open (BZ-092).
    fileprivate var canOpenBesideMessage: Bool {
        let schemes: Set = ["http", "https", "mailto", "tel", "facetime", "facetime-audio", "sms"]
        return schemes.contains(scheme?.lowercased() ?? "")
    }
}
