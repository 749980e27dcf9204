#if !canImport(UIKit)
    public import Foundation

    #if canImport(FoundationNetworking)
        import FoundationNetworking
    #endif

    // What a page and the network do to a web view, for code that plays them without a screen.
    extension WKWebView {
        /// Headless only: sends a script message, as the page would. False if no handler has that name.
        @discardableResult public func post(name: String, body: Any) -> Bool {
            configuration.userContentController.deliver(
                WKScriptMessage(name: name, body: body, webView: self))
        }

        /// Headless only: where a link of the page leads.
        public enum LinkTarget: Sendable {
            /// The page itself, as without a target or with `_self`.
            case mainFrame
            /// A frame inside the page.
            case innerFrame
            /// A window of its own, as with `_blank` or `window.open`.
            case newWindow
        }

        /// Headless only: follows a link, as the page would: asks the navigation delegate, and hands its
        /// decision to `decision`. Without a delegate the link is allowed. A new window that is allowed is then
        /// asked of the `uiDelegate`. Nothing is loaded.
        public func navigate(
            to url: URL, target: LinkTarget = .mainFrame,
            decision: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void = { _ in }
        ) {
            let request = URLRequest(url: url)
            let source = WKFrameInfo(isMainFrame: true, request: request, webView: self)
            let targetFrame: WKFrameInfo? =
                switch target {
                case .mainFrame: source
                case .innerFrame: WKFrameInfo(isMainFrame: false, request: request, webView: self)
                case .newWindow: nil
                }
            let action = WKNavigationAction(
                request: request, navigationType: .linkActivated, sourceFrame: source,
                targetFrame: targetFrame)
            let decided: @MainActor @Sendable (WKNavigationActionPolicy) -> Void = { policy in
                decision(policy)
                if policy == .allow && action.targetFrame == nil { self.askForWindow(action) }
            }
            guard let navigationDelegate else { return decided(.allow) }
            navigationDelegate.webView(self, decidePolicyFor: action, decisionHandler: decided)
        }

        private func askForWindow(_ action: WKNavigationAction) {
            _ = uiDelegate?.webView(
                self, createWebViewWith: configuration, for: action, windowFeatures: WKWindowFeatures())
        }

        /// Headless only: the page has arrived. Tells the delegate that it was committed and finished.
        public func finishLoading() {
            guard isLoading else { return }
            let finished = navigation
            navigationDelegate?.webView(self, didCommit: finished)
            isLoading = false
            navigation = nil
            navigationDelegate?.webView(self, didFinish: finished)
        }

        /// Headless only: the page has not arrived. Tells the delegate that the navigation failed: that the
        /// provisional one did, or, after the first content, that it was committed and then failed.
        public func failLoading(_ error: any Error, afterFirstContent isCommitted: Bool = false) {
            guard isLoading else { return }
            let failed = navigation
            if isCommitted { navigationDelegate?.webView(self, didCommit: failed) }
            isLoading = false
            navigation = nil
            if isCommitted {
                navigationDelegate?.webView(self, didFail: failed, withError: error)
            } else {
                navigationDelegate?.webView(self, didFailProvisionalNavigation: failed, withError: error)
            }
        }
    }
#endif
