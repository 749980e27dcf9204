// Two of the requirements have the same labels, so that their selectors have to be said.
@MainActor @preconcurrency @objc public protocol WKNavigationDelegate: NSObjectProtocol {
    @objc(webView:decidePolicyForNavigationAction:decisionHandler:) optional func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
    @objc(webView:decidePolicyForNavigationResponse:decisionHandler:) optional func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
    @objc(webView:decidePolicyForNavigationAction:preferences:decisionHandler:) optional func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        preferences: WKWebpagePreferences,
        decisionHandler:
            @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
    @objc optional func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    @objc optional func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    @objc optional func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    @objc optional func webView(
        _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    @objc optional func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error)
    @objc optional func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}
