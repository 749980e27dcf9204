#if !canImport(UIKit)
    /// The delegate that decides about a web view's navigation and is notified of it. Every member has a default.
    @preconcurrency @MainActor public protocol WKNavigationDelegate: AnyObject {
        /// The page requests a navigation. Call `decisionHandler` once.
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
        /// The page requests a navigation with `preferences`. Call `decisionHandler` once. If a delegate implements
        /// this method, the one without preferences is not called.
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            preferences: WKWebpagePreferences,
            decisionHandler:
                @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
        /// A server has responded. Call `decisionHandler` once.
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
            decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
        /// A load has started.
        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
        /// The first content has arrived.
        func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
        /// The page is loaded.
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
        /// A load failed after its first content.
        func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
        /// A load failed before its first content.
        func webView(
            _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
            withError error: any Error)
        /// The process that ran the page has ended.
        func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
    }

    extension WKNavigationDelegate {
        /// Allows it.
        public func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
        ) {
            decisionHandler(.allow)
        }

        /// Calls the method without preferences, and leaves the preferences unchanged.
        public func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            preferences: WKWebpagePreferences,
            decisionHandler:
                @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
        ) {
            self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) }
        }

        /// Allows it.
        public func webView(
            _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
            decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
        ) {
            decisionHandler(.allow)
        }

        /// Does nothing.
        public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
        /// Does nothing.
        public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
        /// Does nothing.
        public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
        /// Does nothing.
        public func webView(
            _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
        ) {}
        /// Does nothing.
        public func webView(
            _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
            withError error: any Error
        ) {}
        /// Does nothing.
        public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
    }
#endif
