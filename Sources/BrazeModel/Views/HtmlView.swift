public import Foundation
import HeadlessStage
public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// The view of an HTML message: a web page that covers the whole screen. It enters when the page has loaded
    /// (BZ-063).
    ///
    /// Main actor. May be subclassed.
    open class HtmlView: UIView, InAppMessageView, BuiltInView, WKNavigationDelegate, WKUIDelegate {
        /// The message; a copy of the one that the delegate receives (BZ-128).
        public var message: Braze.InAppMessage.Html
        /// The appearance and behaviour; constant (BZ-127).
        public let attributes: Attributes
        /// Whether the view has entered.
        public var presented: Bool
        /// The web view that shows the page. It is made when the view enters, and is nil after the SDK has requested
        /// the dismissal (BZ-137). Any other dismissal removes it from the view; it is added again if the view is shown
        /// again (BZ-155).
        public var webView: WKWebView?
        /// The vertical constraint that slides the page; nil before the view enters. Its optional type is a guess.
        open var yConstraint: NSLayoutConstraint!
        /// Whether the constraints between the view and its superview are installed.
        open var presentationConstraintsInstalled = false
        /// Handles the page's calls of `brazeBridge`.
        public lazy var scriptMessageHandler = webViewScriptMessageHandler()
        /// Handles Braze's own links.
        public lazy var schemeHandler = webViewSchemeHandler()
        /// Handles the queries of other links.
        public lazy var queryHandler = webViewQueryHandler()
        let ownStage = HeadlessStage.current

        /// The first element for assistive software (BZ-144).
        private let accessibilityHook = UIView(frame: .zero)
        /// Called each time the page has finished loading (BZ-142).
        private var entryCompletion: (() -> Void)?
        private var leavesAnimated = true

        /// Makes a view.
        ///
        /// - Parameters:
        ///   - message: the message.
        ///   - attributes: the appearance and behaviour.
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

        /// Not available: the view cannot be made from an archive.
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

        /// Leaves. After `willDismiss` the page is removed from the view and its load stops, so no touch reaches it; a
        /// page that finishes inside `willDismiss` still enters (BZ-130, BZ-155).
        public func dismiss(completion: (() -> Void)? = nil) {
            leave(
                seconds: message.animateOut && leavesAnimated ? animationSeconds : 0, changing: takeOutPage,
                completion: { [weak self] in
                    // No load can finish any more, and the completion would keep the controller alive.
                    self?.entryCompletion = nil
                    completion?()
                })
        }

        private func takeOutPage() {
            webView?.stopLoading()
            webView?.removeFromSuperview()
        }

        /// Makes the web view, with the app's changes to its configuration. An existing one is kept unchanged, and
        /// added to the view again if necessary (BZ-142, BZ-155).
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
            // The model writes no file, but the page needs the same number of turns, and loads two main-queue turns
            // later.
            ownStage.onBackground { [ownStage] in
                ownStage.onMain {
                    ownStage.onMain { self.webView?.loadFileURL(page, allowingReadAccessTo: baseURL) }
                }
            }
        }

        /// The base URL of the links of a page without assets (BZ-143).
        static let textBaseURL = URL(string: "https://iamcache.braze")

        /// Installs the constraints inside the view. Called when the view is made. The model has no layout.
        open func installInternalConstraints() {}

        /// Installs the constraints to the superview, the first time that there is one. Called when the view enters.
        open func installPresentationConstraintsIfNeeded() {
            guard !presentationConstraintsInstalled, let superview else { return }
            presentationConstraintsInstalled = true
            yConstraint = topAnchor.constraint(equalTo: superview.topAnchor)
            yConstraint.isActive = true
        }

        /// Processes a link (BZ-091, BZ-092). The web view itself does not navigate.
        ///
        /// - Parameters:
        ///   - action: the page's navigation.
        ///   - isTransientOpen: whether the link requests a new window (BZ-131).
        open func processNavigationAction(_ action: WKNavigationAction, isTransientOpen: Bool) {
            guard let url = action.request.url else { return }
            follow(url, keepsMessage: isTransientOpen && attributes.linkTargetSupport)
        }

        /// Lays out the subviews, then calls `onLayout`.
        open override func layoutSubviews() {
            super.layoutSubviews()
            attributes.onLayout?(self)
        }

        /// Calls `onTheme`: an HTML view is only notified of changes (BZ-138).
        open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            attributes.onTheme?(self)
        }

        // MARK: WKNavigationDelegate

        /// Allows the page's own loads and those of its frames (BZ-137). Any other link, including one for a new window
        /// and `about:blank`, does not navigate: it is cancelled, then processed (BZ-091, BZ-156).
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

        /// Makes the view enter, and its window the key window (BZ-063, BZ-136); again each time a page finishes
        /// loading (BZ-142).
        open func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            makeKey()
            webView.alpha = 1
            enter(seconds: message.animateIn ? animationSeconds : 0, completion: entryCompletion)
        }

        /// Makes the message fail: its page was committed but could not be loaded completely (BZ-064). A failed
        /// provisional navigation has no effect (BZ-137).
        open func webView(
            _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Swift.Error
        ) {
            fail(.webViewNavigation(Braze.ErrorString(error)))
        }

        // MARK: WKUIDelegate

        /// Processes a new window that a page requests without a link of its own, but opens none (BZ-092, BZ-131).
        open func webView(
            _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
            for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
        ) -> WKWebView? {
            processNavigationAction(navigationAction, isTransientOpen: true)
            return nil
        }

        /// Shows the page's text in an alert, and calls the handler when it is closed; at once if there is no
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

        /// Shows the page's question in an alert, and calls the handler with the choice; with false if there is no
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

        /// Shows the page's question in an alert, and calls the handler with the page's default answer or nil. In the
        /// model no text is entered. The answer is nil if there is no controller to show the alert.
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

        /// The duration of entry and exit (BZ-071).
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
