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

        /// Headless only: follows a link, as the page would: asks the navigation delegate, and hands its
        /// decision to `decision`. Without a delegate the link is allowed. Nothing is loaded.
        public func navigate(
            to url: URL, decision: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
        ) {
            guard let navigationDelegate else { return decision(.allow) }
            let frame = WKFrameInfo(isMainFrame: true, request: URLRequest(url: url), webView: self)
            let action = WKNavigationAction(
                request: frame.request, navigationType: .linkActivated, sourceFrame: frame, targetFrame: frame
            )
            navigationDelegate.webView(self, decidePolicyFor: action, decisionHandler: decision)
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

        /// Headless only: the page has not arrived. Tells the delegate that the provisional navigation failed.
        public func failLoading(_ error: any Error) {
            guard isLoading else { return }
            let failed = navigation
            isLoading = false
            navigation = nil
            navigationDelegate?.webView(self, didFailProvisionalNavigation: failed, withError: error)
        }
    }
#endif
