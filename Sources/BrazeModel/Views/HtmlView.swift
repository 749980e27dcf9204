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
        /// the dismissal (BZ-137). Any other dismissal takes it out of the view, where it is put back if the view is
        /// shown again (BZ-155).
        public var webView: WKWebView?
        /// Moves a page that slides; nil before the view enters. That it may be nil is a guess.
        open var yConstraint: NSLayoutConstraint!
        /// Whether the view has been tied to the one that it stands in.
        open var presentationConstraintsInstalled = false
        /// Receives the page's calls of `brazeBridge`.
        public lazy var scriptMessageHandler = webViewScriptMessageHandler()
        /// Executes Braze's own links.
        public lazy var schemeHandler = webViewSchemeHandler()
        /// Reads the queries of the other links.
        public lazy var queryHandler = webViewQueryHandler()
        let ownStage = HeadlessStage.current

        /// Where assistive software starts (BZ-144).
        private let accessibilityHook = UIView(frame: .zero)
        /// To be called each time that the page has finished (BZ-142).
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
            addSubview(accessibilityHook)
            installInternalConstraints()
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
                installPresentationConstraintsIfNeeded()
                setupWebView()
                beginToEnter(readingFirst: accessibilityHook)
                entryCompletion = completion
                loadMessage()
            }
        }

        /// Leaves. After `willDismiss` the page is out of the view and loads no more, so that no touch reaches it; one
        /// that finishes inside `willDismiss` still enters (BZ-130, BZ-155).
        public func dismiss(completion: (() -> Void)? = nil) {
            leave(
                seconds: message.animateOut && leavesAnimated ? animationSeconds : 0, changing: takeOutPage,
                completion: { [weak self] in
                    // Nothing can finish any more; kept longer it would keep the controller.
                    self?.entryCompletion = nil
                    completion?()
                })
        }

        private func takeOutPage() {
            webView?.stopLoading()
            webView?.removeFromSuperview()
        }

        /// Makes the web view, with the app's changes to its configuration. One that is there is kept as it is, and put
        /// back into the view if need be (BZ-142, BZ-155).
        open func setupWebView() {
            if let webView {
                guard webView.superview !== self else { return }
                webView.alpha = slides ? 1 : 0
                return addSubview(webView)
            }
            let bridge = scriptMessageHandler
            let webView = HeadlessWebView.make { configuration in
                for name in bridge.names { configuration.userContentController.add(bridge, name: name) }
                attributes.configure?(configuration)
            }
            webView.navigationDelegate = self
            webView.uiDelegate = self
            webView.alpha = slides ? 1 : 0
            webView.isOpaque = false
            webView.allowsLinkPreview = false
            webView.scrollView.bounces = false
            if #available(iOS 16.4, macCatalyst 16.4, macOS 13.3, *) {
                webView.isInspectable = attributes.allowInspector
            }
            addSubview(webView)
            self.webView = webView
        }

        /// Starts to load the page: as text if it has no assets, else as a file that is written first (BZ-143, BZ-155).
        /// Without a base URL the message fails (BZ-064).
        open func loadMessage() {
            guard let baseURL = message.baseURL else { return fail(.htmlNoBaseURL) }
            guard !message.assetURLs.isEmpty else {
                webView?.loadHTMLString(message.message, baseURL: Self.textBaseURL)
                return
            }
            let page = baseURL.appendingPathComponent("message.html")
            // The model writes nothing; the page takes its turns all the same, and loads two of the main queue's later.
            ownStage.onBackground { [ownStage] in
                ownStage.onMain {
                    ownStage.onMain { self.webView?.loadFileURL(page, allowingReadAccessTo: baseURL) }
                }
            }
        }

        /// What the links of a page without assets count from (BZ-143).
        static let textBaseURL = URL(string: "https://iamcache.braze")

        /// Ties the parts of the view to each other. Called when the view is made. Headless: nothing is laid out.
        open func installInternalConstraints() {}

        /// Ties the view to the one that it stands in, the first time that there is one. Called when the view enters.
        open func installPresentationConstraintsIfNeeded() {
            guard !presentationConstraintsInstalled, let superview else { return }
            presentationConstraintsInstalled = true
            yConstraint = topAnchor.constraint(equalTo: superview.topAnchor)
            yConstraint.isActive = true
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

        /// Lets through the page's own loads and those of frames inside it (BZ-137). Any other link goes nowhere, also
        /// one for a new window and `about:blank`: it is cancelled, then processed (BZ-091, BZ-156).
        open func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
        ) {
            let frame = navigationAction.targetFrame
            let isFrameInside = frame?.isMainFrame == false
            let isOwnLoad = frame != nil && navigationAction.request.url?.isOfMessagePage == true
            guard !isFrameInside, !isOwnLoad else { return decisionHandler(.allow) }
            decisionHandler(.cancel)
            processNavigationAction(navigationAction, isTransientOpen: frame == nil)
        }

        /// Makes the view enter, and its window the key one (BZ-063, BZ-136); once more each time that a page finishes
        /// (BZ-142).
        open func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            makeKey()
            webView.alpha = 1
            enter(seconds: message.animateIn ? animationSeconds : 0, completion: entryCompletion)
        }

        /// Makes the message fail: its page was committed and could not be loaded to its end (BZ-064). A
        /// provisional navigation may fail without consequences (BZ-137).
        open func webView(
            _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Swift.Error
        ) {
            fail(.webViewNavigation(Braze.ErrorString(error)))
        }

        // MARK: WKUIDelegate

        /// Processes a window that a page asks for without a link of its own, and opens none (BZ-092, BZ-131).
        open func webView(
            _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
            for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
        ) -> WKWebView? {
            processNavigationAction(navigationAction, isTransientOpen: true)
            return nil
        }

        /// Shows what the page has to say in an alert, which calls back when it is closed; at once where there is no
        /// controller to show it.
        open func webView(
            _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
            initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable () -> Void
        ) {
            guard let controller else { return completionHandler() }
            let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in completionHandler() })
            controller.present(alert, animated: true)
        }

        /// Shows a question of the page's in an alert, which calls back with the choice; with false where there is no
        /// controller to show it.
        open func webView(
            _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
            initiatedByFrame frame: WKFrameInfo,
            completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
        ) {
            guard let controller else { return completionHandler(false) }
            let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in completionHandler(false) })
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in completionHandler(true) })
            controller.present(alert, animated: true)
        }

        /// Shows a question of the page's in an alert, which calls back with the page's own answer or none. Headless
        /// nobody types; none where there is no controller to show it.
        open func webView(
            _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
            initiatedByFrame frame: WKFrameInfo,
            completionHandler: @escaping @MainActor @Sendable (String?) -> Void
        ) {
            guard let controller else { return completionHandler(nil) }
            let alert = UIAlertController(title: nil, message: prompt, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in completionHandler(nil) })
            alert.addAction(
                UIAlertAction(title: "OK", style: .default) { _ in completionHandler(defaultText) })
            controller.present(alert, animated: true)
        }

        private func fail(_ error: BrazeInAppMessageUI.Error) {
            logError(error)
            leavesAnimated = false
            dismiss()
        }

        /// How long entry and exit take (BZ-071).
        private var animationSeconds: TimeInterval { slides ? 0.4 : 0.25 }

        private var slides: Bool {
            switch attributes.animation {
            case .fade: false
            case .slide: true
            case .auto: message.legacy
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
