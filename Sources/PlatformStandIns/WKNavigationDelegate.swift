#if !canImport(UIKit)
    /// Who decides about and hears of a web view's navigation. Every member has a default.
    @preconcurrency @MainActor public protocol WKNavigationDelegate: AnyObject {
        /// The page wants to go somewhere. Call `decisionHandler` once.
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
        /// The page wants to go somewhere, and to do what `preferences` say. Call `decisionHandler` once. Who has this
        /// is not asked without them.
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            preferences: WKWebpagePreferences,
            decisionHandler:
                @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
        /// A server has answered. Call `decisionHandler` once.
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
            decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
        /// A load has started.
        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
        /// The first content has come.
        func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
        /// Everything has come.
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

        /// Asks without the preferences, and leaves them as they are.
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
